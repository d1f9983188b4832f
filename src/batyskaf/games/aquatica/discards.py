# mypyc: compile
"""What comes from discard piles: a location of the ocean's, or a card of one's own that is played again."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.game import MoveList
from batyskaf.games.aquatica.acquire import REPLAY_COST, begin_payment, take_location
from batyskaf.games.aquatica.codes import (
    AT_DISCARD,
    E_SALVAGED,
    E_SKIPPED,
    F_CARD,
    FRAME,
    NONE,
    V_REPLAY,
    V_SALVAGE,
    V_SKIP,
)
from batyskaf.games.aquatica.payment import FOR_REPLAYING, available
from batyskaf.games.aquatica.state import AquaticaState, Frame


@final
class Salvage(Frame):
    """Take a location from the discard pile of the ocean: compulsory if there is one and a slot is free."""

    def ready(self, s: AquaticaState) -> bool:
        found: i64 = 0
        last: i64 = NONE
        if s.free_slot(s.owner) != NONE:
            for location in range(s.rules.places):
                if s.place[location] == AT_DISCARD:
                    found += 1
                    last = location
        if found == 0:
            s.pop()
            return False
        if found > 1 or s.may_claim(s.owner):
            return s.ask(s.owner)
        self._take(s, last)
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        for location in range(s.rules.places):
            if s.place[location] == AT_DISCARD:
                out.add(s.rules.move(V_SALVAGE, location))

    def answer(self, s: AquaticaState, move: i64) -> None:
        self._take(s, s.argument(move))

    def _take(self, s: AquaticaState, location: i64) -> None:
        s.pop()
        s.tell(E_SALVAGED, s.owner, location, 0)
        take_location(s, location)


def replayable(s: AquaticaState, character: i64) -> bool:
    """Whether a card of the own discard pile can be replayed: one that is being replayed already can't be again."""
    copies = s.discarded(s.owner, character)
    at: i64 = 0
    while at < s.size:
        if s.agenda[at] == F_CARD and s.agenda[at + 3] == character * 2 + 1:
            copies -= 1
        at += FRAME
    return copies > 0


@final
class Replay(Frame):
    """Pay, then carry out a card of the own discard pile. Its first number is the cost. Always optional."""

    def ready(self, s: AquaticaState) -> bool:
        if s.a() <= s.coins + available(s, FOR_REPLAYING, NONE):
            for character in range(s.rules.kinds):
                if replayable(s, character):
                    return s.ask(s.owner)
        s.pop()
        return False

    def legal(self, s: AquaticaState, out: MoveList) -> None:
        for character in range(s.rules.kinds):
            if replayable(s, character):
                out.add(s.rules.move(V_REPLAY, character))
        out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: AquaticaState, move: i64) -> None:
        cost = s.a()
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.tell(E_SKIPPED, s.owner, 0, 0)
            return
        begin_payment(s, FOR_REPLAYING, cost * REPLAY_COST + s.argument(move), cost - s.coins)
