"""Options: what mode and edition preset, and what is refused."""

import pytest

from batyskaf.core.reason import Refused
from batyskaf.games.aquatica.options import AquaticaOptions, agreed
from tests.aquatica.driving import GAME


def test_basic_and_advanced() -> None:
    assert agreed(GAME.options()).goals == "printed"
    assert agreed(GAME.options()).kings == "basic"
    assert agreed(GAME.options(mode="advanced")).goals == "tokens"
    assert agreed(GAME.options(mode="advanced")).kings == "draft"
    assert agreed(GAME.options(mode="advanced", kings="off", goals="printed")).kings == "off"


def test_alone_one_always_picks_among_three_kings() -> None:
    assert agreed(GAME.options(players=1)).kings == "draft"
    assert agreed(GAME.options(players=1, kings="off")).kings == "off"


@pytest.mark.parametrize(
    ("edition", "scout", "crowded", "goals", "rival", "table"),
    [
        ("2021", "optional", "discard_choice", "2020", "matrona_and_scout", "2020"),
        ("2020", "mandatory", "discard_choice", "2020", "matrona_and_scout", "2020"),
        ("2019", "mandatory", "forbidden", "2019", "matrona", "2019"),
    ],
)
def test_editions(edition: str, scout: str, crowded: str, goals: str, rival: str, table: str) -> None:
    found = agreed(GAME.options(edition=edition))
    assert (found.scout, found.scout_with_more_than_4, found.printed_goals) == (scout, crowded, goals)
    assert (found.solo_rival, found.solo_table) == (rival, table)


def test_an_option_overrides_its_edition() -> None:
    found = agreed(GAME.options(edition="2019", scout="optional", printed_goals="2020"))
    assert (found.scout, found.printed_goals, found.solo_table) == ("optional", "2020", "2019")


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"players": 5}, "refused-option-number"),
        ({"players": 0}, "refused-option-number"),
        ({"fish": 1}, "refused-unknown-option"),
        ({"edition": "1999"}, "refused-option-choice"),
        ({"chosen_goals": ("hand_8", "hand_10", "wild_2", "deep")}, "refused-aquatica-goal"),
        ({"chosen_goals": ("hand_8", "hand_10")}, "refused-aquatica-four-goals"),
        ({"chosen_goals": ("hand_8", "hand_8", "wild_2", "wild_3")}, "refused-aquatica-four-goals"),
        ({"chosen_goals": ("hand_8", "hand_8", "wild_2", "wild_3", "risen_5")}, "refused-aquatica-four-goals"),
        ({"chosen_goals": ("hand_8", "hand_10", "wild_2", "wild_3", "risen_5")}, "refused-aquatica-four-goals"),
    ],
)
def test_what_is_refused(choices: dict[str, object], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.options(**choices)
    assert refused.value.reason.id == reason


def test_the_schema_is_the_options() -> None:
    assert GAME.schema() is AquaticaOptions
    assert GAME.seats(GAME.options(players=3)) == 3
