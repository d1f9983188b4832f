/** Making tables: at once against bots, from a form, by a fork. */
import type { GameInfo, Made, MakeTable, SeatWish } from "../proto";
import { drawing } from "../games";
import { api } from "./api";
import { remember } from "./links";
import { prefs } from "./prefs.svelte";
import { go } from "./route.svelte";
import { SITE } from "./site";
import { say } from "./words.svelte";

/** A person's own content, as in its file. */
export type Pack = NonNullable<MakeTable["packs"]>[number];

/** Keep the link of a new table and go there. */
export function enter(made: Made, title = ""): void {
  const { id, game } = made.table;
  remember({
    table: id,
    token: made.token,
    game,
    at: Date.now(),
    over: false,
    invites: made.invites,
    watch: made.watch,
    title,
  });
  go(`/t/${id}#${made.token}`);
}

/** Load what a table is drawn with while it is being made; the table itself says what is missing. */
function prepare(game: string): void {
  void Promise.all([import("../pages/Table.svelte"), drawing(game)]).catch(() => undefined);
}

export async function make(body: MakeTable, title = ""): Promise<void> {
  prepare(body.game);
  enter(await api.make(body), title);
}

const BOT_NAMES = ["Ada", "Marlin", "Coral", "Nereus", "Pearl", "Wanda"];

/** A name for the bot on a seat. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

/** The bot for a newcomer. */
export function usualBot(info: GameInfo | undefined): string {
  return info?.usual ?? "random";
}

/** Seats, with a name for each that has none. */
export function named(seats: readonly SeatWish[]): SeatWish[] {
  return seats.map((seat, at) => ({
    ...seat,
    name:
      seat.name ||
      (seat.kind === "bot" ? botName(at) : seat.kind === "me" || SITE ? say("web-person", { number: at + 1 }) : ""),
  }));
}

/** What was chosen in a form; fields left empty keep their defaults. */
export function given(chosen: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(chosen).filter(([, one]) => one !== "" && one !== null));
}

/** What was chosen, without what the game no longer has after a pack was removed. */
export function still(chosen: Record<string, unknown>, game: GameInfo): Record<string, unknown> {
  const gone = game.options.filter(
    (option) =>
      option.choices.length && option.name in chosen && !option.choices.includes(chosen[option.name] as string),
  );
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.some((option) => option.name === name)));
}

/** Seats for the person who makes the table and bots. */
export async function againstBots(game: string, players: number): Promise<SeatWish[]> {
  const bot = usualBot((await api.games()).find((one) => one.name === game));
  return named(
    Array.from({ length: players }, (_, at) => (at ? { kind: "bot", bot } : { kind: "me", name: prefs.name })),
  );
}

/** Play against bots at once, with the defaults of the game. */
export async function playNow(game: string): Promise<void> {
  const info = (await api.games()).find((one) => one.name === game);
  const players = info?.options.find((option) => option.name === "players")?.default;
  const count = typeof players === "number" ? players : (info?.least ?? 2);
  await make({ game, seats: await againstBots(game, count) });
}
