"""Proposals: everyone concerned is asked, has a stated time to answer, and nothing locks the table."""

import asyncio
from pathlib import Path

import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import protocol as say
from batyskaf.table.commands import ABSENCE, Access, Desk
from batyskaf.table.log import Stored, WokeEntry, stored
from batyskaf.table.room import ANSWER_IN, Room, restored
from tests.table.kit import Running, two_people
from tests.table.test_bots_and_clocks import Hurried, hurried
from tests.table.test_secrets import NOW, room_of


def access(seat: int) -> Access:
    return Access((seat,), False, f"link{seat}")


def do(room: Room, seat: int, command: say.Command, now: float = NOW) -> None:
    Desk(room, now).answer(command, access(seat))


def proposal(room: Room) -> say.Proposal:
    assert room.proposal is not None
    return room.proposal


def pair() -> Room:
    """Two people in the middle of a game of Aquatica, without a clock that matters."""
    return room_of("aquatica", {"players": 2}, seed=3)


def move(room: Room) -> int:
    """The seat that is asked makes a move."""
    assert room.match is not None
    assert room.turn is not None
    seat = room.turn
    Desk(room, NOW).play(seat, room.match.state.legal()[0])
    return seat


def test_a_person_is_asked_before_a_bot_plays_for_them() -> None:
    room = pair()
    do(room, 0, say.Propose(kind="stand-in", about=1))
    assert proposal(room).voters == (1,)
    assert not room.chairs[1].away
    do(room, 1, say.Vote(proposal=proposal(room).number, yes=False))
    assert room.proposal is None
    assert not room.chairs[1].away


def propose_stand_in(room: Room, about: int, gone: dict[int, float], creator: bool) -> None:
    Desk(room, NOW, gone).answer(say.Propose(kind="stand-in", about=about), Access((0,), creator, "link0"))


def test_the_maker_lets_a_bot_play_for_who_has_been_gone_for_a_minute() -> None:
    room = room_of("crew", {"players": 3}, seed=3)
    propose_stand_in(room, 2, {2: NOW - ABSENCE}, creator=True)
    assert room.proposal is None
    assert room.chairs[2].away
    assert room.chairs[2].kind == "person"  # so they can come back


def test_others_ask_those_who_are_there_about_who_has_been_gone_for_a_minute() -> None:
    room = room_of("crew", {"players": 4}, seed=3)
    propose_stand_in(room, 2, {2: NOW - ABSENCE, 3: NOW}, creator=False)
    assert proposal(room).voters == (1,)
    assert not room.chairs[2].away


def test_a_person_who_has_just_left_has_the_rest_of_a_minute_to_object() -> None:
    room = room_of("crew", {"players": 3}, seed=3)
    propose_stand_in(room, 2, {2: NOW - ABSENCE + 20}, creator=True)
    assert proposal(room).voters == (1, 2)
    assert room.answer_by == NOW + 20


def test_nobody_is_passed_over_while_connected() -> None:
    room = room_of("crew", {"players": 3}, seed=3)
    propose_stand_in(room, 2, {1: NOW - 2 * ABSENCE}, creator=True)
    assert proposal(room).voters == (1, 2)
    assert room.answer_by == NOW + ANSWER_IN


def test_the_end_of_a_game_asks_those_who_are_not_connected_too() -> None:
    room = room_of("crew", {"players": 3}, seed=3)
    do(room, 0, say.Propose(kind="end"))
    assert proposal(room).voters == (1, 2)
    assert room.status == "playing"


def test_the_end_of_a_game_asks_a_person_whom_a_bot_stands_in_for() -> None:
    room = pair()
    do(room, 0, say.Propose(kind="stand-in", about=1))
    do(room, 1, say.Vote(proposal=proposal(room).number, yes=True))
    assert room.chairs[1].away
    do(room, 0, say.Propose(kind="end"))
    assert proposal(room).voters == (1,)
    assert room.status == "playing"


@pytest.mark.parametrize("kind", ["end", "stand-in"])
def test_without_an_answer_in_time_the_others_decide(kind: str) -> None:
    room = room_of("crew", {"players": 3}, seed=3)
    do(room, 0, say.Propose(kind="end") if kind == "end" else say.Propose(kind="stand-in", about=2))
    do(room, 1, say.Vote(proposal=proposal(room).number, yes=True))
    assert room.answer_by == NOW + ANSWER_IN
    Desk(room, room.answer_by).close_proposal()
    assert room.proposal is None
    assert (room.status == "over") == (kind == "end")
    assert room.chairs[2].away == (kind == "stand-in")


def test_an_undo_without_an_answer_expires_and_leaves_the_moves() -> None:
    room = pair()
    seat = move(room)
    while move(room) == seat:
        pass
    assert room.match is not None
    before = len(room.match.played)
    do(room, seat, say.Undo(seq=room.seq))
    assert proposal(room).kind == "undo"
    Desk(room, room.answer_by).close_proposal()
    assert room.proposal is None
    assert len(room.match.played) == before
    do(room, seat, say.Propose(kind="stand-in", about=1 - seat))
    assert proposal(room).kind == "stand-in"


def test_only_the_person_who_asked_can_withdraw_a_proposal() -> None:
    room = pair()
    do(room, 0, say.Propose(kind="end"))
    number = proposal(room).number
    with pytest.raises(Refused, match="refused-table-withdraw"):
        do(room, 1, say.Withdraw(proposal=number))
    with pytest.raises(Refused, match="refused-table-no-proposal"):
        do(room, 0, say.Withdraw(proposal=number + 1))
    do(room, 0, say.Withdraw(proposal=number))
    assert room.proposal is None
    with pytest.raises(Refused, match="refused-table-no-proposal"):
        do(room, 1, say.Vote(proposal=number, yes=True))


def test_a_proposal_is_restored_and_gets_its_whole_time_again_after_a_restart() -> None:
    room = pair()
    do(room, 0, say.Propose(kind="end"))
    entries: list[Stored] = [stored(room.game.moves, happened) for happened in room.log]
    again = restored(room.head, room.game, entries)
    assert again.proposal == room.proposal
    assert again.answer_by == room.answer_by
    again.note(WokeEntry(away=1000.0), NOW + 1000)
    assert again.answer_by == NOW + 1000 + ANSWER_IN


async def test_a_proposal_is_decided_when_its_time_is_over(tmp_path: Path) -> None:
    clock = Hurried()
    async with hurried(tmp_path, clock) as here:
        made, ala, ola = await two_people(here)
        await ala.ask(type="propose", kind="stand-in", about=1)
        await ola.until_update(lambda update: update["table"]["proposal"])
        await ala.until_update(lambda update: update["table"]["proposal"])
        assert ANSWER_IN - 60 < ala.update["answer_in"] <= ANSWER_IN
        assert not ala.update["table"]["seats"][1]["away"]
        clock.ahead += ANSWER_IN + 1
        await here.hub.at(made["table"]["id"], lambda table: table.read(lambda desk: None))
        await ala.until_update(lambda update: update["table"]["seats"][1]["away"])
        assert [step["seats"] for step in ala.steps if step["step"] == "unanswered"] == [[1]]
        assert ala.update["answer_in"] is None


async def test_a_bot_plays_at_once_for_who_has_been_gone_for_a_minute_until_they_return(tmp_path: Path) -> None:
    clock = Hurried()
    async with hurried(tmp_path, clock) as here:
        _, ala, ola = await two_people(here)
        await ola.leave()
        while (await ala.until("presence"))["online"][1]:
            pass
        clock.ahead += ABSENCE + 1
        await ala.ask(type="propose", kind="stand-in", about=1)
        assert (await ala.until_update(lambda update: update["table"]["seats"][1]["away"]))["answer_in"] is None
        await ola.join()
        await ola.ask(type="return")
        await ala.until_update(lambda update: not update["table"]["seats"][1]["away"])


async def test_a_paused_table_still_closes_its_proposal(tmp_path: Path) -> None:
    clock = Hurried()
    async with hurried(tmp_path, clock) as here:
        made, ala, ola = await two_people(here)
        await ala.ask(type="pause", on=True)
        await ala.ask(type="propose", kind="end")
        clock.ahead += ANSWER_IN + 1
        await here.hub.at(made["table"]["id"], lambda table: table.read(lambda desk: None))
        async with asyncio.timeout(60):
            await ola.until_update(lambda update: update["table"]["status"] == "over")


async def test_a_withdrawn_proposal_disappears_for_everyone(here: Running) -> None:
    _, ala, ola = await two_people(here)
    await ala.ask(type="propose", kind="end")
    asked = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    assert (await ala.ask(type="withdraw", proposal=asked["number"]))["type"] == "ack"
    await ola.until_update(lambda update: update["table"]["proposal"] is None)
    assert {"step": "withdrawn", "seat": 0, "proposal": asked["number"]}.items() <= ola.steps[-1].items()
