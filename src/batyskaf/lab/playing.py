"""One game between bots as a row of a table, for `arena`, `missions` and `balance`."""

from collections.abc import Iterator

import msgspec

from batyskaf.bots import Perspective
from batyskaf.core.events import Event
from batyskaf.core.match import Match
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.lab.match_play import make_bot
from batyskaf.lab.truth import truth


class Deal(msgspec.Struct, frozen=True):
    """A game to play: the bots by seat, and the seed. Games with the same `number` share a deal."""

    game: str
    options: dict[str, object]
    seated: tuple[str, ...]
    seed: int
    open_hands: bool = False
    """Whether to solve the deal with open hands afterwards."""
    things: bool = False
    """Whether to record what each seat gained."""


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


def play(deal: Deal) -> Game:
    """Play a deal to its end."""
    game = load(deal.game)
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
