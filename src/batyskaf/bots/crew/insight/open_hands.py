# mypyc: compile
"""Quick conclusions from open hands: which cards a seat can collect, and how many tricks that takes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import (
    CARDS,
    COLOUR_CARDS,
    COLOUR_SUITS,
    COLOURS,
    HIGHEST_SUBMARINE,
    LOWEST_SUBMARINE,
    SUBMARINE,
    SUBMARINES,
    SUIT,
    SUIT_MASK,
)

LATE: Final[i64] = 5
"""From this many remaining tricks on, it matters which cards a seat can still get rid of."""


def sure_submarine(board: Board, hands: vec[i64]) -> i64:
    """The highest remaining submarine, if its holder has to play all cards, and so collects it; otherwise 0."""
    card = HIGHEST_SUBMARINE
    while card >= LOWEST_SUBMARINE and board.collected & BIT[card]:
        card -= 1
    for seat in range(board.seats):
        if card >= LOWEST_SUBMARINE and hands[seat] & BIT[card] and count(hands[seat]) == board.left():
            return BIT[card]
    return 0


def tricks_for(board: Board, hands: vec[i64], cards: i64, n: i64) -> i64:
    """The minimum number of tricks to collect n of these cards: each hand adds one card to a trick."""
    tricks: i64 = 0
    while n > 0 and tricks < board.left():
        for seat in range(board.seats):
            if count(hands[seat] & cards) > tricks:
                n -= 1
        tricks += 1
    return tricks if n <= 0 else board.total + 1


def tricks_beside(board: Board, hands: vec[i64], cards: i64, n: i64) -> i64:
    """The maximum number of remaining tricks a seat can win if only n of these cards may be in them."""
    with_one: i64 = 0
    for seat in range(board.seats):
        unplayed = count(hands[seat]) - board.left()
        with_one = max(with_one, count(hands[seat] & cards) - unplayed)
    return board.left() - max(i64(0), with_one - n)


def beneath(board: Board, hands: vec[i64], seat: i64, winner: i64, cards: i64, covered: i64) -> i64:
    """Which of some colour cards a seat can add to a trick that another seat wins with a colour card: lower ones of the
    suit, and others if it can get rid of the suit in time.
    """
    suit = SUIT_MASK[SUIT[winner]]
    theirs = hands[seat] & cards
    if count(hands[seat] & suit & ~covered) >= board.left():
        theirs &= suit
    return theirs & (~suit | BIT[winner] - 1)


def stranded(board: Board, owner: i64, hands: vec[i64], playable: vec[i64], cards: i64) -> bool:
    """Whether a seat can't collect all of some cards that it needs, as they stand in each other's way. `playable` are
    the hands without Tonoja's covered cards.
    """
    rest = cards & COLOURS
    found = True
    while rest and found:
        found = False
        for card in range(COLOUR_CARDS):
            if rest & BIT[card] and _collects(board, owner, hands, playable, card, rest):
                rest &= ~BIT[card]
                found = True
    return rest != 0


def _collects(board: Board, owner: i64, hands: vec[i64], playable: vec[i64], card: i64, rest: i64) -> bool:
    """Whether a seat can collect a card before the rest of those that it needs: it captures the card with a submarine,
    with a higher card of the suit, or when the holder has got rid of another suit.
    """
    suit = SUIT_MASK[SUIT[card]]
    if hands[owner] & BIT[card]:
        return _wins_early(board, owner, hands, playable, card, rest)
    if hands[owner] & (SUBMARINES | suit & ~(BIT[card] - 1)):
        return True
    for seat in range(board.seats):
        if hands[seat] & BIT[card]:
            for led in range(COLOUR_SUITS):
                other = SUIT_MASK[led]
                if other != suit and hands[owner] & other and _parts_with(board, playable[seat] & other, rest):
                    return True
    return False


def _wins_early(board: Board, owner: i64, hands: vec[i64], playable: vec[i64], card: i64, rest: i64) -> bool:
    """Whether a seat can win with a card: each other seat has a lower one of the suit or can get rid of the suit."""
    suit = SUIT_MASK[SUIT[card]]
    for seat in range(board.seats):
        lower = hands[seat] & suit & (BIT[card] - 1)
        if seat != owner and not lower and not _parts_with(board, playable[seat] & suit, rest):
            return False
    return True


def _parts_with(board: Board, cards: i64, rest: i64) -> bool:
    """Whether a seat can get rid of all its cards of a suit before the last trick, without any of the rest."""
    return not cards & rest and count(cards) < board.left()


def out_of_reach(board: Board, owner: i64, hands: vec[i64], cards: i64, kept: i64, covered: i64) -> i64:
    """The cards that a seat can no longer collect, as far as the open hands quickly show."""
    tricks = board.left() - (1 if kept else 0)
    found: i64 = 0
    for card in range(i64(0) if kept or tricks <= LATE else LOWEST_SUBMARINE, CARDS):
        if not cards & BIT[card]:
            continue
        if hands[owner] & BIT[card]:
            reached = SUIT[card] == SUBMARINE or _wins_with(board, owner, hands, card, kept, covered, tricks)
        elif SUIT[card] == SUBMARINE:
            reached = hands[owner] & SUBMARINES > BIT[card]
        else:
            reached = not kept & BIT[card] and _takes(board, owner, hands, card, kept, covered, tricks)
        if not reached:
            found |= BIT[card]
    return found


def _wins_with(board: Board, owner: i64, hands: vec[i64], card: i64, kept: i64, covered: i64, tricks: i64) -> bool:
    """Whether a card of the seat can win a trick: others who hold only higher ones must get rid of them first."""
    suit = SUIT_MASK[SUIT[card]]
    for seat in range(board.seats):
        theirs = hands[seat] & suit & ~covered
        if seat == owner or not theirs or theirs & ~kept & (BIT[card] - 1):
            continue
        if theirs & kept or count(theirs) >= tricks:
            return False
    return True


def _takes(board: Board, owner: i64, hands: vec[i64], card: i64, kept: i64, covered: i64, tricks: i64) -> bool:
    """Whether another seat's card can be captured: by a higher one, a submarine, or when discarded off suit."""
    suit = SUIT_MASK[SUIT[card]]
    if hands[owner] & (suit & ~(BIT[card] - 1) | SUBMARINES):
        return True
    holder: i64 = 0
    while holder < board.seats and not hands[holder] & BIT[card]:
        holder += 1
    if holder == board.seats:
        return False
    for led in range(COLOUR_SUITS):
        other = SUIT_MASK[led]
        theirs = hands[holder] & other & ~covered
        if other != suit and hands[owner] & other and not theirs & kept and count(theirs) < tricks:
            return True
    return False
