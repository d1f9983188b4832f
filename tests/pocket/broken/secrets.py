"""Copies of Pearls that reveal hidden information in views, events, questions or drawn worlds."""

import itertools

from batyskaf.core.events import Event
from batyskaf.core.reason import Reason
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from tests.pocket.broken.law import breaks, changed
from tests.pocket.game import Did, PearlsGame
from tests.pocket.state import DIVE, PearlsState, PearlsView, PearlsWorlds


@breaks("a seat's view is the same in a drawn world")
class Peeking(PearlsState):
    """Shows the top of the bag in a number that looks harmless."""

    def view(self, seat: int | None) -> PearlsView:
        return changed(super().view(seat), round=sum(self.deck[:1]))


@breaks("a spectator's view is the same in a drawn world")
class Welcoming(PearlsState):
    """Lets spectators look over the shoulder of the first seat."""

    def view(self, seat: int | None) -> PearlsView:
        return changed(super().view(seat), hand=super().view(seat or 0).hand)


@breaks("a seat observes the same in a drawn world")
class PeekingInNumbers(PearlsState):
    """Writes the top of the bag into a cell that the layout leaves free."""

    def observe(self, seat: int, out: Sheet) -> None:
        super().observe(seat, out)
        out.put(out.at - 1, 7, sum(self.deck[:1]))


@breaks("an observation fills the planes of its game")
class Short(PearlsState):
    """Forgets its last plane."""

    def observe(self, seat: int, out: Sheet) -> None:
        super().observe(seat, out)
        out.at -= 1


@breaks("an observation writes all of its cells")
class Patchy(PearlsState):
    """Skips its last plane."""

    def observe(self, seat: int, out: Sheet) -> None:
        last = len(out.words) - 1
        before = out.words[last]
        super().observe(seat, out)
        out.words[last] = before


@breaks("a cell holds at most 127")
class Overflowing(PearlsState):
    def observe(self, seat: int, out: Sheet) -> None:
        super().observe(seat, out)
        for _ in range(2):
            out.put(out.at - 1, 6, 100)


@breaks("a seat's legal moves are the same in a drawn world")
class AskingByHand(PearlsState):
    """Lets a seat rest only if the top of the bag is a large pearl: legal moves reveal hidden information."""

    def _choices(self) -> list[int]:
        choices = super()._choices()
        return choices[:1] if self.phase == "act" and sum(self.deck[:1]) < 4 else choices


@breaks("a seat's refusals are the same in a drawn world")
class Chatty(PearlsState):
    """Names the top of the bag in a refusal."""

    def why_not(self, move: int) -> Reason | None:
        reason = super().why_not(move)
        return None if reason is None else Reason(reason.id, {"top": sum(self.deck[:1])})


@breaks("the host's moves are public")
class HostingByHand(PearlsState):
    def host(self) -> list[int]:
        return super().host() if sum(self.deck[:1]) < 4 else []


@breaks("everyone knows who is asked")
class OwningByHand(PearlsState):
    """Whose turn it is depends on the bag."""

    def __init__(self, *parts: object) -> None:
        super().__init__(*parts)  # type: ignore[arg-type]
        self.owner = self.deck[0] % 2


@breaks("a drawn world shows the seat the same events")
class Blabbing(PearlsGame):
    """Everyone sees what was drawn."""

    def _event(self, kind: int, seat: int, number: int, _: int) -> Event:
        return Did(seat, "drew", number) if kind == 1 else super()._event(kind, seat, number, _)


@breaks("drawing is the same for the same random numbers")
class Restless(PearlsState):
    draws = itertools.count()

    def worlds(self, seat: int) -> PearlsWorlds:
        return RestlessWorlds(self, seat)


class RestlessWorlds(PearlsWorlds):
    """Draws from other randomness than the rng."""

    def draw(self, rng: Rng) -> PearlsState:
        return super().draw(Rng.of(next(Restless.draws), "restless"))


@breaks("a drawn world draws the same worlds as the truth")
class Leaking(PearlsState):
    def worlds(self, seat: int) -> PearlsWorlds:
        return TruthfulWorlds(self, seat)


class TruthfulWorlds(PearlsWorlds):
    """Starts from the true order of the bag and reverses it."""

    def _order(self, rng: Rng) -> list[int]:
        mine = [self.state.bag.order[at] for at in self.mine]
        others = iter(reversed([pearl for pearl in self.state.bag.order if pearl not in mine]))
        return [pearl if pearl in mine else next(others) for pearl in self.state.bag.order]

    def _agrees(self, order: list[int]) -> bool:
        return True


@breaks("a drawn world has the same public moves")
class Rewriting(PearlsState):
    """Gives a drawn world a history of dives only."""

    drawn = False

    def worlds(self, seat: int) -> PearlsWorlds:
        return RewritingWorlds(self, seat)

    def history(self) -> list[int]:
        return [DIVE] * len(self.moves) if self.drawn else super().history()


class RewritingWorlds(PearlsWorlds):
    def draw(self, rng: Rng) -> PearlsState:
        world = super().draw(rng)
        assert isinstance(world, Rewriting)
        world.drawn = True
        return world


@breaks("a drawn world is its own opening and its own moves")
class Rootless(PearlsState):
    def worlds(self, seat: int) -> PearlsWorlds:
        return RootlessWorlds(self, seat)


class RootlessWorlds(PearlsWorlds):
    """Gives a drawn world the true opening."""

    def draw(self, rng: Rng) -> PearlsState:
        world = super().draw(rng)
        world.bag = self.state.bag
        return world


@breaks("after a move that reveals nothing every world draws the same worlds")
class Overlooking(PearlsState):
    def worlds(self, seat: int) -> PearlsWorlds:
        return OverlookedWorlds(self, seat)


class OverlookedWorlds(PearlsWorlds):
    """Keeps the true bids of others."""

    def _bids(self) -> list[int]:
        return []
