"""The Python part of the static site: Pyodide, what the table needs of the standard library, and the package.

The table imports little of all that, so only that travels. Modules are compiled to bytecode by Pyodide itself, in Node,
so that no browser has to compile them at every start.
"""

import ast
import gzip
import importlib
import io
import json
import pickle
import pkgutil
import shutil
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

from tools import wasm
from tools.wasm import ROOT, SUFFIX, say

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files of the npm package that are served as they are."""
ENTRANCES = ("batyskaf.table.worker", "batyskaf.render")
"""What the workers import; the rest follows from it."""
WHOLE = ("bots", "core", "games", "locale", "render")
"""Packages of ours that load modules by name, so all of their modules are needed."""
WITH_DATA = (*WHOLE, "lab")
"""Packages of ours that read content, messages or puzzles from files."""
BORROWED = ("attr", "babel", "fluent", "mypy_extensions", "pytz", "rich", "typing_extensions")
"""Packages in plain Python: the modules that are imported come from this environment."""
FIGURES = (
    *("plural_form", "ordinal_form", "number_symbols", "numbering_systems", "default_numbering_system", "locale_id"),
    *("decimal_formats", "percent_formats", "scientific_formats", "currency_formats", "compact_decimal_formats"),
)
"""What the messages use of babel's data of a language: plurals and numbers."""
DATE = (2020, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that the same files give the same archive."""


# --- the standard library ---------------------------------------------------------------------------------------------


def unpack_stdlib(pyodide: Path, into: Path) -> None:
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(into)


# --- packages ---------------------------------------------------------------------------------------------------------


def imported() -> list[ModuleType]:
    """Our modules and those of borrowed packages that the table, all renderers and their functions import."""
    for name in ENTRANCES:
        importlib.import_module(name)
    for package in WHOLE:
        found = importlib.import_module(f"batyskaf.{package}")
        for module in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            importlib.import_module(module.name)
    read: set[str] = set()
    while unread := set(_loaded()) - read:
        for name in unread:
            for deferred in imports_in_functions(source_of(sys.modules[name])):
                importlib.import_module(deferred)
        read |= unread
    return [sys.modules[name] for name in _loaded()]


def _loaded() -> list[str]:
    roots = ("batyskaf", *BORROWED)
    return sorted(name for name in sys.modules if name.partition(".")[0] in roots)


def imports_in_functions(source: Path | None) -> Iterator[str]:
    """The modules that functions of a source of ours import when they are called."""
    if source is None or not source.is_relative_to(ROOT / "src"):
        return
    tree = ast.parse(source.read_text("utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    for node in (part for function in functions for part in ast.walk(function)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            if not (ROOT / "src" / f"{node.module.replace('.', '/')}.c").exists():  # the wheel has those
                yield node.module
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in names if (ROOT / "src" / f"{name.replace('.', '/')}.py").exists())


def source_of(module: ModuleType) -> Path | None:
    """The source of a module; it lies beside a compiled one."""
    file = getattr(module, "__file__", None)
    if file is None:
        return None
    source = Path(file).with_name(f"{Path(file).name.partition('.')[0]}.py")
    return source if source.exists() else None


def copy_modules(into: Path) -> None:
    for module in imported():
        source = source_of(module)
        if source is not None:
            path = into / Path(*module.__name__.split("."))
            path = path / "__init__.py" if hasattr(module, "__path__") else path.with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, path)


def copy_data(into: Path) -> None:
    """Content, messages and puzzles of ours, and the figures of our languages in babel's."""
    from batyskaf.languages import LANGUAGES

    ours = ROOT / "src" / "batyskaf"
    kept = (path for pattern in ("*.json", "*.ftl", "*.lock") for path in ours.rglob(pattern))
    for path in kept:
        if path.relative_to(ours).parts[0] in WITH_DATA:
            _copy(path, into / "batyskaf" / path.relative_to(ours))
    babel = Path(str(importlib.import_module("babel").__file__)).parent
    (into / "babel" / "locale-data").mkdir()
    for lang in ("root", *LANGUAGES):
        _pick(babel / "locale-data" / f"{lang}.dat", into / "babel" / "locale-data" / f"{lang}.dat", FIGURES)
    _pick(babel / "global.dat", into / "babel" / "global.dat", ("parent_exceptions", "language_aliases"))


def _pick(source: Path, target: Path, names: Iterable[str]) -> None:
    """Copy some of what a pickled mapping holds; the rest is empty."""
    data: dict[str, object] = pickle.loads(source.read_bytes())
    kept = {name: value if name in names else type(value)() for name, value in data.items() if value is not None}
    target.write_bytes(pickle.dumps(kept, 4))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def unpack_wheels(wheels: Iterable[Path], into: Path) -> None:
    for path in wheels:
        with zipfile.ZipFile(path) as archive:
            names = [name for name in archive.namelist() if ".dist-info/" not in name]
            archive.extractall(into, [name for name in names if not name.endswith((".pyi", ".py.typed", ".h", ".c"))])


def is_compiled(source: Path) -> bool:
    """Whether mypyc compiles a module."""
    return "# mypyc: compile" in source.read_text("utf-8").splitlines()[:5]


def lay_libraries(wheel: Path, into: Path) -> None:
    """Replace modules by their compiled libraries, and add those that are written in C."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(SUFFIX):
                module = name.removesuffix(SUFFIX)
                source = into / f"{module}.py"
                in_c = "/" not in module or (ROOT / "src" / f"{module}.c").exists()
                if in_c or (source.exists() and is_compiled(source)):
                    archive.extract(name, into)
                    source.unlink(missing_ok=True)


def empty_shims(library: str, packages: Path) -> None:
    """Empty the modules that only call the library which mypyc has made for all of them: the page calls it itself."""
    calls = f"{library}.init_".encode()
    for module in packages.rglob(f"*/*{SUFFIX}"):
        if calls in module.read_bytes():
            module.write_bytes(b"")


# --- all of it --------------------------------------------------------------------------------------------------------


def zipped(folder: Path) -> bytes:
    """The files of a folder as a plain archive; Python imports from one."""
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files_of(folder):
            archive.writestr(zipfile.ZipInfo(name, DATE), data)
    return plain.getvalue()


def laid_out(folder: Path) -> bytes:
    """The files of a folder as the worker unpacks them: the length of a list, the list of names and sizes, the data."""
    files = list(files_of(folder))
    listed = json.dumps([(name, len(data)) for name, data in files]).encode()
    return b"".join([len(listed).to_bytes(4, "little"), listed, *(data for _, data in files)])


def files_of(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def build(work: Path, wheel: Path | None, level: int = 9) -> Path:
    """Build the folder that the workers load Python from; without a wheel the rules are interpreted.

    `level` is that of gzip for the archives.
    """
    pyodide = wasm.pyodide()
    stdlib, packages, out = work / "stdlib", work / "packages", work / "python"
    out.mkdir(parents=True)
    unpack_stdlib(pyodide, stdlib)
    copy_modules(packages)
    copy_data(packages)
    unpack_wheels((path for path in wasm.dependencies() if not path.name.startswith("mypy_extensions")), packages)
    if wheel is not None:
        lay_libraries(wheel, packages)
    say("compiling Python to bytecode")
    wasm.node(ROOT / "tools" / "site_compile.mjs", stdlib, packages)
    for library in packages.glob(f"*{SUFFIX}"):  # hosts compress it better than an archive does
        empty_shims(library.name.removesuffix(SUFFIX), packages)
        library.rename(out / f"{library.name.removesuffix(SUFFIX)}.wasm")
    # Compressed as a whole, they are smaller than with files that are compressed one by one.
    (out / "stdlib.data").write_bytes(gzip.compress(zipped(stdlib), level, mtime=0))
    (out / "packages.data").write_bytes(gzip.compress(laid_out(packages), level, mtime=0))
    for name in PYODIDE:
        shutil.copy(pyodide / name, out / name)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    return out
