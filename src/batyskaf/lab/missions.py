"""The missions of The Crew: the success rate of each level, and the share of deals winnable with open hands."""

from collections.abc import Sequence
from typing import NamedTuple

from batyskaf.games import load
from batyskaf.games.crew.game import CrewGame
from batyskaf.lab.figures import Share, share_of
from batyskaf.lab.playing import Deal, Game


class Success(NamedTuple):
    """A mission, number of players and level. `open_hands`: deals proven winnable; some may stay undecided."""

    mission: str
    players: int
    level: str
    success: Share
    open_hands: Share
    undecided: int


def missions() -> list[str]:
    """All missions, in the order of the logbook."""
    game = load("crew")
    assert isinstance(game, CrewGame)
    return list(game.catalog.missions)


def deals(wanted: Sequence[str], players: Sequence[int], levels: Sequence[str], seeds: int) -> list[Deal]:
    """A number of attempts at each mission; every level plays the same deals."""
    return [
        Deal("crew", {"mission": mission, "players": count}, (level,) * count, seed, open_hands=True)
        for mission in dict.fromkeys(wanted)
        for count in dict.fromkeys(players)
        for level in dict.fromkeys(levels)
        for seed in range(seeds)
    ]


def table(rows: Sequence[Game]) -> list[Success]:
    """One line for each mission, number of players and level."""
    groups: dict[tuple[str, int, str], list[Game]] = {}
    for row in rows:
        key = (str(row.options["mission"]), int(str(row.options["players"])), row.seated[0])
        groups.setdefault(key, []).append(row)
    found = []
    for (mission, players, level), each in groups.items():
        decided = [row.open_hands for row in each if row.open_hands != "undecided"]
        found.append(
            Success(
                mission,
                players,
                level,
                share_of(sum(bool(row.success) for row in each), len(each)),
                share_of(decided.count("won"), len(decided)),
                len(each) - len(decided),
            )
        )
    return found
