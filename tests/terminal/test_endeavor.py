"""Endeavor in the terminal: whole games by bots, the table in words, the map."""

import re

import msgspec
import pytest

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.events import Scored
from batyskaf.games.endeavor.game import load
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.state import FRAMES
from batyskaf.lab.wording import Namer
from batyskaf.locale import LANGUAGES, Texts
from batyskaf.render import renderer_for
from batyskaf.render.endeavor import EndeavorRenderer
from batyskaf.render.endeavor_said import hex_words
from batyskaf.terminal.map import MapSheet, neighbour
from batyskaf.terminal.screen import TableApp
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Request, begin
from tests.endeavor.driving import Play as Played
from tests.terminal.driving import at_table, batyskaf, by_key, screen_text

GAME = load()
NAMES = ("Ada", "Ben", "Cy", "Di", "Ed")


def session(lang: str = "en", **choices: object) -> Session:
    return begin(Request("endeavor", choices, None, None, "3"), Texts(lang))


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("mission", [str(number) for number in range(1, 9)])
def test_bots_finish_every_mission(mission: str, mode: str) -> None:
    for players in ("1", "2", "3", "4"):
        result = batyskaf(
            "play", "endeavor", "--mission", mission, "--players", players, "--bots", "all", "--seed", "11", "--plain",
            "--option", f"mode={mode}",
        )  # fmt: skip
        assert result.exit_code == 0, result.output
        assert result.output.splitlines()[-2].startswith("Result: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    texts = Texts(lang)
    state = GAME.start(GAME.options(), 1)
    asked = {frame.asks(state) for frame in FRAMES.kinds if frame.asks(state)}
    assert len(asked) == 23
    for kind in {*asked, "over"}:
        assert texts.say(f"ask-endeavor-{kind}", you="yes", seat="Ada", about="")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("mission", "edition"), [("1", "draft"), ("6", "draft"), ("8", "draft"), ("9", "retail"), ("10", "retail")]
)
def test_every_position_and_choice_can_be_drawn(mission: str, edition: str, lang: str) -> None:
    options = GAME.options(mission=mission, edition=edition, players=3)
    state = GAME.start(options, 5)
    renderer = renderer_for(GAME, Texts(lang), options)
    rng = Rng.of(5, "terminal")
    drawn = 0
    while state.turn != -1:
        legal = state.legal()
        if rng.below(4) == 0:
            view = state.view(int(state.turn))
            assert renderer.ask(view, NAMES, int(state.turn))
            assert len(renderer.areas(view, NAMES)) >= 7
            assert sum(len(group.choices) for group in renderer.groups(view, legal, NAMES)) == len(legal)
            assert len(renderer.map(view, NAMES)) == len(state.zones)
            drawn += 1
        move = legal[rng.below(len(legal))]
        state.apply(legal[rng.below(len(legal))] if move < 2 else move)
    assert drawn > 10
    assert renderer.result(state.result(), NAMES)
    assert renderer.ask(state.view(None), NAMES, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_a_label(lang: str) -> None:
    state = GAME.start(GAME.options(), 1)
    renderer = renderer_for(GAME, Texts(lang))
    assert isinstance(renderer, EndeavorRenderer)
    view = state.view(0)
    moves = [move for move in range(len(GAME.moves)) if GAME.moves.words(move)[-1:] != ["?"]]
    labels = [choice.label.plain for group in renderer.groups(view, moves, NAMES) for choice in group.choices]
    assert len(labels) == len(moves)
    assert all(labels)


def test_a_choice_says_what_it_would_give() -> None:
    renderer = session().renderer
    state = GAME.start(GAME.options(), 1)
    moves = [GAME.moves.id(text) for text in ("travel dying-reef", "conserve kelp-forest c1", "impact r0c2")]
    labels = [choice.label.plain for group in renderer.groups(state.view(0), moves, NAMES) for choice in group.choices]
    assert labels == [
        "travel to Dying Reef (Impact)",
        "Kelp Forest: Conserve, costs 2: Reputation, Coordination",
        "hex 1/3 (Research; 1 point)",
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "place a marker on Research, 1 point (top left)",
                "use sonar at The Sea Star (discovery 1–2)",
                "recruit the Pilot",
            ],
        ),
        (
            "pl",
            [
                "połóż znacznik na polu: Badanie, 1 punkt (u góry po lewej)",
                "użyj sonaru: Morska Gwiazda (odkrycie 1–2)",
            ],
        ),
        (
            "de",
            [
                "einen Marker legen auf: Wissen, 1 Punkt (oben links)",
                "Sonar einsetzen: Seestern-Station (Entdeckung 1–2)",
            ],
        ),
    ],
)
def test_hints_name_places_by_what_they_show(lang: str, words: list[str]) -> None:
    """Nobody counts rows and columns to follow a hint."""
    state = GAME.start(GAME.options(), 1)
    moves = [GAME.moves.id(text) for text in ("impact r0c2", "sonar the-sea-star s1", "recruit pilot")]
    namer = Namer(GAME, GAME.options(), NAMES, state.view(0), [*moves, GAME.moves.id("pass")])
    assert [namer.label(move)[lang] for move in moves][: len(words)] == words


def test_each_hex_has_a_name_of_its_own() -> None:
    for mission in GAME.edition("retail").missions.values():
        renderer = renderer_for(GAME, Texts("en"), GAME.options(mission=mission.id, edition=mission.sets[0]))
        assert isinstance(renderer, EndeavorRenderer)
        names = [hex_words(renderer, mission.id, hex.id) for hex in mission.board.hexes]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("size", [(60, 30), (80, 24), (120, 40)])
async def test_the_ocean_fits_the_screen(size: tuple[int, int]) -> None:
    async with at_table(session(), size) as pilot:
        lines = screen_text(pilot.app).splitlines()
        columns = next(at for at, line in enumerate(lines) if line.split()[:5] == list("ABCDE"))
        assert lines[columns + 1].split()[0] == "1"
        assert "Tab map" in lines[-1]
        assert "trick" not in lines[-1]


@pytest.mark.parametrize("width", [46, 57, 80])
def test_each_row_of_a_wide_ocean_stays_in_one_line(width: int) -> None:
    renderer = session().renderer
    renderer.width = width
    view = GAME.start(GAME.options(mission="5", players=3), 9).view(0)
    for columns in (7, 9):
        wide = msgspec.structs.replace(view, columns=columns)
        ocean = next(
            area.body.plain for area in renderer.areas(wide, NAMES) if "  A" in area.body.plain.splitlines()[0]
        )
        *rows, _ = ocean.splitlines()
        assert max(len(row.rstrip()) for row in rows) <= width


def test_the_impact_board_shows_markers_and_rewards() -> None:
    board = area(Played().mark("r0c0", seat=1), "Impact board")
    assert board.splitlines()[0].startswith("[2] R   ?1")
    assert "∞" in board


def options_of(table: Played) -> EndeavorOptions:
    view = table.view()
    return GAME.options(mission=view.mission, edition=view.edition, players=len(view.seats))


def area(table: Played, title: str, lang: str = "en", seat: int = 0) -> str:
    """One area of the table, for a seat."""
    shown = EndeavorRenderer(GAME, Texts(lang), options_of(table)).areas(table.s.view(seat), NAMES)
    return next(area.body.plain for area in shown if area.title == title)


def choices(table: Played, lang: str = "en") -> list[str]:
    """What a seat can choose, in words."""
    view = table.s.view(int(table.turn))
    groups = EndeavorRenderer(GAME, Texts(lang), options_of(table)).groups(view, table.s.legal(), NAMES)
    return [choice.label.plain for group in groups for choice in group.choices]


def test_an_infinite_hex_shows_its_points_and_whose_markers_lie_there() -> None:
    board = area(Played().mark("r3c3", "r3c3").mark("r3c3", seat=1), "Impact board")
    assert "∞2  ?1  o1" in board
    assert "∞ 4/4: [1]×2 [2]×1" in board


def test_the_signs_of_the_impact_board_are_explained() -> None:
    legend = area(Played("8"), "Impact board").splitlines()[-1]
    for words in ("? Research", "o disc", "c Collaboration", "G2 decides how goal 2 is scored"):
        assert words in legend


def test_leader_bonuses_follow_the_edition_and_only_in_competitive_games() -> None:
    assert "1 point per own conservation disc +7/4" in area(Played(), "Goals")
    assert "1 point per own conservation disc +7/3" in area(Played(edition="retail"), "Goals")
    assert "1 point per own conservation disc: 0 of 9" in area(Played(mode="cooperative"), "Goals")


def test_special_rules_are_shown_in_co_operative_games_too() -> None:
    assert "fills the last conservation site" in area(Played("4"), "Rules of this mission")
    assert "fills the last conservation site" in area(Played("4", mode="cooperative"), "Rules of this mission")


def test_a_goal_with_an_open_choice_lists_all_alternatives() -> None:
    table = Played("8", mode="cooperative")
    waiting = area(table, "Goals").splitlines()[2]
    assert "depths 2 and 3; 1 point per own disc at depths 4 and 5)" in waiting
    assert "0 of 0" not in area(table, "Goals")
    rivals = Played("8").mark("r8c7").gain("impact").do("impact r8c8", "choose deep")
    assert "• 1 point per own disc at depths 4 and 5 +2/1" in area(rivals, "Goals")


def test_the_named_discs_of_mission_6_are_shown() -> None:
    table = Played("6", 1).designated("journal")
    assert "(journal discs): 0 of 4" in area(table, "Goals")


def test_the_step_of_the_cleanup_track_is_shown() -> None:
    assert "cleanup 0" in area(Played("9", edition="retail"), "Players")
    assert "cleanup" not in area(Played(), "Players")


def test_public_belongings_of_others_are_shown() -> None:
    players = area(Played().token("disc", seat=1).own("the-nautical-journal", seat=1), "Players")
    assert "tokens: 3 Research or 1 disc" in players
    assert "journals: The Nautical Journal" in players


def test_tokens_have_distinct_labels() -> None:
    table = (
        Played().team("leader").discs(1).token("travel", "impact", "research").to_act().do("activate leader", "done")
    )
    assert choices(table) == [
        "token for 4 Research (4 Research, no second option)",
        "token for 3 Research (3 Research or a Travel action)",
        "token for 3 Research (3 Research or 1 Impact)",
        "token for Travel action (3 Research or a Travel action)",
        "token for Impact (3 Research or 1 Impact)",
    ]


def test_declining_a_reward_and_ending_an_activation_have_different_labels() -> None:
    assert choices(Played().gain("impact"))[-1] == "decline"
    assert choices(Played().gain("impact"), "pl")[-1] == "rezygnacja"
    assert choices(Played().activated("pilot"))[-1] == "done"


def test_drawn_tiles_show_their_sites() -> None:
    table = Played().stack(2, "shipwreck", "sunken-ruins").discover(2).do("draw 2")
    tiles = area(table, "Drawn tiles")
    assert "s1 Sonar: 2× Coordination" in tiles
    assert "d1 Dive ○8" in tiles


def test_a_space_on_a_journal_shows_its_whole_action() -> None:
    table = Played(edition="retail").own("the-rising-tide-of-achievement", "enhancing-research-productivity")
    own = area(table.own("the-interlinked-ecosystem"), "Your team and board")
    assert "2× ○ Travel action (technology +1)" in own
    assert "1× ○ Dive action (2 tokens)" in own
    assert "2× ○ Conserve action (at the depth of one of your submarines)" in own


def test_the_map_line_by_line() -> None:
    result = batyskaf(
        "play",
        "endeavor",
        "--players",
        "2",
        "--seed",
        "3",
        "--plain",
        "--seat",
        "Ada",
        typed="map\nLOOK C1\nlook z9\nQuit\n",
    )
    assert "C1: The Sea Star" in result.output
    assert "j2 Journal, Collaboration" in result.output
    assert "look z9" in result.output


def test_help_uses_moves_of_this_game() -> None:
    result = batyskaf(
        "play", "endeavor", "--players", "1", "--seed", "3", "--plain", "--bots", "none", typed="?\nquit\n"
    )
    assert "a whole move such as “recruit pilot”" in result.output


def test_neighbours_on_the_map() -> None:
    sights = session().renderer.map(session().view(0), NAMES)
    places = [sight.name for sight in sights]
    here = places.index("C1")
    assert places[neighbour(sights, here, 1, 0)] == "C2"
    assert places[neighbour(sights, here, 0, -1)] == "B1"
    assert places[neighbour(sights, here, 0, 1)] == "D1"
    assert neighbour(sights, here, -1, 0) == here


async def test_arrow_keys_move_around_the_ocean() -> None:
    table = session(players=2)
    app = TableApp(table)
    async with app.run_test(size=(120, 50)) as pilot:
        await pilot.press("tab")
        await pilot.pause()
        assert isinstance(app.screen, MapSheet)
        assert "B1 Volcanic Island" in screen_text(app)
        await pilot.press("right", "down")
        await pilot.pause()
        assert "C2 The Looking Glass" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, MapSheet)


async def test_a_whole_game_by_keyboard() -> None:
    table = session(players=2)
    app = TableApp(table)
    async with app.run_test(size=(120, 40)) as pilot:
        await by_key(pilot, table, pick=lambda count: count - 1)
        assert table.over


def test_the_log_words_sites_and_hexes_and_leaves_out_points_that_nobody_got() -> None:
    played = batyskaf("play", "endeavor", "--players", "2", "--bots", "all", "--seed", "11", "--plain")
    log = played.output.splitlines()
    for line in log:
        assert not re.search(r"\b[sjcd]\d\b|\br\d+c\d+\b|scores? 0 ", line), line
    for wanted in (
        r"places a disc on .* \(Sonar: .+\)\.",
        r"Impact marker on [A-Z0-9].+ \(.+\)\.",
        r"scores [1-9]\d* for",
    ):
        assert any(re.search(wanted, line) for line in log), wanted


@pytest.mark.parametrize(("lang", "said"), [("en", "for goal 2 (1 point per own journal disc)."), ("de", "Ziel 2 (")])
def test_the_log_says_what_a_goal_counts(lang: str, said: str) -> None:
    renderer = renderer_for(GAME, Texts(lang), GAME.options(mission="1", players=2))
    assert said in renderer.line(Scored(0, "goal-2", 3), ["Ada", "Bo"], 1)
