/** Endeavor in words: rewards, moves with what they would give, sites, zones. */
import type { EndeavorView } from "../../proto";
import { wordsOf } from "../../lib/catalog.svelte";
import { has, say } from "../../lib/words.svelte";
import {
  goalsOf,
  isMarked,
  journalOf,
  kindOf,
  missionOf,
  sideOf,
  siteOf,
  specialistOf,
  tileOf,
  tokenOf,
  usesOf,
  type Goal,
  type Hex,
  type Reward,
  type Text,
} from "./content";
import { counted, depths, gives, hexSide, type Gift } from "./logic";

/** Questions about a single reward, where "done" means doing without it. */
const DECLINED = ["act", "draw", "impact", "promote", "restored"];

export function get(text: Text): string {
  return wordsOf(text);
}

export function rewardWord(reward: Reward): string {
  if (typeof reward === "string") return say(`reward-endeavor-${reward.replace("_", "-")}`);
  if (reward.type === "discover") return say("reward-endeavor-discover", { depths: depths(reward) });
  return say("reward-endeavor-action", { action: say(`action-endeavor-${reward.action}`) });
}

export function rewardWords(rewards: readonly Reward[]): string {
  return counted(rewards)
    .map(([reward, count]) => (count > 1 ? `${count}× ${rewardWord(reward)}` : rewardWord(reward)))
    .join(", ");
}

export function slotWords(actions: readonly string[][]): string {
  return actions.map((slot) => slot.map((action) => say(`action-endeavor-${action}`)).join(" / ")).join(" + ");
}

export function sideName(side: string): string {
  return get(sideOf(side).side.name);
}

export function tileName(id: string): string {
  return get(tileOf(id).name);
}

/** What a site costs and gives. */
export function siteWords(tile: string, site: string): string {
  const printed = tileOf(tile);
  const at = siteOf(printed, site);
  const kind = say(`action-endeavor-${kindOf(site)}`);
  const parts = [kind];
  if (at.field) parts.push(say(`field-endeavor-${at.field}`));
  if (site.startsWith("c")) parts.push(say("table-endeavor-cost", { cost: at.cost ?? 0 }));
  const gain = rewardWords(at.gain ?? []);
  const marked = isMarked(printed, site)
    ? ` · ${say("web-endeavor-marked")}`
    : at.locked
      ? ` · ${say("web-endeavor-locked")}`
      : "";
  return `${parts.join(", ")}${gain ? `: ${gain}` : ""}${marked}`;
}

/** A line of the score sheet: a goal by what it counts, the others by name. */
export function lineName(view: EndeavorView, line: string): string {
  const goal = goalAt(view, line);
  return goal ? get(goal.text) : say(`line-endeavor-${line}`);
}

/** Where the points of a line come from. */
export function lineHow(view: EndeavorView, line: string): string {
  const goal = goalAt(view, line);
  if (!goal) return say(`line-endeavor-${line}.how`);
  if (goal.waits) return say("table-endeavor-unchosen");
  return [
    goal.first ? say("web-endeavor-first", { points: goal.first }) : "",
    goal.second ? say("web-endeavor-second", { points: goal.second }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function goalAt(view: EndeavorView, line: string): Goal | undefined {
  return line.startsWith("goal-") ? goalsOf(view)[Number(line.slice(5)) - 1] : undefined;
}

export function giftWords(gift: Gift): string {
  const parts: string[] = [];
  const gain = rewardWords(gift.rewards);
  if (gain) parts.push(say("web-endeavor-gives", { gain }));
  if (gift.points) parts.push(say("web-endeavor-points", { points: gift.points }));
  if (gift.research) parts.push(say("table-endeavor-cost", { cost: gift.research }));
  if (gift.others.length) parts.push(say("web-endeavor-others", { gain: rewardWords(gift.others) }));
  return parts.join(" · ");
}

/** A move in words, without what it gives: below a heading, or in words that need none. */
export function moveWords(view: EndeavorView, move: string, alone = false): string {
  const [kind = "", first = "", more = ""] = move.split(" ");
  const id = alone && has(`said-endeavor-${kind}`) ? `said-endeavor-${kind}` : `move-endeavor-${kind}`;
  switch (kind) {
    case "recruit":
      return say(id, { name: sideName(first) });
    case "activate":
    case "recover":
    case "copy":
      return say(id, { name: sideName(first) });
    case "promote":
      return say(id, {
        name: sideName(first),
        senior: get(specialistOf(first).senior.name),
        busy: more ? "yes" : "no",
      });
    case "launch":
    case "travel":
    case "from":
    case "keep":
      return say(id, { name: tileName(first) });
    case "sonar":
    case "dive":
    case "conserve":
    case "journal":
      // What a site gives is said beside words that stand alone.
      return say(id, { name: tileName(first), site: alone ? "" : siteGain(first, more) }).trim();
    case "publish":
    case "apply":
    case "discard":
    case "space":
      return say(id, { name: get(journalOf(first).name) });
    case "cash":
      return say(id, { research: tokenOf(first).research });
    case "use":
      return say(id, { name: rewardWords(tokenOf(first).use?.gain ?? []) });
    case "retain":
      return say(id, { name: get(tokenOf(first).text) });
    case "raise":
    case "take":
      return say(id, { name: say(`reward-endeavor-${first}`, { depths: "", action: "" }).trim() });
    case "place":
      return say(id, { name: alone && view.about ? tileName(view.about) : first, place: first });
    case "choose":
      return say(id, { name: chosenWords(view, first) });
    case "impact":
      return say("said-endeavor-impact", { name: hexWords(view, first) });
    case "shift":
      return say(id, { name: hexWords(view, first) });
    case "done":
      return say(DECLINED.includes(view.asked) ? "move-endeavor-decline" : id);
    default:
      return say(id, { name: first });
  }
}

/** A move with what it gives in one line, as a hint says it. */
export function hintWords(view: EndeavorView, move: string): string {
  const [kind = ""] = move.split(" ");
  const words = moveWords(view, move, true);
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1);
  if (kind === "impact") return sentence;
  return [sentence, besides(move), giftWords(gives(view, move))].filter(Boolean).join(" · ");
}

/** A hex of the Impact board by what it shows and where it lies; equal ones are numbered. */
export function hexWords(view: EndeavorView, id: string): string {
  const { hexes } = missionOf(view).board;
  const hex = hexes.find((one) => one.id === id);
  if (!hex) return id;
  const [what, where] = [hexShown(hex), hexSide(hexes, hex)];
  const alike = hexes.filter((one) => hexShown(one) === what && hexSide(hexes, one) === where);
  const number = alike.length > 1 ? alike.indexOf(hex) + 1 : 0;
  return say("web-endeavor-hex-at", { what, where, number, count: alike.length });
}

/** What is on a hex: the goal it decides, its field, rewards and points. */
function hexShown(hex: Hex): string {
  const parts = [
    hex.goal ? say(`line-endeavor-goal-${hex.goal}`) : "",
    hex.field ? say(`field-endeavor-${hex.field}`) : "",
    rewardWords(hex.gain),
    hex.points ? say("web-endeavor-points", { points: hex.points }) : "",
  ];
  return parts.filter(Boolean).join(", ") || "∞";
}

/** What tells a site of a zone from the others there: its reward. */
function siteGain(tile: string, site: string): string {
  const gain = rewardWords(siteOf(tileOf(tile), site).gain ?? []);
  return gain ? `(${gain})` : "";
}

function chosenWords(view: EndeavorView, option: string): string {
  if (has(`choice-endeavor-${option}`)) return say(`choice-endeavor-${option}`);
  const ways = missionOf(view).goals.flatMap((goal) => goal.options ?? []);
  const text = ways.find((way) => way.id === option)?.text;
  return text ? get(text) : option;
}

/** Words that only some moves need beside what they give: what a specialist can do, what a journal does. */
function besides(move: string): string {
  const [kind = "", first = ""] = move.split(" ");
  if (kind === "activate" || kind === "copy" || kind === "recover") return slotWords(sideOf(first).side.actions);
  if (kind === "recruit") return slotWords(specialistOf(first).junior?.actions ?? []);
  if (kind === "apply" || kind === "discard" || kind === "publish") return usesOf(journalOf(first)).map(get).join(" ");
  if (kind === "promote") {
    const { senior } = specialistOf(first);
    return senior.endgame ? get(senior.endgame.text) : slotWords(senior.actions);
  }
  return "";
}

/** A move with everything it would give, for tips and screen readers. */
export function fullWords(view: EndeavorView, move: string): string {
  return [moveWords(view, move), besides(move), giftWords(gives(view, move))].filter(Boolean).join("\n");
}

/** What is asked now, in one sentence. */
export function asks(view: EndeavorView, names: readonly string[], mine: boolean): string {
  if (view.turn === null) return say("ask-endeavor-over");
  return say(`ask-endeavor-${view.asked}`, {
    you: mine ? "yes" : "no",
    seat: names[view.turn] ?? "",
    about: about(view),
  });
}

function about(view: EndeavorView): string {
  if (!view.about) return "";
  if (view.asked === "acts") return sideName(view.about);
  if (view.asked === "act") return say(`action-endeavor-${view.about}`);
  const [tile = "", site = ""] = view.about.split(" ");
  return site ? `${tileName(tile)} ${siteGain(tile, site)}`.trim() : tileName(tile);
}
