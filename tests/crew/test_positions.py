"""Attempts of The Crew that start from a position: it is set up as written, the rest is dealt, faults are named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batyskaf.core.game import OVER, State
from batyskaf.core.match import Match, short_hash
from batyskaf.core.matchfile import file_of, parse_recording, recording_of, replay, verify
from batyskaf.core.position import PositionError, parse_position, position
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_DISTRESS
from batyskaf.games.crew.events import Dealt, Trick
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.view import CrewView
from batyskaf.testing import check_game
from tests.effort import share
from tests.faults import faults

GAME = load()
FOUR_TRICKS = """
game: crew
mission: 17
players: 4
distress: off
hands:
  0: S4 P9 P8 B5 B6 G1
  1: P1 P2 B7 B8 G2 G3
  2: P5 P6 Y1 Y2 G4 ...
  3: ...
tasks:
  T54: 0 done
  T57: 2
signals:
  1: B8 high @2
  2: P6 high
tricks:
  0: Y9 Y8 Y7 Y6
  0: P7 P3 P4 S1
  3: B1 B9 B2 B3
  0: G9 G8 G7 G6
"""

IN_A_TRICK = FOUR_TRICKS.replace("P9 P8", "P8").replace("1: P1 P2", "1: P2") + "trick:\n  0: P9 P1\n"


def start(text: str, seed: int = 1) -> CrewState:
    return GAME.start_at(parse_position(text, "puzzle.txt"), seed)


def seen(state: State, seat: int | None = None) -> CrewView:
    view = state.view(seat)
    assert isinstance(view, CrewView)
    return view


def wrong(text: str) -> list[str]:
    return faults(lambda: start(text))


# --- what it says ----------------------------------------------------------------------------------------------------


def test_what_a_position_says_is_on_the_table() -> None:
    state = start(FOUR_TRICKS)
    table = seen(state)
    assert seen(state, 0).hand == ("P8", "P9", "B5", "B6", "G1", "S4")
    assert [(task.id, task.owner, task.status) for task in table.tasks] == [("T54", 0, "done"), ("T57", 2, "open")]
    assert [seat.tricks for seat in table.seats] == [3, 0, 0, 1]
    assert [seat.cards for seat in table.seats] == [6, 6, 6, 6]
    assert [[(signal.card, signal.mark) for signal in seat.signals] for seat in table.seats] == [
        [], [("B8", "high")], [("P6", "high")], []
    ]  # fmt: skip
    assert [seat.token for seat in table.seats] == [True, False, False, True]
    assert (table.phase, table.captain, table.trick.leader, table.number) == ("signal", 0, 0, 4)


def test_the_cards_that_are_left_open_are_dealt_by_the_seed() -> None:
    hands = {seen(start(FOUR_TRICKS, seed), 3).hand for seed in range(20)}
    assert len(hands) > 5
    assert start(FOUR_TRICKS, 3) == start(FOUR_TRICKS, 3)


def test_open_cards_are_never_dealt_against_what_was_shown() -> None:
    """Seat 3 could not follow pink in the second trick, and the pink 6 is the highest of seat 2."""
    for seed in range(20):
        state = start(FOUR_TRICKS, seed)
        assert not any(card[0] == "P" for card in seen(state, 3).hand)
        assert not {"P7", "P8", "P9"} & set(seen(state, 2).hand)


def test_a_trick_on_the_table_asks_the_next_seat() -> None:
    state = start(IN_A_TRICK)
    assert (seen(state).phase, int(state.turn)) == ("play", 2)
    assert [card.card for card in seen(state).trick.cards] == ["P9", "P1"]
    assert [GAME.moves.text(move) for move in state.legal()] == ["play P5", "play P6"]


@pytest.mark.parametrize(("quiet", "phase", "turn"), [("", "signal", 0), ("0", "signal", 3), ("all", "play", 0)])
def test_seats_that_were_quiet_are_not_asked_again(quiet: str, phase: str, turn: int) -> None:
    state = start(FOUR_TRICKS.replace("  2: P6 high\n", "  2: P6 high @1\n") + f"quiet: {quiet}\n")
    assert (seen(state).phase, int(state.turn)) == (phase, turn)


def test_tasks_without_owners_are_shared_out_by_the_crew() -> None:
    state = start("game: crew\nmission: 17\ntasks: T15 T86\nhands:\n  2: S4 ...\n")
    assert (seen(state).phase, seen(state).about, int(state.turn)) == ("claim", "T15", 2)


def test_owners_need_not_be_those_that_the_mission_would_allow() -> None:
    state = start("game: crew\nmission: 1\ndistress: off\ntasks:\n  T15: 3\n  T86: 3\n")
    assert [task.owner for task in seen(state).tasks] == [3, 3]
    assert seen(state).phase == "signal"


def test_cards_that_were_passed_are_known_to_giver_and_taker() -> None:
    text = (
        "game: crew\nplayers: 3\ntasks: none\ndirection: left\ngifts:\n  0: P1\n  1: P2\n  2: P3\nhands:\n  1: S4 ...\n"
    )
    for seed in range(5):
        state = start(text, seed)
        assert seen(state).passed == "left"
        assert [card for seat in (1, 2, 0) for card in seen(state, seat).hand if card in ("P1", "P2", "P3")] == [
            "P1", "P2", "P3"
        ]  # fmt: skip
        world = state.worlds(1).draw(Rng.of(seed, "worlds"))
        assert {"P1"} <= set(seen(world, 1).hand)
        assert {"P2"} <= set(seen(world, 2).hand)


def test_a_prediction_stays_secret() -> None:
    text = "game: crew\nmission: 17\ndistress: off\ntasks:\n  T85: 1\npredictions:\n  T85: 3\nquiet: all\n"
    state = start(text)
    assert [seen(state, seat).tasks[0].number for seat in (0, 1, None)] == [None, 3, None]
    numbers = {seen(state.worlds(0).draw(Rng.of(seed, "worlds")), 1).tasks[0].number for seed in range(30)}
    assert len(numbers) > 1


# --- matches ---------------------------------------------------------------------------------------------------------

TONOJA = """
game: crew
players: 2
distress: off
mission: 17
tasks:
  T15: 0
hands:
  0: S4 ...
columns: P1/B2 P3/? ?/? ?/G1 Y1/Y2 Y3/Y4 S1/S2
"""
POSITIONS = [
    FOUR_TRICKS,
    IN_A_TRICK,
    "game: crew\nmission: 17\ntasks: T15 T86\nhands:\n  2: S4 ...\n",
    "game: crew\nplayers: 3\nmission: 9\ncommunication: currents\nsignals:\n  0: P5\ntasks:\n  T15: 1\n",
    "game: crew\nplayers: 5\ncommunication: terrain\nterrain: B8\ntasks:\n  T15: 1\ndirection: right\n",
    TONOJA,
]


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
def test_every_law_holds_from_a_position(text: str) -> None:
    report = check_game(GAME, positions=[parse_position(text)], games=2, thoroughness=share(0.3))
    assert report.games == 2
    assert report.worlds > 0


def test_a_match_from_a_position_is_saved_resumed_and_verified() -> None:
    match = Match.at(GAME, parse_position(FOUR_TRICKS), 7, ("Ala", "Ola", "Ela", "Iza"))
    for text in ("quiet", "quiet", "play P9"):
        match.play(int(match.state.turn), GAME.moves.id(text))
    data = file_of(recording_of(match, "match"))
    for again in (replay, verify):
        found = again(parse_recording(data, "match"), lambda name, packs: GAME)
        assert found.state == match.state
        assert found.position == match.position
        assert found.seen(1) == match.seen(1)
    assert short_hash(match.fork(1).state) == match.entries[0].hash


def test_moves_before_a_position_can_not_be_taken_back() -> None:
    match = Match.at(GAME, parse_position(FOUR_TRICKS), 7)
    with pytest.raises(Refused, match="refused-undo-nothing"):
        match.undo(0, agreed=True)
    match.play(3, GAME.moves.id("quiet"))
    match.undo(3)
    assert match.state == match.start()


def test_a_position_tells_each_seat_how_it_came_about() -> None:
    match = Match.at(GAME, parse_position(FOUR_TRICKS), 7)
    events = match.seen(1)[0]
    assert [event.seat for event in events if isinstance(event, Dealt)] == [1]
    assert sum(isinstance(event, Trick) for event in events) == 4


# --- what is wrong with it -------------------------------------------------------------------------------------------


def test_a_card_in_two_places_is_named_with_both() -> None:
    assert wrong("game: crew\ntasks: none\nhands:\n  0: S4 P9 ...\n  2: B1 P9 ...\n") == [
        "puzzle.txt:5: hands 2: P9 is already in “hands 0”"
    ]


def test_missing_cards_are_counted() -> None:
    assert wrong("game: crew\ntasks: none\nhands:\n  0: S4 P9\n  1: P1 P2 P3 P4 P5 P6 P7 B1 B2 B3 B4 B5 ...\n") == [
        "puzzle.txt:4: hands 0: 2 cards are here, but 10 belong in this hand now: name the missing ones, or end the "
        "line with “...” to have them dealt",
        "puzzle.txt:5: hands 1: 12 cards are here, but only 10 fit in this hand now",
    ]


def test_a_missing_odd_card_of_three_hands_is_reported() -> None:
    names = [card for card in GAME.moves.texts()[:40] if card != "play G5"]
    hands = [" ".join(card.removeprefix("play ") for card in names[seat::3]) for seat in range(3)]
    text = "game: crew\nplayers: 3\ntasks: none\nhands:\n" + "".join(f"  {s}: {h}\n" for s, h in enumerate(hands))
    assert wrong(text) == [
        "puzzle.txt:5: hands: G5 is nowhere: put it in a hand, or end a hand with “...” to have it dealt"
    ]


def test_a_trick_that_breaks_the_rules_is_named_with_the_rule() -> None:
    text = "game: crew\ndistress: off\ntasks: none\nhands:\n  1: P9 ...\ntricks:\n  0: P1 B1 P2 P3\n"
    assert wrong(text) == [
        "puzzle.txt:7: tricks 0: “play B1” is not possible here for seat 1: You have to follow suit: pink."
    ]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    text = "game: crew\ndistress: off\nmission: 17\ntasks:\n  T57: 0\ntricks:\n  0: Y1 Y2 Y3 Y9\n  0: B1 B2 B3 B4\n"
    assert wrong(text) == [
        "puzzle.txt:8: tricks 0: this trick is led by seat 3, not by seat 0: the winner of a trick leads the next, the "
        "captain the first"
    ]


def test_a_status_that_the_tricks_do_not_bear_out_is_corrected() -> None:
    assert wrong(FOUR_TRICKS.replace("0 done", "0 failed")) == [
        "puzzle.txt:12: tasks T54: after these tricks this task is done, not failed"
    ]


def test_a_mission_that_is_over_is_no_position() -> None:
    text = "game: crew\ndistress: off\ntasks: none\ntricks:\n  0: Y1 Y2 Y3 Y9\n"
    assert wrong(text) == [
        "puzzle.txt:5: tricks: the mission is over after trick 1, before the end of this position (it succeeded)"
    ]


def test_all_faults_are_named_at_once() -> None:
    text = "game: crew\ntasks:\n  T15: 7\n  T86: -\nhands:\n  0: P10 S4\n  9: P1\nsignals:\n  0: S4 high\n"
    assert [fault.split(": ")[1] for fault in wrong(text)] == ["tasks T15", "hands 0", "hands 9", "signals 0"]


@pytest.mark.parametrize(
    ("lines", "id"),
    [
        ("columns: P1/P2", "fault-position-crew-columns"),
        ("players: 2\ncolumns: P1/P2", "fault-position-crew-seven"),
        ("tasks:\n  T15: 0\n  T86: -", "fault-position-crew-owners"),
        ("tasks:\n  T15: 0\ndistress: off\ntricks:\n  0: P1 P2", "fault-position-crew-trick"),
        ("trick:\n  0: P1\n  1: P2", "fault-position-crew-one-trick"),
        ("delegated: perhaps", "fault-position-word"),
        ("mission: 1\ndelegated: yes", "fault-position-crew-delegated"),
        ("signals:\n  0: P1 high low @1", "fault-position-crew-signal"),
        ("gifts:\n  0: S1", "fault-position-crew-submarine"),
        ("terrain: P1", "fault-position-crew-terrain"),
        ("tasks:\n  T15: 0\npredictions:\n  T15: 2", "fault-position-word"),
        (
            "direction: left\ntasks: none\ngifts:\n  0: P1\n  1: P2\n  2: P3\n  3: P4\nhands:\n  0: P1 ...",
            "fault-position-crew-gift",
        ),
        ("tasks: none\nvotes:\n  0: no\nquiet: all\nhands:\n  0: S4 ...", "fault-position-before"),
        ("tasks: none\ndistress: off\nsignals:\n  0: P1 high @1\n  0: P9 low @1", "fault-position-move"),
        ("tasks: none\ndistress: off\nsignals:\n  1: P1 low @1\n  1: P9 high @1", "fault-position-crew-silent"),
        (
            "tasks: none\nvotes:\n  0: left\n  1: left\n  2: left\n  3: no\ndirection: right",
            "fault-position-crew-direction",
        ),
    ],
)
def test_each_fault_has_its_sentence(lines: str, id: str) -> None:
    with pytest.raises(PositionError) as error:
        start(f"game: crew\n{lines}\n")
    assert id in [fault.reason.id for fault in error.value.faults]
    wrong(f"game: crew\n{lines}\n")


def test_the_captain_can_not_own_what_compares_with_the_captain() -> None:
    rules = GAME.setup(GAME.options()).rules
    task = next(name for name, task in zip(rules.names, rules.tasks, strict=True) if not task.captain_may_own)
    assert "the captain can't own" in wrong(f"game: crew\nmission: 17\ntasks:\n  {task}: 2\nhands:\n  2: S4 ...\n")[0]


def test_hands_that_would_be_dealt_again_are_refused() -> None:
    rules = GAME.setup(GAME.options()).rules
    number = next(i for i, masks in enumerate(rules.redeals) if len(masks))
    cards = [GAME.moves.words(card)[0] for card in range(40) if int(rules.redeals[number][0]) >> card & 1]
    text = f"game: crew\nmission: 17\ntasks: {rules.names[number]}\nhands:\n  0: {' '.join(cards)} ...\n"
    assert "the cards would be redealt" in wrong(text)[0]


# --- writing ---------------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**6), players=st.integers(2, 5), moves=st.integers(0, 80))
def test_a_running_attempt_can_be_written_and_read_back(seed: int, players: int, moves: int) -> None:
    rng = Rng.of(seed, "writing")
    missions = list(GAME.catalog.missions)
    state = GAME.start(GAME.options(mission=missions[int(rng.below(len(missions)))], players=players), seed)
    written = [(state.copy(), GAME.position_of(state))]
    for _ in range(moves):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        if state.turn == OVER:
            break
        if state.phase >= P_DISTRESS:
            written.append((state.copy(), GAME.position_of(state)))
    for before, found in (written[0], written[-1]):
        again = GAME.start_at(found, seed + 1)
        assert again.legal() == before.legal()
        for seat in (*range(players), None):
            assert again.view(seat) == before.view(seat)


def test_an_attempt_that_is_over_or_just_shared_out_is_not_written() -> None:
    state = GAME.start(GAME.options(mission="17"), 1)
    state.apply(state.legal()[0])
    with pytest.raises(Refused, match="refused-position-now"):
        GAME.position_of(state)
    state.apply(state.host()[-1])
    with pytest.raises(Refused, match="refused-position-over"):
        GAME.position_of(state)


def test_keyword_data_starts_the_same_attempt() -> None:
    by_keywords = position(
        "crew",
        mission=17,
        players=4,
        distress="off",
        hands={0: "S4 P9 P8 B5 B6 G1", 1: "P1 P2 B7 B8 G2 G3", 2: "P5 P6 Y1 Y2 G4 ...", 3: "..."},
        tasks={"T54": "0 done", "T57": 2},
        signals=["1: B8 high @2", "2: P6 high"],
        tricks=["0: Y9 Y8 Y7 Y6", "0: P7 P3 P4 S1", "3: B1 B9 B2 B3", "0: G9 G8 G7 G6"],
    )
    assert GAME.start_at(by_keywords, 1) == start(FOUR_TRICKS)
