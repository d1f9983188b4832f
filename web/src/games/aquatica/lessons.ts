/** What a first game of Aquatica teaches: thirteen steps over a real deal, each shown until it is done. */
import type { AquaticaLocationView, AquaticaView } from "../../proto";
import { doneBy, next, pointed, type Guide, type Lesson } from "../props";

/** The location that the first card buys: its depths help to conquer the next one, and two raises finish it. */
const FIRST = "SB07";
const held = (view: AquaticaView): readonly AquaticaLocationView[] =>
  view.seat === null ? [] : (view.seats[view.seat]?.board ?? []);
const risen = (one: AquaticaLocationView): boolean => one.risen >= one.depths;
/** Whether there is little to choose from in the ocean. */
const few = (view: AquaticaView): boolean => view.top.length + view.bottom.length <= 3;
const asked =
  (phase: string) =>
  (view: AquaticaView, legal: readonly string[]): boolean =>
    view.asked === phase && legal.length > 0;
/** At the start of a turn in which a card can be played, or when that card asks. */
const playing =
  (card: string, phase: string, fits: (view: AquaticaView) => boolean = () => true) =>
  (view: AquaticaView, legal: readonly string[]): boolean =>
    fits(view) && ((asked("turn")(view, legal) && legal.includes(`play ${card}`)) || asked(phase)(view, legal));
/** First the card, then what it is for. */
const thing =
  (card: string, phase: string, wanted: string) =>
  (view: AquaticaView): string =>
    view.asked === phase ? wanted : `[data-move='play ${card}']`;

/** In the order they are tried. */
export const LESSONS: Lesson<AquaticaView>[] = [
  ["welcome", () => true, "[data-area='ocean']"],
  [
    "turn",
    // Who has played on without it knows what a turn is.
    (view, legal) => view.round === 1 && asked("turn")(view, legal) && legal.includes("play sealord"),
    "[data-move='play sealord']",
    ["play sealord"],
  ],
  ["buy", asked("buy"), `[data-move='buy ${FIRST}']`, ["buy"]],
  [
    "extra",
    (view, legal) => view.round === 1 && asked("turn-after")(view, legal) && legal.length > 1,
    "[data-move='end']",
    ["end"],
  ],
  [
    "conquer",
    playing("legion", "conquer", (view) => held(view).length > 0),
    thing("legion", "conquer", "[data-move^='conquer ']"),
    ["conquer"],
  ],
  ["pay", asked("pay"), "[data-area='board'] [data-move^='pay ']", ["pay"]],
  [
    "raise",
    playing("wave_teller", "raise", (view) => held(view).some((one) => !risen(one))),
    thing("wave_teller", "raise", `[data-move='raise ${FIRST}']`),
    ["raise"],
  ],
  [
    "score",
    (view, legal) => held(view).some(risen) && legal.some((move) => /^(score|use trained_score)/.test(move)),
    ":is([data-move^='score '], [data-move^='use trained_score'])",
    ["score", "use trained_score_1"],
  ],
  ["recruit", playing("agent", "recruit"), thing("agent", "recruit", "[data-move^='recruit ']"), ["recruit"]],
  ["scout", playing("sea_horse", "scout", few), thing("sea_horse", "scout", "[data-move='scout']"), ["scout"]],
  [
    "goals",
    (view, legal) => view.round > 3 && asked("turn")(view, legal),
    ":is([data-tab='goals'], [data-area='goals'])",
  ],
  [
    "matrona",
    (view, legal) => view.hand.length <= 3 && legal.includes("play matrona"),
    "[data-move='play matrona']",
    ["play matrona"],
  ],
  ["own", (view, legal) => view.round > 5 && asked("turn")(view, legal), "[data-points]"],
];

/** Ten turns each; the learner begins. */
export const guide: Guide = {
  deal: { game: "aquatica", players: 2, options: { kings: "off", turn_limit_per_player: 10 }, seed: "126" },
  lesson: (update, learnt) => next(LESSONS, update.view as unknown as AquaticaView, update.legal, learnt),
  points: (lesson, update) => pointed(LESSONS, lesson, update.view as unknown as AquaticaView),
  isDone: (lesson, move, update) =>
    // The card raises twice, and so does its lesson.
    doneBy(LESSONS, lesson, move) &&
    !(lesson === "raise" && (update.view as unknown as AquaticaView).asked === "raise"),
};
