"""A bot in any language: a program that speaks JSON lines on its standard input and output (`exec:COMMAND`).

The messages are those of the table's socket (docs/protocol.md): the program gets `welcome` when it sits down and a
`frame`, an update, whenever it has to decide, and answers with a `move`. Updates are made from a Perspective, so it
knows what its seat may know and nothing else. When it fails, the last line it wrote to standard error is reported.
"""

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from collections import deque
from typing import IO, Final

import msgspec

from batyskaf.bots.bot import UNBOUNDED, Bot, BotFailed, Budget, Decision, Perspective

EXEC: Final = "exec:"
SECONDS: Final = 10.0
"""How long a program may think about one decision."""
LONGEST: Final = 65_536
"""Characters in a line that it writes."""
PATIENCE: Final = 100
"""Lines without a move that it may write before it counts as failed."""
SHOWN: Final = 5
"""Legal moves that are listed when it chooses an illegal one."""
VERSION: Final = 1


class ProgramBot(Bot):
    """Runs the program from the first decision on; `close` ends it."""

    name = "exec"

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._complaints: deque[str] = deque()
        self._listener: threading.Thread | None = None
        self._deal: object = None
        """The game, the seat and its opening that the program knows."""
        self._sent: tuple[tuple[int, int], ...] = ()
        """The moves that the program knows."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        limit = self._seconds if budget.seconds is None else min(self._seconds, budget.seconds)
        try:
            process = self._running()
            self._send(process, look)
            return Decision(self._answer(look, time.monotonic() + limit, limit))
        except BotFailed as failed:
            self.close()
            raise BotFailed(f"{failed}{self._last_words()}") from None

    def close(self) -> None:
        """End the program; the next decision starts it again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                with contextlib.suppress(OSError):
                    process.stdin.close()

    # --- the program -----------------------------------------------------------------------------------------------

    def _running(self) -> "subprocess.Popen[str]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        self._complaints = deque(maxlen=20)
        try:
            process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"can't be started: {error}") from None
        self._process, self._lines, self._deal = process, queue.Queue(), None
        assert process.stdout is not None
        assert process.stderr is not None
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        self._listener = threading.Thread(target=_hear, args=(process.stderr, self._complaints), daemon=True)
        self._listener.start()
        return process

    def _last_words(self) -> str:
        """The last line it wrote to standard error, without control characters."""
        if self._listener is not None:
            self._listener.join(1.0)
        last = next((line for line in reversed(self._complaints) if line), "")
        shown = "".join(letter for letter in last[:200] if letter.isprintable())
        return f" ({shown})" if shown else ""

    def _send(self, process: "subprocess.Popen[str]", look: Perspective) -> None:
        """Send the update of this decision, after a welcome if it doesn't continue what was sent before."""
        assert process.stdin is not None
        since = len(self._sent) + 1
        deal = (look.game.name, look.seat, look.log[0])
        messages: list[object] = []
        if self._deal != deal or look.played[: len(self._sent)] != self._sent:
            messages.append({"type": "welcome", "table": "", "seats": [look.seat], "host": False, "version": VERSION})
            since = 0
        messages.append(update(look, since))
        self._deal, self._sent = deal, look.played
        try:
            for message in messages:
                process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            process.stdin.flush()
        except OSError:
            raise BotFailed("it has ended") from None

    def _answer(self, look: Perspective, until: float, limit: float) -> int:
        seq = len(look.played) + 1
        for _ in range(PATIENCE):
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise BotFailed(f"no answer in {limit:g} s") from None
            if line is None:
                raise BotFailed("it has ended")
            move = _move(line, seq)
            if move is None:
                continue
            legal = {look.game.moves.text(number): number for number in look.legal}
            if move not in legal:
                known = ", ".join(list(legal)[:SHOWN]) + (", …" if len(legal) > SHOWN else "")
                raise BotFailed(f"{move[:80]!r} is not one of its moves: {known}")
            return legal[move]
        raise BotFailed("it writes lines without a move")


def _read(stream: IO[str], lines: "queue.Queue[str | None]") -> None:
    """Pass on the lines of a program; None means that it has ended."""
    with stream, contextlib.suppress(OSError, ValueError):
        while True:
            line = stream.readline(LONGEST)
            if not line:
                break
            lines.put(line)
    lines.put(None)


def _hear(stream: IO[str], complaints: "deque[str]") -> None:
    """Keep the last lines that a program wrote to standard error."""
    with stream, contextlib.suppress(OSError, ValueError):
        for line in stream:
            complaints.append(line.strip())


class _Said(msgspec.Struct):
    """The fields of a command that are read."""

    type: str
    seq: int | None = None
    move: str | None = None


def _move(line: str, seq: int) -> str | None:
    """The move in a line; None for other commands and for moves meant for an earlier update."""
    try:
        said = msgspec.json.decode(line, type=_Said)
    except msgspec.DecodeError as error:
        raise BotFailed(f"{line.strip()[:80]!r} is not a message: {error}") from None
    if said.type != "move" or (said.seq is not None and said.seq < seq):
        return None
    if said.move is None:
        raise BotFailed("a move without “move”")
    return said.move


def update(look: Perspective, since: int) -> dict[str, object]:
    """The update of a seat that decides, as on the socket; fields that only a table of people has are empty."""
    game, moves = look.game, look.game.moves
    steps: list[dict[str, object]] = [{"step": "started", "seq": 1, "events": look.log[0]}]
    for number, ((seat, move), events) in enumerate(zip(look.played, look.log[1:], strict=True), start=2):
        steps.append({"step": "moved", "seq": number, "seat": seat, "move": moves.text(move), "events": events})
    return {
        "type": "frame",
        "seq": len(steps),
        "seat": look.seat,
        "steps": steps[since:],
        "table": _table(game.name),
        "turn": look.seat,
        "owner": look.owner,
        "view": look.view,
        "legal": [moves.text(move) for move in look.legal],
        "standing": None,
        "stands": [],
        "undo": {"free": 0, "ask": False},
        "clock": None,
        "answer_in": None,
        "result": None,
        "proof": None,
        "shared": {},
    }


def _table(game: str) -> dict[str, object]:
    """The description of a table that consists of seats and bots only."""
    return {
        "id": "",
        "game": game,
        "options": {},
        "settings": {},
        "seats": [],
        "status": "playing",
        "paused": False,
        "chat": False,
        "phrases": [],
        "proposal": None,
        "commitment": "",
        "made": 0.0,
    }
