/** The table itself: Python in this worker, with its storage and those who think for it. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { openDisk } from "./disk";
import type { State, Storage, ToPage, ToTable } from "./messages";
import { answering, lacksMemory, loadPython, taken } from "./python";
import { Thinkers } from "./thinkers";

/** `batyskaf.table.worker.Page`, seen from here. */
interface Page {
  request(method: string, path: string, authorization: string, body: string): Promise<PyProxy>;
  connect(path: string, hear: (text: string) => void, closed: (code: number) => void): Connection;
  export(page: string): Promise<string>;
  restore(text: string): Promise<PyProxy>;
}

interface Connection extends PyProxy {
  send(text: string): void;
  close(): void;
}

/** How long after a first start a worker keeps its memory for later starts, in ms: the page comes first. */
const KEEP_LATER = 5000;

export type Tell = (message: ToPage) => void;

export class Table {
  /** Open sockets by page and number. */
  private sockets = new Map<string, Connection>();

  private constructor(private page: Page) {}

  /** Load everything; `tell` hears how it goes. */
  static async open(base: string, tell: (state: State) => void): Promise<Table> {
    const [python, disk] = await Promise.all([
      loadPython(base, (loaded, total) => tell({ stage: "loading", loaded, total })),
      openDisk(),
    ]);
    let storage: Storage = disk.kept ? "kept" : "memory";
    const become = (now: Storage): void => {
      if (now !== storage) tell({ stage: "ready", storage: (storage = now) });
    };
    const commit = async (changes: string): Promise<void> => {
      try {
        await disk.commit(changes);
        if (storage === "full") become("kept");
      } catch (problem) {
        become("full");
        throw problem;
      }
    };
    const thinkers = new Thinkers(base, answering(python));
    const page = await opened(python, () => disk.load(), commit, thinkers);
    tell({ stage: "ready", storage });
    if (lacksMemory()) thinkers.startIn(KEEP_LATER);
    return new Table(page);
  }

  /** Do what a page asks; `client` is its name. */
  async take(client: string, message: ToTable, tell: Tell): Promise<void> {
    switch (message.type) {
      case "request":
        return this.answer(message.id, tell, () =>
          this.page.request(message.method, message.path, message.authorization, message.body),
        );
      case "restore":
        return this.answer(message.id, tell, () => this.page.restore(message.text));
      case "export":
        tell({ type: "reply", id: message.id, status: 200, text: await this.page.export(message.page) });
        return;
      case "connect":
        this.connect(`${client}/${message.id}`, message.id, message.path, tell);
        return;
      case "send":
        this.sockets.get(`${client}/${message.id}`)?.send(message.text);
        return;
      case "close":
        this.sockets.get(`${client}/${message.id}`)?.close();
    }
  }

  /** Close all sockets of a page that is gone. */
  leave(client: string): void {
    for (const [key, socket] of this.sockets) if (key.startsWith(`${client}/`)) socket.close();
  }

  private async answer(id: number, tell: Tell, ask: () => Promise<PyProxy>): Promise<void> {
    try {
      const [status, text] = taken<[number, string]>(await ask());
      tell({ type: "reply", id, status, text });
    } catch (problem) {
      console.error(problem);
      tell({ type: "lost", id });
    }
  }

  private connect(key: string, id: number, path: string, tell: Tell): void {
    const closed = (code: number): void => {
      this.sockets.get(key)?.destroy();
      this.sockets.delete(key);
      tell({ type: "closed", id, code });
    };
    this.sockets.set(
      key,
      this.page.connect(path, (text) => tell({ type: "heard", id, text }), closed),
    );
    tell({ type: "opened", id });
  }
}

function opened(
  python: PyodideAPI,
  load: () => Promise<string>,
  commit: (changes: string) => Promise<void>,
  thinkers: Thinkers,
): Promise<Page> {
  type Open = (...given: unknown[]) => Promise<Page>;
  const open = python.runPython("from batyskaf.table.worker import Page; Page.open") as Open;
  const think = (id: number, task: PyProxy, long: boolean): Promise<Uint8Array> =>
    thinkers.think(id, task.toJs() as Uint8Array, long);
  return open(load, commit, think, (id: number) => thinkers.abandon(id));
}
