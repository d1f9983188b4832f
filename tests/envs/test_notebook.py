"""Matches and states in notebooks: complete, in order, and from one seat's point of view."""

from types import SimpleNamespace
from typing import Any

import pytest

from batyskaf.core.match import Match
from batyskaf.core.rng import Rng
from batyskaf.envs.notebook import Played, Shown, load_ipython_extension
from batyskaf.games import load


def a_match(name: str, moves: int, **choices: object) -> Match:
    game = load(name)
    match = Match(game, game.options(**choices), seed=4)
    rng = Rng.of(4, "notebook")
    while len(match.played) < moves and not match.over:
        legal = match.state.legal()
        match.play(int(match.state.turn), legal[int(rng.below(len(legal)))])
    return match


@pytest.mark.parametrize("name", ["crew", "aquatica", "endeavor"])
def test_a_match_has_a_slider_over_its_moves(name: str) -> None:
    match = a_match(name, 6)
    page = Played(match)._repr_html_()
    assert 'max="6"' in page
    assert page.count("<pre") == 7
    assert page.count("<div hidden>") == 6
    assert "0. opening" in page


def test_a_state_is_displayed() -> None:
    match = a_match("crew", 3)
    shown = Shown(match.game, match.options, match.state)
    assert shown._repr_html_().startswith("<pre")
    assert shown._repr_svg_().startswith("<svg")


def test_others_hands_and_gifts_stay_hidden() -> None:
    match = a_match("crew", 0, players=3)
    moves = match.game.moves
    left = moves.id("vote left")
    while not any(moves.secret(move) for move in match.state.legal()):
        match.play(int(match.state.turn), left if left in match.state.legal() else match.state.legal()[0])
    giver, gift = int(match.state.turn), match.state.legal()[0]
    match.play(giver, gift)
    for seat in (None, 0, 1, 2):
        assert (moves.text(gift) in Played(match, seat)._repr_html_()) == (seat == giver)


def test_the_extension_displays_matches() -> None:
    known: dict[type, Any] = {}
    formatter = SimpleNamespace(for_type=known.__setitem__)
    load_ipython_extension(SimpleNamespace(display_formatter=SimpleNamespace(formatters={"text/html": formatter})))
    assert 'type="range"' in known[Match](a_match("crew", 2))
