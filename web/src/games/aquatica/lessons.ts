/** What a first game of Aquatica teaches, and when: each lesson once, at the moment it is about. */
import type { AquaticaSeatView, AquaticaView } from "../../proto";
import { next, type Guide, type Lesson } from "../props";

const own = (view: AquaticaView): AquaticaSeatView | undefined => (view.seat === null ? undefined : view.seats[view.seat]);
const asked = (phase: string) => (view: AquaticaView, legal: readonly string[]): boolean => view.asked === phase && legal.length > 0;
const can = (verb: string) => (_: AquaticaView, legal: readonly string[]): boolean => legal.some((move) => move.startsWith(`${verb} `));

/** In the order they are tried. */
export const LESSONS: Lesson<AquaticaView>[] = [
  ["welcome", () => true],
  ["over", (view) => view.turn === null],
  ["turn", asked("turn")],
  ["buy", asked("buy")],
  ["conquer", asked("conquer")],
  ["recruit", asked("recruit")],
  ["pay", asked("pay")],
  ["scout", asked("scout")],
  ["choose", asked("choose")],
  ["raise", asked("raise")],
  ["score", asked("score")],
  ["claim", can("claim")],
  ["board", (view, legal) => (own(view)?.board.length ?? 0) > 0 && asked("turn")(view, legal)],
  ["risen", (view) => own(view)?.board.some((held) => held.risen >= held.depths) ?? false],
  ["exploit", can("exploit")],
  ["manta", can("use")],
  ["scored", (view) => (own(view)?.scored ?? 0) > 0],
  ["matrona", (view, legal) => view.hand.length <= 3 && legal.includes("play matrona")],
  ["after", asked("turn-after")],
  ["ending", (view) => view.ending > 0],
];

/** A deal in which the first card can buy a location that pays for the next one; ten turns each. */
export const guide: Guide = {
  deal: { game: "aquatica", players: 2, options: { kings: "off", turn_limit_per_player: 10 }, seed: "47" },
  lesson: (frame, learnt) => next(LESSONS, frame.view as unknown as AquaticaView, frame.legal, learnt),
};
