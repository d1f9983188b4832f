"""Each check of the audit can fail: small pages with one planted fault each, and the same page without it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.audit import play
from tests.web.audit.kinds import KINDS

TABLE = """<style>* {{ margin: 0; box-sizing: border-box; font: 16px/1.4 sans-serif }} .sr {{ position: absolute;
    width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }} button {{ width: 60px; height: 60px }} {style}
</style><body><header class="bar" style="height: 50px; position: relative">{header}</header>
<div data-table="made-up">{body}</div></body>"""
ASKED: dict[str, Any] = {
    "legal": [],
    "least": 44,
    "ids": ["kraken_queen", "T57"],
    "areas": [],
    "sizes": [],
    "smallest": 14,
    "counter": 13,
}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Page:
    context = chromium.new_context(viewport={"width": 400, "height": 400})
    context.add_init_script(play.SCRIPTS)
    page = context.new_page()
    page.goto("about:blank")
    page.evaluate(play.SCRIPTS)
    return page


def kinds(page: Page, body: str, style: str = "", header: str = "", **asked: object) -> set[str]:
    """The kinds of findings on a page made of these parts."""
    page.set_content(TABLE.format(body=body, style=style, header=header))
    found = page.evaluate("asked => audit.run(asked)", {**ASKED, **asked})
    assert {one["kind"] for one in found} <= set(KINDS)
    return {one["kind"] for one in found}


CHOICE = '<button data-choice data-move="pass">Go</button>'
LEGAL: dict[str, Any] = {"legal": ["pass"]}


def test_a_plain_table_has_no_findings(page: Page) -> None:
    assert kinds(page, f"<p>Whose turn is it?</p>{CHOICE}", header="<strong>Mission</strong>", **LEGAL) == set()


@pytest.mark.parametrize(
    ("fault", "body", "style"),
    [
        ("missing", '<button data-choice data-move="other">Go</button>', ""),
        ("out-of-view", CHOICE, "button { position: absolute; left: 390px; top: 60px }"),
        ("out-of-view", CHOICE, "button { display: none }"),
        ("out-of-view", f'<div style="height: 10px; overflow: hidden">{CHOICE}</div>', ""),
        ("small", CHOICE, "button { width: 40px }"),
        ("covered", f'{CHOICE}<div class="lid"></div>', ".lid { width: 40px; height: 60px; margin-top: -62px; "
         "position: relative; background: navy }"),
        ("covered", f'{CHOICE}<div class="lid"></div>', ".lid { position: fixed; inset: 0 }"),
    ],
)  # fmt: skip
def test_a_legal_choice_that_people_can_not_reach(page: Page, fault: str, body: str, style: str) -> None:
    assert fault in kinds(page, body, style, **LEGAL)


def test_several_moves_of_one_element_are_all_offered(page: Page) -> None:
    body = '<button data-choice data-moves="signal B5|signal B5 high">5</button>'
    assert kinds(page, body, legal=["signal B5", "signal B5 high"]) == set()
    assert kinds(page, body, legal=["signal B5", "signal B5 low"]) == {"missing"}


def test_one_good_element_is_enough_for_a_choice(page: Page) -> None:
    small = '<button style="width: 12px" data-choice data-move="pass"></button>'
    assert kinds(page, small, **LEGAL) == {"small"}
    assert kinds(page, small + CHOICE, **LEGAL) == set()


def test_half_a_card_under_the_next_one_is_reachable_and_a_sliver_is_not(page: Page) -> None:
    def fan(step: int) -> str:
        style = "style='position: absolute; left: {}px; top: 60px; width: 90px; height: 120px; z-index: {}'"
        cards = (("a", 10, 1), ("b", 10 + step, 2))
        return "".join(f"<button data-choice data-move={name} {style.format(at, z)}></button>" for name, at, z in cards)

    assert kinds(page, fan(45), legal=["a", "b"]) == set()
    assert kinds(page, fan(15), legal=["a", "b"]) == {"covered"}


def test_a_container_that_scrolls_has_to_show_that_there_is_more(page: Page) -> None:
    rows = "".join(f'<p style="height: {{0}}px">Row {at}</p>' for at in range(3))
    body = f'<div class="list" style="height: 120px; overflow: auto">{rows}{CHOICE}</div>'
    bare = ".list::-webkit-scrollbar { display: none }"
    assert kinds(page, body.format(60), bare, **LEGAL) == {"out-of-view"}
    assert kinds(page, body.format(50), bare, **LEGAL) == set(), "the third row is cut by the edge"
    fade = bare + ".list { mask-image: linear-gradient(black 80%, transparent) }"
    assert kinds(page, body.format(60), fade, **LEGAL) == set()


@pytest.mark.parametrize("layer", ['class="prompt"', 'class="coach"', "data-layer", 'role="dialog"'])
def test_something_on_the_table_is_under_a_layer(page: Page, layer: str) -> None:
    body = f'<p>Your task</p><div {layer} style="position: absolute; left: 0; top: {{}}px"><p>Your turn</p></div>'
    assert "under" in kinds(page, body.format(55))
    assert kinds(page, body.format(120)) == set()


def test_things_in_the_header_overlap_or_stick_out(page: Page) -> None:
    place = '<b style="position: absolute; left: {}px; white-space: nowrap">Trick 3 of 9</b><button>Undo</button>'
    assert "header" in kinds(page, "", "header button { height: 44px }", header=place.format(20))
    assert kinds(page, "", "header button { height: 44px }", header=place.format(120)) == set()
    assert "header" in kinds(page, "", "header button { height: 44px }", header=place.format(350))


LONG = "a location with a long name"


@pytest.mark.parametrize(
    "style",
    [
        "width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis",
        "width: 60px; height: 22px; overflow: hidden",
        "width: 60px; height: 0; overflow: hidden",
        "margin-left: 300px; white-space: nowrap",
    ],
)
def test_words_that_are_cut(page: Page, style: str) -> None:
    assert "cut" in kinds(page, f'<p style="{style}">{LONG}</p>')
    assert "cut" not in kinds(page, f'<div data-tip="Here is {LONG}"><p style="{style}">{LONG}</p></div>')
    assert "cut" in kinds(page, f'<div data-tip="something else"><p style="{style}">{LONG}</p></div>')


def test_words_in_a_container_that_scrolls_are_not_cut(page: Page) -> None:
    assert kinds(page, f'<div style="height: 30px; width: 60px; overflow: auto"><p>{LONG}</p></div>') == set()


def test_words_only_for_screen_readers_are_not_cut(page: Page) -> None:
    assert kinds(page, f'<span class="sr">{LONG}</span>') == set()


def test_a_word_that_breaks_without_a_hyphen(page: Page) -> None:
    narrow = "width: 60px; overflow-wrap: anywhere"
    assert kinds(page, f'<p style="{narrow}">Organisation</p>') == {"broken"}
    assert kinds(page, f'<p style="{narrow}">one two three</p>') == set()
    assert kinds(page, '<p style="width: 120px; overflow-wrap: anywhere">Organisation</p>') == set()


def test_words_under_a_drawing(page: Page) -> None:
    lid = '<div style="width: 300px; height: 30px; margin-top: -30px; pointer-events: none; {}"></div>'
    assert kinds(page, f"<p>{LONG}</p>{lid.format('position: relative; background: navy')}") == {"covered-words"}
    assert kinds(page, f"<p>{LONG}</p>{lid.format('position: relative; background: #00f1')}") == set(), (
        "a tint hides nothing"
    )


def test_words_that_are_too_small(page: Page) -> None:
    assert kinds(page, '<p style="font-size: 13px">Trench</p>') == {"tiny"}
    assert kinds(page, '<p style="font-size: 13px">12</p>') == set()
    assert kinds(page, '<p style="font-size: 12px">12</p>') == {"tiny"}
    assert kinds(page, '<p style="transform: scale(0.5); width: 99px">Trench</p>') == {"tiny"}
    drawing = '<svg viewBox="0 0 10 10" width="{}" height="{}"><text y="5" font-size="2">Trench</text></svg>'
    assert kinds(page, drawing.format(40, 40), "text { font-size: 2px }") == {"tiny"}
    assert kinds(page, drawing.format(100, 100), "text { font-size: 2px }") == set()


@pytest.mark.parametrize(
    "shown",
    ["s1", "hex r4c1", "wild_3", "Endeavor (draft)", "see rules.pl.md", "win_cards", "kraken_queen", "T57",
     "web-crew-mission", "undefined", "{ $seat } leads"],
)  # fmt: skip
def test_an_id_of_the_code(page: Page, shown: str) -> None:
    assert "code" in kinds(page, f"<p>{shown}</p>")
    assert "code" in kinds(page, f'<p aria-label="{shown}">Words</p>')
    assert "code" in kinds(page, f'<p data-tip="{shown}">Words</p>')


def test_words_of_people_are_no_ids(page: Page) -> None:
    said = "Win the 4 of green (twice). It's 2–3 tasks; a well-known, 100 % sure lead."
    assert "code" not in kinds(page, f'<p data-tip="{said}">{said}</p>')


def test_a_main_area_that_is_too_small(page: Page) -> None:
    """What counts is what is drawn in it, not the panel around it."""
    area = '<div data-area="ocean" style="height: 300px"><svg width="{0}" height="{0}"><rect /></svg></div>'
    wanted = [{"area": "ocean", "share": 0.3, "why": "it is the game"}]
    assert kinds(page, area.format(260), areas=wanted) == set()
    assert kinds(page, area.format(150), areas=wanted) == {"share"}
    assert kinds(page, "", areas=wanted) == {"share"}


def test_a_sheet_over_a_main_area_is_measured_in_its_place(page: Page) -> None:
    """What lies under it is not seen; an area within the area is a part of it."""
    art = '<svg width="{0}" height="{0}"><rect /></svg>'
    sheet = '<div data-area="rail" style="position: absolute; inset: 0; background: navy">{}</div>'
    place = '<div style="position: relative"><div data-area="ocean" style="height: 300px">{}</div>{}</div>'
    part = '<div data-area="trick" style="position: absolute; top: 0; width: 100%; height: 300px"></div>'
    wanted = [{"area": "ocean", "share": 0.3, "why": "it is the game"}]
    small, large = art.format(100), art.format(260)
    assert kinds(page, place.format(large, sheet.format(small)), areas=wanted) == {"share"}
    assert kinds(page, place.format(small, sheet.format(large)), areas=wanted) == set()
    assert kinds(page, place.format(large + part, ""), areas=wanted) == set()


def test_advice_takes_no_part_of_a_share(page: Page) -> None:
    area = '<div data-area="ocean"><svg width="200" height="200"><rect /></svg></div>'
    wanted = [{"area": "ocean", "share": 0.3, "why": "it is the game"}]
    assert kinds(page, f'<div class="coach" style="height: 120px"></div>{area}', areas=wanted) == set()
    assert kinds(page, f'<div class="panel" style="height: 120px"></div>{area}', areas=wanted) == {"share"}


def test_a_map_that_keeps_its_shape_has_to_reach_two_edges_of_its_area(page: Page) -> None:
    area = '<div data-area="ocean" style="height: {}px"><svg data-zone width="{}" height="{}"><rect /></svg></div>'
    wanted = [{"area": "ocean", "share": 0.5, "why": "it is the game", "fits": "[data-zone]"}]
    assert kinds(page, area.format(260, 260, 260), areas=wanted) == set(), "it can't be larger without being cut"
    assert kinds(page, area.format(340, 260, 260), areas=wanted) == {"share"}, "there is room on all sides"
    assert kinds(page, area.format(190, 190, 190), areas=wanted) == {"share"}, "its area is too small"
    assert kinds(page, area.format(260, 120, 260), areas=wanted) == {"share"}, "it leaves too much empty"


def test_a_thing_that_is_smaller_than_its_design(page: Page) -> None:
    wanted = [{"selector": "[data-card]", "width": 96, "height": 96, "why": "cards are large"}]
    card = '<div data-card="B5" style="width: {}px; height: 130px"></div>'
    assert kinds(page, card.format(96), sizes=wanted) == set()
    assert kinds(page, card.format(90), sizes=wanted) == {"share"}


def test_a_page_that_scrolls(page: Page) -> None:
    assert kinds(page, '<div style="height: 500px"></div>') == {"scrolls"}


def test_axe_is_asked(page: Page) -> None:
    page.set_content('<html lang="en"><title>A</title><main><h1>A</h1><img src="data:,"></main></html>')
    assert [one["text"] for one in play.axe(page)] == ["image-alt"]
    page.set_content('<html lang="en"><title>A</title><main><h1>A</h1><img src="data:," alt="sea"></main></html>')
    assert play.axe(page) == []


def test_a_finding_says_where_and_what(page: Page) -> None:
    page.set_content(
        TABLE.format(body='<div class="row" data-seat="1"><p class="ask">see win_cards</p></div>', style="", header="")
    )
    (found,) = page.evaluate("asked => audit.run(asked)", ASKED)
    assert (found["kind"], found["selector"]) == ("code", "div > div.row[data-seat] > p.ask")
    assert (found["text"], found["detail"]) == ("see win_cards", "win_cards")
