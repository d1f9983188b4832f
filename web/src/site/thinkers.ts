/**
 * Workers that think for bots and reviews. They start when they are needed. Until the first is ready the table decides
 * for bots itself, if the rules are compiled: a match doesn't wait for a second Python, which starts a little later so
 * that the page can draw the table first.
 */
import type { FromThinker, ToThinker } from "./messages";
import { PARTS } from "./parts";
import { loadNet } from "./python";

/** One for the bots of a match, one for a review. */
const MOST = 2;
/** How long after a bot's first decision its worker starts if the table can decide until then, in ms. */
const LATER = 1500;

interface Task {
  id: number;
  task: Uint8Array;
  /** Whether it may take seconds, as the judgement of a review does. */
  long: boolean;
  done: (answer: Uint8Array) => void;
}

class Thinker {
  task: Task | null = null;
  ready = false;
  readonly worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module", name: "thinking" });

  say(message: ToThinker): void {
    this.worker.postMessage(message);
  }
}

export class Thinkers {
  private crew: Thinker[] = [];
  private queue: Task[] = [];
  private broken = false;
  private net: Promise<Uint8Array> | undefined;

  constructor(
    private base: string,
    /** How the table thinks itself. */
    private inline: (task: Uint8Array) => Uint8Array,
  ) {}

  /** Start the first worker in some milliseconds. */
  startIn(wait: number): void {
    if (!this.crew.length) setTimeout(() => this.crew.length || this.start(), wait);
  }

  think(id: number, task: Uint8Array, long: boolean): Promise<Uint8Array> {
    return new Promise((done) => {
      this.queue.push({ id, task, long, done });
      this.assign();
    });
  }

  /** Give up a task: replace the worker that runs it. */
  abandon(id: number): void {
    this.queue = this.queue.filter((task) => task.id !== id);
    const busy = this.crew.find((thinker) => thinker.task?.id === id);
    if (busy) this.remove(busy);
    this.assign();
  }

  private assign(): void {
    while (this.queue.length) {
      if (this.alone(this.queue[0]!)) {
        const task = this.queue.shift()!;
        task.done(this.inline(task.task));
        this.startIn(LATER);
        continue;
      }
      const idle = this.crew.find((thinker) => !thinker.task) ?? this.start();
      if (idle) {
        idle.task = this.queue.shift()!;
        if (idle.ready) this.give(idle);
      } else if (!this.broken) return;
    }
  }

  /** Whether the table should do a task itself: nobody else can, or nobody is ready and it takes a moment only. */
  private alone(task: Task): boolean {
    if (this.broken) return true;
    return PARTS.build === "compiled" && !task.long && !this.crew.some((thinker) => thinker.ready);
  }

  private give(thinker: Thinker): void {
    const { id, task } = thinker.task!;
    thinker.say({ type: "task", id, task });
  }

  private start(): Thinker | undefined {
    if (this.crew.length >= MOST || this.broken) return undefined;
    try {
      const thinker = new Thinker();
      thinker.worker.onmessage = (event: MessageEvent<FromThinker>) => this.hear(thinker, event.data);
      thinker.worker.onerror = () => this.failed(thinker);
      thinker.say({ type: "start", base: this.base });
      this.crew.push(thinker);
      return thinker;
    } catch {
      this.broken = true;
      return undefined;
    }
  }

  private hear(thinker: Thinker, message: FromThinker): void {
    if (message.type === "failed") {
      this.failed(thinker);
      return;
    }
    if (message.type === "ready") {
      thinker.ready = true;
      void this.teach(thinker);
      if (thinker.task) this.give(thinker);
      return;
    }
    const { task } = thinker;
    thinker.task = null;
    task?.done(message.answer);
    this.assign();
  }

  /** Hand over the weights of the bots' net, which nobody waits for; without a network they may be missing. */
  private async teach(thinker: Thinker): Promise<void> {
    if (!PARTS.net) return;
    try {
      this.net ??= loadNet(this.base);
      thinker.say({ type: "learn", net: await this.net });
    } catch (problem) {
      console.warn(problem);
      this.net = undefined;
    }
  }

  private failed(thinker: Thinker): void {
    const { task } = thinker;
    this.remove(thinker);
    if (!this.crew.some((other) => other.ready)) this.broken = true;
    if (task) this.queue.unshift(task);
    this.assign();
  }

  private remove(thinker: Thinker): void {
    thinker.worker.terminate();
    this.crew = this.crew.filter((other) => other !== thinker);
  }
}
