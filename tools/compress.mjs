/**
 * Writes compressed copies (.br, .gz) beside the files of a built folder that become smaller:
 * `node tools/compress.mjs FOLDER`
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest", ".tar", ".py", ".bin"]);
const SMALLEST = 1000;
/** The best compression takes half a minute for Python itself, and saves every visitor a tenth of the download. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

const [folder] = process.argv.slice(2);
const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    if ([".br", ".gz"].includes(extname(path))) rmSync(path);
}
for (const entry of found.filter(({ name }) => TEXTS.has(extname(name)))) {
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    if (body.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const copies = { br: brotliCompressSync(body, { params }), gz: gzipSync(body, { level: 9 }) };
    for (const [end, copy] of Object.entries(copies))
        if (copy.length < body.length * 0.9) writeFileSync(`${path}.${end}`, copy);
}
