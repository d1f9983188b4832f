// Prepares Python for the site, with the Python of Pyodide: drops the modules of the standard library that the packages
// don't import, and compiles the rest to bytecode, in place.
//
//     node tools/site_compile.mjs STDLIB PACKAGES

import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [stdlib, packages] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/stdlib", stdlib);
pyodide.mountNodeFS("/packages", packages);
try {
  pyodide.runPython(`
import importlib, importlib.machinery, importlib.util, marshal, pathlib, sys

stdlib, packages = pathlib.Path("/stdlib"), pathlib.Path("/packages")
# Modules that are imported by name as the need arises, and packages that are kept whole.
ALSO = {
    *(f"encodings.{name}" for name in ("ascii", "cp437", "idna", "latin_1", "punycode", "utf_8_sig")),
    *("stringprep", "asyncio", "collections", "importlib", "pyodide", "zipfile"),
}
# An entry of a table of line numbers that says of up to eight units of code that their line is unknown.
UNITS, UNKNOWN = 8, 0xF8


def module_of(path, root):
    name = ".".join(path.relative_to(root).with_suffix("").parts)
    return name.removesuffix(".__init__").split(".cpython-")[0]


def lean(code):
    """The same code without line numbers, which would make a third of the download."""
    constants = tuple(lean(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, UNITS)
    unknown = bytes([UNKNOWN + UNITS - 1] * whole + [UNKNOWN + rest - 1] * (rest > 0))
    return code.replace(co_consts=constants, co_linetable=unknown)


compiled = {}  # by path


def compile_file(data, path):
    """The code of a file, compiled once: imports use it too."""
    if path not in compiled:
        name = path.removeprefix("/stdlib/").removeprefix("/packages/")
        compiled[path] = compile(data, name, "exec", dont_inherit=True, optimize=2)
    return compiled[path]


class Loader(importlib.machinery.SourceFileLoader):
    def source_to_code(self, data, path, **options):
        return compile_file(data, path)


def compile_in_place(root):
    for path in root.rglob("*.py"):
        code = compile_file(path.read_bytes(), str(path))
        head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(lean(code)))
        path.unlink()


libraries = importlib.machinery.ExtensionFileLoader, importlib.machinery.EXTENSION_SUFFIXES
sys.path_hooks.insert(0, importlib.machinery.FileFinder.path_hook(libraries, (Loader, [".py"])))
sys.path.insert(0, "/packages")
sys.dont_write_bytecode = True
for path in [*packages.rglob("*.py"), *packages.rglob("*.so")]:
    importlib.import_module(module_of(path, packages))
kept = set(sys.modules) | ALSO
for path in stdlib.rglob("*.py"):
    name = module_of(path, stdlib)
    if name not in kept and name.partition(".")[0] not in ALSO:
        path.unlink()
compile_in_place(stdlib)
compile_in_place(packages)
`);
} catch (error) {
  console.error(error.message); // Node itself would print all of Pyodide's source before it
  process.exit(1);
}
