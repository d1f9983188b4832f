"""Rewards that a seat is about to take, in the words of a position: `impact promote discover=1,2 from=brine-pool`."""

from collections.abc import Iterator

from batyskaf.core.agenda import WIDTH
from batyskaf.core.position import Line
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.compiling import mask_of
from batyskaf.games.endeavor.gains import (
    COUNT_MOST,
    count_of,
    depths_of,
    discovery_of,
    finds_of,
    grant_of,
    plain_of,
    spec_of,
)
from batyskaf.games.endeavor.movetable import REWARDS
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.naming import Naming
from batyskaf.games.endeavor.rewards import Rewards
from batyskaf.games.endeavor.rules import plain_spec
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.turns import EndTurn
from batyskaf.games.endeavor.vocabulary import ACTIONS

PLAIN = REWARDS[: int(codes.DISCOVERY)]
GRANTED = ACTIONS[:5]
"""Actions that can be granted by their names; a promotion is a reward of its own."""
DISCOVER, FROM = "discover=", "from="


def lay_rewards(laying: Naming, seat: int) -> None:
    """Put the rewards on the agenda of the state, at the end of the seat's turn."""
    s, reading = laying.state, laying.reading
    if s.stage != codes.S_ACT:
        reading.fault("rewards", "fault-position-endeavor-rewards")
        return
    plain, special, zone = 0, 0, -1
    for line in reading.lines("rewards"):
        for word in line.pieces:
            if word.startswith(FROM):
                zone = reading.known(line, word.removeprefix(FROM), laying.names.tiles, "tile")
            elif word.startswith(DISCOVER):
                special = _discovery(laying, line, word.removeprefix(DISCOVER), special)
            elif word in GRANTED and spec_of(special) < 0:
                special += int(grant_of(plain_spec(GRANTED.index(word))))
            else:
                plain = _plain(laying, line, word, plain)
    s.step = s.owner = seat
    s.clear_agenda()
    EndTurn.push(s, seat)
    s.gain_packed(seat, plain, special, zone)


def _plain(laying: Naming, line: Line, word: str, plain: int) -> int:
    kind = laying.reading.known(line, word, (*PLAIN, *GRANTED), "reward")
    if kind < 0:
        return plain
    if kind >= len(PLAIN):
        laying.reading.fault(line, "fault-position-many", count=2, most=1)
        return plain
    if count_of(plain, kind) == COUNT_MOST:
        laying.reading.fault(line, "fault-position-many", count=int(COUNT_MOST) + 1, most=int(COUNT_MOST))
        return plain
    return plain + int(plain_of(kind, 1))


def _discovery(laying: Naming, line: Line, depths: str, special: int) -> int:
    """One more discovery; all of a list show the same depths."""
    shown = mask_of(laying.reading.number(line, depth, 1, int(codes.DEPTHS)) for depth in depths.split(","))
    return int(special - depths_of(special)) + int(discovery_of(shown))


def rewards_of(s: EndeavorState, names: Names) -> str | None:
    """The rewards as words, if nothing else is left to do in the turn; None otherwise."""
    kinds = [int(s.kind_at(at)) for at in range(0, int(s.size), int(WIDTH))]
    if kinds != [codes.F_CLOCK, codes.F_END_TURN, codes.F_REWARDS] or s.seat() != s.owner:
        return None
    plain, special, zone = s.get(Rewards.PLAIN), s.get(Rewards.SPECIAL), s.get(Rewards.ZONE)
    spec = int(spec_of(special))
    if s.get(Rewards.FREE) or spec >= len(GRANTED):
        return None
    words = [*_words(int(plain), int(special))]
    words += [GRANTED[spec]] if spec >= 0 else []
    words += [FROM + names.tiles[zone]] if zone >= 0 else []
    return " ".join(words)


def _words(plain: int, special: int) -> Iterator[str]:
    for kind, name in enumerate(PLAIN):
        yield from [name] * int(count_of(plain, kind))
    shown = [str(depth) for depth in range(1, int(codes.DEPTHS) + 1) if int(depths_of(special)) >> depth & 1]
    yield from [DISCOVER + ",".join(shown)] * int(finds_of(special))
