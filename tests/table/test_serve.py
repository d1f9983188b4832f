"""The command that runs the server: on loopback, on a free port, with its data in the given folder."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from batyskaf.core.reason import Refused
from batyskaf.table.serve import listening
from tests.table.kit import SOON
from tests.terminal.driving import refused


def test_the_command_serves_until_it_is_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "serve", "--no-browser"]
    env = {**os.environ, "BATYSKAF_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*command, "--port", "0"], env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
        assert found is not None
        transport = httpx.HTTPTransport(retries=50)
        with httpx.Client(transport=transport) as http:
            made = http.post(f"{found[0]}api/tables", json={"game": "crew"}, timeout=SOON)
        assert made.status_code == 200
        server.send_signal(signal.SIGINT)
        server.wait(timeout=SOON)
    assert (tmp_path / "tables.sqlite").exists()


def test_a_taken_port_is_refused_unless_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    first = listening("127.0.0.1", 0)
    port = first.getsockname()[1]
    with pytest.raises(Refused) as refusal:
        listening("127.0.0.1", port)
    assert refusal.value.reason.id == "refused-port-taken"
    assert refusal.value.reason.args["port"] == str(port)  # a number would be written with a comma
    monkeypatch.setattr("batyskaf.table.serve.PORT", port)
    second = listening("127.0.0.1", None)
    assert second.getsockname()[1] != port
    assert second.family == socket.AF_INET
    first.close()
    second.close()


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        listening("192.0.2.1", 8123)
    assert refusal.value.reason.id == "refused-port"
    assert refusal.value.reason.args == {"host": "192.0.2.1", "port": "8123"}


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "The database nonsense can't be opened"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "The database postgresql://nobody:***@127.0.0.1:1/x can't"),
        ("sqlite:///{folder}/no-folder/x.db", "unable to open database file"),
        ("sqlite:///{folder}/torn.db", "file is not a database"),
        ("mysql://x/y", "A URL looks like sqlite:"),
    ],
)
def test_an_unusable_database_is_refused_in_a_sentence(tmp_path: Path, url: str, said: str) -> None:
    (tmp_path / "torn.db").write_text("not a database at all")
    assert said in refused("serve", "--no-browser", "--database", url.format(folder=tmp_path))
    assert (tmp_path / "torn.db").read_text() == "not a database at all"
