# mypyc: compile
"""What things are worth in Endeavor, in points: tuned by letting guides play one another, and as a team."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    ANY,
    CONSERVE,
    COORDINATION,
    DISC,
    DISCOVERY,
    GRANT,
    IMPACT,
    INGENUITY,
    INSPIRATION,
    JOURNAL,
    KINDS,
    LOWEST,
    PROMOTION,
    REPUTATION,
    RESEARCH,
    SONAR,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
    VESSEL,
)
from batyskaf.games.endeavor.rewards import number_of
from batyskaf.games.endeavor.rules import Rules, Setup
from batyskaf.games.endeavor.state import EndeavorState

EARLY: Final = {
    REPUTATION: 0.66, INSPIRATION: 1.71, COORDINATION: 2.74, INGENUITY: 0.94, ANY: 1.9, LOWEST: 1.49, RESEARCH: 0.46,
    IMPACT: 2.35, DISC: 1.81, PROMOTION: 2.1, VESSEL: 2.02, DISCOVERY: 3.99, GRANT: 1.89,
}  # fmt: skip
LATE: Final = {
    REPUTATION: 0.81, INSPIRATION: 1.1, COORDINATION: 1.09, INGENUITY: 0.68, ANY: 1.42, LOWEST: 0.49, RESEARCH: 0.3,
    IMPACT: 1.46, DISC: 0.58, PROMOTION: 1.56, VESSEL: 0.39, DISCOVERY: 2.47, GRANT: 1.32,
}  # fmt: skip
"""What each kind of reward is worth in the first round and in the last."""

TEAM_EARLY: Final = {
    REPUTATION: 0.66, INSPIRATION: 1.71, COORDINATION: 1.98, INGENUITY: 1.21, ANY: 1.81, LOWEST: 1.28, RESEARCH: 0.45,
    IMPACT: 2.48, DISC: 1.99, PROMOTION: 3.63, VESSEL: 1.86, DISCOVERY: 5.51, GRANT: 1.3,
}  # fmt: skip
TEAM_LATE: Final = {
    REPUTATION: 0.87, INSPIRATION: 0.76, COORDINATION: 1.0, INGENUITY: 0.71, ANY: 1.22, LOWEST: 0.39, RESEARCH: 0.38,
    IMPACT: 0.45, DISC: 0.57, PROMOTION: 1.88, VESSEL: 0.37, DISCOVERY: 2.99, GRANT: 1.65,
}  # fmt: skip
"""The same where all play together."""


@final
class Prices:
    """Prices, and what follows from them for every reward list, site and specialist of a mission."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules: Rules = setup.rules
        early, late = (TEAM_EARLY, TEAM_LATE) if setup.coop else (EARLY, LATE)
        self.reward_early: vec[float] = vec[float]([early[i64(kind)] for kind in range(KINDS)])
        self.reward_late: vec[float] = vec[float]([late[i64(kind)] for kind in range(KINDS)])
        self.placed: float = 0.51
        """What the disc costs that stays on a site."""
        self.diving: float = 0.61
        """What a dive token is worth."""
        self.majority: float = 0.31
        """The part of the bonus for most discs that each disc counts for."""
        self.ahead: float = 0.36
        """The part of the best site of a zone that it is worth to travel there."""
        self.slot: float = 1.35
        """A slot of a specialist."""
        self.option: float = 0.25
        """One more action to choose from in a slot."""
        self.tier: float = 0.45
        self.growth: float = 0.44
        """What a level is worth for each round to come."""
        self.patience: float = 0.96
        """How much better a move must look than none at all."""
        self.stake: float = 14.78
        """What a goal of the team is worth."""
        self.focus: float = 1.18
        """How much dearer the last units of such a goal are than the first."""
        self.pace: float = 2.43
        """How much of a goal can still be done in a part of the game: one that is too far is given up."""
        self.beyond: float = 0.46
        """The part of a hex that a marker beside it is worth."""
        self.prepare()

    def prepare(self) -> None:
        """Reckon what never changes in a match from the prices."""
        rules = self.rules
        rows: i64 = i64(len(rules.gains)) // 2
        self.early_gain: vec[float] = vec[float]([0.0] * int(rows))
        self.late_gain: vec[float] = vec[float]([0.0] * int(rows))
        """What each reward list is worth in the first round and in the last."""
        for row in range(rows):
            for kind in range(KINDS):
                number = float(number_of(rules.gains[row * 2], rules.gains[row * 2 + 1], kind))
                self.early_gain[row] += number * self.reward_early[kind]
                self.late_gain[row] += number * self.reward_late[kind]
        self.unit: vec[float] = vec[float]([0.0] * 7)
        """By kind of site: what the mission's goals give for a disc on it."""
        for ways in self.setup.goals:
            for way in ways:
                worth = float(way.points_per) + self.majority * float(way.first)
                if way.depths or way.columns or way.side_of >= 0:
                    worth *= 0.5
                worth /= float(len(ways))
                if way.units & 1:
                    self.unit[SONAR] += worth
                if way.units & 2:
                    self.unit[CONSERVE] += worth
                if way.units & 4:
                    self.unit[JOURNAL] += worth
                if way.units & (U_ZONE_DISC | U_ZONE_PRESENT):
                    for kind in (SONAR, CONSERVE, JOURNAL):
                        self.unit[kind] += 0.5 * worth
        self.side: vec[float] = vec[float]([0.0] * int(rules.specialists * 2))
        """What a side of a specialist can do when it is activated."""
        for side in range(rules.specialists * 2):
            for slot in range(i64(4)):
                mask = rules.side_slots[side * 4 + slot]
                if mask:
                    self.side[side] += self.slot - self.option
                    for action in range(i64(7)):
                        if mask & BIT[action]:
                            self.side[side] += self.option

    def rounds_left(self, s: EndeavorState) -> float:
        return float(s.setup.rounds - s.round)

    def gain(self, s: EndeavorState, gains: i64) -> float:
        """What a reward list is worth now."""
        if gains <= 0:
            return 0.0
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.late_gain[gains] + youth * (self.early_gain[gains] - self.late_gain[gains])

    def price(self, s: EndeavorState, kind: i64) -> float:
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.reward_late[kind] + youth * (self.reward_early[kind] - self.reward_late[kind])
