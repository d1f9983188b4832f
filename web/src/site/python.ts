/** Loads Python with the packages of the table into a worker, and counts the bytes. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { findMemory, forgetMemory, keepMemory } from "./memory";
import { PARTS } from "./parts";

export type Progress = (loaded: number, total: number) => void;

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void;
}

/** What we use of the module that Emscripten makes of Python. */
interface Runtime {
  onRuntimeInitialized?: () => void;
  /** What libraries export, by their paths; one that is here is not loaded again. */
  preloadedWasm: Record<string, unknown>;
  loadWebAssemblyModule(library: WebAssembly.Module, how: { nodelete: boolean }, path: string, scope: object): unknown;
  /** All functions, by their pointers in C. */
  wasmTable: WebAssembly.Table;
  _PyCapsule_GetName(capsule: number): number;
  _PyCapsule_GetPointer(capsule: number, name: number): number;
}

type Create = (settings: Runtime) => Promise<Runtime>;
/** Where a library lies, and its code. */
type Library = [path: string, code: WebAssembly.Module];

const plain = globalThis.fetch.bind(globalThis);
const PACKAGES = "/packages";
const LIBRARY = ".cpython-314-wasm32-emscripten.so";
const ARCHIVE = ".data";
const NET = `${PACKAGES}/batyskaf/bots/crew/net/policy.bin`;
const WASM = "application/wasm";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

const FIND = `import sys; sys.path.insert(0, "${PACKAGES}")`;
/** Everything that is worth having in a memory that is kept. */
const PREPARE = "from batyskaf.table.worker import prepare; prepare()";
/** A memory that is used again would always shuffle alike. */
const RESEED = `import random; random.seed()`;
/** Only compiled builds resume from a snapshot: resuming an interpreted one failed. */
const KEEPS = PARTS.build === "compiled";
/** A mark in the timeline of a worker that did not have to start from the beginning. */
const RESUMED = "python resumed";

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

/** Write the files of `packages.data` into a folder; see `laid_out` in tools/site_python.py. Returns the libraries. */
function unpack(data: ArrayBuffer, files: Files, folder: string): Library[] {
  const start = 4 + new DataView(data).getUint32(0, true);
  const listed = new TextDecoder().decode(new Uint8Array(data, 4, start - 4));
  const libraries: Library[] = [];
  const made = new Set<string>();
  let at = start;
  for (const [name, bytes] of JSON.parse(listed) as [string, number][]) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    const content = new Uint8Array(data, at, bytes);
    files.writeFile(path, content, { canOwn: true });
    if (name.endsWith(LIBRARY) && bytes) libraries.push([path, new WebAssembly.Module(content)]);
    at += bytes;
  }
  return libraries;
}

/** What a start needs beside Python itself, on its way. */
class Parts {
  readonly names = Object.keys(PARTS.files).filter((name) => name.endsWith(".wasm") && !PYODIDE.includes(name));
  private packages: Promise<ArrayBuffer>;
  private large: Promise<Library[]>;

  constructor(readonly folder: string) {
    this.packages = bytesOf(`${folder}packages${ARCHIVE}`);
    this.large = Promise.all(this.names.map((name) => this.compiled(name)));
  }

  /** Put the packages into the file system; returns all libraries, always in the same order. */
  async install(files: Files): Promise<Library[]> {
    const small = unpack(await this.packages, files, PACKAGES);
    const large = await this.large;
    for (const [path] of large) files.writeFile(path, new Uint8Array()); // Python looks for the file only
    return [...large, ...small];
  }

  private async compiled(name: string): Promise<Library> {
    const code = await WebAssembly.compileStreaming(fetch(this.folder + name));
    return [`${PACKAGES}/${name.replace(/\.wasm$/, LIBRARY)}`, code];
  }
}

/**
 * Let Python find all modules of a library that mypyc has made. It has a function for each of them, as a capsule; their
 * own files, which only call it, are empty here, since each of them would take milliseconds to load.
 */
function preloadModules(python: PyodideAPI, library: string): void {
  const runtime = (python as unknown as { _module: Runtime })._module;
  const found = taken<[module: string, capsule: number][]>(
    python.runPython(`
import ${library}
[(name.removeprefix("init_"), id(value)) for name, value in vars(${library}).items() if name.startswith("init_")]
`) as PyProxy,
  );
  for (const [module, capsule] of found) {
    const parts = module.split("___");
    const pointer = runtime._PyCapsule_GetPointer(capsule, runtime._PyCapsule_GetName(capsule));
    const start: unknown = runtime.wasmTable.get(pointer);
    runtime.preloadedWasm[`${PACKAGES}/${parts.join("/")}${LIBRARY}`] = { [`PyInit_${parts.at(-1)}`]: start };
  }
}

/** Pyodide's options for snapshots: the one to resume from, or whether to allow taking one. */
type Memory = { _loadSnapshot: Promise<ArrayBuffer> } | { _makeSnapshot: boolean };

/**
 * Start Python with all libraries, or continue it from a memory. Libraries are loaded before Python runs, so that they
 * lie at the same addresses in every start.
 */
async function start(parts: Parts, memory: Memory, imported: () => void): Promise<PyodideAPI> {
  const { folder } = parts;
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])) as [typeof import("pyodide"), { default: Create }];
  imported();
  let libraries: Library[] = [];
  const created = (settings: Runtime): Promise<Runtime> => {
    settings.onRuntimeInitialized = () => {
      for (const [path, code] of libraries)
        settings.preloadedWasm[path] = settings.loadWebAssemblyModule(code, { nodelete: true }, path, {});
    };
    return create(settings);
  };
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib${ARCHIVE}`,
    fsInit: async (files: unknown) => void (libraries = await parts.install(files as Files)),
    createPyodideModule: created as never,
    ...memory,
  });
  if (!("_loadSnapshot" in memory)) python.runPython(FIND);
  for (const name of parts.names) preloadModules(python, name.replace(".wasm", ""));
  return python;
}

/** Continue from a kept memory; nothing if this browser can't. */
async function resume(parts: Parts, memory: Response, imported: () => void): Promise<PyodideAPI | undefined> {
  try {
    const python = await start(parts, { _loadSnapshot: memory.arrayBuffer() }, imported);
    python.runPython(RESEED);
    performance.mark(RESUMED);
    return python;
  } catch (problem) {
    console.warn(problem);
    await forgetMemory(parts.folder);
    return undefined;
  }
}

/** Start from the beginning. A worker that nobody watches takes the time to keep its memory for later starts. */
async function begin(parts: Parts, unwatched: boolean, imported: () => void): Promise<PyodideAPI> {
  const python = await start(parts, { _makeSnapshot: unwatched }, imported);
  if (unwatched) {
    python.runPython(PREPARE);
    try {
      void keepMemory(parts.folder, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
    } catch (problem) {
      console.warn(problem); // only the next start takes longer
    }
  }
  return python;
}

/** Start from the beginning next time. */
export function startAfresh(base: string): Promise<void> {
  return forgetMemory(new URL(PARTS.python, base).href);
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
  const parts = new Parts(folder);
  const scripts = PARTS.files["pyodide.mjs"]! + PARTS.files["pyodide.asm.mjs"]!;
  const imported = (): void => more(scripts); // nobody fetches them
  const memory = KEEPS ? await findMemory(folder) : undefined;
  const python = (memory && (await resume(parts, memory, imported))) ?? (await begin(parts, KEEPS && !tell, imported));
  globalThis.fetch = plain;
  more(total);
  return python;
}

/** Whether a memory should be kept for the next start: this one had none. */
export function lacksMemory(): boolean {
  return KEEPS && performance.getEntriesByName(RESUMED).length === 0;
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
