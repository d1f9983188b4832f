"""Regenerates NOTICES.md: the licences of what the built page, the static site and compiled wheels contain of others.

    python -m tools.notices

Names and versions come from web/package-lock.json, texts from the installed packages. `make release` runs it.
"""

import json
import re
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOTICES = ROOT / "NOTICES.md"
LOCK = ROOT / "web" / "package-lock.json"
MODULES = ROOT / "web" / "node_modules"
PAGE = ("svelte", "@fluent/bundle")
SITE = ("msgspec", "librt")
COMPILED = ("mypy",)
IMPORT = re.compile(r"^import .* from '([\w@][^']*)'", re.MULTILINE)
SAME_LICENCE = {"Apache-2.0": "aria-query", "MPL-2.0": "axe-core"}
"""Packages of npm with the text of a licence, for those that name it without including it."""
SOURCES = {
    "@fluent/bundle": "https://github.com/projectfluent/fluent.js",
    "pyodide": "https://github.com/pyodide/pyodide",
}
HEAD = """# Third-party notices

Batyskaf itself is under the [MIT licence](LICENSE). What is distributed contains parts of other projects, listed here
with their licences. `python -m tools.notices` regenerates this file.
"""


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str
    where: str


def npm_parts(names: tuple[str, ...], where: str) -> Iterator[Part]:
    locked: dict[str, Any] = json.loads(LOCK.read_text("utf-8"))["packages"]
    for name in sorted(names):
        entry = locked[f"node_modules/{name}"]
        yield Part(name, entry["version"], entry["license"], npm_text(name, entry["license"]), where)


def imported_by_svelte() -> tuple[str, ...]:
    """The packages that the part of Svelte that runs in browsers imports; its compiler needs more of them."""
    inside = MODULES / "svelte" / "src" / "internal"
    files = [path for folder in ("client", "shared") for path in (inside / folder).rglob("*.js")]
    found = {name for path in files for name in IMPORT.findall(path.read_text("utf-8"))}
    return tuple(name for name in found if name.partition("/")[0] != "svelte")


def npm_text(name: str, licence: str) -> str:
    for package in (name, SAME_LICENCE.get(licence, name)):
        for path in sorted((MODULES / package).glob("LICEN[CS]E*")):
            return path.read_text("utf-8")
    return f"Licence: {licence}."


def python_parts(names: tuple[str, ...], where: str) -> Iterator[Part]:
    for name in names:
        found = metadata.distribution(name)
        licence = found.metadata["License-Expression"] or found.metadata["License"] or "see below"
        text = next(path.read_text("utf-8") for path in found.files or [] if "licen" in path.name.lower())
        yield Part(name, found.version, licence.partition("\n")[0], text, where)


def parts() -> list[Part]:
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    stdlib = Part("Python's standard library", "3.14", "PSF-2.0", python.read_text("utf-8"), "site")
    return [
        *npm_parts((*PAGE, *imported_by_svelte()), "page"),
        *npm_parts(("pyodide",), "site"),
        stdlib,
        *python_parts(SITE, "site"),
        *python_parts(COMPILED, "compiled wheels"),
    ]


def row(part: Part) -> str:
    source = SOURCES.get(part.name)
    name = f"[{part.name}]({source})" if source else part.name
    return f"| {name} | {part.version} | {part.licence} | {part.where} |"


def page(listed: list[Part]) -> str:
    lines = [HEAD, "| part | version | licence | contained in |", "|---|---|---|---|", *map(row, listed), ""]
    by_text: dict[str, list[str]] = {}
    for part in listed:
        by_text.setdefault(part.text.strip(), []).append(part.name)
    for text, names in by_text.items():
        tidy = "\n".join(line.rstrip() for line in text.expandtabs(4).splitlines())
        lines += [f"## {', '.join(names)}", "", "```text", tidy.replace("```", "'''"), "```", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    NOTICES.write_text(page(parts()), encoding="utf-8")
