"""Games of Endeavor that start from a position: it is set up as written, the unseen stays unseen, faults are named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batyskaf.core.game import OVER
from batyskaf.core.match import Match
from batyskaf.core.matchfile import file_of, parse_recording, recording_of, verify
from batyskaf.core.position import parse_position
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.view import EndeavorView
from batyskaf.testing import check_game
from tests.effort import share
from tests.endeavor.driving import GAME, pieces
from tests.faults import faults

MIDDLE = """
game: endeavor
mission: 1
players: 2
round: 3
phase: act
turn: 1
wave: 0
ocean:
  B1: volcanic-island
  C1: the-sea-star
  D1: calm-seas 0
  C2: the-looking-glass
sites:
  0: the-sea-star.s1 calm-seas.s2
  1: the-looking-glass.j1
dives:
  the-sea-star.d1: travel research ?
vessels:
  0: the-sea-star calm-seas
  1: the-looking-glass
tracks:
  0: 3 4 3 2
  1: 5 1 0 2
research:
  0: 7
staging:
  0: 4
  1: 6
team:
  0: leader! pilot reef-diver-senior!
  1: leader pilot!
tokens:
  1: sonar sonar
tossed: dive
stacks:
  2: dolphin-pods ... | shipwreck
display: the-nautical-journal - safe-movement-procedure -
journals:
  0: documentation-of-new-life!
impact:
  0: r2c0
  1: r6c0
tier5:
  0: mentor ?
"""


def start(text: str, seed: int = 1) -> EndeavorState:
    return GAME.start_at(parse_position(text, "game.txt"), seed)


def seen(state: EndeavorState) -> EndeavorView:
    view = state.view(None)
    assert isinstance(view, EndeavorView)
    return view


def wrong(text: str) -> list[str]:
    return faults(lambda: start(text))


def test_what_a_position_says_is_on_the_table() -> None:
    table = seen(start(MIDDLE))
    assert (table.round, table.phase, table.asked, table.turn, table.wave) == (3, "act", "turn", 1, 0)
    assert [(zone.place, zone.tile, zone.finder) for zone in table.zones] == [
        ("B1", "volcanic-island", None), ("C1", "the-sea-star", None), ("D1", "calm-seas", 0),
        ("C2", "the-looking-glass", None),
    ]  # fmt: skip
    first, second = table.seats
    assert first.tracks == (3, 4, 3, 2)
    assert (first.research, first.staging, first.vessels) == (7, 4, ("the-sea-star", "calm-seas"))
    assert [(member.side, member.busy) for member in first.team] == [
        ("leader", True), ("pilot", False), ("reef-diver-senior", True)
    ]  # fmt: skip
    assert second.tokens == ("sonar", "sonar")
    assert [journal.journal for journal in first.journals if journal.used] == ["documentation-of-new-life"]
    assert table.display == ("the-nautical-journal", None, "safe-movement-procedure", None)
    assert table.token_discards == {"dive": 1}
    assert {hex.hex: hex.markers for hex in table.hexes} == {"r2c0": {0: 1}, "r6c0": {1: 1}}
    assert table.stacks[1].bottom == ("shipwreck",)
    assert (table.tier5[0], table.tier5_left) == ("mentor", (2, 0, 0))


def test_discs_markers_and_the_tray_follow_from_the_rest() -> None:
    table = seen(start(MIDDLE))
    fresh = seen(GAME.start(GAME.options(players=2), 1))
    discs = fresh.seats[0].staging + fresh.seats[0].supply + 1
    assert table.seats[0].supply == discs - 4 - 2 - 2, "staged, on sites, on specialists"
    assert table.seats[1].supply == discs - 6 - 1 - 1
    assert table.seats[0].markers == fresh.seats[0].markers - 1
    assert table.tray["pilot"] == fresh.tray["pilot"] - 2
    whole = pieces(GAME.start(GAME.options(players=2), 1))
    assert pieces(start(MIDDLE))["discs"] == whole["discs"]
    assert pieces(start(MIDDLE))["markers"] == whole["markers"]
    assert pieces(start(MIDDLE))["tokens"] == whole["tokens"]


def test_the_next_token_of_a_site_is_the_one_that_is_named_first() -> None:
    state = start(MIDDLE)
    site = GAME.names.sites.index("d1", int(state.rules.tile_first[GAME.names.tiles.index("the-sea-star")]))
    dive = int(state.rules.site_dive[site])
    assert state.dive_n[dive] == 3
    top = int(state.dives[dive * 8 + 2])
    assert GAME.names.tokens[state.tokens[top]] == "travel"


def test_nobody_knows_what_nobody_has_seen() -> None:
    state = start(MIDDLE)
    worlds = state.worlds(0)
    drawn = [worlds.draw(Rng.of(seed, "worlds")) for seed in range(40)]
    found = [world for world in drawn if isinstance(world, EndeavorState)]
    first = {int(world.deal.stacks[2][int(world.piles[2 * 32])]) for world in found}
    assert len(first) > 3, "dolphin-pods is on top, but nobody has seen it"
    assert {seen(world).stacks[1].bottom for world in found} == {("shipwreck",)}
    assert len({tuple(world.tokens) for world in found}) > 10
    assert state.setup.start is not None
    assert len(state.setup.start.deal.journals) == 0, "what all states share holds nothing of the deal"


def test_the_seed_deals_what_a_position_leaves_open() -> None:
    text = "game: endeavor\nmission: 1\nplayers: 2\nphase: prepare\nround: 2\nwave: 1\n"
    assert len({tuple(start(text, seed).deal.journals) for seed in range(8)}) == 8
    assert (seen(start(text)).asked, seen(start(text)).turn) == ("recruit", 1)
    assert seen(start("game: endeavor\nmission: 1\n")).round == 1, "set-up leads to the first round"


REWARDS = (
    "game: endeavor\nmission: 1\nplayers: 2\nround: 2\nturn: 1\ntracks:\n  1: 1 1 1 0\nvessels:\n  1: the-sea-star\n"
)


def test_a_position_may_be_in_the_middle_of_rewards() -> None:
    state = start(REWARDS + "rewards: lowest-attribute ingenuity research research\n")
    assert (seen(state).asked, seen(state).turn, seen(state).seats[1].research) == ("rewards", 1, 0)
    assert [GAME.moves.text(move) for move in state.legal()] == [
        "take ingenuity", "take lowest-attribute", "take research"
    ]  # fmt: skip
    assert GAME.start_at(GAME.position_of(state), 1).pack() == state.pack()


@pytest.mark.parametrize(
    ("rewards", "asked"),
    [("discover=1,2", "draw"), ("travel", "act"), ("impact from=the-sea-star", "impact"), ("vessel", "turn")],
)
def test_after_the_rewards_the_turn_is_over(rewards: str, asked: str) -> None:
    state = start(REWARDS + f"staging:\n  0: 3\nteam:\n  0: leader pilot\nrewards: {rewards}\n")
    assert seen(state).asked == asked
    while seen(state).turn == 1:
        state.apply(state.legal()[0])
    assert (seen(state).asked, seen(state).turn) == ("turn", 0)


POSITIONS = [
    REWARDS + "rewards: lowest-attribute discover=1,2 conserve from=the-sea-star\n",
    MIDDLE,
    "game: endeavor\nmission: 1\nplayers: 3\nphase: prepare\nround: 5\nturn: 2\nwave: 1\n",
    "game: endeavor\nmission: 4\nplayers: 1\nturn: 0\nround: 2\nstaging:\n  0: 5\nvessels:\n  0: the-sea-star\n",
    "game: endeavor\nmission: 3\nplayers: 2\nedition: retail\n",
]


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
def test_every_law_holds_from_a_position(text: str) -> None:
    report = check_game(GAME, positions=[parse_position(text)], games=3, thoroughness=share(0.3))
    assert report.games == 3
    assert report.worlds > 0


def test_a_match_from_a_position_is_saved_and_verified() -> None:
    match = Match.at(GAME, parse_position(MIDDLE), 5)
    match.play(1, match.state.legal()[0])
    data = file_of(recording_of(match, "match"))
    again = verify(parse_recording(data, "match"), lambda name, packs: GAME)
    assert again.state == match.state
    assert again.seen(0) == match.seen(0)


# --- what is wrong with it -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("ocean:\n  C1: the-sea-star\n  D1: the-sea-star", "ocean D1: the-sea-star is already in “C1”"),
        ("ocean:\n  C1: the-sea-star\n  C1: atoll", "ocean C1: C1 already has the-sea-star"),
        ("ocean:\n  C2: the-sea-star", "ocean C2: the-sea-star belongs to depth 1"),
        ("ocean:\n  Z9: the-sea-star", "ocean Z9: “Z9” is not a place of the ocean"),
        ("ocean:\n  C1: the-sea-star\nsites:\n  0: atoll.s1", "sites 0: atoll is not in the ocean"),
        ("ocean:\n  C1: the-sea-star\nsites:\n  0: the-sea-star.d1", "sites 0: the-sea-star.d1 is a dive site"),
        ("ocean:\n  C1: the-sea-star\nsites:\n  0: the-sea-star.s1\n  1: the-sea-star.s1", "already in “sites 0”"),
        ("ocean:\n  C1: the-sea-star\ndives:\n  the-sea-star.s1: ?", "the-sea-star.s1 is not a dive site"),
        ("ocean:\n  C1: the-sea-star\nvessels:\n  0: atoll", "vessels 0: atoll is not in the ocean"),
        ("tracks:\n  0: 1 2 3", "tracks 0: a seat has four tracks"),
        ("tracks:\n  0: 1 2 3 99", "tracks 0: “99” is not a number from 0 to "),
        ("staging:\n  0: 29\nteam:\n  0: leader! pilot!", "staging 0: more than the 30 discs of this seat"),
        ("team:\n  0: pilot pilot pilot pilot\n  1: pilot pilot", "team 1: there are not that many: pilot"),
        ("team:\n  0: leader pilot leader!", "team 0: there are not that many: leader"),
        ("team:\n  0: cook", "team 0: “cook” is not a specialist"),
        ("impact:\n  0: r2c4", "the Impact board of this mission has no hex r2c4"),
        ("impact:\n  0: r2c0\n  1: r2c0", "impact 1: r2c0 is already in “impact 0”"),
        ("tokens:\n  0: sonar sonar sonar sonar sonar sonar sonar sonar sonar", "there are not that many: sonar"),
        ("turn: 1\npassed: 1", "passed: seat 1 has passed, so it is not its turn"),
        (
            "display: the-nautical-journal\njournals:\n  0: the-nautical-journal",
            "display: the-nautical-journal is already in “journals 0”",
        ),
        ("tier5:\n  0: pilot", "tier5 0: pilot can't be here"),
        ("cleanup:\n  0: 1", "cleanup: this mission has no cleanup track"),
        ("turn: 0\nrewards: tea", "rewards: “tea” is not a reward"),
        ("turn: 0\nrewards: travel dive", "rewards: there are 2 here, but there is room for 1 only"),
        ("turn: 0\nrewards: discover=6", "rewards: “6” is not a number from 1 to 5"),
        ("turn: 0\nrewards: impact from=nowhere", "rewards: “nowhere” is not a tile"),
        ("phase: prepare\nrewards: impact", "rewards: rewards are taken in a turn of the action phase"),
        ("milestones:\n  : 1", "milestones: a number from 0 to 1 is missing here"),
        ("phase: tea", "phase: “tea” is not a phase; known: setup, prepare, act"),
    ],
)
def test_each_fault_has_its_sentence(lines: str, sentence: str) -> None:
    found = wrong(f"game: endeavor\nplayers: 2\n{lines}\n")
    assert any(sentence in fault for fault in found), found


# --- writing ---------------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**6), players=st.integers(1, 5), moves=st.integers(0, 150))
def test_a_game_can_be_written_at_a_turn_and_read_back(seed: int, players: int, moves: int) -> None:
    rng = Rng.of(seed, "writing")
    missions = list(GAME.catalog.missions)
    mission = missions[int(rng.below(len(missions)))]
    edition = GAME.catalog.missions[mission].sets[0]
    state = GAME.start(GAME.options(mission=mission, players=players, fifth_player=players == 5, edition=edition), seed)
    written = []
    for _ in range(moves):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        if state.turn == OVER:
            break
        try:
            written.append((state.copy(), GAME.position_of(state)))
        except Refused:
            continue
    for before, found in written[-1:]:
        again = GAME.start_at(found, seed + 1)
        assert again.legal() == before.legal()
        assert again.view(None) == before.view(None)
        assert pieces(again)["discs"] == pieces(before)["discs"]


def test_what_can_not_be_written_says_why() -> None:
    state = start(MIDDLE)
    state.apply(next(move for move in state.legal() if GAME.moves.kind(move) == "activate"))
    with pytest.raises(Refused, match="refused-position-now"):
        GAME.position_of(state)
    state.apply(state.host()[0])
    with pytest.raises(Refused, match="refused-position-over"):
        GAME.position_of(state)
