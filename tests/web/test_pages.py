"""Every other page: set-up from the schema, replay, files, rules, settings; in several languages and both themes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from batyskaf.languages import LANGUAGES
from tests.web import desks
from tests.web.kit import ASKED, QUICK, ROOT, SHORT, TABLE, Server, asked, past, person, seq

PACKS = ROOT / "examples" / "packs"


def test_the_set_up_explains_every_option(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/crew")
    page.wait_for_selector("[data-begin]")
    page.click("details >> nth=0")
    assert page.locator("[id^=option-tonoja_], #option-timed").count() == 0, "what doesn't apply is not shown"
    page.click("button[aria-pressed]:has-text('2')")
    page.select_option("#option-mission", "14")  # it has a clock
    expect(page.locator("#option-timed")).to_have_count(1)
    expect(page.locator("[id^=option-tonoja_]")).to_have_count(2)
    shown = set(page.locator(".field label").all_inner_texts())
    hidden = {"tasks", "used", "attempt", "untimed_sharing"}
    names = {option["name"] for option in server.get("/api/games")[0]["options"]} - hidden
    assert len(shown) >= len(names)
    for text in page.locator("details >> nth=0 >> .field > p").all_inner_texts():
        assert len(text) > 15
    page.click("button[aria-pressed]:has-text('3')")
    page.select_option("#option-mission", "4")
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    view = page.evaluate("wire.latest.view")
    assert (view["mission"], len(view["seats"])) == ("4", 3)


def test_the_set_up_of_a_game_without_a_clock_speaks_of_none_and_hides_what_does_not_apply(
    browser: Browser, server: Server
) -> None:
    page = person(browser, f"{server.url}/play/endeavor", lang="en")
    page.wait_for_selector("[data-begin]")
    expect(page.locator(".field:has(#clock) p")).to_have_text("Time for each decision.")
    expect(page.locator("#option-size")).to_have_count(1)
    page.select_option("#option-mode", "cooperative")
    expect(page.locator("#option-size")).to_have_count(0)  # a small game is competitive


@pytest.mark.parametrize(
    ("path", "said"), [("/%ff", "nothing"), ("/rules/x", "nothing"), ("/t/nosuch", "no such table")]
)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(
    browser: Browser, server: Server, path: str, said: str
) -> None:
    page = person(browser, f"{server.url}{path}", lang="en")
    expect(page.locator("[data-nowhere] h1")).to_contain_text(said)
    page.click("[data-nowhere] a")
    expect(page).to_have_url(f"{server.url}/")


@pytest.mark.parametrize("compiled", [True, False])
def test_the_set_up_says_that_bots_are_slow_where_rules_run_interpreted(
    browser: Browser, server: Server, compiled: bool
) -> None:
    games = [game | {"compiled": compiled} for game in server.get("/api/games")]
    page = person(browser, f"{server.url}/play/crew")
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.reload()
    page.wait_for_selector("[data-begin]")
    expect(page.locator("[data-interpreted]")).to_have_count(0 if compiled else 1)
    page.unroute("**/api/games")


def test_a_set_up_takes_packs_from_files(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/crew")
    page.wait_for_selector("[data-begin]")
    assert page.locator("#option-mission option[value=reef-1]").count() == 0
    page.click("details:has([data-packs]) summary")
    page.set_input_files("[data-packs]", PACKS / "crew-example.json")
    page.wait_for_selector("[data-pack]:has-text('Reef watch')")
    page.select_option("#option-mission", "reef-1")
    page.set_input_files("[data-packs]", PACKS / "aquatica-coral.json")
    page.wait_for_selector(".error:has-text('be played')")
    page.set_input_files("[data-packs]", {"name": "torn.json", "mimeType": "application/json", "buffer": b'{"game":'})
    page.wait_for_selector(".error:has-text('torn.json is not a pack: Unexpected end')")
    page.set_input_files("[data-packs]", {"name": "list.json", "mimeType": "application/json", "buffer": b"[1, 2]"})
    page.wait_for_selector(".error:has-text('list.json is not a pack: a pack is one JSON object')")
    assert page.locator("[data-pack]").count() == 1, "what was there before stays"
    page.click("[data-pack] button")
    page.wait_for_selector("[data-pack]", state="detached")
    expect(page.locator("#option-mission")).to_have_value("1")  # a mission leaves with its pack
    page.set_input_files("[data-packs]", PACKS / "crew-example.json")
    page.wait_for_selector("[data-pack]")
    page.select_option("#option-mission", "reef-1")
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    assert page.evaluate("wire.latest.view.mission") == "reef-1"
    assert page.evaluate("wire.latest.table.packs") == ["Reef watch"]


def test_missions_of_endeavor_are_chosen_by_name(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/endeavor", lang="pl")
    page.wait_for_selector("[data-begin]")
    expect(page.locator("#option-mission option[value='2']")).to_contain_text("Mapy i Wykresy")
    page.click("details:has([data-packs]) summary")
    page.set_input_files("[data-packs]", PACKS / "endeavor-example.json")
    page.wait_for_selector("[data-pack]")
    page.select_option("#option-mission", "6")
    page.wait_for_selector("[data-brief='6']")
    assert page.locator("[data-brief='6'] li").count() > 3, "three goals and the special rules, before the start"
    page.select_option("#option-mission", "kelp-and-glass")
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    assert page.evaluate("wire.latest.table.options.mission") == "kelp-and-glass"


def test_missions_of_the_crew_that_have_no_number_have_a_name(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/crew", lang="pl")
    page.wait_for_selector("[data-begin]")
    assert page.inner_text("#option-mission option[value=epilogue]").startswith("Epilog (18) · ")
    assert page.inner_text("#option-mission option[value='5']").startswith("5 (")


def test_goals_are_ticked_and_a_limit_may_be_none(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/aquatica")
    page.wait_for_selector("[data-begin]")
    page.click("summary:has-text('House rules')")
    for words in ("At least 3 Wild Mantas owned", "At least 3 scored Locations", "At least 10 discarded"):
        page.check(f"label:has-text('{words}') input")
    page.check("label:text-is('none') input")
    page.click("[data-begin]")
    page.wait_for_selector(".error:has-text('four')")
    page.check("label:has-text('At least 2 Wild Mantas owned') input")
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    options = page.evaluate("wire.latest.table.options")
    assert options["chosen_goals"] == ["wild_3", "scored_3", "discard_10", "wild_2"]
    assert options["turn_limit_per_player"] is None


def test_a_refused_set_up_says_why(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/crew", lang="pl")
    page.wait_for_selector("[data-begin]")
    page.click("details >> nth=1")
    page.fill("#seed", "to nie liczba")
    page.click("[data-begin]")
    page.wait_for_selector(".error")
    assert "to nie liczba" in page.inner_text(".error")


def test_options_that_follow_from_others_are_not_asked(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/endeavor", lang="pl")
    page.wait_for_selector("[data-begin]")
    page.click("details >> nth=0")
    assert page.locator("#option-edition, #option-mode").count() == 2
    assert page.locator("#option-fifth_player").count() == 0, "five players are chosen by their number"
    page.click("button[aria-pressed]:has-text('1')")
    assert page.locator("#option-mode").count() == 0, "alone there is one mode"
    page.click("button[aria-pressed]:has-text('5')")
    page.select_option("#option-mission", "10")
    assert page.locator("#option-edition").count() == 0, "this mission is in one edition"
    page.click("[data-begin]")
    page.wait_for_selector(TABLE)
    options = page.evaluate("wire.latest.table.options")
    assert (options["players"], options["mission"], options["edition"]) == (5, "10", "retail")


def test_options_that_change_nothing_are_not_shown(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/play/crew")
    page.wait_for_selector("[data-begin]")
    page.click("details >> nth=0")
    assert page.locator("#option-edition, #option-only_mark, #option-difficulty").count() == 3
    page.click("button[aria-pressed]:has-text('3')")
    assert page.locator("#option-edition").count() == 0, "a task differs with four players only"
    page.select_option("#option-mission", "9")
    assert page.locator("#option-only_mark").count() == 0, "signals have no marks in this mission"
    page.select_option("#option-mission", "12")
    assert page.locator("#option-difficulty").count() == 0, "this mission has no tasks"
    page.goto(f"{server.url}/play/aquatica")
    page.wait_for_selector("[data-begin]")
    page.click("details >> nth=0")
    assert page.locator("#option-king_draft_open").count() == 0, "in the basic mode nobody drafts a king"
    assert page.locator("#option-printed_goals").count() == 1
    page.select_option("#option-mode", "advanced")
    assert page.locator("#option-king_draft_open").count() == 1
    assert page.locator("#option-printed_goals").count() == 0, "goals are tokens"


def test_a_finished_game_can_be_watched_linked_and_forked(browser: Browser, server: Server) -> None:
    made = server.table(QUICK, seed="31")
    server.play(made)
    page = person(browser, f"{server.url}/replay/{made.id}")
    expect(page.locator("[data-at]")).to_have_text(re.compile("^0/"))
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-at]")).to_have_text(re.compile("^4/"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile(r"[?]at=3\b"))
    page.reload()
    expect(page.locator("[data-at]")).to_have_text(re.compile("^3/"))
    page.click("[data-fork]")
    page.wait_for_url("**/t/**")
    page.wait_for_function("() => wire.latest")
    assert page.evaluate("wire.latest.table.at") == 3


def test_a_match_file_is_downloaded_and_opened_again(browser: Browser, server: Server, tmp_path: Path) -> None:
    made = server.table(QUICK, seed="32")
    server.play(made)
    page = person(browser, made.link)
    page.click("[data-more-ways] summary")
    with page.expect_download() as waiting:
        page.click("dialog[open] button:has-text('Download')")
    file = tmp_path / "match.jsonl"
    waiting.value.save_as(file)
    page.goto(f"{server.url}/replays")
    page.set_input_files("[data-file]", file)
    page.wait_for_selector("[data-scrub]")
    page.keyboard.press("End")
    expect(page.locator(".events").first).not_to_be_empty()


def test_an_unfinished_table_is_offered_again(browser: Browser, server: Server) -> None:
    page = person(browser, server.url)
    page.click("[data-play=crew]")
    page.wait_for_selector(ASKED)
    page.goto(server.url)
    page.click(".below a[data-choice]")
    assert asked(page)


def test_times_are_written_as_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    page = person(browser, server.table().link, lang="pl")
    asked(page)
    page.goto(server.url)
    assert re.search(r"\d{1,2}\.\d{2}\.\d{4}, \d{2}:\d{2}", page.locator("[data-choice][href^='/t/']").inner_text())


def test_the_statistics_list_missions_in_their_order_and_say_where_there_are_none(
    browser: Browser, server: Server
) -> None:
    page = person(browser, server.url, "phone")
    tallies: list[dict[str, object]] = []
    page.route("**/api/stats", lambda route: route.fulfill(json={**route.fetch().json(), "tallies": tallies}))
    page.goto(f"{server.url}/stats")
    said = page.locator("ol.bars li.dim").bounding_box()
    assert said is not None
    assert said["width"] > 250
    one = {"game": "crew", "players": 4, "bots": "easy", "played": 2, "won": 1, "best": 1, "mean": 0.5}
    tallies += [{**one, "mission": mission} for mission in ("17", "4", "epilogue", "1")]
    page.reload()
    page.wait_for_selector("[data-mission]")
    listed = page.locator("[data-mission]").evaluate_all("all => all.map((one) => one.dataset.mission)")
    assert listed == ["1", "4", "17", "epilogue"]


def test_the_rules_can_be_searched_in_the_language_chosen(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/rules/crew", lang="pl")
    page.wait_for_selector("article h2")
    assert ".md" not in page.inner_text("main"), "names of files mean nothing to players"
    everything = page.locator("article section").count()
    page.fill("input[type=search]", "batyskaf zegar")
    page.wait_for_selector("mark")
    found = page.locator("article section").count()
    assert 0 < found < everything
    page.select_option("header select", "en")
    page.fill("input[type=search]", "distress")
    page.wait_for_selector("mark:has-text('distress')")


@pytest.mark.parametrize("game", SHORT)
def test_the_rules_show_every_picture_that_they_name(browser: Browser, server: Server, game: str) -> None:
    file = (ROOT / "docs" / game / "rules.pl.md").read_text("utf-8")
    named = [one.split() for one in re.findall(r"^<!-- pictures: (.*) -->$", file, re.MULTILINE)]
    page = person(browser, f"{server.url}/rules/{game}", lang="pl")
    expect(page.locator("[data-pictures]")).to_have_count(len(named))
    expect(page.locator("[data-pictures] > *")).to_have_count(sum(map(len, named)))
    assert page.locator("article", has_text="`").count() == 0, "no marks of the file are shown"


def test_settings_are_kept(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/settings")
    page.check("input[value=light]")
    page.check("input[name=text][value=l]")
    page.check("input[value=pl]")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('batyskaf.prefs')).lang === 'pl'")
    page.reload()
    page.wait_for_selector("h1:has-text('Ustawienia')")
    root = page.evaluate("({...document.documentElement.dataset, lang: document.documentElement.lang})")
    assert (root["theme"], root["text"], root["lang"]) == ("light", "l", "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(browser: Browser, server: Server, lang: str) -> None:
    for path in ("/", "/play/crew", "/lobby", "/replays", "/logbook", "/stats", "/rules/crew", "/settings"):
        page = person(browser, server.url + path, lang=lang)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        text = page.inner_text("body")
        assert "web-" not in text, f"{path}: {text[:200]}"
        desks.leave(browser)


AT_ITS_RIGHT = """() => {
    const ring = document.querySelector('[data-ring]').getBoundingClientRect();
    return document.elementFromPoint(ring.right - 10, ring.y + ring.height / 2).closest('[data-card]')?.dataset.card;
}"""
"""The card at the right edge of the ring."""


def test_the_guided_game_teaches_step_by_step(browser: Browser, server: Server) -> None:
    """A learner who does what the coach says: each lesson once, with a ring, over several tricks."""
    page = person(browser, f"{server.url}/learn/crew")
    page.wait_for_selector("[data-lesson=welcome]")
    view = page.evaluate("wire.latest.view")
    assert view["captain"] == 0, "the learner begins"
    assert "B9" in view["hand"], "and can win the blue 4"
    lessons: list[str] = []
    wishes = ("take T3", "vote no", "quiet", "play B9")
    while asked(page) and page.evaluate("wire.latest.view.number") < 4:
        while page.locator("[data-lesson]").count():
            lesson = page.get_attribute("[data-lesson]", "data-lesson") or ""
            assert lesson not in lessons
            lessons.append(lesson)
            page.wait_for_selector(f"[data-ring={lesson}]")
            if lesson == "lead":
                assert page.wait_for_function(AT_ITS_RIGHT).json_value() == "B9", "the next card is not surrounded"
            page.click("[data-learnt]")
        legal = page.evaluate("wire.latest.legal")
        before = seq(page)
        page.evaluate("move => wire.move(move)", next((move for move in wishes if move in legal), legal[0]))
        past(page, before)
    assert lessons[:3] == ["welcome", "captain", "task"]
    assert {"distress", "partner", "signal", "lead", "trick"} <= set(lessons)


def test_an_unknown_table_says_that_there_is_none(browser: Browser, server: Server) -> None:
    page = person(browser, f"{server.url}/t/000000000000")
    expect(page.locator("h1")).to_contain_text("no such table")


def test_an_unknown_address_says_so_and_leads_home(browser: Browser, server: Server) -> None:
    page = browser.new_context().new_page()
    answer = page.goto(f"{server.url}/nowhere")
    assert answer is not None
    assert answer.status == 404
    page.click("main a")
    page.wait_for_selector("[data-play=crew]")
