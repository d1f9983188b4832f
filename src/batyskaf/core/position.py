"""Positions: a game set up by hand, written as readable text or given as keyword data.

A position is text in lines `key: value`. A value of several lines is indented below its key; `#` starts a comment. Each
game defines its keys (`games/<game>/position.py`); the options of the game are keys too.

>>> one = parse_position('''
... game: crew
... players: 4
... hands:
...   0: S4 P9 ...   # three dots: dealt from the rest
... ''')
>>> one == position("crew", players=4, hands={0: "S4 P9 ..."})
True
"""

import difflib
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from batyskaf.core.content import ContentError, Fault
from batyskaf.core.faults import read_file
from batyskaf.core.game import Game
from batyskaf.core.options import NOTHING as ABSENT
from batyskaf.core.options import read_choices
from batyskaf.core.reason import Reason, Refused

OPEN = "..."
"""The rest of a hand or a deck, which is dealt at random."""
NOTHING = "-"
"""An empty place, or no owner."""
LISTED = 12
"""How many words are listed if one is unknown."""


class PositionError(ContentError):
    """A position that can't be played; `faults` lists everything that is wrong with it.

    >>> from batyskaf import load
    >>> try:
    ...     load("crew").start_at(position("crew", players=3, hands={0: "P10"}), seed=1)
    ... except PositionError as error:
    ...     print(error)
    hands 0: fault-position-word: “P10” is not a card; did you mean P1?
    """


class Line(msgspec.Struct, frozen=True):
    """A line inside a field: the name before its colon, and the rest.

    >>> hands = parse_position("game: crew\\nhands:\\n  0: S4 P9 ...").lines[0]
    >>> hands.key, hands.name, hands.words, hands.pieces, hands.number
    ('hands', '0', ['S4', 'P9', '...'], ['S4', 'P9'], 3)
    """

    key: str
    """The field it belongs to."""
    name: str
    value: str
    number: int
    """The line of the text, from 1."""

    @property
    def words(self) -> list[str]:
        return self.value.split()

    @property
    def pieces(self) -> list[str]:
        """The words that name a piece: neither an empty place nor three dots."""
        return [word for word in self.words if word not in (NOTHING, OPEN)]

    @property
    def place(self) -> str:
        return f"{self.key} {self.name}".strip()


class Position(msgspec.Struct, frozen=True):
    """A position as written. Positions with the same fields are equal; `name` is what messages call it.

    >>> print(position("crew", players=3, hands={0: "S4 ..."}).text.rstrip())
    game: crew
    players: 3
    hands:
      0: S4 ...
    """

    game: str
    lines: tuple[Line, ...]
    name: str = ""

    @property
    def text(self) -> str:
        """The position as text, which reads back as the same position."""
        written = [f"game: {self.game}"]
        for key in dict.fromkeys(line.key for line in self.lines):
            of_key = [line for line in self.lines if line.key == key]
            if len(of_key) == 1 and not of_key[0].name:
                written.append(f"{key}: {of_key[0].value}".rstrip())
            else:
                written += [f"{key}:", *(_indented(line) for line in of_key)]
        return "\n".join(written) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def _indented(line: Line) -> str:
    return f"  {line.name}: {line.value}".rstrip() if line.name else f"  {line.value}"


# --- reading ---------------------------------------------------------------------------------------------------------


def read_position(path: Path) -> Position:
    """Read a position from a file; errors name the line.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "position.txt"
    ...     size = path.write_text("game: crew\\nplayers: 4\\n")
    ...     read_position(path) == position("crew", players=4)
    True
    """
    try:
        text = read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PositionError([Fault(str(path), "", "", Reason("fault-text"))]) from None
    return parse_position(text, str(path))


def parse_position(text: str, name: str = "") -> Position:
    """Read a position from text; `name` is what messages call it.

    >>> parse_position("game: aquatica\\nplayers: 2").game
    'aquatica'
    """
    found: list[Line] = []
    faults: list[Fault] = []
    first: dict[str, int] = {}
    key = ""
    for number, written in enumerate(text.splitlines(), 1):
        said = written.partition("#")[0].rstrip()
        if not said.strip():
            continue
        head, colon, rest = (part.strip() for part in said.partition(":"))
        if not said[0].isspace():
            key = _key(head) if colon else ""
            if not key:
                faults.append(_fault(name, number, "", Reason("fault-position-line", {"text": said[:80]})))
            elif key in first:
                faults.append(_fault(name, number, key, Reason("fault-position-again", {"line": first[key]})))
            first.setdefault(key, number)
            if rest:
                found.append(_line(key, rest, number))
        elif not first:
            faults.append(_fault(name, number, "", Reason("fault-position-indent")))
        else:
            found.append(_line(key, said.strip(), number))
    return _complete(found, faults, first, name)


def _line(key: str, text: str, number: int) -> Line:
    """A line of a field, behind its key or below it: `value`, or `name: value`."""
    name, colon, value = (part.strip() for part in text.partition(":"))
    return Line(key, name, value, number) if colon else Line(key, "", text, number)


def _complete(found: list[Line], faults: list[Fault], keys: Iterable[str], name: str) -> Position:
    """Check that the text names its game."""
    games = [line.value for line in found if line.key == "game"]
    if not games:
        faults.append(Fault(name, "game", "", Reason("fault-position-game")))
    if faults:
        raise PositionError(faults)
    empty = [Line(key, "", "", 0) for key in keys if not any(line.key == key for line in found)]
    return Position(games[0], tuple(line for line in (*found, *empty) if line.key != "game"), name)


def _key(text: str) -> str:
    return text.casefold().replace("-", "_").replace(" ", "_")


def _fault(name: str, number: int, place: str, reason: Reason) -> Fault:
    return Fault(f"{name}:{number}" if name and number else name, place, "", reason)


def position(game: str, /, **fields: object) -> Position:
    """A position from keyword data: words, numbers, lists of lines, or mappings of names to words.

    >>> print(position("crew", players=3, tricks=["0: P1 P2 P3"], tasks={"T1": 0, "T2": None}).text.rstrip())
    game: crew
    players: 3
    tricks:
      0: P1 P2 P3
    tasks:
      T1: 0
      T2: -
    """
    written = [f"game: {game}"]
    for key, value in fields.items():
        if isinstance(value, Mapping):
            written += [f"{key}:", *(f"  {name}: {_scalar(part)}" for name, part in value.items())]
        elif not isinstance(value, str | Sequence) or (isinstance(value, str) and "\n" not in value):
            written.append(f"{key}: {_scalar(value)}")
        else:
            lines = value.splitlines() if isinstance(value, str) else [_scalar(part) for part in value]
            written += [f"{key}:", *(f"  {line.strip()}" for line in lines)]
    return parse_position("\n".join(written))


def _scalar(value: object) -> str:
    """A value in one line.

    >>> _scalar(None), _scalar(True), _scalar(("P1", "P2")), _scalar(7)
    ('-', 'yes', 'P1 P2', '7')
    """
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(_scalar(part) for part in value)
    return " ".join(str(value).split())


def options_written(
    schema: type[msgspec.Struct], chosen: Mapping[str, object], always: Sequence[str], never: Sequence[str] = ()
) -> dict[str, object]:
    """Options as fields of a position: some always, the others if they differ from their defaults.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> chosen = msgspec.to_builtins(game.options(mission="5", players=3, communication="silence"))
    >>> options_written(game.schema(), chosen, always=("mission", "players"))
    {'mission': '5', 'players': 3, 'communication': 'silence'}
    """
    fields = {name: chosen[name] for name in always}
    for name, usual in msgspec.to_builtins(schema()).items():
        value = chosen.get(name, usual)
        if name not in never and value != usual:
            fields[name] = ", ".join(value) if isinstance(value, list) else ABSENT[0] if value is None else value
    return fields


def _near(word: str, among: Sequence[str]) -> list[str]:
    """The allowed words that somebody may have meant: those that contain what was written, or look like it.

    >>> _near("dive", ["reef-diver", "dive-team-leader", "pilot"]), _near("pilto", ["pilot", "cook"])
    (['reef-diver', 'dive-team-leader'], ['pilot'])
    """
    longer = [known for known in among if word and word in known]
    return longer[:3] or difflib.get_close_matches(word, among, n=3, cutoff=0.5)


# --- reading by a game -----------------------------------------------------------------------------------------------


class Reading:
    """A position as its game reads it: field by field, collecting all faults before it refuses.

    >>> from batyskaf import load
    >>> reading = Reading(load("crew"), position("crew", players=3, hands={0: "S4 ...", 7: "P1"}), ("hands",))
    >>> reading.options().players, sorted(reading.by_seat("hands", 3))
    (3, [0])
    >>> [fault.reason.id for fault in reading.faults]
    ['fault-position-seat']
    """

    def __init__(self, game: Game, position: Position, keys: Sequence[str]) -> None:
        self.position = position
        self.faults: list[Fault] = []
        self._by_key: dict[str, list[Line]] = {}
        for line in position.lines:
            self._by_key.setdefault(line.key, []).append(line)
        if position.game != game.name:
            self.fault("game", "fault-position-other-game", game=position.game, known=game.name)
            raise self.refusal()
        self._know(game, keys)
        self._game, self._keys = game, keys

    def _know(self, game: Game, keys: Sequence[str]) -> None:
        """Refuse keys that neither the position nor the options of the game have."""
        known = [*keys, *(field.encode_name for field in msgspec.structs.fields(game.schema()))]
        for key in self._by_key:
            if key not in known:
                near = difflib.get_close_matches(key, known, n=1)
                self.fault(key, "fault-position-key", key=key, known=", ".join(near or keys))

    def options(self, field: str = "", **more: object) -> msgspec.Struct:
        """The options that the position names, and some that follow from a field; refuses wrong ones at once."""
        choices: dict[str, object] = {
            key: ABSENT[0] if [line.value for line in lines] == [NOTHING] else " ".join(line.value for line in lines)
            for key, lines in self._by_key.items()
            if key not in self._keys
        }
        if not self.faults:
            try:
                return self._game.options(**{**read_choices(self._game, choices), **more})
            except Refused as refused:
                self.fault(self._blamed(refused.reason, field), refused.reason.id, **refused.reason.args)
        raise self.refusal()

    def _blamed(self, reason: Reason, field: str) -> str:
        """The key of a refused option: the reason names it, or has an argument called like it."""
        return next((key for key in (str(reason.args.get("name")), *reason.args) if self.has(key)), field)

    def has(self, key: str) -> bool:
        return key in self._by_key

    def lines(self, key: str) -> list[Line]:
        """The non-empty lines of a field."""
        return [line for line in self._by_key.get(key, ()) if line.name or line.value]

    def words(self, key: str) -> list[str]:
        """All words of a field without names."""
        return [word for line in self.lines(key) for word in line.words]

    def fault(self, where: Line | str, id: str, /, **args: str | int) -> None:
        """Record a fault at a line, or of a field as a whole; the same fault only once."""
        if isinstance(where, str):
            lines = self._by_key.get(where.partition(" ")[0], [])
            number, place = (lines[0].number if lines else 0), where
        else:
            number, place = where.number, where.place
        fault = _fault(self.position.name, number, place, Reason(id, args))
        if fault not in self.faults:
            self.faults.append(fault)

    def refusal(self) -> PositionError:
        """The error with all faults, in the order of the lines; those of fields that are not there come last."""
        return PositionError(sorted(self.faults, key=self._line_of))

    def _line_of(self, fault: Fault) -> int:
        number = fault.file.removeprefix(f"{self.position.name}:")
        return int(number) if number.isdecimal() else sys.maxsize

    def check(self) -> None:
        """Refuse the position if any fault was recorded."""
        if self.faults:
            raise self.refusal()

    # --- single values ---------------------------------------------------------------------------------------------

    def seat(self, line: Line, word: str, seats: int) -> int:
        """A seat, or -1 with a fault."""
        if word.isdecimal() and int(word[:9]) < seats:
            return int(word)
        id = "fault-position-seat" if word else "fault-position-no-seat"
        self.fault(line, id, word=word, key=line.key, most=seats - 1)
        return -1

    def number(self, line: Line, word: str, least: int, most: int) -> int:
        """A number within bounds, or the lower bound with a fault."""
        digits = word.removeprefix("-")
        if digits.isdecimal() and len(digits) < 10 and least <= int(word) <= most:
            return int(word)
        id = "fault-position-number" if word else "fault-position-no-number"
        self.fault(line, id, word=word, least=least, most=most)
        return least

    def known(self, line: Line, word: str, among: Sequence[str], what: str) -> int:
        """The index of a word among the allowed ones, or -1 with a fault; `what` names the kind of words."""
        if word in among:
            return among.index(word)
        near = _near(word, among)
        listed = "near" if near else "none" if not among else "all" if len(among) <= LISTED else "some"
        known = ", ".join(near or among[:LISTED])
        id = "fault-position-word" if word else "fault-position-no-word"
        self.fault(line, id, word=word, what=what, listed=listed, known=known)
        return -1

    def by_seat(self, key: str, seats: int) -> dict[int, Line]:
        """The lines of a field that has at most one for each seat."""
        found: dict[int, Line] = {}
        for line in self.lines(key):
            seat = self.seat(line, line.name, seats)
            if seat in found:
                self.fault(line, "fault-position-again", line=found[seat].number)
            elif seat >= 0:
                found[seat] = line
        return found
