"""Pearls: dive for pearls by a roll of the die, sell them, vote to surface, bid for the treasure in secret.

Written as anyone would write a game of their own, on the public contract alone and without compiling it. It has chance
in the middle (the die), secrets (pearls in hand, the order of the bag, bids), votes, host moves, a standing offer (buy
a shell whenever asked), gains on another's turn (a coin for the neighbour of a diver) and packs (more pearls).
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from batyskaf.core.content import ContentError, Fault, decode_entries, decode_pack, digest
from batyskaf.core.events import Event, Seat, named
from batyskaf.core.game import Game, State
from batyskaf.core.moves import MoveTable
from batyskaf.core.options import build
from batyskaf.core.packing import Reader
from batyskaf.core.planes import Plane
from batyskaf.core.printed import Printed, Words
from batyskaf.core.rng import Rng, Tape
from batyskaf.core.words import Text
from tests.pocket.state import Bag, Pearls, PearlsState

BASE = [{"id": f"P{number}", "value": number, "text": {"en": "Pearl", "pl": "Perła"}} for number in range(1, 9)]
WORDS = ("dive", "rest", "take", "leave", "buy", "vote yes", "vote no", "time-up", "abandon")
MOST_BID = 9
PearlId = Annotated[str, named("pearls")]


class PearlEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]+$")]
    value: Annotated[int, Meta(ge=1, le=20)]
    text: Text


class PearlsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 3
    timed: bool = False


class Rolled(Event, frozen=True):
    seat: Seat
    roll: int


class Drew(Event, frozen=True):
    seat: Seat
    pearl: PearlId | None

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def twin(self) -> Event | None:
        return Drew(self.seat, None)


class Did(Event, frozen=True):
    """A public event: what a seat did, with which number."""

    seat: Seat
    what: str
    number: int


class Bid(Event, frozen=True):
    seat: Seat
    coins: int | None

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def twin(self) -> Event | None:
        return Bid(self.seat, None)


class PearlsGame(Game):
    """The game. `kind` is the class of its states, which tests replace by broken ones."""

    def __init__(self, packs: Sequence[Mapping[str, object]] = (), kind: type[PearlsState] = PearlsState) -> None:
        faults: list[Fault] = []
        pearls = decode_entries("base", BASE, "pearls", PearlEntry, faults)
        for pack in packs:
            raw = decode_pack("pack", pack, "pearls", ("pearls",), faults)
            pearls += decode_entries("pack", raw.get("pearls", []), "pearls", PearlEntry, faults)
        if faults:
            raise ContentError(faults)
        moves = [(word, False) for word in WORDS]
        moves += [(f"bid {coins}", True) for coins in range(MOST_BID + 1)] + [("bid ?", False)]
        moves += [(f"sell {pearl.id}", False) for pearl in pearls]
        table = MoveTable(moves, host=("time-up", "abandon"))
        super().__init__("pearls", 1, digest(pearls), table, max_decisions=400)
        self.kind = kind
        self._packs = [dict(pack) for pack in packs]
        self._entries = {pearl.id: pearl for pearl in pearls}
        self._words = {pearl.id: pearl.text for pearl in pearls}
        self.pearls = Pearls([pearl.id for pearl in pearls], [pearl.value for pearl in pearls])

    def event_types(self) -> tuple[type[Event], ...]:
        return (Rolled, Drew, Did, Bid)

    def words(self) -> Words:
        return {"pearls": self._words}

    def printed(self, options: msgspec.Struct) -> Printed:
        return Printed({"pearls": self._entries})

    def schema(self) -> type[PearlsOptions]:
        return PearlsOptions

    def options(self, /, **choices: object) -> PearlsOptions:
        return build(PearlsOptions, choices)

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, PearlsOptions)
        return options.players

    def planes(self) -> tuple[Plane, ...]:
        return (
            Plane("hand", len(self.pearls.values), "1 for each pearl in the seat's hand"),
            Plane("seats", 8, "there is one; asked 1, has the turn 2; pearls; coins; shells; vote; has bid", 4),
            Plane("table", 4, "phase; 1 + the own bid; round; pearls in the bag"),
        )

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self._packs

    def start(self, options: msgspec.Struct, seed: int) -> PearlsState:
        assert isinstance(options, PearlsOptions)
        rng = Rng.of(seed, "pearls")
        order = list(range(len(self.pearls.values)))
        for last in range(len(order) - 1, 0, -1):
            other = int(rng.below(last + 1))
            order[last], order[other] = order[other], order[last]
        return self.kind(self.pearls, Bag(options.players, options.timed, tuple(order)), Tape(rng))

    def unpack(self, packed: bytes) -> PearlsState:
        reader = Reader(packed)
        bag = Bag(int(reader.number()), bool(reader.number()), tuple(int(pearl) for pearl in reader.numbers()))
        words = [int(word) for word in reader.numbers()]
        drawn = reader.numbers()
        tape = Tape(Rng(words[0], words[1], words[2], words[3]))
        tape.drawn = drawn
        state = self.kind(self.pearls, bag, tape)
        for move in reader.numbers():
            state.apply(int(move))
        return state

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, PearlsState)
        numbers = [int(number) for number in state.events]
        return tuple(self._event(*numbers[at : at + 4]) for at in range(0, len(numbers), 4))

    def _event(self, kind: int, seat: int, number: int, _: int) -> Event:
        if kind == 0:
            return Rolled(seat, number)
        if kind == 1:
            return Drew(seat, self.pearls.names[number])
        if kind == 2:
            return Bid(seat, number)
        return Did(seat, self.moves.text(kind - 10), number)


def load(packs: Sequence[Mapping[str, object]] = ()) -> PearlsGame:
    return PearlsGame(packs)
