"""Puzzles in the terminal: the position, a question, the choices, and what the answer is worth."""

import datetime
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

import msgspec

from batyskaf.core.faults import writing
from batyskaf.core.folders import data_folder
from batyskaf.core.reason import Refused
from batyskaf.lab.puzzles.asking import Answered, Asking
from batyskaf.lab.puzzles.puzzle import KINDS, Puzzle, find, of_the_day, shipped
from batyskaf.lab.puzzles.rating import PlayerRating
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.render.base import Choice
from batyskaf.render.seats import shown_names

LEAVING: Final = (None, "quit", "q")
"""The end of the input, and what a person types to leave."""


class Wishes(msgspec.Struct, frozen=True):
    """Which puzzles to ask."""

    game: str
    id: str | None = None
    daily: bool = False
    theme: str | None = None


def rating_file() -> Path:
    return data_folder() / "puzzles.json"


def read_rating(path: Path) -> PlayerRating:
    """The player's rating; a new one if there is none or the file is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=PlayerRating)
    except (OSError, msgspec.DecodeError):
        return PlayerRating()


def wanted(wishes: Wishes, player: PlayerRating) -> Iterator[Puzzle]:
    """The puzzles to ask: one by its id or date, else those not seen yet, the nearest to the player's rating first."""
    if wishes.id is not None:
        yield find(wishes.id)
        return
    if wishes.game not in KINDS:
        raise Refused("refused-puzzle-none", game=wishes.game)
    if wishes.daily:
        daily = of_the_day(wishes.game, datetime.datetime.now(datetime.UTC).date())
        yield from () if daily is None else (daily,)
        return
    puzzles = shipped(wishes.game).puzzles
    found = [each for each in puzzles if wishes.theme in (None, *each.themes)]
    if not found:
        known = sorted({theme for each in puzzles for theme in each.themes})
        raise Refused("refused-puzzle-theme", theme=wishes.theme or "", known=", ".join(known))
    new = [each for each in found if each.id not in player.seen] or found
    yield from sorted(new, key=lambda each: abs(each.rating - player.rating))


class Puzzles:
    """Asks puzzles line by line."""

    def __init__(self, texts: Texts, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.texts = texts
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.path = rating_file()
        self.player = read_rating(self.path)

    def run(self, wishes: Wishes) -> None:
        """Ask puzzles until there are none left or the player leaves."""
        for puzzle in wanted(wishes, self.player):
            while True:
                if not self._ask(Asking(puzzle)):
                    return
                self._write(self.texts.say("puzzle-next"))
                word = self._read()
                if word in LEAVING:
                    return
                if word != "again":
                    break

    def _ask(self, asking: Asking) -> bool:
        """Ask one puzzle; return False if the player leaves."""
        choices = self._show(asking)
        while True:
            word = self._read()
            if word in LEAVING:
                return False
            if word == "show":
                self._explain(asking, asking.answered(None), None)
                return True
            if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(choices):
                move = choices[int(word) - 1].move
                self._explain(asking, asking.answered(move), move)
                return True
            self._write(self.texts.say("puzzle-unclear", most=len(choices)))

    def _show(self, asking: Asking) -> list[Choice]:
        """Print the position and the choices."""
        texts, puzzle = self.texts, asking.puzzle
        renderer = renderer_for(asking.game, texts, asking.options)
        names = renderer.names(shown_names(asking.seats, texts))
        themes = " · ".join(texts.say(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        rating = texts.say("puzzle-rating", rating=str(puzzle.rating))
        self._write("")
        self._write(f"== {puzzle.id} · {rating}" + (f" · {themes}" if themes else ""))
        for area in renderer.areas(asking.view, names):
            self._area(area.title, area.body.plain.split("\n"))
        if asking.hands:
            cards = [
                f"{names[seat]}: " + " ".join(texts.card(puzzle.game, card) for card in hand)
                for seat, hand in enumerate(asking.hands)
            ]
            self._area(texts.say("puzzle-hands"), cards)
        self._write("")
        self._write(texts.say(f"puzzle-ask-{puzzle.kind}"))
        groups = renderer.groups(asking.view, asking.state.legal(), names)
        choices = [choice for group in groups for choice in group.choices]
        number = 0
        for group in groups:
            if len(groups) > 1 and group.title:
                self._write(f"{group.title}:")
            for choice in group.choices:
                number += 1
                self._write(f"  {number}  {choice.label.plain.strip()}")
        self._write(texts.say("puzzle-choose"))
        return choices

    def _area(self, title: str, lines: Sequence[str]) -> None:
        if len(lines) == 1:
            self._write(f"{title}: {lines[0]}")
            return
        self._write(f"{title}:")
        for line in lines:
            self._write(f"  {line}")

    def _explain(self, asking: Asking, answered: Answered, move: int | None) -> None:
        texts, puzzle = self.texts, asking.puzzle
        if move is not None:
            self._write(texts.say("puzzle-right" if answered.right else "puzzle-wrong"))
        self._write(answered.because[texts.lang])
        if not answered.right:
            self._write(texts.say("puzzle-solution", move=answered.label[texts.lang]))
        if len(answered.line) > 1:
            self._write(texts.say("puzzle-line"))
            for each in answered.line:
                self._write(f"  {each[texts.lang]}")
        self.player = self.player.after(puzzle.id, puzzle.rating, answered.right)
        self._save()
        player = self.player
        rating = str(round(player.rating))
        self._write(texts.say("puzzle-yours", rating=rating, solved=player.solved, tried=len(player.seen)))

    def _save(self) -> None:
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.player))

    def _read(self) -> str | None:
        """A line in small letters; None at the end of the input."""
        line = self.source.readline()
        return line.strip().casefold() if line else None

    def _write(self, line: str) -> None:
        print(line, file=self.out, flush=True)
