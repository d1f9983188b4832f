/** With two players a third seat, Tonoja, is played by both. */
import { say } from "../../lib/words.svelte";

export const guests = (players: number): string[] => (players === 2 ? [say("crew-tonoja")] : []);
