"""Golden playthroughs: random games as readable text, decision by decision.

`make golden` regenerates tests/playthroughs; review the diff before you commit it. `CASES` has the cases of each game:
for each file, the options of its games.
"""

import shutil
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from batyskaf.core.events import Event
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.match import short_hash
from batyskaf.core.rng import Rng
from batyskaf.games import load

FOLDER = Path(__file__).parent / "playthroughs"

Choices = Mapping[str, object]
"""Options that differ from a game's defaults."""


def crew_cases(game: Game) -> dict[str, list[Choices]]:
    """A file for each mission: two to five players, and the untimed variant of timed missions."""
    from batyskaf.games.crew.game import CrewGame

    assert isinstance(game, CrewGame)
    cases: dict[str, list[Choices]] = {}
    for mission in game.catalog.missions.values():
        name = f"mission-{int(mission.id):02}" if mission.id.isdigit() else mission.id
        cases[name] = [{"mission": mission.id, "players": players} for players in (2, 3, 4, 5)]
        if mission.clock is not None:
            cases[name] += [{"mission": mission.id, "players": players, "timed": False} for players in (2, 3, 4, 5)]
    return cases


def aquatica_cases(game: Game) -> dict[str, list[Choices]]:
    """A file for each mode and player count, and one for rules that differ between printings or tables."""
    cases: dict[str, list[Choices]] = {
        f"{mode}-{players}": [{"players": players, "mode": mode}]
        for mode in ("basic", "advanced")
        for players in (1, 2, 3, 4)
    }
    cases["editions"] = [{"players": players, "edition": edition} for players in (1, 3) for edition in ("2020", "2019")]
    cases["house-rules"] = [
        {"players": 2, "kings": "off", "two_player_matrona_discards_leftmost": True, "wave_teller_reading": "both"},
        {"players": 3, "kings": "draft", "king_draft_open": True, "grabber_typed_pair": True},
        {"players": 4, "leftover_resources": "kept_until_main_action_ends", "turn_limit_per_player": 8},
    ]
    return cases


def endeavor_cases(game: Game) -> dict[str, list[Choices]]:
    """A file for each mission: solo, two players, a team of three; for the retail edition only what differs."""
    from batyskaf.games.endeavor.game import EndeavorGame

    assert isinstance(game, EndeavorGame)
    cases: dict[str, list[Choices]] = {}
    for mission in game.catalog.missions.values():
        edition = "draft" if "draft" in mission.sets else "retail"
        base: Choices = {"mission": mission.id, "edition": edition}
        cases[f"mission-{int(mission.id):02}"] = [
            {**base, "players": 1},
            {**base, "players": 2},
            {**base, "players": 3, "mode": "cooperative"},
        ]
    cases["retail"] = [{"mission": "1", "edition": "retail", "players": 4}]
    cases["four-players"] = [{"mission": "2", "players": 4}]
    return cases


CASES: dict[str, Callable[[Game], dict[str, list[Choices]]]] = {
    "crew": crew_cases,
    "aquatica": aquatica_cases,
    "endeavor": endeavor_cases,
}


LAZY: dict[str, tuple[str, ...]] = {"endeavor": ("pass", "done")}
"""Moves that end something early; they are redrawn up to twice, so that games get long."""


def files() -> dict[str, list[str]]:
    """The names of all files, by game."""
    return {name: sorted(cases(load(name))) for name, cases in CASES.items()}


def written(name: str, file: str) -> str:
    """The text of one file."""
    game = load(name)
    first = zlib.crc32(file.encode())
    games = [playthrough(game, choices, seed) for seed, choices in enumerate(CASES[name](game)[file], first)]
    return "\n".join("\n".join(lines) + "\n" for lines in games)


def playthrough(game: Game, choices: Choices, seed: int) -> Iterator[str]:
    """Play one random game and describe it line by line."""
    yield f"== {game.name}: " + ", ".join(f"{option} {value}" for option, value in choices.items())
    yield f"seed {seed}"
    rng = Rng.of(seed, "golden")
    state = game.start(game.options(**choices), seed)
    yield from happened(game, state)
    state.recording = True
    while state.turn != OVER:
        moves = state.legal()
        move = moves[rng.below(len(moves))]
        for _ in range(2):
            if game.moves.text(move) in LAZY.get(game.name, ()):
                move = moves[rng.below(len(moves))]
        yield f"{state.turn}: " + " | ".join(game.moves.text(one) for one in moves)
        yield f"-> {game.moves.text(move)}"
        state.apply(move)
        yield from happened(game, state)
    result = state.result()
    yield f"result: {result.reason or 'over'}, success {result.success}, scores {list(result.scores)}"


def happened(game: Game, state: State) -> Iterator[str]:
    """The events of a move, and the hash of the state it led to."""
    for event in game.events(state):
        yield f"   {event_line(event)}"
    yield f"   #{short_hash(state)}"


def event_line(event: Event) -> str:
    """An event in a line: its name, then its fields."""
    fields: dict[str, object] = msgspec.to_builtins(event)
    name = fields.pop("event")
    return " ".join([str(name), *(f"{field}={plain(value)}" for field, value in fields.items())])


def plain(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(plain(one) for one in value)
    return "-" if value is None else str(value)


def main() -> None:
    for name, names in files().items():
        folder = FOLDER / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file in names:
            (folder / f"{file}.txt").write_text(written(name, file), "utf-8")
        print(f"{name}: {len(names)} files")


if __name__ == "__main__":
    main()
