"""What moves of The Crew mean to the others, by the conventions of the net."""

from collections.abc import Iterator

import pytest

from batyskaf.bots import Perspective
from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import GIVE, SIGNAL, TAKE
from batyskaf.games.crew.game import load
from batyskaf.games.crew.layouts import is_signal
from batyskaf.games.crew.view import CrewView
from batyskaf.lab.meaning_crew import Meaning, meaning_of
from batyskaf.lab.reasons import reason
from batyskaf.locale import LANGUAGES, Texts

GAME = load()
needs_net = pytest.mark.skipif(policy.NATIVE is None, reason="the package is not compiled, so there is no native net")


def decisions(mission: str, players: int, seed: int) -> Iterator[tuple[Perspective, int]]:
    """The decisions with a choice of a game that nets play."""
    state = GAME.start(GAME.options(mission=mission, players=players), seed)
    bot, rng = NetBot(Rng.of(seed, "bot")), Rng.of(seed, "look")
    while state.turn != OVER:
        look = Perspective.of(GAME, state, int(state.turn), rng)
        move = bot.choose(look).move
        if len(look.legal) > 1:
            yield look, move
        state.apply(move)


@needs_net
def test_a_meaning_is_true_about_the_hand_and_not_plain_to_see() -> None:
    made = [decision for seed in (3, 4, 5) for decision in decisions("7", 4, seed)]
    found = [(look, move, meaning_of(look, move)) for look, move in made]
    meant = [(look, move, meaning) for look, move, meaning in found if meaning is not None]
    assert len(meant) > 5
    assert {meaning.holds for _, _, meaning in meant} == {True, False}
    for look, move, meaning in meant:
        assert isinstance(look.view, CrewView)
        assert (meaning.card in look.view.hand) == meaning.holds
        assert meaning.card not in GAME.moves.words(move)


@needs_net
def test_a_highest_card_that_is_shown_says_something_about_the_rest_of_the_suit() -> None:
    """The rules make a signal say that nothing is above it; the net uses it when there is more to say."""
    suits = []
    for seed in range(12):
        for look, move in decisions("7", 4, seed):
            if is_signal(move):
                meaning = meaning_of(look, move)
                if meaning is not None:
                    suits.append(meaning.card[0] == GAME.moves.words(move)[0][0])
    assert len(suits) > 5
    assert sum(suits) > len(suits) / 2


@needs_net
def test_what_nobody_sees_means_nothing() -> None:
    given = [(look, move) for look, move in decisions("20", 4, 1) if GIVE <= move < TAKE and GAME.moves.secret(move)]
    assert given
    assert all(meaning_of(look, move) is None for look, move in given)


def test_with_two_players_the_net_has_no_conventions() -> None:
    look, move = next(decisions("7", 2, 1))
    assert meaning_of(look, move) is None


@needs_net
def test_a_reason_ends_with_the_meaning() -> None:
    options = GAME.options(mission="7", players=4)
    for look, move in decisions("7", 4, 3):
        meaning = meaning_of(look, move)
        if meaning is not None and move < SIGNAL:
            decision = NetBot(Rng.of(1, "bot")).choose(look)
            said = reason(GAME, options, ("Ann", "Bo", "Coral", "Di"), look, decision)
            for lang in LANGUAGES:
                assert said[lang].endswith(meaning.words(Texts(lang)))
                assert len(said[lang]) > len(meaning.words(Texts(lang)))
            return
    raise AssertionError("no card of this game means anything")


def test_words() -> None:
    assert Meaning("B9", True).words(Texts("en")) == "To the others it means that you probably hold the blue 9."
    assert Meaning("B9", False).words(Texts("en")) == "To the others it means that you probably don’t hold the blue 9."
