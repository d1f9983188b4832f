"""Builds the documentation site into dist/docs; `make docs` calls it. MkDocs has an environment of its own.

python -m tools.docs            builds, and stops at any broken link
python -m tools.docs --serve    serves it while you write
"""

import subprocess
import sys
from pathlib import Path

from tools.install import ROOT, SCRIPTS, make_env, settings

FOLDER = "build/docs"


def main(arguments: list[str]) -> int:
    make_env(FOLDER, *settings()["project"]["optional-dependencies"]["docs"])
    command: list[str | Path] = [ROOT / FOLDER / SCRIPTS / "python", "-m", "mkdocs"]
    command += ["serve"] if "--serve" in arguments else ["build", "--strict"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
