"""Hidden information never reaches a seat: updates are the same bytes in the true world and in any drawn one."""

import json
import random

import pytest

from batyskaf.core.game import State
from batyskaf.core.match import Match, Played
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.table import log, updates
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access, Desk
from batyskaf.table.room import Head, Room
from batyskaf.table.tables import game_of

NOW = 1000.0
GAMES = [
    ("crew", {"mission": "1", "players": 4}),
    ("crew", {"mission": "9", "players": 3}),
    ("crew", {"mission": "14", "players": 5}),
    ("crew", {"mission": "20", "players": 2}),
    ("crew", {"mission": "31", "players": 4, "distress": "active"}),
    ("aquatica", {}),
    ("endeavor", {}),
]


def room_of(name: str, choices: dict[str, object], seed: int) -> Room:
    game = game_of(name)
    options = game.options(**choices)
    head = Head(
        id="t", game=name, rules=game.rules, content=game.content, options=dict(choices), packs=(),
        settings=say.Settings(clock="gentle"), seed=f"{seed:032x}", salt="00", made=NOW,
    )  # fmt: skip
    room = Room(head, game)
    for seat in range(game.seats(options)):
        Desk(room, NOW).sit(seat, f"P{seat}", f"link{seat}")
    return room


class Elsewhere(Room):
    """A table whose match is played in another world."""

    world: State

    def _start(self) -> log.Started:
        super()._start()
        match = self.match
        assert match is not None
        match.state = self.world.opening()
        match.state.recording = True
        match.opening_events = self.game.events(match.state)
        return log.Started(match.opening_events)


def in_world(room: Room, world: State) -> Room:
    """The same log, with the moves as they were in that world."""
    other = Elsewhere(room.head, room.game)
    other.world = world
    moves = iter(world.history())
    for happened in room.log:
        entry = happened.entry
        if isinstance(entry, Played):
            change: log.Change = log.Play(entry.seat, next(moves))
        else:
            change = log.change_of(room.game.moves, log.stored(room.game.moves, happened).entry)
        if happened.seq > other.seq:
            other.note(change, happened.at, happened.command)
    return other


@pytest.mark.parametrize(("name", "choices"), GAMES)
def test_updates_are_the_same_in_every_possible_world_of_a_seat(name: str, choices: dict[str, object]) -> None:
    rng = random.Random(3)
    room = room_of(name, choices, seed=rng.getrandbits(64))
    checked = 0
    while room.turn is not None:
        assert room.match is not None
        if rng.random() < (0.3 if name == "crew" else 0.1):  # the others take many more decisions
            for seat in range(len(room.chairs)):
                world = room.match.state.worlds(seat).draw(Rng.of(rng.getrandbits(32), "world"))
                other = in_world(room, world)
                assert sent(room, seat) == sent(other, seat)
                checked += world != room.match.state
        Desk(room, NOW + room.seq).play(room.turn, rng.choice(room.match.state.legal()))
    assert checked > 5  # worlds that differ from the truth


def sent(room: Room, seat: int | None) -> bytes:
    return updates.frames(room, [(seat, 0)], NOW + 2)[0]


def test_a_spectator_gets_nothing_that_some_seat_alone_may_see() -> None:
    rng = random.Random(5)
    room = room_of("crew", {"mission": "31", "distress": "active"}, seed=11)
    hidden: set[str] = set()
    while room.turn is not None:
        assert room.match is not None
        legal = room.match.state.legal()
        left = room.game.moves.id("vote left")
        Desk(room, NOW).play(room.turn, left if left in legal else rng.choice(legal))
        if room.turn is not None:
            update = json.loads(sent(room, None))
            assert update["view"]["hand"] == []
            for step in update["steps"]:
                for event in step.get("events", ()):
                    assert event["event"] != "dealt"
                    if event["event"] in ("gave", "received"):
                        assert event["card"] is None
                        hidden.add(event["event"])
                if step.get("move", "").startswith("give"):
                    assert step["move"] == "give ?"
                    hidden.add(step["move"])
    assert hidden == {"gave", "received", "give ?"}  # cards were passed


def test_a_seat_reads_its_own_secret_move_and_others_its_twin() -> None:
    rng = random.Random(6)
    room = room_of("crew", {"mission": "31", "distress": "active"}, seed=12)
    moves = room.game.moves
    given: Played | None = None
    while room.turn is not None and given is None:
        assert room.match is not None
        Desk(room, NOW).play(room.turn, rng.choice(room.match.state.legal()))
        given = next((played for played in room.match.played if moves.kind(played.move) == "give"), None)
    assert given is not None
    for seat in range(4):
        steps = json.loads(sent(room, seat))["steps"]
        read = next(step["move"] for step in steps if step.get("move", "").startswith("give"))
        assert read == (moves.text(given.move) if seat == given.seat else "give ?")


def test_the_seed_and_the_proof_wait_for_the_end() -> None:
    room = room_of("crew", {}, seed=0xFEEDBEEF)
    for seat in (None, 0, 1, 2, 3):
        assert b"feedbeef" not in sent(room, seat)
        assert b'"proof":null' in sent(room, seat)
    room.note(log.EndEntry(reason="vote", result=None), NOW)
    assert b"feedbeef" in sent(room, 0)


def test_a_granted_view_reaches_spectators_only_where_the_game_allows_it() -> None:
    room = room_of("crew", {}, seed=5)
    with pytest.raises(Refused, match="refused-table-grant"):
        Desk(room, NOW).answer(say.Grant(on=True), Access((0,), False, "link0"))
    room.note(log.GrantEntry(seat=0, on=True), NOW)
    assert json.loads(sent(room, None))["shared"] == {}
    room.note(log.EndEntry(reason="vote", result=None), NOW)
    shared = json.loads(sent(room, None))["shared"]
    assert list(shared) == ["0"]
    assert len(shared["0"]["hand"]) == 10
    assert json.loads(sent(room, 1))["shared"] == {}


def test_a_bot_is_given_a_drawn_world_and_no_more() -> None:
    """A worker gets nothing that its seat doesn't know: every world leads to the same draws."""
    room = room_of("crew", {}, seed=21)
    match: Match | None = room.match
    assert match is not None
    seat = int(match.state.turn)
    world = match.state.worlds(seat).draw(Rng.of(1, "world"))
    again = world.worlds(seat).draw(Rng.of(2, "world"))
    assert again == match.state.worlds(seat).draw(Rng.of(2, "world"))
    assert world != match.state
