"""The line-by-line table: it works in a pipe, over any connection and with a screen reader."""

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from batyskaf.bots import BotFailed
from batyskaf.core.reason import Refused
from batyskaf.render.base import Choice
from batyskaf.terminal.session import Session

CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The user leaves; the match stays on disk."""


class Plain:
    """Prints what a seat may see and reads its commands."""

    def __init__(self, session: Session, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.session = session
        self.texts = session.texts
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.seat: int | None = None
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "": self._empty_line,
            "undo": self._undo,
            "log": self._log,
            "last": self._last,
            "table": self._table,
            "map": self._map,
            "auto": self._auto,
            "give up": self._abandon,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play to the end; return False if the user leaves first."""
        try:
            self._play()
        except (Quit, KeyboardInterrupt):
            self._write("")
            self._write(self.texts.say("plain-saved", file=str(self.session.saved())))
            return False
        finally:
            self.session.close()
        return True

    def _play(self) -> None:
        session = self.session
        self._write(session.renderer.title())
        if session.notice:
            self._write(session.notice)
        self._run_bots()
        while not session.over:
            self._hand_over()
            self._print_news()
            self._table()
            self._answer()
            self._run_bots()
        self._print_news()
        self._write(self.texts.say("plain-result", result=session.result()))
        self._write(self.texts.say("plain-file", file=str(session.path)))

    def _run_bots(self) -> None:
        """Let bots move until a person is asked; a bot that fails is replaced if the people agree."""
        while True:
            try:
                self.session.run_bots()
                if self.session.trouble is not None:
                    raise self.session.trouble
                return
            except BotFailed as failed:
                seat = self.session.names[int(self.session.match.state.turn)]
                self._write(self.texts.say("bot-failed", seat=seat, detail=str(failed)))
                if self.session.people:
                    self._consent()
                self._write(self.texts.say("bot-replaced", bot=self.session.replace_bot()))

    def _consent(self) -> None:
        """Wait for an empty line; `quit` leaves the table instead."""
        self._write(self.texts.say("plain-bot-failed"))
        while True:
            words = self._read(self.texts.say("plain-prompt")).strip()
            if words == "quit":
                raise Quit
            if not words:
                return
            self._write(self.texts.say("plain-bot-failed"))

    def _write(self, line: str) -> None:
        print(line, file=self.out, flush=True)

    def _hand_over(self) -> None:
        """Hide one hand before another player looks."""
        turn = self.session.turn
        if self.session.hot_seat and turn != self.seat:
            if self._interactive():
                self._write(CLEAR)
            self._write(self.texts.say("plain-pass", seat=self.session.names[turn or 0]))
            if self._interactive():
                if self._read("").strip() == "undo" and self.session.can_undo(self.seat):
                    self._undo()
                    turn = self.session.turn
                self._write(CLEAR)
        self.seat = turn

    def _interactive(self) -> bool:
        return self.source.isatty() and self.out.isatty()

    def _print_news(self) -> None:
        for line in self.session.news(self.session.viewer()):
            self._write(f"  {line}")

    def _table(self) -> None:
        session = self.session
        seat = session.viewer()
        view = session.view(seat)
        self._write("")
        self._write(f"== {session.renderer.heading(view) or session.renderer.title()}")
        for area in session.renderer.areas(view, session.names):
            lines = area.body.plain.split("\n")
            if len(lines) == 1:
                self._write(f"{area.title}: {lines[0]}")
            else:
                self._write(f"{area.title}:")
                for line in lines:
                    self._write(f"  {line}")
        self._ask()

    def _choices(self) -> list[Choice]:
        groups = self.session.groups(self.seat)
        return [choice for group in groups for choice in group.choices]

    def _ask(self) -> None:
        left = self.session.left()
        clock = "" if left is None else f"[{int(left) // 60}:{int(left) % 60:02}] "
        self._write(f"-- {clock}{self.session.ask(self.seat)}")
        number = 0
        for group in self.session.groups(self.seat):
            numbered = []
            for choice in group.choices:
                number += 1
                numbered.append(f"{number}) {choice.label.plain}")
            if group.wide:
                for line in numbered:
                    self._write(f"  {line}")
            else:
                self._write(f"  {'   '.join(numbered)}")

    # --- answers ---------------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        """Read lines until a move is made or the question changes."""
        while not self.session.over:
            before = self.session.match.seq
            words = self._read(self.texts.say("plain-prompt"))
            if self.session.check_clock():
                return
            try:
                self._execute(" ".join(words.split()))
            except Refused as refused:
                self._write(self.session.why(refused))
            if self.session.match.seq != before or self.session.auto_answer() is not None:
                return

    def _read(self, prompt: str) -> str:
        print(prompt, end="", file=self.out, flush=True)
        line = self.source.readline()
        if not line:
            raise Quit
        return line

    def _execute(self, words: str) -> None:
        said = words.casefold()
        if said in self._commands:
            self._commands[said]()
            return
        if said.startswith("look "):
            self._look(said.removeprefix("look "))
            return
        move = self._move(words)
        if move is None:
            self._write(self.texts.say("plain-nonsense", text=words))
        else:
            self.session.play(move)

    def _empty_line(self) -> None:
        self._write(self.texts.say("plain-nothing"))

    def _move(self, words: str) -> int | None:
        """Find the move for an input: a number, a move in full, or the unique beginning of a choice."""
        choices, typed = self._choices(), self.session.renderer.typed
        if words.isdecimal() and len(words) < 10 and 1 <= int(words) <= len(choices):
            return choices[int(words) - 1].move
        names = [(name, choice.move) for choice in choices for name in typed(choice.move)]
        found = _match_move(words, [*names, *((_letters(choice.label.plain), choice.move) for choice in choices)])
        known = {name.casefold(): move for move in range(len(self.session.game.moves)) for name in typed(move)}
        whole = known.get(words.casefold())
        if found is None or (whole is not None and " " in words):
            return whole  # if it is not legal now, the refusal says why
        return found

    def _help(self) -> None:
        example = self.session.renderer.typed(self._choices()[0].move)[0]
        self._write(self.texts.say("plain-help", example=example))

    def _undo(self) -> None:
        if self.seat is not None:
            self.session.undo(self.seat)
            self._write(self.texts.say("plain-undone"))

    def _log(self) -> None:
        for line in self.session.log(self.seat):
            self._write(f"  {line}")

    def _last(self) -> None:
        recent = self.session.renderer.recent(self.session.view(self.seat), self.session.names)
        self._write(self.texts.say("plain-no-last") if recent is None else recent.plain)

    def _map(self) -> None:
        """List the places of the game's map, if it has one."""
        sights = self.session.renderer.map(self.session.view(self.seat), self.session.names)
        for sight in sights:
            self._write(f"  {sight.name}: {sight.label.plain}")
        if not sights:
            self._write(self.texts.say("plain-no-map"))

    def _look(self, name: str) -> None:
        """Describe one place of the map."""
        sights = self.session.renderer.map(self.session.view(self.seat), self.session.names)
        found = [sight for sight in sights if sight.name.casefold() == name.strip().casefold()]
        self._write(found[0].detail.plain if found else self.texts.say("plain-nonsense", text=f"look {name}"))

    def _auto(self) -> None:
        if self.seat is not None:
            begun = self.session.toggle_auto_answers(self.seat)
            self._write(self.texts.say("plain-auto-on" if begun else "plain-auto-off"))

    def _abandon(self) -> None:
        self.session.abandon()

    def _quit(self) -> None:
        raise Quit


def _letters(label: str) -> str:
    """A label as it is typed: without the suit symbols before its cards, and with the hyphen of keyboards."""
    typed = label.replace("\N{NON-BREAKING HYPHEN}", "-")
    return "".join(letter for letter in typed if letter.isalnum() or letter in " ?.,:'’-").strip()


def _match_move(words: str, named: Sequence[tuple[str, int]]) -> int | None:
    """The move with this name, or the only one whose name begins so.

    >>> _match_move("play P", [("play P7", 7), ("play B1", 10)])
    7
    """
    wanted = words.casefold()
    if not wanted:
        return None
    exact = {move for name, move in named if name.casefold() == wanted}
    found = exact or {move for name, move in named if name.casefold().startswith(wanted)}
    return found.pop() if len(found) == 1 else None
