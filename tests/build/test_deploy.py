"""The files that run a server: they are well formed, and the commands in them run in an empty folder."""

import configparser
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "batyskaf.service", encoding="utf-8")
    return parser


def settings() -> dict[str, str]:
    lines = (DEPLOY / "batyskaf.env").read_text("utf-8").splitlines()
    return dict(line.partition("=")[::2] for line in lines if line and not line.startswith("#"))


def container() -> str:
    return re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text("utf-8"))


def instruction(name: str) -> str:
    """The last instruction of this name."""
    return str(re.findall(rf"^{name} (.*)$", container(), re.MULTILINE)[-1])


def serves(words: list[str], folder: Path, env: dict[str, str]) -> None:
    """Run a `batyskaf` command in an empty folder on any port until it is ready, then stop it."""
    assert words[0].rpartition("/")[2] == "batyskaf"
    command = [sys.executable, "-m", "batyskaf", *words[1:], "--port", "0"]
    run = {**os.environ, **env, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "BATYSKAF_DATA": str(folder)}
    run["PYTHONUNBUFFERED"] = "1"
    with subprocess.Popen(command, env=run, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", server.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/readyz", timeout=60) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=60)
    assert (folder / "tables.sqlite").exists()


def test_the_command_of_the_unit_runs_with_its_settings(tmp_path: Path) -> None:
    serves(shlex.split(unit()["Service"]["ExecStart"]), tmp_path, settings())


def test_the_command_of_the_container_runs(tmp_path: Path) -> None:
    serves(yaml.safe_load(instruction("ENTRYPOINT")), tmp_path, {})


def test_the_container_runs_without_rights_and_checks_itself() -> None:
    stages = re.findall(r"^FROM (\S+)", container(), re.MULTILINE)
    assert len(stages) == 2
    assert "slim" in stages[1]
    assert instruction("USER") == "batyskaf"
    check = yaml.safe_load(instruction("HEALTHCHECK").partition("CMD ")[2])
    compile(check[2], "health check", "exec")
    assert "/readyz" in check[2]


def test_the_unit_is_well_formed(tmp_path: Path) -> None:
    service = unit()["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["EnvironmentFile"] == "/etc/batyskaf.env"
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "batyskaf.service").read_text("utf-8").replace("/opt/batyskaf/bin/batyskaf", "/bin/true")
    (tmp_path / "batyskaf.service").write_text(text)
    done = subprocess.run(
        [tool, "verify", str(tmp_path / "batyskaf.service")], capture_output=True, text=True, check=False, timeout=60
    )
    assert "batyskaf.service" not in done.stderr, done.stderr


def test_the_compose_file_fits_the_container_and_the_server() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"table", "database", "proxy"}
    build = services["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    port = instruction("EXPOSE")
    assert f"table:{port}" in services["proxy"]["command"]
    source = (ROOT / "src" / "batyskaf" / "terminal" / "app.py").read_text("utf-8")
    for name in [*services["table"]["environment"], *settings()]:
        assert name in source or name == "BATYSKAF_DATABASE"
