/**
 * The connection to a table: a socket that reconnects by itself, the updates of each seat its link holds, and a queue
 * that shows every update for as long as its events need. It knows nothing about any game.
 */
import type { Ack, AnyCommand, AnyMessage, AnyStep, Because, Update, Hint, Presence, Reason, Refusal } from "../proto";
import { line, type Socket } from "./line";

export type Answer = Ack | Refusal | Because | Hint;
type Seat = number | null;
type Unsent = { [Kind in AnyCommand["type"]]: Omit<Extract<AnyCommand, { type: Kind }>, "id"> }[AnyCommand["type"]];

/** How long an update stays before the next one, in stages; given by the game. */
export type Pace = (update: Update) => number[];

export type Dial = (path: string) => Socket;

const FATAL = new Set([4400, 4403, 4404]);
const WAITS = [150, 300, 600, 1200, 2500, 5000];
const MOST_WAITING = 12;
/** The stage of an update whose events have all been shown. */
export const SETTLED = 99;

export class TableClient {
  /** connecting, open, lost (reconnects by itself) or refused (does not). */
  line = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusedCode = $state(0);
  seats = $state<number[]>([]);
  host = $state(false);
  /** The seat that looks at the screen. */
  seat = $state<Seat>(null);
  /** What is shown now; `latest` may be ahead of it while events play. */
  shown = $state.raw<Update | null>(null);
  latest = $state.raw<Update | null>(null);
  stage = $state(0);
  steps = $state.raw<AnyStep[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** When people left while this page looked on, by seat. */
  leftAt = $state.raw<Record<number, number>>({});
  /** The last refusal, until something else happens. */
  refusal = $state.raw<Reason | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** When `latest` arrived, for counting clocks down. */
  arrived = $state(0);
  pace: Pace = () => [0];
  calm: () => boolean = () => false;

  private updates = new Map<Seat, Update>();
  private histories = new Map<Seat, AnyStep[]>();
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private socket: Socket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private waiting = new Map<string, { text: string; done: (answer: Answer) => void }>();

  constructor(
    readonly id: string,
    private token: string,
    private dialled: Dial = (path) => line.connect(path),
  ) {}

  /** Open the socket; it reconnects by itself until `close`. */
  open(): void {
    this.closed = false;
    clearTimeout(this.retry);
    const since = this.latest?.seq ?? 0;
    const socket = this.dialled(`/api/tables/${this.id}/socket?since=${since}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as AnyMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.timer);
    this.socket?.close(1000);
  }

  /** Reconnect at once, as when the tab wakes up. */
  wake(): void {
    if (this.closed || this.line !== "lost") return;
    this.tries = 0;
    this.open();
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    if (FATAL.has(code)) {
      this.line = "refused";
      this.refusedCode = code;
      return;
    }
    this.line = "lost";
    this.retry = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private hear(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.line = "open";
        this.tries = 0;
        this.seats = message.seats;
        this.host = message.host;
        if (this.seat === null || !message.seats.includes(this.seat)) this.seat = message.seats[0] ?? null;
        for (const { text } of this.waiting.values()) this.socket?.send(text);
        break;
      case "frame":
        this.take(message);
        break;
      case "presence":
        this.leftAt = Object.fromEntries(
          message.online.flatMap((here, seat) => {
            const left = this.leftAt[seat] ?? (this.presence?.online[seat] ? Date.now() : undefined);
            return here || left === undefined ? [] : [[seat, left]];
          }),
        );
        this.presence = message;
        break;
      default:
        this.answered(message);
    }
  }

  private answered(message: Answer): void {
    if (message.type === "refused") this.refusal = message.reason;
    if (message.type === "because") this.refusal = message.reason;
    if (message.type === "hint") this.hint = message;
    if (message.id === null) return;
    this.waiting.get(message.id)?.done(message);
    this.waiting.delete(message.id);
  }

  // --- updates ----------------------------------------------------------------------------------------------------

  private take(update: Update): void {
    const history = this.histories.get(update.seat) ?? [];
    const last = history.at(-1)?.seq ?? -1;
    this.histories.set(update.seat, [...history, ...update.steps.filter((step) => step.seq > last)]);
    this.updates.set(update.seat, update);
    if (update.seat !== this.seat) return;
    this.latest = update;
    this.arrived = Date.now();
    this.queue.push(update);
    if (!this.shown || this.calm() || document.hidden || this.queue.length > MOST_WAITING) this.skip();
    else if (this.timer === undefined) this.next();
  }

  private show(update: Update): void {
    this.shown = update;
    this.stage = 0;
    this.steps = (this.histories.get(update.seat) ?? []).filter((step) => step.seq <= update.seq);
    if (update.steps.some((step) => step.step === "moved" || step.step === "undone")) {
      this.refusal = null;
      this.hint = null;
    }
  }

  private next(): void {
    const update = this.queue.shift();
    this.timer = undefined;
    if (!update) {
      this.stage = SETTLED;
      return;
    }
    this.show(update);
    const stages = update.steps.some((step) => step.step === "moved") ? this.pace(update) : [0];
    const turn = (stage: number): void => {
      this.stage = stage;
      this.timer = setTimeout(() => (stage + 1 < stages.length ? turn(stage + 1) : this.next()), stages[stage]);
    };
    turn(0);
  }

  /** Show everything in the queue at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last);
    this.stage = SETTLED;
  }

  /** Whether updates are still waiting to be shown. */
  get busy(): boolean {
    return this.shown?.seq !== this.latest?.seq;
  }

  /** The seat whose turn it is, if another person at this screen holds it. */
  get nextHere(): number | null {
    const turn = this.latest?.turn ?? null;
    return this.seats.length > 1 && turn !== null && turn !== this.seat && this.seats.includes(turn) ? turn : null;
  }

  /** Hand the screen over to another seat of this link. */
  look(seat: number): void {
    this.skip();
    this.seat = seat;
    const update = this.updates.get(seat);
    if (!update) return;
    this.latest = update;
    this.arrived = Date.now();
    this.show(update);
    this.stage = SETTLED;
  }

  // --- commands --------------------------------------------------------------------------------------------------

  /** Send a command; after a broken connection it is sent again, and executed only once. */
  send(command: Unsent): Promise<Answer> {
    const id = Math.random().toString(36).slice(2) + Date.now().toString(36);
    const seat = this.seats.length > 1 && this.seat !== null ? { seat: this.seat } : {};
    const text = JSON.stringify({ ...command, ...seat, id });
    this.refusal = null;
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.line === "open") this.socket?.send(text);
    });
  }

  move(move: string): Promise<Answer> {
    this.skip();
    return this.send({ type: "move", seq: this.latest?.seq ?? 0, move });
  }

  undo(): Promise<Answer> {
    this.skip();
    return this.send({ type: "undo", seq: this.latest?.seq ?? 0, count: 1 });
  }
}
