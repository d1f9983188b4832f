"""The full-screen table: its areas, the log, the hand, the question and the choices."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.console import Console
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import RichLog, Static
from textual.worker import Worker, WorkerState

from batyskaf.bots import BotFailed
from batyskaf.core.reason import Refused
from batyskaf.locale import Texts
from batyskaf.render.base import Area
from batyskaf.terminal.choices import Choices
from batyskaf.terminal.map import MapSheet
from batyskaf.terminal.session import Session
from batyskaf.terminal.sheets import Consent, Curtain, Sheet

WATCH_PACE = 0.4
CLOCK_PACE = 0.25
BETWEEN = " · "
PLAYING = ("help", "undo", "log", "last", "map", "auto", "leave")
WATCHING = ("pause", "log", "leave")
OVER = ("done", "log", "last")
"""Actions on the last line of the screen, if the game has them."""
INDENT = 2
"""Indent of continuation lines."""
COMPACT = 70
"""From this width on, a low screen shows things side by side."""
AIRY = 32
"""From this screen height on, areas are separated by empty lines."""


class TableApp(App[bool]):
    """Shows one match; returns True if it is played to its end."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #0b1d2a; color: #e6f1f5; }
    #heading { height: 1; background: #12405a; padding: 0 1; text-style: bold; }
    #middle { height: 1fr; }
    #areas { width: 2fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #side { width: 1fr; max-width: 48; border-left: solid #12405a; padding: 0 1; scrollbar-size-vertical: 1;
            background: #0b1d2a; }
    .narrow #side { display: none; }
    #hand { height: auto; padding: 0 1; border-top: solid #12405a; }
    #ask { height: auto; padding: 0 1; text-style: bold; color: #f0e442; }
    #scroller { height: auto; max-height: 40%; padding: 0 1; }
    .low #scroller { max-height: 7; }
    #notice { height: auto; padding: 0 1; color: #ff9a7a; }
    #keys { height: auto; background: #12405a; padding: 0 1; color: #a9c7d4; link-color: #a9c7d4; link-style: none;
            link-background-hover: #56b4e9; link-color-hover: #0b1d2a; link-style-hover: none; }
    Sheet, MapSheet { background: #0b1d2a 0%; align: center bottom; }
    #curtain, #sheet { width: 96%; height: auto; padding: 0 2; border: round #56b4e9; background: #12283a; }
    #curtain { max-height: 100%; }
    #sheet { max-height: 75%; }
    #curtain Static { margin: 1 0; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.title = session.renderer.title()

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.session))


class TableScreen(Screen[None]):
    """The table itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help"),
        Binding("u", "undo"),
        Binding("l", "log"),
        Binding("t", "last"),
        Binding("s", "auto"),
        Binding("x", "give_up"),
        Binding("space", "pause"),
        Binding("q", "leave"),
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        Binding("enter", "done"),
        Binding("tab", "map", priority=True),
        Binding("pageup", "scroll_table(-1)"),
        Binding("pagedown", "scroll_table(1)"),
    ]
    NARROW = 100
    """Below this width the log has no room beside the table; `l` shows it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.texts: Texts = session.texts
        self.shown: int | None = session.viewer()
        self._notice = session.notice
        self._giving_up = False
        self._paused = False
        self._thinking = False
        self._logged: list[str] = []
        self._log_size = Size()

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield VerticalScroll(Static(id="table"), id="areas", can_focus=False)
            yield RichLog(id="side", wrap=True, min_width=10)
        yield Static(id="hand")
        yield Static(id="ask")
        yield VerticalScroll(Choices(id="choices"), id="scroller", can_focus=False)
        yield Static(id="notice")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self.query_one("#side").can_focus = False
        self.set_interval(CLOCK_PACE, self._check_clock)
        if not self.session.people:
            self.set_interval(WATCH_PACE, self._watch)
        self._show_turn(first=True)
        self._run_bots()

    # --- drawing ---------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        """Draw what the shown seat may see; no hand is visible while the screen is passed on."""
        session, seat = self.session, self.shown
        view = session.view(seat)
        session.renderer.width = self.query_one("#areas").size.width - 1 or session.renderer.width
        session.renderer.compact = self.size.height < AIRY and session.renderer.width >= COMPACT
        areas = session.renderer.areas(view, session.names)
        on_table = [area for area in areas if area.place == "table"]
        self._draw_heading()
        laid = _stacked(on_table, airy=self.size.height >= AIRY)
        self.query_one("#table", Static).update(_indented(laid, session.renderer.width, self.app.console))
        self.query_one("#hand", Static).update(_stacked([area for area in areas if area.place == "hand"], inline=True))
        self.query_one("#hand").display = any(area.place == "hand" for area in areas)
        self._draw_log()
        self.query_one("#ask", Static).update(Text(session.result() if session.over else session.ask(seat)))
        self.query_one(Choices).offer(session.groups(seat))
        self._draw_notice()
        self.query_one("#keys", Static).update(self._key_line())

    def _draw_heading(self) -> None:
        view = self.session.view(self.shown)
        parts = [self.session.renderer.title(), self.session.renderer.heading(view)]
        left = self.session.left()
        if left is not None:
            minutes, seconds = divmod(int(left + 0.99), 60)
            parts.insert(1, self.texts.say("screen-clock", minutes=str(minutes), seconds=f"{seconds:02}"))
        line = BETWEEN.join(part for part in parts if part)
        if len(line) > self.size.width - 2:  # leave out the name of the game
            line = BETWEEN.join(part for part in parts[1:] if part) or line
        self.query_one("#heading", Static).update(Text(line))

    def _draw_notice(self) -> None:
        quiet = self.texts.say("screen-auto") if self.shown in self.session.auto_answering else ""
        trouble = self.session.trouble
        unsaved = "" if trouble is None else self.session.why(trouble)
        if trouble is not None and trouble.reason.id == "refused-write":
            unsaved = self.texts.say("screen-unsaved", why=unsaved)
        words = " · ".join(part for part in (unsaved, self._notice, quiet) if part)
        self.query_one("#notice", Static).update(Text(words))
        self.query_one("#notice").display = bool(words)

    def _draw_log(self) -> None:
        """Append new lines; redraw all if another seat looks, moves were undone, or the window was resized."""
        log = self.query_one("#side", RichLog)
        lines, kept = self._log_lines(), self._logged
        if log.size != self._log_size or [line.plain for line in lines[: len(kept)]] != kept:
            log.clear()
            kept = []
        for line in lines[len(kept) :]:
            log.write(line)
        self._logged, self._log_size = [line.plain for line in lines], log.size
        self.call_after_refresh(log.scroll_end, animate=False)

    def _log_lines(self) -> list[Text]:
        return [self.session.renderer.coloured(line) for line in self.session.log(self.shown)]

    def _key_line(self) -> str:
        """The keys and their actions; each can also be clicked."""
        offered = OVER if self.session.over else PLAYING if self.session.people else WATCHING
        named = ((action, self._key(action)) for action in offered)
        return BETWEEN.join(f"[@click=screen.{action}]{words}[/]" for action, words in named if words)

    def _key(self, action: str) -> str:
        """The words for one key; empty if the game has no such action."""
        session, id = self.session, f"screen-key-{action}"
        if action == "map" and not session.renderer.map(session.view(self.shown), session.names):
            return ""
        if action == "auto" and not session.presentation.auto_answers:
            return ""
        if action == "last":
            id += f"-{session.match.game.name}{'.over' if session.over else ''}"
        return self.texts.say(id) if self.texts.has(id) else ""

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < self.NARROW, "narrow")
        self.set_class(event.size.height < AIRY, "low")
        if self.is_mounted:
            self._draw()

    # --- playing ---------------------------------------------------------------------------------------------------

    def on_choices_picked(self, picked: Choices.Picked) -> None:
        if self.shown != self.session.turn or self.session.over:
            return
        self._try(lambda: self.session.play(picked.move))
        self._show_turn()
        self._run_bots()

    def _run_bots(self) -> None:
        """Make auto answers, then start a bot's search in the background; its move arrives as a worker event."""
        before = self.session.match.seq
        self.session.make_auto_answers()
        if self.session.match.seq != before:
            self._show_turn()
        think = None if self._thinking or self.session.over else self.session.thinking()
        if think is not None:
            self._thinking = True
            self.run_worker(partial(_decide, think, self.session.match.seq), thread=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state != WorkerState.SUCCESS or event.worker.result is None:
            return
        seq, decided = event.worker.result
        self._thinking = False
        if seq != self.session.match.seq:  # a move was undone or time is up: think again
            self._run_bots()
        elif isinstance(decided, BotFailed):
            self._bot_failed(decided)
        else:
            self.session.play(decided)
            self._show_turn()
            if self.session.people:
                self._run_bots()

    def _bot_failed(self, failed: BotFailed) -> None:
        """Ask whether another bot may take over; if no people play, it takes over at once."""
        seat = self.session.names[int(self.session.match.state.turn)]
        words = self.texts.say("bot-failed", seat=seat, detail=str(failed))
        if self.session.people:
            self.app.push_screen(Consent(self.texts, words), self._replace)
        else:
            self._replace(True, words)

    def _replace(self, agreed: bool | None, words: str = "") -> None:
        if not agreed:
            self.action_leave()
            return
        bot = self.session.replace_bot()
        self._notice = f"{words} {self.texts.say('bot-replaced', bot=bot)}".strip()
        self._draw()
        self._run_bots()

    def _try(self, act: Callable[[], None]) -> None:
        """Run an action; show why if it is refused."""
        self._notice = ""
        self._giving_up = False
        try:
            act()
        except Refused as refused:
            self._notice = self.session.why(refused)

    def _show_turn(self, first: bool = False) -> None:
        """Show the table to the person asked, behind a curtain if it is another person at the same screen."""
        session, before = self.session, self.shown
        turn = session.viewer()
        if session.hot_seat and turn is None and not session.over:
            self._draw()  # while bots think, the last person keeps their view
            return
        if session.hot_seat and turn is not None and (first or turn != before):
            self.shown = None
            self._draw()
            back = session.names[before] if before is not None and session.can_undo(before) else None
            curtain = Curtain(self.texts, session.names[turn], back)
            self.app.push_screen(curtain, lambda undone: self._curtain_lifted(before if undone else turn, bool(undone)))
            return
        if not session.over:
            self.shown = turn
        self._draw()

    def _curtain_lifted(self, seat: int | None, undone: bool) -> None:
        """The curtain was lifted by the person asked, or by the previous one, who undoes their last choice."""
        if undone and seat is not None:
            self._try(lambda: self.session.undo(seat))
        self.shown = None if self.session.over else seat
        self._draw()

    def _watch(self) -> None:
        if not self._paused:
            self._run_bots()

    def _check_clock(self) -> None:
        if self.session.check_clock():
            self._show_turn()
        elif self.session.left() is not None:
            self._draw_heading()

    # --- keys ------------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        keys = Table.grid(padding=(0, 2))
        for line in self.texts.say("screen-help").splitlines():
            key, _, meaning = line.partition("  ")
            keys.add_row(Text(key, no_wrap=True), meaning.strip())
        self.app.push_screen(Sheet(self.texts, self.texts.say("screen-help-title"), keys))

    def action_undo(self) -> None:
        seat = self.shown
        if seat is None or self.session.over:
            return
        self._try(lambda: self.session.undo(seat))
        self._show_turn()

    def action_log(self) -> None:
        lines = Text("\n").join(self._log_lines())
        self.app.push_screen(Sheet(self.texts, self.texts.say("screen-log"), lines, newest_last=True))

    def action_last(self) -> None:
        recent = self.session.renderer.recent(self.session.view(self.shown), self.session.names)
        body = recent if recent is not None else Text(self.texts.say("plain-no-last"))
        self.app.push_screen(Sheet(self.texts, "", body))

    def action_map(self) -> None:
        sights = self.session.renderer.map(self.session.view(self.shown), self.session.names)
        if sights:
            self.app.push_screen(MapSheet(self.texts, sights))

    def action_auto(self) -> None:
        if self.shown is not None and not self.session.over:
            self.session.toggle_auto_answers(self.shown)
            self._show_turn()
            self._run_bots()

    def action_give_up(self) -> None:
        if self.session.over:
            return
        if not self._giving_up:
            self._notice, self._giving_up = self.texts.say("screen-give-up"), True
        else:
            self._try(self.session.abandon)
        self._draw()

    def action_pause(self) -> None:
        self._paused = not self._paused

    def action_scroll_table(self, pages: int) -> None:
        areas = self.query_one("#areas", VerticalScroll)
        areas.scroll_relative(y=pages * max(1, areas.size.height - 1), animate=False)

    def action_done(self) -> None:
        if self.session.over:
            self.action_leave()

    def action_leave(self) -> None:
        self.session.close()
        self.app.exit(self.session.over)


def _decide(think: Callable[[], int], seq: int) -> tuple[int, int | BotFailed]:
    """Run a bot's decision in a thread; return it with the position it is for."""
    try:
        return seq, think()
    except BotFailed as failed:
        return seq, failed


def _indented(body: Text, width: int, console: Console) -> Text:
    """Wrap long lines with an indent, so that lists stay readable."""
    lines: list[Text] = []
    for line in body.split(allow_blank=True):
        if line.cell_len <= width:
            lines.append(line)
            continue
        deep = len(line.plain) - len(line.plain.lstrip()) + INDENT
        first, *rest = line.wrap(console, width - deep)
        lines += [first, *(Text(" " * deep).append_text(more) for more in rest)]
    return Text("\n").join(lines)


def _stacked(areas: list[Area], inline: bool = False, airy: bool = False) -> Text:
    parts = []
    for area in areas:
        part = Text().append(area.title, style="bold #56b4e9")
        if area.title:
            part.append("  " if inline else "\n")
        parts.append(part.append_text(area.body))
    return Text("\n\n" if airy else "\n").join(parts)
