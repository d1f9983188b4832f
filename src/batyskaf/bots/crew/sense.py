# mypyc: compile
"""Common sense: how a partner who knows only their own hand would decide, in a few microseconds.

A card is worth the wishes for the seat that will probably win the trick. That seat is estimated from the unseen cards:
everyone plays for the crew, so the seat that should win does so if it can.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.fitness import fitness, predicted, signal_worth
from batyskaf.bots.crew.insight.lookup import Insights
from batyskaf.bots.crew.wishes import Wishes
from batyskaf.core.bits import BIT, count
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import (
    CARDS,
    COLOUR_CARDS,
    COLOURS,
    DECK,
    SUBMARINE,
    SUBMARINES,
    SUIT,
    SUIT_MASK,
    VALUE,
    beaters,
)
from batyskaf.games.crew.codes import (
    ACCEPT,
    ASK,
    CLAIM,
    DECLINE,
    GIVE,
    KEEP,
    LEAVE,
    NO,
    P_CLAIM,
    P_DISTRESS,
    P_DRAFT,
    P_GIVE,
    P_KEEP,
    P_PLAY,
    P_PREDICT,
    P_SIGNAL,
    P_VOLUNTEER,
    P_WILLING,
    PASS,
    PLAY,
    PREDICT,
    PREDICT_SECRETLY,
    QUIET,
    SUCCESS,
    TAKE,
)
from batyskaf.games.crew.layouts import signal_card, signal_mark, vote_move
from batyskaf.games.crew.play import beats, following, playable
from batyskaf.games.crew.state import CrewState

THOUSAND: Final[i64] = 1000
_MOST_OTHERS: Final = 4
_COUNTS: Final = 41
"""A seat can hold 0 to 40 of the 40 cards."""
_NONE_OF: Final[vec[i64]] = vec[i64](
    [
        int(1000 * (1 - 1 / max(1, others)) ** cards) if others > 1 else (1000 if cards == 0 else 0)
        for others in range(_MOST_OTHERS + 1)
        for cards in range(_COUNTS)
    ]
)
"""By others * _COUNTS + cards: the probability (in thousandths) that one of the others has none of the cards."""
TASK_WARMTH: Final = 22.0
"""The temperature of choosing tasks: one that suits this much less is about a third as likely."""
DOUBTFUL: Final[i64] = 60
PLAIN: Final[i64] = 300
GROSS: Final[i64] = 800
"""How much worse than the best a card is that counts as doubtful, a blunder or a gross one. The weight of each against
a world was measured: how much rarer such cards are in true hands than in drawn ones."""
UNLIKE: Final = 0.3
"""The surprise of a signal, or of silence, that sense would not have chosen."""
WORTH_TAKING: Final[i64] = 45
"""A task that suits worse than this is not taken if passing is possible."""


@final
class Sense:
    """Decides for any seat. `noise` is how far a choice may deviate from the best."""

    def __init__(self, rng: Rng, noise: i64) -> None:
        self.rng = rng
        self.noise: i64 = noise
        self.insights = Insights()
        self.wishes = Wishes(self.insights)
        self.moves = MoveList()
        self.score: vec[i64] = vec[i64]([0] * int(CARDS))
        """The value of each legal card."""
        self.legal: i64 = 0
        self.openly = False
        """Whether it sees all hands, which only the solver may use."""
        self.sees = False
        """Whether it knows what the others hold, like partners who have interpreted every signal."""

    # --- cards -----------------------------------------------------------------------------------------------------

    def weigh(self, s: CrewState, seat: i64, hand: i64) -> None:
        """Evaluate the legal cards of the seat to play, by its own hand and the table."""
        legal = playable(s, hand)
        self.legal = legal
        wishes = self.wishes
        wishes.gather(s, seat, hand, legal)
        unseen = DECK & ~s.played & ~hand
        weights = wishes.weights
        cost = weights.strength * wishes.appetite
        length: i64 = 0
        if s.laid == 0:
            cost -= weights.lead_strength
        elif SUIT[s.trick[0]] != SUIT[_lowest(legal)]:
            length = -weights.discard_short
        for card in range(CARDS):
            if legal & BIT[card]:
                strength = VALUE[card] + (weights.submarine if SUIT[card] == SUBMARINE else 0)
                outcome = self._open_outcome(s, seat, card) if self.openly else self._outcome(s, seat, card, unseen)
                score = outcome + wishes.spend[card] - cost * strength
                self.score[card] = score + length * count(hand & SUIT_MASK[SUIT[card]])

    def _outcome(self, s: CrewState, seat: i64, card: i64, unseen: i64) -> i64:
        """The wishes for the possible winners, weighted by their probability."""
        wishes = self.wishes
        best = card if s.laid == 0 or beats(card, s.best) else s.best
        stays = self._stays(s, seat, card, best)
        if wishes.to_come == 0:
            return stays
        led = SUIT[card] if s.laid == 0 else SUIT[s.trick[0]]
        of_led = SUIT_MASK[led] & unseen
        higher = SUIT_MASK[SUIT[best]] & unseen & ~(BIT[best] * 2 - 1)
        lower = of_led & ~higher
        best_other: i64 = -100_000
        sum_others: i64 = 0
        keeps: i64 = THOUSAND
        can: i64 = 0
        after = seat
        for _ in range(wishes.to_come):
            after = s.setup.clockwise[after]
            worth = wishes.trick[after] + wishes.card[after * CARDS + card]
            void = self._none(s, after, of_led)
            keeps = keeps * min(THOUSAND, THOUSAND - self._none(s, after, lower) + void) // THOUSAND
            sum_others += worth
            if worth > best_other:
                best_other = worth
                can = THOUSAND - self._none(s, after, higher)
                if SUIT[best] != led:
                    can = can * void // THOUSAND
                elif led != SUBMARINE:
                    can += void * (THOUSAND - self._none(s, after, unseen & SUBMARINES)) // THOUSAND
        if stays >= best_other:
            return (stays * keeps + sum_others // wishes.to_come * (THOUSAND - keeps)) // THOUSAND
        can = can * wishes.weights.can // 100
        return (best_other * can + stays * (THOUSAND - can)) // THOUSAND

    def _stays(self, s: CrewState, seat: i64, card: i64, best: i64) -> i64:
        """The wish for the seat that leads the trick after a card, if nobody beats it."""
        wishes = self.wishes
        if best == card:
            return wishes.trick[seat] + wishes.card[seat * CARDS + card] + wishes.crown[seat * CARDS + card]
        return wishes.trick[s.best_seat] + wishes.card[s.best_seat * CARDS + card]

    def _open_outcome(self, s: CrewState, seat: i64, card: i64) -> i64:
        """The best wish that is possible with open hands: the seat that should win does so if it can."""
        wishes = self.wishes
        best = card if s.laid == 0 or beats(card, s.best) else s.best
        value = self._stays(s, seat, card, best)
        led = SUIT[card] if s.laid == 0 else SUIT[s.trick[0]]
        winners = beaters(best)
        after = seat
        for _ in range(wishes.to_come):
            after = s.setup.clockwise[after]
            legal = following(s.hands[after], led)
            if legal & winners:
                worth = wishes.trick[after] + wishes.card[after * CARDS + card]
                forced = not legal & ~winners
                value = worth if forced else max(value, worth)
        return value

    def _none(self, s: CrewState, other: i64, cards: i64) -> i64:
        """The probability (in thousandths) that another seat has none of some unseen cards."""
        if self.sees:
            return 0 if s.hands[other] & cards else THOUSAND
        return _NONE_OF[(s.seats - 1) * _COUNTS + count(cards)]

    def card(self, s: CrewState) -> i64:
        """The card to play."""
        legal = playable(s, s.hands[s.owner])
        if legal & (legal - 1) == 0:
            return _lowest(legal)
        self.weigh(s, s.owner, s.hands[s.owner])
        best: i64 = -1
        best_score: i64 = 0
        for card in range(CARDS):
            if self.legal & BIT[card]:
                score = self.score[card]
                if self.noise > 0:
                    score += self.rng.below(self.noise)
                if best < 0 or score > best_score:
                    best = card
                    best_score = score
        return best

    def allows(self, card: i64) -> bool:
        """Whether a card was legal at the last evaluation."""
        return self.legal & BIT[card] != 0

    def surprise(self, s: CrewState, move: i64) -> float:
        """Minus the logarithm of the probability that a seat which plays by sense makes this move."""
        if s.phase == P_PLAY:
            return self._surprise_card(s, move - PLAY)
        if s.phase == P_DRAFT:
            return self._surprise_task(s, move)
        if s.phase == P_SIGNAL:
            return 0.0 if move == self.signal(s) else UNLIKE
        return 0.0

    def _surprise_card(self, s: CrewState, card: i64) -> float:
        """Cards may have reasons that sense doesn't see, but the worse a card looks, the more rarely it is played."""
        self.weigh(s, s.owner, s.hands[s.owner])
        top: i64 = self.score[card]
        for other in range(CARDS):
            if self.legal & BIT[other]:
                top = max(top, self.score[other])
        worse = top - self.score[card]
        if worse < DOUBTFUL:
            return 0.0
        if worse < PLAIN:
            return 0.45
        return 1.55 if worse < GROSS else 3.0

    def _surprise_task(self, s: CrewState, move: i64) -> float:
        self._list(s)
        total = 0.0
        taken = 0.0
        for at in range(self.moves.n):
            likely = math.exp(float(self._fit_of(s, self.moves.items[at])) / TASK_WARMTH)
            total += likely
            if self.moves.items[at] == move:
                taken = likely
        return math.log(total / taken)

    def _fit_of(self, s: CrewState, move: i64) -> i64:
        """How well a move of the draft suits the seat to act."""
        if move == PASS:
            return WORTH_TAKING
        i: i64 = 0
        while s.deal.tasks[i] != move - TAKE or s.owners[i] >= 0:
            i += 1
        return fitness(self.insights, s, i, s.owner, s.hands[s.owner])

    # --- before the play of cards ----------------------------------------------------------------------------------

    def choose(self, s: CrewState) -> i64:
        """The move of the seat to act, in any phase. It never signals, since nobody reads signals in playouts."""
        phase = s.phase
        if phase == P_PLAY:
            return PLAY + self.card(s)
        if phase == P_SIGNAL:
            return QUIET
        if phase == P_DRAFT:
            return self._draft(s)
        if phase == P_DISTRESS:
            return vote_move(NO)
        if phase == P_GIVE:
            return self._gift(s)
        if phase == P_PREDICT:
            number = predicted(self.insights, s, s.at, s.owner)
            return (PREDICT_SECRETLY if s.task(s.at).secret else PREDICT) + number
        return self._share(s, phase)

    def _draft(self, s: CrewState) -> i64:
        """The task that suits this hand best; pass if possible and all suit badly."""
        self._list(s)
        best: i64 = -1
        best_fit: i64 = 0
        for at in range(self.moves.n):
            fit = self._fit_of(s, self.moves.items[at])
            if self.noise > 0:
                fit += self.rng.below(9)
            if best < 0 or fit > best_fit:
                best = self.moves.items[at]
                best_fit = fit
        return best

    def _list(self, s: CrewState) -> None:
        self.moves.n = 0
        s.legal_into(self.moves)

    def signal(self, s: CrewState) -> i64:
        """Signal the card that is most informative about the open tasks; more readily in later tricks."""
        self._list(s)
        best: i64 = QUIET
        best_worth: i64 = 50 - 12 * s.number
        for at in range(self.moves.n):
            move = self.moves.items[at]
            if move != QUIET:
                worth = self.signal_worth(s, move)
                if worth > best_worth:
                    best = move
                    best_worth = worth
        return best

    def signal_worth(self, s: CrewState, move: i64) -> i64:
        """How informative a signal of the seat to act is."""
        return signal_worth(self.insights, s, s.owner, signal_card(move), signal_mark(move))

    def _share(self, s: CrewState, phase: i64) -> i64:
        seat = s.owner
        if phase == P_CLAIM:
            return CLAIM if self._fits(s, seat) >= 55 else LEAVE
        if phase == P_KEEP:
            return KEEP if self._fits(s, seat) >= 45 else ASK
        if phase in (P_WILLING, P_VOLUNTEER):
            return ACCEPT if self._fits(s, seat) >= 50 else DECLINE
        self._list(s)
        return self.moves.items[self.rng.below(self.moves.n)]

    def _fits(self, s: CrewState, seat: i64) -> i64:
        """How well the tasks being distributed suit a seat."""
        if s.phase == P_CLAIM and s.at >= 0:
            return fitness(self.insights, s, s.at, seat, s.hands[seat])
        total: i64 = 0
        for i in range(i64(len(s.owners))):
            total += fitness(self.insights, s, i, seat, s.hands[seat])
        return total // max(i64(1), i64(len(s.owners)))

    def _gift(self, s: CrewState) -> i64:
        """A middle card of the shortest suit, which keeps the hand's high and low cards."""
        hand = s.hands[s.owner] & COLOURS
        best: i64 = -1
        best_worth: i64 = 0
        for card in range(COLOUR_CARDS):
            if hand & BIT[card]:
                middle = 4 - max(VALUE[card] - 5, 5 - VALUE[card])
                worth = middle * 3 - 4 * count(hand & SUIT_MASK[SUIT[card]]) + self.rng.below(4)
                if best < 0 or worth > best_worth:
                    best = card
                    best_worth = worth
        return GIVE + best


def _lowest(cards: i64) -> i64:
    """The lowest card of a non-empty mask."""
    card: i64 = 0
    while not cards & BIT[card]:
        card += 1
    return card


def finish(s: CrewState, sense: Sense) -> bool:
    """Play an attempt to its end by sense; return whether it succeeds."""
    while s.turn != OVER:
        s.apply(sense.choose(s))
    return s.outcome == SUCCESS


def to_the_cards(s: CrewState, sense: Sense) -> None:
    """Distribute tasks, pass cards and predict by sense, until the play of cards starts."""
    while s.turn != OVER and s.phase not in (P_SIGNAL, P_PLAY):
        s.apply(sense.choose(s))
