"""`python -m tests.table.server DATABASE`: run a server in a separate process; it prints its port and serves.

With `--nursery` it starts a server in a fork for each line that it reads, and prints its process and port: the forks
have everything imported already.
"""

import os
import signal
import sys

import uvicorn

from batyskaf.table.app import Config
from batyskaf.table.serve import listening, settings
from tests.table.kit import OPEN

LEASE = 2.5
"""Seconds until a process counts as dead: shorter than in practice, long enough for a busy machine."""


def serve(database: str, before: str = "") -> None:
    bound = listening("127.0.0.1", 0)
    print(f"{before}{bound.getsockname()[1]}", flush=True)
    config = Config(database=database, limits=OPEN, moment=0.0, workers=1, lease=LEASE)
    uvicorn.Server(settings(config)).run([bound])


def nursery(database: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the forks
    while sys.stdin.readline():
        if os.fork() == 0:
            os.setsid()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(database, f"{os.getpid()} ")
            return


if __name__ == "__main__":
    (nursery if "--nursery" in sys.argv else serve)(sys.argv[1])
