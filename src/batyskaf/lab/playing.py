"""One game between bots as a row of a table, for `arena`, `missions` and `balance`."""

import math
from collections.abc import Iterator
from importlib import import_module

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Perspective
from batyskaf.core.events import Event
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import loaded
from batyskaf.lab.truth import truth


class Deal(msgspec.Struct, frozen=True):
    """A game to play: the bots by seat, and the seed."""

    game: str
    options: dict[str, object]
    seated: tuple[str, ...]
    seed: int
    open_hands: bool = False
    """Whether to solve the deal with open hands afterwards."""
    things: bool = False
    """Whether to record what each seat gained."""
    packs: str = "[]"
    """The packs to play with, as JSON."""


class Game(msgspec.Struct, frozen=True):
    """The result of a game. Times are not part of it, so the same deal gives the same row everywhere."""

    game: str
    options: dict[str, object]
    seated: tuple[str, ...]
    seed: int
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    success: bool | None
    decisions: int
    choices: int
    """The sum of legal moves over all decisions."""
    open_hands: str = ""
    things: tuple[tuple[str, ...], ...] = ()
    """For each seat, what it gained according to events: "recruited specialist pilot"."""


def budget_of(text: str) -> Budget:
    """Read a budget: a number of simulations, or milliseconds.

    >>> budget_of("50ms"), budget_of("200")
    (Budget(simulations=None, seconds=0.05), Budget(simulations=200, seconds=None))
    """
    budget = Budget(seconds=float(text[:-2]) / 1000) if text.endswith("ms") else Budget(simulations=int(text))
    if not 0 < (budget.seconds or budget.simulations or 0) < math.inf:
        raise ValueError(f"{text} is not a valid budget")
    return budget


def make_bot(text: str, rng: Rng) -> tuple[Bot, Budget]:
    """Create a bot and its budget from their text."""
    name, at, budget = text.partition("@")
    try:
        if name.startswith(bots.EXEC):  # typed by the person who runs this, so it is allowed
            bot: Bot = bots.load(bots.allow(name), rng)
        elif ":" in name:
            module, _, made = name.partition(":")
            bot = getattr(import_module(module), made)(rng)
        else:
            bot = bots.load(name, rng)
        return bot, budget_of(budget) if at else UNBOUNDED
    except Refused:
        raise
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Refused("refused-lab-bot", text=text, detail=str(error)) from None


def play(deal: Deal) -> Game:
    """Play a deal to its end."""
    game = loaded(deal.game, deal.packs)
    match = Match(game, game.options(**deal.options), deal.seed)
    players = [make_bot(text, Rng.of(deal.seed, f"bot {seat} {text}")) for seat, text in enumerate(deal.seated)]
    dice = Rng.of(deal.seed, "worlds")
    decisions = choices = 0
    while not match.over:
        seat = int(match.state.turn)
        bot, budget = players[seat]
        look = Perspective.of(game, match.state, seat, dice)
        decisions += 1
        choices += len(look.legal)
        match.play(seat, bot.choose(look, budget).move)
    result = match.state.result()
    return Game(
        game=deal.game,
        options=deal.options,
        seated=deal.seated,
        seed=deal.seed,
        scores=tuple(float(score) for score in result.scores),
        ranks=result.ranks,
        success=result.success,
        decisions=decisions,
        choices=choices,
        open_hands=truth(match).deal if deal.open_hands and deal.game == "crew" else "",
        things=_things(match) if deal.things else (),
    )


def _things(match: Match) -> tuple[tuple[str, ...], ...]:
    """What each seat gained: everything with a name in the events about it."""
    found: list[set[str]] = [set() for _ in match.seats]
    for events in (match.opening_events, *(played.events for played in match.played)):
        for event in events:
            seat = getattr(event, "seat", None)
            if isinstance(seat, int) and 0 <= seat < len(found):
                found[seat].update(_named(event))
    return tuple(tuple(sorted(each)) for each in found)


def _named(event: Event) -> Iterator[str]:
    tag = str(event.__struct_config__.tag)
    for field in event.__struct_fields__:
        value = getattr(event, field)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str) and each:
                yield f"{tag} {each}" if tag == field else f"{tag} {field} {each}"
