/** A worker that thinks: it gets packed tasks of bots and reviews, and answers them. */
import type { PyodideAPI } from "pyodide";

import type { FromThinker, ToThinker } from "./messages";
import { answering, learn, loadPython } from "./python";

let python: PyodideAPI;
let answer: (task: Uint8Array) => Uint8Array;

function say(message: FromThinker): void {
  postMessage(message);
}

async function start(base: string): Promise<void> {
  try {
    python = await loadPython(base);
    answer = answering(python);
    say({ type: "ready" });
  } catch (problem) {
    say({ type: "failed", detail: String(problem) });
  }
}

onmessage = (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.type === "start") void start(message.base);
  else if (message.type === "learn") learn(python, message.net);
  else say({ type: "thought", id: message.id, answer: answer(message.task) });
};
