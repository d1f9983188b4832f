"""The Python part of the static site: Pyodide, what the table needs of the standard library, and the package.

The table imports little of all that, so only that travels. Modules are compiled to bytecode by Pyodide itself, in Node,
so that no browser has to compile them at every start.
"""

import gzip
import importlib
import io
import json
import pickle
import pkgutil
import shutil
import sys
import zipfile
from collections.abc import Iterable
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
    """Our modules and those of borrowed packages that are loaded once the table and all renderers are."""
    for name in ENTRANCES:
        importlib.import_module(name)
    for package in WHOLE:
        found = importlib.import_module(f"batyskaf.{package}")
        for module in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            importlib.import_module(module.name)
    roots = ("batyskaf", *BORROWED)
    return [sys.modules[name] for name in sorted(sys.modules) if name.partition(".")[0] in roots]


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
    """Content and messages of ours, and the figures of our languages in babel's."""
    from batyskaf.languages import LANGUAGES

    ours = ROOT / "src" / "batyskaf"
    kept = (path for pattern in ("*.json", "*.ftl", "*.lock") for path in ours.rglob(pattern))
    for path in kept:
        if path.relative_to(ours).parts[0] in WHOLE:
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


def lay_libraries(wheel: Path, into: Path) -> None:
    """Replace modules by their compiled libraries."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(SUFFIX):
                source = into / f"{name.removesuffix(SUFFIX)}.py"
                if "/" not in name or source.exists():
                    archive.extract(name, into)
                    source.unlink(missing_ok=True)


# --- all of it --------------------------------------------------------------------------------------------------------


def archive_of(folder: Path, into: Path, level: int) -> None:
    """Write a plain archive, compressed as a whole: smaller than one whose files are compressed one by one."""
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix(), DATE), path.read_bytes())
    into.write_bytes(gzip.compress(plain.getvalue(), level, mtime=0))


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
        library.rename(out / f"{library.name.removesuffix(SUFFIX)}.wasm")
    archive_of(stdlib, out / "stdlib.data", level)
    archive_of(packages, out / "packages.data", level)
    for name in PYODIDE:
        shutil.copy(pyodide / name, out / name)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    return out
