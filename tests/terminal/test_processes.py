"""The command in a process of its own: pipes, closed streams, full disks, kills."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from batyskaf.core.matchfile import read_recording
from tests.terminal.driving import batyskaf, only_match, refused

BATYSKAF = (sys.executable, "-c", "from batyskaf.terminal.app import main; main()")
"""The command for a separate process."""
QUICK = ("--seed", "3", "--bot", "random")


def process(*words: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    """Run a command in a separate process."""
    return subprocess.run([*BATYSKAF, *words], text=True, check=False, timeout=60, encoding="utf-8", **how)


def test_an_unwritable_data_folder_is_reported(data_folder: Path) -> None:
    data_folder.write_text("a file, not a folder", encoding="utf-8")
    said = refused("play", "crew", "--plain", "--bots", "all", "--lang", "pl")
    assert said.startswith("Nie można zapisać pliku ")
    assert str(data_folder) in said
    assert said.endswith(": folder na drodze do niego jest plikiem.")


@pytest.mark.parametrize(
    "words", [("games",), ("play", "crew", "--bots", "all", "--bot", "random", "--plain"), ("--help",)]
)
def test_unwritable_output_is_reported(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = process(*words, stdout=full, stderr=subprocess.PIPE, env={**os.environ, "BATYSKAF_LANG": "pl"})
    assert done.returncode == 2
    assert done.stderr == "Nie można zapisać wyniku polecenia: dysk jest pełny.\n"


def test_a_file_that_cant_grow_is_reported(data_folder: Path) -> None:
    command = [*BATYSKAF, "play", "crew", "--plain", "--bots", "all", "--bot", "random", "--seed", "3"]
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 2; exec "$@"', "bash", *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{only_match(data_folder)} can't be written: it would be too large.")


@pytest.mark.parametrize(
    ("words", "closed"),
    [(("games",), ">&-"), (("--help",), ">&-"), (("games",), "2>&-"), (("play", "crew", "--bot", "random"), "<&-")],
)
def test_closed_streams_give_no_traceback(words: tuple[str, ...], closed: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"$@" {closed}', "bash", *BATYSKAF, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_real_pipe() -> None:
    """Another process with a pipe as its input, closed in the middle of a game."""
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "play", "crew", *QUICK]
    done = subprocess.run(
        [*command, "--mission", "5"], input="2\n1\nwhat?\n", capture_output=True, text=True, check=False, timeout=60,
        encoding="utf-8", env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "“what?” is not one of the choices" in done.stdout
    assert "batyskaf play --resume" in done.stdout


def test_every_move_is_on_disk_when_the_process_is_killed(data_folder: Path) -> None:
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "play", "crew", *QUICK]
    with subprocess.Popen(
        [*command, "--mission", "5"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("2\n")
        process.stdin.flush()
        for line in process.stdout:
            if "distress signal" in line and line.startswith("--"):
                break
        process.kill()
    assert any(entry.seat == 0 for entry in read_recording(only_match(data_folder)).entries)
    assert "Send a distress signal?" in batyskaf("play", "--resume", "--plain").output


@pytest.mark.parametrize(
    "words", [("games",), ("play", "crew", "--bots", "all", "--bot", "random", "--plain"), ("--help",)]
)
def test_a_reader_that_closes_the_pipe_causes_no_error(words: tuple[str, ...]) -> None:
    """As with `| head`."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", *words]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    os.close(write)
    assert done.stderr == ""


def test_characters_that_the_terminal_cant_encode_or_decode() -> None:
    command = [
        sys.executable,
        "-c",
        "from batyskaf.terminal.app import main; main()",
        "play",
        "crew",
        "--bot",
        "random",
        "--seed",
        "3",
        "--lang",
        "pl",
    ]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False, timeout=60, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"?R" in done.stdout  # the suit symbol is lost, the letter stays
