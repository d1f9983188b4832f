"""The rules compiled for browsers play the same games as the native build, in Node and in Chromium."""

import subprocess

import pytest
from playwright.sync_api import Browser
from tools import site as tools_site
from tools import wasm, web

from tests.web import kit, site

# Compiling the rules for WebAssembly takes minutes and downloads a compiler.
pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def wheels() -> list[str]:
    """The compiled rules and what they import, as paths below the repository."""
    try:
        built = [tools_site.ready_wheel(whole=True) or wasm.build(), *wasm.dependencies()]
    except (wasm.CannotBuild, web.NoNode) as missing:
        pytest.skip(f"the rules can't be compiled for browsers here: {missing}")
    return [path.relative_to(kit.ROOT).as_posix() for path in built]


def test_in_node(wheels: list[str]) -> None:
    _, env = web.fetch()
    command = ["node", "tools/wasm_check.mjs", *wheels]
    done = subprocess.run(command, cwd=kit.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert done.stdout.count(" few same ") == 3, done.stdout


def test_in_chromium(browser: Browser, wheels: list[str]) -> None:
    with site.serving(kit.ROOT, "docs") as url:
        page = kit.person(browser, f"{url}glossary.md")
        said: list[str] = []
        page.on("console", lambda line: said.append(line.text))
        script = "(wheels) => import('/tools/wasm_check.mjs').then(({ compare }) => compare(wheels))"
        assert page.evaluate(script, [f"/{wheel}" for wheel in wheels]) == ""
    assert sum(" few same " in line for line in said) == 3, said
