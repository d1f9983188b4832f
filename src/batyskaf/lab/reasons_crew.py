"""Why a move of The Crew is good, as far as its seat can see: the card it keeps, gives or takes, and for whose task.

Where a reason depends on a card in another hand, the net's belief says who probably holds it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from batyskaf.bots import Perspective
from batyskaf.bots.crew.advice import Advice
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.view import CardOnTable, CrewView, TaskView
from batyskaf.locale import Texts

SUITS: Final = "PBGY"
HIGH: Final = 7
LOW: Final = 4
"""From which value on a card counts as high when it is led, and up to which as low."""
SURE: Final = 0.6
"""How likely a seat holds a card before a reason names it."""

ABOUT_OTHERS: Final = ("draws", "offers", "beats", "below", "high", "low", "probes")
"""Reasons that depend on what others hold."""


class Held(msgspec.Struct, frozen=True):
    """A card that another seat probably holds, and the probability in per cent."""

    card: str
    seat: int
    sure: int


Believe = Callable[[str], Held | None]
"""Who probably holds a card that one can't see; None if nobody is likely enough."""


def belief_of(look: Perspective) -> Believe:
    """What the net believes at a decision. It reads what the seat sees and nothing else."""
    world = look.world(Rng.of(0, "belief"))
    assert isinstance(world, CrewState)
    advice = Advice()
    advice.read(world)

    def believe(card: str) -> Held | None:
        likely = {seat: advice.holds(seat, NAMES.index(card)) for seat in range(world.seats) if seat != look.seat}
        seat = max(likely, key=likely.__getitem__)
        return Held(card, seat, round(100 * likely[seat])) if likely[seat] >= SURE else None

    return believe


class Why(msgspec.Struct, frozen=True):
    """A message `hint-crew-<id>` with what it names. `seat` has the task, `leads` is ahead in the trick."""

    id: str
    card: str = ""
    other: str = ""
    seat: int | None = None
    leads: int | None = None
    own: bool = False
    count: int = 0
    held: Held | None = None
    """A card in another hand that the reason depends on."""

    def words(self, texts: Texts, names: Sequence[str]) -> str:
        said = self._said(texts, names)
        if self.held is None:
            return said
        card, seat = texts.card_in_words("crew", self.held.card), names[self.held.seat]
        return f"{said} {texts.say('hint-crew-held', card=card, seat=seat, sure=self.held.sure)}"

    def _said(self, texts: Texts, names: Sequence[str]) -> str:
        return texts.say(
            f"hint-crew-{self.id}",
            card=texts.card_in_words("crew", self.card),
            other=texts.card_in_words("crew", self.other),
            suit=texts.say(f"suit-crew-{self.card[0]}") if self.card else "",
            seat="" if self.seat is None else names[self.seat],
            leads="" if self.leads is None else names[self.leads],
            own="yes" if self.own else "no",
            count=self.count,
        )


def beats(card: str, other: str) -> bool:
    """Whether a card wins over one that was ahead before it."""
    if card[0] == other[0]:
        return int(card[1:]) > int(other[1:])
    return card[0] == "S"


class CrewReasons:
    """Reasons at one decision of one seat."""

    def __init__(self, game: CrewGame, view: CrewView, legal: Sequence[int], believe: Believe = lambda _: None) -> None:
        self._game = game
        self._view = view
        self._believe = believe
        self._me = view.owner if view.owner is not None else view.seat
        """The seat that plays: one's own, or Tonoja, for whom the captain decides."""
        self._moves = [game.moves.text(move).split(" ") for move in legal]
        self._needed = dict(self._needs())
        """The cards that open tasks still need, each with the owner of the task."""

    def of(self, move: int) -> Why | None:
        """The most telling reason, if there is one."""
        verb, *rest = self._game.moves.text(move).split(" ")
        match verb:
            case "play":
                return self._with_belief(self._play(rest[0]))
            case "signal":
                return self._signal(rest[0])
            case "quiet":
                return Why("quiet")
            case "take" | "claim":
                return self._take(rest[0] if rest else self._view.about or "")
            case "give":
                return self._give(rest[0])
            case "pass" | "leave":
                return Why("leaves-task")
            case "vote":
                return Why("no-distress" if rest == ["no"] else "distress")
            case "direction":
                return Why("direction")
            case "assign":
                return Why("assigns", seat=int(rest[0]), own=int(rest[0]) == self._view.seat)
            case "accept" | "keep":
                return Why("accepts")
            case "decline" | "ask":
                return Why("declines")
            case "predict" | "foresee":
                return Why("predicts", count=int(rest[0]))
        return None

    # --- tasks --------------------------------------------------------------------------------------------------------

    def _needs(self) -> Iterator[tuple[str, int]]:
        for task in self._view.tasks:
            if task.status == "open" and task.owner is not None:
                yield from ((card, task.owner) for card in self._wanted(task.id) if card not in task.cards)

    def _wanted(self, id: str) -> list[str]:
        """The cards that a task says to win."""
        task = self._game.catalog.task(id)
        cards = task.params.get("cards", [task.params["card"]] if "card" in task.params else [])
        if task.kind == "count_by_value" and task.params["op"] == ">=":
            cards = [f"{suit}{task.params['value']}" for suit in SUITS]
        return [str(card) for card in cards] if isinstance(cards, list) else []

    def _hurt_by_trick(self) -> TaskView | None:
        """A task of one's own that the trick would spoil."""
        for task in self._view.tasks:
            if task.status == "open" and task.owner == self._me and self._spoils(task):
                return task
        return None

    def _spoils(self, task: TaskView) -> bool:
        known = self._game.catalog.task(task.id)
        params, cards = known.params, [on.card for on in self._view.trick.cards]
        match known.kind:
            case "win_none_of_first":
                return True
            case "win_exact_tricks":
                return self._view.seats[task.owner or 0].tricks >= int(str(params["n"]))
            case "no_cards_of_values":
                values = params["values"]
                return isinstance(values, list) and any(card[0] != "S" and int(card[1:]) in values for card in cards)
            case "no_cards_of_suits":
                suits = params["suits"]
                return isinstance(suits, list) and any(card[0] in suits for card in cards)
        return False

    # --- moves --------------------------------------------------------------------------------------------------------

    def _play(self, card: str) -> Why:
        trick = self._view.trick.cards
        if not trick:
            return self._lead(card)
        ahead = self._ahead(trick)
        if beats(card, ahead.card):
            return self._win(card, ahead)
        return self._lose(card, ahead)

    def _ahead(self, trick: Sequence[CardOnTable]) -> CardOnTable:
        best = trick[0]
        for on in trick[1:]:
            if beats(on.card, best.card):
                best = on
        return best

    def _for(self, id: str, card: str, other: str = "") -> Why:
        """A reason that names whose task needs a card: `other` if it is given."""
        owner = self._needed[other or card]
        return Why(id, card, other, seat=owner, own=owner == self._view.seat)

    def _win(self, card: str, ahead: CardOnTable) -> Why:
        """The card is ahead so far."""
        for on in (*(on.card for on in self._view.trick.cards), card):
            if self._needed.get(on) == self._me:
                return self._for("takes", on)
        return self._kept(card) or Why("beats", card, ahead.card)

    def _lose(self, card: str, ahead: CardOnTable) -> Why:
        """Somebody else stays ahead."""
        if self._needed.get(card) == ahead.seat:
            return self._for("gives", card)
        wanted = next((on.card for on in self._view.trick.cards if self._needed.get(on.card) == ahead.seat), None)
        if wanted is not None:
            return self._for("leaves", wanted)
        if self._hurt_by_trick() is not None:
            return Why("spares", card, ahead.card)
        return self._kept(card) or Why("below", card, ahead.card, leads=ahead.seat)

    def _lead(self, card: str) -> Why:
        suit, value = card[0], int(card[1:])
        if self._needed.get(card) == self._me:
            return self._for("leads-own", card)
        for needed in self._needed:
            if needed[0] == suit and needed not in self._view.hand:
                found = self._lead_towards(card, needed)
                if found is not None:
                    return found
        kept = self._kept(card)
        if kept is not None:
            return kept
        if suit == "S" or value >= HIGH:
            return Why("high", card)
        return Why("low", card) if value <= LOW else Why("probes", card)

    def _lead_towards(self, card: str, needed: str) -> Why | None:
        """A needed card of the suit that is led, in another hand: it may fall, or win the trick for its task."""
        owner, held = self._needed[needed], self._believe(needed)
        above = int(card[1:]) > int(needed[1:])
        if owner == self._me and above:
            return self._for("draws", card, needed)
        if owner != self._me and not above and (held is None or held.seat == owner):
            return self._for("offers", card, needed)
        return None

    def _with_belief(self, why: Why) -> Why:
        """The reason with the card in another hand that it is about, or else one that may fall into this trick."""
        trick = self._view.trick.cards
        suit = trick[0].card[0] if trick else why.card[:1]
        seen = {*self._view.hand, *(on.card for on in trick)}
        hidden = [card for card in self._needed if card[0] == suit and card not in seen]
        hidden.sort(key=lambda card: (card != why.other, self._needed[card] != self._me))
        held = next((found for found in map(self._believe, hidden) if found is not None), None)
        return msgspec.structs.replace(why, held=held if why.id in ABOUT_OTHERS else None)

    def _kept(self, card: str) -> Why | None:
        """A card that some task needs and that could have been played instead."""
        for words in self._moves:
            other = words[-1]
            if words[0] == "play" and other != card and other in self._needed:
                return self._for("keeps", other)
        return None

    def _signal(self, card: str) -> Why:
        return self._for("shows-needed", card) if card in self._needed else Why("shows", card)

    def _take(self, id: str) -> Why:
        for card in self._wanted(id) if id else ():
            if card in self._view.hand:
                return Why("holds", card)
            over = [held for held in self._view.hand if beats(held, card)]
            if over:
                return Why("can-beat", max(over, key=lambda held: (held[0] == card[0], int(held[1:]))), card)
        return Why("takes-task")

    def _give(self, card: str) -> Why:
        if self._needed.get(card, self._me) != self._me:
            return self._for("passes", card)
        needed = next((held for held in self._view.hand if held != card and held in self._needed), None)
        if needed:
            return self._for("keeps", needed)
        if card in self._needed:
            return Why("gives-own")
        alone = all(held == card or held[0] != card[0] for held in self._view.hand)
        return Why("empties" if alone else "spare", card)
