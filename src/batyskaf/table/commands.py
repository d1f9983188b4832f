"""What each command does: who may give it, when, and which changes it makes. Refusals give the reason."""

import unicodedata
from collections.abc import Mapping

import msgspec

from batyskaf import bots
from batyskaf.core.match import HOST, Match
from batyskaf.core.reason import Reason, Refused
from batyskaf.table import log
from batyskaf.table import protocol as say
from batyskaf.table.log import Change, Happened
from batyskaf.table.room import Room
from batyskaf.table.steps import ProposalKind

LONGEST_NAME = 24
ABSENCE = 60.0
"""Seconds without a connection after which the maker of a table may let a bot play for a person."""
BY_MESSAGE = (say.Move, say.Undo, say.Say, say.AutoAnswer, say.Name)
"""What people can do at a table by message, in their turn."""


class Access(msgspec.Struct, frozen=True):
    """What a link gives access to: its seats (none: watching); the creator of the table may also arrange it."""

    seats: tuple[int, ...] = ()
    creator: bool = msgspec.field(default=False, name="host")
    link: str = ""

    def at(self, room: Room) -> tuple[int, ...]:
        """The seats it gives now. An invite gives none once another person or a bot has taken its seat."""
        chairs, free = room.chairs, ("", self.link)
        return tuple([seat for seat in self.seats if chairs[seat].link in free and chairs[seat].kind != "bot"])


def clean(text: str, longest: int) -> str:
    """Remove control and direction characters and repeated spaces from names and chat."""
    kept = "".join(" " if char in "\t\n\r" else char for char in unicodedata.normalize("NFC", text))
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C")
    return " ".join(kept.split())[:longest].strip()


BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing."""


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in name):
        raise Refused("refused-table-name")
    return name


def known_bot(name: str) -> str:
    if name not in bots.names():
        raise Refused("refused-unknown-bot", name=name, known=", ".join(bots.names()))
    return name


class Desk:
    """Takes one command at a room: checks it, makes its changes, and collects their entries in `made` for the store."""

    def __init__(self, room: Room, now: float, gone: Mapping[int, float] | None = None) -> None:
        self.room = room
        self.now = now
        self.gone = gone or {}
        """Since when nobody at a seat has been connected."""
        self.made: list[Happened] = []
        self._key: str | None = None

    # --- from people --------------------------------------------------------------------------------------------------

    def answer(self, command: say.Command, access: Access) -> int:
        """Do what a command asks for, or refuse it; return the `seq` after it."""
        key = f"{access.link}:{command.id}" if command.id is not None else None
        if key is not None and key in self.room.done:
            return self.room.done[key]
        seat = self.seat_of(command, access)
        self._key = key
        if isinstance(command, say.Seating):
            if not access.creator:
                raise Refused("refused-table-host")
            self._seating(command)
        elif not isinstance(command, say.Ping):
            if seat is None:
                raise Refused("refused-table-watching")
            if self.room.head.settings.by_message:
                self._check_by_message(command, seat)
            self._do(command, seat, access.creator)
        return self.room.seq

    def _check_by_message(self, command: say.Command, seat: int) -> None:
        """Nobody else is there to be asked, and what two people do at the same time could not be joined."""
        if not isinstance(command, BY_MESSAGE):
            raise Refused("refused-message-not")
        if seat != self.room.turn:
            raise Refused("refused-message-turn")

    def _do(self, command: say.Command, seat: int, creator: bool) -> None:
        match command:
            case say.Move():
                self._move(seat, command)
            case say.Undo():
                self._undo(seat, command)
            case say.Propose():
                self._propose_command(seat, command, creator)
            case say.Withdraw():
                self._withdraw(seat, command)
            case say.Vote():
                self._vote(seat, command)
            case say.Pause():
                self._pause(seat, command)
            case say.Say():
                self._say(seat, command)
            case say.AutoAnswer():
                self._auto_answer(seat, command)
            case say.Hand():
                self._hand(seat, command)
            case say.Grant():
                self._grant(seat, command)
            case say.Name():
                self._name(seat, command)
            case say.Return():
                self._return(seat, command)
            case _:
                raise AssertionError(f"nothing answers {type(command).__name__}")

    def seat_of(self, command: say.Command, access: Access) -> int | None:
        """The seat that a command is for. A link with several seats may leave it out to mean the seat that is asked."""
        seats = access.at(self.room)
        if command.seat is not None:
            if command.seat not in seats:
                raise Refused("refused-table-seat", seat=command.seat)
            return command.seat
        if self.room.turn in seats:
            return self.room.turn
        return seats[0] if seats else None

    def note(self, change: Change) -> None:
        self.made += self.room.note(change, self.now, self._key)
        self._key = None

    def _move(self, seat: int, command: say.Move) -> None:
        self._running()
        if self.room.chairs[seat].away:
            raise Refused("refused-table-away")
        self._in_time(command.seq)
        self.play(seat, self.room.game.moves.id(command.move))

    def _running(self) -> Match:
        match = self.room.running()
        if self.room.paused:
            raise Refused("refused-table-paused")
        return match

    def _in_time(self, seq: int) -> None:
        if seq < self.room.match_seq:
            raise Refused("refused-table-late", seq=seq, now=self.room.match_seq)
        if seq > self.room.seq:
            raise Refused("refused-table-early", seq=seq, now=self.room.seq)

    def play(self, seat: int, move: int) -> None:
        """Make a move for a person, a bot or the host, and close the table if it ends the match."""
        self.note(log.Play(seat, move))
        self.close_if_over()

    def close_if_over(self) -> None:
        match = self.room.match
        if self.room.status == "playing" and match is not None and match.over:
            self.note(log.EndEntry(reason="result", result=match.state.result()))

    def _undo(self, seat: int, command: say.Undo) -> None:
        match = self._running()
        self._in_time(command.seq)
        own = [number for number, played in enumerate(match.played) if played.seat == seat]
        if len(own) < command.count:
            raise Refused("refused-undo-nothing")
        if match.state.timed:
            raise Refused("refused-undo-timed")
        back = len(match.played) - own[-command.count]
        committed = seat in match.state.committed() and command.count == 1
        if committed or len(match.played) - back >= match.floor(seat):
            self.note(log.Undo(seat, back, agreed=False))
            return
        if self.room.head.settings.by_message:
            raise Refused("refused-undo-floor")
        self._propose("undo", seat, self._others(seat), count=back)

    def _others(self, seat: int, away: bool = False) -> tuple[int, ...]:
        """The people who must agree with a seat, connected or not; `away`: also those that a bot stands in for."""
        return tuple(self.room.people(but=self.room.chairs[seat].link, away=away))

    def _propose_command(self, seat: int, command: say.Propose, creator: bool) -> None:
        self.room.running()
        if command.kind == "end":
            self._propose("end", seat, self._others(seat, away=True))
            return
        about = seat if command.about is None else command.about
        if about >= len(self.room.chairs) or self.room.chairs[about].kind != "person" or self.room.chairs[about].away:
            raise Refused("refused-table-stand-in")
        bot = known_bot(command.bot or bots.plain_bot(self.room.game.name))
        self._propose_stand_in(seat, about, bot, creator)

    def _propose_stand_in(self, seat: int, about: int, bot: str, creator: bool) -> None:
        """Who has been gone for a minute isn't asked, and the maker of the table decides alone; others ask the rest."""
        since = self.gone.get(about)
        if since is None or self.room.chairs[about].link == self.room.chairs[seat].link:
            self._propose("stand-in", seat, self._others(seat), about=about, bot=bot)
            return
        left = ABSENCE - (self.now - since)
        if left > 0:
            self._propose("stand-in", seat, self._others(seat), about=about, bot=bot, seconds=left)
            return
        there = () if creator else tuple(one for one in self._others(seat) if one not in self.gone)
        self._propose("stand-in", seat, there, about=about, bot=bot, seconds=ABSENCE)

    def _propose(
        self,
        kind: ProposalKind,
        seat: int,
        voters: tuple[int, ...],
        about: int | None = None,
        bot: str | None = None,
        count: int = 0,
        seconds: float | None = None,
    ) -> None:
        if self.room.proposal is not None:
            raise Refused("refused-table-proposal")
        seconds = self.room.answer_seconds if seconds is None else seconds
        self.note(
            log.ProposeEntry(kind=kind, seat=seat, voters=voters, about=about, bot=bot, count=count, seconds=seconds)
        )
        self._do_if_agreed()

    def _open_proposal(self, number: int) -> say.Proposal:
        proposal = self.room.proposal
        if proposal is None or proposal.number != number:
            raise Refused("refused-table-no-proposal")
        return proposal

    def _withdraw(self, seat: int, command: say.Withdraw) -> None:
        proposal = self._open_proposal(command.proposal)
        if proposal.seat == HOST or self.room.chairs[proposal.seat].link != self.room.chairs[seat].link:
            raise Refused("refused-table-withdraw")
        self.note(log.WithdrawEntry(seat=proposal.seat, proposal=proposal.number))

    def close_proposal(self) -> None:
        """The time to answer is over. Undos and pauses need everyone's yes; those who answered decide the rest."""
        proposal = self.room.proposal
        assert proposal is not None
        if proposal.kind in ("undo", "pause"):
            self.note(log.ExpireEntry(proposal=proposal.number))
            return
        missing = tuple(seat for seat in proposal.voters if seat not in proposal.yes)
        self.note(log.UnansweredEntry(proposal=proposal.number, seats=missing))
        self._do_if_agreed()

    def _vote(self, seat: int, command: say.Vote) -> None:
        proposal = self._open_proposal(command.proposal)
        if seat not in proposal.voters:
            raise Refused("refused-table-vote")
        if seat in proposal.yes and command.yes:
            raise Refused("refused-table-voted")
        self.note(log.VoteEntry(seat=seat, proposal=command.proposal, yes=command.yes))
        self._do_if_agreed()

    def _do_if_agreed(self) -> None:
        """Do what was proposed once everyone has agreed."""
        agreed = self.room.proposal
        if agreed is None or set(agreed.voters) - set(agreed.yes):
            return
        if agreed.kind == "undo":
            self.note(log.Undo(agreed.seat, agreed.count, agreed=True))
        elif agreed.kind == "pause":
            self.note(log.PauseEntry(seat=agreed.seat, on=True))
        elif agreed.kind == "stand-in":
            assert agreed.about is not None
            self._stand_in(agreed.about, agreed.bot or bots.plain_bot(self.room.game.name), crashed=agreed.seat == HOST)
        else:
            self._end()

    def _end(self) -> None:
        match = self.room.match
        assert match is not None
        abandon = self.room.host_move("abandon")
        if abandon is not None:
            self.note(log.Play(HOST, abandon))
        result = match.state.result() if match.over else None
        self.note(log.EndEntry(reason="vote", result=result))

    def _stand_in(self, seat: int, bot: str, crashed: bool = False) -> None:
        chair = self.room.chairs[seat]
        away = chair.kind == "person"
        name = chair.name if away else bot
        self.note(
            log.SatEntry(seat=seat, kind=chair.kind, name=name, bot=bot, away=away, link=chair.link, crashed=crashed)
        )

    def _pause(self, seat: int, command: say.Pause) -> None:
        self.room.running()
        if command.on and self.room.timed_at is not None:
            raise Refused("refused-table-timed")
        if command.on == self.room.paused:
            return
        if command.on and self._own_strict_clock(seat):
            self._propose("pause", seat, self._others(seat))
        else:
            self.note(log.PauseEntry(seat=seat, on=command.on))

    def _own_strict_clock(self, seat: int) -> bool:
        """Whether a pause would stop a strict clock that runs for this person; then the others are asked."""
        room = self.room
        if room.head.settings.clock != "strict" or room.turn is None:
            return False
        return room.chairs[room.turn].link == room.chairs[seat].link

    def _say(self, seat: int, command: say.Say) -> None:
        if command.phrase is not None:
            if command.phrase not in self.room.presentation.phrases:
                raise Refused("refused-table-phrase", phrase=command.phrase)
            self.note(log.SayEntry(seat=seat, phrase=command.phrase))
            return
        if not self.room.chat and self.room.status != "over":
            raise Refused("refused-table-chat")
        text = clean(command.text or "", 500)
        if not text:
            raise Refused("refused-table-empty")
        self.note(log.SayEntry(seat=seat, text=text))

    def _auto_answer(self, seat: int, command: say.AutoAnswer) -> None:
        if command.move not in self.room.presentation.auto_answers:
            raise Refused("refused-table-standing", move=command.move)
        if command.on != (self.room.game.moves.id(command.move) in self.room.chairs[seat].auto_answers):
            self.note(log.AutoAnswerEntry(seat=seat, move=command.move, on=command.on))

    def _hand(self, seat: int, command: say.Hand) -> None:
        if command.up != self.room.chairs[seat].hand:
            self.note(log.HandEntry(seat=seat, up=command.up))

    def _grant(self, seat: int, command: say.Grant) -> None:
        if command.on and not self.room.presentation.shares_views and self.room.status != "over":
            raise Refused("refused-table-grant")
        if command.on != self.room.chairs[seat].granted:
            self.note(log.GrantEntry(seat=seat, on=command.on))

    def _name(self, seat: int, command: say.Name) -> None:
        self.sit(seat, command.name, self.room.chairs[seat].link)

    def _return(self, seat: int, command: say.Return) -> None:
        chair = self.room.chairs[seat]
        if not chair.away:
            raise Refused("refused-table-return")
        self.note(log.SatEntry(seat=seat, kind="person", name=chair.name, link=chair.link))

    def _seating(self, command: say.Seating) -> None:
        if self.room.status != "waiting":
            raise Refused("refused-table-started")
        if command.about >= len(self.room.chairs):
            raise Refused("refused-table-seat", seat=command.about)
        chair = self.room.chairs[command.about]
        if chair.kind == "person":
            raise Refused("refused-table-taken", seat=command.about)
        if command.bot is None:
            self.note(log.SatEntry(seat=command.about, kind="open", name=""))
        else:
            bot = known_bot(command.bot)
            self.note(log.SatEntry(seat=command.about, kind="bot", name=bot, bot=bot))
            self.start_if_full()

    def why(self, seat: int, move: str) -> Reason | None:
        """The reason of the game why a move can't be made, or None."""
        match = self._running()
        number = match.game.moves.id(move)
        if seat != match.state.turn:
            return Reason("refused-not-your-turn", {"seat": seat, "turn": int(match.state.turn)})
        return match.state.why_not(number)

    # --- from the table itself ----------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, link: str, player: str = "") -> None:
        """Seat a person, or change their name."""
        chair = self.room.chairs[seat]
        name = clean_name(name)
        bot, away = chair.bot, chair.away
        self.note(log.SatEntry(seat=seat, kind="person", name=name, bot=bot, away=away, link=link, player=player))
        self.start_if_full()

    def start_if_full(self) -> None:
        if self.room.status == "waiting" and all(chair.kind != "open" for chair in self.room.chairs):
            self.start()

    def start(self) -> None:
        self.note(log.Start())

    def bot_failed(self, seat: int) -> None:
        """A bot gave no answer: ask the people whether the standard bot takes over; without people it does at once."""
        self.room.proposal = None
        bot = bots.plain_bot(self.room.game.name)
        self._propose("stand-in", HOST, tuple(self.room.people()), about=seat, bot=bot)
