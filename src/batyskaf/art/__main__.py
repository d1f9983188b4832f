"""Writes the drawings into a folder: `python -m batyskaf.art web/src/made`."""

import sys
from pathlib import Path

from batyskaf.art.sheet import write

if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/made"))
