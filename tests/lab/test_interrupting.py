"""A run of the lab that a person interrupts."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = """
import signal, sys
from batyskaf.terminal.app import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may start tests with it ignored
sys.argv = [*"batyskaf lab balance crew --bot random --seeds 100000 --jobs 2 --into".split(), sys.argv[1]]
main()
"""


def test_an_interrupted_run_says_how_to_resume(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, str(tmp_path)],
        env={**os.environ, "BATYSKAF_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as run:
        while run.poll() is None and not rows.exists():  # then a worker plays, and another may still be starting
            time.sleep(0.02)
        os.killpg(run.pid, signal.SIGINT)  # as Ctrl-C does
        assert run.stdout is not None
        said = run.stdout.read()
    assert run.returncode == 130, said
    assert said.strip().splitlines()[-1] == "Interrupted. The same command resumes where it stopped."
    assert "Traceback" not in said
