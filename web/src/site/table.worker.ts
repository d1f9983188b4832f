/** The worker behind a page: it has the table, or goes through the tab that has it. */
import type { State, ToPage, ToTable } from "./messages";
import { broadcast, claim, listen, live, ME, whenGone, type Broadcast } from "./owner";
import { PARTS } from "./parts";
import { startAfresh } from "./python";
import { Table, type Tell } from "./table";

/** As a socket that broke: the page connects again. */
const BROKEN = 1006;

let role: "unknown" | "owner" | "relay" = "unknown";
let table: Table | undefined;
let failed = false;
/** What waits until the table is there. */
let early: (() => void)[] = [];
/** What this page has asked for through another tab. */
const asked = new Set<number>();
const connected = new Set<number>();
const known = new Set<string>();

const toMyPage: Tell = (message) => {
  if (message.type === "reply" || message.type === "lost") asked.delete(message.id);
  if (message.type === "closed") connected.delete(message.id);
  postMessage(message satisfies ToPage);
};

function tellState(state: State): void {
  toMyPage({ type: "state", state });
}

function take(client: string, message: ToTable, tell: Tell): void {
  if (table) void table.take(client, message, tell);
  else if (failed && "id" in message) tell({ type: "lost", id: message.id });
  else early.push(() => take(client, message, tell));
}

function fromMyPage(message: ToTable): void {
  if (role === "owner") take(ME, message, toMyPage);
  else if (role === "unknown") early.push(() => fromMyPage(message));
  else {
    if (message.type === "connect") connected.add(message.id);
    else if (message.type !== "send" && message.type !== "close" && "id" in message) asked.add(message.id);
    broadcast({ kind: "ask", from: ME, message });
  }
}

function flush(): void {
  const waiting = early;
  early = [];
  for (const go of waiting) go();
}

function fromTabs(message: Broadcast): void {
  if (role === "owner") {
    if (message.kind === "who") broadcast({ kind: "owner", build: PARTS.python });
    if (message.kind !== "ask") return;
    const { from } = message;
    if (!known.has(from)) {
      known.add(from);
      whenGone(from, () => table?.leave(from));
    }
    take(from, message.message, (answer) => broadcast({ kind: "tell", to: from, message: answer }));
  } else if (message.kind === "tell" && message.to === ME) toMyPage(message.message);
  else if (message.kind === "owner" && role === "relay")
    tellState({ stage: "relayed", same: message.build === PARTS.python });
}

/** Everything that was under way through another tab is lost; sockets connect again. */
function dropRelayed(): void {
  for (const id of [...asked]) toMyPage({ type: "lost", id });
  for (const id of [...connected]) toMyPage({ type: "closed", id, code: BROKEN });
}

async function lead(base: string): Promise<void> {
  role = "owner";
  dropRelayed();
  broadcast({ kind: "owner", build: PARTS.python });
  try {
    table = await Table.open(base, tellState);
  } catch (problem) {
    console.warn(problem);
    failed = true;
    await startAfresh(base);
    tellState({ stage: "failed", detail: problem instanceof Error ? problem.message : String(problem) });
  }
  flush();
}

function follow(): void {
  role = "relay";
  tellState({ stage: "relayed", same: true });
  broadcast({ kind: "who", from: ME });
  flush();
}

onmessage = (event: MessageEvent<ToTable>) => {
  const message = event.data;
  if (message.type !== "start") {
    fromMyPage(message);
    return;
  }
  live();
  listen(fromTabs);
  void claim(() => void lead(message.base), follow);
};
