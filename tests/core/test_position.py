"""Positions as text and as keyword data: both say the same, and what is wrong with a text is said by line."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.pocket.game import load as load_pocket

from batyskaf.core.match import Match
from batyskaf.core.position import Position, PositionError, parse_position, position, read_position
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.locale import LANGUAGES, Texts

GAMES = {name: load(name) for name in ("crew", "aquatica", "endeavor")}
TEXT = """
# A comment, and a blank line

game: crew
Players: 4          # keys are read without regard to case
hands:
  0: S4 P9 ...
  1:
tricks:
  0: P3 P4 P5 P1
  0: B1 B2 B3 B4
tasks: T1 T2
"""


def wrong(text: str, name: str = "puzzle.txt") -> list[str]:
    """What is wrong with a text, in English."""
    with pytest.raises(PositionError) as error:
        load("crew").start_at(parse_position(text, name), 1)
    return [Texts("en").fault(fault) for fault in error.value.faults]


def test_keyword_data_says_the_same_as_text() -> None:
    tricks = ["0: P3 P4 P5 P1", "0: B1 B2 B3 B4"]
    by_keywords = position("crew", players=4, hands={0: ["S4", "P9", "..."], 1: ""}, tricks=tricks, tasks=("T1", "T2"))
    assert by_keywords.text == parse_position(TEXT).text.replace("tasks: T1 T2", "tasks:\n  T1\n  T2")
    assert position("crew", players=4, hands="0: S4 P9 ...\n1:", tricks=tricks, tasks="T1 T2") == parse_position(TEXT)


def test_the_text_of_a_position_reads_back_as_the_same_position() -> None:
    one = parse_position(TEXT, "one.txt")
    other = parse_position(one.text, "other.txt")
    assert one == other
    assert hash(one) == hash(other)
    assert one != parse_position(TEXT.replace("P9", "P8"))


def test_all_invalid_lines_are_reported() -> None:
    assert wrong("  0: P9\nhands\nhands: P1\nhands: P2\n") == [
        "puzzle.txt:1: this line is indented, but there is no key above it",
        "puzzle.txt:2: “hands” has no colon: a line is “key: value”, and what belongs to a key is indented below it",
        "puzzle.txt:4: hands: this is here twice; the first time in line 3",
        "puzzle.txt: game: the game is missing: write a line like “game: crew”",
    ]


def test_an_unknown_key_is_reported_with_a_suggestion() -> None:
    assert wrong("game: crew\nhand:\n  0: P1\n") == ["puzzle.txt:3: hand: there is no key “hand”; known: hands"]


def test_an_impossible_option_is_refused() -> None:
    assert wrong("game: crew\nplayers: 9\n") == [
        "puzzle.txt:2: players: The option “players” must be a number from 2 to 5, not “9”."
    ]
    assert wrong("game: crew\nmission: M3\n")[0].startswith("puzzle.txt:2: mission: There is no mission “M3”.")


def test_a_value_may_follow_its_key_on_the_same_line() -> None:
    assert parse_position("game: crew\ntrick: 1: P2 P3\n") == parse_position("game: crew\ntrick:\n  1: P2 P3\n")


def test_a_seat_that_is_missing_is_asked_for() -> None:
    assert wrong("game: crew\nhands: P1 P2\n") == [
        "puzzle.txt:2: hands: a seat is missing: write “hands:” and below it, indented, a line like “0: …” for each "
        "seat"
    ]


def test_an_unknown_word_is_reported_with_similar_or_possible_ones() -> None:
    hand, task, vote = "hands:\n  0: P12", "tasks:\n  T157: 0", "votes:\n  0: up"
    assert wrong(f"game: crew\n{hand}\n") == ["puzzle.txt:3: hands 0: “P12” is not a card; did you mean P2, P1?"]
    assert wrong(f"game: crew\n{task}\n") == [
        "puzzle.txt:3: tasks T157: “T157” is not a task; did you mean T57, T17, T15?"
    ]
    assert wrong(f"game: crew\n{vote}\n") == ["puzzle.txt:3: votes 0: “up” is not a vote; known: no, left, right"]


def test_a_part_of_a_word_is_completed() -> None:
    text = "game: endeavor\nteam:\n  0: leader diver\n"
    with pytest.raises(PositionError) as error:
        GAMES["endeavor"].start_at(parse_position(text, "p.txt"), 1)
    [fault] = error.value.faults
    assert Texts("en").fault(fault).startswith("p.txt:3: team 0: “diver” is not a specialist; did you mean reef-diver")


def test_a_missing_word_or_number_is_asked_for() -> None:
    with pytest.raises(PositionError) as error:
        GAMES["aquatica"].start_at(parse_position("game: aquatica\nending: goals\nboards:\n  0: SB01@x\n", "p.txt"), 1)
    assert [Texts("en").fault(fault) for fault in error.value.faults] == [
        "p.txt:2: ending: “goals” is not a number from 1 to 5",
        "p.txt:2: ending: a word is missing here; known: goals, locations, characters, rival",
        "p.txt:4: boards 0: “x” is not a number from 0 to 1",
    ]


def test_faults_are_listed_in_the_order_of_the_lines() -> None:
    found = wrong("game: crew\nquiet: 9\nhands:\n  0: P0\ntricks:\n  0: P1\n")
    assert [fault.split(":")[1] for fault in found] == ["2", "4", "6"]


def test_the_same_fault_is_reported_once() -> None:
    assert wrong("game: crew\nhands:\n  0: P0 P0 P0\n") == [
        "puzzle.txt:3: hands 0: “P0” is not a card; did you mean P9, P8, P7?"
    ]


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(PositionError, match="fault-position-other-game"):
        load("crew").start_at(parse_position("game: aquatica"), 1)


def test_a_game_without_positions_says_so() -> None:
    game = load_pocket()
    for attempt in (
        lambda: game.options_at(Position("pearls", ())),
        lambda: Match.at(game, Position("pearls", ()), 1),
        lambda: game.start_at(Position("pearls", ()), 1),
        lambda: game.position_of(game.start(game.options(), 1)),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason.id == "refused-position-game"


def test_an_unreadable_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-file"):
        read_position(tmp_path / "absent.txt")
    (tmp_path / "binary.txt").write_bytes(b"game: \xff\xfe")
    with pytest.raises(PositionError, match="fault-text"):
        read_position(tmp_path / "binary.txt")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "marked.txt").write_bytes(b"\xef\xbb\xbfgame: crew\r\nplayers: 3\r\n")
    assert read_position(tmp_path / "marked.txt") == position("crew", players=3)


WORDS = (
    "game crew aquatica endeavor : : : - ... / @ @2 ? # 0 1 2 3 4 9 -1 999999999999 P9 S4 B1 high none all yes T1 T84 "
    "hands tasks trick tricks signals quiet votes gifts columns players mission boards bottom top row decks mantas "
    "ocean sites team tokens tracks left right done"
)
LINES = st.lists(
    st.builds(
        lambda indent, words, odd: "  " * indent + " ".join(words) + odd,
        st.integers(0, 1),
        st.lists(st.sampled_from(WORDS.split()), max_size=8),
        st.sampled_from(["", "", "", ":", "²", "\t\x00", "ż"]),
    ),
    max_size=14,
)


@given(lines=LINES, game=st.sampled_from(list(GAMES)))
def test_any_text_starts_a_game_or_is_refused_in_words(lines: list[str], game: str) -> None:
    try:
        state = GAMES[game].start_at(parse_position("\n".join([f"game: {game}", *lines]), "any.txt"), 1)
    except PositionError as error:
        for lang in LANGUAGES:
            for fault in error.faults:
                assert Texts(lang).fault(fault).startswith("any.txt")
                assert fault.reason.id not in Texts(lang).fault(fault)
    else:
        assert state.legal()
