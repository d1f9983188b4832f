"""A wheel carries the page: it is built, installed and served on a machine without Node."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.kit import ROOT


def without_node(**more: str) -> dict[str, str]:
    """An environment without anything on its path."""
    return {**os.environ, "PATH": os.devnull, "BATYSKAF_PURE": "1", **more}


@pytest.fixture(scope="module")
def wheel(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy of the tracked files; interpreted, since that is quick and the page is the same."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    left = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left)
    command = [sys.executable, "setup.py", "-q", "bdist_wheel"]
    done = subprocess.run(command, cwd=folder, env=without_node(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = (folder / "dist").glob("*.whl")
    return made


def test_the_wheel_carries_the_page_and_no_sources_of_it(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    static = [name for name in names if name.startswith("batyskaf/table/static/")]
    assert "batyskaf/table/static/index.html" in static
    assert any(name.endswith(".js") for name in static)
    assert any(name.endswith(".css") for name in static)
    assert not any("node_modules" in name or name.endswith((".svelte", ".ts")) for name in names)


def test_an_installed_wheel_serves_the_page_without_node(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    env = without_node(PYTHONPATH=str(installed), BATYSKAF_DATA=str(tmp_path))
    assert shutil.which("node", path=env["PATH"]) is None
    command = [sys.executable, "-m", "batyskaf.table", "0"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://[^/\s]+", server.stdout.readline())
        assert address is not None
        try:
            page = get(address.group())
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
            assert script is not None
            assert "javascript" in get(address.group() + script[1]).headers["content-type"]
            assert {game["name"] for game in get(f"{address.group()}/api/games").json()} >= {"crew"}
        finally:
            server.kill()


def get(url: str) -> Any:
    with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=60) as http:
        answer = http.get(url)
    assert answer.status_code == 200, url
    return answer
