"""A match in the terminal: people and bots in their seats, the file on disk, the clock and the log.

Both tables (line by line and full screen) drive this and nothing else; it shows a seat only what that seat may see.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from batyskaf import bots, games
from batyskaf.bots import Bot, BotFailed, Perspective
from batyskaf.bots.bot import mostly_bots
from batyskaf.bots.program import ProgramBot
from batyskaf.core.events import Event
from batyskaf.core.faults import writing
from batyskaf.core.game import Game
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.core.recorder import NotSaved, Recorder
from batyskaf.core.rng import Rng
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.render.base import Group
from batyskaf.render.seats import bot_of, shown_names


class Session:
    """One match from its first to its last decision, saved after each."""

    def __init__(self, match: Match, path: Path, texts: Texts) -> None:
        self.match = match
        self.texts = texts
        self.renderer = renderer_for(match.game, texts, match.options)
        self.presentation = match.game.presentation()
        self.names = self.renderer.names(shown_names(match.seats, texts))
        self.people = [seat for seat, name in enumerate(match.seats) if bot_of(name) is None]
        self.auto_answering: set[int] = set()
        """Seats that have turned on auto answers."""
        self._rng = Rng.of(match.commitment.seed, f"table {match.seq}")
        self._bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.seats):
            bot = bot_of(name)
            if bot is not None:
                self._bots[seat] = bots.load(bot, Rng.of(match.commitment.seed, f"bot {seat} {match.seq}"))
        self.recorder = Recorder(match, path)
        self.notice = ""
        """A message to show before the match starts."""
        self.trouble: NotSaved | None = None
        """Why the latest entries are not on disk; None once they are."""
        self._logged_steps: dict[int | None, int] = {}
        self._limit = self.presentation.seconds(match.options)
        self._used = self._read_clock()
        self._since: float | None = None
        self._tick()

    @classmethod
    def resume(cls, path: Path, texts: Texts) -> "Session":
        """Resume a match from its file."""
        return cls(replay(read_recording(path), games.load), path, texts)

    # --- who is asked what -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def path(self) -> Path:
        return self.recorder.path

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def turn(self) -> int | None:
        """The person who is asked now; None while bots decide and at the end."""
        turn = int(self.match.state.turn)
        return turn if turn in self.people else None

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    def viewer(self) -> int | None:
        """The seat whose view the screen may show: the person asked, or the only person; otherwise None."""
        if not self.hot_seat:
            return self.people[0] if self.people else None
        return self.turn

    def view(self, seat: int | None) -> msgspec.Struct:
        return self.match.state.view(seat)

    def ask(self, seat: int | None) -> str:
        return self.renderer.ask(self.view(seat), self.names, seat)

    def legal(self) -> list[int]:
        return [] if self.over else self.match.state.legal()

    def groups(self, seat: int | None) -> list[Group]:
        """The choices of a seat, if it is the one asked."""
        if seat is None or seat != self.turn:
            return []
        return self.renderer.groups(self.view(seat), self.legal(), self.names)

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: int) -> None:
        """Make a move for the seat that is asked."""
        self._tick()
        self.match.play(int(self.match.state.turn), move)
        self.save()

    def thinking(self) -> Callable[[], int] | None:
        """A function that computes the current bot's move from a copy of the state, so it can run in a thread."""
        turn = int(self.match.state.turn)
        if turn not in self._bots:
            return None
        bot, state = self._bots[turn], self.match.state.copy()
        among_bots = mostly_bots([other in self._bots for other in range(len(self.match.seats)) if other != turn])

        def think() -> int:
            look = Perspective.of(self.game, state, turn, self._rng, among_bots)
            try:
                move = bot.choose(look).move
            except BotFailed:
                raise
            except Exception as error:
                raise BotFailed(f"{type(error).__name__}: {error}") from error
            if move not in look.legal:
                raise BotFailed(f"{move} is not one of its moves")
            return move

        return think

    def replace_bot(self) -> str:
        """Replace the current bot, which has failed, with a plain one; return its name."""
        seat, name = int(self.match.state.turn), bots.plain_bot(self.game.name)
        self._close_bot(seat)
        self._bots[seat] = bots.load(name, Rng.of(self.match.commitment.seed, f"stand-in {seat} {self.match.seq}"))
        return name

    def close(self) -> None:
        """End the bots that are programs."""
        for seat in self._bots:
            self._close_bot(seat)

    def _close_bot(self, seat: int) -> None:
        bot = self._bots[seat]
        if isinstance(bot, ProgramBot):
            bot.close()

    def step(self) -> bool:
        """Make one move by a bot or an auto answer; return False if a person is asked or the game is over.

        The clock of a game with people also runs while bots think. A game between bots has no time limit.
        """
        if self.people and self.check_clock():
            return False
        think = self.thinking()
        move = self.auto_answer() if think is None else think()
        if move is None:
            return False
        self.play(move)
        return True

    def run_bots(self) -> None:
        """Make the moves of bots and auto answers until a person is asked."""
        while self.step():
            pass

    def make_auto_answers(self) -> None:
        """Make the moves of people who have turned on auto answers."""
        while (move := self.auto_answer()) is not None:
            self.play(move)

    def auto_answer(self) -> int | None:
        """The auto answer to the current question, if the seat that is asked has turned it on."""
        if int(self.match.state.turn) not in self.auto_answering:
            return None
        move = self.presentation.auto_answer(self.match.state)
        return move if move is not None and self.game.moves.text(move) in self.presentation.auto_answers else None

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may undo its last move without asking the others."""
        match = self.match
        if seat is None or self.over or match.state.timed or not match.played:
            return False
        return seat in match.state.committed() or len(match.played) > match.floor(seat)

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.save()

    def abandon(self) -> None:
        """End the game early, if it can be abandoned."""
        self._host("abandon")

    def _host(self, text: str) -> None:
        self.match.play_as_host(text)
        self.save()

    def toggle_auto_answers(self, seat: int) -> bool:
        """Turn auto answers of a seat on or off; return True if they are on now."""
        self.auto_answering ^= {seat}
        return seat in self.auto_answering

    def save(self) -> None:
        """Save all new entries; those that can't be written are retried the next time."""
        self._tick()
        try:
            self.recorder.save()
            if self._limit is not None:
                with writing(self._clock_path, NotSaved):
                    self._clock_path.write_text(f"{self._used:.1f}\n", encoding="utf-8")
        except NotSaved as trouble:
            self.trouble = trouble
        else:
            self.trouble = None

    def saved(self) -> Path:
        """The path of the complete file; refused if it can't be written."""
        self.save()
        if self.trouble is not None:
            raise self.trouble
        return self.path

    # --- the clock -------------------------------------------------------------------------------------------------

    @property
    def _clock_path(self) -> Path:
        return self.path.with_suffix(".clock")

    def _read_clock(self) -> float:
        """The seconds used before the match was resumed."""
        try:
            return float(self._clock_path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return 0.0

    def _tick(self) -> None:
        now = monotonic()
        if self._since is not None:
            self._used += now - self._since
        self._since = now if self.match.state.timed else None

    def left(self) -> float | None:
        """Seconds left on the clock, or None if it is not running."""
        self._tick()
        if self._limit is None or self._since is None:
            return None
        return max(0.0, self._limit - self._used)

    def check_clock(self) -> bool:
        """End the game if its time is up; return True if it was."""
        if self.left() != 0.0 or self.over:
            return False
        self._host("time-up")
        return True

    # --- the log ---------------------------------------------------------------------------------------------------

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """The log of a seat from a step on, as sentences; some games forbid looking up old events."""
        steps: Sequence[tuple[Event, ...]] = self.match.seen(seat)
        if not self.over:
            steps = self.presentation.remembered(steps, self.match.options)
        lines = (self.renderer.line(event, self.names, seat) for step in steps[since:] for event in step)
        return [line for line in lines if line]

    def news(self, seat: int | None) -> list[str]:
        """The log lines that this seat has not seen yet."""
        steps = len(self.match.played) + 1
        since = min(self._logged_steps.get(seat, 0), steps)
        self._logged_steps[seat] = steps
        return self.log(seat, since)

    def why(self, refused: Refused) -> str:
        return self.texts.why(refused.reason, self.names, self.game.name)

    def result(self) -> str:
        return self.renderer.result(self.match.state.result(), self.names)
