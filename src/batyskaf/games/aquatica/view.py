"""What a seat sees: the ocean, all boards and goal tracks, its own cards, and what is asked now."""

from collections.abc import Sequence
from typing import Any

import msgspec

from batyskaf.core.agenda import WIDTH
from batyskaf.core.game import OVER
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import RANKS
from batyskaf.games.aquatica.kings import offers_kings
from batyskaf.games.aquatica.observing import knows_king, main_action_done, steps_left
from batyskaf.games.aquatica.paying import Pay
from batyskaf.games.aquatica.state import CAUSES, AquaticaState
from batyskaf.games.aquatica.turn import Card, card_at_work

PURPOSES = ("buy", "conquer", "recruit", "replay")
"""What a payment is for, by its mode."""


class RowView(msgspec.Struct, frozen=True):
    """A character of the row and the price of its space."""

    character: str
    price: int


class LocationView(msgspec.Struct, frozen=True):
    """A location on a board: how many of its depths are covered."""

    location: str
    risen: int
    depths: int


class MantaView(msgspec.Struct, frozen=True):
    manta: str
    ready: int
    tired: int


class SpotView(msgspec.Struct, frozen=True):
    """A manta on a goal track; the seat is None for the Ichthyanders."""

    seat: int | None
    points: int


class TrackView(msgspec.Struct, frozen=True):
    goal: str
    spots: tuple[SpotView, ...]
    next_points: int
    """What the next manta here is worth."""


class SeatView(msgspec.Struct, frozen=True):
    """What everyone knows of a seat. The scoring pile is secret to others, the discard pile but for its top card."""

    hand: int
    discard: int
    discard_top: str | None
    board: tuple[LocationView, ...]
    mantas: tuple[MantaView, ...]
    scored: int
    king: str | None
    """Its king, if everyone has seen him or the seat is the viewer's own."""
    goals: tuple[str, ...]
    recruited: tuple[str, ...]
    """Its characters from the row, which everyone has seen joining, wherever they are now."""


class PaymentView(msgspec.Struct, frozen=True):
    """A payment that is being gathered: what for, and what is still needed."""

    purpose: str
    target: str
    need: int
    resource: str


class AquaticaView(msgspec.Struct, frozen=True):
    """Everything a seat may see. A spectator's has no hand."""

    seat: int | None
    asked: str
    turn: int | None
    owner: int | None
    main_action_done: bool
    round: int
    ending: int
    """Turns until the end, the present one included; 0 while it is not in sight."""
    cause: str | None
    row: tuple[RowView, ...]
    characters_left: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    locations_left: int
    discarded_locations: tuple[str, ...]
    supply: tuple[MantaView, ...]
    tracks: tuple[TrackView, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    """The seat's own discard pile, the oldest card first."""
    scored: tuple[str, ...]
    scored_points: int
    offered: tuple[str, ...]
    """The kings one may pick from now."""
    card: str | None
    """The character that is being resolved."""
    payment: PaymentView | None
    steps: int
    """What is left of an effect that is done in steps: depths to raise, locations to score, cards to take or drop."""
    coins: int
    power: int
    """What the card being played gives to the present step."""
    scores: tuple[int, ...] | None
    """The points of all, once the game is over; alone always."""
    rank: str | None


def views(s: AquaticaState, seats: Sequence[int | None]) -> list[msgspec.Struct]:
    """Build the views of seats (None: a spectator)."""
    public, boards = _public(s), [_seat(s, seat) for seat in range(s.seats)]
    return [AquaticaView(**_of_seat(s, seat, boards), **public) for seat in seats]


def _of_seat(s: AquaticaState, seat: int | None, boards: list[SeatView]) -> dict[str, Any]:
    """The part of a view that differs between seats; `boards` are the seats without kings."""
    return {
        "seat": seat,
        "seats": tuple(_with_king(s, other, board, seat) for other, board in enumerate(boards)),
        "hand": () if seat is None else _hand(s, seat),
        "discard": () if seat is None else _pile(s, seat),
        "scored": () if seat is None else _places(s, codes.AT_SCORED + seat),
        "scored_points": 0 if seat is None else int(s.scored_points[seat]),
        "offered": _offered(s, seat),
    }


def _public(s: AquaticaState) -> dict[str, Any]:
    """The part of a view that everyone has."""
    rules = s.rules
    over = s.turn == OVER
    return {
        "asked": s.asks(),
        "turn": None if over else int(s.turn),
        "owner": None if s.owner == OVER else int(s.owner),
        "main_action_done": main_action_done(s),
        "round": int(s.rounds) + 1,
        "ending": int(s.ending),
        "cause": CAUSES[s.cause] if s.cause else None,
        "row": tuple(RowView(rules.characters[s.row[i]], int(rules.recruit_price[i])) for i in range(s.row_size)),
        "characters_left": len(s.deal.characters) - int(s.arrived),
        "top": tuple(rules.locations[location] for location in s.top if location >= 0),
        "bottom": tuple(rules.locations[location] for location in s.bottom if location >= 0),
        "locations_left": len(s.deal.locations) - int(s.dealt),
        "discarded_locations": _places(s, codes.AT_DISCARD),
        "supply": tuple(
            MantaView(rules.mantas[manta], int(s.supply[manta]), 0) for manta in range(rules.trained, rules.herd)
        ),
        "tracks": tuple(_track(s, track) for track in range(codes.TRACKS)),
        "card": _card(s),
        "payment": _payment(s),
        "steps": int(steps_left(s)),
        "coins": int(s.coins),
        "power": int(s.power),
        "scores": tuple(int(s.points(other)) for other in range(s.seats)) if over or s.setup.solo else None,
        "rank": RANKS[s.rank()] if over and s.setup.solo else None,
    }


def _places(s: AquaticaState, place: int) -> tuple[str, ...]:
    return tuple(s.rules.locations[location] for location in range(s.rules.places) if s.place[location] == place)


def _hand(s: AquaticaState, seat: int) -> tuple[str, ...]:
    kinds = int(s.rules.kinds)
    return tuple(s.rules.characters[kind] for kind in range(kinds) for _ in range(s.hand[seat * kinds + kind]))


def _pile(s: AquaticaState, seat: int) -> tuple[str, ...]:
    first = int(seat * s.room)
    return tuple(s.rules.characters[s.pile[i]] for i in range(first, first + int(s.pile_size[seat])))


def _recruited(s: AquaticaState, seat: int) -> tuple[str, ...]:
    rules, kinds = s.rules, range(int(s.rules.kinds))
    own = {rules.characters[kind] for kind in kinds if kind in s.setup.starting or rules.number[kind] > 0}
    return tuple(card for card in (*_hand(s, seat), *_pile(s, seat), *_in_play(s, seat)) if card not in own)


def _in_play(s: AquaticaState, seat: int) -> tuple[str, ...]:
    """The cards of a seat that are being resolved; those that are replayed stay in its discard pile."""
    frames = range(0, int(s.size), int(WIDTH))
    cards = [at for at in frames if s.kind_at(at) == Card.KIND and not s.get_at(at, Card.REPLAYED)]
    played = (int(s.get_at(at, Card.CHARACTER)) for at in cards if s.owner == seat)
    return tuple(s.rules.characters[card] for card in played if card >= 0)


def _track(s: AquaticaState, track: int) -> TrackView:
    first = track * int(codes.SPOTS)
    taken = [int(s.track[i]) for i in range(first, first + codes.SPOTS) if s.track[i] >= 0]
    points = [int(number) for number in s.rules.track_points]
    rival = s.setup.solo
    spots = tuple(
        SpotView(None if rival and seat == codes.RIVAL_SEAT else seat, points[i]) for i, seat in enumerate(taken)
    )
    return TrackView(s.rules.goals[s.deal.goals[track]], spots, points[len(taken)] if len(taken) < len(points) else 0)


def _with_king(s: AquaticaState, seat: int, board: SeatView, viewer: int | None) -> SeatView:
    """A seat with its king, if the viewer may know it."""
    if not knows_king(s, seat, -1 if viewer is None else viewer):
        return board
    return msgspec.structs.replace(board, king=s.rules.characters[s.king[seat]])


def _seat(s: AquaticaState, seat: int) -> SeatView:
    """A seat without its king."""
    rules = s.rules
    herd = int(rules.herd)
    pile = _pile(s, seat)
    slots = range(seat * codes.SLOTS, (seat + 1) * codes.SLOTS)
    return SeatView(
        hand=int(s.hand_size[seat]),
        discard=len(pile),
        discard_top=pile[-1] if pile else None,
        board=tuple(
            LocationView(rules.locations[s.slot[i]], int(s.risen[i]), int(rules.depths[s.slot[i]]))
            for i in slots
            if s.slot[i] >= 0
        ),
        mantas=tuple(
            MantaView(rules.mantas[i], int(s.ready_mantas[seat * herd + i]), int(s.tired_mantas[seat * herd + i]))
            for i in range(herd)
            if s.ready_mantas[seat * herd + i] or s.tired_mantas[seat * herd + i]
        ),
        scored=int(s.scored_count(seat)),
        king=None,
        goals=tuple(rules.goals[s.deal.goals[track]] for track in range(codes.TRACKS) if s.claimed[seat] >> track & 1),
        recruited=_recruited(s, seat),
    )


def _offered(s: AquaticaState, seat: int | None) -> tuple[str, ...]:
    if not offers_kings(s, -1 if seat is None else seat):
        return ()
    return tuple(s.rules.characters[king] for king in s.kings_left)


def _card(s: AquaticaState) -> str | None:
    card = card_at_work(s)
    return s.rules.characters[card] if card >= 0 else None


def _payment(s: AquaticaState) -> PaymentView | None:
    at = s.find(Pay.KIND)
    if at < 0:
        return None
    mode, target, need = (int(s.get_at(at, slot)) for slot in (Pay.MODE, Pay.TARGET, Pay.NEED))
    purpose = PURPOSES[mode]
    if purpose == "recruit":
        name = s.rules.characters[s.row[target]]
    elif purpose == "replay":
        name = s.rules.characters[target]
    else:
        name = s.rules.locations[target]
    return PaymentView(purpose, name, need, "power" if purpose == "conquer" else "coins")
