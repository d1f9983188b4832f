# mypyc: compile
"""The worlds possible for a seat: every deal that agrees with all it was ever shown, each equally likely.

What is known comes from one replay of the moves: cards played, suits that could not be followed, marks of signals,
cards passed under distress. The unseen cards are then dealt into the unseen places by exact counting; what counting
does not cover (gifts, unmarked signals, hands that would have been redealt) is decided by accepting a proposal with
the right probability.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.game import Worlds
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, COLOURS, DECK, SUIT, SUIT_MASK
from batyskaf.games.crew.codes import (
    GIVE,
    HIGHEST,
    LOWEST,
    ONLY,
    P_GIVE,
    P_PLAY,
    P_PREDICT,
    P_SIGNAL,
    PREDICT_SECRETLY,
    UNMARKED,
)
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.dealing import must_redeal
from batyskaf.games.crew.distress import receiver, swapping
from batyskaf.games.crew.fillings import Counter
from batyskaf.games.crew.layouts import is_gift, is_secret_number, is_signal, signal_card, signal_mark
from batyskaf.games.crew.observing import knows_number
from batyskaf.games.crew.rules import COLUMNS, TONOJA
from batyskaf.games.crew.state import CrewState


@final
class Span:
    """A signal of a seat that barred cards alone do not describe: the cards of the suit above and below it."""

    def __init__(self, seat: i64, above: i64, below: i64) -> None:
        self.seat: i64 = seat
        self.above: i64 = above
        self.below: i64 = below


@final
class CrewWorlds(Worlds):
    """What one seat knows, and the worlds that agree with it."""

    def __init__(self, state: CrewState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        seats = int(state.seats)
        self.played: vec[i64] = vec[i64]([0] * seats)
        self.barred: vec[i64] = vec[i64]([0] * seats)
        """Cards a seat can't hold any more."""
        self.known: vec[i64] = vec[i64]([0] * seats)
        """Unplayed cards a seat is known to hold."""
        self.unmarked: list[Span] = []
        """Signals under currents: the seat had no card above, or none below."""
        self.companions: list[Span] = []
        """Signals marked highest or lowest: the seat had at least one card below (kept there for both)."""
        self.give_at: vec[i64] = vec[i64]([-1] * seats)
        self.predicted_at: vec[i64] = vec[i64]([-1] * len(state.owners))
        self._replay()
        self._gifts()
        self._unseen()
        self._branches()

    # --- what the seat was shown -----------------------------------------------------------------------------------

    def _replay(self) -> None:
        then = self.state.opening()
        for at in range(i64(len(self.state.made))):
            move = i64(self.state.made[at])
            self._note(then, move, at)
            then.apply(move)
        self._read_unmarked()

    def _note(self, then: CrewState, move: i64, at: i64) -> None:
        """Note what a public move says about the seat that makes it."""
        seat = then.owner
        if then.phase == P_PLAY and move < CARDS:
            self.played[seat] |= BIT[move]
            if then.laid > 0 and SUIT[then.trick[0]] != SUIT[move] and seat < then.setup.humans:
                self.barred[seat] |= SUIT_MASK[SUIT[then.trick[0]]]
        elif then.phase == P_SIGNAL and is_signal(move):
            self._note_signal(seat, signal_card(move), signal_mark(move))
        elif then.phase == P_GIVE and is_gift(move):
            self.give_at[seat] = at
        elif then.phase == P_PREDICT and is_secret_number(move):
            self.predicted_at[then.at] = at

    def _note_signal(self, seat: i64, card: i64, mark: i64) -> None:
        self.known[seat] |= BIT[card]
        below = SUIT_MASK[SUIT[card]] & (BIT[card] - 1)
        above = SUIT_MASK[SUIT[card]] & ~below & ~BIT[card]
        if mark in (HIGHEST, ONLY):
            self.barred[seat] |= above
        if mark in (LOWEST, ONLY):
            self.barred[seat] |= below
        if mark in (HIGHEST, LOWEST) and not self.state.setup.any_mark and seat != self.seat:
            # An only card would have been marked so: there was another, on the side the mark points away from.
            self.companions.append(Span(seat, 0, (below if mark == HIGHEST else above) & ~self.played[seat]))
        if mark == UNMARKED and seat != self.seat:
            # Cards played before the signal say nothing about it; only those not yet played then can.
            self.unmarked.append(Span(seat, above & ~self.played[seat], below & ~self.played[seat]))

    def _read_unmarked(self) -> None:
        """A card played later on one side of an unmarked signal proves that nothing was on the other side."""
        open_signals: list[Span] = []
        for signal in self.unmarked:
            if self.played[signal.seat] & signal.above:
                self.barred[signal.seat] |= signal.below
            elif self.played[signal.seat] & signal.below:
                self.barred[signal.seat] |= signal.above
            else:
                open_signals.append(signal)
        self.unmarked = open_signals

    def _gifts(self) -> None:
        """Cards passed under distress that this seat gave, received, or saw with Tonoja."""
        s = self.state
        self.hidden_gifts: i64 = 0
        """Givers whose card this seat doesn't know, as a mask."""
        given: i64 = 0
        for giver in range(s.seats):
            if s.given[giver] >= 0:
                given += 1
        self.passed: bool = given == swapping(s)
        """All are in and the cards have changed hands; a crew that gives up before keeps its own."""
        for giver in range(s.seats):
            if s.given[giver] < 0:
                continue
            taker = receiver(s, giver)
            mine = s.decider(giver) == self.seat
            if not self.passed:
                if not mine:
                    self.hidden_gifts |= BIT[giver]
            elif mine or taker == self.seat or s.setup.tonoja(giver) or s.setup.tonoja(taker):
                self.known[taker] |= BIT[s.given[giver]]
            else:
                self.hidden_gifts |= BIT[giver]

    def _unseen(self) -> None:
        """What remains: the cards this seat has not placed, and the room for them."""
        s = self.state
        self.known[s.captain] |= BIT[s.setup.captain_card]
        self.known[self.seat] = s.hands[self.seat]
        self.columns = vec[i64]()
        if s.setup.has_tonoja():
            self.known[TONOJA] = s.hands[TONOJA]
            for column in range(COLUMNS, 2 * COLUMNS):
                if s.columns[column] >= 0:
                    self.columns = append(self.columns, column)
        self.places: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()
        self.unseen: i64 = DECK & ~s.played
        for seat in range(s.seats):
            self.known[seat] &= ~s.played
            self.unseen &= ~self.known[seat]
            if seat == self.seat:
                continue
            self.places = append(self.places, seat)
            if s.setup.tonoja(seat):
                self.room = append(self.room, i64(len(self.columns)))
            else:
                self.room = append(self.room, count(s.hands[seat]) - count(self.known[seat]))

    def _branches(self) -> None:
        """One counter for every way to read the unmarked signals: none above, or none below."""
        self.counters: list[Counter] = []
        self.ways = 0.0
        for reading in range(BIT[len(self.unmarked)]):
            barred = self.barred[:]
            for i in range(i64(len(self.unmarked))):
                signal = self.unmarked[i]
                barred[signal.seat] |= signal.below if reading & BIT[i] else signal.above
            if self._contradicts(barred):
                continue
            counter = Counter(self.unseen, self.places, self.room, barred)
            self.counters.append(counter)
            self.ways += counter.total

    def _contradicts(self, barred: vec[i64]) -> bool:
        """Whether a reading bars a card that its seat is known to hold."""
        for signal in self.unmarked:
            if barred[signal.seat] & self.known[signal.seat] & (signal.above | signal.below):
                return True
        return False

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> CrewState:
        while True:
            hands = self.known[:]
            self._counter(rng).draw(rng, hands)
            gifts = self.state.given[:]
            if self._accept(rng, hands) and self._accompanied(hands) and self._draw_gifts(rng, hands, gifts):
                world = self._world(rng, hands, gifts)
                if not must_redeal(world.setup, world.deal):
                    return world

    def _counter(self, rng: Rng) -> Counter:
        if len(self.counters) == 1:
            return self.counters[0]
        left = rng.fraction() * self.ways
        chosen = self.counters[0]
        for counter in self.counters:
            if counter.total > 0.0:
                chosen = counter
                left -= counter.total
                if left < 0.0:
                    break
        return chosen

    def _accept(self, rng: Rng, hands: vec[i64]) -> bool:
        """A deal that fits several readings of the unmarked signals was proposed once for each: even that out."""
        readings: i64 = 1
        for signal in self.unmarked:
            if not hands[signal.seat] & (signal.above | signal.below):
                readings *= 2
        return readings == 1 or rng.below(readings) == 0

    def _accompanied(self, hands: vec[i64]) -> bool:
        for signal in self.companions:
            if not (hands[signal.seat] | self.played[signal.seat]) & signal.below:
                return False
        return True

    def _draw_gifts(self, rng: Rng, hands: vec[i64], gifts: vec[i64]) -> bool:
        """Draw the cards passed unseen. A deal counts as often as there are gifts it allows: refuse it accordingly."""
        s = self.state
        for giver in range(s.seats):
            if not self.hidden_gifts & BIT[giver]:
                continue
            holder = receiver(s, giver) if self.passed else giver
            held = hands[holder] | self.played[holder]
            if s.setup.tonoja(holder):
                held = s.hands[holder]  # it gives an open card
            pick = rng.below(count(held))
            card: i64 = 0
            while True:
                if held & BIT[card]:
                    if pick == 0:
                        break
                    pick -= 1
                card += 1
            if not COLOURS & BIT[card]:
                return False
            gifts[giver] = card
        return True

    def _world(self, rng: Rng, hands: vec[i64], gifts: vec[i64]) -> CrewState:
        """Put a drawn deal in the place of everything hidden."""
        world = self.state.copy()
        world.deal = self.state.deal.copy()
        world.given = gifts
        self._cover(rng, hands, world)
        for seat in range(world.seats):
            world.deal.hands[seat] = hands[seat] | self.played[seat]
            if not world.setup.tonoja(seat):
                world.hands[seat] = hands[seat]
        if self.passed:
            self._pass_back(world)
        for seat in range(world.seats):
            if gifts[seat] >= 0:
                world.made[self.give_at[seat]] = i16(GIVE + gifts[seat])
        self._draw_numbers(rng, world)
        return world

    def _cover(self, rng: Rng, hands: vec[i64], world: CrewState) -> None:
        """Lay Tonoja's unseen cards under its columns."""
        if len(self.columns) == 0:
            return
        covered = vec[i64]()
        for card in range(CARDS):
            if hands[TONOJA] & ~self.known[TONOJA] & BIT[card]:
                covered = append(covered, card)
        rng.shuffle(covered)
        for i in range(i64(len(covered))):
            world.columns[self.columns[i]] = covered[i]
            world.deal.columns[self.columns[i]] = covered[i]

    def _pass_back(self, world: CrewState) -> None:
        """Undo the distress pass to find the hands that were dealt."""
        for giver in range(world.seats):
            card = world.given[giver]
            if card >= 0:
                world.deal.hands[receiver(world, giver)] &= ~BIT[card]
        for giver in range(world.seats):
            if world.given[giver] >= 0:
                world.deal.hands[giver] |= BIT[world.given[giver]]

    def _draw_numbers(self, rng: Rng, world: CrewState) -> None:
        """Draw the secret numbers of others; the end shows them all."""
        for i in range(i64(len(world.owners))):
            if self.predicted_at[i] < 0 or knows_number(world, i, self.seat):
                continue
            task = world.task(i)
            assert isinstance(task, Predict)
            number = task.least + rng.below(min(task.most, world.total) - task.least + 1)
            world.numbers[i] = number
            world.made[self.predicted_at[i]] = i16(PREDICT_SECRETLY + number)
