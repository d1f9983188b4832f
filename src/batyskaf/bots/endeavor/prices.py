# mypyc: compile
"""Prices of things in Endeavor, in points, tuned by games between guides and by team games."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    ACTIONS,
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
    SLOTS,
    SONAR,
    U_CONSERVE,
    U_JOURNAL,
    U_SONAR,
    U_ZONE_DISC,
    U_ZONE_PRESENT,
    VESSEL,
)
from batyskaf.games.endeavor.gains import number_of
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
"""The value of each kind of reward in the first and the last round."""

TEAM_EARLY: Final = {
    REPUTATION: 0.66, INSPIRATION: 1.71, COORDINATION: 1.98, INGENUITY: 1.21, ANY: 1.81, LOWEST: 1.28, RESEARCH: 0.45,
    IMPACT: 2.48, DISC: 1.99, PROMOTION: 3.63, VESSEL: 1.86, DISCOVERY: 5.51, GRANT: 1.3,
}  # fmt: skip
TEAM_LATE: Final = {
    REPUTATION: 0.87, INSPIRATION: 0.76, COORDINATION: 1.0, INGENUITY: 0.71, ANY: 1.22, LOWEST: 0.39, RESEARCH: 0.38,
    IMPACT: 0.45, DISC: 0.57, PROMOTION: 1.88, VESSEL: 0.37, DISCOVERY: 2.99, GRANT: 1.65,
}  # fmt: skip
"""The same in the co-operative game."""


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
        """The cost of the disc that stays on a site."""
        self.diving: float = 0.61
        """The value of a dive token."""
        self.majority: float = 0.31
        """The share of the bonus for the most discs that each disc is worth."""
        self.ahead: float = 0.36
        """The share of a zone's best site that travelling there is worth."""
        self.slot: float = 1.35
        """A slot of a specialist."""
        self.option: float = 0.25
        """One more action to choose from in a slot."""
        self.tier: float = 0.45
        self.growth: float = 0.44
        """The value of a level for each remaining round."""
        self.patience: float = 0.96
        """How much a move must be worth to be preferred to none."""
        self.stake: float = 14.78
        """What a goal of the team is worth."""
        self.focus: float = 1.18
        """How much more the last units of such a goal are worth than the first."""
        self.pace: float = 2.43
        """The share of a goal that can be done in a share of the game; goals out of reach are ignored."""
        self.beyond: float = 0.46
        """The share of a hex that a neighbouring marker is worth."""
        self.prepare()

    def prepare(self) -> None:
        """Compute what never changes in a match from the prices."""
        rules = self.rules
        rows: i64 = i64(len(rules.gain_plain))
        self.early_gain: vec[float] = vec[float]([0.0] * int(rows))
        self.late_gain: vec[float] = vec[float]([0.0] * int(rows))
        """The value of each reward list in the first and the last round."""
        for row in range(rows):
            for kind in range(KINDS):
                number = float(number_of(rules.gain_plain[row], rules.gain_special[row], kind))
                self.early_gain[row] += number * self.reward_early[kind]
                self.late_gain[row] += number * self.reward_late[kind]
        self.unit: vec[float] = vec[float]([0.0] * int(ACTIONS))
        """By kind of site: the value of a disc there for the mission's goals."""
        for ways in self.setup.goals:
            for way in ways:
                worth = float(way.points_per) + self.majority * float(way.first)
                if way.depths or way.columns or way.side_of >= 0:
                    worth *= 0.5
                worth /= float(len(ways))
                if way.units & U_SONAR:
                    self.unit[SONAR] += worth
                if way.units & U_CONSERVE:
                    self.unit[CONSERVE] += worth
                if way.units & U_JOURNAL:
                    self.unit[JOURNAL] += worth
                if way.units & (U_ZONE_DISC | U_ZONE_PRESENT):
                    for kind in (SONAR, CONSERVE, JOURNAL):
                        self.unit[kind] += 0.5 * worth
        self.side: vec[float] = vec[float]([0.0] * int(rules.specialists * 2))
        """The value of activating a side of a specialist."""
        for side in range(rules.specialists * 2):
            for slot in range(SLOTS):
                mask = rules.side_slots[side * SLOTS + slot]
                if mask:
                    self.side[side] += self.slot - self.option
                    for action in range(ACTIONS):
                        if mask & BIT[action]:
                            self.side[side] += self.option

    def rounds_left(self, s: EndeavorState) -> float:
        return float(s.setup.rounds - s.round)

    def gain(self, s: EndeavorState, gains: i64) -> float:
        """The current value of a reward list."""
        if gains <= 0:
            return 0.0
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.late_gain[gains] + youth * (self.early_gain[gains] - self.late_gain[gains])

    def price(self, s: EndeavorState, kind: i64) -> float:
        youth = self.rounds_left(s) / float(s.setup.rounds)
        return self.reward_late[kind] + youth * (self.reward_early[kind] - self.reward_late[kind])
