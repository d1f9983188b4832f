"""The audit of the tables: its short form here, the whole in `make soak`. See tests/web/audit."""

import sys
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.web.audit.kinds import ALL_GAMES, ASSERTED, KINDS
from tests.web.audit.looks import SCREENS, Look, looks
from tests.web.audit.modes import MODES, Mode
from tests.web.audit.play import play
from tests.web.audit.report import by_screen, text_of
from tests.web.kit import Server

SHORT = (
    ("crew", "mission-30", "de", "pl"),
    ("aquatica", "solo", "en", "de"),
    ("endeavor", "mission-1", "pl", "en"),
)
"""The short form: game, mode, the language on touch screens and the one on screens with a mouse."""


def short_looks(touched: str, pointed: str) -> list[Look]:
    """Looks that need two pages only: narrow and large, wide, flat, light, tall."""
    return [
        Look("360x640", touched, "l", "light"),
        Look("1280x720", pointed),
        Look("844x390", touched),
        Look("1440x900", pointed, "m", "light"),
        Look("820x1180", touched, "l"),
    ]


def test_every_kind_is_in_scope_or_out_of_it() -> None:
    assert list(ASSERTED) == list(KINDS)
    assert {game for games in ASSERTED.values() for game in games} <= set(ALL_GAMES)


def test_looks_are_all_there_and_varied() -> None:
    every = looks()
    assert len(every) == len(set(every)) == len(SCREENS) * 3 * 2 * 2
    for first, second in pairwise(every):
        assert first.screen != second.screen


@pytest.mark.parametrize(("game", "mode", "touched", "pointed"), SHORT)
def test_the_first_decisions_hold_what_is_asserted(
    browser: Browser, server: Server, game: str, mode: str, touched: str, pointed: str
) -> None:
    (known,) = (one for one in MODES[game] if one.name == mode)
    kinds = [kind for kind, games in ASSERTED.items() if game in games]
    played = play(browser, server, known, short_looks(touched, pointed), kinds=kinds, decisions=3, each=2, seed="7")
    assert not played.findings, text_of(played.findings)


@pytest.mark.soak
@pytest.mark.parametrize("mode", [mode for modes in MODES.values() for mode in modes], ids=str)
def test_whole_games_have_no_findings(browser: Browser, server: Server, mode: Mode) -> None:
    def progress(line: str) -> None:
        print(line, file=sys.__stderr__, flush=True)

    found = play(browser, server, mode, looks(), decisions=60, each=6, progress=progress).findings
    assert not found, f"{text_of(found)}\n{by_screen(found)}"
