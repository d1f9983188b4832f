"""The open-hand solver of The Crew agrees with exhaustive search, and its lines win by the rules."""

from collections.abc import Callable

import pytest

from batyskaf.bots.crew.insight.winning import capturable
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import LOST, UNDECIDED, WON
from batyskaf.core.bits import BIT, members
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import DECK as ALL
from batyskaf.games.crew.cards import SUBMARINES, SUIT_MASK, card_of, mask_of
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET, SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAME = load()
DECK = [task.id for task in GAME.catalog.tasks if task.difficulty is not None]


def to_the_cards(state: CrewState, rng: Rng) -> None:
    while state.turn != OVER and state.phase not in (P_SIGNAL, P_PLAY):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])


def hush(state: CrewState) -> CrewState:
    """Close the signal window: signals change nothing for open hands."""
    while state.phase == P_SIGNAL:
        state.apply(QUIET)
    return state


def winnable(state: CrewState) -> bool:
    """Exhaustive search by the rules."""
    hush(state)
    if state.turn == OVER:
        return state.outcome == SUCCESS
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        if winnable(after):
            return True
    return False


OBJECTIVES = ["8", "12", "21", "23", "27"]
"""The missions without tasks."""


def drawn(seed: int, rng: Rng, players: int) -> CrewState | None:
    """A deal with one to four tasks, going through the whole deck in turn, or with an objective."""
    if rng.below(8) == 0:
        options = GAME.options(mission=OBJECTIVES[seed % 5], players=players, communication="silence")
    else:
        others = {DECK[int(rng.below(len(DECK)))] for _ in range(int(rng.below(4)))}
        try:
            options = GAME.options(mission="17", players=players, tasks=tuple(sorted({DECK[seed % 96], *others})))
        except ValueError:  # tasks that conflict
            return None
    state = GAME.start(options, seed)
    to_the_cards(state, rng)
    return state if state.turn != OVER else None


def small_ending(seed: int) -> CrewState | None:
    """A random attempt with few cards left; None if it ended earlier."""
    rng = Rng.of(seed, "small ending")
    SOLVER.rng = Rng.of(seed, "guide")
    players = 2 + int(rng.below(4))
    state = drawn(seed, rng, players)
    left = 3 if players <= 4 else 2
    while state is not None and state.turn != OVER and state.left() > left:
        hush(state)
        if state.turn == OVER:
            break
        verdict = SOLVER.solve(state, 3000)
        kept = int(rng.below(10)) < 8 and verdict == WON  # mostly follow winning lines, otherwise all endings are lost
        legal = state.legal()
        state.apply(int(SOLVER.best_line[0]) if kept else legal[int(rng.below(len(legal)))])
    return state if state is not None and state.turn != OVER else None


def small_attempt(seed: int) -> CrewState | None:
    """A whole attempt of a few tricks, so that first tricks and runs count; the other cards are in piles."""
    rng = Rng.of(seed, "small attempt")
    players = 3 + int(rng.below(3))
    state = drawn(seed, rng, players)
    if state is None:
        return None
    hush(state)
    state.total = 3 if players <= 4 else 2
    for seat in range(players):
        cards = members(state.hands[seat])
        while len(cards) > state.total:
            card = cards.pop(int(rng.below(len(cards))))
            state.hands[seat] &= ~BIT[card]
            state.piles[int(rng.below(players))] |= BIT[card]
            state.played |= BIT[card]
    state.collected = state.played
    return state


TIGHT = [5, 18, 19, *range(21, 54), *range(64, 68), 72, 76, 77, 79, 80, 81, 82, 83, 93, 94, 95, 96]
QUOTAS = [23, 24, *range(27, 31), *range(43, 54), 65, 66]
TRICKS = [*range(1, 9), *range(34, 41), *range(64, 68), *range(79, 84), 93, 94]
"""The numbers of tasks that limit tricks, submarines or what a seat collects; that limit suits or values; and that take
tricks."""


def small_table(seed: int, players: int, tasks: tuple[str, ...] = (), mission: str = "17") -> CrewState:
    """A whole attempt of a few tricks with many submarines; Tonoja's columns hold two cards each."""
    rng = Rng.of(seed, "small table")
    chosen = {"tasks": tasks} if tasks else {}
    options = GAME.options(mission=mission, players=players, distress="off", communication="silence", **chosen)
    state = GAME.start(options, seed)
    to_the_cards(state, rng)
    hush(state)
    state.total = 2 if players == 5 else 3
    held = int(state.total) * int(state.seats) + (players <= 3)  # one card of three hands stays unplayed
    drawn = [card for card in range(36, 40) if rng.below(4) > 0]
    others = list(range(36))
    while len(drawn) < held:
        drawn.append(others.pop(int(rng.below(len(others)))))
    cards = [drawn.pop(int(rng.below(len(drawn)))) for _ in range(held)]
    for seat in range(state.seats):
        state.hands[seat] = sum(1 << card for card in cards[seat :: int(state.seats)])
        state.piles[seat] = 0
    if players == 2:
        most = max(range(3), key=lambda seat: len(members(state.hands[seat])))
        state.hands[2], state.hands[most] = state.hands[most], state.hands[2]
        columns = members(state.hands[2])
        state.hands[2] = sum(1 << card for card in columns[:2])
        for column in range(14):
            state.columns[column] = -1
        state.columns[0], state.columns[1], state.columns[7], state.columns[8] = columns
    if rng.below(4) == 0:  # mostly all other cards are left out: in piles they would decide too much
        for card in others:
            state.piles[int(rng.below(state.seats))] |= 1 << card
    state.played = state.collected = ALL & ~sum(1 << card for card in cards)
    return state


def tight_table(seed: int) -> CrewState | None:
    """Such an attempt with two to four tasks that limit each other, or where nobody may lead pink or submarines."""
    rng = Rng.of(seed, "tight")
    if rng.below(8) == 0:
        return small_table(seed, 2 + seed % 4, mission="12")
    pool = (TIGHT, QUOTAS, TRICKS)[int(rng.below(3))]
    tasks = {f"T{pool[int(rng.below(len(pool)))]}" for _ in range(2 + int(rng.below(3)))}
    try:
        state = small_table(seed, 2 + seed % (2 if pool is QUOTAS else 4), tuple(sorted(tasks)))
    except ValueError:  # tasks that conflict
        return None
    for i in range(len(state.owners) if pool is TRICKS else 0):
        state.owners[i] = seed % int(state.seats)
    return state


PORTIONS = [4, 7, 10, 11, *range(20, 31), *range(34, 41), *range(43, 54), *range(64, 68), *range(79, 95), 92, 92]
"""The numbers of tasks that need or limit cards of a colour or value, or one card of each hand."""


def contested_table(seed: int) -> CrewState | None:
    """Such an attempt with tasks that need cards of the same colours and values, after most cards have been collected.
    One seat has all that is gone of one or two colours; the task of collecting a whole colour is its.
    """
    rng = Rng.of(seed, "contested")
    tasks = {f"T{PORTIONS[int(rng.below(len(PORTIONS)))]}" for _ in range(2 + int(rng.below(3)))}
    try:
        state = small_table(seed, 2 + seed % 4, tuple(sorted(tasks)))
    except ValueError:  # tasks that conflict
        return None
    collector, colours = int(rng.below(state.seats)), [int(rng.below(4)) for _ in range(2)]
    for seat in range(state.seats):
        state.piles[seat] = 0
    for card in members(state.collected):
        seat = collector if int(card) // 9 in colours else int(rng.below(state.seats))
        state.piles[seat] |= 1 << int(card)
    for i in range(len(state.owners)):
        if GAME.catalog.tasks[int(state.deal.tasks[i])].id == "T92":
            state.owners[i] = collector
    return state


SOLVER = Solver(Rng.of(1, "solver"))


def agree(small: Callable[[int], CrewState | None], first: int, wanted: int) -> tuple[int, int]:
    """Compare on a number of positions; return how many were won and lost."""
    seed, won, lost = first, 0, 0
    while won + lost < wanted:
        seed += 1
        state = small(seed)
        if state is None:
            continue
        expected = winnable(state.copy())
        for SOLVER.thorough in (True, False):
            assert SOLVER.solve(state, 10**9) == (WON if expected else LOST), seed
        won, lost = won + expected, lost + (not expected)
    return won, lost


@pytest.mark.parametrize(
    ("small", "wanted"), [(small_ending, 30), (small_attempt, 200), (tight_table, 900), (contested_table, 600)]
)
def test_the_solver_agrees_with_exhaustive_search(small: Callable[[int], CrewState | None], wanted: int) -> None:
    won, lost = agree(small, 0, wanted)
    assert won > 5
    assert lost > 2


@pytest.mark.soak
@pytest.mark.parametrize(
    ("small", "wanted"), [(small_ending, 400), (small_attempt, 400), (tight_table, 400), (contested_table, 2400)]
)
@pytest.mark.parametrize("part", range(10))
def test_the_solver_agrees_with_exhaustive_search_in_many_positions(
    part: int, small: Callable[[int], CrewState | None], wanted: int
) -> None:
    won, lost = agree(small, 100_000 * (part + 1), wanted)
    assert won > 30
    assert lost > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", ["1", "5", "8", "12", "23", "27", "32"])
def test_lines_of_the_solver_win_by_the_rules(mission: str, players: int) -> None:
    found = 0
    for seed in range(20):
        if found == 2:
            return
        rng = Rng.of(seed, "lines")
        state = GAME.start(GAME.options(mission=mission, players=players, distress="off"), seed)
        to_the_cards(state, rng)
        verdict = SOLVER.solve(state, 20_000)
        assert verdict in (WON, LOST, UNDECIDED)
        if verdict != WON:
            continue
        found += 1
        for card in SOLVER.best_line:
            hush(state)
            assert int(card) in state.legal()
            state.apply(card)
        assert state.outcome == SUCCESS
    assert found > 0, "none of twenty deals had a line"


def test_a_hopeless_task_is_lost_at_once() -> None:
    """The captain holds the submarine 4, so the captain can't collect only the submarine 2."""
    options = GAME.options(mission="promo", players=4, tasks=("T19",), distress="off")
    lost = 0
    for seed in range(30):
        state = GAME.start(options, seed)
        if state.hands[state.captain] >> 39 & 1:
            lost += SOLVER.solve(state, 10) == LOST
            assert SOLVER.nodes == 0
    assert lost > 0


def shared(tasks: tuple[str, ...], owners: list[int], seed: int) -> CrewState:
    """A deal for four with these tasks in these hands."""
    options = GAME.options(mission="17", players=4, tasks=tasks, distress="off", communication="silence")
    state = GAME.start(options, seed)
    to_the_cards(state, Rng.of(seed, "share"))
    for i in range(len(tasks)):
        state.owners[i] = owners[tasks.index(GAME.catalog.tasks[int(state.deal.tasks[i])].id)]
    return state


def test_tasks_that_need_too_many_tricks_are_lost_at_once() -> None:
    """Of ten tricks, six for more than all others together, four, and one."""
    assert SOLVER.solve(shared(("T74", "T67", "T65"), [0, 1, 2], 1), 10) == LOST
    assert SOLVER.nodes == 0


def test_a_card_both_needed_and_forbidden_is_lost_at_once() -> None:
    """The green 6, and no green card at all."""
    assert SOLVER.solve(shared(("T4", "T51"), [2, 2], 1), 10) == LOST
    assert SOLVER.nodes <= 1
    assert SOLVER.solve(shared(("T4", "T51"), [2, 1], 1), 100_000) == WON


def test_without_a_submarine_nobody_collects_one() -> None:
    tried = 0
    for seed in range(10):
        state = shared(("T31",), [0], seed)
        if not state.hands[0] >> 36:
            assert SOLVER.solve(state, 10) == LOST
            assert SOLVER.nodes == 0
            tried += 1
    assert tried > 0


def holders(state: CrewState) -> list[int]:
    return [seat for seat in range(4) if state.hands[seat] & SUBMARINES]


def test_submarines_are_distributed_among_their_holders() -> None:
    """One and two are not four; one and three are."""
    tried = 0
    for seed in range(20):
        owners = holders(shared(("T31", "T32"), [0, 1], seed))
        if len(owners) == 2:
            assert SOLVER.solve(shared(("T31", "T32"), owners, seed), 10) == LOST
            assert SOLVER.nodes == 0
            verdicts = {SOLVER.solve(shared(("T31", "T33"), both, seed), 100_000) for both in (owners, owners[::-1])}
            tried += WON in verdicts
    assert tried > 0


def test_a_forbidden_run_of_tricks_is_lost_at_once() -> None:
    """Three tricks in a row, and never two."""
    assert SOLVER.solve(shared(("T69", "T72"), [2, 2], 1), 10) == LOST
    assert SOLVER.nodes == 0
    assert SOLVER.solve(shared(("T69", "T72"), [2, 1], 1), 100_000) == WON


def lost_to_the_holder_of(card: str, tasks: tuple[str, str]) -> None:
    """Two tasks of one seat can't both be met, in every deal that gives it the card."""
    tried = 0
    for seed in range(20):
        state = shared(tasks, [0, 0], seed)
        if state.hands[0] & mask_of([card]):
            assert SOLVER.solve(state, 10) == LOST
            assert SOLVER.nodes <= 1
            tried += 1
    assert tried > 0


def test_a_seat_that_must_collect_too_much_is_lost_at_once() -> None:
    """The submarine 4 goes to its holder: that is one, and the submarine 3 another. One pink card is not five."""
    lost_to_the_holder_of("S4", ("T5", "T31"))
    assert SOLVER.solve(shared(("T27", "T25"), [3, 3], 1), 10) == LOST
    assert SOLVER.nodes == 0


def test_two_seats_that_both_need_the_last_trick_are_lost_at_once() -> None:
    """The first and the last trick; the last with the green 2 in it."""
    assert SOLVER.solve(shared(("T58", "T17"), [0, 1], 1), 10) == LOST
    assert SOLVER.nodes == 0
    assert SOLVER.solve(shared(("T57", "T58"), [2, 2], 1), 1) != LOST


def lost_by_weighing(state: CrewState) -> bool:
    """Whether the solver knows before the first card that a deal is lost, once it weighs all claims together."""
    SOLVER.thorough = True
    verdict = SOLVER.solve(state, 1)
    SOLVER.thorough = False
    return verdict == LOST


def test_nobody_collects_a_whole_colour_of_which_another_seat_needs_a_card() -> None:
    """Every colour, and all nine cards of one; a single seat may do both."""
    assert lost_by_weighing(shared(("T91", "T92"), [1, 0], 1))
    assert not lost_by_weighing(shared(("T91", "T92"), [0, 0], 1))


def test_a_whole_colour_is_denied_by_colours_and_not_by_values() -> None:
    """The blue 1, 2 and 3 and some of pink and yellow are for others; green is left, with its 1, 2 and 3."""
    assert not lost_by_weighing(shared(("T13", "T86", "T92"), [3, 1, 0], 1))
    assert lost_by_weighing(shared(("T13", "T86", "T29", "T92"), [3, 1, 2, 0], 1))


def test_a_value_is_distributed_once() -> None:
    """Three sixes, and one that captures another; three fives, and a seven that captures one."""
    assert lost_by_weighing(shared(("T24", "T40"), [2, 0], 1))
    assert not lost_by_weighing(shared(("T21", "T38"), [2, 0], 1))


def nines(blue: bool) -> CrewState:
    """All nines for a seat without submarines; another seat holds three of them, but not the blue one."""
    state = shared(("T16",), [1], 1)
    mine = ["P2", "P3", "P4", "P5", "G2", "G3", "G4", "Y2", "Y3", "B1" if blue else "Y4"]
    state.hands[1] = mask_of(mine)
    state.hands[2] = mask_of(["P9", "G9", "Y9", "S1", "S2", "S3", "S4", "B6", "B7", "B8"])
    others = members(ALL & ~state.hands[1] & ~state.hands[2])
    state.hands[0] = sum(1 << int(card) for card in others[::2])
    state.hands[3] = sum(1 << int(card) for card in others[1::2])
    return state


def test_cards_of_one_hand_that_wait_for_each_other_are_lost() -> None:
    """A nine is discarded when another suit is led; of pink, green and yellow its holder has a nine as well."""
    assert lost_by_weighing(nines(blue=False))
    assert not lost_by_weighing(nines(blue=True))


def test_a_card_captures_lower_ones_of_its_suit_and_all_of_others() -> None:
    """The blue 4 can't capture the blue 8, but the green 8; a blue 7 captures the blue 5."""
    assert capturable(mask_of(["B4"]), mask_of(["B8"])) == 0
    assert capturable(mask_of(["B4"]), mask_of(["B8", "G8"])) == mask_of(["G8"])
    assert capturable(mask_of(["B4", "G4"]), mask_of(["B8", "G8"])) == mask_of(["B8", "G8"])
    assert capturable(mask_of(["B7"]), mask_of(["B5"])) == mask_of(["B5"])


def test_suits_that_may_be_led_must_last_for_all_tricks() -> None:
    """Nobody may lead pink or submarines: a colour can be led as often as the longest holding is long."""
    lost = 0
    for seed in range(40):
        state = GAME.start(GAME.options(mission="12", players=3, communication="silence"), seed)
        to_the_cards(state, Rng.of(seed, "share"))
        hush(state)
        longest = [max(len(members(state.hands[seat] & suit)) for seat in range(3)) for suit in SUIT_MASK[1:4]]
        if sum(longest) < 13:
            assert SOLVER.solve(state, 10) == LOST
            assert SOLVER.nodes == 0
            lost += 1
    assert 0 < lost < 40


def test_a_lowest_card_wins_only_if_it_may_be_led() -> None:
    """The yellow 1, and never to lead yellow."""
    lost_to_the_holder_of("Y1", ("T2", "T96"))


def test_tonojas_cards_differ_by_the_covered_cards() -> None:
    """Two open neighbours are equivalent for the task, but only the pink 5 covers the yellow 1 that it needs."""
    options = GAME.options(mission="17", players=2, tasks=("T2",), distress="off", communication="silence")
    state = GAME.start(options, 1)
    to_the_cards(state, Rng.of(1, "share"))
    hush(state)
    me, partner = int(state.turn), 1 - int(state.turn)
    state.owners[0] = me
    state.hands[me] = mask_of(["P9", "Y9"])
    state.hands[partner] = mask_of(["P1", "B1"])
    state.hands[2] = mask_of(["P4", "P5"])
    for column in range(14):
        state.columns[column] = {0: card_of("P4"), 1: card_of("P5"), 8: card_of("Y1")}.get(column, -1)
    left = state.hands[0] | state.hands[1] | state.hands[2] | mask_of(["Y1"])
    state.played = state.collected = state.piles[partner] = ALL & ~left
    state.number = state.total - 2
    assert SOLVER.solve(state, 1000) == WON
    assert card_of("P5") in [int(card) for card in SOLVER.best_line][:3]
    state.columns[7], state.columns[8] = state.columns[8], -1
    assert SOLVER.solve(state, 1000) == WON
    assert card_of("P4") in [int(card) for card in SOLVER.best_line][:3]
    state.columns[7] = -1
    state.hands[partner] = mask_of(["P1", "Y1"])
    state.owners[0] = partner
    assert SOLVER.solve(state, 1000) == LOST


def test_cards_that_tonoja_never_uncovers_block_nobody() -> None:
    """The blue 2 wins the last trick, since the blue 4 lies covered to the end."""
    options = GAME.options(mission="17", players=2, tasks=("T37",), distress="off", communication="silence")
    state = GAME.start(options, 1)
    to_the_cards(state, Rng.of(1, "share"))
    hush(state)
    me, partner = 1 - int(state.captain), int(state.captain)
    state.owners[0] = me
    state.leader = state.owner = state.turn = partner
    state.hands[me] = mask_of(["B2", "G5", "Y8"])
    state.hands[partner] = mask_of(["P1", "G2", "S3"])
    state.hands[2] = mask_of(["P9", "B9", "G6"])
    for column in range(14):
        state.columns[column] = {0: card_of("P9"), 1: card_of("G6"), 3: card_of("B9"), 7: card_of("B4")}.get(column, -1)
    left = state.hands[0] | state.hands[1] | state.hands[2] | mask_of(["B4"])
    state.played = state.collected = state.piles[partner] = ALL & ~left
    state.number = state.total - 3
    assert winnable(state.copy())
    assert SOLVER.solve(state, 1000) == WON


def test_a_finished_attempt_is_won_or_lost_as_it_ended() -> None:
    state = GAME.start(GAME.options(mission="1", players=3), 1)
    state.apply(GAME.moves.id("abandon"))
    assert SOLVER.solve(state, 10) == LOST
