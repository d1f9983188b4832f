"""Aquatica's own table: payments, previews, refusals, piles, undo, the last turns, the points."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from batyskaf.languages import LANGUAGES
from tests.web.kit import (
    ASKED,
    OVER,
    READY,
    SHORT,
    Server,
    asked,
    by_click,
    escape,
    past,
    person,
    phase,
    press,
    resize,
    seq,
)

RAW = re.compile(r"\b(?:SB|SS|OV|DC)\d\d\b|trained_|wild_|sea_horse|\baquatica-|\bweb-")


def table(server: Server, seed: str = "5", kinds: str = "mb") -> str:
    return server.table(SHORT["aquatica"], kinds, seed, game="aquatica").link


def move(page: Page, start: str) -> None:
    """Choose the first move with this beginning."""
    page.wait_for_selector(ASKED)
    before = seq(page)
    page.locator(f"[data-move^='{start}']").first.click(position={"x": 16, "y": 16})
    past(page, before)
    asked(page)


def test_a_choice_says_what_it_costs_before_it_is_made(browser: Browser, server: Server) -> None:
    page = person(browser, table(server))
    asked(page)
    move(page, "play sealord")
    assert phase(page) == "buy"
    assert "1 coin" in page.inner_text(".prompt")
    dear = page.evaluate("wire.latest.legal.filter((move) => move.startsWith('buy'))")
    assert dear
    page.locator(f"[data-move='{dear[-1]}']").hover()
    page.wait_for_selector(".prompt .line:has-text('costs')")
    move(page, dear[-1])
    assert page.locator("[data-table] .board [data-card]").count() == 1


PAYING = ("play sea_horse", "skip", "conquer DC02", "use trained_raise_1", "play sealord", "buy DC11")
"""Leads to a payment of 3 more coins by a location and a manta; with a single way to pay nothing would be asked."""
MISSING = {"en": "3 coins", "pl": "3 monet", "de": "3 Münzen"}
PAID = {"en": "1 of 4 paid", "pl": "zapłacone 1 z 4", "de": "1 von 4 bezahlt"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_payment_shows_what_is_missing_and_what_each_source_gives(
    browser: Browser, server: Server, lang: str
) -> None:
    made = server.table({"kings": "off"}, "m", "11", game="aquatica")
    for text in PAYING:
        seen = server.get(f"/api/tables/{made.id}", made.token)[0]
        server.post(f"/api/tables/{made.id}/command", {"type": "move", "seq": seen["seq"], "move": text}, made.token)
    page = person(browser, made.link, lang=lang)
    asked(page)
    assert phase(page) == "pay"
    expect(page.locator(".prompt .line")).to_contain_text(MISSING[lang])
    expect(page.locator(".pay")).to_contain_text(PAID[lang])
    source = page.locator("[data-move^='pay ']").first
    source.hover()
    expect(page.locator(".prompt .line")).to_have_text(re.compile(r"\b[12]\b.*\b[12]\b"))
    before = seq(page)
    source.click(position={"x": 16, "y": 16})
    past(page, before)
    assert phase(page) != "pay" or page.evaluate("wire.latest.view.payment.need") < 3


def test_alone_one_places_the_mantas_of_the_rival_by_mouse(browser: Browser, server: Server) -> None:
    page = person(browser, table(server, kinds="m"))
    asked(page)
    move(page, "play matrona")
    assert phase(page) == "rival"
    move(page, "rival")
    spots = page.evaluate("wire.latest.view.tracks.flatMap((track) => track.spots)")
    assert spots == [{"seat": None, "points": 7}]


def test_a_card_that_would_do_nothing_says_so(browser: Browser, server: Server) -> None:
    page = person(browser, table(server))
    asked(page)
    assert page.evaluate("wire.latest.view.seats[0].board") == [], "nothing can be raised or scored"
    assert "no effect now" in page.inner_text("[data-move='play wave_teller']")
    assert "no effect now" not in page.inner_text("[data-move='play legion']")


CROWDED = """() => {
  const hand = document.querySelector("[data-area=hand]");
  const within = (inner, outer) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  return [...hand.querySelectorAll("[data-card]")].filter((card) => {
    const [name, does] = [card.querySelector(".name"), card.querySelector(".does")];
    const whole = name.scrollWidth <= name.clientWidth;
    const seen = within(name, card) && within(does, card) && within(does.firstElementChild, card);
    return !(whole && seen && within(card, hand));
  }).map((card) => card.dataset.card);
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080)])
def test_a_hand_of_seven_shows_every_name_and_all_effects(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    made = server.table({"kings": "basic"}, "mb", "7", game="aquatica")
    for lang in LANGUAGES:
        page = person(browser, made.link, lang=lang)
        asked(page)
        assert len(page.evaluate("wire.latest.view.hand")) == 7
        resize(page, *size)
        assert page.evaluate(CROWDED) == []


COVERED = """() => [...document.querySelectorAll("[data-area=hand] .nothing")].flatMap((warning) => {
    const a = warning.getBoundingClientRect();
    return [".name", ".does", ".words"].filter((part) => {
        const b = warning.parentElement.querySelector(part).getBoundingClientRect();
        const [across, down] = ["left", "top"].map((near, at) => {
            const far = ["right", "bottom"][at];
            return Math.min(a[far], b[far]) - Math.max(a[near], b[near]);
        });
        return across > 1 && down > 1;
    });
})"""
"""What the warnings of cards without effect lie over."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_lies_over_no_words(browser: Browser, server: Server, lang: str) -> None:
    page = person(browser, table(server), lang=lang)
    asked(page)
    assert page.locator("[data-area=hand] .nothing").count() > 0
    for size in ((390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1920, 1080)):
        resize(page, *size)
        assert page.evaluate(COVERED) == [], size


WORDLESS = """() => [...document.querySelectorAll("[data-area=hand] [data-card]")]
    .filter((card) => !card.querySelector(".words").getClientRects().length)
    .map((card) => card.dataset.card)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_of_seven_says_in_words_what_its_cards_do(browser: Browser, server: Server, lang: str) -> None:
    page = person(browser, server.table({"kings": "basic"}, "mb", "7", game="aquatica").link, lang=lang)
    asked(page)
    assert len(page.evaluate("wire.latest.view.hand")) == 7
    for size in ((820, 1180), (1180, 820), (1280, 720), (1440, 900), (1920, 1080)):
        resize(page, *size)
        assert page.evaluate(WORDLESS) == [], size


BELOW = """() => {
    const edge = document.querySelector(".rail").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".rival")].filter((one) => one.getBoundingClientRect().bottom > edge).length;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rival_is_in_sight_beside_goals_in_large_words(browser: Browser, server: Server, lang: str) -> None:
    page = person(browser, table(server, kinds="mbbb"), lang=lang, text="l")
    asked(page)
    resize(page, 1280, 720)
    assert page.locator(".rival").count() == 3
    assert page.evaluate(BELOW) == 0


NEXT = """() => {
    const wishes = ["play sealord", "play sea_horse", "end", "skip"];
    wire.move(wishes.find((move) => wire.latest.legal.includes(move)) ?? wire.latest.legal[0]);
}"""
"""Play a card that others follow."""


def test_a_smaller_hand_shows_them_too_on_a_phone_on_its_side(browser: Browser, server: Server) -> None:
    page = person(browser, server.table({"kings": "basic"}, "mb", "7", game="aquatica").link, lang="pl")
    resize(page, 844, 390)
    seen: set[int] = set()
    while asked(page) and not {5, 6, 7} <= seen:
        if phase(page) == "turn":
            seen.add(len(page.evaluate("wire.latest.view.hand")))
            assert page.evaluate(CROWDED) == []
        before = seq(page)
        page.evaluate(NEXT)
        past(page, before)


def test_rivals_show_whom_they_have_recruited(browser: Browser, server: Server) -> None:
    page = person(browser, table(server, kinds="mm"))
    asked(page)
    move(page, "play agent")
    move(page, "recruit")
    page.locator(READY).click()
    asked(page)
    hired = page.evaluate("wire.latest.view.seats[0].recruited")
    assert len(hired) == 1
    rival = page.locator(".rival[data-seat='0']")
    expect(rival).to_contain_text("1 recruited")
    rival.click()
    page.wait_for_selector(f"dialog [data-card='{hired[0]}']")


FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const card = this.querySelector("[data-card]")?.dataset.card;
    const to = [frames].flat().at(-1)?.transform;
    if (card && to) flights.push({ card, to, from: this.getBoundingClientRect().toJSON() });
    return animate.call(this, frames, options);
  };
}"""


def test_a_played_character_flies_to_the_pile(browser: Browser, server: Server) -> None:
    page = person(browser, table(server), motion="full")
    asked(page)
    page.evaluate(FLIGHTS)
    move(page, "play sealord")
    page.wait_for_selector(".people [data-card=sealord]", state="detached")
    flown = [flight for flight in page.evaluate("flights") if flight["card"] == "sealord"]
    assert len(flown) == 1
    x, y = map(float, re.findall(r"translate\((.*?)px, (.*?)px\)", flown[0]["to"])[0])
    pile = page.locator("[data-pile=pile]").bounding_box()
    assert pile
    middle = (
        flown[0]["from"]["x"] + flown[0]["from"]["width"] / 2,
        flown[0]["from"]["y"] + flown[0]["from"]["height"] / 2,
    )
    assert abs(middle[0] + x - pile["x"] - pile["width"] / 2) < 3
    assert abs(middle[1] + y - pile["y"] - pile["height"] / 2) < 3


def test_undo_takes_back_what_revealed_nothing(browser: Browser, server: Server) -> None:
    page = person(browser, table(server))
    asked(page)
    hand = page.evaluate("wire.latest.view.hand")
    move(page, "play sealord")
    page.click("[data-undo]")
    page.wait_for_function("() => wire.latest.view.asked === 'turn'")
    assert page.evaluate("wire.latest.view.hand") == hand


def test_what_cannot_be_done_says_why(browser: Browser, server: Server) -> None:
    page = person(browser, table(server), lang="pl")
    asked(page)
    press(page.locator(".bottom button[aria-disabled=true]").first)
    page.wait_for_selector(".refusal")
    assert len(page.inner_text(".refusal")) > 20
    assert not RAW.search(page.inner_text(".refusal"))


def test_everything_is_called_by_its_name(browser: Browser, server: Server) -> None:
    page = person(browser, table(server, "6"), lang="pl")
    for _ in range(12):
        if not asked(page):
            break
        by_click(page)
    assert not RAW.search(page.inner_text("body")), RAW.search(page.inner_text("body"))
    tips = page.evaluate("[...document.querySelectorAll('[data-tip]')].map((one) => one.dataset.tip)")
    assert [tip for tip in tips if RAW.search(tip)] == []


def test_symbols_explain_themselves_on_focus(browser: Browser, server: Server) -> None:
    page = person(browser, table(server))
    asked(page)
    page.keyboard.press("Tab")
    page.locator("[data-move='play legion']").focus()
    page.wait_for_selector(".tip:has-text('3 power, conquer a location')")


def test_rivals_and_piles_open_on_demand(browser: Browser, server: Server) -> None:
    page = person(browser, table(server))
    asked(page)
    page.click(".rival")
    expect(page.locator("dialog[open] .slot")).to_have_count(5)
    escape(page)
    move(page, "play wave_teller")
    while asked(page) and phase(page) != "turn":
        by_click(page)
    page.click("[data-pile=pile]")
    page.wait_for_selector("dialog[open]")
    escape(page)
    page.keyboard.press("t")
    page.wait_for_selector("dialog[open] section h3")
    expect(page.locator("dialog[open]")).to_contain_text("Wave-Teller")


def test_the_points_at_the_end_add_up(browser: Browser, server: Server) -> None:
    made = server.short("aquatica", "mb", "8")
    server.play(made)
    page = person(browser, made.link)
    expect(page.locator("dialog[open] tbody tr")).to_have_count(2)  # all hands are known
    scores = sorted(page.evaluate("wire.latest.result.scores"))
    rows = [row.split("\t")[1:] for row in page.inner_text("dialog[open] tbody").strip().split("\n")]
    assert sorted(int(row[-1]) for row in rows) == scores
    assert all(sum(map(int, row[:-1])) == int(row[-1]) for row in rows)


def test_at_one_screen_the_winner_is_named(browser: Browser, server: Server) -> None:
    made = server.short("aquatica", "mm", "8")
    server.play(made)
    page = person(browser, made.link)
    page.wait_for_selector(OVER)
    winner = ("Ada", "Bo")[page.evaluate("wire.latest.result.ranks").index(1)]
    expect(page.locator("dialog[open] .outcome")).to_contain_text(f"{winner} wins.")


def test_kings_are_drafted_from_a_spread_pile(browser: Browser, server: Server) -> None:
    made = server.table({**SHORT["aquatica"], "kings": "draft"}, "mm", "3", game="aquatica")
    page = person(browser, made.link, "phone", "pl")
    picked = 0
    while asked(page) and picked < 2:
        if page.locator(READY).count():
            page.click(READY)
            continue
        assert phase(page) == "draft"
        assert page.locator(".spread [data-choice]").count() >= 2
        by_click(page)
        picked += 1
    assert picked == 2


STEPS = {
    "turn": ("play sealord",),
    "buy": ("buy SB07",),
    "extra": ("end",),
    "conquer": ("play legion", "conquer "),
    "pay": ("pay SB07",),
    "raise": ("play wave_teller", "raise SB07", "raise SB07"),
    "score": ("use trained_score_1",),
    "recruit": ("play agent", "recruit "),
}
"""What a learner does at each lesson."""


def test_the_guided_game_teaches_by_doing(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/learn/aquatica")
    page.wait_for_selector("[data-lesson=welcome]")
    assert page.evaluate("wire.latest.view.turn") == 0, "the learner begins"
    lessons: list[str] = []
    while "recruit" not in lessons:
        page.wait_for_selector(f"[data-lesson], {ASKED}")
        lesson = page.get_attribute("[data-lesson]", "data-lesson") if page.locator("[data-lesson]").count() else ""
        if not lesson:
            by_click(page) if phase(page) != "turn-after" else move(page, "end")
            continue
        page.wait_for_selector(f"[data-ring={lesson}]")
        lessons.append(lesson)
        if lesson not in STEPS:
            page.click("[data-learnt]")
        for start in STEPS.get(lesson, ()):
            assert page.get_attribute("[data-lesson]", "data-lesson") == lesson, "it is shown until it is done"
            move(page, start)
        page.wait_for_selector(f"[data-lesson={lesson}]", state="detached")
    taught = ["welcome", "turn", "buy", "extra", "conquer", "pay", "raise", "score", "recruit"]
    assert lessons == taught
    assert page.evaluate("wire.latest.view.scored") == ["SB07"]
