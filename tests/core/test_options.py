"""Options, moves and events as hosts and set-up screens use them."""

import pytest

from batyskaf.core.bits import BIT, count, members
from batyskaf.core.events import Event, seen, seen_all
from batyskaf.core.moves import MoveTable
from batyskaf.core.options import Option, build, describe, options_of
from batyskaf.core.packing import Reader, Writer
from batyskaf.core.reason import Refused
from batyskaf.games import load, names
from batyskaf.games.crew.options import CrewOptions


def refused(**choices: object) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Refused) as refusal:
        build(CrewOptions, choices)
    return refusal.value.reason.id, refusal.value.reason.args


def test_options_from_text() -> None:
    options = build(CrewOptions, {"players": "3", "timed": "false", "mission": "12"})
    assert (options.players, options.timed, options.mission) == (3, False, "12")


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    assert refused(player=3) == ("refused-unknown-option", {"name": "player", "near": "players"})


@pytest.mark.parametrize(
    ("name", "value", "kind", "wanted"),
    [
        ("players", 6, "-number", {"least": "2", "most": "5"}),
        ("players", "many", "-number", {"least": "2", "most": "5"}),
        ("memory", "elephant", "-choice", {"choices": "strict, open"}),
        ("difficulty", 1000, "-number", {"least": "1", "most": "100"}),
        ("timed", "maybe", "-switch", {}),
        ("mission", 5, "", {"fault": "type", "wanted": "str"}),
        ("tasks", ("T1", 2), "", {"fault": "type", "wanted": "str"}),
    ],
)
def test_an_impossible_value_is_refused_with_the_option_and_its_values(
    name: str, value: object, kind: str, wanted: dict[str, str]
) -> None:
    id, args = refused(**{name: value})
    assert id == f"refused-option{kind}"
    assert args["name"] == name
    assert wanted.items() <= args.items()


def test_a_schema_describes_itself() -> None:
    described = {option.name: option for option in describe(CrewOptions)}
    assert described["players"] == Option("players", "number", 4, (), 2, 5)
    assert described["memory"] == Option("memory", "choice", "strict", ("strict", "open"))
    assert described["timed"].kind == "switch"
    assert described["mission"].kind == "text"
    assert described["difficulty"] == Option("difficulty", "number", None, (), 1, 100)
    assert described["tasks"].kind == "list"


def test_the_missions_of_the_content_can_be_chosen() -> None:
    mission, *rest = options_of(load("crew"))
    assert (mission.name, mission.kind, mission.choices[:3]) == ("mission", "choice", ("tutorial", "1", "2"))
    assert mission.words["1"]["pl"] != mission.words["1"]["en"]
    assert rest == [option for option in describe(CrewOptions) if option.name != "mission"]
    goals = next(option for option in options_of(load("aquatica")) if option.name == "chosen_goals")
    assert (goals.kind, len(goals.choices), goals.words["hand_8"]["pl"][:6]) == ("list", 16, "8 kart")


def test_a_number_may_be_none_where_the_schema_says_so() -> None:
    found = {option.name: option.none for option in options_of(load("aquatica"))}
    assert [name for name, none in found.items() if none] == ["turn_limit_per_player"]
    assert not any(option.none for option in describe(CrewOptions)), "options that are None by default are left empty"


def test_games_are_loaded_by_name() -> None:
    assert "crew" in names()
    with pytest.raises(Refused) as refusal:
        load("chess")
    assert refusal.value.reason.id == "refused-unknown-game"


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
@pytest.mark.parametrize("name", ["self", "choices", "game"])
def test_the_name_of_an_option_may_be_any_word(game: str, name: str) -> None:
    with pytest.raises(Refused) as refusal:
        load(game).options(**{name: 1})
    assert refusal.value.reason.id == "refused-unknown-option"


def test_a_move_table_refuses_unknown_and_double_texts() -> None:
    with pytest.raises(ValueError, match="twice"):
        MoveTable([("a", False), ("a", False)])
    with pytest.raises(ValueError, match="lacks 'bid \\?', the twin of 'bid 4'"):
        MoveTable([("bid 4", True)])
    with pytest.raises(ValueError, match="lacks 'time-up', a host move"):
        MoveTable([("a", False)], host=["time-up"])
    with pytest.raises(Refused):
        MoveTable([("a", False)]).id("b")
    assert MoveTable([("play P7", False)]).id("  play   P7 ") == 0


class Whisper(Event, frozen=True):
    seat: int
    word: str | None

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def twin(self) -> Event | None:
        return Whisper(self.seat, None) if self.seat else None


def test_events_are_seen_by_their_audience_and_as_twins_by_others() -> None:
    assert seen(Whisper(1, "fish"), 1) == Whisper(1, "fish")
    assert seen(Whisper(1, "fish"), 0) == Whisper(1, None)
    assert seen_all([Whisper(0, "fish"), Whisper(1, "crab")], None) == (Whisper(1, None),)


def test_bits() -> None:
    for mask in (0, 1, 0b1011, (1 << 40) - 1, 1 << 39):
        assert count(mask) == mask.bit_count()
        assert members(mask) == [bit for bit in range(62) if mask >> bit & 1]
    assert [BIT[n] for n in range(62)] == [2**n for n in range(62)]


def test_packing_keeps_any_text_and_number() -> None:
    writer = Writer()
    writer.text("żółw 🐢")
    writer.number(-(2**62))
    reader = Reader(writer.bytes())
    assert reader.text() == "żółw 🐢"
    assert reader.number() == -(2**62)
