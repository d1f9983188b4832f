"""Aquatica in the terminal: complete games in every mode, the table, grouped choices, payments."""

import io

import msgspec
import pytest

from batyskaf.core.game import OVER
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.games.aquatica.view import AquaticaView
from batyskaf.locale import LANGUAGES, Texts
from batyskaf.render import renderer_for
from batyskaf.render.aquatica import AquaticaRenderer
from batyskaf.terminal import folders
from batyskaf.terminal.plain import Plain
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Request, begin, chosen
from tests.aquatica.driving import GAME, Play, position
from tests.terminal.driving import at_table, screen_text

NAMES = ("Ada", "Ben", "Cy", "Dee")


def session(players: int, mode: str, *seats: str, lang: str = "en") -> Session:
    game = load("aquatica")
    match = Match(game, game.options(players=players, mode=mode), 11, seats)
    return Session(match, folders.new_match("aquatica"), Texts(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_complete_games_among_bots(players: int, mode: str, lang: str) -> None:
    table = session(players, mode, *["bot:random"] * players, lang=lang)
    out = io.StringIO()
    Plain(table, out, io.StringIO("")).run()
    assert table.over
    assert "=" not in "".join(line for line in out.getvalue().splitlines() if line.startswith("  ")), "all is worded"
    assert Texts(lang).say(f"outcome-aquatica-{table.match.state.result().reason}") in out.getvalue()


def test_a_person_plays_line_by_line() -> None:
    table = session(2, "basic", "Ada", "bot:random")
    out = io.StringIO()
    Plain(table, out, io.StringIO("1\n" * 3000)).run()
    assert table.over
    assert "Play a character, or take an additional action first." in out.getvalue()


async def test_the_full_screen() -> None:
    table = session(3, "advanced", "Ada", "bot:random", "bot:random")
    app = TableApp(table)
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.pause()
        assert "Goals" in screen_text(app)
        assert "Your hand" in screen_text(app)
        await pilot.press("1")
        await pilot.pause()


@pytest.mark.parametrize("word", ["none", "brak"])
def test_the_turn_limit_can_be_removed(word: str) -> None:
    game = load("aquatica")
    assert chosen(game, {"turn_limit_per_player": word}) == game.options(turn_limit_per_player=None)
    with pytest.raises(Refused, match="refused-option-number"):
        chosen(game, {"players": word})


def drawn(play: Play, lang: str = "en") -> AquaticaRenderer:
    renderer = renderer_for(GAME, Texts(lang))
    assert isinstance(renderer, AquaticaRenderer)
    return renderer


def test_the_remaining_payment_is_shown() -> None:
    play = position(boards={0: {"SS01": 0}}, bottom=["SB06"])
    renderer = drawn(play)
    play.do("play sealord")
    assert renderer.ask(play.s.view(0), NAMES, 0) == "Buy a location. · From the card: 1 coin"
    play.do("buy SB06")
    words = renderer.ask(play.s.view(0), NAMES, 0)
    assert words.endswith("Buying ▲S Veterans' Feeding Ground: 2 coins still needed")
    groups = renderer.groups(play.s.view(0), play.s.legal(), NAMES)
    assert [group.title for group in groups] == ["Pay with"]
    assert [choice.label.plain for choice in groups[0].choices] == ["■W Lost Skiff: 2¤", "Trained Manta: +2 coins"]


def test_choices_are_grouped_by_what_they_do() -> None:
    play = position(boards={0: {"OV01": 0, "SB13": 0}}, scored={0: ["SB01", "SB02", "SB03"]})
    groups = drawn(play).groups(play.s.view(0), play.s.legal(), NAMES)
    assert [group.title for group in groups] == ["Play a character", "Use a manta", "Exploit a depth", "Claim a goal"]
    labels = {group.title: [choice.label.plain for choice in group.choices] for group in groups}
    assert labels["Exploit a depth"] == ["●V Warm Vent: raise other locations by 1 depth"]
    assert labels["Claim a goal"] == ["At least 3 scored Locations"]


def test_a_free_recruit_mentions_no_coins() -> None:
    play = position(boards={0: {"DC03": 0}}, row=["meg", "healer"])
    play.do("exploit DC03")
    renderer = drawn(play)
    assert renderer.ask(play.s.view(0), NAMES, 0) == "Recruit a character for free."
    choices = renderer.groups(play.s.view(0), play.s.legal(), NAMES)[0].choices
    labels = [choice.label.plain for choice in choices]
    assert any(label.startswith("Meg for free  ") for label in labels)
    assert any(label.startswith("Healer for free instead of 1  ") for label in labels)
    assert {choice.said for choice in choices} >= {"Meg for free", "Healer for free instead of 1"}


def test_in_sentences_a_character_is_its_name() -> None:
    play = position()
    choices = drawn(play).groups(play.s.view(0), play.s.legal(), NAMES)[0].choices
    said = {choice.said: choice.label.plain for choice in choices}
    assert said["Sealord"] == "Sealord  1 coin, buy a location"


def test_all_cards_return_in_one_step() -> None:
    """This is only asked because a goal could be claimed first, while ten cards are in the discard pile."""
    pile = ["legion", "sealord", "agent", "sea_horse", "wave_teller", *["meg", "healer"] * 2, "cai"]
    play = position(piles={0: pile}, goals=["discard_10", "hand_8", "board_5", "risen_5"])
    play.do("play matrona")
    assert play.legal() == {"claim discard_10", "continue"}
    assert drawn(play).ask(play.s.view(0), NAMES, 0) == "Your discarded characters return to your hand."


def test_alternatives_are_described_separately() -> None:
    play = position(boards={0: {"SB01": 1, "SB13": 0}})
    play.do("play wave_teller")
    groups = drawn(play).groups(play.s.view(0), play.s.legal(), NAMES)
    assert [choice.label.plain for choice in groups[0].choices] == [
        "raise locations by 2 depths",
        "score 2 fully risen locations",
    ]


def test_cards_are_described_as_this_table_plays_them() -> None:
    options = GAME.options(players=2, wave_teller_reading="both", two_player_matrona_discards_leftmost=True)
    renderer = renderer_for(GAME, Texts("en"), options)
    state = GAME.start(options, 1)
    played = {choice.label.plain for choice in renderer.groups(state.view(0), state.legal(), NAMES)[0].choices}
    assert "Wave-Teller  raise locations by 2 depths, score 2 fully risen locations" in played
    assert "Matrona  take back all characters, ready all mantas, remove the free character from the row" in played


def test_discarded_locations_are_public() -> None:
    play = position(shed=["SB01", "SS05"])
    view = play.s.view(1)
    assert drawn(play).heading(view).endswith(" · 2 locations discarded")
    shown = drawn(play).recent(view, NAMES)
    assert shown is not None
    assert shown.plain == "▲S Pilot Fish Shallows  1¤/2⚔  [2⚔] ★2\n■W Empty Galley  2¤/5⚔  [] ★3"
    assert drawn(play).recent(position().s.view(1), NAMES) is None


def test_the_board_shows_what_is_covered() -> None:
    play = position(boards={0: {"SB07": 1}})
    areas = {area.title: area.body.plain for area in drawn(play).areas(play.s.view(0), NAMES)}
    assert areas["Your board"] == "▲S Toothed Strait  [(2⚔) · 2¤] ★2 ∿2⚔"
    assert "Bottom row" in areas


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(lang: str) -> None:
    state = GAME.start(GAME.options(players=3, mode="advanced"), 2)
    renderer = renderer_for(GAME, Texts(lang))
    rng = Rng.of(2, "drawn")
    while state.turn != OVER:
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            assert renderer.areas(view, NAMES)
            assert renderer.ask(view, NAMES, seat)
            assert renderer.heading(view)
        legal = state.legal()
        groups = renderer.groups(state.view(int(state.turn)), legal, NAMES)
        assert sorted(choice.move for group in groups for choice in group.choices) == legal
        state.apply(legal[int(rng.below(len(legal)))])
    assert renderer.ask(state.view(0), NAMES, 0) == Texts(lang).say("ask-aquatica-over")


def test_a_small_screen_leaves_only_the_cards_in_hand_below_the_table() -> None:
    play = position(piles={0: ("matrona",)}, scored={0: ("SB07",)})
    renderer = renderer_for(GAME, Texts("en"))
    large = {area.place: area.body.plain for area in renderer.areas(play.s.view(0), NAMES)}["hand"].splitlines()
    renderer.compact = True
    areas = renderer.areas(play.s.view(0), NAMES)
    assert len(large) == 3
    assert [area.body.plain for area in areas if area.place == "hand"] == large[:1]
    assert [area.body.plain for area in areas if area.body.plain in large[1:]] == large[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_screen_shows_the_own_board_and_usual_locations_whole(lang: str) -> None:
    play = position(boards={0: {"SB07": 1, "SB08": 0, "SS06": 0}}, bottom=("SB14", "OV07"))
    renderer = renderer_for(GAME, Texts(lang))
    whole = {area.title: area.body.plain for area in renderer.areas(play.s.view(0), NAMES)}
    renderer.compact = True
    lines = renderer.areas(play.s.view(0), NAMES)[0].body.plain.splitlines()
    assert all(len(line) <= renderer.width for line in lines)
    board = renderer.texts.say("table-aquatica-board")
    shown = " ".join(line[lines[0].index(board) :] for line in lines).split()
    assert len(whole[board].splitlines()) == 3
    assert " ".join(whole[board].split()) in " ".join(shown)
    offers = whole[renderer.texts.say("table-aquatica-bottom")].splitlines()
    assert len(offers) == 2
    assert all(any(offer in line for line in lines) for offer in offers)


def test_a_small_screen_says_that_the_ocean_is_empty() -> None:
    renderer = renderer_for(GAME, Texts("en"))
    renderer.compact = True
    view = position(boards={0: {"SB07": 0}}).s.view(0)
    empty = msgspec.structs.replace(view, top=(), bottom=())
    shown = [renderer.areas(state, NAMES)[0].body.plain for state in (view, empty)]
    assert ["nothing" in text for text in shown] == [False, True]


async def test_a_small_screen_shows_ocean_board_and_goals_together() -> None:
    table = begin(Request("aquatica", {"players": 2}, None, "1", "3", bot="random"), Texts("en"))
    async with at_table(table, (80, 24)) as pilot:
        shown = screen_text(pilot.app)
        view = table.view(0)
        assert isinstance(view, AquaticaView)
        names = [table.renderer.texts.entry(table.match.game, "locations", id) for id in (*view.top, *view.bottom)]
        assert len(names) > 3
        assert all(name in shown for name in names)
        assert table.texts.say("table-aquatica-board") in shown
        assert shown.count("next: ") == len(view.tracks) == 4
        await pilot.press("question_mark")
        await pilot.pause()
        assert names[0] in screen_text(pilot.app), "a pop-up leaves the table in sight"
