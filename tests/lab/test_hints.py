"""Hints compare a move with others that the bot has weighed against it, and with no others; before the move, a nudge
says where to look."""

import functools
from collections.abc import Iterator

import pytest

from batyskaf.bots import Candidate, Decision, Perspective
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.lab.hints import hint
from batyskaf.locale import LANGUAGES, Texts


def because(shares: tuple[float, float]) -> dict[str, str]:
    """The reasons for taking the first choice of an attempt, whose second got a share of the thought."""
    game = load("crew")
    options = game.options(mission="1", players=3)
    look = Perspective.of(game, game.start(options, seed=1), 0, Rng.of(1, "look"))
    first, second = look.legal[:2]
    candidates = (Candidate(first, 0.9, shares[0]), Candidate(second, 0.5, shares[1]))
    return hint(game, options, ("Ann", "Bo", "Coral"), look, Decision(first, candidates, (first,))).because


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_was_not_weighed_is_not_compared(lang: str) -> None:
    alone = Texts(lang).say("hint-because-none")
    assert because((1.0, 0.0))[lang].endswith(alone)
    assert "50" in because((0.6, 0.4))[lang]
    assert not because((0.6, 0.4))[lang].endswith(alone)


PAYING = ("pay", "conquer", "buy", "play")
"""Kinds of moves that lead to payments, the most direct one first."""


def payments(seed: int) -> Iterator[Perspective]:
    """The payments with a choice in a game whose only player pays wherever possible."""
    game = load("aquatica")
    state, dice = game.start(game.options(players=1), seed), Rng.of(seed, "dice")
    while state.turn != OVER:
        legal = state.legal()
        kinds = {kind: [move for move in legal if game.moves.kind(move) == kind] for kind in PAYING}
        if len(legal) > 1 and kinds["pay"] == list(legal):
            yield Perspective.of(game, state, 0, Rng.of(seed, "look"))
        moves = next(filter(None, kinds.values()), legal)
        state.apply(moves[dice.below(len(moves))])


@functools.cache
def some_payments() -> tuple[Perspective, ...]:
    return tuple(look for seed in range(1, 9) for look in payments(seed))


def nudge(look: Perspective, move: int, lang: str) -> str:
    game = load("aquatica")
    return hint(game, game.options(players=1), ("Ann",), look, Decision(move, (), ())).nudge[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nudge_for_a_payment_names_what_is_missing_and_gives_no_source_away(lang: str) -> None:
    advice = set()
    for look in some_payments():
        said, *others = {nudge(look, move, lang) for move in look.legal}
        assert not others, "it is the same whichever move follows"
        assert str(look.view.payment.need) in said  # type: ignore[attr-defined]
        advice.add(said.partition(". ")[2])
    assert len(advice) > 1, "depths and mantas differ in other things than mantas alone"
