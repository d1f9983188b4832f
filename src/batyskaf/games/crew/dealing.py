# mypyc: compile
"""Preparing an attempt: terrain, tasks to the exact difficulty, exchanges of impossible ones, the deal and redeals."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import COLOURS, VALUE
from batyskaf.games.crew.rules import (
    CAPTAIN_ALL,
    COLUMNS,
    CURRENTS,
    DRAFT,
    FREE,
    JOINED,
    NARCOSIS,
    NORMAL,
    SPLIT,
    TERRAIN,
    TONOJA,
    VOLUNTEER,
    Deal,
    Setup,
)

DEALS: Final[i64] = 1000
"""How often cards are dealt before a deal is called impossible: only packs ask for hands that hardly any deal has."""
DRAWS: Final[i64] = 20
"""How often a draw that leads nowhere is repeated before it is called impossible."""
EXCHANGES: Final[i64] = 100
"""How often tasks of one draw are exchanged before it is given up."""
TRIES: Final[i64] = 10_000
"""How many owners are tried for the tasks of one draw. Only dozens of tasks need so many, and could take forever."""


def prepare(setup: Setup, rng: Rng) -> Deal:
    """Draw everything that chance decides for an attempt."""
    deal = Deal()
    _draw_terrain(setup, rng, deal)
    deal.tasks = setup.fixed if len(setup.fixed) > 0 else draw_tasks(setup, rng)
    deal_hands(setup, rng, deal)
    return deal


def _draw_terrain(setup: Setup, rng: Rng, deal: Deal) -> None:
    """Rulebook: Unfamiliar terrain. A submarine is drawn again, so a colour card is drawn to begin with."""
    deal.communication = setup.communication
    if setup.communication == TERRAIN:
        deal.terrain = draw_terrain(setup, rng)
        deal.communication = terrain_mode(deal.terrain)


def draw_terrain(setup: Setup, rng: Rng) -> i64:
    """One of the colour cards that are dealt; those of a small game come first by number."""
    return rng.below(count(setup.deck & COLOURS))


def terrain_mode(card: i64) -> i64:
    """How a drawn card lets the crew communicate: 1-3 normal, 4-6 currents, 7-9 narcosis."""
    if VALUE[card] <= 3:
        return NORMAL
    return CURRENTS if VALUE[card] <= 6 else NARCOSIS


# --- hands -----------------------------------------------------------------------------------------------------------


def deal_hands(setup: Setup, rng: Rng, deal: Deal) -> None:
    """Shuffle and deal until no hand makes a task impossible; a redeal is no attempt."""
    for _ in range(DEALS):
        if setup.has_tonoja():
            _deal_with_tonoja(setup.captain_card, rng, deal)
        else:
            _deal_evenly(setup, rng, deal)
        if not must_redeal(setup, deal):
            return
    raise Refused("refused-crew-no-deal", deals=int(DEALS))


def _deal_evenly(setup: Setup, rng: Rng, deal: Deal) -> None:
    """Deal the cards around; with three seats chance says who gets the odd one."""
    seats = setup.seats
    cards = setup.cards[:]
    rng.shuffle(cards)
    first = rng.below(seats)
    hands = vec[i64]([0] * int(seats))
    for i in range(i64(len(cards))):
        hands[(first + i) % seats] |= BIT[cards[i]]
    deal.hands = hands


def _deal_with_tonoja(captain_card: i64, rng: Rng, deal: Deal) -> None:
    """Rulebook: Two players. The card that makes the captain is set aside first: it never lies with Tonoja."""
    cards = vec[i64]([card for card in range(40) if card != captain_card])
    rng.shuffle(cards)
    deal.columns = cards[: 2 * COLUMNS]
    rest = append(cards[2 * COLUMNS :], captain_card)
    rng.shuffle(rest)
    hands = vec[i64]([0, 0, 0])
    for card in deal.columns:
        hands[TONOJA] |= BIT[card]
    for i in range(i64(len(rest))):
        hands[i % 2] |= BIT[rest[i]]
    deal.hands = hands


def must_redeal(setup: Setup, deal: Deal) -> bool:
    """Whether a hand holds cards together that a drawn task can't bear."""
    for seat in range(setup.seats):
        hand = deal.hands[seat]
        if setup.captain_redeal and hand & setup.captain_redeal == setup.captain_redeal:
            return True
        for task in deal.tasks:
            for mask in setup.rules.redeals[task]:
                if hand & mask == mask:
                    return True
    return False


# --- tasks -----------------------------------------------------------------------------------------------------------


def draw_tasks(setup: Setup, rng: Rng) -> vec[i64]:
    """Reveal tasks until their difficulties make up the mission's number, and exchange what can't be done."""
    if setup.difficulty == 0:
        return vec[i64]()
    for _ in range(DRAWS):
        drawn = _draw_to_sum(setup, rng)
        if len(drawn) > 0 and _exchange(setup, rng, drawn):
            return drawn
    raise Refused("refused-crew-no-tasks", difficulty=int(setup.difficulty), seats=int(setup.seats))


def _stack(setup: Setup, rng: Rng, without: vec[i64]) -> vec[i64]:
    """The shuffled task stack without some of its cards."""
    stack = setup.stack[:]
    if len(without) > 0:
        stack = vec[i64]([task for task in setup.stack if task not in without])
    rng.shuffle(stack)
    return stack


def _draw_to_sum(setup: Setup, rng: Rng) -> vec[i64]:
    """Take tasks as long as they fit; when the stack runs out, shuffle the used ones in again. Empty if none fits."""
    drawn = vec[i64]()
    missing = setup.difficulty
    for round in range(i64(2)):
        for task in _stack(setup, rng, setup.used if round == 0 else drawn):
            difficulty = setup.rules.difficulty_of(task, setup.seats)
            if difficulty <= missing and task not in drawn:
                drawn = append(drawn, task)
                missing -= difficulty
                if missing == 0:
                    return drawn
    return vec[i64]()


def _exchange(setup: Setup, rng: Rng, drawn: vec[i64]) -> bool:
    """Replace, in place, the first task that finds no owner beside those before it; False if nothing helps."""
    placing = Placing(setup, drawn)
    for _ in range(EXCHANGES):
        if placing.stands():
            return True
        if placing.tries == 0:
            return False
        drawn[placing.stuck] = _another(setup, rng, drawn, drawn[placing.stuck])
    return False


def _another(setup: Setup, rng: Rng, drawn: vec[i64], task: i64) -> i64:
    """Another task of the same difficulty, if there is one; used ones only when the others have run out."""
    wanted = setup.rules.difficulty_of(task, setup.seats)
    last: i64 = task
    for other in _stack(setup, rng, drawn):
        if setup.rules.difficulty_of(other, setup.seats) == wanted:
            last = other
            if other not in setup.used:
                return other
    return last


def can_stand(setup: Setup, tasks: vec[i64]) -> bool:
    """Whether the mission allows a distribution in which no listed pair is split or joined as it must not be."""
    return Placing(setup, tasks).stands()


@final
class Placing:
    """Tries to find owners for tasks, one after the other in the order revealed.

    Places are counted from the captain (0) on; only the captain's differs from the others.
    """

    def __init__(self, setup: Setup, tasks: vec[i64]) -> None:
        self.setup = setup
        self.tasks = tasks
        self.size: i64 = len(tasks)
        self.owners: vec[i64] = vec[i64]([0] * len(tasks))
        self.room: vec[i64] = _room(setup, self.size)
        self.tries: i64 = TRIES
        self.stuck: i64 = 0
        """The first task that found no owner beside those before it."""

    def stands(self) -> bool:
        """Whether all tasks find owners; no, too, when the tries have run out."""
        self.stuck = 0
        return self._place(0)

    def _place(self, at: i64) -> bool:
        """Find owners for the tasks from `at` on."""
        if at == self.size:
            return self._owners_fit()
        self.stuck = max(self.stuck, at)
        for place in range(self.setup.seats):
            if self.tries == 0:
                return False
            if self.room[place] == 0 or not self._fits(at, place):
                continue
            self.owners[at] = place
            self.room[place] -= 1
            placed = self._place(at + 1)
            self.room[place] += 1
            if placed:
                return True
        return False

    def _fits(self, at: i64, place: i64) -> bool:
        rules = self.setup.rules
        self.tries -= 1
        task = self.tasks[at]
        if place == 0 and not rules.tasks[task].captain_may_own:
            return False
        used: i64 = BIT[place]
        for i in range(at):
            clash = rules.clash(self.setup.seats, task, self.tasks[i])
            if clash & (JOINED if self.owners[i] == place else SPLIT):
                return False
            used |= BIT[self.owners[i]]
        return count(used) <= _most_owners(self.setup)

    def _owners_fit(self) -> bool:
        """Two volunteers must both own something, and a captain who begins with a hardest task must own one."""
        used: i64 = 0
        hardest = self.setup.hardest(self.tasks)
        wanted = self.setup.distribution == DRAFT and self.setup.hardest_first and hardest >= 0
        for i in range(self.size):
            used |= BIT[self.owners[i]]
            if self.owners[i] == 0 and self.setup.rules.difficulty_of(self.tasks[i], self.setup.seats) == hardest:
                wanted = False
        return not wanted and (self.setup.distribution != VOLUNTEER or count(used) == self.setup.volunteers)


def _most_owners(setup: Setup) -> i64:
    """How many seats may own tasks."""
    if setup.distribution == DRAFT or setup.distribution == FREE:
        return setup.seats
    return setup.volunteers if setup.distribution == VOLUNTEER else 1


def _room(setup: Setup, tasks: i64) -> vec[i64]:
    """How many tasks each place can take."""
    if setup.distribution == DRAFT:
        return _draft_shares(setup, tasks)
    room = vec[i64]([tasks] * int(setup.seats))
    if setup.distribution == CAPTAIN_ALL:
        for i in range(i64(1), setup.seats):
            room[i] = 0
    return room


def _draft_shares(setup: Setup, tasks: i64) -> vec[i64]:
    """How many tasks each place takes in turn; fewer tasks than choosers go to anyone, one each."""
    shares = vec[i64]([0] * int(setup.seats))
    first: i64 = 1 if setup.skip_captain else 0
    choosers = setup.seats - first
    for i in range(choosers):
        if tasks < choosers:
            shares[first + i] = 1
        else:
            shares[first + i] = tasks // choosers + (1 if i < tasks % choosers else 0)
    return shares
