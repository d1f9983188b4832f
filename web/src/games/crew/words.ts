/** What The Crew's table asks, and the answers as buttons. */
import type { CrewView } from "../../proto";
import { entry } from "../../lib/catalog.svelte";
import { cardName, has, move as moveWords, say } from "../../lib/words.svelte";
import type { Choice } from "../../parts/Prompt.svelte";
import { forSeats, named, type Choices } from "./logic";
import type { Progress } from "./progress";

/** Answers that most people give. */
const USUAL = ["quiet", "accept", "claim", "keep"];
/** Phases whose question is about a marked task. */
const MARKED = ["claim", "assign", "predict"];

export function question(view: CrewView, names: readonly string[], mine: boolean): string {
  if (view.turn === null) return say(`outcome-crew-${view.outcome ?? "abandoned"}`);
  // The task itself is marked: its words need not be repeated.
  if (mine && view.about && MARKED.includes(view.phase)) return say(`web-crew-ask-${view.phase}`);
  const task = view.about ? taskWords(view, view.about) : "none";
  const text = say(`ask-crew-${view.phase}`, { you: mine ? "yes" : "no", seat: names[view.turn] ?? "", task });
  const forTonoja = mine && view.owner !== null && view.owner !== view.turn && has("ask-crew-tonoja");
  return forTonoja ? `${text} ${say("ask-crew-tonoja")}` : text;
}

/** The marks that a card can be signalled with. */
export function signalButtons(choices: Choices, card: string): Choice[] {
  return (choices.signals.get(card) ?? []).map(({ mark, move }) => ({
    move,
    label: say(`mark-crew-${mark || "none"}`),
    icon: `mark-${mark || "none"}`,
  }));
}

export function answerButtons(choices: Choices, names: readonly string[]): Choice[] {
  return choices.answers.map((move) => ({
    move,
    label: shortWords(move, names) || moveWords("crew", move, names),
    main: USUAL.includes(move),
    icon: iconOf(move),
  }));
}

/** Answers whose question says the rest. */
function shortWords(move: string, names: readonly string[]): string {
  const [verb, what = ""] = move.split(" ");
  if (verb === "assign") return names[Number(what)] ?? "";
  if (verb === "vote") return say("web-crew-vote", { side: what });
  return verb === "predict" || verb === "foresee" ? what : "";
}

function iconOf(move: string): string | undefined {
  if (move === "quiet") return "icon-quiet";
  return move.startsWith("vote") && move !== "vote no" ? "distress" : undefined;
}

/** What a task asks for at this table. */
export function taskWords(view: CrewView, id: string): string {
  return forSeats(entry("crew", "tasks", id), view.order.length);
}

/** How far a task has come, in words. */
export function progressWords(steps: readonly Progress[]): string {
  return steps
    .map(({ id, suit, have = 0, need = 0 }) => {
      const said = say(`progress-crew-${id}`, { have, need, suit: suit ? say(`suit-crew-${suit}`) : "" });
      return suit && id !== "suit" ? say("progress-crew-in", { suit: say(`suit-crew-${suit}`), said }) : said;
    })
    .join(" · ");
}

/** What is different in this attempt, each with its symbol. */
export function specials(view: CrewView): { icon: string; text: string }[] {
  const found: { icon: string; text: string }[] = [];
  if (view.terrain)
    found.push({ icon: "icon-terrain", text: say("web-crew-terrain", { card: cardName("crew", view.terrain) }) });
  if (view.communication !== "normal")
    found.push({
      icon: `icon-${view.communication}`,
      text: say(`briefing-crew-${view.communication}`, { pool: view.pool ?? 0 }),
    });
  if (view.distress) found.push({ icon: "distress", text: say("briefing-crew-distress") });
  return found;
}

/** A move with a card in words. */
export function cardWords(move: string): string {
  const found = named(move);
  if (!found) return "";
  const mark = found.mark ? say(`mark-crew-${found.mark}`) : "none";
  return say(`web-crew-hint-${found.verb}`, { card: cardName("crew", found.card), mark });
}
