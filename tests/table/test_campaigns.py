"""A campaign at the table: missions in any order, retried with the same or new tasks, and recorded in a logbook."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.kit import Running, Seat

CREW = ("Ala", "Ola", "Ula")
REEF = json.loads(Path("examples/packs/crew-example.json").read_text(encoding="utf-8"))
HOT_SEAT = [{"kind": "me", "name": name} for name in CREW]


async def begin(here: Running, packs: tuple[object, ...] = (), **options: object) -> dict[str, Any]:
    wish = {"game": "crew", "options": {"players": 3, **options}, "names": CREW, "packs": packs}
    answer = await here.http.post("/api/campaigns", json=wish)
    assert answer.status_code == 200, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


async def logbook(here: Running, id: str) -> dict[str, Any]:
    found: dict[str, Any] = (await here.http.get(f"/api/campaigns/{id}")).json()
    return found


async def sit(here: Running, **wish: object) -> Seat:
    """Three people at one screen."""
    made = await here.make(seats=HOT_SEAT, **wish)
    return await here.seat(made["table"]["id"], made["token"]).join()


async def give_up(seat: Seat, distress: bool = False) -> None:
    """Fail the mission, with or without a distress signal."""
    while distress and (asked := await seat.asked()) is not None and not asked["view"]["distress"]:
        legal = asked["legal"]
        move = next((move for move in ("vote left", "direction left", "pass") if move in legal), legal[0])
        await seat.ask(type="move", seat=asked["seat"], seq=asked["seq"], move=move)
    await seat.ask(type="propose", seat=0, kind="end")
    for voter in (1, 2):
        await seat.until_update(lambda update: update["table"]["proposal"] or seat.over)
        if not seat.over:
            await seat.ask(type="vote", seat=voter, proposal=seat.update["table"]["proposal"]["number"], yes=True)
    await seat.until_update(lambda update: update["table"]["status"] == "over")


def options_of(seat: Seat) -> dict[str, Any]:
    options: dict[str, Any] = seat.update["table"]["options"]
    return options


def tasks_of(seat: Seat) -> set[str]:
    return {task["id"] for task in seat.update["view"]["tasks"]}


async def once_more(here: Running, seat: Seat, **wish: object) -> Seat:
    table = seat.update["table"]["id"]
    headers = {"Authorization": f"Bearer {seat.token}"}
    answer = await here.http.post(f"/api/tables/{table}/rematch", json=wish, headers=headers)
    assert answer.status_code == 200, answer.text
    return await here.seat(answer.json()["table"], seat.token).join()


@pytest.mark.parametrize("swap", [False, True])
async def test_a_retry_in_a_campaign_keeps_tasks_attempts_and_the_distress_signal(here: Running, swap: bool) -> None:
    """Rulebook: the marker stays active until the mission is done, however many attempts it takes."""
    begun = await begin(here)
    first = await sit(here, campaign=begun["id"])
    await give_up(first, distress=True)
    second = await once_more(here, first, choice="same", swap=swap)
    options = options_of(second)
    assert (options["mission"], options["attempt"], options["distress"]) == ("1", 2, "active")
    assert set(options["tasks"]) == set(options["used"]) == tasks_of(first) == tasks_of(second)
    await give_up(second)
    third = await once_more(here, second, choice="retry-new", swap=swap)
    options = options_of(third)
    assert (options["mission"], options["attempt"], options["distress"], options["tasks"]) == ("1", 3, "active", [])
    assert not tasks_of(third) & tasks_of(first)
    [page] = (await logbook(here, begun["id"]))["pages"]
    assert (page["attempts"], page["distress"], set(page["tasks"])) == (3, True, tasks_of(first))


async def test_a_retry_repeats_the_mission_of_the_table(here: Running) -> None:
    """Other tables of the campaign don't matter."""
    begun = await begin(here)
    first = await sit(here, campaign=begun["id"])
    other = await sit(here, campaign=begun["id"], mission="7")
    await give_up(first)
    await give_up(other)
    again = await once_more(here, first, choice="same")
    assert options_of(again)["mission"] == "1"
    assert tasks_of(again) == tasks_of(first)
    newer = await once_more(here, other, choice="retry-new")
    assert options_of(newer)["mission"] == "7"


async def test_a_completed_mission_is_repeated_with_new_tasks(here: Running) -> None:
    begun = await begin(here, distress="off", communication="silence")
    done = None
    for seed in map(str, range(20)):
        seat = await sit(here, campaign=begun["id"], seed=seed)
        while (asked := await seat.asked()) is not None:
            await seat.ask(type="move", seat=asked["seat"], seq=asked["seq"], move=asked["legal"][0])
        if seat.update["result"]["success"]:
            done = seat
            break
    assert done is not None, "one of these deals is won by the first card each time"
    again = await once_more(here, done, choice="same")
    options = options_of(again)
    assert (options["mission"], options["attempt"], options["tasks"]) == ("1", 1, [])
    assert not tasks_of(again) & tasks_of(done)
    further = await sit(here, campaign=begun["id"])
    assert options_of(further)["mission"] == "2"


async def test_a_failed_mission_can_be_retried_from_the_logbook(here: Running) -> None:
    begun = await begin(here, timed=False, memory="open")
    first = await sit(here, campaign=begun["id"])
    assert (options_of(first)["timed"], options_of(first)["memory"]) == (False, "open")
    await give_up(first)
    same = await sit(here, campaign=begun["id"], choice="retry-same")
    assert tasks_of(same) == tasks_of(first)
    new = await sit(here, campaign=begun["id"], choice="retry-new", mission="1")
    assert not tasks_of(new) & tasks_of(first)
    assert all((options_of(seat)["attempt"], options_of(seat)["memory"]) == (2, "open") for seat in (same, new))


@pytest.mark.parametrize("mission", ["tutorial", "3", "8", "32", "epilogue", "promo", "promo-2"])
async def test_any_mission_can_be_chosen_and_retried(here: Running, mission: str) -> None:
    begun = await begin(here)
    first = await sit(here, campaign=begun["id"], mission=mission)
    assert options_of(first)["mission"] == mission
    await give_up(first)
    campaign = await logbook(here, begun["id"])
    assert campaign["next"]["mission"] == "1"
    assert [page["mission"] for page in campaign["pages"]] == [mission]
    again = await sit(here, campaign=begun["id"], choice="retry-same", mission=mission)
    assert (options_of(again)["mission"], tasks_of(again)) == (mission, tasks_of(first))


async def test_a_campaign_is_played_with_its_packs(here: Running) -> None:
    begun = await begin(here, (REEF,))
    assert begun["packs"] == [REEF["name"]]
    content = (await here.http.get(f"/api/campaigns/{begun['id']}/content")).json()
    assert {"1", "reef-1"} <= content["entries"]["missions"].keys()
    first = await sit(here, campaign=begun["id"], mission="reef-1")
    assert (options_of(first)["mission"], first.update["table"]["packs"]) == ("reef-1", [REEF["name"]])
    await give_up(first)
    assert [page["mission"] for page in (await logbook(here, begun["id"]))["pages"]] == ["reef-1"]
    again = await sit(here, campaign=begun["id"], choice="retry-same")
    assert tasks_of(again) == tasks_of(first)


async def test_a_campaign_that_begins_at_a_table_keeps_its_packs(here: Running) -> None:
    first = await sit(here, options={"players": 3, "mission": "reef-1"}, packs=[REEF])
    await give_up(first)
    second = await once_more(here, first, choice="retry-same")
    campaign = await logbook(here, second.update["table"]["campaign"])
    assert (campaign["packs"], [page["mission"] for page in campaign["pages"]]) == ([REEF["name"]], ["reef-1"])
    third = await sit(here, campaign=campaign["id"], mission="reef-1")
    assert options_of(third)["mission"] == "reef-1"


async def test_a_campaign_that_began_at_a_table_is_known_to_its_players_only(here: Running) -> None:
    first = await sit(here, options={"players": 3}, settings={"public": True})
    assert first.update["table"]["campaign"] is None
    await give_up(first)
    second = await once_more(here, first, choice="next")
    campaign = second.update["table"]["campaign"]
    assert [page["mission"] for page in (await logbook(here, campaign))["pages"]] == ["1"]
    watching = await here.seat(second.update["table"]["id"], "").join()
    assert watching.update["table"]["campaign"] is None


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"choice": "any", "mission": "99"}, 409, "refused-crew-mission"),
        ({"choice": "any"}, 409, "refused-crew-mission"),
        ({"mission": ""}, 409, "refused-crew-mission"),
        ({"choice": "retry-same"}, 409, "refused-logbook-no-attempt"),
        ({"choice": "retry-new", "mission": "3"}, 409, "refused-logbook-no-attempt"),
        ({"choice": "again"}, 400, "refused-table-message"),
        ({"mission": 3}, 400, "refused-table-message"),
        ({"mission": "3" * 41}, 400, "refused-table-message"),
        ({"game": "aquatica"}, 404, "refused-campaign-unknown"),
        ({"campaign": "nope", "mission": "3"}, 404, "refused-campaign-unknown"),
        ({"campaign": None, "mission": "3"}, 409, "refused-campaign-none"),
        ({"campaign": None, "choice": "next"}, 409, "refused-campaign-none"),
        ({"options": {"players": 9}}, 409, "refused-option-number"),
    ],
)
async def test_an_impossible_choice_in_a_campaign_is_refused_with_a_reason(
    here: Running, wish: dict[str, object], status: int, reason: str
) -> None:
    begun = await begin(here)
    body = {"game": "crew", "campaign": begun["id"], **wish}
    answer = await here.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "aquatica"}, 409, "refused-no-campaign"),
        ({"game": "chess"}, 404, "refused-unknown-game"),
        ({"game": "crew", "options": {"memory": "none"}}, 409, "refused-option-choice"),
        ({"game": "crew", "options": {"depth": 1}}, 409, "refused-unknown-option"),
        ({"game": "crew", "packs": [{"tasks": 5}]}, 409, "refused-table-pack"),
        ({"game": "crew", "names": ["x" * 61]}, 400, "refused-table-message"),
        ({"game": "crew", "names": "Ala"}, 400, "refused-table-message"),
    ],
)
async def test_an_impossible_campaign_is_refused_with_a_reason(
    here: Running, wish: dict[str, object], status: int, reason: str
) -> None:
    answer = await here.http.post("/api/campaigns", json=wish)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)
