"""Positions of The Crew as text: reads them, with all faults, and writes a running attempt as one.

`KEYS` lists the fields; docs/positions.md explains them. `arranging` turns what was read into a state.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.position import NOTHING, OPEN, Line, Position, Reading, options_written, position
from batyskaf.core.reason import Refused
from batyskaf.games.crew import codes
from batyskaf.games.crew.cards import NAMES, SUBMARINE, SUIT, names_of
from batyskaf.games.crew.events import STATUS, VOTES
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.rules import CAPTAIN_OR_OTHER, COLUMNS, TERRAIN, Setup
from batyskaf.games.crew.state import CrewState

if TYPE_CHECKING:
    from batyskaf.games.crew.game import CrewGame

KEYS = (
    "hands", "columns", "tasks", "delegated", "terrain", "votes", "direction", "gifts", "predictions",
    "signals", "tricks", "trick", "quiet",
)  # fmt: skip
NONE = "none"
"""No tasks at all."""
ALL = "all"
UNKNOWN = "?"
"""A card of Tonoja's that chance may choose."""


@dataclass
class Hand:
    cards: list[int]
    open: bool
    """More cards are dealt to it."""
    line: Line


@dataclass
class Trick:
    """Cards from the leader on, clockwise."""

    leader: int
    cards: list[int]
    line: Line


@dataclass
class Shown:
    """A signal, given before a trick (counted from 0)."""

    seat: int
    card: int
    mark: int
    trick: int
    line: Line


@dataclass
class Written:
    """What a position says, in numbers."""

    options: CrewOptions
    setup: Setup
    tasks: list[int] | None = None
    """None: drawn as the mission says."""
    owners: list[int] = field(default_factory=list)
    """By task; empty if the crew is to share them out."""
    statuses: dict[int, tuple[int, Line]] = field(default_factory=dict)
    terrain: int = -1
    delegated: bool = False
    hands: dict[int, Hand] = field(default_factory=dict)
    columns: list[int] = field(default_factory=list)
    """Tonoja's open cards, then the covered ones; -1 for one that chance chooses."""
    votes: dict[int, int] = field(default_factory=dict)
    direction: str = ""
    gifts: dict[int, tuple[int, Line]] = field(default_factory=dict)
    predictions: dict[int, int] = field(default_factory=dict)
    signals: list[Shown] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    """The tricks that are over, then the one on the table if there is one."""
    quiet: set[int] = field(default_factory=set)


def options_of(game: "CrewGame", given: Position) -> CrewOptions:
    """The options of a position; its tasks are among them."""
    reading = Reading(game, given, KEYS)
    tasks = _task_lines(reading)
    for name, _, line in tasks:
        reading.known(line, name, [task.id for task in game.catalog.tasks], "task")
    options = reading.options("tasks", tasks=tuple(name for name, _, _ in tasks)) if tasks else reading.options()
    assert isinstance(options, CrewOptions)
    return options


def read(game: "CrewGame", given: Position, reading: Reading) -> Written:
    """Read all fields; faults are noted in the reading."""
    options = options_of(game, given)
    written = Written(options, game.setup(options))
    for read_field in (_tasks, _delegated, _hands, _columns, _tricks, _signals, _before_play, _terrain, _quiet):
        read_field(reading, written)
    _check_cards(reading, written)
    return written


# --- fields ----------------------------------------------------------------------------------------------------------


def _task_lines(reading: Reading) -> list[tuple[str, list[str], Line]]:
    """Each task with its owner and status; tasks without owners may share a line."""
    found: list[tuple[str, list[str], Line]] = []
    for line in reading.lines("tasks"):
        if line.name:
            found.append((line.name, line.words, line))
        else:
            found += [(word, [], line) for word in line.words if word != NONE]
    return found


def _tasks(reading: Reading, written: Written) -> None:
    if not reading.has("tasks"):
        return
    rules = written.setup.rules
    lines = _task_lines(reading)
    written.tasks = [rules.names.index(name) for name, _, _ in lines]
    owners = []
    for number, (_, words, line) in enumerate(lines):
        owner = words[0] if words else NOTHING
        owners.append(-1 if owner == NOTHING else reading.seat(line, owner, int(written.setup.seats)))
        if len(words) > 1:
            status = reading.known(line, words[1], STATUS, "status")
            written.statuses[number] = (status, line)
    named = sum(owner >= 0 for owner in owners)
    if named == len(owners):
        written.owners = owners
    elif named:
        reading.fault("tasks", "fault-position-crew-owners", count=len(owners) - named)


def _delegated(reading: Reading, written: Written) -> None:
    for line in reading.lines("delegated"):
        written.delegated = reading.known(line, line.value, ("yes", "no"), "flag") == 0
        if written.delegated and written.setup.distribution != CAPTAIN_OR_OTHER:
            reading.fault(line, "fault-position-crew-delegated")


def _card(reading: Reading, line: Line, word: str) -> int:
    return reading.known(line, word.upper(), NAMES, "card")


def _cards(reading: Reading, line: Line, words: Iterable[str]) -> list[int]:
    cards = [_card(reading, line, word) for word in words]
    return [card for card in cards if card >= 0]


def _hands(reading: Reading, written: Written) -> None:
    for seat, line in reading.by_seat("hands", int(written.setup.humans)).items():
        written.hands[seat] = Hand(_cards(reading, line, line.pieces), OPEN in line.words, line)


def _columns(reading: Reading, written: Written) -> None:
    if not written.setup.has_tonoja():
        if reading.has("columns"):
            reading.fault("columns", "fault-position-crew-columns")
        return
    written.columns = [-1] * int(2 * COLUMNS)
    columns = [(word, line) for line in reading.lines("columns") for word in line.words]
    if reading.has("columns") and len(columns) != COLUMNS:
        reading.fault("columns", "fault-position-crew-seven", count=len(columns))
        return
    for number, (word, line) in enumerate(columns):
        top, _, covered = word.partition("/")
        for card, place in ((top, number), (covered, number + int(COLUMNS))):
            if card not in (UNKNOWN, ""):
                written.columns[place] = _card(reading, line, card)


def _tricks(reading: Reading, written: Written) -> None:
    seats = int(written.setup.seats)
    for key in ("tricks", "trick"):
        for line in reading.lines(key):
            leader = reading.seat(line, line.name, seats)
            cards = _cards(reading, line, line.words)
            short = key == "trick" and 0 < len(line.words) < seats
            if len(line.words) != seats and not short:
                reading.fault(line, "fault-position-crew-trick", count=len(line.words), seats=seats)
            written.tricks.append(Trick(leader, cards, line))
    if len(reading.lines("trick")) > 1:
        reading.fault("trick", "fault-position-crew-one-trick")


def _signals(reading: Reading, written: Written) -> None:
    current = len(written.tricks) - (1 if reading.lines("trick") else 0)
    for line in reading.lines("signals"):
        seat = reading.seat(line, line.name, int(written.setup.humans))
        words = [word for word in line.words if not word.startswith("@")]
        at = [word[1:] for word in line.words if word.startswith("@")]
        trick = reading.number(line, at[0], 1, current + 1) - 1 if at else current
        if not 1 <= len(words) <= 2 or len(at) > 1:
            reading.fault(line, "fault-position-crew-signal")
            continue
        card = _card(reading, line, words[0])
        mark = reading.known(line, words[1], MARKS[:3], "mark") if len(words) > 1 else int(codes.UNMARKED)
        if card >= 0 and SUIT[card] == SUBMARINE:
            reading.fault(line, "fault-position-crew-submarine", card=NAMES[card])
        elif min(seat, card, mark) >= 0:
            written.signals.append(Shown(seat, card, mark, trick, line))


def _before_play(reading: Reading, written: Written) -> None:
    """Votes on distress, cards passed, numbers predicted."""
    seats = int(written.setup.seats)
    for seat, line in reading.by_seat("votes", int(written.setup.humans)).items():
        vote = reading.known(line, line.value, VOTES, "vote")
        written.votes[seat] = max(vote, 0)
    written.direction = " ".join(reading.words("direction"))
    if written.direction:
        reading.known(reading.lines("direction")[0], written.direction, VOTES[1:], "direction")
    for seat, line in reading.by_seat("gifts", seats).items():
        cards = _cards(reading, line, line.words[:1])
        if cards and SUIT[cards[0]] == SUBMARINE:
            reading.fault(line, "fault-position-crew-submarine", card=NAMES[cards[0]])
        elif cards:
            written.gifts[seat] = (cards[0], line)
    rules = written.setup.rules
    predicting = {rules.names[task]: at for at, task in enumerate(written.tasks or ()) if rules.tasks[task].predicts}
    for line in reading.lines("predictions"):
        number = reading.number(line, line.value, 0, int(written.setup.total))
        if reading.known(line, line.name, list(predicting), "prediction") >= 0:
            written.predictions[predicting[line.name]] = number


def _terrain(reading: Reading, written: Written) -> None:
    for line in reading.lines("terrain"):
        card = _card(reading, line, line.value)
        if written.setup.communication != TERRAIN or card < 0 or SUIT[card] == SUBMARINE:
            reading.fault(line, "fault-position-crew-terrain")
        written.terrain = card


def _quiet(reading: Reading, written: Written) -> None:
    humans = int(written.setup.humans)
    for line in reading.lines("quiet"):
        if line.words == [ALL]:
            written.quiet = set(range(humans))
        else:
            written.quiet |= {reading.seat(line, word, humans) for word in line.words}


def _check_cards(reading: Reading, written: Written) -> None:
    """Each card lies in one place."""
    found: dict[int, str] = {}
    places: list[tuple[Line | str, Sequence[int]]] = [(hand.line, hand.cards) for hand in written.hands.values()]
    places += [(trick.line, trick.cards) for trick in written.tricks]
    for where, cards in places:
        for card in cards:
            place = where if isinstance(where, str) else where.place
            if card in found:
                reading.fault(where, "fault-position-twice", piece=NAMES[card], there=found[card])
            found.setdefault(card, place)
    tonoja = [card for card in written.columns if card >= 0]
    theirs = {card for trick in written.tricks for card in trick.cards} | {card for card, _ in written.gifts.values()}
    for card in tonoja:
        if tonoja.count(card) > 1 or (card in found and card not in theirs):
            there = found.get(card, "columns")
            reading.fault("columns", "fault-position-twice", piece=NAMES[card], there=there)


# --- writing ---------------------------------------------------------------------------------------------------------


def write(game: "CrewGame", s: CrewState) -> Position:
    """A running attempt as a position: before the tasks are shared out, or any time after it."""
    if s.outcome != codes.RUNNING:
        raise Refused("refused-position-over")
    shared = s.phase >= codes.P_DISTRESS
    if s.history() and not shared:
        raise Refused("refused-position-now")
    fields = options_written(CrewOptions, msgspec.json.decode(s.setup.options), ("mission", "players"), ("tasks",))
    fields["hands"] = {seat: " ".join(names_of(s.hands[seat])) or NOTHING for seat in range(s.setup.humans)}
    if s.setup.has_tonoja():
        dealt = [NAMES[card] for card in s.deal.columns]
        fields["columns"] = " ".join(f"{top}/{covered}" for top, covered in zip(dealt[:7], dealt[7:], strict=True))
    if s.deal.terrain >= 0:
        fields["terrain"] = NAMES[s.deal.terrain]
    names = [s.setup.rules.names[task] for task in s.deal.tasks]
    if shared and names:
        fields["tasks"] = {
            name: f"{int(s.owners[i])} {STATUS[s.status[i]]}".removesuffix(" open") for i, name in enumerate(names)
        }
    else:
        fields["tasks"] = " ".join(names) or NONE
    if s.delegated:
        fields["delegated"] = True
    fields.update(_way(game, s, names))
    return position(game.name, **fields)


def _way(game: "CrewGame", s: CrewState, names: list[str]) -> dict[str, object]:
    """What happened since the tasks were shared out, move by move."""
    votes: dict[int, str] = {}
    gifts: dict[int, str] = {}
    predictions: dict[str, str] = {}
    signals: list[str] = []
    tricks: list[list[str]] = []
    way: dict[str, object] = {"direction": VOTES[s.direction] if s.direction else ""}
    replayed = s.opening()
    for move in s.history():
        kind, words, owner = game.moves.kind(move), game.moves.words(move), int(replayed.owner)
        if kind == "vote":
            votes[owner] = words[0]
        elif kind == "give":
            gifts[owner] = words[0]
        elif kind in ("predict", "foresee"):
            predictions[names[replayed.at]] = words[0]
        elif kind == "signal":
            signals.append(f"{owner}: {' '.join(words)} @{int(replayed.number) + 1}")
        elif kind == "play":
            if replayed.laid == 0:
                tricks.append([f"{owner}:"])
            tricks[-1].append(words[0])
        replayed.apply(move)
    lines = [" ".join(trick) for trick in tricks]
    on_table = lines[int(s.number) :]
    quiet: object = ALL if s.phase == codes.P_PLAY and not on_table else _seats(int(s.quiet))
    if s.phase == codes.P_PLAY and (on_table or not any(word == "quiet" for word in _kinds(game, s))):
        quiet = ""
    way.update(votes=votes, gifts=gifts, predictions=predictions, signals=signals)
    way.update(tricks=lines[: int(s.number)], trick=on_table, quiet=quiet)
    return {key: value for key, value in way.items() if value}


def _kinds(game: "CrewGame", s: CrewState) -> list[str]:
    return [game.moves.kind(move) for move in s.history()]


def _seats(mask: int) -> str:
    return " ".join(str(seat) for seat in range(5) if mask >> seat & 1)
