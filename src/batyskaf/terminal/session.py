"""A match at this terminal: people and bots in their seats, the file on disk, the clock, and what each has been told.

Both tables (line by line and full screen) drive this and nothing else; it shows a seat only what that seat may see.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

import msgspec

from batyskaf import bots, games
from batyskaf.bots import Bot, BotFailed, Perspective
from batyskaf.bots.program import ProgramBot
from batyskaf.core.events import Event
from batyskaf.core.faults import writing
from batyskaf.core.game import Game
from batyskaf.core.match import HOST, Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.core.recorder import NotSaved, Recorder
from batyskaf.core.rng import Rng
from batyskaf.locale import Texts
from batyskaf.terminal.seats import bot_of, shown_names
from batyskaf.terminal.tables import table_for
from batyskaf.terminal.tables.base import Group


class Session:
    """One match from its first to its last decision, saved after each."""

    def __init__(self, match: Match, path: Path, texts: Texts) -> None:
        self.match = match
        self.texts = texts
        self.table = table_for(match.game, texts, match.options)
        self.hosting = match.game.hosting()
        self.names = self.table.names(shown_names(match.seats, texts))
        self.people = [seat for seat, name in enumerate(match.seats) if bot_of(name) is None]
        self.standing: set[int] = set()
        """Seats that pass by themselves whenever they are asked whether they want to speak."""
        self._rng = Rng.of(match.commitment.seed, f"table {match.seq}")
        self._bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.seats):
            bot = bot_of(name)
            if bot is not None:
                self._bots[seat] = bots.load(bot, Rng.of(match.commitment.seed, f"bot {seat} {match.seq}"))
        self.recorder = Recorder(match, path)
        self.notice = ""
        """What people at the table should know before they begin."""
        self.trouble: NotSaved | None = None
        """Why the last that happened is not on disk, as long as it isn't."""
        self._told: dict[int | None, int] = {}
        self._limit = self.hosting.seconds(match.options)
        self._used = self._read_clock()
        self._since: float | None = None
        self._tick()

    @classmethod
    def resume(cls, path: Path, texts: Texts) -> "Session":
        """Go on with a match from its file."""
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
        """Whose eyes the screen may show: the person asked, or the only one; None: nobody's."""
        if not self.hot_seat:
            return self.people[0] if self.people else None
        return self.turn

    def view(self, seat: int | None) -> msgspec.Struct:
        return self.match.state.view(seat)

    def ask(self, seat: int | None) -> str:
        return self.table.ask(self.view(seat), self.names, seat)

    def legal(self) -> list[int]:
        return [] if self.over else self.match.state.legal()

    def groups(self, seat: int | None) -> list[Group]:
        """The choices of a person, if it is them who are asked."""
        if seat is None or seat != self.turn:
            return []
        return self.table.groups(self.view(seat), self.legal(), self.names)

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: int) -> None:
        """Make a move for whoever is asked."""
        self._tick()
        self.match.play(int(self.match.state.turn), move)
        self.save()

    def thinking(self) -> Callable[[], int] | None:
        """The thought of the bot that is asked, to be had anywhere: it holds a copy of all it needs."""
        turn = int(self.match.state.turn)
        if turn not in self._bots:
            return None
        bot, state = self._bots[turn], self.match.state.copy()

        def think() -> int:
            look = Perspective.of(self.game, state, turn, self._rng)
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
        """Let a plain bot take the seat of the one that is asked and has failed; return what it is called."""
        seat, name = int(self.match.state.turn), bots.plain_bot(self.game.name)
        self._close_bot(seat)
        self._bots[seat] = bots.load(name, Rng.of(self.match.commitment.seed, f"stand-in {seat} {self.match.seq}"))
        return name

    def close(self) -> None:
        """Nobody plays on at this screen: programs that were bots end."""
        for seat in self._bots:
            self._close_bot(seat)

    def _close_bot(self, seat: int) -> None:
        bot = self._bots[seat]
        if isinstance(bot, ProgramBot):
            bot.close()

    def step(self) -> bool:
        """Let a bot, or a standing pass, decide once; False if a person is asked or the game is over.

        Where people play, their clock also runs while bots think; bots among themselves have all the time they want.
        """
        if self.people and self.check_clock():
            return False
        think = self.thinking()
        move = self.passing() if think is None else think()
        if move is None:
            return False
        self.play(move)
        return True

    def settle(self) -> None:
        """Let bots and standing passes decide until a person is asked."""
        while self.step():
            pass

    def pass_on(self) -> None:
        """Let standing passes decide for people who have left that to the table."""
        while (move := self.passing()) is not None:
            self.play(move)

    def passing(self) -> int | None:
        """The answer that stands now, if whoever is asked has left that to the table."""
        if int(self.match.state.turn) not in self.standing:
            return None
        move = self.hosting.standing(self.match.state)
        return move if move is not None and self.game.moves.text(move) in self.hosting.standing_moves else None

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may take its last move back on its own."""
        match = self.match
        if seat is None or self.over or match.state.timed or not match.played:
            return False
        return seat in match.state.committed() or len(match.played) > match.floor(seat)

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.save()

    def abandon(self) -> None:
        """Give the game up, where its host may."""
        self._host("abandon")

    def _host(self, text: str) -> None:
        self.match.play(HOST, self.game.moves.id(text))
        self.save()

    def toggle_standing(self, seat: int) -> bool:
        """Begin or end passing by itself for a seat; True if it has begun."""
        self.standing ^= {seat}
        return seat in self.standing

    def save(self) -> None:
        """Write down what has happened; what can't be written now is tried again the next time."""
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
        """The file with everything in it that has happened; refused if that can't be had."""
        self.save()
        if self.trouble is not None:
            raise self.trouble
        return self.path

    # --- the clock -------------------------------------------------------------------------------------------------

    @property
    def _clock_path(self) -> Path:
        return self.path.with_suffix(".clock")

    def _read_clock(self) -> float:
        """How much time went by before a match was taken up again."""
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
        """Seconds left on a running clock, or None when none runs."""
        self._tick()
        if self._limit is None or self._since is None:
            return None
        return max(0.0, self._limit - self._used)

    def check_clock(self) -> bool:
        """End the game if its time is up; True if it was."""
        if self.left() != 0.0 or self.over:
            return False
        self._host("time-up")
        return True

    # --- telling ---------------------------------------------------------------------------------------------------

    def told(self, seat: int | None, since: int = 0) -> list[str]:
        """What a seat was shown and may look up, as sentences, from a step on."""
        steps: Sequence[tuple[Event, ...]] = self.match.seen(seat)
        if not self.over:
            steps = self.table.remembered(steps, self.match.options)
        return [self.texts.event(self.game, event, self.names, seat) for step in steps[since:] for event in step]

    def news(self, seat: int | None) -> list[str]:
        """What happened since this seat was last told."""
        steps = len(self.match.played) + 1
        since = min(self._told.get(seat, 0), steps)
        self._told[seat] = steps
        return self.told(seat, since)

    def why(self, refused: Refused) -> str:
        return self.texts.why(refused.reason, self.names, self.game.name)

    def result(self) -> str:
        return self.table.result(self.match.state.result(), self.names)
