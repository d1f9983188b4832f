"""Copies of Pearls that are not the same when copied, restored or replayed."""

import itertools

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.game import State
from batyskaf.core.options import build
from tests.pocket.broken.law import breaks
from tests.pocket.game import PearlsGame, PearlsOptions
from tests.pocket.state import Pearls, PearlsState


@breaks("a copy is equal to its original")
class Losing(PearlsState):
    def copy(self) -> PearlsState:
        other = super().copy()
        other.coins[0] = 0
        return other


@breaks("a copy records events if its original does")
class Silencing(PearlsState):
    def copy(self) -> PearlsState:
        other = super().copy()
        other.recording = False
        return other


@breaks("a copy into a spare state is equal to its original")
class Sparing(PearlsState):
    def copy_into(self, spare: State) -> State:
        spare.recording = self.recording
        return spare


@breaks("a copy into a spare state records events if its original does")
class Toggling(PearlsState):
    def copy_into(self, spare: State) -> State:
        other = self.copy()
        other.recording = not self.recording
        return other


@breaks("a copy into a spare state is independent")
class Lending(PearlsState):
    def copy_into(self, spare: State) -> State:
        return self


@breaks("a copy has the same clock")
class Unclocked(PearlsState):
    def __init__(self, *parts: object) -> None:
        super().__init__(*parts)  # type: ignore[arg-type]
        self.timed = True

    def copy(self) -> PearlsState:
        other = super().copy()
        other.timed = False
        return other


@breaks("a copy has the same views")
class Unrounded(PearlsState):
    def copy(self) -> PearlsState:
        other = super().copy()
        other.round = 0
        return other


@breaks("a copy is independent")
class LendingItsVotes(PearlsState):
    """All copies share what is not packed."""

    def copy(self) -> PearlsState:
        other = super().copy()
        other.votes = self.votes
        return other


@breaks("a copy is independent")
class LendingItsHands(PearlsState):
    def copy(self) -> PearlsState:
        other = super().copy()
        other.hands = self.hands
        other.coins = self.coins
        return other


@breaks("undo leads back to the same state")
class LendingItsShells(PearlsState):
    """Only buying in the middle of a turn reveals it, and a copy is tried with the first and last move."""

    def copy(self) -> PearlsState:
        other = super().copy()
        if self.phase == "act" and self.hands[self.turn]:
            other.shells = self.shells
        return other


@breaks("a packed state comes back the same")
class Gilding(PearlsGame):
    def unpack(self, packed: bytes) -> PearlsState:
        state = super().unpack(packed)
        state.coins[0] += 1
        return state


@breaks("a restored state has the same views")
class Misrounding(PearlsGame):
    def unpack(self, packed: bytes) -> PearlsState:
        state = super().unpack(packed)
        state.round += 1
        return state


@breaks("a restored state continues like the original: sell")
class Revaluing(PearlsGame):
    """A restored state sells pearls for nothing."""

    def unpack(self, packed: bytes) -> PearlsState:
        state = super().unpack(packed)
        state.pearls = Pearls(self.pearls.names, [0] * len(self.pearls.values))
        return state


class Mute(PearlsState):
    def record(self, kind: int, a: int, b: int, c: int) -> None:
        pass


@breaks("a restored state has the same events as the original")
class Muting(PearlsGame):
    def unpack(self, packed: bytes) -> PearlsState:
        return PearlsGame(kind=Mute).unpack(packed)


@breaks("a move that is made again after an undo has the same events")
class Rambling(PearlsState):
    """Repeats its earlier events."""

    def apply(self, move: int) -> None:
        before = list(self.events)
        super().apply(move)
        if self.recording:
            self.events = vec[i64]([*before, *self.events])


@breaks("the same options and seed start the same game")
class Whimsical(PearlsGame):
    seeds = itertools.count()

    def start(self, options: msgspec.Struct, seed: int) -> PearlsState:
        return super().start(options, next(self.seeds))


@breaks("a state is its opening and its moves")
class Forgetful(PearlsState):
    def opening(self) -> PearlsState:
        opening = super().opening()
        opening.shells[0] += 1
        return opening


@breaks("a state admits its own history in order")
class Amnesic(PearlsState):
    """Mixes up the order of its moves."""

    def history(self) -> list[int]:
        return self.moves[::-1]


@breaks("a match file plays again: refused-replay-hash")
class Changeable(PearlsGame):
    """Stored options are restored as others."""

    def options(self, **choices: object) -> PearlsOptions:
        return msgspec.structs.replace(build(PearlsOptions, choices), timed=bool(choices))
