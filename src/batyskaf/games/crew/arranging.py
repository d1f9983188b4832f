"""From a position of The Crew to a state: a deal that leads there, and the moves that lead there.

An attempt that starts from a position is an ordinary one: its opening is a deal, and what the position lists (votes,
predictions, signals, tricks) is its history. So everything that can be known from it, such as suits that a seat could
not follow, is known. What the position leaves open is dealt so that this history is possible.
"""

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.content import Fault
from batyskaf.core.position import Position, Reading
from batyskaf.core.rng import Rng
from batyskaf.games.crew import codes
from batyskaf.games.crew import game as crew
from batyskaf.games.crew.cards import NAMES, SUIT, SUIT_MASK, mask_of, names_of
from batyskaf.games.crew.dealing import draw_tasks, draw_terrain, must_redeal, terrain_mode
from batyskaf.games.crew.events import VOTES
from batyskaf.games.crew.fillings import Counter
from batyskaf.games.crew.position import KEYS, Written, read
from batyskaf.games.crew.replaying import Replay
from batyskaf.games.crew.rules import COLUMNS, TERRAIN, TONOJA, Deal
from batyskaf.games.crew.state import CrewState

TRIES = 300
"""How many deals are tried for a history that not every deal allows: signals, and hands that would be dealt again."""

OF_THE_DEAL = ("fault-position-move", "fault-position-crew-deal", "fault-position-crew-redeal")
"""Faults that another deal of the open cards may not have."""


def start_at(game: "crew.CrewGame", given: Position, seed: int) -> CrewState:
    """The state of a position, or a refusal that names everything that is wrong with it."""
    reading = Reading(game, given, KEYS)
    written = read(game, given, reading)
    reading.check()
    rng = Rng.of(seed, "crew position")
    arranged = _Arrangement(game, reading, written, rng)
    reading.check()
    faults: list[Fault] = []
    for _ in range(TRIES if arranged.open else 1):
        reading.faults = []
        state = arranged.attempt(rng)
        if state is not None and not reading.faults:
            return state
        faults = reading.faults or faults
        if not any(fault.reason.id in OF_THE_DEAL for fault in faults):
            break
    reading.faults = faults
    raise reading.refusal()


class _Arrangement:
    """All cards of a position, and the room that is left for others."""

    def __init__(self, game: "crew.CrewGame", reading: Reading, written: Written, rng: Rng) -> None:
        self.game = game
        self.reading = reading
        self.written = written
        self.setup = written.setup
        self.seats = int(self.setup.seats)
        self.humans = int(self.setup.humans)
        self.hands = [0] * self.seats
        """The cards each seat was dealt, as far as the position says, as masks."""
        self.barred = [0] * self.seats
        """Cards that a seat can't have been dealt."""
        self.tasks = self._tasks(rng)
        if written.owners:
            self.setup = game.setup_at(written.options, tuple(written.owners), written.delegated)
        self._note_tricks()
        self._note_hands()
        self._note_signals()
        self._note_captain()
        self._pass_back()
        self.rest = int(self.setup.deck)
        for mask in self.hands:
            self.rest &= ~mask
        self.open = self.rest != 0
        self._check_room()
        self._check_owners()

    def _tasks(self, rng: Rng) -> vec[i64]:
        if self.written.tasks is not None:
            return vec[i64](self.written.tasks)
        return self.setup.fixed if len(self.setup.fixed) > 0 else draw_tasks(self.setup, rng.copy())

    # --- what the position says about the cards -------------------------------------------------------------------

    def _order(self, leader: int) -> list[int]:
        order = [leader]
        while len(order) < self.seats:
            order.append(int(self.setup.clockwise[order[-1]]))
        return order

    def _note_tricks(self) -> None:
        for trick in self.written.tricks:
            led = SUIT[trick.cards[0]]
            for seat, card in zip(self._order(trick.leader), trick.cards, strict=False):
                self.hands[seat] |= BIT[card]
                if SUIT[card] != led and seat < self.humans:
                    self.barred[seat] |= SUIT_MASK[led]

    def _note_hands(self) -> None:
        for seat, hand in self.written.hands.items():
            self.hands[seat] |= mask_of([NAMES[card] for card in hand.cards])
        for card in self.written.columns:
            if card >= 0:
                self.hands[TONOJA] |= BIT[card]

    def _note_signals(self) -> None:
        """A seat that shows a card holds it; the mark rules out other cards of the suit, except those played before."""
        before = [[0] * self.seats]
        for trick in self.written.tricks:
            played = list(before[-1])
            for seat, card in zip(self._order(trick.leader), trick.cards, strict=False):
                played[seat] |= BIT[card]
            before.append(played)
        for shown in self.written.signals:
            if not self._elsewhere(shown.card, shown.seat):
                self.hands[shown.seat] |= BIT[shown.card]
            below = SUIT_MASK[SUIT[shown.card]] & (BIT[shown.card] - 1)
            above = SUIT_MASK[SUIT[shown.card]] & ~below & ~BIT[shown.card]
            if shown.mark in (codes.HIGHEST, codes.ONLY):
                self.barred[shown.seat] |= above
            if shown.mark in (codes.LOWEST, codes.ONLY):
                self.barred[shown.seat] |= below

    def _elsewhere(self, card: int, seat: int) -> bool:
        return any(self.hands[other] & BIT[card] for other in range(self.seats) if other != seat)

    def _note_captain(self) -> None:
        """The first trick is led by the captain, who holds a certain card; Tonoja never does."""
        card = int(self.setup.captain_card)
        if self.setup.has_tonoja():
            self.barred[TONOJA] |= BIT[card]
        if self.written.tricks and not self._elsewhere(card, -1):
            leader = self.written.tricks[0].leader
            self.hands[leader] |= BIT[card]

    def _pass_back(self) -> None:
        """Cards that have changed hands are dealt to those who gave them."""
        gifts = self.written.gifts
        swapping = [seat for seat in range(self.seats) if seat < self.humans or self.setup.tonoja_swaps]
        if len(gifts) < len(swapping):
            for seat, (card, _) in gifts.items():
                self._give(seat, card)
            return
        way = self.written.direction or self._voted()
        for giver, (card, line) in gifts.items():
            taker = self._receiver(giver, way)
            if any(self.hands[seat] & BIT[card] for seat in range(self.seats) if seat not in (taker, TONOJA)):
                self.reading.fault(line, "fault-position-crew-gift", card=NAMES[card], there=taker)
            self.hands[taker] &= ~BIT[card]
        for giver, (card, _) in gifts.items():
            self._give(giver, card)

    def _give(self, seat: int, card: int) -> None:
        if not self._elsewhere(card, seat):
            self.hands[seat] |= BIT[card]

    def _voted(self) -> str:
        """The direction with more votes; the captain's in a tie."""
        votes = self.written.votes
        left, right = (list(votes.values()).count(way) for way in (int(codes.LEFT), int(codes.RIGHT)))
        captain = next((seat for seat in votes if self.hands[seat] & BIT[self.setup.captain_card]), -1)
        ahead = int(codes.LEFT if left > right else codes.RIGHT)
        return VOTES[votes.get(captain, ahead) if left == right else ahead]

    def _receiver(self, giver: int, way: str) -> int:
        order = self._order(giver)
        taker = order[1] if way == VOTES[1] else order[-1]
        return 1 - giver if self.setup.tonoja(taker) and not self.setup.tonoja_swaps else taker

    # --- room ------------------------------------------------------------------------------------------------------

    def _sizes(self) -> list[int]:
        """How many cards each seat was dealt; with three, one has a card more."""
        if self.setup.has_tonoja():
            return [13, 13, int(2 * COLUMNS)]
        return [int(self.setup.total)] * self.seats

    def _odd(self) -> int:
        """How many cards are left when every seat has as many: with three seats one."""
        return int(count(self.setup.deck)) - sum(self._sizes())

    def _held(self, seat: int) -> int:
        return self.hands[seat].bit_count()

    def _closed(self, seat: int) -> bool:
        """Whether a position names the whole hand."""
        hand = self.written.hands.get(seat)
        return hand is not None and not hand.open

    def _check_room(self) -> None:
        sizes = self._sizes()
        odd = self._odd()
        for seat in range(self.humans):
            over = self._held(seat) - sizes[seat]
            if over == odd == 1:
                odd = 0
            elif over > 0 or (over < 0 and self._closed(seat)):
                self._wrong_size(seat, sizes[seat])
        if odd and all(self._closed(seat) for seat in range(self.humans)) and not self.reading.faults:
            missing = ", ".join(names_of(self.rest))
            self.reading.fault("hands", "fault-position-crew-missing", cards=missing)

    def _wrong_size(self, seat: int, size: int) -> None:
        hand = self.written.hands.get(seat)
        played = self._held(seat) - len(hand.cards if hand else ())
        where = hand.line if hand else f"hands {seat}"
        held = self._held(seat) - played
        id = "fault-position-crew-long" if self._held(seat) > size else "fault-position-crew-short"
        self.reading.fault(where, id, count=held, wanted=max(0, size - played))

    def _check_owners(self) -> None:
        """The captain can't own a task that compares with the captain."""
        captain = [seat for seat in range(self.humans) if self.hands[seat] & BIT[self.setup.captain_card]]
        for task, owner in zip(self.tasks, self.written.owners, strict=False):
            if owner in captain and not self.setup.rules.tasks[task].captain_may_own:
                self.reading.fault("tasks", "fault-position-crew-captain", task=self.setup.rules.names[task])

    # --- dealing ---------------------------------------------------------------------------------------------------

    def attempt(self, rng: Rng) -> CrewState | None:
        """Deal what is open and play up to the position; None if this deal does not allow it."""
        deal = self._deal(rng)
        if deal is None:
            self.reading.fault("hands", "fault-position-crew-deal")
            return None
        if must_redeal(self.setup, deal):
            self.reading.fault("hands", "fault-position-crew-redeal")
            return None
        return Replay(self.game, self.reading, self.written, self.game.open(self.setup, deal)).run()

    def _deal(self, rng: Rng) -> Deal | None:
        deal = Deal()
        deal.tasks = self.tasks
        deal.terrain = self.written.terrain
        deal.communication = self.setup.communication
        if self.setup.communication == TERRAIN:
            deal.terrain = i64(
                self.written.terrain if self.written.terrain >= 0 else int(draw_terrain(self.setup, rng))
            )
            deal.communication = terrain_mode(deal.terrain)
        hands = self._fill(rng)
        if hands is None:
            return None
        deal.hands = hands
        if self.setup.has_tonoja():
            deal.columns = self._columns(rng, int(hands[TONOJA]))
        return deal

    def _fill(self, rng: Rng) -> vec[i64] | None:
        hands = vec[i64](self.hands)
        sizes = self._sizes()
        room = [max(0, size - self._held(seat)) for seat, size in enumerate(sizes)]
        if self._odd() and max(self._held(seat) - size for seat, size in enumerate(sizes)) < 1:
            free = [seat for seat in range(self.humans) if not self._closed(seat)]
            room[free[int(rng.below(len(free)))]] += 1
        if sum(room) != self.rest.bit_count():
            return None
        places = vec[i64](list(range(self.seats)))
        counter = Counter(self.rest, places, vec[i64](room), vec[i64](self.barred))
        if not counter.total:
            return None
        counter.draw(rng, hands)
        return hands

    def _columns(self, rng: Rng, cards: int) -> vec[i64]:
        """Tonoja's cards in their columns, those that the position does not name in any order."""
        columns = vec[i64](self.written.columns)
        spare = vec[i64]([card for card in range(40) if cards >> card & 1 and card not in self.written.columns])
        rng.shuffle(spare)
        at = 0
        for place in range(len(columns)):
            if columns[place] < 0:
                columns[place] = spare[at]
                at += 1
        return columns
