/** What a first game teaches, and when: each lesson once, at the moment it is about. */
import type { CrewView } from "../../proto";
import { next, pointed, type Guide, type Lesson } from "../props";

const HAND = "[data-area='hand']";
const RECENT = "[data-recent]";
const TRICK = "[data-area='trick']";
/** The task that the deal is good for, the card it asks for, and the card that wins it. */
const OWN = "T3";
const [WANTED, WINNER] = ["B4", "B9"];
const NINE = `${HAND} [data-card='${WINNER}']`;

const playing = (view: CrewView, legal: readonly string[]): boolean => view.phase === "play" && legal.length > 0;
/** Whether the learner has taken the task that was advised. */
const isOwn = (view: CrewView): boolean => view.tasks.some((task) => task.id === OWN && task.owner === view.seat);
/** Whether the learner can win it with the card that was advised. */
const winning = (view: CrewView): boolean => isOwn(view) && view.hand.includes(WINNER);
/** The first partner with a task that is still open. */
const partner = (view: CrewView): number =>
  view.tasks.find((task) => task.owner !== null && task.owner !== view.seat && task.status === "open")?.owner ?? -1;
/** The first other seat whose signal lies open. */
const teller = (view: CrewView): number =>
  view.seats.findIndex((it, seat) => seat !== view.seat && it.signals.some((signal) => !signal.played));
const theirs = (view: CrewView): string => `[data-seat="${partner(view)}"]`;

/** In the order they are tried. */
export const LESSONS: Lesson<CrewView>[] = [
  ["welcome", () => true, HAND],
  ["captain", (view) => view.phase === "draft", (view) => `[data-seat="${view.captain}"]`],
  ["task", (_, legal) => legal.includes(`take ${OWN}`), `[data-task='${OWN}']`],
  ["distress", (view, legal) => view.phase === "distress" && legal.length > 0, "[data-move='vote no']"],
  ["give", (view, legal) => view.phase === "give" && legal.length > 0, HAND],
  ["partner", (view) => view.phase !== "draft" && view.number < 2 && partner(view) >= 0, theirs],
  ["signal", (view, legal) => view.phase === "signal" && legal.length > 0, HAND],
  [
    "signalled",
    (view, legal) => view.phase === "signal" && legal.length > 0 && teller(view) >= 0,
    (view) => `[data-seat="${teller(view)}"]`,
  ],
  [
    "lead",
    (view, legal) => playing(view, legal) && view.trick.cards.length === 0,
    (view) => (winning(view) ? NINE : HAND),
  ],
  [
    "win",
    (view, legal) =>
      legal.includes(`play ${WINNER}`) && view.trick.cards.some((on) => on.card === WANTED) && isOwn(view),
    NINE,
  ],
  ["follow", (view, legal) => playing(view, legal) && legal.length < view.hand.length, HAND],
  [
    "free",
    (view, legal) =>
      playing(view, legal) && view.trick.cards.length > 0 && legal.length === view.hand.length && view.number > 0,
    HAND,
  ],
  ["trick", (view) => view.number >= 1, RECENT],
  ["submarine", (view) => view.trick.cards.some((on) => on.card.startsWith("S")), TRICK],
  [
    "helped",
    (view) => partner(view) >= 0 && view.tasks.some((task) => task.owner === view.seat && task.status === "done"),
    theirs,
  ],
  ["over", (view) => view.outcome !== null],
];

/**
 * A deal in which the learner is the captain and can win the blue 4 with the blue 9. The other tasks need two tricks
 * each and can hardly fail, so that no single card ends the game before its lessons.
 */
export const guide: Guide = {
  deal: { game: "crew", players: 3, options: { mission: "tutorial", tasks: [OWN, "T91", "T68"] }, seed: "1198" },
  lesson: (update, learnt) => next(LESSONS, update.view as unknown as CrewView, update.legal, learnt),
  points: (lesson, update) => pointed(LESSONS, lesson, update.view as unknown as CrewView),
  args: (update, names) => {
    const view = update.view as unknown as CrewView;
    const [helped, told] = [partner(view), teller(view)].map((seat) => names[seat] ?? "");
    return { own: winning(view) ? "yes" : "no", partner: helped!, teller: told! };
  },
};
