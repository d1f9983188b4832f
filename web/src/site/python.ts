/** Loads Python with the packages of the table into a worker, and counts the bytes. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { PARTS } from "./parts";

export type Progress = (loaded: number, total: number) => void;

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void;
}

/** What we use of the module that Emscripten makes of Python. */
interface Runtime {
  /** What libraries export, by their paths; one that is here is not loaded again. */
  preloadedWasm: Record<string, unknown>;
  loadWebAssemblyModule(library: WebAssembly.Module, how: { nodelete: boolean }, path: string, scope: object): unknown;
}

const plain = globalThis.fetch.bind(globalThis);
const PACKAGES = "/packages";
const LIBRARY = ".cpython-314-wasm32-emscripten.so";
const ARCHIVE = ".data";
const NET = `${PACKAGES}/batyskaf/bots/crew/net/policy.bin`;
const WASM = "application/wasm";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

function gunzip(): ReadableWritablePair<Uint8Array, Uint8Array> {
  return new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>;
}

/**
 * `fetch` that tells how many bytes arrive, unpacks our archives, and calls WebAssembly by its name where a host
 * doesn't. All paths have a hash, so what the browser has is never asked for again. Browsers keep the machine code of
 * WebAssembly for answers that nobody has touched, so a copy of those is counted.
 */
function counting(tell?: (bytes: number) => void): typeof fetch {
  return async (input, init) => {
    const answer = await plain(input, { cache: "force-cache", ...init });
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    if (tell) void count(answer.clone(), tell);
    if (answer.url.endsWith(ARCHIVE)) return new Response(answer.body!.pipeThrough(gunzip()));
    if (!answer.url.endsWith(".wasm") || answer.headers.get("Content-Type") === WASM) return answer;
    return new Response(answer.body, { headers: { "Content-Type": WASM } });
  };
}

async function count(answer: Response, tell: (bytes: number) => void): Promise<void> {
  const counter = new WritableStream<Uint8Array>({ write: (chunk) => tell(chunk.byteLength) });
  await answer.body!.pipeTo(counter).catch(() => undefined); // who reads the answer itself hears of it
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  return (await fetch(address)).arrayBuffer();
}

/** Write the files of `packages.data` into a folder; see `laid_out` in tools/site_python.py. */
function unpack(data: ArrayBuffer, files: Files, folder: string): void {
  const start = 4 + new DataView(data).getUint32(0, true);
  const listed = new TextDecoder().decode(new Uint8Array(data, 4, start - 4));
  const made = new Set<string>();
  let at = start;
  for (const [name, bytes] of JSON.parse(listed) as [string, number][]) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    files.writeFile(path, new Uint8Array(data, at, bytes), { canOwn: true });
    at += bytes;
  }
}

/** Python with everything that the table imports; `base` is where the site lies. */
export async function loadPython(base: string, tell?: Progress): Promise<PyodideAPI> {
  const folder = new URL(PARTS.python, base).href;
  const total = Object.values(PARTS.files).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  const more = (bytes: number): void => {
    if (loaded < total) tell?.((loaded = Math.min(loaded + bytes, total)), total);
  };
  more(0);
  globalThis.fetch = counting(tell && more);
  const names = Object.keys(PARTS.files).filter((name) => name.endsWith(".wasm") && !PYODIDE.includes(name));
  const packages = bytesOf(`${folder}packages${ARCHIVE}`);
  const compiled = Promise.all(names.map((name) => WebAssembly.compileStreaming(fetch(folder + name))));
  const runtime = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`); // Pyodide needs it soon
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  await runtime;
  more(PARTS.files["pyodide.mjs"]! + PARTS.files["pyodide.asm.mjs"]!); // these are imported rather than fetched
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}stdlib${ARCHIVE}` });
  const files = python.FS as Files;
  unpack(await packages, files, PACKAGES);
  const libraries = (python as unknown as { _module: Runtime })._module;
  for (const [at, code] of (await compiled).entries()) {
    const path = `${PACKAGES}/${names[at]!.replace(/\.wasm$/, LIBRARY)}`;
    files.writeFile(path, new Uint8Array()); // Python looks for the file only
    libraries.preloadedWasm[path] = libraries.loadWebAssemblyModule(code, { nodelete: true }, path, {});
  }
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  globalThis.fetch = plain;
  more(total);
  return python;
}

/** A function that performs packed tasks of bots and reviews in this worker. */
export function answering(python: PyodideAPI): (task: Uint8Array) => Uint8Array {
  const answer = python.runPython(`
from batyskaf.table.thinking import answer
lambda task: answer(task.to_bytes())
`) as (task: Uint8Array) => PyProxy;
  return (task) => taken<Uint8Array>(answer(task));
}

/** The weights of the bots' net. */
export async function loadNet(base: string): Promise<Uint8Array> {
  return new Uint8Array(await bytesOf(new URL(PARTS.net, base).href));
}

/** Lay the weights of the bots' net where the package has them. */
export function learn(python: PyodideAPI, net: Uint8Array): void {
  (python.FS as Files).writeFile(NET, net, { canOwn: true });
}

/** What a value of Python is in JavaScript; the value itself is given up. */
export function taken<Value>(proxy: PyProxy): Value {
  const value = proxy.toJs() as Value;
  proxy.destroy();
  return value;
}
