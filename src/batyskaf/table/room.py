"""A table as its log makes it: seats, match, votes, clocks. No I/O: commands become entries, entries change the table.

`Room.note` is the one way to change a room: live commands and the reading of a stored log both go through it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from batyskaf.core.events import Event
from batyskaf.core.fairness import Commitment
from batyskaf.core.game import OVER, Game
from batyskaf.core.hosting import Hosting
from batyskaf.core.match import Match, MoveEntry, UndoEntry
from batyskaf.core.matchfile import check_rules
from batyskaf.core.reason import Refused
from batyskaf.table import log
from batyskaf.table.log import LogEntry, Stored
from batyskaf.table.protocol import Proposal, SeatKind, Settings, Status, TableInfo


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is from the start and stays."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, object]
    packs: tuple[dict[str, object], ...]
    settings: Settings
    seed: str
    salt: str
    made: float
    parent: str | None = None
    at: int | None = None
    campaign: str | None = None
    chosen: bool = False

    @property
    def commitment(self) -> Commitment:
        return Commitment(int(self.seed, 16), self.salt)

    def chat(self, hosting: Hosting) -> bool:
        """Whether people talk freely here: as they chose, else as suits the game."""
        return hosting.chat if self.settings.chat is None else self.settings.chat


class Chair:
    """A seat at the table and who has it."""

    def __init__(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.bot: str | None = None
        self.away = False
        self.link = ""
        self.player = ""
        self.hand = False
        self.granted = False
        self.stands: set[str] = set()

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides for this seat now."""
        return self.bot if self.kind == "bot" or self.away else None


class Shown(NamedTuple):
    """An entry of the log with the typed events it told."""

    stored: Stored
    events: tuple[Event, ...]


class Room:
    """One table. Only its single writer touches it."""

    def __init__(self, head: Head, game: Game) -> None:
        self.head = head
        self.game = game
        self.options = game.options(**head.options)
        self.hosting = game.hosting()
        self.chairs = [Chair() for _ in range(game.seats(self.options))]
        self.match: Match | None = None
        self.status: Status = "waiting"
        self.paused = False
        self.proposal: Proposal | None = None
        self.next: str | None = None
        self.shown: list[Shown] = []
        self.told: dict[bool, tuple[int, TableInfo]] = {}
        """What was last said about the table, to people and to spectators, with the `seq` it was true at."""
        self.done: dict[str, int] = {}
        """Commands that were carried out, by key, with the `seq` after them."""
        self.match_seq = 0
        """The last entry that changed the match."""
        self.asked: int | None = None
        self.asked_at = 0.0
        self.timed_at: float | None = None
        self._paused_at = 0.0
        self._ahead = 0
        """Entries of the match that were made already together with an earlier one."""

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.shown)

    @property
    def chat(self) -> bool:
        return self.head.chat(self.hosting)

    @property
    def turn(self) -> int | None:
        if self.match is None or self.status != "playing" or self.match.state.turn == OVER:
            return None
        return int(self.match.state.turn)

    @property
    def owner(self) -> int | None:
        if self.match is None or self.status != "playing" or self.match.state.owner == OVER:
            return None
        return int(self.match.state.owner)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or str(seat + 1) for seat, chair in enumerate(self.chairs))

    @property
    def held(self) -> bool:
        """A raised hand holds bots and standing answers."""
        return any(chair.hand for chair in self.chairs)

    def people(self, but: str = "") -> list[int]:
        """Seats of people who are there to be asked, other than those of one link."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and not chair.away and chair.link != but
        ]

    # --- clocks -------------------------------------------------------------------------------------------------------

    def game_left(self, now: float) -> float | None:
        """Seconds left on the game's own clock, once it runs."""
        seconds = self.hosting.seconds(self.options)
        if seconds is None or self.timed_at is None or self.match is None or self.turn is None:
            return None
        if "time-up" not in (self.game.moves.text(move) for move in self.match.state.host()):
            return None
        return self.timed_at + seconds - (self._paused_at if self.paused else now)

    def seat_left(self, now: float) -> float | None:
        """Seconds left for the seat that is asked, if it is a person's and clocks are on."""
        if self.head.settings.clock == "off" or self.asked is None or self.chairs[self.asked].played_by_bot:
            return None
        return self.asked_at + self.head.settings.seconds - (self._paused_at if self.paused else now)

    # --- changing -----------------------------------------------------------------------------------------------------

    def note(self, entry: LogEntry, at: float, command: str | None = None) -> list[Stored]:
        """Let an entry happen and write it down; moves that come back by themselves follow it."""
        entries: Sequence[LogEntry] = [entry]
        told: Sequence[tuple[Event, ...]] = [()]
        if isinstance(entry, MoveEntry):
            entries, told = self._move(entry)
        elif isinstance(entry, UndoEntry):
            entries = [self._undo(entry)]
        else:
            told = [self._change(entry, at)]
            if isinstance(entry, log.StartEntry):
                entries = [log.StartEntry(events=tuple(msgspec.to_builtins(event) for event in told[0]))]
        made = [Stored(self.seq + 1 + n, at, command, each) for n, each in enumerate(entries)]
        self.shown += [Shown(stored, events) for stored, events in zip(made, told, strict=True)]
        if isinstance(entry, MoveEntry | UndoEntry):
            self.match_seq = self.seq
            if self.proposal is not None and self.proposal.kind == "undo":
                self.proposal = None
        if command is not None:
            self.done[command] = self.seq
        self._ask(at, fresh=isinstance(entry, log.StartEntry))
        return made

    def restore(self, stored: Stored) -> None:
        """Let an entry of the stored log happen again, and check that it says the same."""
        if self._ahead:
            self._ahead -= 1
        else:
            made = self.note(stored.entry, stored.at, stored.command)
            self._ahead = len(made) - 1
        mine = self.shown[stored.seq - 1].stored.entry
        if isinstance(mine, MoveEntry | UndoEntry) and not _same(mine, stored.entry):
            raise Refused("refused-table-log", table=self.head.id, seq=stored.seq)

    def _move(self, entry: MoveEntry) -> tuple[list[LogEntry], list[tuple[Event, ...]]]:
        match = self.running()
        entries, played = len(match.entries), len(match.played)
        match.play(entry.seat, match.game.moves.id(entry.move))
        return list(match.entries[entries:]), [made.events for made in match.played[played:]]

    def _undo(self, entry: UndoEntry) -> UndoEntry:
        match = self.running()
        match.undo(entry.seat, entry.count, agreed=entry.agreed)
        made = match.entries[-1]
        assert isinstance(made, UndoEntry)
        return made

    def running(self) -> Match:
        """The match, while it is played; else why nothing can be done in it."""
        if self.match is None or self.status != "playing":
            raise Refused("refused-table-waiting" if self.status == "waiting" else "refused-over")
        return self.match

    def _change(self, entry: LogEntry, at: float) -> tuple[Event, ...]:
        match entry:
            case log.SatEntry():
                self._sit(entry)
            case log.StartEntry():
                return self._start()
            case log.ProposeEntry():
                self.proposal = Proposal(
                    self.seq + 1, entry.kind, entry.seat, entry.about, entry.bot, entry.count, entry.voters, ()
                )
            case log.VoteEntry():
                self._vote(entry)
            case log.PauseEntry():
                self._pause(entry.on, at)
            case log.StandingEntry():
                stands = self.chairs[entry.seat].stands
                (stands.add if entry.on else stands.discard)(entry.move)
            case log.HandEntry():
                self.chairs[entry.seat].hand = entry.up
            case log.GrantEntry():
                self.chairs[entry.seat].granted = entry.on
            case log.WokeEntry():
                self._shift(entry.away)
            case log.EndEntry():
                self.status = "over"
                self.proposal = None
            case log.RematchEntry():
                self.next = entry.table
            case _:
                pass
        return ()

    def _sit(self, entry: log.SatEntry) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.name, chair.bot, chair.away = entry.kind, entry.name, entry.bot, entry.away
        chair.player = entry.player or (chair.player if entry.link == chair.link else "")
        chair.link = entry.link
        if entry.away or entry.kind != "person":
            chair.hand = False
        if self.match is not None:
            self.match.seats = self.names
        if self.proposal is not None and self.proposal.kind == "stand-in" and self.proposal.about == entry.seat:
            self.proposal = None

    def _start(self) -> tuple[Event, ...]:
        self.match = Match(self.game, self.options, self.head.commitment, self.names)
        self.status = "playing"
        return self.match.opening_events

    def _vote(self, entry: log.VoteEntry) -> None:
        stands = self.proposal
        if stands is None or stands.number != entry.proposal:
            return
        if not entry.yes:
            self.proposal = None
            return
        link = self.chairs[entry.seat].link
        more = (seat for seat in stands.voters if self.chairs[seat].link == link and seat not in stands.yes)
        self.proposal = msgspec.structs.replace(stands, yes=(*stands.yes, *more))

    def _pause(self, on: bool, at: float) -> None:
        if on and not self.paused:
            self._paused_at = at
        elif not on and self.paused:
            self._shift(at - self._paused_at)
        self.paused = on

    def _shift(self, seconds: float) -> None:
        """Time that doesn't count."""
        if self.paused:
            self._paused_at += seconds
        self.asked_at += seconds
        if self.timed_at is not None:
            self.timed_at += seconds

    def _ask(self, at: float, fresh: bool) -> None:
        """Start the clock of the seat that is asked when another was asked before."""
        if self.turn != self.asked or fresh:
            self.asked, self.asked_at = self.turn, at
        if self.match is not None and self.match.state.timed and self.timed_at is None:
            self.timed_at = at


def _same(mine: MoveEntry | UndoEntry, written: LogEntry) -> bool:
    """Whether an entry led to the state it says; its events are there to be watched, not to be checked."""
    return type(mine) is type(written) and (mine.seat, mine.hash) == (written.seat, written.hash)


def restored(head: Head, game: Game, entries: Sequence[Stored]) -> Room:
    """A table from its stored log."""
    check_rules(head.id, game, head.rules, head.content)
    room = Room(head, game)
    for stored in entries:
        room.restore(stored)
    return room


def move_entry(seat: int, move: str) -> MoveEntry:
    """A move to be made; the match fills in what it led to."""
    return MoveEntry(seat, move, "")


def undo_entry(seat: int, count: int, agreed: bool) -> UndoEntry:
    return UndoEntry(seat, count, agreed, "")
