"""The state of a table as its log makes it: seats, match, votes, clocks. It does no input or output.

`Room.note` is the one way to change a room: live commands and restoring from a stored log both go through it.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from batyskaf.core.fairness import Commitment
from batyskaf.core.game import OVER, Game
from batyskaf.core.match import Match, Played, Undone
from batyskaf.core.matchfile import MoveEntry, UndoEntry, check_rules
from batyskaf.core.presentation import Presentation
from batyskaf.core.reason import Refused
from batyskaf.table import log
from batyskaf.table.log import Change, Happened, LogEntry, Stored
from batyskaf.table.protocol import Proposal, Settings, Status, TableInfo
from batyskaf.table.steps import AnyStep, SeatKind

ANSWER_IN = 300.0
"""Seconds to answer a proposal at a table without clocks."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made and shown in lists. It is small: packs are named, not contained."""

    id: str
    game: str
    options: dict[str, object]
    settings: Settings
    commitment: str
    made: float
    parent: str | None = None
    at: int | None = None
    packs: tuple[str, ...] = ()
    chosen: bool = False


def pack_names(packs: Iterable[Mapping[str, object]]) -> tuple[str, ...]:
    return tuple(str(pack.get("name", "?")) for pack in packs)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made."""

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
    sealed: str | None = None
    """The date of a daily dive: until it is over nobody learns the deal, which others still play."""

    @property
    def commitment(self) -> Commitment:
        return Commitment(int(self.seed, 16), self.salt)

    @property
    def listing(self) -> Listing:
        return Listing(
            id=self.id, game=self.game, options=self.options, settings=self.settings, commitment=self.commitment.hash,
            made=self.made, parent=self.parent, at=self.at, packs=pack_names(self.packs), chosen=self.chosen,
        )  # fmt: skip


def allows_chat(settings: Settings, presentation: Presentation) -> bool:
    """Whether free chat is allowed: by the settings of the table, else by default of the game."""
    return presentation.chat if settings.chat is None else settings.chat


class Chair:
    """A seat at the table and its player."""

    def __init__(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.bot: str | None = None
        self.away = False
        self.link = ""
        self.player = ""
        self.hand = False
        self.granted = False
        self.auto_answers: set[int] = set()
        """Moves that the table makes for this seat whenever the game offers them as the default answer."""

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides for this seat now."""
        return self.bot if self.kind == "bot" or self.away else None


class Room:
    """The state of one table. Only its single writer changes it."""

    def __init__(self, head: Head, game: Game) -> None:
        self.head = head
        self.listing = head.listing
        self.game = game
        self.options = game.options(**head.options)
        self.presentation = game.presentation()
        self.chairs = [Chair() for _ in range(game.seats(self.options))]
        self.match: Match | None = None
        self.status: Status = "waiting"
        self.paused = False
        self.proposal: Proposal | None = None
        self.answer_by = 0.0
        """When the time to answer the open proposal is over."""
        self.next: str | None = None
        self.log: list[Happened] = []
        self.infos: dict[bool, tuple[int, TableInfo, msgspec.Raw]] = {}
        """The latest `TableInfo` for spectators (True) and for people (False), with the `seq` it was made for."""
        self.shown: tuple[int, AnyStep | None] | None = None
        """The last entry as everyone sees it, with its `seq`, if everyone sees the same."""
        self.table_seq = 0
        """The last entry that changed more than the match."""
        self.done: dict[str, int] = {}
        """Commands that were done, by key, with the `seq` after them."""
        self.taken_back = False
        """Whether moves were taken back that a bot can't object to: such a match isn't rated."""
        self.match_seq = 0
        """The last entry that changed the match."""
        self.turn: int | None = None
        """The seat that decides."""
        self.owner: int | None = None
        self.asked: int | None = None
        self.asked_at = 0.0
        self.timed_at: float | None = None
        self._paused_at = 0.0
        self._ahead = 0
        """Stored entries to come that already happened together with an earlier one."""

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def chat(self) -> bool:
        return allows_chat(self.head.settings, self.presentation)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or str(seat + 1) for seat, chair in enumerate(self.chairs))

    @property
    def held(self) -> bool:
        """A raised hand stops bots and automatic answers, and so does a proposal that a move would end."""
        return any(chair.hand for chair in self.chairs) or (
            self.proposal is not None and self.proposal.kind in ("undo", "pause")
        )

    def people(self, but: str = "", away: bool = False) -> list[int]:
        """Seats of people who can be asked, except those of one link; `away`: also those that a bot stands in for."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.link != but and (away or not chair.away)
        ]

    @property
    def answer_seconds(self) -> float:
        """The time to answer a proposal, or to come back for it: at least as long as a turn may take."""
        settings = self.head.settings
        return ANSWER_IN if settings.clock == "off" else max(ANSWER_IN, float(settings.seconds))

    def host_move(self, text: str) -> int | None:
        """The host's move of this name, if it can be made now."""
        return None if self.match is None else self.match.host_move(text)

    # --- clocks -------------------------------------------------------------------------------------------------------

    def game_left(self, now: float) -> float | None:
        """Seconds left on the game's own clock, once it runs."""
        if self.timed_at is None or self.turn is None or self.host_move("time-up") is None:
            return None
        seconds = self.presentation.seconds(self.options)
        if seconds is None:
            return None
        return self.timed_at + seconds - (self._paused_at if self.paused else now)

    def seat_left(self, now: float) -> float | None:
        """Seconds left for the seat that is asked, if a person plays it and clocks are on."""
        if self.head.settings.clock == "off" or self.asked is None or self.chairs[self.asked].played_by_bot:
            return None
        return self.asked_at + self.head.settings.seconds - (self._paused_at if self.paused else now)

    # --- changing -----------------------------------------------------------------------------------------------------

    def note(self, change: Change, at: float, command: str | None = None) -> list[Happened]:
        """Make a change and log it. Commitments that are made again follow a move as entries of their own."""
        entries = self._entries(change, at)
        happened = [Happened(self.seq + 1 + n, at, command, entry) for n, entry in enumerate(entries)]
        self.log += happened
        if isinstance(change, log.Play | log.Undo):
            self.match_seq = self.seq
            if self.proposal is not None and self.proposal.kind in ("undo", "pause"):
                self.proposal, self.table_seq = None, self.seq
        else:
            self.table_seq = self.seq
        if command is not None:
            self.done[command] = self.seq
        state = None if self.match is None or self.status != "playing" else self.match.state
        self.turn = None if state is None or state.turn == OVER else int(state.turn)
        self.owner = None if state is None or state.owner == OVER else int(state.owner)
        self._ask(at, fresh=isinstance(change, log.Start))
        return happened

    def _entries(self, change: Change, at: float) -> Sequence[log.Entry]:
        """Make a change; return its entries."""
        match change:
            case log.Start():
                return [self._start()]
            case log.Play():
                playing = self.running()
                before = playing.seq
                playing.play(change.seat, change.move)
                return playing.entries[before:]
            case log.Undo():
                playing = self.running()
                playing.undo(change.seat, change.count, agreed=change.agreed)
                self.taken_back |= change.agreed and any(chair.played_by_bot for chair in self.chairs)
                return playing.entries[-1:]
        self._change(change, at)
        return [change]

    def restore(self, stored: Stored) -> None:
        """Repeat an entry of the stored log, and check that it leads to the same state."""
        if self._ahead:
            self._ahead -= 1
        else:
            change = log.change_of(self.game.moves, stored.entry)
            self._ahead = len(self.note(change, stored.at, stored.command)) - 1
        here = self.log[stored.seq - 1].entry
        if isinstance(here, Played | Undone) and not _same(here, stored.entry):
            raise Refused("refused-table-log", table=self.head.id, seq=stored.seq)

    def running(self) -> Match:
        """The match while it is played; refuses with the reason otherwise."""
        if self.match is None or self.status != "playing":
            raise Refused("refused-table-waiting" if self.status == "waiting" else "refused-over")
        return self.match

    def _change(self, entry: log.AnyTableEntry, at: float) -> None:
        match entry:
            case log.SatEntry():
                self._sit(entry)
            case log.ProposeEntry():
                self.proposal = Proposal(
                    self.seq + 1, entry.kind, entry.seat, entry.about, entry.bot, entry.count, entry.voters, (),
                    entry.seconds,
                )  # fmt: skip
                self.answer_by = at + entry.seconds
            case log.VoteEntry():
                self._vote(entry)
            case log.WithdrawEntry() | log.ExpireEntry():
                self.proposal = None
            case log.UnansweredEntry():
                self._leave_out(entry)
            case log.PauseEntry():
                self._pause(entry.on, at)
                if self.proposal is not None and self.proposal.kind == "pause":
                    self.proposal = None
            case log.AutoAnswerEntry():
                answers = self.chairs[entry.seat].auto_answers
                (answers.add if entry.on else answers.discard)(self.game.moves.id(entry.move))
            case log.HandEntry():
                self.chairs[entry.seat].hand = entry.up
            case log.GrantEntry():
                self.chairs[entry.seat].granted = entry.on
            case log.WokeEntry():
                self._shift(entry.away)
                if self.proposal is not None:  # people need time to connect again
                    self.answer_by = at + self.proposal.seconds
            case log.EndEntry():
                self.status = "over"
                self.proposal = None
            case log.RematchEntry():
                self.next = entry.table
            case log.SayEntry():
                pass

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

    def _start(self) -> log.Started:
        self.match = Match(self.game, self.options, self.head.commitment, self.names)
        self.status = "playing"
        return log.Started(self.match.opening_events)

    def _vote(self, entry: log.VoteEntry) -> None:
        proposal = self.proposal
        if proposal is None or proposal.number != entry.proposal:
            return
        if not entry.yes:
            self.proposal = None
            return
        link = self.chairs[entry.seat].link
        more = (seat for seat in proposal.voters if self.chairs[seat].link == link and seat not in proposal.yes)
        self.proposal = msgspec.structs.replace(proposal, yes=(*proposal.yes, *more))

    def _leave_out(self, entry: log.UnansweredEntry) -> None:
        if self.proposal is not None:
            voters = tuple(seat for seat in self.proposal.voters if seat not in entry.seats)
            self.proposal = msgspec.structs.replace(self.proposal, voters=voters)

    def _pause(self, on: bool, at: float) -> None:
        if on and not self.paused:
            self._paused_at = at
        elif not on and self.paused:
            self._shift(at - self._paused_at)
        self.paused = on

    def _shift(self, seconds: float) -> None:
        """Move all clocks on by time that doesn't count."""
        if self.paused:
            self._paused_at += seconds
        self.asked_at += seconds
        if self.timed_at is not None:
            self.timed_at += seconds

    def _ask(self, at: float, fresh: bool) -> None:
        """Start the clock of a seat when it is asked after another."""
        if self.turn != self.asked or fresh:
            self.asked, self.asked_at = self.turn, at
        if self.match is not None and self.match.state.timed and self.timed_at is None:
            self.timed_at = at


def _same(here: Played | Undone, there: LogEntry) -> bool:
    """Whether an entry led to the state that the stored one names. Stored events are not compared."""
    kind = MoveEntry if isinstance(here, Played) else UndoEntry
    return isinstance(there, kind) and (here.seat, here.hash) == (there.seat, there.hash)


def restored(head: Head, game: Game, entries: Sequence[Stored]) -> Room:
    """A table from its stored log."""
    check_rules(head.id, game, head.rules, head.content)
    room = Room(head, game)
    for stored in entries:
        room.restore(stored)
    return room
