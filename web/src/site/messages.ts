/** What a page and its table, and a table and those who think for it, say to each other. */

/** From a page to the table. `id` numbers a request or a socket of that page. */
export type ToTable =
  | { type: "start"; base: string }
  | { type: "request"; id: number; method: string; path: string; authorization: string; body: string }
  | { type: "export"; id: number; page: string }
  | { type: "restore"; id: number; text: string }
  | { type: "connect"; id: number; path: string }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

/** From the table to a page. */
export type ToPage =
  | { type: "reply"; id: number; status: number; text: string }
  | { type: "lost"; id: number }
  | { type: "opened"; id: number }
  | { type: "heard"; id: number; text: string }
  | { type: "closed"; id: number; code: number }
  | { type: "state"; state: State };

/** How the table is doing. */
export type State =
  | { stage: "loading"; loaded: number; total: number }
  | { stage: "ready"; storage: Storage }
  /** Another tab has the table; this one goes through it. */
  | { stage: "relayed"; same: boolean }
  | { stage: "failed"; detail: string };

/** Whether the browser keeps what is played; `full` is said when a change could not be kept. */
export type Storage = "kept" | "memory" | "full";

/** From the table to a worker that thinks, and back. `learn` hands it the weights of the bots' net. */
export type ToThinker =
  { type: "start"; base: string } | { type: "learn"; net: Uint8Array } | { type: "task"; id: number; task: Uint8Array };
export type FromThinker =
  { type: "ready" } | { type: "failed"; detail: string } | { type: "thought"; id: number; answer: Uint8Array };
