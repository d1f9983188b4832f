#!/usr/bin/env python3
"""A bot that is a program: it reads and writes JSON lines, and needs nothing of Batyskaf.

    batyskaf play crew --bot "exec:python3 examples/bot_program.py"
    batyskaf serve --bot "coral=exec:python3 examples/bot_program.py"

It plays any legal move. Put something better into `choose`: everything a seat may know is in the frame.
docs/protocol.md describes the messages. Messages for people go to standard error.
"""

import json
import random
import sys


def choose(frame: dict) -> str:
    """Decide for seat frame["seat"] from frame["view"], frame["steps"] and frame["legal"]."""
    return random.choice(frame["legal"])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "welcome":  # a new game, or moves were taken back
            print("seated at", message["seats"], file=sys.stderr)
        elif message["type"] == "frame" and message["legal"]:
            move = {"type": "move", "seq": message["seq"], "move": choose(message)}
            print(json.dumps(move), flush=True)


if __name__ == "__main__":
    main()
