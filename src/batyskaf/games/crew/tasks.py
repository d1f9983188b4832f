# mypyc: compile
"""Tasks and mission objectives: each kind is one class with its written test.

A test looks at the open table and answers DONE (met, and it can't fail any more), FAILED or OPEN. No hidden card and
no search decides it: it counts the cards and tricks that are still to come. A task that is DONE or FAILED is not asked
again. Tests run after each trick; those marked `eager` also run after each card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, SUBMARINE, SUBMARINES, SUIT, SUIT_MASK, beaters
from batyskaf.games.crew.table import Table

OPEN: Final[i64] = 0
DONE: Final[i64] = 1
FAILED: Final[i64] = 2

CANNOT: Final[i64] = -1

LATE: Final[i64] = 5
"""With so many tricks left it begins to matter who can still get rid of what."""

LAST: Final[i64] = -1
"""A trick position: the last trick of the attempt."""

LESS: Final[i64] = 0
MORE: Final[i64] = 1
EQUAL: Final[i64] = 2

EACH: Final[i64] = 0
TOGETHER: Final[i64] = 1
CAPTAIN: Final[i64] = 2


class Task:
    """A card of the task deck, or an objective of a mission (then nobody owns it)."""

    eager: bool = False
    predicts: bool = False
    secret: bool = False
    captain_may_own: bool = True

    def judge(self, table: Table, owner: i64) -> i64:
        """Say how the task stands for its owner."""
        return OPEN

    def progress(self, table: Table, owner: i64) -> i64:
        """All that later verdicts need to know of the past, while it is open, beyond which cards are still to come."""
        return 0

    def collects(self) -> i64:
        """The cards that it takes to do the task over several tricks: once won, they may lie open beneath it."""
        return 0

    def hopeless(self, table: Table, owner: i64, hands: vec[i64], kept: i64, covered: i64) -> bool:
        """With all hands open: whether the task plainly can't be done any more. Never true of one that can.

        Kept cards may only be played in the last trick, and then the owner doesn't win it. Covered cards are Tonoja's:
        they may never come into play.
        """
        return False

    def at_least(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """With all hands open: how many of the tricks that are left the owner has to win at least."""
        return 0

    def at_most(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """How many of them the owner may win at most."""
        return table.left()

    def claimed(self, table: Table, owner: i64, hands: vec[i64], denied: i64) -> i64:
        """The cards still to come of which the owner must miss none; CANNOT if it takes cards that are denied them."""
        return 0

    def shunned(self, table: Table, owner: i64, hands: vec[i64]) -> i64:
        """The cards still to come of which the owner must not collect any, or can't."""
        return 0

    def exceeds(self, table: Table, owner: i64, cards: i64) -> bool:
        """Whether the owner would collect too much with some cards still to come."""
        return False

    def bound(self, table: Table, owner: i64) -> bool:
        """Whether the owner has to win the next trick."""
        return False

    def barred(self, table: Table, owner: i64) -> bool:
        """Whether the owner must not win the next trick."""
        return False

    def label(self, card: i64, own: bool, seats: i64) -> i64:
        """Cards of a suit with the same label are all one to this task but for which of them wins; own: the owner's."""
        return 0


def all_tricks(table: Table) -> i64:
    """The trick totals of all seats as one number."""
    totals: i64 = 0
    for seat in range(table.seats):
        totals = totals * 16 + table.tricks[seat]
    return totals


def sure_submarines(table: Table, owner: i64, hands: vec[i64]) -> i64:
    """How many submarines a seat is bound to win a trick with: each needs a higher one of another seat to lose to."""
    sure: i64 = 0
    higher: i64 = 0
    card: i64 = 39
    while card >= 36:
        if not hands[owner] & BIT[card]:
            higher += 0 if table.collected & BIT[card] else 1
        elif higher > 0:
            higher -= 1
        else:
            sure += 1
        card -= 1
    unplayed = count(hands[owner]) - table.left()
    return max(i64(0), sure - unplayed)


def sure_submarine(table: Table, owner: i64, hands: vec[i64]) -> i64:
    """The highest submarine that is left, if a seat holds it and has to play all its cards: it collects that itself."""
    card: i64 = 39
    while card >= 36 and table.collected & BIT[card]:
        card -= 1
    return BIT[card] & hands[owner] & SUBMARINES if count(hands[owner]) == table.left() else 0


def tricks_for(table: Table, hands: vec[i64], cards: i64, n: i64) -> i64:
    """How many tricks it takes at least to collect n of these cards: each hand adds one card to a trick."""
    tricks: i64 = 0
    while n > 0 and tricks < table.left():
        for seat in range(table.seats):
            if count(hands[seat] & cards) > tricks:
                n -= 1
        tricks += 1
    return tricks if n <= 0 else table.total + 1


def tricks_beside(table: Table, hands: vec[i64], cards: i64, n: i64) -> i64:
    """How many of the tricks that are left one can win at most if only n of them may hold one of these cards."""
    with_one: i64 = 0
    for seat in range(table.seats):
        unplayed = count(hands[seat]) - table.left()
        with_one = max(with_one, count(hands[seat] & cards) - unplayed)
    return table.left() - max(i64(0), with_one - n)


def out_of_reach(table: Table, owner: i64, hands: vec[i64], cards: i64, kept: i64, covered: i64) -> i64:
    """Those of some cards that a seat can't collect any more, as far as a glance at the open hands shows it."""
    tricks = table.left() - (1 if kept else 0)
    found: i64 = 0
    for card in range(i64(0) if kept or tricks <= LATE else i64(36), CARDS):
        if not cards & BIT[card]:
            continue
        if hands[owner] & BIT[card]:
            reached = SUIT[card] == SUBMARINE or _wins_with(table, owner, hands, card, kept, covered, tricks)
        elif SUIT[card] == SUBMARINE:
            reached = hands[owner] & SUBMARINES > BIT[card]
        else:
            reached = not kept & BIT[card] and _takes(table, owner, hands, card, kept, covered, tricks)
        if not reached:
            found |= BIT[card]
    return found


def _wins_with(table: Table, owner: i64, hands: vec[i64], card: i64, kept: i64, covered: i64, tricks: i64) -> bool:
    """Whether an own card may win a trick: who holds only higher ones of the suit has to be rid of them before."""
    suit = SUIT_MASK[SUIT[card]]
    for seat in range(table.seats):
        theirs = hands[seat] & suit & ~covered
        if seat == owner or not theirs or theirs & ~kept & (BIT[card] - 1):
            continue
        if theirs & kept or count(theirs) >= tricks:
            return False
    return True


def _takes(table: Table, owner: i64, hands: vec[i64], card: i64, kept: i64, covered: i64, tricks: i64) -> bool:
    """Whether another's card may be taken: by a higher one, by a submarine, or when it is thrown into another suit."""
    suit = SUIT_MASK[SUIT[card]]
    if hands[owner] & (suit & ~(BIT[card] - 1) | SUBMARINES):
        return True
    holder: i64 = 0
    while holder < table.seats and not hands[holder] & BIT[card]:
        holder += 1
    if holder == table.seats:
        return False
    for led in range(i64(4)):
        other = SUIT_MASK[led]
        theirs = hands[holder] & other & ~covered
        if other != suit and hands[owner] & other and not theirs & kept and count(theirs) < tricks:
            return True
    return False


def wins_a_trick(table: Table, card: i64, captured: i64) -> bool:
    """Whether cards are left for a trick that a card wins, one of the captured among them (0: any)."""
    losers = table.to_come() & ~beaters(card) & ~BIT[card]
    return count(losers) >= table.seats - 1 and (captured == 0 or losers & captured != 0)


def verdict(table: Table, met: bool) -> i64:
    """What only the end decides."""
    if table.left() > 0:
        return OPEN
    return DONE if met else FAILED
