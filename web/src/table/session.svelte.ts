/** A person's session at a table: the connection, the drawing of the game, and everything that follows from them. */
import { createContext } from "svelte";
import type { AnyStep, Reason, Rematch } from "../proto";
import { seatNames } from "../games/names";
import type { Drawn } from "../games/props";
import { api, download, Refused } from "../lib/api";
import { remember } from "../lib/links";
import { lines, type Line } from "../lib/log";
import { prefs } from "../lib/prefs.svelte";
import { go } from "../lib/route.svelte";
import { TableClient } from "../lib/table.svelte";
import { goes, taken } from "../lib/undo";
import { why } from "../lib/words.svelte";

export type Open = "" | "device" | "keys" | "legend" | "log" | "menu" | "recent" | "settings" | "talk" | "undo";

/** From this width of the screen on, there is room for the log beside a game. */
const LOG_FROM = 1440;

export class Session {
  readonly client: TableClient;
  drawn = $state.raw<Drawn | null>(null);
  /** The dialog that is open. */
  open = $state<Open>("");
  /** Whether a hint was asked for and has not come yet. */
  hinting = $state(false);
  /** On a shared screen: the seat that has to confirm before its view is shown. */
  curtain = $state<number | null>(null);
  /** The seat whose view a spectator sees, if that seat allows it. */
  eyes = $state<number | null>(null);
  /** How far this browser had seen the table before an absence, and when. */
  left = $state.raw<{ seq: number; at: number } | null>(null);
  endClosed = $state(false);
  /** Whether this is the guided first game. */
  learning = false;
  /** The width of the screen; 0 if it is too low for a log beside the game. */
  width = $state(0);
  /** Whether the log stays open beside the game. */
  readonly logBeside = $derived.by(() => prefs.log && this.width >= this.logFrom);
  private readonly logFrom = $derived.by(() => this.drawn?.logFrom ?? LOG_FROM);
  private problem = $state.raw<Reason | null>(null);

  readonly update = $derived.by(() => this.client.shown);
  readonly game = $derived(this.update?.table.game ?? "");
  readonly names = $derived(this.update ? seatNames(this.game, this.update.table.seats) : []);
  readonly playing = $derived(
    this.update !== null && this.update.table.status !== "waiting" && this.update.view !== null,
  );
  readonly over = $derived(this.update?.table.status === "over");
  /** Whether the table goes from browser to browser: nobody is connected but those at this screen. */
  readonly byMessage = $derived(this.update?.table.settings.by_message ?? false);
  readonly seated = $derived.by(() => this.client.seat !== null);
  /** Whether this link is of somebody who sits here, not only invited. */
  readonly sits = $derived.by(() =>
    this.client.seats.some((seat) => this.update?.table.seats[seat]?.kind === "person"),
  );
  /** Whether the game is shown: people who share a screen hide their cards from each other. */
  readonly shown = $derived(this.playing && this.curtain === null);
  readonly log = $derived.by(() => {
    if (!this.update || !this.drawn) return [];
    return this.told(this.client.steps);
  });
  /** The update that is shown: the person's own, or that of the seat a spectator watches. */
  readonly looked = $derived.by(() => {
    const view = this.eyes === null ? undefined : this.update?.shared[this.eyes];
    return this.update && view ? { ...this.update, seat: this.eyes, view } : this.update;
  });
  private readonly taken = $derived.by(() => taken(this.client.steps));
  /** The moves that go with the next undo. */
  readonly undoTakes = $derived.by(() => (this.client.seat === null ? [] : goes(this.taken, this.client.seat)));
  /** The own move that was just taken back and can be made again. */
  readonly redo = $derived.by(() => {
    const next = this.taken.again.at(-1);
    return next?.seat === this.client.seat && this.update?.legal.includes(next.move) ? next.move : null;
  });
  /** Seats of people who play here and are not connected; a bot may stand in for them already. */
  readonly missing = $derived.by(() => {
    const { online } = this.client.presence ?? {};
    if (!online || !this.update || this.byMessage) return [];
    return this.update.table.seats.flatMap(({ kind }, seat) =>
      kind === "person" && !online[seat] && !this.client.seats.includes(seat) ? [seat] : [],
    );
  });
  /** Whether another person sits at this table, now or then. */
  readonly company = $derived.by(
    () =>
      this.update?.table.seats.some(({ kind }, seat) => kind === "person" && !this.client.seats.includes(seat)) ??
      false,
  );
  /** What people said, oldest first. */
  readonly talk = $derived.by(() => this.client.steps.filter((step) => step.step === "said"));
  /** How far the talk was read: the last entry of the table's log at that time. */
  private readTo = $state<number | null>(null);
  readonly unread = $derived.by(() => {
    const { readTo } = this;
    if (readTo === null) return 0;
    return this.talk.filter((step) => step.seq > readTo && !this.client.seats.includes(step.seat)).length;
  });
  /** What happened since this browser was away, if that is worth a recap. */
  readonly missed = $derived.by(() => {
    const { left } = this;
    return left && this.shown && !this.over ? this.log.filter((line) => line.seq > left.seq) : [];
  });
  readonly hint = $derived.by(() => {
    const { hint, seat } = this.client;
    return hint && hint.seat === seat && !this.over ? hint : null;
  });
  readonly refusal = $derived.by(() => {
    const reason = this.problem ?? this.client.refusal;
    return reason ? why(reason, this.names, this.game) : "";
  });
  /** Whether the table answers a question for this person without asking. */
  readonly answersItself = $derived((this.update?.stands.length ?? 0) > 0);

  /** Steps as the log tells them. Among bots nobody is asked to agree, so that is no news. */
  told(steps: readonly AnyStep[]): Line[] {
    if (!this.update || !this.drawn) return [];
    const known = this.drawn.remembered?.(steps, this.update) ?? steps;
    const worth = this.company ? known : known.filter((one) => one.step !== "proposed" && one.step !== "voted");
    return lines(this.game, worth, this.names, this.client.seat, this.drawn.log);
  }

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.client = new TableClient(id, token);
  }

  /** What was said up to now is read, or up to an entry of the log that was seen before. */
  readTalk(to = this.update?.seq ?? 0): void {
    this.readTo = Math.max(this.readTo ?? 0, to);
  }

  move(move: string): void {
    this.problem = null;
    this.left = null;
    void this.client.move(move);
  }

  /** Take back the last move; ask first if moves of others go with it. */
  undo(): void {
    const { undo } = this.update ?? {};
    const across = this.undoTakes.some((move) => !this.client.seats.includes(move.seat));
    if (undo?.ask && !undo.free && across) this.open = "undo";
    else void this.client.undo();
  }

  /** Make the move again that was taken back. */
  makeAgain(): void {
    if (this.redo) this.move(this.redo);
  }

  /** Ask for a nudge first, then, asked again, for the move with its reason. */
  askHint(): void {
    if (this.hinting) return;
    this.hinting = true;
    const answered = this.client.send({ type: "hint", much: this.hint ? "move" : "nudge" });
    void answered.finally(() => (this.hinting = false));
  }

  pause(on: boolean): void {
    void this.client.send({ type: "pause", on });
  }

  toggleAutoAnswer(): void {
    const move = this.update?.standing;
    if (move) void this.client.send({ type: "standing", move, on: !this.answersItself });
  }

  toggleLog(): void {
    if (this.width >= this.logFrom) prefs.log = !prefs.log;
    else this.open = this.open === "log" ? "" : "log";
  }

  /** Play on after the end, at a new table. */
  async again(choice: NonNullable<Rematch["choice"]>, swap = false): Promise<void> {
    await this.trying(async () => {
      const made = await api.rematch(this.id, { choice, swap }, this.token);
      if (made.table) this.follow(made.table);
    });
  }

  /** Go to the table that follows this one. */
  follow(table: string): void {
    remember({ table, token: this.token, game: this.game, over: false, at: Date.now() });
    go(`/t/${table}#${this.token}`);
  }

  async save(): Promise<void> {
    await this.trying(() => download(this.id, this.token));
  }

  private async trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof Refused ? error.reason : { id: "web-offline", args: {} };
    }
  }
}

/** The session of the table that a part belongs to. */
export const [getSession, setSession] = createContext<Session>();
