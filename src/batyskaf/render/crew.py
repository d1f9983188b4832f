"""The Crew in words. Suits are shown by colour, letter and shape."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from batyskaf.core.game import Game
from batyskaf.core.result import Result
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.view import CrewView, SeatView, TaskView, TrickView
from batyskaf.locale import Texts
from batyskaf.render.base import Area, Choice, Group, Renderer

SHAPES = {"P": "◆", "B": "■", "G": "▲", "Y": "●", "S": "★"}
COLOURS = {"P": "#e590c0", "B": "#56b4e9", "G": "#2fc99b", "Y": "#f0e442", "S": "#ffffff"}
MARKS = {"high": "↑", "only": "•", "low": "↓", "": ""}
STATUS = {"open": ("○", ""), "done": ("✓", "#2fc99b"), "failed": ("✗", "#ff7a59")}
SORTS = {
    "play": "play", "signal": "signal", "quiet": "signal", "give": "give", "take": "take", "pass": "take",
    "predict": "predict", "foresee": "predict",
}  # fmt: skip


class CrewRenderer(Renderer):
    """Hands, tricks, tasks and signals."""

    def __init__(self, game: Game, texts: Texts, options: msgspec.Struct | None = None) -> None:
        super().__init__(game, texts, options)
        assert isinstance(game, CrewGame)
        self.catalog = game.catalog

    def card(self, name: str) -> Text:
        return Text(SHAPES[name[0]] + self.texts.card("crew", name), style=f"bold {COLOURS[name[0]]}")

    def cards(self, names: Sequence[str]) -> Text:
        return Text(" ").join(self.card(name) for name in names)

    def coloured(self, line: str) -> Text:
        text = Text(line)
        for suit, colour in COLOURS.items():
            letter = self.texts.say(f"suit-crew-{suit}.letter")
            text.highlight_regex(rf"\b{letter}[1-9]\b", style=f"bold {colour}")
        return text

    def names(self, seats: Sequence[str]) -> tuple[str, ...]:
        return (*seats, self.texts.say("crew-tonoja")) if len(seats) == 2 else tuple(seats)

    def heading(self, view: msgspec.Struct) -> str:
        assert isinstance(view, CrewView)
        return self.texts.say(
            "table-crew-heading",
            mission=view.mission,
            attempt=view.attempt,
            number=min(view.number + 1, view.total),
            total=view.total,
        )

    def ask(self, view: msgspec.Struct, names: Sequence[str], seat: int | None) -> str:
        assert isinstance(view, CrewView)
        if view.turn is None:
            return self.texts.say("ask-crew-over")
        mine = view.turn == seat
        task = self._task_text(view.about) if view.about else "none"
        asked = self.texts.say(f"ask-crew-{view.phase}", you="yes" if mine else "no", seat=names[view.turn], task=task)
        return f"{asked} {self.texts.say('ask-crew-tonoja')}" if mine and view.owner != view.turn else asked

    def _task_text(self, id: str) -> str:
        return self.catalog.task(id).text.get(self.texts.lang)

    # --- the table -------------------------------------------------------------------------------------------------

    def areas(self, view: msgspec.Struct, names: Sequence[str]) -> list[Area]:
        assert isinstance(view, CrewView)
        say = self.texts.say
        drawn = [Area(say("table-crew-seats"), self._crew(view, names))]
        if view.phase in ("signal", "play"):
            drawn.append(Area(say("table-crew-trick", number=view.trick.number), self._trick(view, names)))
        if view.tricks:
            drawn.append(Area(say("table-crew-last"), self.recent(view, names)))
        if view.columns:
            drawn.append(Area(say("table-crew-columns"), self._columns(view)))
        drawn.append(Area(say("table-crew-tasks"), self._tasks(view, names)))
        if view.seat is not None:
            drawn.append(Area(say("table-crew-hand"), self.cards(view.hand), "hand"))
        return drawn

    def _crew(self, view: CrewView, names: Sequence[str]) -> Text:
        width = max(len(name) for name in names)
        lines = [self._seat(view, seat, names[seat].ljust(width)) for seat in view.order]
        return Text("\n").join([*lines, *(Text(note, style="dim") for note in self._notes(view))])

    def _notes(self, view: CrewView) -> list[str]:
        """Facts about the whole crew."""
        notes = []
        if view.communication != "normal":
            notes.append(self.texts.say(f"communication-crew-{view.communication}"))
        if view.pool is not None:
            notes.append(self.texts.say("table-crew-pool", count=view.pool))
        elif not view.signals_open and view.phase == "play" and any(seat.token for seat in view.seats):
            notes.append(self.texts.say("table-crew-no-signals"))
        if view.distress:
            notes.append(self.texts.say("table-crew-distress"))
        return [" · ".join(notes)] if notes else []

    def _seat(self, view: CrewView, seat: int, name: str) -> Text:
        known = view.seats[seat]
        line = Text().append("▸ " if seat == view.owner else "  ", style="bold")
        line.append(name, style="bold" if seat == view.seat else "")
        counted = (("table-crew-cards", known.cards), ("table-crew-tricks", known.tricks))
        parts = [Text(self.texts.say(id, count=count)) for id, count in counted]
        if seat == view.captain:
            parts.insert(0, Text(self.texts.say("table-crew-captain"), style="bold"))
        if known.gave:
            parts.append(Text(self.texts.say("table-crew-gave")))
        parts += self._signals(view, known)
        return line.append(" ").append_text(Text(" · ").join(parts))

    def _signals(self, view: CrewView, known: SeatView) -> list[Text]:
        shown = []
        for signal in known.signals:
            chip = Text("").append_text(self.card(signal.card)).append(MARKS[signal.mark], style="bold")
            chip.append(f" {self._mark(signal.mark)}")
            if signal.played:
                chip.append(f" ({self.texts.say('table-crew-played')})")
                chip.stylize("dim")
            shown.append(chip)
        if known.token and view.pool is None:
            shown.append(Text(f"◎ {self.texts.say('table-crew-token')}"))
        return shown

    def _mark(self, mark: str) -> str:
        return self.texts.say(f"mark-crew-{mark or 'none'}")

    def _trick(self, view: CrewView, names: Sequence[str]) -> Text:
        if not view.trick.cards:
            return Text(self.texts.say("table-crew-trick-empty", seat=names[view.trick.leader]), style="dim")
        return self._laid(view.trick, names)

    def _laid(self, trick: TrickView, names: Sequence[str]) -> Text:
        return Text("   ").join(Text(f"{names[on.seat]} ").append_text(self.card(on.card)) for on in trick.cards)

    def recent(self, view: msgspec.Struct, names: Sequence[str]) -> Text:
        assert isinstance(view, CrewView)
        if not view.tricks:
            return Text(self.texts.say("table-crew-last-none"), style="dim")
        shown = view.tricks if view.outcome is None else view.tricks[-1:]
        return Text("\n").join(self._won(trick, names) for trick in shown)

    def _won(self, trick: TrickView, names: Sequence[str]) -> Text:
        assert trick.winner is not None
        line = Text(f"{trick.number}. ").append_text(self._laid(trick, names))
        return line.append(f" → {self.texts.say('table-crew-won-by', seat=names[trick.winner])}")

    def _columns(self, view: CrewView) -> Text:
        line = Text("  ").join(
            (self.card(column.open) if column.open else Text("–")).append("▒" if column.covered else "")
            for column in view.columns
        )
        if any(column.covered for column in view.columns):
            line.append(f"  {self.texts.say('table-crew-columns-covered')}", style="dim")
        return line

    def _tasks(self, view: CrewView, names: Sequence[str]) -> Text:
        lines = [Text(self.catalog.missions[view.mission].text.get(self.texts.lang), style="italic dim")]
        if view.objective is not None:
            sign, style = STATUS[view.objective]
            lines.append(Text(f"{sign} {self.texts.say('table-crew-objective')}: ", style=style))
            lines[-1].append(self.texts.say(f"status-crew-{view.objective}"))
        elif not view.tasks:
            lines.append(Text(self.texts.say("table-crew-tasks-none"), style="dim"))
        return Text("\n").join([*lines, *(self._task(task, names) for task in view.tasks)])

    def _task(self, task: TaskView, names: Sequence[str]) -> Text:
        sign, style = STATUS[task.status]
        owner = names[task.owner] if task.owner is not None else self.texts.say("table-crew-middle")
        line = Text().append(f"{sign} {owner} ", style=f"bold {style}".strip())
        line.append(f"({task.difficulty}) ", style="dim")
        line.append(self._task_text(task.id), style=style)
        if task.number is not None:
            line.append(f" [{self.texts.say('table-crew-number', count=task.number)}]")
        elif task.predicted:
            line.append(f" [{self.texts.say('table-crew-number-secret')}]")
        return line.append(" ").append(self.cards(task.cards)) if task.cards else line

    # --- choices ---------------------------------------------------------------------------------------------------

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        sorts: dict[str, list[Choice]] = {}
        for move in legal:
            sort = SORTS.get(self.game.moves.kind(move), "answer")
            sorts.setdefault(sort, []).append(Choice(move, self._label(move, names), self._words(move)))
        return [
            Group(self.texts.say(f"group-crew-{sort}"), tuple(choices), wide=sort == "take")
            for sort, choices in sorts.items()
        ]

    def typed(self, move: int) -> tuple[str, ...]:
        """Accepts the suit letters of this language, and those of match files unless they mean another suit here."""
        text, words = self.game.moves.text(move), self.game.moves.words(move)
        if self.game.moves.kind(move) not in ("play", "give", "signal") or words[0][0] not in SHAPES:
            return (text,)
        here = " ".join([self.game.moves.kind(move), self.texts.card("crew", words[0]), *words[1:]])
        letters = [self.texts.card("crew", suit) for suit in SHAPES]
        return (here,) if here == text or words[0][0] in letters else (here, text)

    def _label(self, move: int, names: Sequence[str]) -> Text:
        kind, words = self.game.moves.kind(move), self.game.moves.words(move)
        if kind in ("play", "give"):
            return self.card(words[0])
        if kind == "signal":
            mark = words[1] if len(words) > 1 else ""
            return self.card(words[0]).append(f"{MARKS[mark]} {self._mark(mark)}")
        if kind == "take":
            return Text(self._task_text(words[0]))
        if kind in ("predict", "foresee"):
            return Text(self.texts.say("table-crew-tricks", count=int(words[0])))
        word = words[0] if words else ""
        seat = names[int(word)] if kind == "assign" else ""
        return Text(self.texts.say(f"move-crew-{kind}", side=word, seat=seat))

    def _words(self, move: int) -> str:
        """A move that names a card, in words, such as “blue 9 (highest)”."""
        if self.game.moves.kind(move) not in ("play", "give", "signal"):
            return ""
        card, *mark = self.game.moves.words(move)
        said = self.texts.card_in_words("crew", card)
        return f"{said} ({self._mark(mark[0])})" if mark else said

    def result(self, result: Result, names: Sequence[str]) -> str:
        return self.texts.say(f"outcome-crew-{result.reason}")


RENDERER = CrewRenderer
