"""The files that belong to a release agree with each other."""

import json
import re
import runpy
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from tools import page_source, release

import batyskaf

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_every_file_names_the_same_version_and_date() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert page_source.version(ROOT) == batyskaf.__version__ == citation["version"]
    released = f"## {batyskaf.__version__} ({citation['date-released']})"
    assert released in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_notices_name_the_versions_that_are_built_in() -> None:
    """`make notices` regenerates them."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    rows = re.findall(r"^\| \[?(.+?)\]?(?:\(.*?\))? \| (\S+) \|.*\| (?:page|site) \|$", notices(), re.MULTILINE)
    known = {name: version for name, version in rows if f"node_modules/{name}" in locked}
    assert {"svelte", "@fluent/bundle", "pyodide"} <= known.keys()
    assert known == {name: locked[f"node_modules/{name}"]["version"] for name in known}


def notices() -> str:
    return (ROOT / "NOTICES.md").read_text("utf-8")


def test_the_readme_on_the_index_has_absolute_addresses_only() -> None:
    text = runpy.run_path(str(ROOT / "setup.py"))["readme_for_the_index"]()
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert len(links) > 20
    assert not [link for link in links if not link.startswith(("https://", "#"))]
    assert text.count("https://raw.githubusercontent.com") == 3


@pytest.mark.parametrize(
    ("name", "stray"),
    [
        ("tests/core/test_match.py", True),
        ("web/node_modules/svelte/index.js", True),
        ("src/batyskaf/core/rng.cpython-311-x86_64-linux-gnu.so", True),
        ("src/batyskaf/testing/laws.py", False),
        ("web/src/lib/keys.test.ts", True),
        ("web/src/lib/keys.ts", False),
    ],
)
def test_what_does_not_belong_into_a_source_archive(name: str, stray: bool) -> None:
    assert bool(release.STRAY.search(name)) is stray


def test_every_page_of_the_documentation_site_exists() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = re.findall(r"[\w./-]+\.md$", text[text.index("\nnav:") :], re.MULTILINE)
    assert len(pages) > 30
    assert not [page for page in pages if not (ROOT / "docs" / page).is_file()]


def test_the_source_archive_has_what_its_documentation_links_to() -> None:
    pages = [(page.parent, page.read_text("utf-8")) for page in (ROOT / "docs").rglob("*.md")]
    linked = {(folder / link).resolve() for folder, text in pages for link in re.findall(r"\]\((\.\./[^)#\s]*)", text)}
    outside = {path.relative_to(ROOT) for path in linked if not path.is_relative_to(ROOT / "docs")}
    assert len(outside) > 5
    lines = [line.split() for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()]
    packed = {Path(name) for verb, *names in lines if verb in ("graft", "include") for name in names}
    assert not [path for path in outside if not packed & {path, *path.parents}]


def test_every_step_of_the_workflows_is_a_make_target() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    steps = [
        step["run"]
        for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
        for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values()
        for step in job["steps"]
        if "run" in step
    ]
    assert len(steps) >= 4
    for step in steps:
        words = step.split()
        assert words[0] == "make"
        assert {word for word in words[1:] if "=" not in word} <= targets, step
