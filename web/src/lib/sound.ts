/** A few soft tones, made on the spot; silent unless they were asked for. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | undefined;

const TONES: Record<string, [number, number][]> = {
  play: [[300, 0.05]],
  trick: [[420, 0.07], [560, 0.09]],
  turn: [[660, 0.08]],
  done: [[520, 0.09], [660, 0.09], [880, 0.16]],
  failed: [[300, 0.14], [220, 0.24]],
  signal: [[880, 0.06], [1175, 0.1]],
};

export function sound(name: keyof typeof TONES | string): void {
  const tones = TONES[name];
  if (!prefs.sound || !tones) return;
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [pitch, length] of tones) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.12, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
      at += length;
    }
  } catch {
    // No sound device: stay silent.
  }
}
