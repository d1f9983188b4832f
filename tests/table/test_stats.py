"""Statistics and ratings: computed from finished tables, by game and number of players, without accounts."""

import random
from typing import Any

import pytest

from batyskaf.table import log
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access, Desk
from batyskaf.table.ratings import START, Ratings
from batyskaf.table.stats import Outcome, Place, outcome
from batyskaf.table.totals import Totals
from tests.table.kit import Running, finish, running, two_people
from tests.table.test_secrets import NOW, room_of
from tests.table.test_store import opened


def match(number: int, *places: Place, **more: Any) -> Outcome:
    first = Outcome(f"t{number}", "aquatica", len(places), "", "", None, True, True, float(number), places)
    return first._replace(**more)


def standing(seat: int, who: str, rank: int, bot: str = "") -> Place:
    return Place(seat, who, bot, who.title(), 30.0 - rank, rank)


def test_a_rating_grows_with_wins_and_the_sum_is_constant() -> None:
    board = Ratings()
    for _ in range(10):
        board.play({"ada": 1, "bo": 2, "cy": 3})
    points = [board[who].points for who in ("ada", "bo", "cy")]
    assert points == sorted(points, reverse=True)
    assert sum(points) == pytest.approx(3 * START)
    before = board["cy"].points
    board.play({"ada": 2, "cy": 1})
    assert board["cy"].points - before > 16, "to beat a better player counts for more than half"
    assert (board["ada"].played, board["ada"].won) == (11, 10)


def test_ratings_are_separate_by_game_and_number_of_players() -> None:
    found = [
        match(1, standing(0, "ada", 1), standing(1, "bo", 2)),
        match(2, standing(0, "ada", 3), standing(1, "bo", 1), standing(2, "", 2, bot="hard")),
        match(3, standing(0, "ada", 2), standing(1, "bo", 1), game="endeavor", rated=False),
    ]
    shown = Totals(found).seen_by("")
    listed = [(one.game, one.players, one.name, one.played, one.won) for one in shown.ratings]
    assert listed == [
        ("aquatica", 2, "Ada", 1, 1),
        ("aquatica", 2, "Bo", 1, 0),
        ("aquatica", 3, "Bo", 1, 1),
        ("aquatica", 3, "hard", 1, 0),
        ("aquatica", 3, "Ada", 1, 0),
    ]
    assert shown.mine == ()


def test_names_from_private_tables_are_shown_to_nobody_else() -> None:
    found = [match(1, standing(0, "ada", 1), standing(1, "bo", 2), public=False)]
    assert Totals(found).seen_by("").ratings == ()
    (mine,) = Totals(found).seen_by("bo").ratings
    assert (mine.me, mine.name, mine.points < START) == (True, "", True)


def test_own_matches_make_a_record() -> None:
    found = [match(n, standing(0, "ada", 1 + n % 2), standing(1, "bo", 2 - n % 2)) for n in range(5)]
    (mine,) = Totals(found).seen_by("ada").mine
    assert (mine.played, mine.won, mine.best, len(mine.scores)) == (5, 3, 29.0, 5)


async def test_missions_are_counted_by_the_level_of_the_bots(here: Running) -> None:
    for key in ("secret-of-ada", ""):
        made = await here.make(options={"mission": "1", "players": 3}, player=key)
        await finish(await here.seat(made["table"]["id"], made["token"]).join(), seed=3)
    answer = await here.http.post("/api/stats", json={"player": "secret-of-ada"})
    assert answer.status_code == 200
    shown = answer.json()
    ((tally,), (mine,)) = shown["tallies"], shown["mine"]
    assert (tally["game"], tally["players"], tally["mission"], tally["bots"]) == ("crew", 3, "1", "random")
    assert tally["played"] == 2
    assert 0 <= tally["won"] <= 2
    assert mine["played"] == 1
    assert shown["ratings"] == [], "who plays together isn't rated against each other"
    assert (await here.http.post("/api/stats", json={"player": "somebody-else"})).json()["mine"] == []


async def test_a_key_is_stored_as_a_hash_and_follows_its_person(here: Running) -> None:
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
    made = await here.make(game="aquatica", options={"players": 2}, seats=seats, player="klucz-ali")
    id = made["table"]["id"]
    sit = {"name": "Ola", "token": made["invites"]["1"], "player": "klucz-oli"}
    sat = (await here.http.post(f"/api/tables/{id}/sit", json=sit)).json()
    ala, ola = [await here.seat(id, token).join() for token in (made["token"], sat["token"])]
    await ola.ask(type="name", name="Olena")
    await finish(ala, ola)
    (outcome,) = await here.hub.store.outcomes()
    hashes = [place.who for place in outcome.ranking]
    assert outcome.rated
    assert len(set(hashes)) == 2
    assert all(len(one) == 64 for one in hashes)
    stored = [repr(stored) for stored in await here.hub.store.log(id)]
    assert not any("klucz" in text for text in stored)
    sent = repr((ala.steps, ala.update, ola.steps, ola.update))
    assert not any(one in sent for one in hashes), "nobody at the table learns who it is elsewhere"
    shown = (await here.http.post("/api/stats", json={"player": "klucz-oli"})).json()
    assert [one["me"] for one in shown["ratings"]] == [True], "the table was private: nobody else is named"
    bearer = {"authorization": f"Bearer {made['token']}"}
    again = (await here.http.post(f"/api/tables/{id}/rematch", json={}, headers=bearer)).json()["table"]
    assert [chair.player for chair in (await here.hub.table(again)).room.chairs] == hashes


async def test_outcomes_are_kept_on_both_stores(database: str) -> None:
    async with running(database) as here:
        _, ala, ola = await two_people(here, player="k")
        await finish(ala, ola)
        (kept,) = await here.hub.store.outcomes()
    async with opened(database) as store:
        assert await store.outcomes() == [kept]
        assert kept.success in (True, False)
        assert [place.bot for place in kept.ranking] == ["", "", "random", "random"]
        assert kept.bots == "random"


async def test_own_tables_show_where_it_is_my_turn_without_being_loaded(here: Running) -> None:
    made = await here.make(options={"mission": "1", "players": 3}, seats=[{"kind": "me"}] * 3)
    guest = await here.make(seats=[{"kind": "open"}] * 4)
    links = [{"table": made["table"]["id"], "token": made["token"]}, {"table": guest["table"]["id"], "token": "wrong"}]
    await here.hub.close()
    (own,) = (await here.http.post("/api/mine", json={"links": links})).json()
    assert (own["table"], own["status"], own["turn"]) == (made["table"]["id"], "playing", True)
    watching = [{"table": made["table"]["id"], "token": made["watch"]}]
    assert (await here.http.post("/api/mine", json={"links": watching})).json()[0]["turn"] is False
    assert here.hub.tables == {}


async def test_a_table_without_clocks_can_be_resumed_after_weeks(database: str) -> None:
    async with running(database) as before:
        made, ala, ola = await two_people(before)
        await finish_some(ala, ola)
    async with running(database) as after:
        after.hub.clock = lambda ahead=after.hub.clock: ahead() + 86400.0 * 30  # type: ignore[misc]
        again = [await after.seat(made["table"]["id"], seat.token).join() for seat in (ala, ola)]
        assert again[0].steps[: len(ala.steps)] == ala.steps
        await finish(*again)


async def finish_some(*seats: Any) -> None:
    rng = random.Random(1)
    for _ in range(3):
        for seat in seats:
            if seat.update["legal"]:
                await seat.move(rng.choice(seat.update["legal"]))


@pytest.mark.parametrize("undo", [False, True])
def test_an_undo_that_only_bots_could_object_to_makes_a_match_unrated(undo: bool) -> None:
    room = room_of("aquatica", {"players": 2}, seed=3)
    Desk(room, NOW).note(log.SatEntry(seat=1, kind="bot", name="Bo", bot="hard"))
    room.chairs[0].player = "ada"
    rng, undone = random.Random(1), not undo
    while room.turn is not None:
        assert room.match is not None
        if not undone and any(played.seat == 1 for played in room.match.played) and room.turn == 0:
            Desk(room, NOW).answer(say.Undo(seq=room.seq), Access((0,), False, "link0"))
            undone = True
        Desk(room, NOW).play(room.turn, rng.choice(room.match.state.legal()))
    found = outcome(room, NOW)
    assert found is not None
    assert found.rated is not undo
