"""The engine against the plain judge: on random attempts both say the same of every task and of the mission.

An attempt that ended early is finished by the judge's own table in a few random ways: whatever the engine called done
must be done, whatever it called failed must have failed, in all of them.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import NAMES, names_of
from batyskaf.games.crew.codes import E_PLAYED
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.state import CrewState
from tests.crew import plain_judge, task_kinds
from tests.crew.driving import GAME

WAYS = 5
"""In how many ways a game that ended early is finished."""

LASTING = {
    "win_trick_parity", "win_trick_sum", "win_trick_all_values", "win_value_with_value", "equal_suits_total",
    "compare_tricks", "more_of_suit", "count_by_suit", "win_card_in_last_trick", "win_consecutive",
}  # fmt: skip
"""Kinds that are often open until the last trick."""


class Finished(NamedTuple):
    """An attempt of the engine that is over, and the judge's table with the same cards played."""

    options: CrewOptions
    state: CrewState
    table: plain_judge.Table

    def copy_of_table(self) -> plain_judge.Table:
        old = self.table
        table = plain_judge.Table(old.hands, old.clockwise, old.leader, old.total)
        table.beneath = dict(old.beneath)
        table.trick, table.tricks = list(old.trick), list(old.tricks)
        return table


def some_options(rng: Rng) -> CrewOptions:
    """A mission as it is, one task alone (such games last), or a few tasks shared out freely."""
    players = 2 + int(rng.below(4))
    house: dict[str, object] = {"players": players, "timed": rng.below(2) == 0}
    house["distress"] = ("off", "ask")[rng.below(4) == 0]
    house["tonoja_after"] = ("second", "first")[rng.below(2)]
    house["tonoja_distress"] = ("takes part", "stays out")[rng.below(2)]
    way = rng.below(5)
    if way == 0:
        missions = list(GAME.catalog.missions)
        return GAME.options(mission=missions[rng.below(len(missions))], **house)
    house["communication"] = "silence"
    names = [task.id for task in GAME.catalog.tasks if way != 1 or task.kind in LASTING]
    if way < 4:
        return GAME.options(tasks=(names[rng.below(len(names))],), **house)
    while True:
        chosen = tuple({names[rng.below(len(names))] for _ in range(2 + rng.below(2))})
        try:
            return GAME.options(mission="17", tasks=tuple(sorted(chosen)), **house)
        except Refused:
            continue


def played_at_random(options: CrewOptions, seed: int) -> Finished:
    rng = Rng.of(seed, "judge")
    state = GAME.start(options, seed)
    state.recording = True
    cards: list[str] = []
    table = None
    while state.turn >= 0:
        if table is None and GAME.moves.kind(state.legal()[0]) in ("play", "signal", "quiet"):
            table = table_of(state)
        moves = state.legal()
        state.apply(moves[rng.below(len(moves))])
        packed = list(state.events)
        cards += [NAMES[packed[at + 2]] for at in range(0, len(packed), 4) if packed[at] == E_PLAYED]
    assert table is not None
    for card in cards:
        assert card in table.choices(), f"{card} may not be played to {table.trick} from {table.hands}"
        table.play(card)
    return Finished(options, state, table)


def table_of(state: CrewState) -> plain_judge.Table:
    """The judge's table at the moment the first card may be played."""
    setup = state.setup
    hands = [names_of(state.hands[seat]) for seat in range(setup.seats)]
    order = {seat: int(setup.clockwise[seat]) for seat in range(setup.seats)}
    table = plain_judge.Table(hands, order, int(state.captain), {3: 13, 4: 10, 5: 8}[int(setup.seats)])
    columns = [int(card) for card in state.columns]
    table.beneath = {NAMES[top]: NAMES[under] for top, under in zip(columns[:7], columns[7:], strict=True)}
    return table


def endings(finished: Finished, seed: int) -> Iterator[plain_judge.Game]:
    """The game as it was played, or a few ways in which it could have continued."""
    rng = Rng.of(seed, "ways")
    state = finished.state
    numbers = {
        str(GAME.catalog.tasks[task].params["visibility"]): int(state.numbers[at])
        for at, task in enumerate(state.deal.tasks)
        if GAME.catalog.tasks[task].kind == "predict_tricks"
    }
    for _ in range(1 if finished.table.finished() else WAYS):
        tricks = plain_judge.play_out(finished.copy_of_table(), lambda cards: cards[rng.below(len(cards))])
        yield plain_judge.Game(int(state.seats), int(state.captain), tricks, numbers)


def check(finished: Finished, seed: int) -> bool:
    """Hold the engine against the judge; return whether the game went to its last trick."""
    state = finished.state
    to_the_end = finished.table.finished()
    tasks = [GAME.catalog.tasks[task] for task in state.deal.tasks]
    status = [int(one) for one in state.status]
    result = state.result()
    about = f"{finished.options} seed {seed}"
    for game in endings(finished, seed):
        truth = [
            task_kinds.done(game, task.kind, int(owner), task.params)
            for task, owner in zip(tasks, state.owners, strict=True)
        ]
        for task, said, true in zip(tasks, status, truth, strict=True):
            assert not (said == 1 and not true), f"{task.id} is not done: {about}"
            assert not (said == 2 and true), f"{task.id} did not fail: {about}"
        objective = plain_judge.OBJECTIVES.get(finished.options.mission) if not finished.options.tasks else None
        if objective is not None and not tasks:
            assert objective(game) == result.success, f"the mission: {about}"
        elif result.success:
            assert all(truth), f"the mission: {about}"
        else:
            assert not all(truth), f"the mission: {about}"
    if to_the_end and result.success:
        assert 0 not in status, f"a task is open after the last trick: {about}"
    assert result.success == (2 not in status and 0 not in status and state.objective_status in (0, 1)) or not tasks
    return to_the_end


def run(seeds: range) -> tuple[int, set[str], int]:
    """Check an attempt for each seed; return how many went to the end, the kinds met, and how many succeeded."""
    ended, won = 0, 0
    kinds: set[str] = set()
    for seed in seeds:
        finished = played_at_random(some_options(Rng.of(seed, "options")), seed)
        ended += check(finished, seed)
        won += finished.state.result().success is True
        kinds |= {GAME.catalog.tasks[task].kind for task in finished.state.deal.tasks}
    return ended, kinds, won


def test_the_engine_agrees_with_the_judge_on_a_thousand_attempts() -> None:
    ended, kinds, won = run(range(1000))
    assert kinds == set(task_kinds.KINDS)
    assert ended >= 60
    assert won >= 80


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_the_engine_agrees_with_the_judge_on_twenty_thousand_attempts(part: int) -> None:
    ended, _, won = run(range(1000 + 1000 * part, 2000 + 1000 * part))
    assert ended >= 60
    assert won >= 80
