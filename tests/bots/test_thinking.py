"""Bots with a guide, in Aquatica and Endeavor: fair, reproducible, within their budget, better than simpler bots."""

import time

import pytest

from batyskaf.bots import Bot, Budget, Perspective, names
from batyskaf.bots import load as load_bot
from batyskaf.bots.guide import Thoughts, logistic
from batyskaf.bots.random import RandomBot
from batyskaf.bots.thinking import GreedyBot, SearchBot, guide_for
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from tests.effort import count
from tests.pocket.game import load as load_pearls

GAMES = ("aquatica", "endeavor")
LEVELS = ("easy", "medium", "hard")
TABLES: dict[str, tuple[dict[str, object], ...]] = {
    "aquatica": ({"players": 2}, {"players": 3, "mode": "advanced"}, {"players": 1}),
    "endeavor": ({"players": 2}, {"players": 3, "mission": "4"}, {"players": 2, "mode": "cooperative"}, {"players": 1}),
}


def played_into(game: Game, options: dict[str, object], seed: int) -> State:
    """A position in the middle of a game played by the guide, with at least two legal moves."""
    rng = Rng.of(seed, "way")
    while True:
        state = game.start(game.options(**options), seed)
        thoughts = Thoughts(guide_for(game.name, state))
        for _ in range(rng.below(120)):
            if state.turn == OVER:
                break
            state.apply(thoughts.likely(state, rng))
        if state.turn != OVER and len(state.legal()) > 1:
            return state


def some_position(name: str) -> tuple[Game, Perspective]:
    game = load(name)
    state = played_into(game, TABLES[name][0], 3)
    return game, Perspective.of(game, state, int(state.turn), Rng.of(3, "look"))


def asked_everywhere(name: str, level: str, positions: int, simulations: int) -> int:
    """Ask a level in positions with the true state and with drawn worlds; return how many answers agreed."""
    game = load(name)
    budget = Budget(simulations=simulations)
    agreed = 0
    for seed in range(positions):
        state = played_into(game, TABLES[name][seed % len(TABLES[name])], seed)
        seat, dice = int(state.turn), Rng.of(seed, "worlds")
        looks = [Perspective(game, seat, state), *[Perspective.of(game, state, seat, dice) for _ in range(2)]]
        answers = {load_bot(level, Rng.of(seed, "mind")).choose(look, budget).move for look in looks}
        assert answers <= set(state.legal())
        agreed += len(answers) == 1
    return agreed


@pytest.mark.parametrize("level", ["greedy", *LEVELS])
@pytest.mark.parametrize("name", GAMES)
def test_decides_only_by_its_own_view(name: str, level: str) -> None:
    assert asked_everywhere(name, level, count(50), count(200)) == count(50)


@pytest.mark.soak
@pytest.mark.parametrize("level", ["greedy", *LEVELS])
@pytest.mark.parametrize("name", GAMES)
def test_decides_only_by_its_own_view_in_a_thousand_positions(name: str, level: str) -> None:
    assert asked_everywhere(name, level, 1000, 200) == 1000


@pytest.mark.parametrize("name", GAMES)
def test_gives_its_reasons(name: str) -> None:
    _, look = some_position(name)
    decision = load_bot("medium", Rng.of(1, "bot")).choose(look)
    assert sorted(candidate.move for candidate in decision.candidates) == look.legal
    assert decision.candidates[0].move == decision.move == decision.line[0]
    assert sum(candidate.share for candidate in decision.candidates) == pytest.approx(1.0)
    assert all(0.0 <= candidate.value <= 1.0 for candidate in decision.candidates)
    assert [each.share for each in decision.candidates] == sorted((e.share for e in decision.candidates), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_decides_the_same_with_the_same_seed_and_simulations(name: str) -> None:
    _, look = some_position(name)
    once, again = (SearchBot(Rng.of(5, "bot"), Budget(simulations=80)).choose(look) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", GAMES)
def test_ends_when_its_time_is_up(name: str) -> None:
    _, look = some_position(name)
    start = time.process_time()  # a busy machine adds nothing to it
    SearchBot(Rng.of(5, "bot"), Budget(seconds=0.05)).choose(look)
    assert time.process_time() - start < 2.0


def points(one: type[Bot], other: type[Bot], name: str, deals: int) -> float:
    """The first bot's points in games from both seats of each deal."""
    game = load(name)
    won = 0.0
    for number in range(2 * deals):
        seats = (one, other) if number % 2 == 0 else (other, one)
        state = game.start(game.options(players=2), number // 2)
        players = [made(Rng.of(number, f"bot {seat}")) for seat, made in enumerate(seats)]  # type: ignore[call-arg]
        dice = Rng.of(number, "worlds")
        while state.turn != OVER:
            seat = int(state.turn)
            state.apply(players[seat].choose(Perspective.of(game, state, seat, dice)).move)
        ranks = state.result().ranks
        won += 0.5 if ranks[0] == ranks[1] else float(ranks[number % 2] == 1)
    return won


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    assert points(GreedyBot, RandomBot, name, 5) >= 9


@pytest.mark.parametrize(("name", "simulations"), [("aquatica", 60), ("endeavor", 12)])
def test_search_beats_greedy(name: str, simulations: int) -> None:
    class Short(SearchBot):
        def __init__(self, rng: Rng) -> None:
            super().__init__(rng, Budget(simulations=simulations))

    assert points(Short, GreedyBot, name, 4) >= 5


def test_a_solo_bot_plays_for_its_own_score() -> None:
    game = load("aquatica")
    scores = []
    for made in (lambda rng: SearchBot(rng, Budget(simulations=20)), RandomBot):
        state = game.start(game.options(players=1), 4)
        bot, dice = made(Rng.of(4, "bot")), Rng.of(4, "worlds")
        while state.turn != OVER:
            state.apply(bot.choose(Perspective.of(game, state, 0, dice)).move)
        scores.append(state.result().scores[0])
    assert scores[0] > scores[1]


def test_in_a_team_a_bot_plays_for_the_goals_of_the_team() -> None:
    game = load("endeavor")
    met = []
    for made in (lambda rng: SearchBot(rng, Budget(simulations=10)), RandomBot):
        state = game.start(game.options(players=2, mode="cooperative"), 2)
        bots, dice = [made(Rng.of(seat, "bot")) for seat in range(2)], Rng.of(2, "worlds")
        while state.turn != OVER:
            seat = int(state.turn)
            state.apply(bots[seat].choose(Perspective.of(game, state, seat, dice)).move)
        met.append(state.result())
    assert [result.success for result in met] == [True, False]


def test_values_of_positions_are_between_worst_and_best() -> None:
    assert logistic(0.0) == 0.5
    assert logistic(-1000.0) == 0.0
    for name in GAMES:
        game = load(name)
        for options in TABLES[name]:
            state = played_into(game, options, 7)
            thoughts = Thoughts(guide_for(name, state))
            seats = game.seats(game.options(**options))
            thoughts.guide.weigh(state, thoughts.values)
            assert all(0.0 <= thoughts.values[seat] <= 1.0 for seat in range(seats))
            while state.turn != OVER:
                thoughts.playout(state, Rng.of(1, "dream"))
            assert all(0.0 <= thoughts.values[seat] <= 1.0 for seat in range(seats))


def test_games_name_the_bots_that_know_them() -> None:
    for name in GAMES:
        assert names(name) == ["random", "greedy", *LEVELS]
    assert "greedy" not in names("crew")
    pearls = load_pearls()
    look = Perspective.of(pearls, pearls.start(pearls.options(), 1), 0, Rng.of(1, "look"))
    with pytest.raises(Refused) as refused:
        load_bot("greedy", Rng.of(1, "bot")).choose(look)
    assert refused.value.reason.id == "refused-bot-level"
