"""People and bots at one table: a whole attempt, seats, links, undo, votes, pause, phrases, automatic answers."""

import asyncio
import hashlib
import random
from typing import Any
from unittest.mock import ANY

import pytest

from batyskaf.games import names
from batyskaf.games.crew.presentation import CrewPresentation
from batyskaf.languages import LANGUAGES
from tests.table.kit import Running, Seat, catch_up, finish, two_people
from tests.table.test_bots_and_clocks import Hurried, hurried


async def test_two_people_and_two_bots_play_a_whole_attempt(here: Running) -> None:
    made, ala, ola = await two_people(here)
    assert ala.welcome["seats"] == [0]
    assert ala.welcome["host"] is True
    assert ola.welcome["seats"] == [1]
    assert ola.welcome["host"] is False
    await finish(ala, ola)
    assert ala.update["result"] == ola.update["result"]
    assert [step["seq"] for step in ala.steps] == list(range(1, ala.seq + 1))
    assert [step["step"] for step in ala.steps].count("started") == 1
    assert ala.steps[-1]["step"] == "ended"
    assert made["table"]["status"] == "waiting"


@pytest.mark.parametrize("game", names())
async def test_two_clicks_start_a_game_against_bots(here: Running, game: str) -> None:
    made = await here.make(game=game)
    assert made["table"]["status"] == "playing"
    first, *others = [seat["kind"] for seat in made["table"]["seats"]]
    assert first == "person"
    assert set(others) <= {"bot"}
    mine = await here.seat(made["table"]["id"], made["token"]).join()
    await finish(mine)


async def test_the_shuffle_can_be_verified(here: Running) -> None:
    made, ala, ola = await two_people(here)
    assert ala.update["proof"] is None
    await finish(ala, ola)
    proof = ola.update["proof"]
    digest = hashlib.sha256(bytes.fromhex(proof["salt"]) + bytes.fromhex(proof["seed"])).hexdigest()
    assert digest == made["table"]["commitment"]


async def test_each_seat_sees_its_own_hand_and_no_other(here: Running) -> None:
    made, ala, ola = await two_people(here)
    watch = await here.seat(made["table"]["id"], made["watch"]).join()
    hands = [seat.update["view"]["hand"] for seat in (ala, ola, watch)]
    assert len(hands[0]) == len(hands[1]) == 10
    assert not set(hands[0]) & set(hands[1])
    assert hands[2] == []
    for seat, own in ((ala, 0), (ola, 1), (watch, None)):
        dealt = [event for step in seat.steps for event in step.get("events", ()) if event["event"] == "dealt"]
        assert [event["seat"] for event in dealt] == ([] if own is None else [own])
    assert watch.update["legal"] == []


async def test_an_invite_ends_when_its_seat_is_taken(here: Running) -> None:
    made, ala, ola = await two_people(here)
    id, invite = made["table"]["id"], made["invites"]["1"]
    again = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Ula", "token": invite})
    assert again.status_code == 403
    peek = await here.http.get(f"/api/tables/{id}", headers={"authorization": f"Bearer {invite}"})
    assert peek.status_code == 403
    assert ola.token != invite
    assert ala.token != invite


async def test_an_invite_to_a_seat_that_a_bot_took_shows_nothing(here: Running) -> None:
    made = await here.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}])
    id, invite = made["table"]["id"], made["invites"]["1"]
    maker = await here.seat(id, made["token"]).join()
    assert (await maker.ask(type="seating", about=1, bot="random"))["type"] == "ack"
    await maker.until_update(lambda update: update["table"]["status"] == "playing")
    peek = await here.seat(id, invite).join()
    assert peek.welcome["seats"] == []
    assert peek.update["seat"] is None
    refused = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Ola", "token": invite})
    assert refused.json()["reason"]["id"] == "refused-table-taken"


async def test_the_lobby_lists_public_tables_and_lets_people_sit(here: Running) -> None:
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    private = await here.make(seats=seats)
    made = await here.make(seats=seats, settings={"public": True})
    listed = (await here.http.get("/api/tables")).json()
    assert [entry["table"]["id"] for entry in listed] == [made["table"]["id"]]
    id = made["table"]["id"]
    first = await here.http.post(f"/api/tables/{id}/sit", json={"name": " O\u202ela\n "})
    second = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Ula", "seat": 2})
    third = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Ela"})
    assert first.json()["seats"] == [1]
    assert second.json()["seats"] == [2]
    assert third.json()["reason"]["id"] == "refused-table-full"
    watcher = await here.seat(id, "").join()
    assert watcher.update["table"]["seats"][1]["name"] == "Ola"
    assert watcher.update["table"]["status"] == "playing"
    foreign = await here.http.post(f"/api/tables/{private['table']['id']}/sit", json={"name": "Ela"})
    assert foreign.status_code == 403


async def test_a_hot_seat_holds_several_seats_by_one_link(here: Running) -> None:
    me = {"kind": "me"}
    made = await here.make(seats=[me, me, {"kind": "bot"}, {"kind": "bot"}])
    seat = here.seat(made["table"]["id"], made["token"])
    await seat.join()
    assert seat.welcome["seats"] == [0, 1]
    await seat.asked()
    assert set(seat.updates) == {0, 1}
    assert seat.updates[0]["view"]["hand"] != seat.updates[1]["view"]["hand"]
    rng = random.Random(3)
    while (asked := await seat.asked()) is not None:
        await seat.ask(type="move", seq=asked["seq"], move=rng.choice(asked["legal"]), seat=asked["seat"])
    assert seat.update["result"] is not None


async def until_asked(*seats: Seat) -> Seat:
    """The person who is asked after the bots have moved."""
    while True:
        await catch_up(*seats)
        asked = next((seat for seat in seats if seat.update["legal"]), None)
        if asked is not None:
            return asked
        await seats[0].read()


async def test_a_move_that_showed_something_is_undone_only_by_consent(here: Running) -> None:
    _, ala, ola = await two_people(here, options={"players": 4, "tasks": ["T57"]})  # open until the last trick
    asked = await until_asked(ala, ola)
    other = ola if asked is ala else ala
    rng = random.Random(5)
    while asked.update["view"]["phase"] != "play":
        await asked.move(rng.choice(asked.update["legal"]))
        asked = await until_asked(ala, ola)
    other = ola if asked is ala else ala
    hand = list(asked.update["view"]["hand"])
    await asked.move(asked.update["legal"][0])
    await until_asked(ala, ola)
    assert asked.update["undo"] == {"free": 0, "ask": True}
    assert (await asked.ask(type="undo", seq=asked.seq))["type"] == "ack"
    proposal = (await other.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    assert proposal["kind"] == "undo"
    assert proposal["voters"] == [other.update["seat"]]
    assert asked.update["view"]["hand"] != hand
    foreign = await asked.ask(type="vote", proposal=proposal["number"], yes=True)
    assert foreign["reason"]["id"] == "refused-table-vote"
    assert (await other.ask(type="vote", proposal=proposal["number"], yes=True))["type"] == "ack"
    await asked.until_update(lambda update: update["view"]["hand"] == hand)
    assert asked.update["legal"]
    assert any(step["step"] == "undone" and step["agreed"] for step in asked.steps)


async def test_a_move_that_showed_nothing_is_undone_freely(here: Running) -> None:
    _, ala, ola = await two_people(here, options={"mission": "1", "players": 4})
    rng = random.Random(5)
    asked = await until_asked(ala, ola)
    for _ in range(40):
        if asked.update["view"]["phase"] == "distress":
            break
        await asked.move(rng.choice(asked.update["legal"]))
        asked = await until_asked(ala, ola)
    assert asked.update["view"]["phase"] == "distress"
    view = asked.update["view"]
    await ala.ask(type="hand", up=True)  # so that no bot votes before the undo
    await asked.until_update(lambda update: update["table"]["seats"][0]["hand"])
    await asked.move("vote no")
    await asked.until_update(lambda update: update["view"] != view)
    assert asked.update["undo"]["free"] >= 1
    assert (await asked.ask(type="undo", seq=asked.seq))["type"] == "ack"
    await asked.until_update(lambda update: update["view"] == view)
    assert asked.update["table"]["proposal"] is None


def bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {made['token']}"}


async def test_a_refused_vote_changes_nothing(here: Running) -> None:
    _, ala, ola = await two_people(here)
    assert (await ala.ask(type="propose", kind="end"))["type"] == "ack"
    proposal = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    again = await ola.ask(type="propose", kind="end")
    assert again["reason"]["id"] == "refused-table-proposal"
    await ola.ask(type="vote", proposal=proposal["number"], yes=False)
    await ala.until_update(lambda update: any(step["step"] == "voted" for step in update["steps"]))
    assert ala.update["table"]["proposal"] is None
    assert ala.update["table"]["status"] == "playing"


async def test_the_table_votes_to_end(here: Running) -> None:
    _, ala, ola = await two_people(here)
    await ala.ask(type="propose", kind="end")
    proposal = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    await ola.ask(type="vote", proposal=proposal["number"], yes=True)
    await ala.until_update(lambda update: update["table"]["status"] == "over")
    assert ala.update["result"]["reason"] == "abandoned"
    refused = await ala.move("play P1")
    assert refused["reason"]["id"] == "refused-over"


async def test_a_bot_stands_in_by_consent_and_the_person_returns(here: Running) -> None:
    _, ala, ola = await two_people(here)
    await ala.ask(type="propose", kind="stand-in", about=1)
    asked = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    await ola.ask(type="vote", proposal=asked["number"], yes=True)
    await ala.until_update(lambda update: update["table"]["seats"][1]["away"])
    assert ala.update["table"]["seats"][1]["bot"] == "random"
    assert (await ola.move("quiet"))["reason"]["id"] == "refused-table-away"
    assert (await ola.ask(type="return"))["type"] == "ack"
    await ala.until_update(lambda update: not update["table"]["seats"][1]["away"])
    await finish(ala, ola)


async def test_a_paused_table_waits(here: Running) -> None:
    _, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    await ola.ask(type="pause", on=True)
    await asked.until_update(lambda update: update["table"]["paused"])
    refused = await asked.move(asked.update["legal"][0])
    assert refused["reason"]["id"] == "refused-table-paused"
    await ala.ask(type="pause", on=False)
    await asked.until_update(lambda update: not update["table"]["paused"])
    assert (await asked.move(asked.update["legal"][0]))["type"] == "ack"


async def test_the_crew_talks_in_set_phrases_unless_chat_is_chosen(here: Running) -> None:
    _, ala, ola = await two_people(here)
    assert (await ala.ask(type="say", phrase="hello"))["type"] == "ack"
    assert (await ala.ask(type="say", phrase="my P7"))["reason"]["id"] == "refused-table-phrase"
    assert (await ala.ask(type="say", text="psst"))["reason"]["id"] == "refused-table-chat"
    await ola.until_update(lambda update: any(step["step"] == "said" for step in update["steps"]))
    _, ela, ula = await two_people(here, settings={"chat": True})
    assert (await ela.ask(type="say", text="<b>psst</b>\u202e\x00 "))["type"] == "ack"
    await ula.until_update(lambda update: any(step["step"] == "said" for step in update["steps"]))
    assert next(step for step in ula.steps if step["step"] == "said")["text"] == "<b>psst</b>"


async def test_automatic_answers_pass_the_signal_window_and_a_raised_hand_stops_them(here: Running) -> None:
    made = await here.make(seats=[{"kind": "me"}] * 4)
    seat = await here.seat(made["table"]["id"], made["token"]).join()
    refused = await seat.ask(type="standing", move="play P1", on=True, seat=0)
    assert refused["reason"]["id"] == "refused-table-standing"
    for number in range(4):
        assert (await seat.ask(type="standing", move="quiet", on=True, seat=number))["type"] == "ack"
    id, head = made["table"]["id"], bearer(made)
    await seat.ask(type="hand", up=True, seat=2)
    rng = random.Random(7)

    async def look() -> list[dict[str, Any]]:
        return list((await here.http.get(f"/api/tables/{id}", headers=head)).json())

    def turn(updates: list[dict[str, Any]]) -> dict[str, Any]:
        return next(update for update in updates if update["legal"])

    while (asked := turn(await look()))["view"]["phase"] != "signal":
        await seat.ask(type="move", seq=asked["seq"], move=rng.choice(asked["legal"]), seat=asked["seat"])
    for _ in range(5):  # held: nothing happens by itself
        assert turn(await look())["view"]["phase"] == "signal"
    await seat.ask(type="hand", up=False, seat=2)
    async with asyncio.timeout(60):
        while turn(await look())["view"]["phase"] == "signal":
            await asyncio.sleep(0.01)
    quiet = [step for step in (await look())[0]["steps"] if step.get("move") == "quiet"]
    assert sorted(step["seat"] for step in quiet) == [0, 1, 2, 3]


async def test_bots_wait_while_people_decide_about_an_undo(here: Running) -> None:
    _, ala, ola = await two_people(here)
    while (asked := await until_asked(ala, ola)) is not ala:
        await asked.move(asked.update["legal"][0])
    await ala.ask(type="hand", up=True)  # so that both move before the bots
    for person in (ala, ola):
        await person.until_update(lambda update: update["legal"])
        await person.move(person.update["legal"][0])
    await ala.until_update(lambda update: update["turn"] == 2)
    assert (await ala.ask(type="undo", seq=ala.seq))["type"] == "ack"
    asked_about = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    await ala.ask(type="hand", up=False)
    for _ in range(5):  # held: no bot's move ends the question
        await ala.ask(type="ping")
        assert ala.update["turn"] == 2
        assert ala.update["table"]["proposal"] is not None
    await ola.ask(type="vote", proposal=asked_about["number"], yes=False)
    await ala.until_update(lambda update: update["turn"] != 2)
    assert ala.update["table"]["proposal"] is None


async def test_why_and_hints(here: Running) -> None:
    _, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    other = ola if asked is ala else ala
    assert (await asked.ask(type="why", move=asked.update["legal"][0]))["reason"] is None
    assert (await other.ask(type="why", move=asked.update["legal"][0]))["reason"]["id"] == "refused-not-your-turn"
    nudge = await asked.ask(type="hint")
    assert nudge["nudge"]["en"] != nudge["nudge"]["pl"]
    assert nudge["move"] is nudge["because"] is nudge["label"] is None
    hint = await asked.ask(type="hint", much="move")
    assert hint["move"] in asked.update["legal"]
    assert hint["nudge"] == nudge["nudge"]
    assert all(hint["because"][lang] and hint["label"][lang] for lang in LANGUAGES)
    assert await asked.ask(type="hint", much="move") == {**hint, "id": ANY}
    assert (await other.ask(type="hint"))["reason"]["id"] == "refused-table-hint"


@pytest.mark.parametrize("choice", ["same", "next", "retry-same", "retry-new"])
async def test_a_rematch_keeps_people_links_and_logbook(here: Running, choice: str) -> None:
    made, ala, ola = await two_people(here)
    id = made["table"]["id"]
    running_still = await here.http.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(made))
    assert running_still.json()["reason"]["id"] == "refused-table-running"
    await finish(ala, ola)
    won = ala.update["result"]["success"]
    body = {"choice": choice, "swap": True}
    one, two = [
        (await here.http.post(f"/api/tables/{id}/rematch", json=body, headers=bearer(made))).json() for _ in "12"
    ]
    assert one == two
    await ola.until_update(lambda update: update["table"]["next"] == one["table"])
    again = await here.seat(one["table"], ola.token).join()
    assert again.welcome["seats"] == [2]
    options = again.update["table"]["options"]
    assert options["mission"] == ("2" if choice == "next" and won else "1")
    if choice == "retry-same":
        assert set(options["tasks"]) == {task["id"] for task in ala.update["view"]["tasks"]}
    if choice != "same":
        campaign = (await here.http.get(f"/api/campaigns/{again.update['table']['campaign']}")).json()
        assert [attempt["match"] for attempt in campaign["book"]["attempts"]] == [id]


async def test_a_finished_mission_is_recorded_in_the_logbook_of_its_campaign(here: Running) -> None:
    wish = {"game": "crew", "options": {"players": 3}, "names": ["Ala", "Ola", "Ula"]}
    begun = (await here.http.post("/api/campaigns", json=wish)).json()
    assert begun["next"]["mission"] == "1"
    made = await here.make(options=begun["next"], campaign=begun["id"])
    seat = await here.seat(made["table"]["id"], made["token"]).join()
    await finish(seat)
    book = (await here.http.get(f"/api/campaigns/{begun['id']}")).json()
    assert book["pages"][0]["mission"] == "1"
    assert book["pages"][0]["success"] is seat.update["result"]["success"]
    unknown = await here.http.post("/api/tables", json={"game": "crew", "campaign": "nope"})
    assert unknown.status_code == 404


async def test_the_clock_of_a_timed_mission_runs_at_the_table(tmp_path: Any) -> None:
    clock = Hurried()
    patch = pytest.MonkeyPatch()
    with patch.context() as patched:
        patched.setattr(CrewPresentation, "seconds", lambda self, options: 300)
        async with hurried(tmp_path, clock) as here:
            made = await here.make(options={"mission": "14"}, seats=[{"kind": "me"}] * 4)
            seat = await here.seat(made["table"]["id"], made["token"]).join()
            rng = random.Random(2)
            while (asked := await seat.asked()) is not None and not asked["view"]["timed"]:
                await seat.ask(type="move", seq=asked["seq"], move=rng.choice(asked["legal"]), seat=asked["seat"])
            assert seat.update["clock"]["mode"] == "game"
            refused = await seat.ask(type="pause", on=True, seat=0)
            assert refused["reason"]["id"] == "refused-table-timed"
            clock.ahead += 301
            await here.hub.at(made["table"]["id"], lambda table: table.read(lambda desk: None))
            await seat.until_update(lambda update: update["table"]["status"] == "over")
            assert seat.update["result"]["reason"] == "time"
            assert [step["move"] for step in seat.steps if step.get("seat") == -2] == ["time-up"]
