"""Events and refusals as sentences: plurals, cases, “you”, cards, content entries."""

import pytest

from batyskaf.core.events import Event, Seat
from batyskaf.core.reason import Reason
from batyskaf.games import load
from batyskaf.games.crew import events
from batyskaf.locale import Texts

GAME = load("crew")
NAMES = ("Ada", "Ben", "Cy")


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (events.Played(0, "Y7"), "You play Y7.", "Zagrywasz Ł7."),
        (events.Played(1, "B7"), "Ben plays B7.", "Ben zagrywa N7."),
        (events.Trick(1, 3, ("P1", "S4")), "Ben wins trick 3: P1, S4.", "Ben wygrywa stawkę 3: R1, B4."),
        (events.Signalled(1, "P3", "low"), "Ben signals P3: my lowest.", "Ben pokazuje R3: najniższa."),
        (events.Signalled(1, "P3", ""), "Ben signals P3 without a mark.", "Ben pokazuje R3 bez znacznika."),
        (events.Gave(1, 1, None), "Ben sets a card aside to pass.", "Ben odkłada do przekazania kartę."),
        (events.Received(0, 2, "G4", False), "You get G4 from Cy.", "Dostajesz Z4 (daje Cy)."),
        (events.Received(1, 0, "G4", False), "Ben gets G4 from you.", "Ben dostaje Z4 (od ciebie)."),
        (events.Predicted(1, 1, "T1", 1, False), "Ben predicts 1 trick.", "Ben przepowiada 1 stawkę."),
        (events.Predicted(1, 1, "T1", 5, False), "Ben predicts 5 tricks.", "Ben przepowiada 5 stawek."),
        (events.Predicted(0, 0, "T1", 2, True), "You predict 2 tricks in secret.",
         "Przepowiadasz 2 stawki w sekrecie."),
        (events.Predicted(1, 1, "T1", None, True), "Ben predicts a secret number of tricks.",
         "Ben przepowiada tajną liczbę stawek."),
        (events.Uncovered(0, "P1"), "Tonoja uncovers P1 in column 1.", "Tonoja odsłania R1 w kolumnie 1."),
        (events.Claimed(1, None, False), "Ben leaves all the tasks.", "Ben nie chce wziąć wszystkich zadań."),
        (events.Answered(2, "accept", True), "Cy accepts. Nobody else is left.",
         "Cy zgadza się. Nie ma już nikogo innego."),
        (events.Ended("time"), "The mission failed: time ran out.", "Misja nieudana: czas się skończył."),
    ],
)  # fmt: skip
def test_events_become_sentences(event: Event, english: str, polish: str) -> None:
    assert Texts("en").event(GAME, event, NAMES, viewer=0) == english
    assert Texts("pl").event(GAME, event, NAMES, viewer=0) == polish


def test_tasks_are_worded_by_the_content() -> None:
    sentence = Texts("pl").event(GAME, events.Taken(1, "T1"), NAMES, viewer=0)
    assert sentence == f"Ben bierze zadanie: {GAME.catalog.task('T1').text['pl']}"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 stawka"), (2, "2 stawki"), (5, "5 stawek"), (12, "12 stawek"), (22, "22 stawki")]
)
def test_polish_counts(count: int, words: str) -> None:
    assert Texts("pl").say("table-crew-tricks", count=count) == words


def test_refusals_name_seats_and_cards() -> None:
    pl = Texts("pl")
    assert pl.why(Reason("refused-not-your-turn", {"seat": 0, "turn": 1}), NAMES) == "Teraz decyduje Ben, a nie Ada."
    shown = pl.why(Reason("refused-crew-already-shown", {"card": "Y2"}), NAMES, "crew")
    assert shown == "Karta Ł2 była już pokazana w komunikacie."


def test_a_refusal_inside_a_refusal_is_worded_too() -> None:
    reason = Reason("refused-replay-move", {"file": "a", "number": 3, "move": "play P1", "detail": "refused-over"})
    assert Texts("en").why(reason).startswith("Move 3 in a, “play P1”, is not possible: The game is over. ")
    inner = Reason("refused-not-your-turn", {"turn": 1, "seat": 0})
    args = {**inner.args, "file": "a", "number": 3, "move": "play P1", "detail": inner.id}
    reason = Reason("refused-replay-move", args)
    assert "jest niemożliwy: Teraz decyduje Ben, a nie Ada. " in Texts("pl").why(reason, NAMES)


def test_a_refusal_inside_a_refusal_keeps_its_arguments() -> None:
    args: dict[str, str | int] = {
        "seat": 2,
        "turn": 0,
        "file": "a",
        "number": 3,
        "move": "play P1",
        "detail": "refused-not-your-turn",
    }
    assert "It is Ada's turn, not Cy's." in Texts("en").why(Reason("refused-replay-move", args), NAMES)


def test_a_stored_event_with_missing_fields_is_worded_by_the_others() -> None:
    game = load("crew")
    assert Texts("en").stored(game, {"event": "played", "seat": 0, "card": "P7"}, NAMES) == "Ada plays P7."
    assert Texts("en").stored(game, {"event": "played", "seat": 0}, NAMES) == "played: seat=0"
    assert (
        Texts("en").stored(game, {"event": "trick", "number": 10**30, "seat": 1}, NAMES).startswith("trick: number=1")
    )


def test_missions_without_a_number_have_a_name() -> None:
    """The epilogue counts no attempts."""
    arguments = {"success": "yes", "distress": "no"}
    assert Texts("pl").say("logbook-page", mission="5", attempts=2, **arguments) == "Misja 5: sukces · 2 podejścia"
    assert Texts("pl").say("logbook-page", mission="epilogue", attempts=0, **arguments) == "Epilog: sukces"
    assert Texts("en").say("web-crew-mission", mission="tutorial") == "Practice deal"


def test_events_and_reasons_without_words_are_still_shown() -> None:
    class Odd(Event, frozen=True):
        seat: Seat
        depth: int

    assert Texts("en").event(GAME, Odd(1, 9), NAMES) == "odd: seat=Ben, depth=9"
    assert Texts("en").why(Reason("refused-odd", {"depth": 9})) == "refused-odd depth=9"


def test_unknown_messages_and_languages_are_named() -> None:
    with pytest.raises(LookupError, match="no message 'odd'"):
        Texts("en").say("odd")
    with pytest.raises(LookupError, match="'xx'"):
        Texts("xx")
