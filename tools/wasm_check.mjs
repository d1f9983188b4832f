// Plays the games of tests/fingerprints.py in Pyodide and compares them with tests/trajectories.json.
//
//     node tools/wasm_check.mjs WHEEL…
//
// A browser imports this file from a host that serves the repository, and calls `compare`.

import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const inNode = globalThis.process !== undefined;

async function read(file) {
  if (!inNode) return new Uint8Array(await (await fetch(file)).arrayBuffer());
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(file));
}

/** The kinds of fingerprints that differ, by game; `kinds` selects some of them. Wheels are paths or addresses. */
export async function compare(wheels, kinds = []) {
  const pyodide = await loadPyodide();
  for (const wheel of wheels) pyodide.unpackArchive(await read(wheel), "whl");
  pyodide.FS.mkdir("/tests");
  for (const name of ["fingerprints.py", "trajectories.json"]) {
    pyodide.FS.writeFile(`/tests/${name}`, await read(new URL(`../tests/${name}`, import.meta.url)));
  }
  pyodide.globals.set("kinds", pyodide.toPy(kinds));
  return pyodide.runPython(`
import json, sys, time
sys.path.insert(0, "/tests")
import batyskaf.core.rng
import fingerprints

assert batyskaf.core.rng.__file__.endswith(".so"), "the rules run interpreted"
wanted = json.loads(fingerprints.FILE.read_text())
wrong = []
for game, known in wanted.items():
    for kind, fingerprint in known.items():
        if kind == "many" or kinds and kind not in kinds:
            continue
        begun = time.perf_counter()
        found = fingerprints.MADE[kind](game)
        print(game, kind, "same" if found == fingerprint else "different", f"{time.perf_counter() - begun:.1f} s")
        if found != fingerprint:
            wrong.append(f"{game} {kind}")
", ".join(wrong)
`);
}

if (inNode) {
  const wrong = await compare(process.argv.slice(2));
  if (wrong) {
    console.error(`different: ${wrong}`);
    process.exit(1);
  }
}
