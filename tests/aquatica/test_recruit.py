"""Effects 1: recruiting characters."""

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Arrived, Recruited
from tests.aquatica.driving import position

ROW = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer"]


def test_choose_pay_slide_and_refill() -> None:
    """Rulebook, steps 1 to 4."""
    play = position(row=[*ROW, "mantas_leader"])
    play.do("play agent")
    play.do("recruit researcher 1")
    assert "researcher" in play.hand()
    assert play.row() == ["grabber", "healer", "meg", "anglerfish", "turtle_treasurer", "mantas_leader"]
    assert play.events(Recruited) == [Recruited(0, "researcher", 1, True)]
    assert play.events(Arrived) == [Arrived("mantas_leader", 5)]


def test_the_price_is_that_of_the_space() -> None:
    play = position(row=ROW)
    play.do("play agent")
    assert play.offers("recruit") == {"grabber 0", "researcher 1", "healer 2", "meg 3"}, "1 coin and a +2 manta"
    assert play.why("recruit anglerfish 4") == "refused-aquatica-coins"
    assert play.why("recruit healer 5") == "refused-aquatica-not-in-row"


def test_recruiting_is_compulsory_while_a_space_is_free_or_affordable() -> None:
    """Ruling 10: Agent always recruits while the row holds a character."""
    play = position(row=ROW)
    play.do("play agent")
    assert "skip" not in play.legal()


def test_a_second_grabber_may_be_recruited() -> None:
    """Rulebook: no limit to copies of one character."""
    play = position(row=ROW, hands={0: ["matrona", "agent", "grabber"]})
    play.do("play agent", "recruit grabber 0")
    assert play.hand().count("grabber") == 2


def test_two_copies_in_the_row_are_named_by_their_price() -> None:
    play = position(row=["grabber", "grabber", "healer", "meg", "anglerfish", "researcher"])
    play.do("play agent")
    assert {"grabber 0", "grabber 1"} <= play.offers("recruit")
    play.do("recruit grabber 1")
    assert play.row()[:2] == ["grabber", "healer"]


def test_a_free_recruit_takes_any_character() -> None:
    """Reference sheet: recruit 1 character for free."""
    play = position(row=ROW, boards={0: {"DC03": 0}})
    play.do("exploit DC03")
    assert play.offers("recruit") == {f"{name} {price}" for price, name in enumerate(ROW)}
    play.do("recruit turtle_treasurer 5")
    assert "turtle_treasurer" in play.hand()
    assert play.events(Recruited) == [Recruited(0, "turtle_treasurer", 5, False)]


def test_an_empty_row_asks_nothing() -> None:
    play = position(row=ROW, characters_left=0, boards={0: {"DC03": 0}})
    for _ in range(6):
        play.s.leave_row(0)
    assert play.why("exploit DC03") == "refused-aquatica-no-use"
    play.do("play agent")
    assert play.pile() == ["agent"]


def test_after_the_last_card_the_row_only_slides_and_gets_cheaper() -> None:
    """Ruling 23."""
    play = position(row=[*ROW, "mantas_leader"], characters_left=1)
    play.do("play agent", "recruit grabber 0")
    assert play.s.ending > 0
    assert play.row()[-1] == "mantas_leader"
    play.do("play agent", "recruit researcher 0")
    assert play.row() == ["healer", "meg", "anglerfish", "turtle_treasurer", "mantas_leader"]


def test_two_player_matrona_removes_the_free_character() -> None:
    """The option of an expansion; ruling 24: it leaves the game."""
    play = position(row=[*ROW, "mantas_leader"], two_player_matrona_discards_leftmost=True)
    play.do("play matrona")
    assert play.row() == [*ROW[1:], "mantas_leader"]
    assert play.s.gone[play.s.rules.characters.index("grabber")] == 1


def test_two_player_matrona_can_bring_the_end() -> None:
    """Ruling 24: this refill can empty the deck."""
    play = position(row=[*ROW, "mantas_leader"], characters_left=1, two_player_matrona_discards_leftmost=True)
    play.do("play matrona")
    assert play.s.cause == codes.BY_CHARACTERS


def test_the_two_player_rule_is_off_by_default_and_with_other_numbers() -> None:
    play = position(row=ROW)
    assert play.do("play matrona").row() == ROW
    play = position(3, row=ROW, two_player_matrona_discards_leftmost=True)
    assert play.do("play matrona").row() == ROW
    play = position(1, row=["grabber", "healer", "meg", "anglerfish", "researcher", "mantas_leader"],
                    two_player_matrona_discards_leftmost=True)  # fmt: skip
    play.do("play matrona")
    assert play.row()[0] == "grabber"
