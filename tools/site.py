"""Builds the static site: the page with the table inside it, in a worker of the browser. `make site` calls it.

    python -m tools.site                  builds dist/site, with compiled rules where `make wasm` can build them
    python -m tools.site --interpreted    builds it with the rules as plain Python
    python -m tools.site --plain          leaves out the compressed copies of files, and takes less time
    python -m tools.site --into FOLDER    builds it elsewhere

Any static host can serve the folder, from any path and without special headers. Files that browsers don't look for by
name have a hash in their path; site.json lists all of them.
"""

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools import site_python, wasm, web
from tools.wasm import CannotBuild, say

from batyskaf.core import speed

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "dist" / "site"
WORK = ROOT / "build" / "site"
LIST = "site.json"
NOT_LISTED = {LIST, "sw.js"}
HASHED = 16
QUICK, BEST = 1, 9
"""Levels of gzip."""
IN_WHEEL = ("py", "c", "h", "json", "ftl", "lock", "bin")
"""What the names of files end with that are in the wheel."""
NET = "python/net-"
"""How the path of the bots' weights begins: beside the folder of Python, since one can play without them."""


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:HASHED]


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def digest_of(folder: Path) -> str:
    return digest(*(f"{path.relative_to(folder)}\n".encode() + path.read_bytes() for path in files_in(folder)))


def compiled_sources() -> Iterator[Path]:
    """The modules whose compiled form is taken from the wheel; everything else comes from the source tree."""
    yield from (ROOT / "src" / "batyskaf").rglob("*.[ch]")
    yield from filter(site_python.is_compiled, (ROOT / "src" / "batyskaf").rglob("*.py"))


def wheel_sources() -> Iterator[Path]:
    """Everything of ours that is in the wheel."""
    return (path for kind in IN_WHEEL for path in (ROOT / "src" / "batyskaf").rglob(f"*.{kind}"))


def ready_wheel(whole: bool = False) -> Path | None:
    """The wheel, if it is built and its compiled rules are up to date; with `whole`, everything else in it too."""
    built = next((ROOT / "dist").glob(f"*{wasm.TAG}.whl"), None)
    sources = wheel_sources() if whole else compiled_sources()
    if built is not None and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources):
        return built
    return None


def wheel() -> Path | None:
    """The compiled rules, built if necessary; None where that is impossible."""
    try:
        return ready_wheel() or wasm.build()
    except (CannotBuild, StopIteration) as error:
        say(f"the rules can't be compiled for the browser, so the site runs them interpreted: {error}")
        return None


# --- what the page answers before Python is there ---------------------------------------------------------------------


def answers() -> dict[str, bytes]:
    """Answers of the table that are the same for everyone and at any time, by their path."""
    from batyskaf.games import names
    from batyskaf.table.local import Local

    class Nothing:
        async def load(self) -> list[tuple[str, str]]:
            return []

        async def commit(self, changes: object) -> None:
            pass

    async def asked() -> dict[str, bytes]:
        local = await Local.open(Nothing())
        paths = ["/api/games", *(f"/api/games/{game}/content" for game in names())]
        found = {}
        for path in paths:
            status, _, body = await local.request("GET", path)
            if status != 200:
                raise CannotBuild(f"{path} answers {status}")
            found[path] = body
        await local.close()
        return found

    return asyncio.run(asked())


def write_answers(into: Path) -> dict[str, str]:
    """Write the answers as files; return their paths below the site by the path that is asked for."""
    into.mkdir(parents=True)
    written = {}
    for path, body in answers().items():
        name = f"{path.removeprefix('/api/').replace('/', '-')}-{digest(body)}.json"
        (into / name).write_bytes(body)
        written[path] = f"assets/{name}"
    return written


def write_net(into: Path) -> str:
    """Write the weights that The Crew's bots learnt; return their path below the site."""
    data = (ROOT / "src/batyskaf/bots/crew/net/policy.bin").read_bytes()
    name = f"{NET}{digest(data)}.bin"
    (into / name).parent.mkdir(parents=True)
    (into / name).write_bytes(data)
    return name


# --- the page ---------------------------------------------------------------------------------------------------------


def build_page(parts: Mapping[str, object], into: Path) -> None:
    """Build the page in mode `site`; it gets to know its parts by a variable of the environment."""
    say("building the page")
    npm, env = web.prepare(ROOT)
    command = [*npm, "run", "--silent", "build", "--", "--mode", "site", "--logLevel", "warn", "--outDir", str(into)]
    subprocess.run(command, cwd=ROOT / "web", check=True, env={**env, "VITE_SITE": json.dumps(parts)})


def listed(folder: Path) -> Iterator[dict[str, object]]:
    """Every file of the site, index.html first."""
    for path in sorted(files_in(folder), key=lambda path: (path.name != "index.html", path)):
        name = path.relative_to(folder).as_posix()
        if name not in NOT_LISTED:
            data = path.read_bytes()
            yield {"path": name, "bytes": len(data), "hash": digest(data), "part": part_of(name)}


def part_of(name: str) -> str:
    """When a file is needed: at once, to play, or later."""
    if name.startswith(NET):
        return "bots"
    return "python" if name.startswith("python/") else "page"


def write_list(folder: Path, build: str) -> None:
    files = list(listed(folder))
    (folder / LIST).write_text(json.dumps({"build": build, "files": files}, indent=1) + "\n")


def build(into: Path = SITE, interpreted: bool = False, compress: bool = True) -> None:
    """Build the site; without `compress` quickly: files are larger, and get no compressed copies beside them."""
    compiled = None if interpreted else wheel()
    speed.compiled = compiled is not None  # what the site answers about itself
    kind = "interpreted" if compiled is None else "compiled"
    shutil.rmtree(WORK, ignore_errors=True)
    python = site_python.build(WORK, compiled, BEST if compress else QUICK)
    shutil.rmtree(into, ignore_errors=True)
    parts = {
        "build": kind,
        "python": f"python/{digest_of(python)}/",
        "net": "" if compiled is None else write_net(WORK / "net"),
        "files": {path.name: path.stat().st_size for path in files_in(python)},
        "answers": write_answers(WORK / "answers"),
    }
    build_page(parts, into)
    shutil.copytree(python, into / str(parts["python"]))
    shutil.copytree(WORK / "answers", into / "assets", dirs_exist_ok=True)
    if parts["net"]:
        shutil.copytree(WORK / "net", into, dirs_exist_ok=True)
    write_list(into, kind)
    if compress:
        web.finish(into)
    else:
        web.seal(into)
    total = sum(path.stat().st_size for path in files_in(into) if path.suffix not in (".br", ".gz"))
    where = into.relative_to(ROOT) if into.is_relative_to(ROOT) else into
    say(f"{where} is ready: {total / 1e6:.1f} MB before the host compresses it, rules {kind}")


def main(arguments: list[str]) -> None:
    into = Path(arguments[arguments.index("--into") + 1]) if "--into" in arguments else SITE
    try:
        build(Path(os.path.abspath(into)), "--interpreted" in arguments, "--plain" not in arguments)
    except (CannotBuild, web.NoNode) as error:
        sys.exit(f"batyskaf: the site could not be built: {error}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"batyskaf: the site could not be built, since this failed: {' '.join(map(str, failed.cmd))}")


if __name__ == "__main__":
    main(sys.argv[1:])
