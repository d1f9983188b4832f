"""How long the bot `net` needs for a decision of The Crew, and for its parts.

    python -m bench.net_speed                   as installed
    PYTHONPATH=src python -m bench.net_speed    everything interpreted

Processor time on one core, over all decisions with a choice in random games of mission 26 with four seats.
"""

import time
from collections.abc import Callable

from batyskaf.bots.bot import Perspective
from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.net.policy import Net, shipped_net
from batyskaf.bots.crew.net.sight import Sight
from batyskaf.bots.crew.net.weights import shipped
from batyskaf.core import speed
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAMES, REPEATS = 6, 5


def decisions() -> list[CrewState]:
    game, found = load(), []
    for seed in range(GAMES):
        state = game.start(game.options(mission="26", players=4), seed)
        rng = Rng.of(seed, "net speed")
        while state.turn != OVER:
            legal = state.legal()
            if len(legal) > 1:
                found.append(state.copy())
            state.apply(legal[int(rng.below(len(legal)))])
    return found


def milliseconds(do: Callable[[int], object], count: int) -> float:
    """The shortest of several repeats, for one call."""
    times = []
    for _ in range(REPEATS):
        begun = time.process_time()
        for number in range(count):
            do(number)
        times.append(time.process_time() - begun)
    return min(times) * 1000 / count


def main() -> None:
    states = decisions()
    game, rng, setup = load(), Rng.of(1, "net speed"), states[0].setup
    sight, net, advisor, bot = Sight(setup), shipped_net(), Advisor(setup, shipped_net()), NetBot(rng)
    in_python = Net(shipped())
    seen = [sight.see(state) for state in states]
    rows = {
        "the sight": lambda number: sight.see(states[number]),
        "the net": lambda number: net(seen[number]),
        "the net, 16 sights together": lambda number: number % 16 or net.many(seen[number : number + 16]),
        "the net in Python": lambda number: in_python(seen[number]),
        "the advisor: sight, net, scores of all legal moves": lambda number: advisor.read(states[number]),
        "the bot: a perspective and a decision": lambda number: bot.choose(
            Perspective.of(game, states[number], int(states[number].turn), rng)
        ),
    }
    print(f"rules {'compiled' if speed.compiled else 'interpreted'}, {len(states)} decisions, ms each")
    for what, do in rows.items():
        print(f"{milliseconds(do, len(states)):8.3f}  {what}", flush=True)


if __name__ == "__main__":
    main()
