"""The menu: games, campaigns and options. Set-up screens are generated from the schema of the game's options."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Select, Static

from batyskaf import games
from batyskaf.core.content import ContentError
from batyskaf.core.options import Option, options_of
from batyskaf.core.reason import Refused
from batyskaf.games.crew.logbook import Choice
from batyskaf.games.crew.options import CrewOptions
from batyskaf.locale import Texts, language_names
from batyskaf.render.seats import seating
from batyskaf.terminal import campaign as campaigns
from batyskaf.terminal import folders, setup
from batyskaf.terminal.campaign import Campaign
from batyskaf.terminal.listing import shown
from batyskaf.terminal.session import Session
from batyskaf.terminal.speaking import error_text

Entry = tuple[str, Callable[[], None]]
CARRIED = ("mission", "difficulty", "tasks", "used", "attempt")
"""Options of The Crew that the logbook decides in a campaign."""


def play_from_menu(texts: Texts) -> None:
    """Show the menu and play what is chosen, until the user leaves."""
    from batyskaf.terminal.screen import TableApp

    opened: Path | None = None
    while True:
        menu = MenuApp(texts, opened)
        session = menu.run()
        texts = menu.texts
        if session is None:
            return
        opened = campaigns.campaign_of(session.path)
        TableApp(session).run()
        saved = session.saved()
        campaigns.note_result(session)
        if not session.over:
            print(texts.say("plain-saved", file=str(saved)))
            return


class MenuApp(App[Session | None]):
    """Returns a match that is ready to be played, or None."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #0b1d2a; color: #e6f1f5; }
    #title { height: 1; background: #12405a; padding: 0 1; text-style: bold; }
    #body { height: auto; max-height: 50%; padding: 0 1; margin-top: 1; }
    OptionList { height: auto; max-height: 1fr; margin: 1 1; border: none; background: #0b1d2a; }
    #wrong { height: auto; padding: 0 1; color: #ff9a7a; }
    #hint { dock: bottom; height: 1; background: #12405a; padding: 0 1; color: #a9c7d4; }
    #help { height: auto; min-height: 2; max-height: 4; padding: 0 1; color: #f0e442; }
    #fields { height: 1fr; padding: 0 1; }
    .field { height: 1; margin-bottom: 1; }
    .field > Static { width: 32; padding: 0 1 0 0; }
    .field Input, .field Select { width: 1fr; max-width: 46; background: #1c3545; }
    .field Input:focus, .field Select:focus { background: #2d5670; }
    .field SelectOverlay { max-height: 12; margin: 0; background: #1c3545; text-wrap: nowrap; text-overflow: ellipsis; }
    .field SelectCurrent Static { text-wrap: nowrap; text-overflow: ellipsis; }
    #buttons { height: 1; padding: 0 1; margin-bottom: 1; }
    Button { margin-right: 2; }
    """

    def __init__(self, texts: Texts, opened: Path | None = None) -> None:
        super().__init__()
        self.texts = texts
        self.title = texts.say("menu-title")
        self._opened = opened

    def on_mount(self) -> None:
        self.push_screen(Shelf())
        if self._opened is not None:
            self.open_campaign(self._opened)

    def open_campaign(self, path: Path) -> None:
        try:
            opened = Campaign(path)
        except (Refused, ContentError) as error:
            self.show_error(error)
        else:
            self.push_screen(CampaignPage(opened))

    def start(self, make: Callable[[], Session]) -> None:
        """Exit with a match, or show why it can't be started."""
        try:
            session = make()
        except (Refused, ContentError, OSError) as error:
            self.show_error(error)
        else:
            self.exit(session)

    def show_error(self, error: Exception) -> None:
        for wrong in self.screen.query("#wrong").results(Static):
            wrong.update(Text(error_text(error, self.texts)))

    def switch_language(self, lang: str) -> None:
        """Change the language and return to the first page."""
        self.texts = Texts(lang)
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(Shelf())


class Page(Screen[None]):
    """A page of the menu: some lines, and entries to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back"),
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
    ]

    @property
    def menu(self) -> MenuApp:
        assert isinstance(self.app, MenuApp)
        return self.app

    @property
    def texts(self) -> Texts:
        return self.menu.texts

    def heading(self) -> str:
        raise LookupError("a page has a heading")

    def lines(self) -> Sequence[str]:
        return ()

    def entries(self) -> list[Entry]:
        return []

    def compose(self) -> ComposeResult:
        self._entries = self.entries()
        yield Static(Text(self.heading()), id="title")
        if self.lines():
            yield VerticalScroll(Static(Text("\n".join(self.lines()))), id="body", can_focus=False)
        yield OptionList(*(Text(label) for label, _ in self._entries))
        yield Static(id="wrong")
        yield Static(Text(self.texts.say("menu-hint")), id="hint")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._entries[event.option_index][1]()

    def action_back(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit(None)

    def action_leave(self) -> None:
        self.app.exit(None)


class Shelf(Page):
    """The games, and the latest unfinished match."""

    def heading(self) -> str:
        return f"{self.texts.say('menu-title')} · {self.texts.say('menu-which')}"

    def entries(self) -> list[Entry]:
        entries: list[Entry] = []
        if any(True for _ in folders.unfinished()):
            entries.append((self.texts.say("menu-resume"), self._resume))
        for game in games.names():
            entries.append((self._title(game), lambda game=game: self._open(game)))  # type: ignore[misc]
        for lang, name in language_names().items():
            if lang != self.texts.lang:
                entries.append((name, lambda lang=lang: self.menu.switch_language(lang)))  # type: ignore[misc]
        return [*entries, (self.texts.say("menu-leave"), self.action_leave)]

    def _title(self, game: str) -> str:
        id = f"game-{game}"
        return f"{self.texts.say(id)} – {self.texts.say(f'{id}.about')}" if self.texts.has(id) else game

    def _resume(self) -> None:
        self.menu.start(lambda: setup.resumed(None, self.texts))

    def _open(self, game: str) -> None:
        self.app.push_screen(CrewPage() if game == "crew" else SetupPage(game))


class CrewPage(Page):
    """One match, or a campaign with its logbook."""

    def heading(self) -> str:
        return self.texts.say("game-crew")

    def entries(self) -> list[Entry]:
        say = self.texts.say
        entries: list[Entry] = []
        for path in campaigns.all_campaigns():
            entries.append((say("menu-campaign", crew=path.stem), partial(self._open, path)))
        entries.append((say("menu-campaign-new"), lambda: self._go(SetupPage("crew", campaign=True))))
        entries.append((say("menu-one-match"), lambda: self._go(SetupPage("crew"))))
        return [*entries, (say("menu-back"), self.action_back)]

    def _open(self, path: Path) -> None:
        self.menu.open_campaign(path)

    def _go(self, page: Screen[None]) -> None:
        self.app.push_screen(page)


class CampaignPage(Page):
    """The logbook, and what can be played next."""

    def __init__(self, campaign: Campaign) -> None:
        super().__init__()
        self.campaign = campaign

    def heading(self) -> str:
        return self.texts.say("logbook-title", crew=self.campaign.crew())

    def lines(self) -> Sequence[str]:
        skipped = setup.skipped_files(self.campaign.skipped, self.texts)
        return [*([skipped] if skipped else []), *campaigns.page_lines(self.campaign, self.texts)]

    def entries(self) -> list[Entry]:
        say = self.texts.say
        entries: list[Entry] = []
        left = self.campaign.open_match()
        if left is not None:
            entries.append((say("menu-resume"), lambda: self._resume(left)))
        upcoming, last = self.campaign.upcoming(), None
        if self.campaign.failed_last():
            last = self.campaign.logbook.attempts[-1].mission
            entries.append((say("logbook-retry-same", mission=last), lambda: self._begin("retry-same")))
            entries.append((say("logbook-retry-new", mission=last), lambda: self._begin("retry-new")))
        if upcoming != last:
            entries.append((self._next(upcoming), lambda: self._begin("next")))
        entries.append((say("logbook-any"), lambda: self._any()))
        return [*entries, (say("menu-back"), self.action_back)]

    def _next(self, mission: str) -> str:
        words = self.campaign.game.catalog.missions[mission].text.get(self.texts.lang)
        return self.texts.say("logbook-next", mission=mission, text=words)

    def _resume(self, path: Path) -> None:
        self.menu.start(lambda: Session.resume(path, self.texts))

    def _begin(self, choice: Choice) -> None:
        self.menu.start(lambda: self.campaign.begin(choice, self.texts))

    def _any(self) -> None:
        self.app.push_screen(MissionPage(self.campaign))


class MissionPage(Page):
    """All missions, to play any of them."""

    def __init__(self, campaign: Campaign) -> None:
        super().__init__()
        self.campaign = campaign

    def heading(self) -> str:
        return self.texts.say("logbook-any")

    def entries(self) -> list[Entry]:
        return [
            (f"{mission}. {entry.text.get(self.texts.lang)}", partial(self._begin, mission))
            for mission, entry in self.campaign.game.catalog.missions.items()
        ]

    def _begin(self, mission: str) -> None:
        self.menu.start(lambda: self.campaign.begin("any", self.texts, mission))


class SetupPage(Page):
    """The options of a game as a form, with an explanation of the focused one."""

    def __init__(self, game: str, campaign: bool = False) -> None:
        super().__init__()
        self.game = games.load(game)
        self.campaign = campaign
        self.options = [
            option
            for option in options_of(self.game)
            if option.name not in ("used", "attempt") and not (campaign and option.name in CARRIED)
        ]

    def heading(self) -> str:
        id = f"game-{self.game.name}"
        return self.texts.say("menu-setup", game=self.texts.say(id) if self.texts.has(id) else self.game.name)

    def compose(self) -> ComposeResult:
        say = self.texts.say
        yield Static(Text(self.heading()), id="title")
        with VerticalScroll(id="fields", can_focus=False):
            if self.campaign:
                yield self._row(say("menu-name"), Input(id="campaign-name", compact=True))
            yield self._row(say("menu-people"), Input(say("seat-person", number=1), id="people", compact=True))
            for option in self.options:
                yield self._row(self._words(option, ""), self._field(option))
            if not self.campaign:
                yield self._row(say("menu-seed"), Input(id="seed", compact=True))
        yield Static(id="help")
        yield Static(id="wrong")
        with Horizontal(id="buttons"):
            yield Button(say("menu-start"), id="start", variant="success", compact=True)
            yield Button(say("menu-back"), id="back", compact=True)
        yield Static(Text(say("menu-form-hint")), id="hint")

    def _words(self, option: Option, part: str) -> str:
        id = f"option-{self.game.name}-{option.name}{part}"
        return self.texts.say(id) if self.texts.has(id) else option.name

    def _row(self, label: str, field: Widget) -> Horizontal:
        return Horizontal(Static(Text(label)), field, classes="field")

    def _field(self, option: Option) -> Widget:
        id = f"option-{option.name}"
        if option.kind == "switch":
            words = [(self.texts.say("word-yes"), True), (self.texts.say("word-no"), False)]
            return Select(words, value=bool(option.default), allow_blank=False, id=id, compact=True)
        if option.kind == "choice":
            named = [(self._choice(option, it), it) for it in option.choices]
            return Select(named, value=option.default, allow_blank=False, id=id, compact=True)
        return Input(shown(option.default), id=id, compact=True)

    def _choice(self, option: Option, choice: str | int) -> str:
        if choice in option.words:
            return f"{choice}. {option.words[str(choice)].get(self.texts.lang)}"
        return self._words(option, f".value-{str(choice).replace(' ', '-')}")

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        id = event.widget.id or ""
        explained = {"people": "menu-people.help", "seed": "menu-seed.help", "campaign-name": "menu-name.help"}
        name = id.removeprefix("option-")
        key = explained.get(id, f"option-{self.game.name}-{name}.help")
        words = self.texts.say(key) if self.texts.has(key) else ""
        self._explain(" ".join([words, *(self._known(it) for it in self.options if it.name == name)]))

    def _known(self, option: Option) -> str:
        """The values that a list accepts."""
        ids = ", ".join(option.words)
        return self.texts.say("option-choices", choices=ids) if ids and option.kind == "list" else ""

    def on_mount(self) -> None:
        """Values from the content show their full text while the list is open."""
        for option in self.options:
            if option.words and option.kind == "choice":
                listed = self.query_one(f"#option-{option.name}").query_one(OptionList)
                self.watch(listed, "highlighted", partial(self._explain_value, option, listed), init=False)

    def _explain_value(self, option: Option, listed: OptionList, at: int | None) -> None:
        if at is not None and listed.has_focus:
            self._explain(option.words[str(option.choices[at])].get(self.texts.lang))

    def _explain(self, words: str) -> None:
        self.query_one("#help", Static).update(Text(words))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "back":
            self.action_back()
        else:
            self.menu.start(self._begin)

    def on_input_submitted(self) -> None:
        self.menu.start(self._begin)

    def _choices(self) -> dict[str, object]:
        """The options that differ from their defaults."""
        chosen: dict[str, object] = {}
        for option in self.options:
            field = self.query_one(f"#option-{option.name}")
            assert isinstance(field, Input | Select)
            value = field.value.strip() if isinstance(field, Input) else field.value
            if value not in ("", option.default):
                chosen[option.name] = value
        return chosen

    def _begin(self) -> Session:
        people = self.query_one("#people", Input).value.strip() or None
        bots = None if people else "all"
        if not self.campaign:
            seed = self.query_one("#seed", Input).value.strip() or None
            return setup.begin(setup.Request(self.game.name, self._choices(), people, bots, seed), self.texts)
        house = setup.chosen(self.game, self._choices())
        assert isinstance(house, CrewOptions)
        path = campaigns.path_of(self.query_one("#campaign-name", Input).value)
        seats = seating(self.game.seats(house), people, bots, self.texts, setup.bot_for(self.game, None))
        return Campaign.create(path, seats, house).begin("next", self.texts)
