"""The logbook: attempts, distress marks, retries, the order of missions, and a file that survives."""

from pathlib import Path

import msgspec
import pytest

from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.games.crew.content import load_content
from batyskaf.games.crew.game import load
from batyskaf.games.crew.logbook import Attempt, Logbook, Page, next_mission, next_options, read, recorded, write
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.view import CrewView
from tests.crew.driving import GAME
from tests.crew.driving import Attempt as Table

CONTENT = load_content()
HOUSE = CrewOptions(players=3, memory="open")
DECK = [task.id for task in CONTENT.tasks if task.difficulty is not None]
PACK = {
    "game": "crew",
    "name": "Reef",
    "tasks": [
        {
            "id": "reef-four",
            "kind": "win_exact_tricks",
            "params": {"n": 4},
            "text": {"en": "Win exactly four tricks.", "pl": "Zdobądź dokładnie cztery stawki."},
            "difficulty": {"3": 0, "4": 3, "5": 3},
            "evidence": "designed",
        }
    ],
    "missions": [
        {
            "id": "reef",
            "text": {"en": "Down to the reef.", "pl": "W dół, do rafy."},
            "difficulty": 3,
            "evidence": "designed",
        }
    ],
}


def book(*attempts: Attempt) -> Logbook:
    return Logbook(("Ana", "Bo", "Cy"), HOUSE, attempts)


def test_a_campaign_begins_with_mission_1() -> None:
    options = next_options(book(), CONTENT)
    assert (options.mission, options.attempt, options.distress) == ("1", 1, "ask")
    assert (options.players, options.memory) == (3, "open")


def test_a_failed_mission_can_be_retried_with_the_same_or_with_new_tasks() -> None:
    log = book(Attempt("1", True, ("T1",)), Attempt("2", False, ("T2", "T3")))
    same = next_options(log, CONTENT, "retry-same")
    assert (same.mission, same.tasks, same.attempt) == ("2", ("T2", "T3"), 2)
    new = next_options(log, CONTENT, "retry-new")
    assert (new.mission, new.tasks) == ("2", ())
    assert new.used == ("T1", "T2", "T3")
    assert next_options(log, CONTENT, "next").mission == "2"


def test_any_failed_mission_can_be_retried_later() -> None:
    log = book(Attempt("2", False, ("T2", "T3")), Attempt("5", False, ("T5",)), Attempt("8", False))
    same = next_options(log, CONTENT, "retry-same", "2")
    assert (same.mission, same.tasks, same.attempt) == ("2", ("T2", "T3"), 2)
    assert next_options(log, CONTENT, "retry-new", "2").tasks == ()
    assert [page.tasks for page in log.pages(CONTENT)] == [("T2", "T3"), ("T5",), ()]
    with pytest.raises(Refused):
        next_options(log, CONTENT, "retry-same", "3")


def test_retried_tasks_were_not_drawn_from_a_new_stack() -> None:
    log = book(Attempt("2", False, ("T2",)), Attempt("5", False, ("T5",)), Attempt("2", True, ("T2",)))
    assert next_options(log, CONTENT).used == ("T2", "T5")


def test_a_mission_again_has_the_same_tasks_until_it_is_done() -> None:
    failed = book(Attempt("2", False, ("T2",)))
    assert next_options(failed, CONTENT, "again", "2").tasks == ("T2",)
    done = failed.with_attempt(Attempt("2", True, ("T2",)))
    again = next_options(done, CONTENT, "again", "2")
    assert (again.mission, again.tasks, again.attempt, again.used) == ("2", (), 1, ("T2",))
    assert done.page("2", CONTENT).tasks == ()
    assert next_options(book(), CONTENT, "again", "7").mission == "7"


def test_missions_go_in_order_or_in_any_order() -> None:
    log = book(Attempt("1", True), Attempt("5", True), Attempt("2", True))
    assert next_mission(log, CONTENT) == "3"
    assert next_options(log, CONTENT, "any", "17").mission == "17"
    with pytest.raises(Refused):
        next_options(log, CONTENT, "any", "99")
    with pytest.raises(Refused):
        next_options(book(), CONTENT, "retry-same")


def test_the_attempts_up_to_the_success_are_counted_and_distress_costs_one() -> None:
    log = book(Attempt("1", False), Attempt("1", False, distress=True), Attempt("1", True, distress=True))
    assert log.page("1", CONTENT) == Page("1", 4, True, True)
    again = log.with_attempt(Attempt("1", False))
    assert again.page("1", CONTENT).attempts == 4


def test_distress_in_a_mission_played_again_leaves_its_page_alone() -> None:
    log = book(Attempt("1", True), Attempt("1", False, distress=True))
    assert log.page("1", CONTENT) == Page("1", 1, True, False)


def test_distress_stays_active_until_the_mission_is_done() -> None:
    log = book(Attempt("4", False, distress=True))
    assert next_options(log, CONTENT, "retry-new").distress == "active"
    later = log.with_attempt(Attempt("4", False))  # not used again, still active
    assert next_options(later, CONTENT, "retry-new").distress == "active"
    done = later.with_attempt(Attempt("4", True))
    assert next_options(done, CONTENT, "any", "4").distress == "ask"
    other = later.with_attempt(Attempt("5", False))
    assert next_options(other, CONTENT, "retry-new").distress == "ask"


def test_another_mission_in_between_turns_the_signal_off_for_good() -> None:
    """Rulebook: the marker is turned back as soon as the next mission begins."""
    log = book(Attempt("4", False, distress=True), Attempt("5", False), Attempt("4", False))
    assert next_options(log, CONTENT, "retry-new").distress == "ask"
    assert log.page("4", CONTENT) == Page("4", 3, False, True)


def test_a_table_without_distress_stays_without() -> None:
    log = Logbook(("Ana", "Bo"), CrewOptions(players=2, distress="off"), (Attempt("1", False),))
    assert next_options(log, CONTENT, "retry-new").distress == "off"


def test_used_tasks_come_back_when_the_stack_has_run_out() -> None:
    assert next_options(book(Attempt("1", True, tuple(DECK[:-1]))), CONTENT).used == tuple(DECK[:-1])
    assert next_options(book(Attempt("1", True, tuple(DECK))), CONTENT).used == ()


def test_all_tasks_that_fit_are_out_once_before_any_comes_back() -> None:
    """Four seats, mission 1 over and over: thirteen tasks have difficulty 1, and so it goes round by round."""
    log = Logbook(("Ana", "Bo", "Cy", "Di"), CrewOptions())
    drawn: list[str] = []
    for seed in range(39):
        options = next_options(log, CONTENT, "any", "1")
        tasks = tuple(task.id for task in Table(GAME.start(options, seed)).table.tasks)
        drawn += tasks
        log = log.with_attempt(Attempt("1", False, tasks))
    for round in range(3):
        assert len(set(drawn[13 * round : 13 * round + 13])) == 13


def test_the_same_tasks_again_are_no_sign_that_the_stack_has_run_out() -> None:
    log = book(Attempt("1", True, ("T1",)), Attempt("2", False, ("T2", "T3")), Attempt("2", False, ("T2", "T3")))
    assert next_options(log, CONTENT, "retry-new").used == ("T1", "T2", "T3")


def test_tasks_that_a_page_prints_are_no_sign_that_the_stack_has_run_out() -> None:
    log = book(Attempt("1", True, ("T64",)), Attempt("32", False, ("T64", "T71", "T68", "T58")))
    assert next_options(log, CONTENT).used == ("T64", "T71", "T68", "T58")


def test_a_task_that_is_never_drawn_with_so_many_seats_is_not_waited_for() -> None:
    log = book(Attempt("1", True, tuple(DECK)))
    assert next_options(log, load_content([PACK])).used == ()
    four = Logbook(("Ana", "Bo", "Cy", "Di"), CrewOptions(players=4), log.attempts)
    assert next_options(four, load_content([PACK])).used == tuple(DECK)


def test_fixed_tasks_are_not_carried_over() -> None:
    log = book(Attempt("32", False, ("T64", "T71", "T68", "T58")))
    assert next_options(log, CONTENT, "retry-same").tasks == ()


def test_the_epilogue_grows_with_each_success() -> None:
    log = book(*(Attempt(str(number), True) for number in range(1, 33)))
    first = next_options(log, CONTENT)
    assert (first.mission, first.difficulty) == ("epilogue", 18)
    log = log.with_attempt(Attempt("epilogue", True)).with_attempt(Attempt("epilogue", False, distress=True))
    assert next_options(log, CONTENT).difficulty == 19
    assert log.page("epilogue", CONTENT) == Page("epilogue", 0, True, True)


def test_missions_of_packs_come_before_the_epilogue() -> None:
    content = load_content([PACK])
    log = book(*(Attempt(str(number), True) for number in range(1, 33)))
    assert next_mission(log, content) == "reef"
    assert next_mission(log.with_attempt(Attempt("reef", False)), content) == "reef"
    assert next_mission(log.with_attempt(Attempt("reef", True)), content) == "epilogue"
    done = log.with_attempt(Attempt("reef", True)).with_attempt(Attempt("epilogue", True))
    assert next_mission(done, content) == "epilogue"


def test_an_epilogue_that_was_won_is_not_tried_again_with_its_old_tasks() -> None:
    log = book(Attempt("epilogue", True, ("T1", "T2"), difficulty=18))
    with pytest.raises(Refused) as refused:
        next_options(log, CONTENT, "retry-same")
    assert refused.value.reason.id == "refused-logbook-grown"
    assert next_options(log, CONTENT, "retry-new").difficulty == 19
    lost = log.with_attempt(Attempt("epilogue", False, ("T3",), difficulty=19))
    assert next_options(lost, CONTENT, "retry-same").tasks == ("T3",)


def test_a_chosen_difficulty_stays_with_its_mission() -> None:
    """A table that was set up harder, and plays on as a campaign."""
    presentation = GAME.presentation()
    options = GAME.options(mission="5", players=3, difficulty=8)
    log = msgspec.convert(presentation.begin(("Ana", "Bo", "Cy"), options), Logbook)
    played = msgspec.to_builtins(log.with_attempt(Attempt("5", False, ("T1",), difficulty=8)))
    assert presentation.next_options(played, "retry-new").difficulty == 8
    assert presentation.next_options(played, "retry-same").difficulty == 8
    assert presentation.next_options(played, "next").difficulty is None
    assert presentation.next_options(played, "any", "7").difficulty is None


def test_pages_are_in_the_order_of_the_catalog() -> None:
    log = book(Attempt("7", False), Attempt("2", True))
    assert [page.mission for page in log.pages(CONTENT)] == ["2", "7"]


def test_a_match_that_is_over_is_recorded_once() -> None:
    game = load()
    match = Match(game, game.options(mission="4", players=3, distress="active"), 5)
    while not match.over:
        match.play(int(match.state.turn), match.state.legal()[0])
    view = match.state.view(None)
    assert isinstance(view, CrewView)
    log = recorded(book(), match, "dive", "2026-11-15")
    tasks = tuple(task.id for task in view.tasks)
    assert tasks
    success = bool(match.state.result().success)
    assert log.attempts == (Attempt("4", success, tasks, view.distress, None, "2026-11-15", "dive"),)
    assert recorded(log, match, "dive", "2026-11-16") == log
    assert len(recorded(log, match, "another", "2026-11-16").attempts) == 2


def test_the_file_keeps_everything(tmp_path: Path) -> None:
    log = book(Attempt("1", True, ("T1",), True, 7, "2026-11-15", "dive.jsonl"))
    path = tmp_path / "deep" / "logbook.json"
    write(path, log)
    assert read(path) == log


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "refused-logbook"),
        ('{"crew": 1}', "refused-logbook"),
        ("", "refused-logbook"),
        ('{"a":' * 100_000, "refused-logbook"),
        ('{"crew": [], "house": {"players": 3}}', "refused-logbook"),
        ('{"crew": ["Ana", "Bo"], "house": {"players": 3}}', "refused-logbook"),
        ('{"crew": ["Ana", "Bo"], "house": {"players": 2}, "format": -1}', "refused-logbook"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "logbook.json"
    path.write_text(text)
    with pytest.raises(Refused) as refused:
        read(path)
    assert refused.value.reason.id == reason
    assert path.read_text() == text


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    path.write_bytes(b'{"crew": ["\xff"]}')
    with pytest.raises(Refused) as refused:
        read(path)
    assert refused.value.reason.id == "refused-logbook"


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "logbook.json"
    write(path, Logbook(("Ana", "Bo"), HOUSE, (), format=2))
    with pytest.raises(Refused) as refused:
        read(path)
    assert refused.value.reason.id == "refused-logbook-newer"
    with pytest.raises(Refused):
        read(tmp_path / "none.json")
