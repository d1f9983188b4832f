"""The last step of a build: its version, and the list of files that the service worker keeps."""

import json
from pathlib import Path

import pytest
from tools import web

from batyskaf.locale import LANGUAGES, Texts

PAGE = '<html><head><meta name="version" content="" /></head></html>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "index.html": PAGE,
        "sw.js": "listen();\n",
        "manifest.en.webmanifest": "{}",
        "assets/app-1.js": "1",
        "assets/app-1.js.br": "small",
        "python/9/python.wasm": "large",
        "icons/a.png": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def listed(folder: Path) -> tuple[str, dict[str, str]]:
    """The version and the parts of files that the worker of a folder knows."""
    first, _, code = (folder / "sw.js").read_text().partition("\n")
    assert code == "listen();\n"
    built = json.loads(first.removeprefix("self.built = ").removesuffix(";"))
    assert all((folder / file["path"]).stat().st_size == file["bytes"] for file in built["files"])
    return built["version"], {file["path"]: file["part"] for file in built["files"]}


def test_the_worker_lists_what_the_page_needs_and_the_page_knows_its_version(folder: Path) -> None:
    version = web.seal(folder)
    parts = {"assets/app-1.js": "page", "index.html": "page", "python/9/python.wasm": "python"}
    assert listed(folder) == (version, parts)
    assert f'content="{version}"' in (folder / "index.html").read_text()


def test_the_version_changes_with_any_file_and_only_then(folder: Path) -> None:
    version = web.seal(folder)
    assert web.seal(folder) == version
    (folder / "assets" / "app-1.js").write_text("2")
    assert web.seal(folder) != version


def test_every_language_has_a_manifest_of_relative_addresses() -> None:
    for language in LANGUAGES:
        found = web.manifest(language)
        assert found["lang"] == language
        assert found["description"] == Texts(language).say("web-app-about")
        assert found["start_url"] == found["scope"] == "."
        icons = found["icons"]
        assert isinstance(icons, list)
        for icon in icons:
            data = (web.ROOT / "web" / "public" / icon["src"]).read_bytes()
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
        assert {icon["purpose"] for icon in icons} == {"any", "maskable"}


def test_the_manifest_of_a_language_without_words_for_it_is_in_english() -> None:
    assert web.manifest("eo")["name"] == web.manifest("en")["name"]
    assert web.manifest("eo")["lang"] == "eo"
