"""What a seat sees of an attempt: its own hand, the open table, and what is asked now."""

from collections.abc import Sequence
from typing import Any

import msgspec

from batyskaf.core.bits import count
from batyskaf.core.game import OVER
from batyskaf.core.options import written_options
from batyskaf.games.crew import codes
from batyskaf.games.crew.cards import NAMES, names_of
from batyskaf.games.crew.events import COMMUNICATION, STATUS, VOTES
from batyskaf.games.crew.layouts import shown_by, shown_card, shown_mark
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.observing import about, claims, kept_open, known_pile, knows_number, open_card, pool, token
from batyskaf.games.crew.play import window_open
from batyskaf.games.crew.rules import COLUMNS
from batyskaf.games.crew.state import OUTCOMES, CrewState

PHASES = (
    "draft", "claim", "assign", "keep", "willing", "hand-over", "volunteer",
    "distress", "direction", "give", "predict", "signal", "play", "over",
)  # fmt: skip


class SignalView(msgspec.Struct, frozen=True):
    """A card shown by a signal. The mark stays as it was set, true or not; `played` once the card is gone."""

    card: str
    mark: str
    played: bool


class SeatView(msgspec.Struct, frozen=True):
    """What everyone knows of a seat."""

    cards: int
    """Cards in hand; of Tonoja the open and the covered ones."""
    tricks: int
    pile: tuple[str, ...]
    """Cards it has won, as far as they may be looked at: those of the last trick and those open beneath its tasks; with
    open memory and after the attempt all of them."""
    token: bool
    """The seat may still signal in this attempt."""
    signals: tuple[SignalView, ...]
    voted: str | None
    gave: bool
    """A card lies ready to be passed."""
    tonoja: bool


class TaskView(msgspec.Struct, frozen=True):
    """A task on the table. `number` is the prediction if this seat may know it, `cards` lie open beneath it."""

    id: str
    owner: int | None
    status: str
    difficulty: int
    number: int | None
    predicted: bool
    cards: tuple[str, ...]
    """What its owner has won for it so far."""


class CardOnTable(msgspec.Struct, frozen=True):
    seat: int
    card: str


class TrickView(msgspec.Struct, frozen=True):
    number: int
    leader: int
    winner: int | None
    cards: tuple[CardOnTable, ...]


class ColumnView(msgspec.Struct, frozen=True):
    """One of Tonoja's columns: the open card, and whether another lies beneath."""

    open: str | None
    covered: bool


class CrewView(msgspec.Struct, frozen=True):
    """Everything a seat may see. A spectator's has no hand."""

    seat: int | None
    mission: str
    attempt: int
    phase: str
    turn: int | None
    owner: int | None
    captain: int
    communication: str
    terrain: str | None
    signals_open: bool
    pool: int | None
    hand: tuple[str, ...]
    given: str | None
    seats: tuple[SeatView, ...]
    order: tuple[int, ...]
    """The seats clockwise from this one."""
    tasks: tuple[TaskView, ...]
    objective: str | None
    about: str | None
    """The task that is being claimed, assigned or predicted for."""
    claims: tuple[int, ...]
    columns: tuple[ColumnView, ...]
    trick: TrickView
    tricks: tuple[TrickView, ...]
    """The last trick, or all of them if the table plays with open memory."""
    number: int
    total: int
    distress: bool
    passed: str | None
    timed: bool
    outcome: str | None


def views(s: CrewState, seats: Sequence[int | None]) -> list[msgspec.Struct]:
    """Build the views of seats (None: a spectator)."""
    public = _public(s)
    shared = None if any(number >= 0 for number in s.numbers) else _tasks(s, None)  # nothing is predicted yet
    return [
        CrewView(
            seat=seat,
            hand=() if seat is None else tuple(names_of(s.hands[seat])),
            given=_own_gift(s, seat),
            order=_order(s, seat or 0),
            tasks=_tasks(s, seat) if shared is None else shared,
            **public,
        )
        for seat in seats
    ]


def _tasks(s: CrewState, seat: int | None) -> tuple[TaskView, ...]:
    return tuple(_task(s, number, seat) for number in range(len(s.owners)))


def _public(s: CrewState) -> dict[str, Any]:
    """The part of a view that everyone has."""
    options = written_options(s.setup.options)
    return {
        "mission": options["mission"],
        "attempt": options["attempt"],
        "phase": PHASES[s.phase],
        "turn": None if s.turn == OVER else int(s.turn),
        "owner": None if s.owner == OVER else int(s.owner),
        "captain": int(s.captain),
        "communication": COMMUNICATION[s.communication],
        "terrain": NAMES[s.deal.terrain] if s.deal.terrain >= 0 else None,
        "signals_open": window_open(s),
        "pool": _pool(s),
        "seats": tuple(_seat(s, other) for other in range(s.seats)),
        "objective": STATUS[s.objective_status] if s.setup.objective is not None else None,
        "about": _about(s),
        "claims": tuple(other for other in range(s.seats) if claims(s, other)),
        "columns": _columns(s),
        "trick": _trick_on_table(s),
        "tricks": _tricks(s),
        "number": int(s.number),
        "total": int(s.total),
        "distress": s.distress,
        "passed": VOTES[s.direction] if s.direction else None,
        "timed": s.timed,
        "outcome": OUTCOMES[s.outcome] if s.turn == OVER else None,
    }


def _own_gift(s: CrewState, seat: int | None) -> str | None:
    if seat is None or s.given[seat] < 0:
        return None
    return NAMES[s.given[seat]]


def _seat(s: CrewState, seat: int) -> SeatView:
    tonoja = s.setup.tonoja(seat)
    covered = sum(card >= 0 for card in list(s.columns)[COLUMNS:]) if tonoja else 0
    vote = s.votes[seat]
    return SeatView(
        cards=int(count(s.hands[seat])) + covered,
        tricks=int(s.tricks[seat]),
        pile=tuple(names_of(known_pile(s, seat))),
        token=token(s, seat),
        signals=tuple(_signal(s, shown) for shown in s.signals if shown_by(shown) == seat),
        voted=VOTES[vote] if vote >= 0 else None,
        gave=bool(s.given[seat] >= 0 and s.phase == codes.P_GIVE),
        tonoja=tonoja,
    )


def _pool(s: CrewState) -> int | None:
    tokens = int(pool(s))
    return tokens if tokens >= 0 else None


def _signal(s: CrewState, shown: int) -> SignalView:
    card = shown_card(shown)
    return SignalView(NAMES[card], MARKS[shown_mark(shown)], bool(s.played >> card & 1))


def _order(s: CrewState, first: int) -> tuple[int, ...]:
    order = [first]
    while len(order) < s.seats:
        order.append(int(s.setup.clockwise[order[-1]]))
    return tuple(order)


def _task(s: CrewState, number: int, seat: int | None) -> TaskView:
    task = s.deal.tasks[number]
    owner = s.owners[number]
    predicted = s.numbers[number]
    known = knows_number(s, number, -1 if seat is None else seat)
    return TaskView(
        id=s.setup.rules.names[task],
        owner=int(owner) if owner >= 0 else None,
        status=STATUS[s.status[number]],
        difficulty=int(s.setup.rules.difficulty_of(task, s.seats)),
        number=int(predicted) if known else None,
        predicted=bool(predicted >= 0),
        cards=tuple(names_of(kept_open(s, number))),
    )


def _about(s: CrewState) -> str | None:
    asked = about(s)
    return s.setup.rules.names[s.deal.tasks[asked]] if asked >= 0 else None


def _columns(s: CrewState) -> tuple[ColumnView, ...]:
    return tuple(
        ColumnView(_open_card(s, column), bool(s.columns[column + COLUMNS] >= 0))
        for column in range(len(s.columns) // 2)
    )


def _open_card(s: CrewState, column: int) -> str | None:
    card = open_card(s, column)
    return NAMES[card] if card >= 0 else None


def _trick_on_table(s: CrewState) -> TrickView:
    cards = [int(card) for card in s.trick if card >= 0]
    return TrickView(int(s.number) + 1, int(s.leader), None, _laid(s, int(s.leader), cards))


def _laid(s: CrewState, leader: int, cards: list[int]) -> tuple[CardOnTable, ...]:
    return tuple(CardOnTable(seat, NAMES[card]) for seat, card in zip(_order(s, leader), cards, strict=False))


def _tricks(s: CrewState) -> tuple[TrickView, ...]:
    """Rulebook: only the last trick may be looked at again. Tables that play with open memory see them all."""
    if s.number == 0:
        return ()
    if not s.setup.open_memory and s.turn != OVER:
        cards = [int(card) for card in s.last]
        return (TrickView(int(s.number), int(s.last_leader), int(s.winner), _laid(s, int(s.last_leader), cards)),)
    played = [move for move in s.history() if move < codes.SIGNAL]
    shown = []
    leader = int(s.captain)
    for number in range(s.number):
        cards = played[number * s.seats : (number + 1) * s.seats]
        winner = next(seat for seat in range(s.seats) if s.has_won(seat, number))
        shown.append(TrickView(number + 1, leader, winner, _laid(s, leader, cards)))
        leader = winner
    return tuple(shown)
