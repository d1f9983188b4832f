"""How well The Crew's bots play and its solver solves. Runs can be stopped and resumed: one line per attempt.

    python -m bench.crew_bots seven    --out FILE   tasks drawn to difficulty 7, chosen in turn, without signals
    python -m bench.crew_bots six      --out FILE   six tasks "win this card", chosen in turn
    python -m bench.crew_bots silent   --out FILE   the same six without signals
    python -m bench.crew_bots missions --out FILE   missions 1-32 as the logbook has them
    python -m bench.crew_bots solver   --out FILE   every mission and seat count with open hands, tasks shared by sense
    python -m bench.crew_bots report   --out FILE   what the file says
    python -m bench.crew_bots pairs    --out FILE --against OTHER   the attempts that both files have

`--level` (`net` is the net alone), `--unadvised` (without the net), `--partners` (one such bot among others: of its
level with the net, `learnt`, or without it, `old`; sense; random moves), `--seconds` (per decision; for the solver: CPU
time per question), `--clock processor` (they are seconds of the processor, so that other work on the machine doesn't
matter), `--attempts` (seeds below this number) and `--first` (from this one on), `--minutes` (then stop),
`--part 0/2` (every second attempt), `--missions 24-31` and `--players 4` (these alone) say the rest.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from batyskaf.bots.bot import Bot, Budget, Perspective
from batyskaf.bots.crew.fair import LEVELS, FairCrewBot
from batyskaf.bots.crew.learnt import Estimates, LearntCrewBot
from batyskaf.bots.crew.levels import at_level
from batyskaf.bots.crew.lost import LARGE
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.sense import Sense, to_the_cards
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import LOST, WON
from batyskaf.bots.random import RandomBot
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.envs.baselines import SenseBot
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.codes import P_SIGNAL, SUCCESS
from batyskaf.games.crew.game import CrewGame, load
from batyskaf.lab.figures import wilson

PLAIN = {"mission": "7", "players": 4, "distress": "off"}
SILENT = {"communication": "silence"}
SINGLE = [f"win-{name}" for name in NAMES[:36]]
"""A task for each colour card: win it. The base deck has five such tasks; here six are drawn from all."""
PACK: dict[str, object] = {
    "game": "crew",
    "name": "single cards",
    "tasks": [
        {
            "id": id,
            "kind": "win_cards",
            "params": {"cards": [id[4:]]},
            "text": {"en": f"Win {id[4:]}.", "pl": f"Weź {id[4:]}."},
            "evidence": "designed",
            "difficulty": {"3": 1, "4": 1, "5": 1},
        }
        for id in SINGLE
    ],
}

Case = tuple[str, CrewGame, msgspec.Struct, int]
"""The name of an attempt, the game, its options, the seed."""


ALL = "1-32"


def cases(what: str, attempts: int, missions: str = ALL, players: int | None = None, first: int = 0) -> Iterator[Case]:
    """The attempts of a suite, seed by seed from `first` on; missions and solver can be limited to some missions and a
    seat count."""
    game = load([PACK] if what in ("six", "silent") else [])
    if what == "seven":
        for seed in range(first, attempts):
            yield f"seven {seed}", game, game.options(difficulty=7, **PLAIN, **SILENT), seed
    elif what in ("six", "silent"):
        words = SILENT if what == "silent" else {}
        for seed in range(first, attempts):
            yield f"{what} {seed}", game, game.options(tasks=tuple(six_of(seed)), **PLAIN, **words), seed
    else:
        lowest, highest = (int(number) for number in missions.split("-"))
        crews = [players] if players else [3, 4, 5] if what == "missions" else [2, 3, 4, 5]
        for seed in range(first, attempts):
            for mission in (str(number) for number in range(lowest, highest + 1)):
                for seats in crews:
                    options = game.options(mission=mission, players=seats, timed=False)
                    yield f"{mission} {seats} {seed}", game, options, seed


def six_of(seed: int) -> list[str]:
    rng, left, drawn = Rng.of(seed, "six"), list(SINGLE), []
    while len(drawn) < 6:
        drawn.append(left.pop(int(rng.below(len(left)))))
    return drawn


def crew(game: CrewGame, options: msgspec.Struct, seed: int, chosen: argparse.Namespace) -> list[Bot]:
    """A bot for each seat: one that is measured, and partners, who are of the same kind unless others are asked for."""
    players = int(game.setup(options).seats)
    rngs = [Rng.of(seed, f"bot {seat}") for seat in range(players)]
    bots = [partner_of(chosen, rng) for rng in rngs]
    bots[seed % players] = bot_of(chosen.level, not chosen.unadvised, rngs[seed % players])
    return bots


def bot_of(level: str, advised: bool, rng: Rng) -> Bot:
    if level == "net" or not advised:
        return NetBot(rng) if advised else FairCrewBot(rng, LEVELS[level], advised)
    return at_level(level, rng)


def partner_of(chosen: argparse.Namespace, rng: Rng) -> Bot:
    if chosen.partners == "sense":
        return SenseBot(rng)
    if chosen.partners == "random":
        return RandomBot(rng)
    advised = not chosen.unadvised if chosen.partners == "same" else chosen.partners == "learnt"
    return bot_of(chosen.level, advised, rng)


def attempt(
    game: CrewGame, options: msgspec.Struct, seed: int, bots: list[Bot], budget: Budget, alike: bool = True
) -> dict[str, object]:
    """One attempt by a crew of bots: the chance foretold at each decision, and whether it can be won with open hands
    and the same owners of tasks."""
    state = game.start(options, seed)
    look = Rng.of(seed, "look")
    slowest, truth, solver = 0.0, None, Solver(Rng.of(seed, "solver"))
    foretold: list[float] = []
    estimates: list[Estimates] = []
    while state.turn != OVER:
        if truth is None and state.phase >= P_SIGNAL:
            truth = solver.solve(state, 10**9, 2.0)
        seat = int(state.turn)
        begun = time.monotonic()
        decision = bots[seat].choose(Perspective.of(game, state, seat, look, among_bots=alike), budget)
        slowest = max(slowest, time.monotonic() - begun)
        foretold += [round(best.value, 3) for best in decision.candidates[:1]]
        estimates += estimated_by(bots[seat])
        state.apply(decision.move)
    result = {"won": state.outcome == SUCCESS, "open": verdict(truth), "slowest": round(slowest, 3)}
    return {**result, "foretold": foretold, "estimates": estimates}


def estimated_by(bot: Bot) -> list[Estimates]:
    """What the last chance of a learnt bot was made of."""
    found = bot.estimates if isinstance(bot, LearntCrewBot) else None
    return [Estimates(*(part and round(part, 3) for part in found))] if found is not None else []


def solve(game: CrewGame, options: msgspec.Struct, seed: int, solver: Solver, seconds: float) -> dict[str, object]:
    state = game.start(options, seed)
    to_the_cards(state, Sense(Rng.of(seed, "share"), 0))
    solver.rng = Rng.of(seed, "solver")
    begun = time.process_time()
    found = solver.solve(state, 10**12, seconds)
    took = time.process_time() - begun
    tasks = [
        f"{state.setup.rules.names[task]}>{owner}" for task, owner in zip(state.deal.tasks, state.owners, strict=True)
    ]
    return {"open": verdict(found), "took": round(took, 4), "nodes": int(solver.nodes), "tasks": " ".join(tasks)}


def verdict(found: int | None) -> str:
    return {int(WON): "won", int(LOST): "lost"}.get(-1 if found is None else int(found), "undecided")


def report(file: Path) -> None:
    """One line for each mission and number of players, one for each number of players, and a total."""
    groups: dict[str, list[dict[str, object]]] = defaultdict(list)
    for line in file.read_text().splitlines():
        entry = json.loads(line)
        *what, _ = entry["case"].split()
        for name in (" ".join(what), f"of {what[-1]}", "all"):
            groups[name].append(entry)
    for name, entries in groups.items():
        known = [entry for entry in entries if entry["open"] != "undecided"]
        winnable = sum(entry["open"] == "won" for entry in known)
        cells = [name, str(len(entries))]
        if "won" in entries[0]:
            won = sum(bool(entry["won"]) for entry in entries)
            low, high = wilson(won, len(entries))
            cells += [f"{100 * won / len(entries):.0f} %", f"{100 * low:.0f}–{100 * high:.0f} %"]
            cells += [f"{max(float(str(entry['slowest'])) for entry in entries):.2f} s"]
        else:
            quick = sum(float(str(entry["took"])) <= 0.5 for entry in known)
            cells += [f"{100 * quick / len(entries):.1f} %", f"{100 * len(known) / len(entries):.1f} %"]
        print("| " + " | ".join([*cells, f"{winnable} of {len(known)}"]) + " |")
    for entry in groups["all"]:
        if entry["open"] == "undecided" and "tasks" in entry:
            print(f"undecided: {entry['case']}: {entry['tasks']}")


def pairs(file: Path, other: Path) -> None:
    """How many attempts only one of the two won, and how likely that is by chance (a two-sided sign test)."""
    won, theirs = ({one["case"]: bool(one["won"]) for one in map(json.loads, path.open())} for path in (file, other))
    both = sorted(won.keys() & theirs.keys())
    ours, others = sum(won[one] > theirs[one] for one in both), sum(won[one] < theirs[one] for one in both)
    apart, least = ours + others, min(ours, others)
    chance = min(1.0, 2 * sum(math.comb(apart, few) for few in range(least + 1)) / 2**apart)
    print(f"{len(both)} attempts, won only by {file.name}: {ours}, only by {other.name}: {others}, p = {chance:.2g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["seven", "six", "silent", "missions", "solver", "report", "pairs"])
    parser.add_argument("--against", type=Path)
    parser.add_argument("--unadvised", action="store_true")
    parser.add_argument("--partners", choices=["same", "learnt", "old", "sense", "random"], default="same")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--clock", choices=["wall", "processor"], default="wall")
    parser.add_argument("--attempts", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=4.5)
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--missions", default=ALL)
    parser.add_argument("--players", type=int, choices=[2, 3, 4, 5])
    chosen = parser.parse_args()
    if chosen.what == "report":
        report(chosen.out)
    elif chosen.what == "pairs":
        pairs(chosen.out, chosen.against)
    else:
        measure(chosen)


def measure(chosen: argparse.Namespace) -> None:
    """Play or solve what the file does not have yet."""
    part, parts = (int(number) for number in chosen.part.split("/"))
    done = {json.loads(line)["case"] for line in chosen.out.read_text().splitlines()} if chosen.out.exists() else set()
    until = time.time() + 60 * chosen.minutes
    if chosen.clock == "processor":
        time.monotonic = time.process_time  # bots look at it to know when to stop
    solver = Solver(Rng.of(0, "solver"), LARGE if chosen.what == "solver" else 1)
    for number, (name, game, options, seed) in enumerate(
        cases(chosen.what, chosen.attempts, chosen.missions, chosen.players, chosen.first)
    ):
        if name in done or number % parts != part:
            continue
        if time.time() > until:
            return
        if chosen.what == "solver":
            found = solve(game, options, seed, solver, chosen.seconds)
        else:
            budget = Budget(seconds=chosen.seconds)
            found = attempt(game, options, seed, crew(game, options, seed, chosen), budget, chosen.partners == "same")
        with chosen.out.open("a") as file:
            file.write(json.dumps({"case": name, **found}) + "\n")


if __name__ == "__main__":
    main()
