"""The peers, each doing the same kind of work as ours: random legal moves from dealt positions."""

import random
from typing import Any

from bench.measure import Side


def hearts_from_python(games: int) -> Side:
    """OpenSpiel's hearts, stepped from Python: list the legal actions, apply one."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")

    def work(number: int) -> int:
        pick = random.Random(number).random
        dealt = [_dealt(hearts, 1000 * number + deal) for deal in range(10)]
        done = 0
        for each in range(games):
            state = dealt[each % 10].clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                done += 1
        return done

    return Side("OpenSpiel hearts, from Python", work)


def hearts_rollouts(games: int) -> Side:
    """OpenSpiel's hearts in C++: one simulation of its search, which evaluates by many random rollouts."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")

    def work(number: int) -> int:
        dealt = _dealt(hearts, number)
        evaluator = pyspiel.RandomRolloutEvaluator(games, number + 1)
        bot = pyspiel.MCTSBot(hearts, evaluator, 1.4, 1, 1000, False, number + 1, False)
        bot.step(dealt)
        return games * _length(dealt)

    return Side("OpenSpiel hearts, C++ rollouts", work)


def _dealt(game: Any, seed: int) -> Any:
    choose = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[choose.randrange(len(outcomes))][0])
    return state


def _length(state: Any) -> int:
    """Every game of hearts has the same number of decisions: 52 cards, and 12 passed or none."""
    state = state.clone()
    length = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        length += 1
    return length


def catanatron_games(games: int) -> Side:
    """Catanatron's own game loop with two random players; every tick is a decision."""
    from catanatron import Color, Game, RandomPlayer

    def work(number: int) -> int:
        done = 0
        for each in range(games):
            random.seed(1000 * number + each)
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1000 * number + each)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                done += 1
        return done

    return Side("Catanatron, random players", work)


def bridge_with_observations(games: int) -> Side:
    """RLCard's bridge through its environment: every step gives the next seat's observation and legal actions."""
    import rlcard

    def work(number: int) -> int:
        pick = random.Random(number).random
        env = rlcard.make("bridge", config={"seed": number + 1})
        done = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(pick() * len(legal))])
                done += 1
        return done

    return Side("RLCard bridge", work)
