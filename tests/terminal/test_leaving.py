"""Leaving and resuming the full-screen table, its clock, and watching bots."""

import shutil

import pytest

from batyskaf.core.match import HOST
from batyskaf.core.recorder import NotSaved
from batyskaf.terminal.menu import MenuApp, play_from_menu
from batyskaf.terminal.screen import TableApp, TableScreen
from batyskaf.terminal.session import Session
from tests.terminal.driving import against_the_clock, at_table, batyskaf, by_key, screen_text, session, settled


async def test_leaving_and_resuming() -> None:
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


async def test_unsaved_entries_are_reported_and_written_as_soon_as_possible() -> None:
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


async def test_bots_keep_playing_when_nothing_can_be_written() -> None:
    table = session(mission="5", players=4, seed=3, bots="all")
    shutil.rmtree(table.path.parent)
    async with TableApp(table).run_test(size=(100, 30)) as pilot:
        for _ in range(1000):
            await pilot.pause(0.05)
            if table.match.seq >= 3 and "can't be written" in screen_text(pilot.app):
                return
        raise AssertionError("the bots stop, or nobody is informed")


@pytest.mark.parametrize("lost", [True, False])
def test_only_a_saved_match_is_reported_as_saved(monkeypatch: pytest.MonkeyPatch, lost: bool) -> None:
    def run(app: TableApp) -> None:
        if lost:
            shutil.rmtree(app.session.path.parent)

    monkeypatch.setattr(TableApp, "run", run)
    monkeypatch.setattr("batyskaf.terminal.app.on_screen", lambda: True)
    result = batyskaf("play", "crew", "--seed", "3")
    assert ("The match is saved" in result.output) is not lost
    assert ("can't be written: there is no such file" in result.stderr) is lost
    assert result.exit_code == (2 if lost else 0)


def test_the_menu_only_reports_saved_matches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = session(mission="5", players=4, seed=3)
    monkeypatch.setattr(MenuApp, "run", lambda app: table)
    monkeypatch.setattr(TableApp, "run", lambda app: shutil.rmtree(app.session.path.parent))
    with pytest.raises(NotSaved):
        play_from_menu(table.texts)
    assert "saved" not in capsys.readouterr().out


async def test_a_killed_table_resumes_from_its_file() -> None:
    """The app is dropped without closing it, so only the file on disk counts."""
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


def test_a_clock_resumes_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
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
