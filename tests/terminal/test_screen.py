"""The full-screen table, driven by keys and clicks."""

import shutil
import threading

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from batyskaf import bots
from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.match import HOST
from batyskaf.core.recorder import NotSaved
from batyskaf.games.crew.view import CrewView
from batyskaf.terminal.choices import KEYS, Choices, lay_out
from batyskaf.terminal.menu import MenuApp, play_from_menu
from batyskaf.terminal.screen import TableApp, TableScreen
from batyskaf.terminal.session import Session
from batyskaf.terminal.sheets import Consent, Curtain, Sheet
from tests.terminal.driving import against_the_clock, at_table, batyskaf, by_key, screen_text, session, settled

RESERVED = "ulstxq"


def hand(table: Session, seat: int) -> tuple[str, ...]:
    view = table.view(seat)
    assert isinstance(view, CrewView)
    return view.hand


async def test_a_whole_attempt_by_keyboard() -> None:
    table = session(mission="3", players=3, seed=2)
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        await by_key(pilot, table)
        assert table.result() in screen_text(app)
        await pilot.press("enter")
    assert app.return_value is True


async def test_a_whole_attempt_with_arrows_and_enter() -> None:
    table = session(mission="1", players=3, seed=4)
    async with at_table(table, (80, 24)) as pilot:
        for _ in range(200):
            if table.over:
                break
            await pilot.press("right", "down", "left", "up", "enter")
            await settled(pilot, table)
        assert table.over


async def test_a_whole_attempt_by_mouse() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        while not table.over:
            spot = pilot.app.screen.query_one(Choices).spots()[-1]
            before = table.match.seq
            await pilot.click("#choices", offset=(spot.start + 1, spot.row))
            await settled(pilot, table)
            assert table.match.seq > before


async def test_a_click_beside_the_choices_does_nothing() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        before = table.match.seq
        await pilot.click("#choices", offset=(95, 0))
        await pilot.click("#hand")
        assert table.match.seq == before


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (40, 12)])
@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_everything_that_matters_is_in_sight(lang: str, size: tuple[int, int]) -> None:
    table = session(lang, mission="5", players=4, seed=3)
    async with at_table(table, size) as pilot:
        shown = screen_text(pilot.app)
        assert {"en": "Your hand", "pl": "Twoja ręka"}[lang] in shown
        assert {"en": "Choose a task.", "pl": "Wybierz zadanie."}[lang] in shown
        assert {"en": "pass", "pl": "spasuj"}[lang] in shown
        for card in hand(table, 0):
            assert table.texts.card("crew", card) in shown


async def test_a_narrow_screen_cuts_neither_the_trick_nor_the_way_out() -> None:
    async with at_table(session("pl", mission="9", players=3, seed=5), (60, 30)) as pilot:
        first, *lines = screen_text(pilot.app).splitlines()
        assert first.strip() == "Misja 9 · podejście 1 · stawka 1/13"
        assert lines[-1].rstrip().endswith("q wyjdź")
        await pilot.press("question_mark")
        await pilot.pause()
        keys = [line.strip(" │") for line in screen_text(pilot.app).splitlines()]
        assert "PgUp PgDn  reszta stołu" in keys


async def test_a_task_that_takes_two_lines_goes_on_further_in() -> None:
    async with at_table(session(mission="9", players=3, seed=5), (60, 30)) as pilot:
        lines = [line[1:].rstrip() for line in screen_text(pilot.app).splitlines()]
        tasks = lines[lines.index("Tasks") + 1 : lines.index("")]
        assert len(tasks) > len([line for line in tasks if line.startswith("○")]) + 1
        assert all(line.startswith(("○", "  ")) for line in tasks[1:]), tasks


async def test_the_log_is_beside_the_table_where_there_is_room() -> None:
    app = TableApp(session(mission="5", players=4, seed=3))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "is the captain." in screen_text(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "is the captain." not in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "is the captain." in screen_text(app)


async def test_resizing_loses_nothing() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (80, 24)) as pilot:
        await pilot.press("2")
        await settled(pilot, table)
        before = table.match.state.pack()
        for width, height in ((20, 5), (200, 60), (1, 1), (80, 24)):
            await pilot.resize_terminal(width, height)
            await settled(pilot, table)
        assert table.match.state.pack() == before
        assert "Send a distress signal?" in screen_text(pilot.app)
        await by_key(pilot, table)


async def test_two_players_see_tonojas_columns() -> None:
    app = TableApp(session(mission="2", players=2, seed=5))
    async with app.run_test(size=(100, 36)) as pilot:
        await pilot.pause()
        shown = screen_text(app)
        assert "Tonoja's columns" in shown
        assert "▒" in shown


async def test_sheets_open_and_close() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (80, 24)) as pilot:
        for key, words in (("question_mark", "click a choice"), ("l", "captain"), ("t", "there was none yet")):
            await pilot.press(key)
            await settled(pilot, table)
            assert isinstance(pilot.app.screen, Sheet)
            assert words in screen_text(pilot.app)
            await pilot.press("escape")
            await settled(pilot, table)
            assert isinstance(pilot.app.screen, TableScreen)


async def test_undo_is_refused_in_words_when_something_was_shown() -> None:
    app = TableApp(session(mission="5", players=4, seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("u")
        await pilot.pause()
        assert "can't be taken back any more" in screen_text(app)


async def test_undo_takes_back_where_it_may() -> None:
    """Tonoja's turn follows the captain's own: nobody else has moved and nothing was shown."""
    table = session(mission="4", players=2, seed=10, seats="Ada,Ben")
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("enter")
        for _ in range(60):
            if isinstance(app.screen, Curtain):
                await pilot.press("enter")
                await pilot.pause()
            seat, seq = table.turn, len(table.match.played)
            assert seat is not None
            await pilot.press(app.screen.query_one(Choices).spots()[0].key)
            await pilot.pause()
            if table.turn == seat and table.match.floor(seat) <= seq:
                await pilot.press("u")
                await pilot.pause()
                assert len(table.match.played) == seq
                return
        raise AssertionError("nobody ever decided twice in a row")


async def test_staying_quiet_by_itself() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        await pilot.press("s")
        await pilot.press("2")
        await settled(pilot, table)
        await pilot.press("1")
        await settled(pilot, table)
        shown = screen_text(pilot.app)
        assert "you stay quiet by yourself" in shown
        assert "Play a card." in shown


async def test_giving_up_is_asked_twice() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        await pilot.press("x")
        assert not table.over
        await pilot.press("x")
        await settled(pilot, table)
        assert table.over
        assert "given up" in screen_text(pilot.app)


# --- hot seat ---


async def test_hot_seat_never_shows_another_hand() -> None:
    """Three people at one screen: cards of the others appear only where everyone may see them."""
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy", distress="off", communication="silence")
    app = TableApp(table)
    looked = curtains = 0
    async with app.run_test(size=(120, 40)) as pilot:
        while not table.over and looked < 15:
            shown = screen_text(app)
            open_cards = {table.texts.card("crew", card) for card in _public(table)}
            if isinstance(app.screen, Curtain):
                curtains += 1
                for card in table.game.moves.texts()[:40]:
                    assert card.removeprefix("play ") not in shown
                await pilot.press("enter")
                await pilot.pause()
                continue
            seat = table.turn
            assert seat is not None
            for other in {0, 1, 2} - {seat}:
                for card in hand(table, other):
                    assert card in open_cards or card not in shown
            for card in hand(table, seat):
                assert card in shown
            looked += 1
            await pilot.press("1")
            await pilot.pause()
    assert looked == 15
    assert curtains > 5


def _public(table: Session) -> set[str]:
    view = table.view(None)
    assert isinstance(view, CrewView)
    return {on.card for on in view.trick.cards} | {signal.card for seat in view.seats for signal in seat.signals}


async def test_the_curtain_also_falls_when_a_match_is_taken_up_again() -> None:
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy")
    app = TableApp(Session.resume(table.path, table.texts))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Pass the screen to" in screen_text(app)


async def test_under_the_curtain_nothing_is_drawn() -> None:
    table = session(mission="4", players=3, seed=6, seats="Ada,Ben,Cy")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        below = app.screen_stack[-2]
        assert isinstance(below, TableScreen)
        assert below.shown is None
        assert not below.query_one("#hand").display


async def test_who_moved_last_may_take_it_back_from_the_curtain() -> None:
    """A claim shows nothing: as long as nobody else has spoken it can be taken back."""
    table = session(mission="6", players=3, seed=1, seats="Ada,Ben,Cy")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        first, seat = table.match.state.pack(), table.turn
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "take your last choice back" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert table.match.state.pack() == first
        assert isinstance(app.screen, TableScreen)
        assert app.screen.shown == seat


async def test_a_played_card_cant_be_taken_back_from_the_curtain() -> None:
    table = session(mission="1", players=3, seed=4, seats="Ada,Ben,Cy", distress="off", communication="silence")
    app = TableApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        while not any(table.game.moves.kind(played.move) == "play" for played in table.match.played):
            await pilot.press("enter" if isinstance(app.screen, Curtain) else "1")
            await pilot.pause()
        assert isinstance(app.screen, Curtain)
        before = table.match.seq
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert table.match.seq == before


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_what_keys_do_can_be_clicked(lang: str) -> None:
    table = session(lang, mission="5", players=4, seed=3)

    async def click(pilot: Pilot[bool], key: str) -> None:
        line = screen_text(pilot.app).split("\n")[-1]
        await pilot.click(offset=Offset(line.index(f" {key} ") + 3, 23))
        await pilot.pause()

    async with at_table(table, (80, 24)) as pilot:
        for key in "?lt":
            await click(pilot, key)
            assert isinstance(pilot.app.screen, Sheet), key
            await pilot.press("escape")
        await click(pilot, "s")
        assert table.standing == {0}
        await click(pilot, "u")
        assert table.texts.say("refused-undo-floor")[:30] in screen_text(pilot.app)
        await click(pilot, "q")
    assert pilot.app.return_value is False


# --- leaving, the clock, watching ---


async def test_leaving_and_going_on() -> None:
    table = session(mission="5", players=4, seed=3)
    async with at_table(table, (80, 24)) as pilot:
        await pilot.press("2")
        await settled(pilot, table)
        await pilot.press("q")
    assert pilot.app.return_value is False
    again = Session.resume(table.path, table.texts)
    assert again.match.state.pack() == table.match.state.pack()
    second = TableApp(again)
    async with second.run_test(size=(80, 24)) as pilot:
        await by_key(pilot, again)
    assert again.over


async def test_what_cant_be_written_is_said_and_written_as_soon_as_it_can_be() -> None:
    table = session(mission="5", players=4, seed=3)
    folder = table.path.parent
    async with at_table(table, (220, 30)) as pilot:
        folder.rename(folder.with_name("elsewhere"))
        await pilot.press("2")
        await settled(pilot, table)
        assert "can't be written: there is no such file." in " ".join(screen_text(pilot.app).split())
        with pytest.raises(NotSaved):
            table.saved()
        folder.with_name("elsewhere").rename(folder)
        await pilot.press("1")
        await settled(pilot, table)
        assert "can't be written" not in screen_text(pilot.app)
        await pilot.press("q")
    assert Session.resume(table.saved(), table.texts).match.seq == table.match.seq


async def test_the_bots_go_on_when_nothing_can_be_written() -> None:
    table = session(mission="5", players=4, seed=3, bots="all")
    shutil.rmtree(table.path.parent)
    async with TableApp(table).run_test(size=(100, 30)) as pilot:
        while table.match.seq < 3:
            await pilot.pause(0.05)
        assert "can't be written" in screen_text(pilot.app)


@pytest.mark.parametrize("lost", [True, False])
def test_only_a_match_that_is_saved_is_called_saved(monkeypatch: pytest.MonkeyPatch, lost: bool) -> None:
    def run(app: TableApp) -> None:
        if lost:
            shutil.rmtree(app.session.path.parent)

    monkeypatch.setattr(TableApp, "run", run)
    monkeypatch.setattr("batyskaf.terminal.app.on_screen", lambda: True)
    result = batyskaf("play", "crew", "--seed", "3")
    assert ("The match is saved" in result.output) is not lost
    assert ("can't be written: there is no such file" in result.stderr) is lost
    assert result.exit_code == (2 if lost else 0)


def test_the_menu_promises_no_more(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(mission="5", players=4, seed=3)
    monkeypatch.setattr(MenuApp, "run", lambda app: table)
    monkeypatch.setattr(TableApp, "run", lambda app: shutil.rmtree(app.session.path.parent))
    with pytest.raises(NotSaved):
        play_from_menu(table.texts)
    assert "saved" not in capsys.readouterr().out


async def test_a_killed_table_goes_on_from_its_file() -> None:
    """The app is dropped without any goodbye; what counts is what is on disk."""
    table = session(mission="5", players=4, seed=3)
    async with TableApp(table).run_test(size=(80, 24)) as pilot:
        await settled(pilot, table)
        await pilot.press("2")
        await settled(pilot, table)
        on_disk = Session.resume(table.path, table.texts)
        assert on_disk.match.state.pack() == table.match.state.pack()
        assert on_disk.match.seq == table.match.seq


async def test_the_clock_is_shown_and_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("batyskaf.terminal.session.monotonic", lambda: now)
    table = session(mission="14", players=3, seed=3)
    async with at_table(table, (100, 30)) as pilot:
        while table.left() is None:
            await pilot.press("1")
            await settled(pilot, table)
        now += 30
        pilot.app.screen._check_clock()  # type: ignore[attr-defined]
        await settled(pilot, table)
        assert "clock 3:00" in screen_text(pilot.app)
        now += 1000
        pilot.app.screen._check_clock()  # type: ignore[attr-defined]
        await settled(pilot, table)
        assert table.over
        assert "time ran out" in screen_text(pilot.app)
    assert table.match.played[-1].seat == HOST


def test_a_clock_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("batyskaf.terminal.session.monotonic", lambda: now)
    table = against_the_clock()
    now += 60
    table.save()
    now += 5000
    assert Session.resume(table.path, table.texts).left() == pytest.approx(150, abs=0.2)


async def test_watching_bots() -> None:
    table = session(mission="3", players=4, bots="all", seed=3)
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        while not table.over:
            screen._watch()
            await app.workers.wait_for_complete()
            await pilot.pause()
        assert table.result() in screen_text(app)
        assert "Your hand" not in screen_text(app)


# --- bots that fail ---


class Broken(Bot):
    """Answers with no move, or not at all."""

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        raise ArithmeticError("out of air")


def with_broken_bots(table: Session) -> Session:
    for seat in table._bots:
        table._bots[seat] = Broken()
    return table


async def test_a_bot_that_fails_is_replaced_by_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "plain_bot", lambda game: "random")
    table = with_broken_bots(session(mission="3", players=3, seed=2))
    app = TableApp(table)
    asked = 0
    async with app.run_test(size=(100, 30)) as pilot:
        while table.turn is None or asked < 2:
            await app.workers.wait_for_complete()
            await pilot.pause()
            if isinstance(app.screen, Consent):
                assert "ArithmeticError: out of air" in screen_text(app)
                asked += 1
                await pilot.press("enter")
            elif table.turn is not None:
                await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        await by_key(pilot, table)
    assert asked == 2


async def test_who_does_not_agree_leaves_and_the_match_stays() -> None:
    table = with_broken_bots(session(mission="3", players=3, seed=2))
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        while not isinstance(app.screen, Consent):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if table.turn is not None:
                await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        await pilot.press("q")
    assert app.return_value is False
    assert Session.resume(table.path, table.texts).match.state == table.match.state


async def test_the_screen_lives_while_a_bot_thinks() -> None:
    table = session(mission="3", players=3, seed=2)
    go_on = threading.Event()
    for seat, bot in table._bots.items():
        table._bots[seat] = Patient(bot, go_on)
    app = TableApp(table)
    async with app.run_test(size=(100, 30)) as pilot:
        while table.turn is not None:
            await pilot.press(app.screen.query_one(Choices).spots()[0].key)
        before = table.match.seq
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert table.match.seq == before
        go_on.set()
        await pilot.press("escape")
        await settled(pilot, table)
        assert table.match.seq > before


class Patient(Bot):
    """Waits for a sign before it decides."""

    def __init__(self, bot: Bot, sign: threading.Event) -> None:
        self.bot = bot
        self.sign = sign

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        self.sign.wait(20)
        return self.bot.choose(look, budget)


# --- the choices ---


def test_keys_of_choices_and_of_the_table_differ() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert not set(KEYS) & set(RESERVED)


@pytest.mark.parametrize("width", [10, 40, 80, 200])
def test_choices_fit_the_width_and_never_overlap(width: int) -> None:
    table = session(mission="5", players=2, seed=3)
    table.settle()
    for _ in range(6):
        spots, titles, height = lay_out(table.groups(table.turn), width)
        taken: set[Offset] = {Offset(x, row) for row, _ in titles for x in range(width)}
        for spot in spots:
            cells = {Offset(x, spot.row) for x in range(spot.start, spot.start + spot.width)}
            assert not cells & taken
            assert spot.start + spot.width <= width
            assert spot.row < height
            taken |= cells
        table.play(spots[-1].choice.move)
        table.settle()
