"""The net that plays The Crew: fair, legal, the same numbers on every machine.

`python -m tests.bots.test_net` writes the stored values again; they change only with the weights or with what it sees.
"""

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from batyskaf.bots import load as load_bot
from batyskaf.bots import names, offered
from batyskaf.bots.bot import Perspective
from batyskaf.bots.crew.net.advisor import OTHERS, Advisor
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.net.describing import DESCRIBED, described
from batyskaf.bots.crew.net.layers import LIMIT, MOST, Layer
from batyskaf.bots.crew.net.policy import Evaluate, Net, shipped_net
from batyskaf.bots.crew.net.sight import Sight
from batyskaf.bots.crew.net.weights import Weights, pack, shipped
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_CLAIM, P_DISTRESS, P_DRAFT, P_GIVE, P_PLAY, P_PREDICT, P_SIGNAL
from batyskaf.games.crew.game import load
from batyskaf.games.crew.kinds import TASK_KINDS
from batyskaf.games.crew.state import CrewState
from batyskaf.testing import check_bot
from tests.pocket.game import load as load_pearls

GAME = load()
STORED = Path(__file__).with_name("net.json")
MIXED = [("3", 4), ("9", 2), ("10", 3), ("17", 5), ("26", 4), ("32", 3), ("8", 2), ("23", 5)]
POSITIONS = [(mission, players, moves) for mission, players in MIXED for moves in (2, 17)]


def random_game(mission: str, players: int, seed: int) -> Iterator[CrewState]:
    """The state before each decision of a game with random moves."""
    state = GAME.start(GAME.options(mission=mission, players=players), seed)
    rng = Rng.of(seed, "random game")
    while state.turn != OVER:
        yield state
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])


def values(mission: str, players: int, moves: int, net: Evaluate) -> dict[str, Any]:
    """What a net says of the first position with a choice after some moves of a random game."""
    for seed in range(100):
        for number, state in enumerate(random_game(mission, players, seed)):
            if number >= moves and len(state.legal()) > 1:
                advisor = Advisor(state.setup, net)
                advisor.read(state)
                scores = dict(zip(map(GAME.moves.text, state.legal()), map(int, advisor.scores), strict=True))
                belief = zlib.crc32(json.dumps(beliefs(advisor)).encode())
                return {"seed": seed, "scores": scores, "chance": int(advisor.chance), "belief": belief}
    raise AssertionError("no random game is that long")


def beliefs(advisor: Advisor) -> list[list[int]]:
    """By card and other seat."""
    return [[int(advisor.belief(card, steps)) for steps in range(1, int(OTHERS) + 1)] for card in range(40)]


def test_numbers_are_those_that_are_stored() -> None:
    stored = json.loads(STORED.read_text("utf-8"))
    assert [tuple(one["position"]) for one in stored] == POSITIONS
    for one in stored:
        mission, players, moves = one.pop("position")
        assert values(mission, players, moves, shipped_net()) == one, (mission, players, moves)


def test_what_it_sees_is_the_same_in_every_world_that_its_seat_can_imagine() -> None:
    phases, tricks = set(), 0
    for seed, (mission, players) in enumerate(4 * MIXED):
        sight, rng = None, Rng.of(seed, "look")
        for state in random_game(mission, players, seed):
            sight = sight or Sight(state.setup)
            look = Perspective.of(GAME, state, int(state.turn), rng)
            world = look.world(rng)
            assert isinstance(world, CrewState)
            assert sight.see(state) == sight.see(world), (mission, seed, look.legal)
            phases.add(int(state.phase))
            tricks = max(tricks, int(state.number))
    assert phases >= {P_DRAFT, P_CLAIM, P_DISTRESS, P_GIVE, P_PREDICT, P_SIGNAL, P_PLAY}
    assert tricks > 5


def test_advice_is_the_same_in_every_world_that_the_seat_can_imagine() -> None:
    advisor, rng = None, Rng.of(7, "look")
    for state in random_game("26", 4, 7):
        advisor = advisor or Advisor(state.setup, shipped_net())
        worlds = Perspective.of(GAME, state, int(state.turn), rng)
        said = []
        for seen in (state, worlds.world(rng)):
            assert isinstance(seen, CrewState)
            advisor.read(seen)
            assert advisor.moves.listed() == state.legal()
            best = max(state.legal(), key=dict(zip(state.legal(), advisor.scores, strict=True)).__getitem__)
            assert advisor.best() == best
            said.append((list(advisor.scores), beliefs(advisor), int(advisor.chance)))
        assert said[0] == said[1]


@pytest.mark.parametrize(("mission", "players"), [("9", 2), ("26", 4), ("17", 5)])
def test_decides_legally_and_only_by_its_own_view(mission: str, players: int) -> None:
    options = [GAME.options(mission=mission, players=players)]
    assert check_bot(NetBot, GAME, options, 1, thoroughness=0.15).worlds > 0


@pytest.mark.soak
def test_decides_only_by_its_own_view_in_many_positions() -> None:
    asked, seed = 0, 0
    while asked < 1000:
        mission, players = MIXED[seed % len(MIXED)]
        asked += check_bot(NetBot, GAME, [GAME.options(mission=mission, players=players)], 1, seed).worlds
        seed += 1


def test_gives_its_reasons() -> None:
    state = GAME.start(GAME.options(mission="7", players=4), 1)
    look = Perspective.of(GAME, state, int(state.turn), Rng.of(1, "look"))
    decision = load_bot("net", Rng.of(1, "bot")).choose(look)
    assert {candidate.move for candidate in decision.candidates} == set(look.legal)
    assert decision.candidates[0].move == decision.move == decision.line[0]
    assert sum(candidate.share for candidate in decision.candidates) == pytest.approx(1.0)
    shares = [candidate.share for candidate in decision.candidates]
    assert shares == sorted(shares, reverse=True)
    assert all(0.0 <= candidate.value <= 1.0 for candidate in decision.candidates)


def test_knows_the_crew_only() -> None:
    assert "net" in names()
    assert "net" in names("crew")
    assert "net" not in names("aquatica")
    assert "net" not in offered("crew")
    pearls = load_pearls()
    look = Perspective.of(pearls, pearls.start(pearls.options(), 1), 0, Rng.of(1, "look"))
    with pytest.raises(Refused) as refused:
        load_bot("net", Rng.of(1, "bot")).choose(look)
    assert refused.value.reason.id == "refused-bot-level"


def test_every_kind_of_task_is_described() -> None:
    tests = {type(test) for test in GAME.catalog.tests}
    assert len(TASK_KINDS) >= len(tests)
    assert tests <= set(DESCRIBED)


def test_set_ups_of_a_game_share_their_descriptions_if_they_have_as_many_seats() -> None:
    one, same, other = (GAME.setup(GAME.options(mission="7", players=players)) for players in (4, 4, 3))
    assert described(one) is described(same)
    assert described(one) is not described(other)


def test_a_layer_adds_up_the_largest_numbers_exactly() -> None:
    """512 inputs at their limits with the largest weights, positive and negative side by side: no sum spills over."""
    signs = [1, -1, 1, -1, -1]
    row = bytes((127 * sign) % 256 for sign in signs)
    layer = Layer([row] * MOST, [1 << 24] * 5, [3] * 5)
    assert layer([LIMIT] * MOST) == [MOST * LIMIT * 127 * sign + 3 for sign in signs]
    assert layer([-LIMIT] * MOST) == [-MOST * LIMIT * 127 * sign + 3 for sign in signs]
    with pytest.raises(ValueError, match="a layer has at most 512 inputs, not 513"):
        Layer([row] * (MOST + 1), [1] * 5, [0] * 5)


def test_a_file_keeps_its_layers() -> None:
    rows = [bytes([1, 255]), bytes([0, 127]), bytes([129, 5])]
    weights = Weights(pack({"blocks": 0, "places": 1}, {"one": (rows, [1 << 24, 2 << 24], [-7, 9])}))
    assert weights.layer("one")([1, 10, 100]) == [1 - 12700 - 7, 2 * (-1 + 1270 + 500) + 9]


if __name__ == "__main__":
    kept = [{"position": list(position), **values(*position, Net(shipped()))} for position in POSITIONS]
    STORED.write_text("[\n" + ",\n".join(json.dumps(one) for one in kept) + "\n]\n", "utf-8")
