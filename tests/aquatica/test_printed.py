"""Characters as the options of a table read them."""

from batyskaf.games.aquatica.game import load
from batyskaf.games.aquatica.printed import Figures

GAME = load()


def effects_of(character: str, **choices: object) -> list[str]:
    entry = GAME.printed(GAME.options(**choices)).entries["characters"][character]
    return [effect.__struct_config__.tag for effect in entry.effects]  # type: ignore[attr-defined]


def test_an_either_or_can_be_read_as_both() -> None:
    assert effects_of("wave_teller") == ["choose"]
    assert effects_of("wave_teller", wave_teller_reading="both") == ["raise", "score"]


def test_the_extra_effect_for_two_needs_two_players_and_the_option() -> None:
    base = effects_of("matrona")
    extra = effects_of("matrona", players=2, two_player_matrona_discards_leftmost=True)
    assert extra[: len(base)] == base
    assert len(extra) == len(base) + 1
    assert effects_of("matrona", players=3, two_player_matrona_discards_leftmost=True) == base


def test_the_board_is_printed_too() -> None:
    printed = GAME.catalog.board
    expected = Figures(printed.top_row_discount, printed.recruit_prices, printed.track_points, slots=5)
    assert GAME.printed(GAME.options()).board == expected
