"""Builds the compiled rules as a wheel for Pyodide, so that browsers run them fast; `make wasm` calls it.

    python -m tools.wasm             builds dist/batyskaf-…-pyemscripten_2026_0_wasm32.whl
    python -m tools.wasm --check     also plays the games of the fingerprints in Node and compares them

If Emscripten and `pyodide build` are installed, they do the work. Otherwise this tool uses parts from package
registries: mypyc writes C for a 32-bit target, the clang inside the package `ziglang` compiles it, and the headers of
CPython and of Emscripten's C library come from Debian's packages, used as files only.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "wasm"
TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
MYPY = "mypy==2.4.1"
ZIG = "ziglang==0.17.0"
DEBIAN = ("libpython3.14-dev", "emscripten")
"""Packages of Debian's development suite whose headers serve the compiler."""
_LIBC = "lib/libc/musl"
MUSL = ("include", "include/compat", *(f"{_LIBC}/{part}" for part in ("arch/emscripten", "arch/generic", "include")))
COMPILE = [
    *("clang", "-target", "wasm32-unknown-emscripten", "-O2", "-g0", "-fPIC", "-fvisibility=hidden"),
    *("-D_GNU_SOURCE", "-DNDEBUG", "-D__EMSCRIPTEN_major__=5", "-nostdinc", "-w"),
]
VECTORS = ["-msimd128"]
"""For modules written in C: all browsers that run this Pyodide have vector instructions."""
LINK = [
    *("wasm-ld", "--experimental-pic", "-shared", "--no-entry", "--unresolved-symbols=import-dynamic"),
    *("--export-if-defined=__wasm_call_ctors", "-O2", "--strip-all", "--gc-sections"),
]


class CannotBuild(RuntimeError):
    """Something the wheel needs is not available on this machine."""


def say(text: str) -> None:
    print(f"batyskaf: {text}", flush=True)


def run(*command: object, cwd: Path | None = None) -> None:
    """Run a command; a failure shows the end of its output."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{Path(str(command[0])).name} failed:\n{(done.stdout + done.stderr)[-2000:]}")


def once(folder: Path) -> bool:
    """Whether a folder still has to be filled; an unfinished one is emptied first. `done` marks it as finished."""
    if (folder / ".done").exists():
        return False
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return True


def done(folder: Path) -> None:
    (folder / ".done").touch()


# --- the tool chain --------------------------------------------------------------------------------------------------


def toolchain() -> Path:
    """A virtual environment with zig, and with mypy as plain Python: its compiled build fixes the size of an int."""
    folder = WORK / "venv"
    python = folder / "bin" / "python"
    if once(folder):
        say("fetching the compiler for WebAssembly (100 MB)")
        run(sys.executable, "-m", "venv", folder)
        install = (python, "-m", "pip", "--disable-pip-version-check", "install", "-q")
        run(
            *install, "--no-binary", "mypy", MYPY, "librt", "msgspec", "mypy_extensions", "setuptools>=77", "wheel", ZIG
        )
        done(folder)
    return python


def headers() -> Path:
    """The headers of CPython 3.14 and of Emscripten's C library, from Debian's packages."""
    folder = WORK / "headers"
    if once(folder):
        if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
            raise CannotBuild(
                "without Emscripten the headers come from Debian's packages, and there is no apt-get here"
            )
        say("fetching headers")
        with tempfile.TemporaryDirectory() as scratch:
            for package in debian_packages(Path(scratch)):
                run("dpkg-deb", "-x", package, folder)
        done(folder)
    return folder / "usr"


def debian_packages(scratch: Path) -> list[Path]:
    """Download the packages from the mirror that this machine uses, without changing its own settings."""
    mirrors = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)"], capture_output=True, text=True, check=False
    ).stdout.split()
    if not mirrors:
        raise CannotBuild("apt-get knows no mirror")
    sources = scratch / "sources.list"
    sources.write_text(f"deb {mirrors[0]} sid main\n", encoding="utf-8")
    options = [f"Dir::Etc::sourcelist={sources}", "Dir::Etc::sourceparts=-", "APT::Sandbox::User=root"]
    for key, name in (("Dir::State::lists", "lists"), ("Dir::Cache", "cache")):
        (scratch / name / ("partial" if name == "lists" else "archives/partial")).mkdir(parents=True)
        options.append(f"{key}={scratch / name}")
    apt = ["apt-get", "-qq", *(word for option in options for word in ("-o", option))]
    run(*apt, "update")
    run(*apt, "download", *DEBIAN, cwd=scratch)
    return sorted(scratch.glob("*.deb"))


def pyodide() -> Path:
    """The npm package, pinned in web/package.json."""
    web.fetch()
    return ROOT / "web" / "node_modules" / "pyodide"


def write_pyconfig(include: Path) -> None:
    """Replace pyconfig.h by Pyodide's: every name in a desktop's, with the value that Pyodide was built with."""
    with zipfile.ZipFile(pyodide() / "python_stdlib.zip") as stdlib:
        name = next(name for name in stdlib.namelist() if "_sysconfigdata__emscripten" in name and name.endswith(".py"))
        scope: dict[str, dict[str, object]] = {}
        exec(stdlib.read(name), scope)  # the module only assigns one dict
    built = scope["build_time_vars"]
    desktop = next(include.glob("*/python3.14/pyconfig.h")).read_text(encoding="utf-8")
    names = re.findall(r"^(?:# *define|/\* *# *undef) +(\w+)", desktop, flags=re.MULTILINE)
    lines = [f"#define {name} {built[name]}" for name in names if built.get(name) not in (None, "", 0)]
    (include / "python3.14" / "pyconfig.h").write_text("\n".join(lines) + "\n", encoding="utf-8")


# --- the wheel -------------------------------------------------------------------------------------------------------


def translate(python: Path, into: Path) -> list[tuple[str, list[Path]]]:
    """Let mypyc write the C of all compiled modules; return each extension with its sources."""
    say("translating the rules to C for a 32-bit target")
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    run(python, "-m", "tools.wasm_translate", into, cwd=ROOT)
    lines = (into / "extensions.txt").read_text(encoding="utf-8").splitlines()
    return [(name, [ROOT / source for source in sources]) for name, *sources in (line.split("\t") for line in lines)]


def compile_all(extensions: Iterable[tuple[str, Sequence[Path]]], c_files: Path) -> dict[str, Path]:
    """Compile and link every extension; return the libraries by module name."""
    zig = next((WORK / "venv").glob("lib/python*/site-packages/ziglang"))
    usr = headers()
    musl = usr / "share" / "emscripten" / "system"
    lib_rt = next((WORK / "venv").glob("lib/python*/site-packages/mypyc/lib-rt"))
    write_pyconfig(usr / "include")
    system = [zig / "lib" / "include", *(musl / folder for folder in MUSL)]
    include = [usr / "include" / "python3.14", lib_rt, c_files]
    flags = [f"-isystem{folder}" for folder in system] + [f"-I{folder}" for folder in include]
    libraries = {}
    extensions = list(extensions)
    for number, (name, sources) in enumerate(extensions, 1):
        if number % 20 == 1:
            say(f"compiling {number} of {len(extensions)}")
        objects = []
        for source in sources:
            objects.append(c_files / f"{name}.{source.stem}.o")
            own = VECTORS if source.is_relative_to(ROOT / "src") else []
            run(zig / "zig", *COMPILE, *own, *flags, "-c", source, "-o", objects[-1])
        library = c_files / f"{name}{SUFFIX}"
        init = f"--export-if-defined=PyInit_{name.rpartition('.')[2]}"
        run(zig / "zig", *LINK, init, "-o", library, *objects)
        libraries[name] = library
    return libraries


def pack(python: Path, libraries: dict[str, Path]) -> Path:
    """Put the libraries beside their modules in a plain wheel of the package, and tag it for Pyodide."""
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    pip = (python, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-deps", "--no-build-isolation")
    run("env", "BATYSKAF_PURE=1", *pip, "-w", folder, ROOT)
    pure = next(folder.glob("*.whl"))
    run(python, "-m", "wheel", "unpack", pure, "-d", folder)
    pure.unlink()
    tree = next(folder.iterdir())
    for name, library in libraries.items():
        shutil.copy(library, tree / f"{name.replace('.', '/')}{SUFFIX}")
    about = next(tree.glob("*.dist-info/WHEEL"))
    about.write_text(about.read_text().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false"))
    about.write_text(about.read_text().replace("Tag: py3-none-any", f"Tag: {TAG}"))
    (ROOT / "dist").mkdir(exist_ok=True)
    for old in (ROOT / "dist").glob(f"*{TAG}.whl"):
        old.unlink()
    run(python, "-m", "wheel", "pack", tree, "-d", ROOT / "dist")
    return next((ROOT / "dist").glob(f"*{TAG}.whl"))


def build_by_hand() -> Path:
    python = toolchain()
    c_files = WORK / "c"
    extensions = translate(python, c_files)
    return pack(python, compile_all(extensions, c_files))


def build() -> Path:
    if shutil.which("pyodide") and shutil.which("emcc"):
        say("building with pyodide build")
        run("pyodide", "build", "--outdir", ROOT / "dist", cwd=ROOT)
        return max((ROOT / "dist").glob("*wasm32.whl"), key=lambda path: path.stat().st_mtime)
    return build_by_hand()


def dependencies() -> list[Path]:
    """The packages that the rules import, as wheels for Pyodide."""
    folder = WORK / "dependencies"
    if once(folder):
        say("fetching the packages that the rules need in Pyodide")
        python = sys.executable if find_spec("pip") else toolchain()
        pip = (python, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps", "-d", folder)
        platform = ("--platform", TAG.partition("cp314-cp314-")[2], "--python-version", "314", "--abi", "cp314")
        run(*pip, "--only-binary", ":all:", "--implementation", "cp", *platform, "msgspec", "librt")
        run(*pip, "mypy_extensions")
        done(folder)
    return sorted(folder.glob("*.whl"))


def node(script: Path, *arguments: object) -> None:
    """Run a script in Node."""
    npm, env = web.fetch()
    run(shutil.which("node", path=env["PATH"]) or npm[0], script, *arguments)


def check(wheel: Path) -> None:
    """Compare the fingerprints of all games in Node with those of the native build."""
    say("comparing fingerprints in Node")
    node(ROOT / "tools" / "wasm_check.mjs", wheel, *dependencies())
    say("Pyodide plays the same games")


def main(arguments: list[str]) -> None:
    try:
        wheel = build()
        if "--check" in arguments:
            check(wheel)
    except (CannotBuild, web.NoNode, StopIteration) as error:
        sys.exit(f"batyskaf: the wheel for Pyodide could not be built: {error}")
    say(f"{wheel.relative_to(ROOT)} is ready ({wheel.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main(sys.argv[1:])
