# mypyc: compile
"""What things are worth in Aquatica, in points: tuned by letting guides play one another."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.aquatica.codes import (
    BUY,
    CHOOSE,
    COINS,
    CONQUER,
    EMPTY,
    GAIN_MANTA,
    NONE,
    POWER,
    RAISE,
    RAISE_FULL,
    READY,
    RECRUIT,
    RECRUIT_FREE,
    REMOVE_SELF,
    REPLAY,
    SALVAGE,
    SCORE,
    SCOUT,
    TAKE_BACK,
)
from batyskaf.games.aquatica.rules import Rules


@final
class Prices:
    """Prices, and what follows from them for every location and character."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.coin: float = 0.61
        self.might: float = 0.36
        """A point of power."""
        self.narrow: float = 0.64
        """What is left of the price of power that is good for one type only."""
        self.rise: float = 0.9
        """Raising a location by one depth."""
        self.retrieved: float = 0.58
        """A card that comes back to the hand."""
        self.rested: float = 0.48
        """A manta that becomes ready."""
        self.manta: float = 2.53
        self.slot_freed: float = 0.69
        self.scored: float = 0.69
        """The part of a location's points that is gained by scoring it now rather than later."""
        self.bare: float = 0.28
        """What an empty depth costs that has to be raised."""
        self.upkeep: float = 0.47
        """What it costs to score a location once it has risen."""
        self.card: float = 0.91
        """A character by itself: a point in hand at the end."""
        self.skill: float = 0.53
        """The part of what a character can do that counts as its worth."""
        self.played: float = 0.57
        """What it costs that a played card has to be fetched again."""
        self.scouting: float = 0.27
        self.goal: float = 0.96
        """The part of a goal's points that hurrying for it is worth."""
        self.prepare()

    def prepare(self) -> None:
        """Reckon what never changes in a match from the prices."""
        rules = self.rules
        self.location: vec[float] = vec[float]([0.0] * int(rules.places))
        """What each location is worth before any depth is used."""
        self.character: vec[float] = vec[float]([0.0] * int(rules.kinds))
        for location in range(rules.places):
            self.location[location] = float(rules.points[location]) - self.upkeep + self.depths_left(location, 0)
            if rules.wild[location] != NONE:
                self.location[location] += self.manta
        for character in range(rules.kinds):
            self.character[character] = self.card + self.skill * self.printed(rules.program[character])

    def depths_left(self, location: i64, risen: i64) -> float:
        """What the depths of a location are worth from one on."""
        rules = self.rules
        total = 0.0
        first = rules.first_depth[location]
        for depth in range(first + risen, first + rules.depths[location]):
            total += self.effect(rules.depth_op[depth], rules.depth_n[depth], rules.depth_only[depth])
        return total

    def effect(self, op: i64, n: i64, only: i64) -> float:
        """What an effect is worth by itself, wherever it is printed."""
        if op == EMPTY:
            return -self.bare
        if op == COINS:
            return self.coin * float(n)
        if op == POWER:
            return self.might * float(n) * (1.0 if only == NONE else self.narrow)
        if op == RAISE:
            return self.rise * float(n)
        if op == RAISE_FULL:
            return 2.0 * self.rise
        if op == SCORE:
            return self.upkeep * float(min(n, 3))
        if op == TAKE_BACK:
            return self.retrieved * float(min(n, 4))
        if op == READY:
            return 2.0 * self.rested
        if op in (BUY, CONQUER, RECRUIT):
            return 1.0
        if op in (RECRUIT_FREE, SALVAGE):
            return 2.0
        if op == SCOUT:
            return self.scouting
        if op == GAIN_MANTA:
            return self.manta
        if op == REMOVE_SELF:
            return -1.0
        if op in (REPLAY, CHOOSE):
            return 1.5
        return 0.0

    def printed(self, program: i64) -> float:
        """What the effects of a character are worth by themselves."""
        rules = self.rules
        total = 0.0
        first = rules.program_first[program]
        for at in range(first, first + rules.program_size[program]):
            total += self.effect(rules.step_op[at], rules.step_n[at], NONE)
        return total
