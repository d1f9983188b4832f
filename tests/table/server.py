"""`python -m tests.table.server DATABASE`: run a server in a separate process; it prints its port and serves."""

import sys

import uvicorn

from batyskaf.table.app import Config
from batyskaf.table.serve import listening, settings
from tests.table.kit import OPEN

LEASE = 2.5
"""Seconds until a process counts as dead: shorter than in practice, long enough for a busy machine."""

if __name__ == "__main__":
    bound = listening("127.0.0.1", 0)
    print(bound.getsockname()[1], flush=True)
    config = Config(database=sys.argv[1], limits=OPEN, moment=0.0, workers=1, lease=LEASE)
    uvicorn.Server(settings(config)).run([bound])
