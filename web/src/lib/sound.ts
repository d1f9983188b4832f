/** A few soft tones, generated when they are needed; silent unless the settings ask for them. */
import { calm, prefs } from "./prefs.svelte";

let context: AudioContext | undefined;

const TONES = {
  play: [[300, 0.05]],
  trick: [
    [420, 0.07],
    [560, 0.09],
  ],
  turn: [[660, 0.08]],
  done: [
    [520, 0.09],
    [660, 0.09],
    [880, 0.16],
  ],
  failed: [
    [300, 0.14],
    [220, 0.24],
  ],
  signal: [
    [880, 0.06],
    [1175, 0.1],
  ],
} satisfies Record<string, [number, number][]>;

export type Sound = keyof typeof TONES;

/** A touch for the hand that holds the device; browsers allow it after the first tap. */
export function buzz(): void {
  const { vibrate, userActivation } = navigator as Partial<Navigator>;
  if (prefs.buzz && !calm() && userActivation?.hasBeenActive) vibrate?.call(navigator, [18]);
}

export function sound(name: Sound): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [pitch, length] of TONES[name]) {
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
