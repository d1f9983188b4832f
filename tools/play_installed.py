"""Tries the installed package as a newcomer does: its version, games line by line, its server and page.

    python -m tools.play_installed [--expect compiled|interpreted]

Everything runs in an empty folder and imports nothing of the checkout.
"""

import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

GAMES = (
    ("crew", "--mission", "3", "--players", "3"),
    ("aquatica", "--players", "2"),
    ("endeavor", "--mission", "1", "--players", "2"),
)
CLIENT = Path(__file__).resolve().parent.parent / "examples" / "bot_client.py"
BATYSKAF = [sys.executable, "-I", "-m", "batyskaf"]


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run([*BATYSKAF, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        sys.exit(f"batyskaf {' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


def try_server(folder: Path) -> None:
    """Start the server, read its page, and let the example of a client play a game against bots."""
    command = [*BATYSKAF, "serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            home = re.search(r"http://[\d.]+:\d+/", server.stdout.readline())
            assert home is not None, "the server did not say where it is"
            script = re.search(r'src="/?(assets/[^"]+\.js)"', fetch(home[0]).decode())
            assert script is not None, "the page is not the built one"
            assert len(fetch(home[0] + script[1])) > 1000
            subprocess.run([sys.executable, "-I", str(CLIENT), home[0]], cwd=folder, check=True, timeout=600)
        finally:
            server.terminate()


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        version = run(folder, "version").strip()
        print(version)
        if arguments and arguments[-1] not in version:
            sys.exit(f"the rules should run {arguments[-1]}")
        for game in GAMES:
            started = time.monotonic()
            output = run(folder, "play", *game, "--bots", "all", "--bot", "random", "--seed", "7", "--plain")
            print(f"played {game[0]} in {time.monotonic() - started:.1f} s, {len(output.splitlines())} lines")
        try_server(folder)
        print("the server shows its page, and a client has played against bots")


if __name__ == "__main__":
    main(sys.argv[1:])
