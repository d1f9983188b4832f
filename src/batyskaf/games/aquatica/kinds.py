"""The vocabulary of the content: effects and goal tests as data, and what they become in the rules."""

from typing import TYPE_CHECKING, Annotated, Literal, Union, cast

import msgspec
from msgspec import Meta

from batyskaf.games.aquatica import acquire, cards, codes, discards, goals, instant, raising, scouting, turn
from batyskaf.games.aquatica.frames import PLAIN as PLAIN_WORDS
from batyskaf.games.aquatica.goals import Goal

Amount = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=1, le=5)]
Least = Annotated[int, Meta(ge=1, le=60)]
LocationType = Literal["shark_bay", "sunken_ships", "ocean_volcanoes", "decayed_civilizations"]
TYPE_NAMES: tuple[str, ...] = ("shark_bay", "sunken_ships", "ocean_volcanoes", "decayed_civilizations")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record without unknown fields."""


class Step(msgspec.Struct, frozen=True):
    """An effect as the rules read it."""

    op: int
    n: int = 0
    x: int = -1


# --- effects ---------------------------------------------------------------------------------------------------------


class Effect(Strict, frozen=True, tag_field="effect", tag=None):
    """What a depth, a manta or a step of a character does."""

    def step(self) -> Step:
        """The effect by itself; `choose`, `others` and named mantas are put together by the loader."""
        return Step(instant.Empty.OP)


class Empty(Effect, frozen=True, tag="empty"):
    pass


class Coins(Effect, frozen=True, tag="coins"):
    n: Amount

    def step(self) -> Step:
        return Step(instant.Coins.OP, self.n)


class Power(Effect, frozen=True, tag="power"):
    n: Amount
    only: LocationType | None = None

    def step(self) -> Step:
        return Step(instant.Power.OP, self.n, -1 if self.only is None else TYPE_NAMES.index(self.only))


class Conquer(Effect, frozen=True, tag="conquer"):
    def step(self) -> Step:
        return Step(acquire.Conquer.OP)


class Recruit(Effect, frozen=True, tag="recruit"):
    free: bool = False

    def step(self) -> Step:
        return Step(acquire.RecruitFree.OP if self.free else acquire.RecruitPaid.OP)


class Scout(Effect, frozen=True, tag="scout"):
    optional: bool = True

    def step(self) -> Step:
        return Step(scouting.Scout.OP, int(self.optional))


class Raise(Effect, frozen=True, tag="raise"):
    n: Few
    other: bool = False

    def step(self) -> Step:
        return Step(raising.Raise.OP, self.n)


class RaiseFull(Effect, frozen=True, tag="raise_full"):
    other: bool = False

    def step(self) -> Step:
        return Step(raising.RaiseFull.OP, 1)


class Score(Effect, frozen=True, tag="score"):
    n: Few
    other: bool = False

    def step(self) -> Step:
        return Step(raising.Score.OP, self.n)


class TakeBack(Effect, frozen=True, tag="take_back"):
    n: Few | Literal["all"]

    def step(self) -> Step:
        return Step(cards.TakeBack.OP, int(codes.ALL) if self.n == "all" else self.n)


class ReadyMantas(Effect, frozen=True, tag="ready_mantas"):
    n: Literal["all"] = "all"

    def step(self) -> Step:
        return Step(cards.ReadyMantas.OP)


class DiscardCard(Effect, frozen=True, tag="discard_card"):
    n: Few

    def step(self) -> Step:
        return Step(cards.Discard.OP, self.n)


class Replay(Effect, frozen=True, tag="replay_from_discard"):
    cost_coins: Annotated[int, Meta(ge=0, le=9)]

    def step(self) -> Step:
        return Step(discards.Replay.OP, self.cost_coins)


class RemoveSelf(Effect, frozen=True, tag="remove_self"):
    def step(self) -> Step:
        return Step(turn.RemoveSelf.OP)


class GainWildManta(Effect, frozen=True, tag="gain_wild_manta"):
    kind: str


class RemoveOcean(Effect, frozen=True, tag="discard_ocean_character"):
    slot: Annotated[int, Meta(ge=0, le=5)] = 0

    def step(self) -> Step:
        return Step(instant.RemoveOcean.OP, self.slot)


class Others(Effect, frozen=True, tag="others"):
    do: Raise | Score | DiscardCard

    def step(self) -> Step:
        inner = self.do.step()
        return Step(cards.Others.OP, inner.n, inner.op)


def _plain(word: str, op: int, most: int) -> type[Effect]:
    """The class of an effect that is declared beside its rule."""
    number = Annotated[int, Meta(ge=1, le=most)]

    def step(self: Effect) -> Step:
        return Step(op, getattr(self, "n", 0))

    fields = [("n", number)] if most else []
    made = msgspec.defstruct(
        word, fields, bases=(Effect,), namespace={"step": step}, module=__name__, frozen=True, tag=word
    )
    return cast("type[Effect]", made)


PLAIN: tuple[type[Effect], ...] = tuple(_plain(word, int(op), int(most)) for word, op, most in PLAIN_WORDS)

if TYPE_CHECKING:
    Simple = Effect
    DepthEffect = Effect
    MantaEffect = Effect
else:
    Simple = Union[
        (Coins, Power, Conquer, Recruit, Scout, Raise, RaiseFull, Score, TakeBack, ReadyMantas, Replay, *PLAIN)
    ]
    DepthEffect = Empty | Coins | Power | Recruit | Raise | RaiseFull | Score | TakeBack
    MantaEffect = Coins | Power | Recruit | Raise | RaiseFull | Score | TakeBack


class Choose(Effect, frozen=True, tag="choose"):
    options: Annotated[tuple[tuple[Simple, ...], ...], Meta(min_length=2, max_length=4)]


if TYPE_CHECKING:
    CharacterEffect = Effect
else:
    CharacterEffect = Simple | RemoveSelf | GainWildManta | RemoveOcean | Others | Choose


def has_conquer(effects: tuple[CharacterEffect, ...]) -> bool:
    """Whether a character counts for goals about conquerors."""
    for effect in effects:
        if isinstance(effect, Conquer):
            return True
        if isinstance(effect, Choose) and any(
            isinstance(part, Conquer) for option in effect.options for part in option
        ):
            return True
    return False


# --- goal tests ------------------------------------------------------------------------------------------------------


class Test(Strict, frozen=True, kw_only=True, tag_field="test", tag=None):
    """What a seat must have; `and` holds a second test for the same moment."""

    also: "GoalTest | None" = msgspec.field(default=None, name="and")

    def goal(self) -> Goal:
        raise TypeError("a goal needs one of the known tests")

    def build(self) -> Goal:
        return self.goal() if self.also is None else goals.Both(self.goal(), self.also.build())


class HandSize(Test, frozen=True, kw_only=True, tag="hand_size"):
    min: Annotated[int, Meta(ge=0, le=60)] = 0
    max: Annotated[int, Meta(ge=0, le=60)] = 1000

    def goal(self) -> Goal:
        return goals.HandSize(self.min, self.max)


class DiscardSize(Test, frozen=True, kw_only=True, tag="discard_size"):
    min: Least

    def goal(self) -> Goal:
        return goals.DiscardSize(self.min)


LocationZones = Annotated[tuple[Literal["board", "scored"], ...], Meta(min_length=1)]
CharacterZones = Annotated[tuple[Literal["hand", "discard"], ...], Meta(min_length=1)]
_ZONES = {"board": 1, "scored": 2, "hand": 4, "discard": 8}


def _mask(zones: tuple[str, ...]) -> int:
    return sum(_ZONES[zone] for zone in set(zones))


class CountLocations(Test, frozen=True, kw_only=True, tag="count_locations"):
    zones: LocationZones
    min: Least

    def goal(self) -> Goal:
        return goals.CountLocations(_mask(self.zones), self.min)


class SameType(Test, frozen=True, kw_only=True, tag="same_type"):
    zones: LocationZones
    min: Least

    def goal(self) -> Goal:
        return goals.SameType(_mask(self.zones), self.min)


class DistinctTypes(Test, frozen=True, kw_only=True, tag="distinct_types"):
    zones: LocationZones
    min: Annotated[int, Meta(ge=1, le=4)]

    def goal(self) -> Goal:
        return goals.DistinctTypes(_mask(self.zones), self.min)


class ScoredPoints(Test, frozen=True, kw_only=True, tag="scored_points"):
    min: Annotated[int, Meta(ge=1, le=300)]

    def goal(self) -> Goal:
        return goals.ScoredPoints(self.min)


class WildMantas(Test, frozen=True, kw_only=True, tag="wild_mantas"):
    min: Least

    def goal(self) -> Goal:
        return goals.WildMantas(self.min)


class TiredMantas(Test, frozen=True, kw_only=True, tag="tired_mantas"):
    min: Least

    def goal(self) -> Goal:
        return goals.TiredMantas(self.min)


class CharactersWithEffect(Test, frozen=True, kw_only=True, tag="characters_with_effect"):
    zones: CharacterZones
    min: Least
    has: Literal["conquer"] = "conquer"

    def goal(self) -> Goal:
        return goals.Conquerors(_mask(self.zones), self.min)


class FullyRisen(Test, frozen=True, kw_only=True, tag="fully_risen_on_board"):
    min: Few

    def goal(self) -> Goal:
        return goals.FullyRisen(self.min)


class PaidPrice(Test, frozen=True, kw_only=True, tag="paid_recruit_price"):
    equals: Annotated[int, Meta(ge=0, le=5)]

    def goal(self) -> Goal:
        return goals.PaidPrice(self.equals)


GoalTest = (
    HandSize | DiscardSize | CountLocations | SameType | DistinctTypes | ScoredPoints | WildMantas | TiredMantas
    | CharactersWithEffect | FullyRisen | PaidPrice
)  # fmt: skip
