"""What the seat that decides sees, as numbers for the net: by card, by suit, by task, in general.

Seats count clockwise from the one that decides. Nothing here depends on cards that it does not know. `learn.seeing`
writes the same numbers for many games at once.
"""

from dataclasses import dataclass
from typing import Final

from batyskaf.bots.crew.net.describing import MOST_TRICKS, Described
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.games.crew.cards import CARDS, DECK, SUIT, SUIT_MASK
from batyskaf.games.crew.claims import CLAIMED
from batyskaf.games.crew.codes import (
    GIVE,
    HIGHEST,
    LOWEST,
    ONLY,
    P_ASSIGN,
    P_CLAIM,
    P_GIVE,
    P_OVER,
    P_PLAY,
    P_PREDICT,
    P_VOLUNTEER,
    PLAY,
)
from batyskaf.games.crew.layouts import MARKS, shown_by, shown_card, shown_mark
from batyskaf.games.crew.rules import TONOJA
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN

COLOURS: Final = range(4)
SEATS: Final = 5
NOBODY: Final = SEATS
"""The place of no seat."""


@dataclass
class Sight:
    """All numbers are in units of 1 / ONE."""

    cards: list[list[int]]
    suits: list[list[int]]
    general: list[int]
    tasks: list["SeenTask"]


@dataclass
class SeenTask:
    """An open task, or the objective: `place` is its place in the attempt's list, -1 for the objective."""

    place: int
    row: int
    """Its row in the descriptions."""
    owner: int
    """How far clockwise its owner sits, NOBODY if it has none."""
    whole: list[int]
    by_suit: list[list[int]]


def part(number: int, whole: int) -> int:
    """A fraction in units of 1 / ONE, rounded.

    >>> part(1, 9), part(-1, 13)
    (114, -79)
    """
    return (2 * number * ONE + whole) // (2 * whole)


def hot(place: int, size: int) -> list[int]:
    return [ONE if place == one else 0 for one in range(size)]


class Story:
    """What everybody knows of an attempt and a state does not store: who played what when, and who can't hold what."""

    def __init__(self, s: CrewState) -> None:
        self.played_by = [-1] * int(CARDS)
        self.played_in = [-1] * int(CARDS)
        self.cannot = [0] * int(s.seats)
        self.shown = [0] * int(s.seats)
        self.marks = [-1] * int(CARDS)
        self._tricks(s)
        for shown in s.signals:
            self._signal(int(shown_by(shown)), int(shown_card(shown)), int(shown_mark(shown)))

    def _tricks(self, s: CrewState) -> None:
        seats, seat, led, laid = int(s.seats), int(s.captain), 0, 0
        for move in s.made:
            card = int(move)
            if card >= CARDS:
                continue
            trick, place = divmod(laid, seats)
            if place == 0:
                seat = _winner(s, trick - 1) if trick else int(s.captain)
                led = int(SUIT[card])
            elif SUIT[card] != led:
                self.cannot[seat] |= int(SUIT_MASK[led])
            self.played_by[card], self.played_in[card] = seat, trick
            seat = int(s.setup.clockwise[seat])
            laid += 1

    def _signal(self, seat: int, card: int, mark: int) -> None:
        suit = int(SUIT_MASK[SUIT[card]])
        above, below = suit & ~((2 << card) - 1), suit & ((1 << card) - 1)
        self.shown[seat] |= 1 << card
        self.marks[card] = mark
        if mark in (HIGHEST, ONLY):
            self.cannot[seat] |= above
        if mark in (LOWEST, ONLY):
            self.cannot[seat] |= below


def _winner(s: CrewState, trick: int) -> int:
    return next(seat for seat in range(int(s.seats)) if s.won[seat] >> trick & 1)


def see(s: CrewState, described: Described) -> Sight:
    """What the seat that decides sees of a state."""
    seat, story = int(s.turn), Story(s)
    order = [seat]
    while len(order) < s.seats:
        order.append(int(s.setup.clockwise[order[-1]]))
    steps = {one: step for step, one in enumerate(order)}
    tasks = _tasks(s, described, steps)
    return Sight(_cards(s, story, order, described, tasks), _suits(s, seat), _general(s, steps, order), tasks)


def _bits(masks: list[int]) -> list[int]:
    """By seat a mask of cards: the rows of all cards together, as planes."""
    return masks + [0] * (SEATS - len(masks))


def _cards(
    s: CrewState, story: Story, order: list[int], described: Described, tasks: list[SeenTask]
) -> list[list[int]]:
    me, seats = order[0], int(s.seats)
    hand = int(s.hands[me])
    table = sum(1 << int(s.trick[place]) for place in range(int(s.laid)))
    best = 1 << int(s.best) if s.laid else 0
    legal = 0
    if s.phase in (P_PLAY, P_GIVE):
        first = int(GIVE if s.phase == P_GIVE else PLAY)
        legal = sum(1 << (move - first) for move in s.legal())
    gave = 1 << int(s.given[me]) if s.given[me] >= 0 else 0
    tonoja = int(s.hands[int(TONOJA)]) if s.setup.has_tonoja() else 0
    led = 0
    for seat in range(seats):
        led |= int(s.led[seat])
    played = [sum(1 << card for card in range(int(CARDS)) if story.played_by[card] == one) for one in order]
    marks = [sum(1 << card for card in range(int(CARDS)) if story.marks[card] == mark) for mark in range(int(MARKS))]
    before = [hand, *_bits(played)]
    after = [
        led, *_bits([int(s.piles[one]) for one in order]), table, best, legal, *marks,
        *_bits([story.shown[one] for one in order]), *_bits([story.cannot[one] for one in order])[1:], tonoja, gave,
    ]  # fmt: skip
    wanted = _wanted(described, tasks)
    found = []
    for card in range(int(CARDS)):
        row = [ONE if mask >> card & 1 else 0 for mask in before]
        row.append(part(story.played_in[card] + 1, MOST_TRICKS))
        row += [ONE if mask >> card & 1 else 0 for mask in after]
        found.append(row + [ONE * plane[card] for plane in wanted])
    return found


def _wanted(described: Described, tasks: list[SeenTask]) -> list[list[int]]:
    """By card: who must win it, for whose task it matters otherwise, and for whose it lies beside; nobody is last."""
    planes = [[0] * int(CARDS) for _ in range(3 * (SEATS + 1))]
    for task in tasks:
        row, owner = described.rows[task.row], task.owner
        first = owner if row.single else SEATS + 1 + owner
        for card in range(int(CARDS)):
            planes[first][card] += row.main >> card & 1
            planes[2 * (SEATS + 1) + owner][card] += row.other >> card & 1
    return planes


def _suits(s: CrewState, seat: int) -> list[list[int]]:
    hand = int(s.hands[seat])
    unseen = int(DECK) & ~hand & ~int(s.played)
    led = int(SUIT[s.trick[0]]) if s.laid else -1
    return [
        [ONE if suit == led else 0, *(part((cards & int(SUIT_MASK[suit])).bit_count(), 9) for cards in (hand, unseen))]
        for suit in range(5)
    ]


def _general(s: CrewState, steps: dict[int, int], order: list[int]) -> list[int]:
    found = hot(int(s.phase), int(P_OVER)) + hot(min(int(s.number), MOST_TRICKS - 1), MOST_TRICKS)
    found += hot(int(s.laid), SEATS)
    for seat in (s.captain, s.leader, s.best_seat if s.laid else -1, s.owner):
        found += hot(steps.get(int(seat), NOBODY), SEATS)
    yes = int(s.yes) >> int(CLAIMED) if s.phase in (P_CLAIM, P_ASSIGN) else int(s.yes)
    yes = yes if s.phase <= P_VOLUNTEER else 0
    for seat in order:
        found += [part(int(s.tricks[seat]), int(s.total)), part(run_of(s, seat), int(s.total))]
        found += [ONE if mask >> seat & 1 else 0 for mask in (int(s.tokens), int(s.quiet), yes)]
        found += hot(int(s.votes[seat]), 3)
    found += [0] * (8 * (SEATS - len(order)))
    found += [part(int(s.pool), 3), *hot(int(s.communication), 5), *hot(int(s.seats) - 3, 3)]
    found += [ONE if s.delegated else 0, *hot(int(s.direction), 3), ONE if s.setup.has_tonoja() else 0]
    found.append(part(int(s.total - s.number), MOST_TRICKS))
    return found


def run_of(s: CrewState, seat: int) -> int:
    """How many tricks in a row a seat has won, up to the last one."""
    run = 0
    while run < s.number and s.won[seat] >> (int(s.number) - 1 - run) & 1:
        run += 1
    return run


def _tasks(s: CrewState, described: Described, steps: dict[int, int]) -> list[SeenTask]:
    found = [_task(s, described, steps, place) for place in range(len(s.owners)) if s.status[place] == OPEN]
    if described.objective >= 0 and s.objective_status == OPEN:
        found.append(_task(s, described, steps, -1))
    return found


def _task(s: CrewState, described: Described, steps: dict[int, int], place: int) -> SeenTask:
    """An open task; place -1 is the objective."""
    row = int(s.deal.tasks[place]) if place >= 0 else described.objective
    seat = int(s.owners[place]) if place >= 0 else -1
    owner, fact = steps.get(seat, NOBODY), described.rows[row]
    number = int(s.numbers[place]) if place >= 0 else -1
    known = number >= 0 and (not fact.secret or owner == 0)
    at = s.phase in (P_CLAIM, P_ASSIGN, P_PREDICT) and (s.at == place or (s.at < 0 and s.phase != P_PREDICT))
    own, run = (int(s.tricks[seat]), run_of(s, seat)) if seat >= 0 else (0, 0)
    tricks = [int(one) for one in s.tricks]
    numbers = [
        own, run, tricks[int(s.captain)], int(s.total - s.number), max(tricks), int(s.number) - own,
        number if known else 0, number - own if known else 0,
    ]  # fmt: skip
    facts = [True, place >= 0, at, known, known and number == own]
    whole = [*described.general[row], *hot(owner, SEATS + 1), *(ONE if one else 0 for one in facts)]
    whole += [part(one, MOST_TRICKS) for one in numbers]
    pile = int(s.piles[seat]) if seat >= 0 else 0
    by_suit = []
    for suit in range(5):
        masks = [fact.main & int(SUIT_MASK[suit]), fact.other & int(SUIT_MASK[suit])]
        counts = [(mask & pile).bit_count() for mask in masks]
        counts += [(mask & ~int(s.collected)).bit_count() for mask in masks]
        by_suit.append([*described.suited[row][suit], *(part(count, 9) for count in counts)])
    return SeenTask(place, row, owner, whole, by_suit)
