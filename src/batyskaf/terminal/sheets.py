"""Screens over the full-screen table: the curtain between two players, a question, a page to read."""

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from batyskaf.locale import Texts


class Curtain(Screen[bool]):
    """Hides everything while the screen is passed on; True if the previous player undoes their choice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", priority=True),
        Binding("u", "undo", priority=True),
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
    ]

    def __init__(self, texts: Texts, seat: str, back: str | None = None) -> None:
        super().__init__()
        self.texts = texts
        self.seat = seat
        self.back = back

    def compose(self) -> ComposeResult:
        with Middle(), Center(), Vertical(id="curtain"):
            yield Static(Text(self.texts.say("screen-curtain", seat=self.seat), style="bold"))
            yield Static(Text(self.texts.say("screen-curtain.hint", seat=self.seat)))
            if self.back is not None:
                yield Static(Text(self.texts.say("screen-curtain.undo", seat=self.back), style="dim"))

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss(False)

    def action_undo(self) -> None:
        if self.back is not None:
            self.dismiss(True)

    def action_leave(self) -> None:
        self.app.exit(False)


class Consent(ModalScreen[bool]):
    """A bot has failed: Enter lets another take over, q leaves the table; the match stays saved."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "agree", priority=True),
        Binding("q,escape", "leave", priority=True),
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
    ]

    def __init__(self, texts: Texts, words: str) -> None:
        super().__init__()
        self.texts = texts
        self.words = words

    def compose(self) -> ComposeResult:
        with Middle(), Center(), Vertical(id="curtain"):
            yield Static(Text(self.words, style="bold"))
            yield Static(Text(self.texts.say("screen-bot-failed")))

    def action_agree(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)


class Sheet(ModalScreen[None]):
    """A page over the lower part of the table: keys, log, last trick. The rest stays in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,l,t,question_mark", "close"),
        Binding("ctrl+c,ctrl+q", "close", priority=True),
    ]

    def __init__(self, texts: Texts, heading: str, body: Text | Table, newest_last: bool = False) -> None:
        super().__init__()
        self.newest_last = newest_last
        self.texts = texts
        self.heading = heading
        self.body = body

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            if self.heading:
                yield Static(Text(self.heading + "\n", style="bold"))
            yield Static(self.body)
            yield Static(Text("\n" + self.texts.say("screen-close"), style="dim"))

    def on_mount(self) -> None:
        sheet = self.query_one("#sheet", VerticalScroll)
        sheet.focus()
        if self.newest_last:
            sheet.anchor()

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)
