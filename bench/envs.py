"""Environments and searches, ours and those of peers: the same kind of work on each side, random legal moves."""

import random
from functools import partial
from typing import Any

from batyskaf.core.rng import Rng
from batyskaf.envs.ismcts import Tree
from batyskaf.envs.pettingzoo import crew_v0
from batyskaf.envs.vector import VectorGames
from batyskaf.games import load
from bench.measure import Side

WORKLOADS: dict[str, dict[str, object]] = {"crew": {"mission": "5", "players": 4}, "aquatica": {}, "endeavor": {}}
SIMULATIONS = 1000
WORLDS = 32
"""Of a search: simulations for one decision, and the most worlds drawn for them, on both sides."""


# --- many games at once ----------------------------------------------------------------------------------------------


def vectorised(name: str, batch: int, steps: int, **choices: object) -> Side:
    """Masks and observations for every step of every game; finished games are restarted."""
    games = VectorGames(name, batch, **{**WORKLOADS[name], **choices})

    def work(number: int) -> int:
        games.reset(number + 2)
        for _ in range(steps):
            games.step_sampled()
        return batch * steps

    return Side(f"{name}, {batch} at once", work)


def sparrow_mahjong(batch: int, steps: int) -> Side:
    """pgx on the same core: random legal moves in one compiled loop, with its own automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("sparrow_mahjong")
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, chosen, fresh = jax.random.split(key, 3)
        moves = jax.random.categorical(chosen, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (step(state, moves, jax.random.split(fresh, batch)), key), None

    @partial(jax.jit)
    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(turn, (state, key), None, length=steps)[0]

    begin = jax.jit(jax.vmap(env.init))

    def work(number: int) -> int:
        key = jax.random.PRNGKey(number + 2)
        jax.block_until_ready(play(begin(jax.random.split(key, batch)), key))
        return batch * steps

    return Side(f"pgx sparrow mahjong, {batch} at once", work)


# --- one after another -----------------------------------------------------------------------------------------------


def zoo_games(name: str, make: Any, games: int) -> Side:
    """A PettingZoo environment driven as in its documentation: `last`, a random legal action, `step`."""
    import numpy as np

    env = make()

    def work(number: int) -> int:
        pick = random.Random(number).choice
        done = 0
        for each in range(games):
            env.reset(seed=1000 * (number + 2) + each)
            for _ in env.agent_iter():
                look, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else pick(np.flatnonzero(look["action_mask"]).tolist()))
                done += not over
        return done

    return Side(name, work)


def crew_zoo(games: int) -> Side:
    return zoo_games("crew_v0", lambda: crew_v0.env(mission="5", players=4), games)


def connect_four(games: int) -> Side:
    from pettingzoo.classic import connect_four_v3

    return zoo_games("PettingZoo connect_four_v3", connect_four_v3.env, games)


# --- searching -------------------------------------------------------------------------------------------------------


def crew_search(decisions: int) -> Side:
    """Information-set search with random playouts at the first card of each deal, after the tasks are shared out."""
    game = load("crew")
    options = game.options(**WORKLOADS["crew"])
    tree = Tree(len(game.moves), Rng.of(1, "tree"), most=game.max_decisions)

    def work(number: int) -> int:
        rng = Rng.of(number + 2, "search")
        for each in range(decisions):
            state = game.start(options, 100 * (number + 2) + each)
            while len(state.history()) < 10:
                legal = state.legal()
                state.apply(legal[int(rng.below(len(legal)))])
            tree.think(state.worlds(state.turn), SIMULATIONS, WORLDS)
        return decisions * SIMULATIONS

    return Side(f"crew, {SIMULATIONS} simulations in {WORLDS} worlds", work)


def euchre_search(decisions: int) -> Side:
    """OpenSpiel's IS-MCTS in C++ with as many worlds, at the first decision of each deal."""
    import pyspiel

    game = pyspiel.load_game("euchre")
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(number: int) -> int:
        pick = random.Random(number).choice
        bot = pyspiel.ISMCTSBot(
            number + 2, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, WORLDS, final, False, False
        )
        for _ in range(decisions):
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes())[0])
            bot.step(state)
        return decisions * SIMULATIONS

    return Side(f"OpenSpiel IS-MCTS on euchre, {WORLDS} worlds", work)
