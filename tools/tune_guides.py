"""Tune the prices that the bots of Aquatica and Endeavor use. Prints values to copy into their modules.

python -m tools.tune_guides moves aquatica        prices.py: guides play each other; the best ones are averaged
python -m tools.tune_guides together endeavor     prices.py: guides play as a team; the best ones are averaged
python -m tools.tune_guides positions endeavor    holding.py: fitted to the results of games between guides
"""

import argparse
import random
import time
from collections.abc import Iterator
from statistics import fmean, pstdev

import numpy as np
import numpy.typing as npt

from batyskaf.bots.aquatica.guide import AquaticaGuide
from batyskaf.bots.aquatica.prices import Prices as AquaticaPrices
from batyskaf.bots.endeavor.guide import EndeavorGuide
from batyskaf.bots.endeavor.prices import Prices as EndeavorPrices
from batyskaf.bots.guide import Guide, Thoughts
from batyskaf.bots.thinking import guide_for
from batyskaf.core.game import OVER, State
from batyskaf.core.rng import Rng
from batyskaf.games import load

TABLES: dict[str, list[dict[str, object]]] = {
    "aquatica": [{}, {}, {}, {"mode": "advanced"}],
    "endeavor": [{"mission": mission} for mission in "11123456781"],
}
TEAMS = [
    {"mission": mission, "players": players, "mode": "cooperative"}
    for mission in "12345678"
    for players in (2, 3, 1, 4)
]
WARMTH = 0.4
CROWD, BEST = 40, 10
REWARDS = ("reward_early", "reward_late")
Prices = AquaticaPrices | EndeavorPrices
Rows = npt.NDArray[np.float64]


def openings(name: str, first: int, count: int) -> Iterator[State]:
    """Deals for two players with the options that guides are tuned with."""
    game, tables = load(name), TABLES[name]
    for number in range(first, first + count):
        yield game.start(game.options(players=2, **tables[number % len(tables)]), number)


def teams(name: str, first: int, count: int) -> Iterator[State]:
    """Deals for teams of one to four."""
    game = load(name)
    for number in range(first, first + count):
        yield game.start(game.options(**TEAMS[number % len(TEAMS)]), number)


# --- prices of moves -------------------------------------------------------------------------------------------------


def prices_of(guide: Guide) -> Prices:
    assert isinstance(guide, AquaticaGuide | EndeavorGuide)
    return guide.prices


def read(prices: Prices) -> dict[str, float]:
    """Every price by name; those of rewards by name and number."""
    found = {name: getattr(prices, name) for name in dir(prices) if isinstance(getattr(prices, name), float)}
    for row in REWARDS:
        found.update({f"{row} {kind}": price for kind, price in enumerate(getattr(prices, row, ()))})
    return found


def write(prices: Prices, values: dict[str, float]) -> None:
    for name, value in values.items():
        row, _, kind = name.partition(" ")
        if kind:
            getattr(prices, row)[int(kind)] = value
        else:
            setattr(prices, row, value)
    prices.prepare()


def priced(name: str, opening: State, values: dict[str, float]) -> Thoughts:
    """Thoughts with a guide that uses these prices."""
    guide = guide_for(name, opening)
    write(prices_of(guide), values)
    guide.warmth = WARMTH
    return Thoughts(guide)


def duel(name: str, one: dict[str, float], other: dict[str, float], deals: int, first: int) -> float:
    """The share of wins of the first over the second, on deals that both play from both seats."""
    won = 0.0
    for opening in openings(name, first, deals):
        sides = [priced(name, opening, one), priced(name, opening, other)]
        for swapped in (0, 1):
            state, dice = opening.copy(), Rng.of(first, "dice")
            while state.turn != OVER:
                state.apply(sides[(int(state.turn) + swapped) % 2].likely(state, dice))
            ranks = state.result().ranks
            won += 0.5 if ranks[0] == ranks[1] else float(ranks[swapped] == 1)
    return won / (2 * deals)


def teamwork(name: str, values: dict[str, float], deals: int, first: int) -> float:
    """The mean value that teams with these prices reach."""
    total = 0.0
    for opening in teams(name, first, deals):
        state, thoughts, dice = opening.copy(), priced(name, opening, values), Rng.of(first, "dice")
        while state.turn != OVER:
            state.apply(thoughts.likely(state, dice))
        total += thoughts.guide.together(state)
    return total / deals


def tune_moves(name: str, seconds: float, deals: int = 40, together: bool = False) -> dict[str, float]:
    """The cross-entropy method: draw prices around the current ones, move towards the best.

    In competitive games, prices are judged by duels with the current ones; in co-operative games, by the team's result.
    """
    pick = random.Random(1)
    opening = next(teams(name, 0, 1) if together else openings(name, 0, 1))
    centre = read(prices_of(guide_for(name, opening)))
    spread = {which: 0.3 * max(abs(price), 0.3) for which, price in centre.items()}
    end = time.monotonic() + seconds
    while True:
        crowd = [{which: pick.gauss(centre[which], spread[which]) for which in centre} for _ in range(CROWD)]
        first = pick.randrange(10**9)
        if together:
            crowd.sort(key=lambda values: -teamwork(name, values, deals, first))
        else:
            crowd.sort(key=lambda values: -duel(name, values, centre, deals, first))
        for which in centre:
            column = [values[which] for values in crowd[:BEST]]
            centre[which] = (centre[which] + fmean(column)) / 2
            spread[which] = (spread[which] + pstdev(column)) / 2
        if time.monotonic() > end:
            return {which: round(price, 2) for which, price in centre.items()}


# --- prices of positions ---------------------------------------------------------------------------------------------


def gather(name: str, games: int) -> tuple[Rows, Rows, Rows]:
    """Of positions between turns: the difference of the seats' features, the progress, the lead at the end."""
    dice = Rng.of(9, "gather")
    held, come, leads = [], [], []
    for opening in openings(name, 50_000, games):
        guide = guide_for(name, opening)
        guide.warmth = WARMTH
        state, thoughts, owner, met = opening.copy(), Thoughts(guide), opening.owner, 0
        while state.turn != OVER:
            state.apply(thoughts.likely(state, dice))
            if state.turn != OVER and state.owner != owner:
                owner = state.owner
                if dice.below(3) == 0:
                    sides = []
                    for seat in (0, 1):
                        guide.hold(state, seat, guide.holding)
                        sides.append(np.array(list(guide.holding)))
                    held.append(sides[0] - sides[1])
                    come.append(guide.progress(state))
                    met += 1
        scores = state.result().scores
        leads += [scores[0] - scores[1]] * met
    return np.array(held), np.array(come), np.array(leads)


def fit_positions(name: str, games: int) -> dict[str, list[float]]:
    """Least squares regularised towards the current prices; positive prices stay positive."""
    held, come, leads = gather(name, games)
    guide = guide_for(name, next(openings(name, 0, 1)))
    now = np.array([*guide.early, *guide.late])
    rows = np.hstack([held * (1 - come[:, None]), held * come[:, None]])
    pull = 0.03 * ((rows**2).mean(0) + 1e-3)
    slope = rows.T @ rows / len(rows) + np.diag(pull)
    aim = rows.T @ leads / len(rows) + pull * now
    pace = 1 / np.linalg.eigvalsh(slope)[-1]
    prices = now.copy()
    for _ in range(20_000):
        prices = prices - pace * (slope @ prices - aim)
        prices = np.where(now >= 0, np.maximum(prices, 0), prices)
    half = len(guide.early)
    early, late = (part.round(2).tolist() for part in (prices[:half], prices[half:]))
    return {"early": early, "late": late, "swing": list(fit_swing(rows @ prices, come, leads))}


def fit_swing(predicted: Rows, come: Rows, leads: Rows) -> tuple[float, float]:
    """Points of predicted lead that make a likely winner, early and late: the maximum likelihood on a grid."""
    won = (leads > 0) + 0.5 * (leads == 0)

    def surprise(early: float, late: float) -> float:
        chance = 1 / (1 + np.exp(-predicted / (early + come * (late - early))))
        chance = np.clip(chance, 1e-4, 1 - 1e-4)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    grid = [(float(early), float(late)) for early in range(2, 30) for late in range(1, 16)]
    return min(grid, key=lambda swing: surprise(*swing))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["moves", "together", "positions"])
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to tune prices of moves")
    parser.add_argument("--games", type=int, default=6000, help="how many games to take positions from")
    chosen = parser.parse_args()
    if chosen.what != "positions":
        for which, price in tune_moves(chosen.game, chosen.minutes * 60, together=chosen.what == "together").items():
            print(f"{which} = {price}")
    else:
        for which, row in fit_positions(chosen.game, chosen.games).items():
            print(f"{which} = {row}")


if __name__ == "__main__":
    main()
