# mypyc: compile
"""Plain good sense: how a partner who knows only their own hand would decide, in a few microseconds.

A card is as good as the wishes for the seat that will probably win the trick. Who that is, is guessed from the cards
not yet seen: everybody plays for the crew, so the seat that had best win does so if it can.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.fitness import fitness, foretold
from batyskaf.bots.crew.telling import telling
from batyskaf.bots.crew.wishes import Wishes
from batyskaf.core.bits import BIT, count
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, COLOURS, DECK, SUBMARINE, SUBMARINES, SUIT, SUIT_MASK, VALUE, beaters
from batyskaf.games.crew.codes import (
    ACCEPT,
    ASK,
    CLAIM,
    DECLINE,
    FORESEE,
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
    QUIET,
    SIGNAL,
    SUCCESS,
    TAKE,
    VOTE,
)
from batyskaf.games.crew.play import beats, following, playable
from batyskaf.games.crew.state import CrewState

THOUSAND: Final[i64] = 1000
_NONE_OF: Final[vec[i64]] = vec[i64](
    [
        int(1000 * (1 - 1 / max(1, others)) ** cards) if others > 1 else (1000 if cards == 0 else 0)
        for others in range(5)
        for cards in range(41)
    ]
)
"""By others * 41 + cards: how likely (in thousandths) one of so many others has none of so many cards."""
TASK_WARMTH: Final = 22.0
"""How freely partners choose tasks: one that suits by so much less is about a third as likely."""
DOUBTFUL: Final[i64] = 60
PLAIN: Final[i64] = 300
GROSS: Final[i64] = 800
"""How much worse than another a card is that is doubtful, a plain blunder, a gross one. What each says of a world was
counted: how much rarer such cards are in the hands they were played from than in hands imagined for them."""
UNLIKE: Final = 0.3
"""The surprise of a signal, or of silence, that sense would not have advised."""
WORTH_TAKING: Final[i64] = 45
"""A task that suits worse than this is better passed."""


@final
class Sense:
    """Decides for any seat. `noise` is how far from the best a choice may stray."""

    def __init__(self, rng: Rng, noise: i64) -> None:
        self.rng = rng
        self.noise: i64 = noise
        self.wishes = Wishes()
        self.moves = MoveList()
        self.score: vec[i64] = vec[i64]([0] * int(CARDS))
        """What each legal card is worth."""
        self.legal: i64 = 0
        self.openly = False
        """Whether it looks into all hands, as only the solver may."""
        self.sees = False
        """Whether it knows what the others hold, as partners come to know who have listened well."""

    # --- cards -----------------------------------------------------------------------------------------------------

    def weigh(self, s: CrewState, seat: i64, hand: i64) -> None:
        """Score the legal cards of a seat that is about to play, by its own hand and the table."""
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
                outcome = self._foreseen(s, seat, card) if self.openly else self._outcome(s, seat, card, unseen)
                score = outcome + wishes.spend[card] - cost * strength
                self.score[card] = score + length * count(hand & SUIT_MASK[SUIT[card]])

    def _outcome(self, s: CrewState, seat: i64, card: i64, unseen: i64) -> i64:
        """The wishes for the seats that may win, as likely as they are to."""
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
        """The wish for whoever has the trick once a card is played, if nobody beats what is best then."""
        wishes = self.wishes
        if best == card:
            return wishes.trick[seat] + wishes.card[seat * CARDS + card] + wishes.crown[seat * CARDS + card]
        return wishes.trick[s.best_seat] + wishes.card[s.best_seat * CARDS + card]

    def _foreseen(self, s: CrewState, seat: i64, card: i64) -> i64:
        """The best wish that can come true with open hands: whoever had best win does so if they can."""
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
        """How likely (in thousandths) another seat has none of some cards this one doesn't see."""
        if self.sees:
            return 0 if s.hands[other] & cards else THOUSAND
        return _NONE_OF[(s.seats - 1) * 41 + count(cards)]

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
        """Whether a card was legal when the cards were weighed last."""
        return self.legal & BIT[card] != 0

    def surprise(self, s: CrewState, move: i64) -> float:
        """Minus the logarithm of the chance that the seat that is asked would answer so, were sense all there is."""
        if s.phase == P_PLAY:
            return self._surprise_card(s, move - PLAY)
        if s.phase == P_DRAFT:
            return self._surprise_task(s, move)
        if s.phase == P_SIGNAL:
            return 0.0 if move == self.signal(s) else UNLIKE
        return 0.0

    def _surprise_card(self, s: CrewState, card: i64) -> float:
        """Most cards have reasons that sense doesn't see; the worse one looks, the rarer it is played."""
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
        """How well a move of the draft suits the seat that is asked."""
        if move == PASS:
            return WORTH_TAKING
        i: i64 = 0
        while s.deal.tasks[i] != move - TAKE or s.owners[i] >= 0:
            i += 1
        return fitness(s, i, s.owner, s.hands[s.owner])

    # --- everything before the cards -------------------------------------------------------------------------------

    def choose(self, s: CrewState) -> i64:
        """The move of the seat that is asked, in any phase. It stays quiet: in playouts nobody reads signals."""
        phase = s.phase
        if phase == P_PLAY:
            return PLAY + self.card(s)
        if phase == P_SIGNAL:
            return QUIET
        if phase == P_DRAFT:
            return self._draft(s)
        if phase == P_DISTRESS:
            return VOTE + NO
        if phase == P_GIVE:
            return self._gift(s)
        if phase == P_PREDICT:
            number = foretold(s, s.at, s.owner)
            return (FORESEE if s.task(s.at).secret else PREDICT) + number
        return self._share(s, phase)

    def _draft(self, s: CrewState) -> i64:
        """The task that suits this hand best; pass if that is allowed and all suit badly."""
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
        """Show the card that tells most about the open tasks, the more readily the later it is."""
        self._list(s)
        best: i64 = QUIET
        best_worth: i64 = 50 - 12 * s.number
        for at in range(self.moves.n):
            move = self.moves.items[at]
            if move != QUIET:
                worth = telling(s, s.owner, (move - SIGNAL) // 4, (move - SIGNAL) % 4)
                if worth > best_worth:
                    best = move
                    best_worth = worth
        return best

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
        """How well what is being shared out suits a seat."""
        if s.phase == P_CLAIM and s.at >= 0:
            return fitness(s, s.at, seat, s.hands[seat])
        total: i64 = 0
        for i in range(i64(len(s.owners))):
            total += fitness(s, i, seat, s.hands[seat])
        return total // max(i64(1), i64(len(s.owners)))

    def _gift(self, s: CrewState) -> i64:
        """A card of the middle, of the suit there is least of: it leaves a hand as sharp as it was."""
        hand = s.hands[s.owner] & COLOURS
        best: i64 = -1
        best_worth: i64 = 0
        for card in range(CARDS - 4):
            if hand & BIT[card]:
                middle = 4 - max(VALUE[card] - 5, 5 - VALUE[card])
                worth = middle * 3 - 4 * count(hand & SUIT_MASK[SUIT[card]]) + self.rng.below(4)
                if best < 0 or worth > best_worth:
                    best = card
                    best_worth = worth
        return GIVE + best


def _lowest(cards: i64) -> i64:
    """The first card of a mask that isn't empty."""
    card: i64 = 0
    while not cards & BIT[card]:
        card += 1
    return card


def finish(s: CrewState, sense: Sense) -> bool:
    """Play an attempt to its end with good sense; whether it succeeded."""
    while s.turn != OVER:
        s.apply(sense.choose(s))
    return s.outcome == SUCCESS


def to_the_cards(s: CrewState, sense: Sense) -> None:
    """Share out tasks, pass and foretell with good sense, until cards are played."""
    while s.turn != OVER and s.phase not in (P_SIGNAL, P_PLAY):
        s.apply(sense.choose(s))
