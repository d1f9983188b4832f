"""What each command means: who may give it, when, and which entries it becomes. Refusals say why."""

import unicodedata

import msgspec

from batyskaf import bots
from batyskaf.core.match import HOST, Match
from batyskaf.core.reason import Reason, Refused
from batyskaf.table import log
from batyskaf.table import protocol as say
from batyskaf.table.log import LogEntry, Stored
from batyskaf.table.room import Room, move_entry, undo_entry

LONGEST_NAME = 24


class Access(msgspec.Struct, frozen=True):
    """What a link gives: its seats (none: watching), and whether it may arrange the table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    link: str = ""

    def at(self, room: Room) -> tuple[int, ...]:
        """The seats it gives now: an invite that somebody else or a bot has taken the place of gives none."""
        return tuple(seat for seat in self.seats if room.chairs[seat].link in ("", self.link) and _free(room, seat))


def _free(room: Room, seat: int) -> bool:
    return room.chairs[seat].kind != "bot"


def clean(text: str, longest: int) -> str:
    """Names and chat without control characters, direction tricks or endless spaces."""
    kept = "".join(" " if char in "\t\n\r" else char for char in unicodedata.normalize("NFC", text))
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C")
    return " ".join(kept.split())[:longest].strip()


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not name:
        raise Refused("refused-table-name")
    return name


def known_bot(name: str) -> str:
    if name not in bots.names():
        raise Refused("refused-unknown-bot", name=name, known=", ".join(bots.names()))
    return name


class Desk:
    """Carries out one command at a room: checks it, lets its entries happen, keeps them to be stored."""

    def __init__(self, room: Room, now: float, online: frozenset[int] = frozenset()) -> None:
        self.room = room
        self.now = now
        self.online = online
        self.made: list[Stored] = []
        self._key: str | None = None

    # --- from people --------------------------------------------------------------------------------------------------

    def carry_out(self, command: say.Command, access: Access) -> int:
        """Do it, or refuse it; return the `seq` after it."""
        key = f"{access.link}:{command.id}" if command.id is not None else None
        if key is not None and key in self.room.done:
            return self.room.done[key]
        seat = self.seat_of(command, access)
        self._key = key
        if isinstance(command, say.Seating):
            if not access.host:
                raise Refused("refused-table-host")
            self._seating(command)
        elif not isinstance(command, say.Ping):
            if seat is None:
                raise Refused("refused-table-watching")
            self._do(command, seat)
        return self.room.seq

    def _do(self, command: say.Command, seat: int) -> None:
        match command:
            case say.Move():
                self._move(seat, command)
            case say.Undo():
                self._undo(seat, command)
            case say.Propose():
                self._propose_command(seat, command)
            case say.Vote():
                self._vote(seat, command)
            case say.Pause():
                self._pause(seat, command)
            case say.Say():
                self._say(seat, command)
            case say.Standing():
                self._standing(seat, command)
            case say.Hand():
                self._hand(seat, command)
            case say.Grant():
                self._grant(seat, command)
            case say.Name():
                self._name(seat, command)
            case say.Return():
                self._return(seat, command)
            case _:
                raise AssertionError(f"nobody carries out {type(command).__name__}")

    def seat_of(self, command: say.Command, access: Access) -> int | None:
        """The seat a command is for; a link with several may leave it out where only one can be meant."""
        seats = access.at(self.room)
        if command.seat is not None:
            if command.seat not in seats:
                raise Refused("refused-table-seat", seat=command.seat + 1)
            return command.seat
        if self.room.turn in seats:
            return self.room.turn
        return seats[0] if seats else None

    def note(self, entry: LogEntry) -> None:
        made = self.room.note(entry, self.now, self._key)
        self._key = None
        self.made += made

    def _move(self, seat: int, command: say.Move) -> None:
        self._running()
        if self.room.chairs[seat].away:
            raise Refused("refused-table-away")
        self._in_time(command.seq)
        self.play(seat, command.move)

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

    def play(self, seat: int, move: str) -> None:
        """Make a move that was decided: by a person, a bot, a clock, or as the host."""
        self.note(move_entry(seat, move))
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
            self.note(undo_entry(seat, back, agreed=False))
            return
        self._propose(log.ProposeEntry(kind="undo", seat=seat, voters=self._others(seat), count=back))

    def _others(self, seat: int, there: bool = False, but: int | None = None) -> tuple[int, ...]:
        """The people whose consent a seat needs; `there`: only those who are connected."""
        others = self.room.people(but=self.room.chairs[seat].link if seat != HOST else "\0")
        return tuple(other for other in others if other != but and (not there or other in self.online))

    def _propose_command(self, seat: int, command: say.Propose) -> None:
        self.room.running()
        if command.kind == "end":
            self._propose(log.ProposeEntry(kind="end", seat=seat, voters=self._others(seat, there=True)))
            return
        about = seat if command.about is None else command.about
        if about >= len(self.room.chairs) or self.room.chairs[about].kind != "person" or self.room.chairs[about].away:
            raise Refused("refused-table-stand-in")
        bot = known_bot(command.bot or bots.plain_bot(self.room.game.name))
        voters = self._others(seat, there=True, but=about)
        self._propose(log.ProposeEntry(kind="stand-in", seat=seat, voters=voters, about=about, bot=bot))

    def _propose(self, entry: log.ProposeEntry) -> None:
        if self.room.proposal is not None:
            raise Refused("refused-table-proposal")
        self.note(entry)
        self._settle()

    def _vote(self, seat: int, command: say.Vote) -> None:
        stands = self.room.proposal
        if stands is None or stands.number != command.proposal:
            raise Refused("refused-table-no-proposal")
        if seat not in stands.voters:
            raise Refused("refused-table-vote")
        if seat in stands.yes and command.yes:
            raise Refused("refused-table-voted")
        self.note(log.VoteEntry(seat=seat, proposal=command.proposal, yes=command.yes))
        self._settle()

    def _settle(self) -> None:
        """Do what was proposed once all have agreed."""
        agreed = self.room.proposal
        if agreed is None or set(agreed.voters) - set(agreed.yes):
            return
        if agreed.kind == "undo":
            self.note(undo_entry(agreed.seat, agreed.count, agreed=True))
        elif agreed.kind == "stand-in":
            assert agreed.about is not None
            self._stand_in(agreed.about, agreed.bot or bots.plain_bot(self.room.game.name), crashed=agreed.seat == HOST)
        else:
            self._end()

    def _end(self) -> None:
        match = self.room.match
        assert match is not None
        texts = [match.game.moves.text(move) for move in match.state.host()]
        if "abandon" in texts:
            self.note(move_entry(HOST, "abandon"))
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
        if command.on != self.room.paused:
            self.note(log.PauseEntry(seat=seat, on=command.on))

    def _say(self, seat: int, command: say.Say) -> None:
        if command.phrase is not None:
            if command.phrase not in self.room.hosting.phrases:
                raise Refused("refused-table-phrase", phrase=command.phrase)
            self.note(log.SayEntry(seat=seat, phrase=command.phrase))
            return
        if not self.room.chat and self.room.status != "over":
            raise Refused("refused-table-chat")
        text = clean(command.text or "", 500)
        if not text:
            raise Refused("refused-table-empty")
        self.note(log.SayEntry(seat=seat, text=text))

    def _standing(self, seat: int, command: say.Standing) -> None:
        if command.move not in self.room.hosting.standing_moves:
            raise Refused("refused-table-standing", move=command.move)
        if command.on != (command.move in self.room.chairs[seat].stands):
            self.note(log.StandingEntry(seat=seat, move=command.move, on=command.on))

    def _hand(self, seat: int, command: say.Hand) -> None:
        if command.up != self.room.chairs[seat].hand:
            self.note(log.HandEntry(seat=seat, up=command.up))

    def _grant(self, seat: int, command: say.Grant) -> None:
        if command.on and not self.room.hosting.shares_views and self.room.status != "over":
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
            raise Refused("refused-table-seat", seat=command.about + 1)
        chair = self.room.chairs[command.about]
        if chair.kind == "person":
            raise Refused("refused-table-taken", seat=command.about + 1)
        if command.bot is None:
            self.note(log.SatEntry(seat=command.about, kind="open", name=""))
        else:
            bot = known_bot(command.bot)
            self.note(log.SatEntry(seat=command.about, kind="bot", name=bot, bot=bot))
            self.start_if_full()

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a move can't be made, in the words of the game."""
        match = self._running()
        number = match.game.moves.id(move)
        if seat != match.state.turn:
            return Reason("refused-not-your-turn", {"seat": seat, "turn": int(match.state.turn)})
        return match.state.why_not(number)

    # --- from the table itself ----------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, link: str, player: str = "") -> None:
        """A person takes a seat, or changes their name on it."""
        chair = self.room.chairs[seat]
        name = clean_name(name)
        bot, away = chair.bot, chair.away
        self.note(log.SatEntry(seat=seat, kind="person", name=name, bot=bot, away=away, link=link, player=player))
        self.start_if_full()

    def start_if_full(self) -> None:
        if self.room.status == "waiting" and all(chair.kind != "open" for chair in self.room.chairs):
            self.start()

    def start(self) -> None:
        self.note(log.StartEntry())

    def bot_failed(self, seat: int) -> None:
        """A bot gave no answer: ask the people whether a plain one takes over; without any, it just does."""
        self.room.proposal = None
        voters = tuple(self.room.people())
        bot = bots.plain_bot(self.room.game.name)
        self._propose(log.ProposeEntry(kind="stand-in", seat=HOST, voters=voters, about=seat, bot=bot))
