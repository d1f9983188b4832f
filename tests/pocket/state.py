"""The state of Pearls and the worlds that its seats consider possible."""

from typing import NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State, Worlds
from batyskaf.core.packing import Writer
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result, ranks_of
from batyskaf.core.rng import Rng, Tape
from batyskaf.core.sheet import Sheet, words_for

DIVE, REST, TAKE, LEAVE, BUY, YES, NO, TIME_UP, ABANDON, BID = range(10)
BID_HIDDEN = 19
SELL = 20
PHASES = ("act", "gain", "vote", "bid", "over")
ROUNDS = 4
TREASURE = 5


class Pearls:
    """The content, ready for play."""

    def __init__(self, names: list[str], values: list[int]) -> None:
        self.names = names
        self.values = values


class Bag(NamedTuple):
    """The deal: the order of the pearls, first one for each seat, then the bag from the top."""

    players: int
    timed: bool
    order: tuple[int, ...]


class PearlsView(msgspec.Struct, frozen=True):
    phase: str
    turn: int
    owner: int
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    bag: int
    coins: tuple[int, ...]
    shells: tuple[int, ...]
    votes: tuple[bool | None, ...]
    bid: int | None
    has_bid: tuple[bool, ...]
    round: int


class PearlsState(State):
    """`turn` is asked, `owner` has the turn: they differ while a diver's neighbour gains."""

    def __init__(self, pearls: Pearls, bag: Bag, tape: Tape) -> None:
        super().__init__()
        self.pearls = pearls
        self.bag = bag
        self.tape = tape.rewound()
        self.hands: list[list[int]] = [[bag.order[seat]] for seat in range(bag.players)]
        self.deck = list(bag.order[bag.players :])
        self.slots: list[tuple[int, int]] = [(seat, 0) for seat in range(bag.players)]
        """Who got each pearl of the order, and after how many moves."""
        self.sold: list[tuple[int, int, int]] = []
        """Seat, pearl, after how many moves."""
        self.coins = [1] * bag.players
        self.shells = [0] * bag.players
        self.votes: list[bool | None] = [None] * bag.players
        self.bids: list[int | None] = [None] * bag.players
        self.round = 0
        self.phase = "act"
        self.moves: list[int] = []
        self.treasure = -1
        self.timed = bag.timed
        self.turn = self.owner = 0
        self.recording = True
        for seat in range(bag.players):
            self.record(1, seat, self.hands[seat][0], 0)
        self.recording = False

    # --- asking and answering --------------------------------------------------------------------------------------

    def legal_into(self, out: MoveList) -> None:
        for move in self._choices():
            out.add(move)

    def _choices(self) -> list[int]:
        seat = int(self.turn)
        if self.phase == "over":
            return []
        if self.phase == "bid":
            return [BID + coins for coins in range(min(self.coins[seat], 9) + 1)]
        offer = [BUY] if self.coins[seat] >= 2 else []
        if self.phase == "vote":
            return [*offer, YES, NO]
        if self.phase == "gain":
            return [TAKE, LEAVE, *offer]
        dive = [DIVE] if self.deck else []
        return [*dive, REST, *offer, *(SELL + pearl for pearl in sorted(self.hands[seat]))]

    def apply(self, move: int) -> None:
        self.revealed = False
        self.events = vec[i64]()
        self.moves.append(int(move))
        seat = int(self.turn)
        if move in (TIME_UP, ABANDON):
            self._say(move, seat)
            self._finish()
        elif move == BUY:  # the standing offer: the same question is asked again
            self.coins[seat] -= 2
            self.shells[seat] += 1
            self._say(move, seat)
        elif move == DIVE:
            self._dive(seat)
        elif move in (TAKE, LEAVE):
            self.coins[seat] += move == TAKE
            self._say(move, seat)
            self._next_turn()
        elif move in (YES, NO):
            self._vote(seat, move == YES)
        elif BID <= move < BID_HIDDEN:
            self._bid(seat, move - BID)
        else:
            self._rest_or_sell(seat, move)

    def _say(self, move: int, seat: int, number: int = 0) -> None:
        self.record(10 + move, seat, number, 0)

    def _dive(self, seat: int) -> None:
        self.revealed = True
        roll = int(self.tape.below(6)) + 1
        self.record(0, seat, roll, 0)
        if roll >= 3:
            self.hands[seat].append(self.deck.pop(0))
            self.slots.append((seat, len(self.moves)))
            self.record(1, seat, self.hands[seat][-1], 0)
        self.phase = "gain"
        self.turn = (seat + 1) % self.bag.players

    def _rest_or_sell(self, seat: int, move: int) -> None:
        if move >= SELL:
            self.revealed = True
            self.hands[seat].remove(move - SELL)
            self.sold.append((seat, move - SELL, len(self.moves)))
            self.coins[seat] += self.pearls.values[move - SELL]
        self._say(move, seat)
        self._next_turn()

    def _next_turn(self) -> None:
        self.owner = (self.owner + 1) % self.bag.players
        self.turn = self.owner
        self.phase = "act"
        if self.owner == 0:
            self.round += 1
            self.votes = [None] * self.bag.players
            self.phase = "vote" if self.round < ROUNDS else "bid"

    def _vote(self, seat: int, yes: bool) -> None:
        """One round in order; the first seat breaks a tie."""
        self.votes[seat] = yes
        self._say(YES if yes else NO, seat)
        self.turn = (seat + 1) % self.bag.players
        if self.turn == 0:
            more = sum(1 if vote else -1 for vote in self.votes)
            self.phase = "bid" if more > 0 or (more == 0 and self.votes[0]) else "act"

    def _bid(self, seat: int, coins: int) -> None:
        """Secret until all have bid; the highest bid wins the treasure, a shared one wins nothing."""
        self.bids[seat] = coins
        self.record(2, seat, coins, 0)
        self.turn = self.owner = (seat + 1) % self.bag.players
        if self.turn == 0:
            self.revealed = True
            best = max(bid for bid in self.bids if bid is not None)
            if self.bids.count(best) == 1:
                self.treasure = self.bids.index(best)
                self.coins[self.treasure] -= best
            self._say(BID_HIDDEN, self.treasure, best)
            self._finish()

    def _finish(self) -> None:
        self.phase = "over"
        self.turn = self.owner = OVER
        self.timed = False

    def host(self) -> list[int]:
        if self.phase == "over":
            return []
        return [TIME_UP, ABANDON] if self.bag.timed else [ABANDON]

    def why_not(self, move: int) -> Reason | None:
        return None if move in self._choices() else Reason("refused-pearls", {"phase": self.phase})

    def committed(self) -> list[int]:
        return [seat for seat, bid in enumerate(self.bids) if bid is not None] if self.phase == "bid" else []

    # --- the rest of the contract ----------------------------------------------------------------------------------

    def result(self) -> Result:
        scores = tuple(
            float(
                self.coins[seat] + 2 * self.shells[seat] + sum(self.pearls.values[pearl] for pearl in self.hands[seat])
            )
            + (TREASURE if seat == self.treasure else 0)
            for seat in range(self.bag.players)
        )
        return Result(scores, ranks_of(scores))

    def opening(self) -> "PearlsState":
        return type(self)(self.pearls, self.bag, self.tape)

    def history(self) -> list[int]:
        return list(self.moves)

    def copy(self) -> "PearlsState":
        other = type(self)(self.pearls, self.bag, self.tape)
        for move in self.moves:
            other.apply(move)
        other.recording = self.recording
        return other

    def pack(self) -> bytes:
        writer = Writer()
        writer.number(self.bag.players)
        writer.number(int(self.bag.timed))
        writer.numbers(vec[i64](self.bag.order))
        writer.numbers(self.tape.rng.words())
        writer.numbers(self.tape.drawn)
        writer.numbers(vec[i64](self.moves))
        for numbers in (self.coins, self.shells, [bid if bid is not None else -1 for bid in self.bids], self.deck):
            writer.numbers(vec[i64](numbers))
        for hand in self.hands:
            writer.numbers(vec[i64](hand))
        return writer.bytes()

    def view(self, seat: int | None) -> PearlsView:
        return PearlsView(
            phase=self.phase,
            turn=int(self.turn),
            owner=int(self.owner),
            hand=() if seat is None else tuple(self.pearls.names[pearl] for pearl in sorted(self.hands[seat])),
            hands=tuple(len(hand) for hand in self.hands),
            bag=len(self.deck),
            coins=tuple(self.coins),
            shells=tuple(self.shells),
            votes=tuple(self.votes),
            bid=None if seat is None else self.bids[seat],
            has_bid=tuple(bid is not None for bid in self.bids),
            round=self.round,
        )

    def observe(self, seat: int, out: Sheet) -> None:
        out.mask(sum(1 << pearl for pearl in self.hands[seat]), words_for(len(self.pearls.values)))
        for other in range(4):
            there = other < self.bag.players
            base = out.blank(1)
            for cell, number in enumerate(self._public((seat + other) % self.bag.players) if there else ()):
                out.put(base, cell, number)
        base = out.blank(1)
        own = self.bids[seat]
        numbers = (PHASES.index(self.phase), 0 if own is None else 1 + own, self.round, len(self.deck))
        for cell, number in enumerate(numbers):
            out.put(base, cell, number)

    def _public(self, seat: int) -> tuple[int, ...]:
        """What everyone knows of a seat, as numbers."""
        voted = {None: 0, False: 1, True: 2}[self.votes[seat]]
        asked = (self.turn == seat) + 2 * (self.owner == seat)
        bid = int(self.bids[seat] is not None)
        return (1, asked, len(self.hands[seat]), self.coins[seat], self.shells[seat], voted, bid)

    def worlds(self, seat: int) -> "PearlsWorlds":
        return PearlsWorlds(self, seat)


class PearlsWorlds(Worlds):
    """Unknown are the pearls that others drew, the bag, the bids of others and the dice to come."""

    def __init__(self, state: PearlsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mine = [at for at, (who, _) in enumerate(state.slots) if who == seat]
        known = {state.bag.order[at] for at in self.mine}
        self.unknown = sorted(set(state.bag.order) - known)

    def draw(self, rng: Rng) -> PearlsState:
        order = self._order(rng)
        while not self._agrees(order):
            order = self._order(rng)
        moves = list(self.state.moves)
        if None in self.state.bids:  # bids are secret until all have bid, even if the host ends the game
            for other, at in enumerate(self._bids()):
                if other != self.seat:
                    moves[at] = BID + int(rng.below(min(self.state.coins[other], 9) + 1))
        future = Rng(rng.next(), rng.next(), rng.next(), rng.next())
        world = type(self.state)(
            self.state.pearls, self.state.bag._replace(order=tuple(order)), self.state.tape.reseeded(future)
        )
        for move in moves:
            world.apply(move)
        return world

    def _bids(self) -> list[int]:
        """The places of the bids in the history: they go once around from seat 0."""
        return [at for at, move in enumerate(self.state.moves) if BID <= move < BID_HIDDEN]

    def _order(self, rng: Rng) -> list[int]:
        rest = vec[i64](self.unknown)
        rng.shuffle(rest)
        hidden = iter(rest)
        return [
            self.state.bag.order[at] if at in self.mine else int(next(hidden))
            for at in range(len(self.state.bag.order))
        ]

    def _agrees(self, order: list[int]) -> bool:
        """A seat that sold a pearl must have got it before."""
        for seat, pearl, when in self.state.sold:
            at = order.index(pearl)
            if at >= len(self.state.slots) or self.state.slots[at][0] != seat or self.state.slots[at][1] >= when:
                return False
        return True
