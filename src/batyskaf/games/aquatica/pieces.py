# mypyc: compile
"""Where every card and manta of a match is: the fields of a state, emptied and copied."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.agenda import AgendaState
from batyskaf.core.packing import Writer
from batyskaf.core.vectors import first
from batyskaf.games.aquatica.codes import (
    AT_BOX,
    AT_DECK,
    BOTTOM,
    RUNNING,
    SLOTS,
    SPACES,
    SPOTS,
    TOP,
    TRACKS,
    TYPES,
)
from batyskaf.games.aquatica.rules import Deal, Rules, Setup


class Ocean(AgendaState):
    """The ocean board: locations, characters, the supply of mantas and the goal tracks."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__()
        self.setup: Final = setup
        self.rules: Final[Rules] = setup.rules
        self.deal = deal
        self.seats: i64 = setup.seats
        self.room: i64 = 0
        """How many characters a discard pile can hold."""
        # the ocean
        self.place: vec[i64] = vec[i64]()
        """Where each location is."""
        self.bottom: vec[i64] = vec[i64]()
        self.top: vec[i64] = vec[i64]()
        self.dealt: i64 = 0
        """How many locations have left their deck."""
        self.row: vec[i64] = vec[i64]()
        """The characters of the ocean, cheapest space first."""
        self.row_size: i64 = 0
        self.arrived: i64 = 0
        """How many characters have left their deck."""
        self.supply: vec[i64] = vec[i64]()
        self.gone: vec[i64] = vec[i64]()
        """Characters that left the game, by kind."""
        # goal tracks
        self.track: vec[i64] = vec[i64]()
        """The seat whose manta is on each spot, by track * SPOTS + spot."""
        self.track_manta: vec[i64] = vec[i64]()
        self.claimed: vec[i64] = vec[i64]()
        """The tracks each seat has a manta on, as a mask."""
        self.rival: i64 = 0
        """Solo: the tracks the Ichthyanders have a manta on, as a mask."""


class Pieces(Ocean):
    """All pieces of a match, and what the main action has paid so far. Vectors by seat are laid out seat after seat."""

    def __init__(self, setup: Setup, deal: Deal) -> None:
        super().__init__(setup, deal)
        # by seat
        self.hand: vec[i64] = vec[i64]()
        self.hand_size: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()
        """Discard piles, by seat * room, the oldest card first."""
        self.pile_size: vec[i64] = vec[i64]()
        self.slot: vec[i64] = vec[i64]()
        """The location in each slot of the boards, or NONE."""
        self.risen: vec[i64] = vec[i64]()
        """How many depths of it are covered."""
        self.scored: vec[i64] = vec[i64]()
        """Scored locations, by seat * TYPES + type."""
        self.scored_points: vec[i64] = vec[i64]()
        self.ready_mantas: vec[i64] = vec[i64]()
        self.tired_mantas: vec[i64] = vec[i64]()
        self.paid: vec[i64] = vec[i64]()
        """The prices each seat has paid in full for a character, as a mask."""
        self.king: vec[i64] = vec[i64]()
        """The king of each seat, also once he left the game; NONE without."""
        self.king_known: i64 = 0
        """Seats whose king everyone has seen, as a mask."""
        self.king_fights: i64 = 0
        """Seats that claimed a goal which needed their unseen king to be a conqueror, as a mask."""
        # the end
        self.ending: i64 = 0
        """Turns until the end, this one included; 0 while nothing has triggered it."""
        self.cause: i64 = RUNNING
        self.rounds: i64 = 0
        # the draft
        self.kings_left: vec[i64] = vec[i64]()
        """The kings that are being passed on in a draft."""
        # the main action
        self.coins: i64 = 0
        self.power: i64 = 0
        """What the card and kept leftovers give to the step that is being paid."""
        self.typed: vec[i64] = vec[i64]()
        """Kept leftovers of power for one type; only with the option to keep them."""
        self.spent: vec[i64] = vec[i64]()
        """By slot, what its location has paid in this main action: NONE, a type, or TYPES for anything universal."""
        self.least: i64 = 0
        """The smallest source chosen in this payment, which must not turn out to be unneeded."""
        self.pledged: vec[i64] = vec[i64]()
        """By slot, what a depth gave to this payment that also brought a manta for it, else 0."""
        self.drawn_universal: i64 = 0
        """Universal power chosen in this payment."""

    def clear(self) -> None:
        """Lay out the empty boards, and the decks that are dealt from."""
        rules, setup = self.rules, self.setup
        seats = int(self.seats)
        self.room = i64(len(setup.starting)) + i64(len(setup.ocean)) + 1
        self.place = vec[i64]([AT_BOX] * int(rules.places))
        for location in self.deal.locations:
            self.place[location] = AT_DECK
        self.bottom = vec[i64]([-1] * int(BOTTOM))
        self.top = vec[i64]([-1] * int(TOP))
        self.row = vec[i64]([-1] * int(SPACES))
        self.supply = rules.supply[:]
        self.gone = vec[i64]([0] * int(rules.kinds))
        self.track = vec[i64]([-1] * int(TRACKS * SPOTS))
        self.track_manta = vec[i64]([-1] * int(TRACKS * SPOTS))
        self.claimed = vec[i64]([0] * seats)
        self.hand = vec[i64]([0] * (seats * int(rules.kinds)))
        self.hand_size = vec[i64]([0] * seats)
        self.pile = vec[i64]([-1] * (seats * int(self.room)))
        self.pile_size = vec[i64]([0] * seats)
        self.slot = vec[i64]([-1] * (seats * int(SLOTS)))
        self.risen = vec[i64]([0] * (seats * int(SLOTS)))
        self.scored = vec[i64]([0] * (seats * int(TYPES)))
        self.scored_points = vec[i64]([0] * seats)
        self.ready_mantas = vec[i64]([0] * (seats * int(rules.herd)))
        self.tired_mantas = vec[i64]([0] * (seats * int(rules.herd)))
        self.paid = vec[i64]([0] * seats)
        self.king = vec[i64]([-1] * seats)
        self.typed = vec[i64]([0] * int(TYPES))
        self.spent = vec[i64]([-1] * (seats * int(SLOTS)))
        self.pledged = vec[i64]([0] * (seats * int(SLOTS)))

    def copy_pieces(self, other: "Pieces") -> None:
        """Take over where everything is in another match."""
        self.copy_agenda(other)
        self.turn = other.turn
        self.owner = other.owner
        self.revealed = other.revealed
        self.room = other.room
        self.place = other.place[:]
        self.bottom = other.bottom[:]
        self.top = other.top[:]
        self.dealt = other.dealt
        self.row = other.row[:]
        self.row_size = other.row_size
        self.arrived = other.arrived
        self.supply = other.supply[:]
        self.gone = other.gone[:]
        self.track = other.track[:]
        self.track_manta = other.track_manta[:]
        self.claimed = other.claimed[:]
        self.rival = other.rival
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size[:]
        self.slot = other.slot[:]
        self.risen = other.risen[:]
        self.scored = other.scored[:]
        self.scored_points = other.scored_points[:]
        self.ready_mantas = other.ready_mantas[:]
        self.tired_mantas = other.tired_mantas[:]
        self.paid = other.paid[:]
        self.king = other.king[:]
        self.king_known = other.king_known
        self.king_fights = other.king_fights
        self.ending = other.ending
        self.cause = other.cause
        self.rounds = other.rounds
        self.kings_left = other.kings_left[:]
        self.coins = other.coins
        self.power = other.power
        self.typed = other.typed[:]
        self.spent = other.spent[:]
        self.least = other.least
        self.pledged = other.pledged[:]
        self.drawn_universal = other.drawn_universal

    def touch(self) -> i64:
        fetched = first(self.agenda) + first(self.place) + first(self.bottom) + first(self.top) + first(self.row)
        fetched += first(self.supply) + first(self.gone) + first(self.track) + first(self.track_manta)
        fetched += first(self.claimed) + first(self.hand) + first(self.hand_size) + first(self.pile)
        fetched += first(self.pile_size) + first(self.slot) + first(self.risen) + first(self.scored)
        fetched += first(self.scored_points) + first(self.ready_mantas) + first(self.tired_mantas) + first(self.paid)
        fetched += first(self.king) + first(self.typed) + first(self.spent) + first(self.pledged)
        return fetched + first(self.deal.goals) + first(self.deal.characters) + first(self.deal.locations)

    def pack_pieces(self, writer: Writer) -> None:
        writer.numbers(self.agenda[: self.size])
        for numbers in (self.place, self.bottom, self.top, self.row, self.supply, self.gone, self.track):
            writer.numbers(numbers)
        for numbers in (self.track_manta, self.claimed, self.hand, self.hand_size, self.pile, self.pile_size):
            writer.numbers(numbers)
        for numbers in (self.slot, self.risen, self.scored, self.scored_points, self.ready_mantas, self.tired_mantas):
            writer.numbers(numbers)
        for numbers in (self.paid, self.king, self.kings_left, self.typed, self.spent, self.pledged):
            writer.numbers(numbers)
        for number in (self.turn, self.owner, self.dealt, self.row_size, self.arrived, self.rival, self.king_known):
            writer.number(number)
        for number in (self.king_fights, self.ending, self.cause, self.rounds, self.coins, self.power, self.least):
            writer.number(number)
        writer.number(self.drawn_universal)
