/** The line to the table in this browser: the same requests and sockets, by messages to a worker. */
import type { Line, Reply, Socket } from "../lib/line";
import type { ToPage, ToTable } from "./messages";
import { PARTS } from "./parts";
import { table } from "./state.svelte";

interface Waiting {
  done: (reply: Reply) => void;
  lost: (error: Error) => void;
}

class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private say: (message: ToTable) => void,
    readonly id: number,
  ) {}

  send(text: string): void {
    this.say({ type: "send", id: this.id, text });
  }

  close(): void {
    this.say({ type: "close", id: this.id });
  }
}

export class WorkerLine implements Line {
  private worker: Worker | undefined;
  private count = 0;
  private waiting = new Map<number, Waiting>();
  private sockets = new Map<number, WorkerSocket>();

  constructor(
    private base: string,
    /** Called once the table is there. */
    private ready: () => void = () => undefined,
  ) {
    this.start();
  }

  /** Start the worker, or another one after it has failed. */
  start(): void {
    this.worker?.terminate();
    table.now = { stage: "loading", loaded: 0, total: 0 };
    this.worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "table" });
    this.worker.onmessage = (event: MessageEvent<ToPage>) => this.hear(event.data);
    this.worker.onerror = (event) => (table.now = { stage: "failed", detail: event.message });
    this.say({ type: "start", base: this.base });
  }

  async request(method: string, path: string, headers: Record<string, string>, body = ""): Promise<Reply> {
    const known = method === "GET" ? PARTS.answers[path] : undefined;
    if (known !== undefined) {
      const answer = await fetch(new URL(known, this.base));
      if (answer.ok) return { status: 200, text: await answer.text() };
    }
    const authorization = headers.Authorization ?? "";
    return this.ask((id) => ({ type: "request", id, method, path, authorization, body }));
  }

  connect(path: string): Socket {
    const id = ++this.count;
    const socket = new WorkerSocket((message) => this.say(message), id);
    this.sockets.set(id, socket);
    this.say({ type: "connect", id, path });
    return socket;
  }

  /** Everything that is kept here, as the text of one file; `page` is what the browser itself keeps. */
  async export(page: Record<string, string>): Promise<string> {
    return (await this.ask((id) => ({ type: "export", id, page: JSON.stringify(page) }))).text;
  }

  /** Take over what is new in such a file. */
  restore(text: string): Promise<Reply> {
    return this.ask((id) => ({ type: "restore", id, text }));
  }

  private ask(made: (id: number) => ToTable): Promise<Reply> {
    const id = ++this.count;
    return new Promise((done, lost) => {
      this.waiting.set(id, { done, lost });
      this.say(made(id));
    });
  }

  private say(message: ToTable): void {
    this.worker?.postMessage(message);
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "state":
        if (message.state.stage === "ready" && table.now.stage !== "ready") this.ready();
        table.now = message.state;
        return;
      case "opened":
        this.sockets.get(message.id)?.onopen?.();
        return;
      case "heard":
        this.sockets.get(message.id)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.sockets.get(message.id)?.onclose?.({ code: message.code });
        this.sockets.delete(message.id);
        return;
      default:
        this.answered(message);
    }
  }

  private answered(message: ToPage & { type: "reply" | "lost" }): void {
    const one = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "reply") one?.done({ status: message.status, text: message.text });
    else one?.lost(new Error("the table has gone"));
  }
}
