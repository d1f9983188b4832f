"""Rulebook: Symbols of the logbook. Currents, narcosis, unfamiliar terrain, missions against the clock."""

import pytest

from batyskaf.games.crew.cards import NAMES, card_of
from batyskaf.games.crew.dealing import terrain_mode
from batyskaf.games.crew.events import COMMUNICATION, Clock, Terrain
from tests.crew.driving import GAME, Attempt, position

HAND = """
    0: S4 P1
    1: Y2 Y6 Y8 G4 S1
    2: G1 G2 G3 G5 G6 G7 Y1 Y9
"""


def asked(**options: object) -> Attempt:
    return position(HAND, "T93", **options).share({"T93": 0})


# --- currents --------------------------------------------------------------------------------------------------------


def test_currents_show_a_card_without_its_mark() -> None:
    attempt = asked(communication="currents").do("quiet")
    signals = attempt.offers("signal")
    assert {"Y2", "Y8", "G4"} <= set(signals)
    assert "Y6" not in signals, "it must still be the highest, only or lowest"
    assert not any(" " in text for text in signals), "no mark"
    attempt.do("signal Y8")
    assert attempt.table.seats[1].signals[0].mark == ""
    assert not attempt.table.seats[1].token


def test_mission_9_has_currents() -> None:
    attempt = Attempt(GAME.start(GAME.options(mission="9"), 1))
    assert attempt.table.communication == "currents"


# --- narcosis --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pool"), [(3, 1), (4, 2), (5, 3)])
def test_narcosis_has_two_tokens_fewer_in_one_pool(players: int, pool: int) -> None:
    attempt = asked(communication="narcosis", players=players)
    assert attempt.table.pool == pool
    for left in range(pool, 0, -1):
        assert attempt.table.pool == left
        attempt.do(attempt.legal()[0])
    assert attempt.table.pool == 0
    assert attempt.phase == "play", "with the last token communication ends"


def five_in_narcosis() -> Attempt:
    """Seat 1 is asked, with three tokens in the pool."""
    hands = "0: S4 P1\n1: Y2 Y6 Y8 G4 S1 P3 P4 P5"
    attempt = position(hands, "T93", communication="narcosis", players=5).share({"T93": 0}).do("quiet")
    assert attempt.asked == 1
    return attempt


def test_narcosis_lets_one_seat_use_several_tokens() -> None:
    attempt = five_in_narcosis()
    attempt.do("signal Y8 high")
    while attempt.asked != 1:
        attempt.do("quiet")
    attempt.do("signal Y2 low")
    assert [signal.card for signal in attempt.table.seats[1].signals] == ["Y8", "Y2"]
    assert attempt.table.pool == 1


def test_narcosis_never_shows_a_card_twice() -> None:
    attempt = five_in_narcosis().do("signal Y8 high")
    while attempt.asked != 1:
        attempt.do("quiet")
    assert not any(text.startswith("signal Y8") for text in attempt.legal())


def test_without_tokens_nobody_is_asked_again() -> None:
    hands = "0: S4 P9 B9\n1: P1\n2: P2\n3: P3"
    attempt = position(hands, "T93", communication="narcosis").share({"T93": 0})
    attempt.do(attempt.legal()[0])
    attempt.do(attempt.legal()[0])
    attempt.trick("P9 P1 P2 P3")
    assert attempt.phase == "play"


def test_mission_11_has_narcosis() -> None:
    attempt = Attempt(GAME.start(GAME.options(mission="11", players=5), 1))
    assert (attempt.table.communication, attempt.table.pool) == ("narcosis", 3)


# --- unfamiliar terrain ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", NAMES[:36])
def test_the_drawn_card_sets_the_mode(card: str) -> None:
    expected = {1: "normal", 2: "normal", 3: "normal", 4: "currents", 5: "currents", 6: "currents"}
    assert COMMUNICATION[terrain_mode(card_of(card))] == expected.get(int(card[1]), "narcosis")


@pytest.mark.parametrize("mission", ["20", "21", "22", "23", "24", "25", "26", "27"])
def test_the_missions_with_terrain(mission: str) -> None:
    modes = set()
    for seed in range(40):
        state = GAME.start(GAME.options(mission=mission), seed)
        attempt = Attempt(state)
        card = attempt.table.terrain
        assert card is not None
        assert card[0] != "S"
        mode = COMMUNICATION[terrain_mode(card_of(card))]
        assert attempt.table.communication == mode
        dealt = set.union(*(attempt.hand(seat) for seat in range(4)))
        assert len(dealt) == 40, "the card goes back before the deal"
        modes.add(mode)
    assert modes == {"normal", "currents", "narcosis"}


def test_the_terrain_is_announced() -> None:
    attempt = position(HAND, mission="27", terrain="G5")
    assert attempt.table.terrain == "G5"
    state = GAME.open(attempt.state.setup, attempt.state.deal)
    assert Terrain("G5", "currents") in GAME.events(state)


# --- against the clock -----------------------------------------------------------------------------------------------

TIMED = {"14": 210, "15": 180, "16": 150, "26": 300}


@pytest.mark.parametrize(("mission", "seconds"), TIMED.items())
def test_the_missions_against_the_clock(mission: str, seconds: int) -> None:
    clock = GAME.catalog.missions[mission].clock
    assert clock is not None
    assert clock.seconds == seconds


def timed(mission: str = "14") -> Attempt:
    attempt = position(HAND, "T93", mission=mission)
    assert not attempt.table.timed
    return attempt.do("accept")


def test_the_clock_starts_after_the_tasks_are_shared_out() -> None:
    attempt = timed()
    assert attempt.table.timed
    assert Clock() in attempt.events()
    assert attempt.phase == "signal"


def test_before_the_clock_runs_time_cannot_be_up() -> None:
    attempt = position(HAND, "T93", mission="14")
    assert GAME.moves.id("time-up") not in attempt.state.host()


@pytest.mark.parametrize("cards", ["", "P1", "P1 P2 P3"])
def test_when_the_time_is_up_the_mission_fails(cards: str) -> None:
    attempt = position("0: S4 P1\n1: P2\n2: P3\n3: P9", "T93", mission="14").do("accept")
    attempt.trick(cards)
    assert "time-up" not in attempt.legal(), "only the host can say so"
    attempt.host("time-up")
    assert attempt.outcome == "time"
    assert attempt.state.result().success is False


@pytest.mark.parametrize(
    ("mission", "communication", "difficulty"),
    [("14", "currents", 6), ("15", "narcosis", 6), ("16", "silence", 6), ("26", None, 12)],
)
def test_the_untimed_alternatives(mission: str, communication: str | None, difficulty: int) -> None:
    for seed in range(5):
        attempt = Attempt(GAME.start(GAME.options(mission=mission, timed=False), seed))
        assert communication in (attempt.table.communication, None)
        assert sum(task.difficulty for task in attempt.table.tasks) == difficulty
        assert (attempt.table.terrain is not None) == (mission == "26")
        while attempt.phase not in ("signal", "play"):
            attempt.do(attempt.legal()[-1] if attempt.phase != "distress" else "vote no")
            if attempt.over:
                break
        assert not attempt.table.timed
        assert GAME.moves.id("time-up") not in attempt.state.host()


def test_silence_asks_nobody() -> None:
    attempt = asked(communication="silence")
    assert attempt.phase == "play"
    assert not any(seat.token for seat in attempt.table.seats)
