"""Solo mode: against the Ichthyanders."""

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Rival, Triggered
from batyskaf.games.aquatica.view import AquaticaView
from tests.aquatica.driving import GAME, Play, position

SHARKS = ["SB01", "SB02", "SB03"]


def test_set_up() -> None:
    """One set of characters, one of three kings."""
    state = GAME.start(GAME.options(players=1), 4)
    assert len(state.deal.characters) == 9
    assert len(set(state.deal.characters)) == 9
    play = Play(state)
    assert len(play.offers("pick")) == 3
    king = sorted(play.offers("pick"))[0]
    play.do(f"pick {king}")
    assert play.s.king[0] == play.s.rules.characters.index(king)


def test_matrona_lets_the_rival_place_a_manta_of_the_players_choice() -> None:
    play = position(1)
    play.do("play matrona")
    assert play.legal() == {"rival hand_8", "rival board_5", "rival scored_3", "rival wild_2"}
    play.do("rival board_5")
    assert play.events(Rival) == [Rival("board_5", 7)]
    play.do("play matrona")
    assert play.legal() == {"rival hand_8", "rival scored_3", "rival wild_2"}, "never twice on one track"


def test_every_performed_scout_counts_too() -> None:
    """Ruling 31: Sea Horse's as well; a scout that is skipped does not."""
    play = position(1, bottom=SHARKS)
    play.do("play sea_horse", "scout")
    assert play.offers("rival") == {"hand_8", "board_5", "scored_3", "wild_2"}
    play = position(1, bottom=SHARKS)
    play.do("play sea_horse", "skip")
    assert not play.offers("rival")


def test_2019_only_matrona_calls_the_rival() -> None:
    play = position(1, bottom=SHARKS, solo_rival="matrona")
    play.do("play sea_horse", "scout")
    assert not play.offers("rival")


def test_one_may_claim_first() -> None:
    """Ruling 31 (FAQ57)."""
    play = position(1, scored={0: SHARKS})
    play.do("play matrona")
    assert "claim scored_3" in play.legal()
    play.do("claim scored_3", "place trained_coins_2", "rival scored_3")
    assert play.events(Rival) == [Rival("scored_3", 5)]


def test_one_more_turn_after_the_fourth_manta() -> None:
    play = position(1)
    for goal in ("hand_8", "board_5", "scored_3"):
        play.do("play matrona", f"rival {goal}")
    play.do("play matrona")
    assert play.events(Triggered) == [Triggered("rival", 0)], "only one track was left"
    assert not play.over
    play.do("play matrona")
    assert play.over, "a fifth placement is ignored"
    assert play.s.result().reason == "rival"


def test_deck_and_goal_triggers_count_too() -> None:
    """Ruling 31 (FAQ56)."""
    play = position(1, bottom=SHARKS, locations_left=2)
    play.do("play sea_horse", "scout")
    assert play.s.cause == codes.BY_LOCATIONS


def test_the_character_deck_lasts_for_three_recruits() -> None:
    """Ruling 23."""
    play = position(1)
    for number in range(3):
        assert play.s.cause == codes.RUNNING, number
        play.s.leave_row(0)
    assert play.s.cause == codes.BY_CHARACTERS


def rank(points: int, **options: object) -> str | None:
    """The monster after last turns that only take cards back, with as many scored locations as the points need."""
    rules = position(1, **options).s.rules  # type: ignore[arg-type]
    missing, scored = points - 6, []
    for location in sorted(range(rules.places), key=lambda location: rules.points[location], reverse=True):
        if 0 < rules.points[location] <= missing:
            missing -= int(rules.points[location])
            scored.append(rules.locations[location])
    play = position(1, scored={0: scored}, ending="1 rival", **options)  # type: ignore[arg-type]
    while not play.over:
        play.do(next(text for text in sorted(play.legal()) if text.split()[0] in ("end", "rival") or "matrona" in text))
    assert play.s.result().scores == (points,)
    view = play.s.view(0)
    assert isinstance(view, AquaticaView)
    return view.rank


@pytest.mark.parametrize(
    ("points", "monster"),
    [
        (30, "blobfish"), (31, "sea_serpent"), (60, "sea_serpent"), (61, "leviathan"), (90, "leviathan"),
        (91, "kraken"),
    ],
)  # fmt: skip
def test_sea_monsters(points: int, monster: str) -> None:
    """The printed table; 60 falls into two rows and is read as the lower one."""
    assert rank(points) == monster


@pytest.mark.parametrize(
    ("points", "monster"), [(20, "blobfish"), (21, "sea_serpent"), (30, "sea_serpent"), (31, "leviathan"),
                            (40, "leviathan"), (41, "kraken")]
)  # fmt: skip
def test_sea_monsters_of_2019(points: int, monster: str) -> None:
    assert rank(points, solo_table="2019") == monster
    assert rank(points, edition="2019") == monster


def test_effects_on_rivals_do_nothing() -> None:
    play = position(1, hands={0: ["matrona", "meg"]}, bottom=["DC14"])
    play.do("play meg")
    assert play.pile() == ["meg"]


def test_points_are_always_shown() -> None:
    view = position(1).s.view(0)
    assert isinstance(view, AquaticaView)
    assert view.scores == (6,)
