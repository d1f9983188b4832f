/** Starts the table of the site behind the page, which doesn't wait for it. */
import { use } from "../lib/line";
import { keepAll } from "../offline/registration.svelte";
import { WorkerLine } from "./line";

/** Everything is loaded by then, so that keeping it for play without a network costs no second download. */
const READY = (): void => void keepAll();

export const line = new WorkerLine(new URL("./", location.href).href, READY);
use(line);
