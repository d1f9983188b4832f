"""A run of the lab that a person interrupts."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = """
import signal, sys
from batyskaf.terminal.app import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start tests with it ignored
sys.argv[0] = "batyskaf"
main()
"""


@pytest.mark.parametrize(
    ("command", "written"),
    [
        ("lab balance crew --bot random --seeds 100000 --jobs 2 --into", "rows.jsonl"),
        ("lab dataset endeavor --bot hard --games 20 --jobs 2", "part-00000.pieces"),
    ],
)
def test_an_interrupted_run_says_how_to_resume(command: str, written: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, *command.split(), str(tmp_path)],
        env={**os.environ, "BATYSKAF_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as run:
        # Then a worker plays, and another may still be starting.
        while run.poll() is None and not any(tmp_path.glob(written)):
            time.sleep(0.02)
        os.killpg(run.pid, signal.SIGINT)  # as Ctrl-C does
        try:
            said, _ = run.communicate(timeout=60)
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130, said
    assert said.strip().splitlines()[-1] == "Interrupted. The same command resumes where it stopped."
    assert "Traceback" not in said
