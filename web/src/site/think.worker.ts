/** A worker that thinks: it gets packed tasks of bots and reviews, and answers them. */
import type { FromThinker, ToThinker } from "./messages";
import { answering, loadPython } from "./python";

let answer: ((task: Uint8Array) => Uint8Array) | undefined;

function say(message: FromThinker): void {
  postMessage(message);
}

async function start(base: string): Promise<void> {
  try {
    answer = answering(await loadPython(base));
    say({ type: "ready" });
  } catch (problem) {
    say({ type: "failed", detail: String(problem) });
  }
}

onmessage = (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.type === "start") void start(message.base);
  else say({ type: "thought", id: message.id, answer: answer!(message.task) });
};
