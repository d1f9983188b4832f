"""The table depends on no game: it runs a pocket game with chance, secret bids and votes just as well."""

import contextlib
import random

import msgspec
import pytest

from batyskaf import games
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.table import log, updates
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access, Desk
from batyskaf.table.log import Stored, decode_entry
from batyskaf.table.room import Room, restored
from batyskaf.table.tables import game_of
from tests.table.test_secrets import NOW, in_world, room_of, sent


@pytest.fixture(autouse=True)
def pearls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._OURS, "pearls", "tests.pocket.game")


def access(seat: int) -> Access:
    return Access((seat,), False, f"link{seat}")


def play(room: Room, rng: random.Random, undo: float = 0.0) -> None:
    """Make random moves by command, and undo some of them with the consent of everyone who is asked."""
    count = 0
    while room.turn is not None:
        count += 1
        desk = Desk(room, NOW + room.seq)
        seat = room.turn
        if rng.random() < undo:
            try_undo(room, desk, rng)
            continue
        move = say.Move(id=f"m{count}", seq=room.seq, move=rng.choice(updates.legal(room, seat)))
        desk.answer(move, access(seat))


def try_undo(room: Room, desk: Desk, rng: random.Random) -> None:
    seat = rng.randrange(len(room.chairs))
    with contextlib.suppress(Refused):  # a seat that has not moved has nothing to undo
        desk.answer(say.Undo(seq=room.seq), access(seat))
    while room.proposal is not None:
        proposal = room.proposal
        voter = next(other for other in proposal.voters if other not in proposal.yes)
        yes = rng.random() < 0.8
        desk.answer(say.Vote(proposal=proposal.number, yes=yes), access(voter))


def written(room: Room) -> list[Stored]:
    """The log as a store keeps it."""
    return [
        Stored(seq, at, command, decode_entry(msgspec.json.encode(entry)))
        for seq, at, command, entry in (log.stored(room.game.moves, happened) for happened in room.log)
    ]


@pytest.mark.parametrize(("name", "choices"), [("pearls", {"players": 3}), *((name, {}) for name in games.names())])
def test_a_log_with_undos_restores_the_same_table(name: str, choices: dict[str, object]) -> None:
    for seed in range(12 if name in ("pearls", "crew") else 2):
        rng = random.Random(seed)
        room = room_of(name, choices, seed)
        play(room, rng, undo=0.1 if seed else 0.0)
        again = restored(room.head, game_of(name), written(room))
        assert again.match is not None
        assert room.match is not None
        assert again.match.state == room.match.state
        assert again.done == room.done
        for seat in (None, *range(len(room.chairs))):
            assert sent(again, seat) == sent(room, seat)


def test_secrets_of_the_pocket_game_stay_with_their_seat() -> None:
    rng = random.Random(4)
    checked = 0
    for seed in range(6):
        room = room_of("pearls", {"players": 3}, seed)
        while room.turn is not None:
            assert room.match is not None
            for seat in range(len(room.chairs)):
                world = room.match.state.worlds(seat).draw(Rng.of(rng.getrandbits(32), "world"))
                assert sent(room, seat) == sent(in_world(room, world), seat)
                checked += world != room.match.state
            Desk(room, NOW).play(room.turn, rng.choice(room.match.state.legal()))
    assert checked > 50


def test_a_secret_bid_can_be_undone_until_all_have_bid() -> None:
    rng = random.Random(9)
    taken_back = 0
    for seed in range(30):
        room = room_of("pearls", {"players": 3}, seed)
        while room.turn is not None:
            assert room.match is not None
            committed = room.match.state.committed()
            if committed and taken_back < 40:
                seat = rng.choice(committed)
                assert updates.undo_info(room, seat).free == 1
                Desk(room, NOW).answer(say.Undo(seq=room.seq), access(seat))
                assert room.turn == seat
                assert room.proposal is None
                taken_back += 1
            Desk(room, NOW).play(room.turn, rng.choice(room.match.state.legal()))
        again = restored(room.head, game_of("pearls"), written(room))
        assert sent(again, 0) == sent(room, 0)
    assert taken_back > 5


def test_a_tampered_log_is_refused() -> None:
    room = room_of("pearls", {"players": 2}, 1)
    play(room, random.Random(1))
    entries = written(room)
    broken = [
        stored._replace(entry=msgspec.structs.replace(stored.entry, hash="0" * 16))
        if number == 6 and hasattr(stored.entry, "hash")
        else stored
        for number, stored in enumerate(entries)
    ]
    with pytest.raises(Refused, match="refused-table-log"):
        restored(room.head, game_of("pearls"), broken)
