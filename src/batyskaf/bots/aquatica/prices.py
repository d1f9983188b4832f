# mypyc: compile
"""Prices of things in Aquatica, in points, tuned by games between guides."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.aquatica.acquire import Buy, Conquer, RecruitFree, RecruitPaid
from batyskaf.games.aquatica.cards import ReadyMantas, TakeBack
from batyskaf.games.aquatica.codes import (
    NONE,
)
from batyskaf.games.aquatica.discards import Replay, Salvage
from batyskaf.games.aquatica.instant import Coins, Empty, GainManta, Power
from batyskaf.games.aquatica.raising import Raise, RaiseFull, Score
from batyskaf.games.aquatica.rules import Rules
from batyskaf.games.aquatica.scouting import Scout
from batyskaf.games.aquatica.turn import Choose, RemoveSelf


@final
class Prices:
    """Prices, and what follows from them for every location and character."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.coin: float = 0.61
        self.might: float = 0.36
        """A point of power."""
        self.narrow: float = 0.64
        """The factor for power that can be spent on one location type only."""
        self.rise: float = 0.9
        """Raising a location by one depth."""
        self.retrieved: float = 0.58
        """Taking back a card."""
        self.rested: float = 0.48
        """Readying a manta."""
        self.manta: float = 2.53
        self.slot_freed: float = 0.69
        self.scored: float = 0.69
        """The share of a location's points gained by scoring it now rather than later."""
        self.bare: float = 0.28
        """The cost of an empty depth, which has to be raised."""
        self.upkeep: float = 0.47
        """The cost of scoring a fully risen location."""
        self.card: float = 0.91
        """A character as such: it is a point in hand at the end."""
        self.skill: float = 0.53
        """The share of a character's effects that counts towards its value."""
        self.played: float = 0.57
        """The cost of having to take a played card back."""
        self.scouting: float = 0.27
        self.goal: float = 0.96
        """The share of a goal's points that claiming it early is worth."""
        self.prepare()

    def prepare(self) -> None:
        """Compute what never changes in a match from the prices."""
        rules = self.rules
        self.location: vec[float] = vec[float]([0.0] * int(rules.places))
        """The value of each location before any depth is used."""
        self.character: vec[float] = vec[float]([0.0] * int(rules.kinds))
        for location in range(rules.places):
            self.location[location] = float(rules.points[location]) - self.upkeep + self.depths_left(location, 0)
            if rules.wild[location] != NONE:
                self.location[location] += self.manta
        for character in range(rules.kinds):
            self.character[character] = self.card + self.skill * self.printed(rules.program[character])

    def depths_left(self, location: i64, risen: i64) -> float:
        """The value of a location's depths from a given one on."""
        rules = self.rules
        total = 0.0
        first = rules.first_depth[location]
        for depth in range(first + risen, first + rules.depths[location]):
            total += self.effect(rules.depth_op[depth], rules.depth_n[depth], rules.depth_only[depth])
        return total

    def effect(self, op: i64, n: i64, only: i64) -> float:
        """The value of an effect on its own."""
        if op == Empty.OP:
            return -self.bare
        if op == Coins.OP:
            return self.coin * float(n)
        if op == Power.OP:
            return self.might * float(n) * (1.0 if only == NONE else self.narrow)
        if op == Raise.OP:
            return self.rise * float(n)
        if op == RaiseFull.OP:
            return 2.0 * self.rise
        if op == Score.OP:
            return self.upkeep * float(min(n, 3))
        if op == TakeBack.OP:
            return self.retrieved * float(min(n, 4))
        if op == ReadyMantas.OP:
            return 2.0 * self.rested
        if op in (Buy.OP, Conquer.OP, RecruitPaid.OP):
            return 1.0
        if op in (RecruitFree.OP, Salvage.OP):
            return 2.0
        if op == Scout.OP:
            return self.scouting
        if op == GainManta.OP:
            return self.manta
        if op == RemoveSelf.OP:
            return -1.0
        if op in (Replay.OP, Choose.OP):
            return 1.5
        return 0.0

    def printed(self, program: i64) -> float:
        """The value of a character's effects on their own."""
        rules = self.rules
        total = 0.0
        first = rules.program_first[program]
        for at in range(first, first + rules.program_size[program]):
            total += self.effect(rules.step_op[at], rules.step_n[at], NONE)
        return total
