"""The menu: games, set-up from the schema, campaigns."""

import os
from collections.abc import Sequence

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select

from batyskaf import bots
from batyskaf.bots import plain_bot
from batyskaf.core import speed
from batyskaf.core.options import describe
from batyskaf.games.crew.game import load
from batyskaf.games.crew.options import CrewOptions
from batyskaf.locale import Texts
from batyskaf.terminal import campaign as campaigns
from batyskaf.terminal.campaign import Campaign
from batyskaf.terminal.menu import CampaignPage, CrewPage, MenuApp, SetupPage, Shelf
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from tests.terminal.driving import screen_text, session, settled

Menu = Pilot[Session | None]


async def choose(pilot: Menu, words: str) -> None:
    """Choose the entry with these words."""
    entries = pilot.app.screen.query_one(OptionList)
    (index,) = [at for at in range(entries.option_count) if words in str(entries.get_option_at_index(at).prompt)]
    entries.focus()
    entries.highlighted = index
    await pilot.press("enter")
    await pilot.pause()


async def test_one_match_from_the_menu() -> None:
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, Shelf)
        await choose(pilot, "The Crew")
        await choose(pilot, "Play a single match")
        assert isinstance(app.screen, SetupPage)
        app.screen.query_one("#option-mission", Select).value = "7"
        app.screen.query_one("#option-players", Input).value = "3"
        app.screen.query_one("#option-memory", Select).value = "open"
        app.screen.query_one("#people", Input).value = "Ada, Ben"
        await pilot.click("#start")
        await pilot.pause()
    made = app.return_value
    assert made is not None
    assert made.match.options == CrewOptions(mission="7", players=3, memory="open")
    assert made.match.seats == ("Ada", "Ben", "bot:random")


async def test_every_option_has_its_field_and_explanation() -> None:
    app = MenuApp(Texts("pl"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "Załoga")
        await choose(pilot, "Zagraj raz")
        for option in describe(load().schema()):
            if option.name in ("used", "attempt"):
                continue
            app.screen.query_one(f"#option-{option.name}").focus()
            await pilot.pause()
            first = app.texts.say(f"option-crew-{option.name}.help").split()[0]
            assert first in screen_text(app)


async def test_missions_are_chosen_from_a_list_with_their_full_texts() -> None:
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "The Crew")
        await choose(pilot, "Play a single match")
        field = app.screen.query_one("#option-mission", Select)
        field.focus()
        await pilot.press("enter", *["down"] * 7)
        await pilot.pause()
        shown = screen_text(app)
        assert [f"{number}. " in shown for number in range(1, 10)] == [True] * 9
        assert load().catalog.missions["8"].text["en"] in " ".join(shown.split())
        await pilot.press("enter")
        assert field.value == "8"


async def test_invalid_options_are_reported_and_the_form_stays() -> None:
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "The Crew")
        await choose(pilot, "Play a single match")
        app.screen.query_one("#option-players", Input).value = "700"
        await pilot.click("#start")
        await pilot.pause()
        assert "“players” must be a number from 2 to 5, not “700”" in screen_text(app)
        assert isinstance(app.screen, SetupPage)


async def test_the_last_unfinished_match_is_offered() -> None:
    left = session(mission="9")
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "Resume the last match")
    assert app.return_value is not None
    assert app.return_value.path == left.path


async def test_the_language_can_be_changed_in_the_menu() -> None:
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "Polski")
        assert "W co gramy?" in screen_text(app)
        await choose(pilot, "Załoga")
        assert isinstance(app.screen, CrewPage)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Shelf)
        await pilot.press("escape")
    assert app.return_value is None


# --- campaigns ---


def finish(table: Session) -> None:
    """End an attempt and record it in the campaign."""
    while not table.over:
        if not table.step():
            table.play(table.legal()[0])
    campaigns.note_result(table)


def campaign(seats: Sequence[str] = ("Ada", "bot:random", "bot:random")) -> Campaign:
    return Campaign.create(campaigns.path_of("Nautilus"), seats, CrewOptions(players=3))


async def begun_campaign() -> Session:
    """Create a campaign for three players in the menu."""
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "The Crew")
        await choose(pilot, "Start a campaign")
        app.screen.query_one("#campaign-name", Input).value = "Nautilus"
        app.screen.query_one("#option-players", Input).value = "3"
        await pilot.click("#start")
        await pilot.pause()
    made = app.return_value
    assert made is not None
    return made


async def test_a_campaign_can_be_created_in_the_menu() -> None:
    made = await begun_campaign()
    assert made.match.options == CrewOptions(players=3)
    assert campaigns.campaign_of(made.path) == campaigns.path_of("Nautilus")


@pytest.mark.parametrize(("compiled", "bot"), [(True, "bot:medium"), (False, "bot:easy")])
async def test_a_campaign_from_the_menu_gets_thinking_bots(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, bot: str
) -> None:
    monkeypatch.setattr(bots, "plain_bot", plain_bot)  # the real one
    monkeypatch.setattr(speed, "compiled", compiled)
    made = await begun_campaign()
    assert made.match.seats[1:] == (bot, bot)


async def test_the_menu_skips_a_match_that_cant_be_resumed() -> None:
    older, newer = session(mission="2"), session(mission="3")
    os.utime(older.path, ns=(1, 1))
    newer.path.write_text(newer.path.read_text(encoding="utf-8").replace('"rules":', '"rules":99'), encoding="utf-8")
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "Resume")
    made = app.return_value
    assert made is not None
    assert made.path == older.path
    assert str(newer.path) in made.notice
    async with TableApp(made).run_test(size=(220, 30)) as shown:
        await settled(shown, made)
        assert str(newer.path) in screen_text(shown.app)


async def test_a_broken_attempt_is_reported_on_its_campaigns_page() -> None:
    opened = campaign()
    table = opened.begin("next", Texts("en"), seed=1)
    table.path.write_bytes(b"nonsense")
    app = MenuApp(Texts("en"), opened.path)
    async with app.run_test(size=(220, 24)) as pilot:
        await pilot.pause()
        assert f"Skipped: {table.path} is not a match file" in screen_text(app)


async def test_the_logbook_shows_past_attempts_and_what_can_be_played_next() -> None:
    opened = campaign()
    table = opened.begin("next", Texts("en"), seed=1)
    table.abandon()
    campaigns.note_result(table)
    app = MenuApp(Texts("en"), opened.path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CampaignPage)
        shown = screen_text(app)
        assert "Logbook of Ada" in shown
        assert "Mission 1: not done yet · 1 attempt" in shown
        await choose(pilot, "with the same tasks")
    made = app.return_value
    assert made is not None
    assert isinstance(made.match.options, CrewOptions)
    assert made.match.options.tasks == Campaign(opened.path).logbook.attempts[0].tasks
    assert made.match.options.attempt == 2


async def test_any_mission_of_a_campaign() -> None:
    app = MenuApp(Texts("en"), campaign().path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await choose(pilot, "Any mission")
        await choose(pilot, "12. ")
    assert app.return_value is not None
    assert isinstance(app.return_value.match.options, CrewOptions)
    assert app.return_value.match.options.mission == "12"


async def test_an_unfinished_attempt_is_offered() -> None:
    opened = campaign()
    left = opened.begin("next", Texts("en"), seed=1)
    app = MenuApp(Texts("en"), opened.path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await choose(pilot, "Resume the last match")
    assert app.return_value is not None
    assert app.return_value.path == left.path


async def test_a_broken_logbook_is_reported() -> None:
    path = campaigns.path_of("Nautilus")
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    app = MenuApp(Texts("en"))
    async with app.run_test(size=(120, 24)) as pilot:
        await choose(pilot, "The Crew")
        await choose(pilot, "Nautilus")
        assert "is not a logbook" in " ".join(screen_text(app).split())


def test_an_attempt_is_recorded_once() -> None:
    opened = campaign()
    table = opened.begin("next", Texts("en"), seed=1)
    finish(table)
    campaigns.note_result(table)
    attempts = Campaign(opened.path).logbook.attempts
    assert [(attempt.mission, attempt.match) for attempt in attempts] == [("1", table.path.name)]
    assert attempts[0].success == table.match.state.result().success


def test_a_finished_attempt_missing_from_the_logbook_is_added() -> None:
    opened = campaign()
    table = opened.begin("next", Texts("en"), seed=1)
    while not table.over:
        if not table.step():
            table.play(table.legal()[0])
    assert len(Campaign(opened.path).logbook.attempts) == 1
