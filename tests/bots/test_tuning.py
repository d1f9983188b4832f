"""The tool that tunes guides: it reads all prices, and its output fits the modules."""

import pytest
from tools.tune_guides import (
    duel,
    fit_positions,
    fit_swing,
    gather,
    openings,
    prices_of,
    read,
    teams,
    teamwork,
    tune_moves,
    write,
)

from batyskaf.bots.thinking import guide_for

GAMES = ("aquatica", "endeavor")


@pytest.mark.parametrize("name", GAMES)
def test_better_prices_win(name: str) -> None:
    ours = read(prices_of(guide_for(name, next(openings(name, 0, 1)))))
    assert duel(name, ours, {which: -price for which, price in ours.items()}, 6, 1) > 0.8


def test_better_prices_help_a_team() -> None:
    ours = read(prices_of(guide_for("endeavor", next(teams("endeavor", 0, 1)))))
    selfish = {**ours, "stake": 0.0}
    assert teamwork("endeavor", ours, 32, 0) > 1.5 * teamwork("endeavor", selfish, 32, 0)


@pytest.mark.parametrize("together", [False, True])
def test_a_round_of_tuning_keeps_the_names(together: bool) -> None:
    prices = prices_of(guide_for("endeavor", next(openings("endeavor", 0, 1))))
    tuned = tune_moves("endeavor", 0.0, deals=1, together=together)
    assert "reward_late 12" in tuned
    write(prices, tuned)
    assert read(prices) == tuned


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_fitted_to_the_rows_of_the_guide(name: str) -> None:
    guide = guide_for(name, next(openings(name, 0, 1)))
    held, come, leads = gather(name, 6)
    assert held.shape == (len(leads), len(list(guide.early)))
    assert come.min() >= 0.0
    assert come.max() <= 1.0
    found = fit_positions(name, 6)
    assert [len(found[part]) for part in ("early", "late")] == [held.shape[1]] * 2
    assert fit_swing(leads * 1.0, come, leads)[1] == 1.0
