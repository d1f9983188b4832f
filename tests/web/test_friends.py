"""Friends at a table: the way back to a seat, another device, people who leave, and what they say."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import LONG, SHORT, TABLE, Made, Server, person

A_MINUTE_LATER = "() => { const now = Date.now; Date.now = () => now() + 60_000; }"


def guest_at(browser: Browser, made: Made, size: str = "desktop") -> Page:
    """A friend who has sat down by the invite for the second seat."""
    guest = person(browser, made.invites[1], size=size)
    guest.click("[data-sit]")
    guest.wait_for_selector(TABLE)
    return guest


def test_an_invite_leads_its_owner_back_to_the_seat(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="41")
    guest = guest_at(browser, made)
    guest.goto("about:blank")
    guest.goto(made.invites[1])
    guest.wait_for_function("() => wire.seats?.[0] === 1")
    guest.goto("about:blank")
    guest.goto(made.watch)
    guest.wait_for_function("() => wire.latest && wire.seats.length === 0")
    guest.goto("about:blank")
    guest.goto(f"{server.url}/t/{made.id}")
    guest.wait_for_function("() => wire.seats?.[0] === 1")


def test_a_friend_reads_what_is_played_before_sitting_down(browser: Browser, server: Server) -> None:
    made = server.table({"mission": "5"}, kinds="mob", game="endeavor")
    guest = person(browser, made.invites[1])
    expect(guest.locator("[data-told] [data-brief='5']")).to_contain_text("the ocean is 7 columns wide")
    expect(guest.locator("[data-told] a[href$='/rules/endeavor']")).to_be_visible()


def test_a_seat_can_be_taken_to_another_device_by_code_or_picture(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mbb", seed="42")
    page = person(browser, made.link)
    page.wait_for_selector(TABLE)
    page.keyboard.press("m")
    page.click("[data-device]")
    assert page.get_attribute("[data-qr]", "data-qr") == made.link
    command = page.inner_text("[data-only-here] code")  # nobody else can reach 127.0.0.1
    assert command.split() == ["batyskaf", "serve", "--host", "0.0.0.0", "--port", str(server.port)]
    page.click("[data-get-code]")
    code = page.inner_text("[data-code]")
    phone = person(browser, server.url, size="phone")
    phone.fill("[data-code-field]", code.lower())
    phone.keyboard.press("Enter")
    phone.wait_for_selector(TABLE)
    assert phone.evaluate("wire.seats") == [0]


def test_a_friend_who_leaves_is_replaced_by_a_bot_and_comes_back(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="43")
    host, guest = person(browser, made.link), guest_at(browser, made)
    host.wait_for_function("() => wire.latest?.table.seats[1].kind === 'person'")
    host.wait_for_function("() => wire.online[1]")
    guest.goto(f"{server.url}/rules")
    host.wait_for_function("() => !wire.online[1]")
    host.evaluate(A_MINUTE_LATER)
    host.wait_for_selector("[data-absent='1']:has-text('left 1 minute ago')")
    host.click("[data-let-bot]")
    host.wait_for_function("() => wire.latest.table.seats[1].away")
    host.wait_for_selector("[data-absent='1']:has-text('A bot is playing')")
    host.wait_for_selector("[data-seat='1'] [data-stands-in]")
    guest.goto(made.invites[1])
    guest.click("button:has-text('Take my seat back')")
    host.wait_for_function("() => !wire.latest.table.seats[1].away")
    host.wait_for_selector("[data-absent]", state="detached")
    host.wait_for_selector("[data-stands-in]", state="detached")


def test_the_maker_can_invite_from_another_device(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="45")
    phone = person(browser, made.link, size="phone")
    phone.click("[data-show-invites]")
    guest = person(browser, phone.input_value("[data-invite='1']"))
    guest.click("[data-sit]")
    guest.wait_for_selector(TABLE)
    assert guest.evaluate("wire.seats") == [1]
    phone.wait_for_selector(TABLE)


def test_what_a_friend_says_is_seen_and_marked_until_it_is_read(browser: Browser, server: Server) -> None:
    made = server.table(LONG, kinds="mob", seed="44")
    host, guest = person(browser, made.link, size="phone"), guest_at(browser, made)
    host.wait_for_selector(TABLE)
    guest.click("[data-open-talk]")
    guest.click("dialog button:has-text('Hello!')")
    host.wait_for_selector("[data-bubble='1']:has-text('Hello!')")
    expect(host.locator("[data-unread]")).to_have_text("1")
    host.click("[data-open-talk]")
    host.wait_for_selector("dialog li:has-text('Hello!')")
    host.wait_for_selector("[data-unread]", state="detached")
    guest.wait_for_function("() => wire.steps.some((step) => step.step === 'said')")
    assert guest.locator("[data-unread]").count() == 0, "one's own words are not unread"


def test_neighbours_who_speak_at_once_are_both_read(browser: Browser, server: Server) -> None:
    made = server.short("endeavor", "mo", seed="44")
    host, guest = person(browser, made.link), guest_at(browser, made, "phone in landscape")
    for page, seat in ((guest, 1), (host, 0)):
        page.click("[data-open-talk]")
        page.click("dialog button:has-text('Hello!')")
        guest.wait_for_selector(f"[data-bubble='{seat}']")
    first, second = (guest.locator(f"[data-bubble='{seat}']").bounding_box() for seat in (0, 1))
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    below = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    assert beside or below


@pytest.mark.parametrize("game", SHORT)
def test_a_raised_hand_is_drawn_at_the_seat_until_it_is_lowered(browser: Browser, server: Server, game: str) -> None:
    made = server.short(game, "mo", seed="46")
    host, guest = person(browser, made.link), guest_at(browser, made, "phone")
    host.wait_for_selector(TABLE)
    guest.keyboard.press("m")
    guest.click("[data-hand]")
    host.wait_for_selector("[data-seat='1'] use[href='#icon-raised']")
    guest.click("[data-hand-down]")  # the person who raised it is reminded, since bots wait
    host.wait_for_selector("[href='#icon-raised']", state="detached")
    guest.wait_for_selector("[data-hand-down]", state="detached")
