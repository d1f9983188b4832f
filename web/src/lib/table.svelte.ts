/**
 * One table as this browser sees it: a socket that comes back by itself, the frames of each seat its link holds, and a
 * queue that lets every frame stay in sight for as long as its events need. Knows nothing of any game.
 */
import type { Ack, AnyCommand, AnyMessage, AnyStep, Because, Frame, Hint, Presence, Reason, Refusal } from "../proto";

export type Answer = Ack | Refusal | Because | Hint;
type Seat = number | null;
type Unsent = { [Kind in AnyCommand["type"]]: Omit<Extract<AnyCommand, { type: Kind }>, "id"> }[AnyCommand["type"]];

/** How long a frame stays before the next one, in stages; given by the game. */
export type Pace = (frame: Frame) => number[];

export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}
export type Dial = (path: string) => Socket;

const FATAL = new Set([4400, 4403, 4404]);
const WAITS = [150, 300, 600, 1200, 2500, 5000];
const MOST_WAITING = 12;
/** The stage of a frame whose events have all been seen. */
export const SETTLED = 99;

function dial(path: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
}

export class TableClient {
  /** connecting, open, lost (comes back by itself) or refused (does not). */
  line = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusedCode = $state(0);
  seats = $state<number[]>([]);
  host = $state(false);
  /** The seat that looks at the screen. */
  seat = $state<Seat>(null);
  /** What is shown now; `latest` may be ahead of it while events play. */
  shown = $state.raw<Frame | null>(null);
  latest = $state.raw<Frame | null>(null);
  stage = $state(0);
  steps = $state.raw<AnyStep[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** What the table refused last, until something else happens. */
  refusal = $state.raw<Reason | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** When `latest` arrived, for counting clocks down. */
  arrived = $state(0);
  pace: Pace = () => [0];
  calm: () => boolean = () => false;

  private frames = new Map<Seat, Frame>();
  private histories = new Map<Seat, AnyStep[]>();
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private socket: Socket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private waiting = new Map<string, { text: string; done: (answer: Answer) => void }>();

  constructor(
    readonly id: string,
    private token: string,
    private dialled: Dial = dial,
  ) {}

  /** Open the socket; it comes back by itself until `close`. */
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

  /** Come back at once, as when the tab wakes up. */
  wake(): void {
    if (this.closed || this.line !== "lost") return;
    this.tries = 0;
    this.open();
  }

  /** Break the line, as a bad network would. */
  drop(): void {
    this.socket?.close(4000);
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

  // --- frames ---------------------------------------------------------------------------------------------------------

  private take(frame: Frame): void {
    const history = this.histories.get(frame.seat) ?? [];
    const last = history.at(-1)?.seq ?? -1;
    this.histories.set(frame.seat, [...history, ...frame.steps.filter((step) => step.seq > last)]);
    this.frames.set(frame.seat, frame);
    if (frame.seat !== this.seat) return;
    this.latest = frame;
    this.arrived = Date.now();
    this.queue.push(frame);
    if (!this.shown || this.calm() || document.hidden || this.queue.length > MOST_WAITING) this.skip();
    else if (this.timer === undefined) this.next();
  }

  private show(frame: Frame): void {
    this.shown = frame;
    this.stage = 0;
    this.steps = (this.histories.get(frame.seat) ?? []).filter((step) => step.seq <= frame.seq);
    if (frame.steps.some((step) => step.step === "moved" || step.step === "undone")) {
      this.refusal = null;
      this.hint = null;
    }
  }

  private next(): void {
    const frame = this.queue.shift();
    this.timer = undefined;
    if (!frame) {
      this.stage = SETTLED;
      return;
    }
    this.show(frame);
    const stages = frame.steps.some((step) => step.step === "moved") ? this.pace(frame) : [0];
    const turn = (stage: number): void => {
      this.stage = stage;
      this.timer = setTimeout(() => (stage + 1 < stages.length ? turn(stage + 1) : this.next()), stages[stage]);
    };
    turn(0);
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last);
    this.stage = SETTLED;
  }

  /** Whether something is still to be seen before the present. */
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
    const frame = this.frames.get(seat);
    if (!frame) return;
    this.latest = frame;
    this.arrived = Date.now();
    this.show(frame);
    this.stage = SETTLED;
  }

  // --- commands -------------------------------------------------------------------------------------------------------

  /** Send a command; it is sent again after a broken line, and done once. */
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
