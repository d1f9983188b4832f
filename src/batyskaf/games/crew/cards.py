# mypyc: compile
"""The forty cards: pink, blue, green and yellow 1-9 and the submarines 1-4, as numbers 0-39 and as bits of a mask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList

CARDS: Final[i64] = 40
COLOUR_CARDS: Final[i64] = 36
"""Cards below this number are colour cards."""
LOWEST_SUBMARINE: Final[i64] = 36
HIGHEST_SUBMARINE: Final[i64] = 39
RANKS: Final[i64] = 9
"""How many cards a colour has: suit * RANKS + value - 1 is a card."""
COLOUR_SUITS: Final[i64] = 4
SUBMARINE: Final[i64] = 4
"""The suit of the submarines."""
ALL_SUITS: Final[i64] = 5
SUITS: Final = "PBGYS"

SUIT: Final[vec[i64]] = vec[i64]([min(card // 9, 4) for card in range(40)])
"""The suit of a card, 0-4; 4 is the submarines."""
VALUE: Final[vec[i64]] = vec[i64]([card % 9 + 1 for card in range(40)])
SUIT_MASK: Final[vec[i64]] = vec[i64]([0b111111111 << 9 * suit for suit in range(4)] + [0b1111 << 36])
VALUE_MASK: Final[vec[i64]] = vec[i64]([0] + [sum(1 << (9 * suit + value) for suit in range(4)) for value in range(9)])
"""The four colour cards of a value; submarines are never among them."""
DECK: Final[i64] = (1 << 40) - 1
COLOURS: Final[i64] = (1 << 36) - 1
SUBMARINES: Final[i64] = DECK - COLOURS
_SMALL_SUBMARINES: Final[vec[i64]] = vec[i64]([0, 0, 0, 0b1111 << 36, 0b1100 << 36, 0b1100 << 36])
"""The submarines of the small deck by the number of seats: so many that at most one card is left over."""
_TWO_COLOURS: Final[i64] = (1 << 18) - 1

CHUNKS: Final[i64] = 512
"""A chunk is what a mask holds of one suit, as nine bits: one for each rank (the value less 1)."""
_CHUNK: Final[i64] = 511
_SUIT_SHIFT: Final[vec[i64]] = vec[i64]([0, 9, 18, 27, 36])
_FIRST = [0]
_RANKS: list[int] = []
for _bits in range(512):
    _RANKS += [rank for rank in range(9) if _bits >> rank & 1]
    _FIRST.append(len(_RANKS))
CHUNK_START: Final[vec[i64]] = vec[i64](_FIRST)
"""CHUNK_RANK[CHUNK_START[chunk]:CHUNK_START[chunk + 1]] are the ranks in a chunk, lowest first."""
CHUNK_RANK: Final[vec[i64]] = vec[i64](_RANKS)

NAMES: Final[list[str]] = [SUITS[min(card // 9, 4)] + str(card % 9 + 1) for card in range(40)]


def small_deck(seats: i64) -> i64:
    """Return the deck of a small game: pink, blue, and as many submarines as the seats can share.

    >>> len(names_of(small_deck(3))), len(names_of(small_deck(4))), names_of(small_deck(5))[-2:]
    (22, 20, ['S3', 'S4'])
    """
    return _TWO_COLOURS | _SMALL_SUBMARINES[seats]


def chunk_of(cards: i64, suit: i64) -> i64:
    """Return the chunk of a suit.

    >>> bin(chunk_of(mask_of(["P5", "B1", "B3"]), 1))
    '0b101'
    """
    return (cards >> _SUIT_SHIFT[suit]) & _CHUNK


def list_suit(cards: i64, suit: i64, first_move: i64, out: MoveList) -> None:
    """List the moves of the cards of a suit; `first_move` is that of card 0."""
    chunk = chunk_of(cards, suit)
    base = first_move + suit * RANKS
    items, n = out.reserve(RANKS), out.n
    for i in range(CHUNK_START[chunk], CHUNK_START[chunk + 1]):
        items[n] = base + CHUNK_RANK[i]
        n += 1
    out.n = n


def card_of(name: str) -> int:
    """Return the number of a card.

    >>> card_of("P1"), card_of("B9"), card_of("S4")
    (0, 17, 39)
    """
    return NAMES.index(name)


def mask_of(names: list[str]) -> int:
    """Return the mask of several cards."""
    mask: i64 = 0
    for name in names:
        mask |= BIT[NAMES.index(name)]
    return int(mask)


def suit_of(name: str) -> int:
    """Return the number of a suit.

    >>> suit_of("P"), suit_of("S")
    (0, 4)
    """
    return SUITS.index(name)


def suits_mask(names: list[str]) -> int:
    """Return the mask of all cards of several suits."""
    mask: i64 = 0
    for name in names:
        mask |= SUIT_MASK[SUITS.index(name)]
    return int(mask)


def values_mask(values: list[int]) -> int:
    """Return the mask of the colour cards of several values."""
    mask: i64 = 0
    for value in values:
        mask |= VALUE_MASK[value]
    return int(mask)


def names_of(mask: i64) -> list[str]:
    """Return the names of the cards in a mask, in suit order.

    >>> names_of(mask_of(["S1", "P3"]))
    ['P3', 'S1']
    """
    return [NAMES[card] for card in range(40) if mask & BIT[card]]


def beaters(best: i64) -> i64:
    """All cards that would take over from a card."""
    higher = SUIT_MASK[SUIT[best]] & ~(BIT[best] * 2 - 1)
    return higher if SUIT[best] == SUBMARINE else higher | SUBMARINES
