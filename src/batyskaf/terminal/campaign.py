"""Campaigns of The Crew at this terminal: logbooks on disk, the attempt that is open, and what comes next.

A match of a campaign has a note beside its file that names the logbook. When the match is over it is written into the
logbook and the note goes away, at the latest when the campaign is opened the next time.
"""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from batyskaf import games
from batyskaf.core.content import ContentError
from batyskaf.core.fairness import fresh_seed, read_seed
from batyskaf.core.faults import writing
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.games.crew import logbook as book
from batyskaf.games.crew.game import CrewGame, load
from batyskaf.games.crew.logbook import Choice, Logbook
from batyskaf.games.crew.options import CrewOptions
from batyskaf.locale import Texts
from batyskaf.terminal import folders, setup
from batyskaf.terminal.seats import bot_of, seating
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Wish, bot_for

NOTE = ".campaign"
CREW_FLAGS = ("--players", "--seat", "--bots", "--bot", "--option")
"""What is settled for all attempts when a campaign begins."""
ATTEMPT_FLAGS = ("--mission", "--again", "--seed")
"""What is settled when an attempt begins."""


def folder() -> Path:
    return folders.data_folder() / "logbooks"


def all_campaigns() -> list[Path]:
    """The campaigns there are, the one played last first."""
    return sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def path_of(name: str) -> Path:
    """The file of a campaign by its name."""
    plain = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in name.strip())
    if not plain.strip("-"):
        raise Refused("refused-campaign-name", name=name)
    return folder() / f"{plain}.json"


class Campaign:
    """One logbook, opened."""

    def __init__(self, path: Path, game: CrewGame | None = None) -> None:
        self.path = path
        self.game = game or load()
        self.logbook = book.read(path)
        self.aside: list[Refused] = []
        """What is wrong with attempts that were found now and can't be gone on with."""
        self._catch_up()

    @classmethod
    def create(cls, path: Path, seats: Sequence[str], house: CrewOptions, game: CrewGame | None = None) -> "Campaign":
        """Begin a campaign; one that exists is never overwritten."""
        if path.exists():
            raise Refused("refused-campaign-exists", name=path.stem)
        book.write(path, Logbook(tuple(seats), house))
        return cls(path, game)

    @property
    def name(self) -> str:
        return self.path.stem

    def crew(self) -> str:
        people = [seat for seat in self.logbook.crew if bot_of(seat) is None]
        return ", ".join(people) or self.name

    def failed_last(self) -> bool:
        attempts = self.logbook.attempts
        return bool(attempts) and not attempts[-1].success

    def upcoming(self) -> str:
        return book.next_mission(self.logbook, self.game.book)

    def open_match(self) -> Path | None:
        """The attempt that was left unfinished, if any."""
        return next((path for path in self._matches() if _is_open(path)), None)

    def _matches(self) -> Iterator[Path]:
        """Matches that are noted for this campaign, the latest first."""
        for note in sorted(folders.match_folder().glob(f"*{NOTE}"), reverse=True):
            match = note.with_suffix(folders.SUFFIX)
            if match.exists() and _noted(note) == self.path.name:
                yield match

    def _catch_up(self) -> None:
        """Write down attempts that ended while nobody could, as when the power failed.

        An attempt of other rules, or whose file is broken, can't be gone on with: the file stays, and the campaign goes
        on without it.
        """
        for path in sorted(self._matches()):
            try:
                match = replay(read_recording(path), games.load)
            except (Refused, ContentError) as error:
                wrong = setup.named(path, error)
                self.aside.append(wrong)
                if wrong.reason.id != "refused-file":  # which may be so today only
                    path.with_suffix(NOTE).unlink()
                continue
            if match.over:
                self._write_down(match, path)

    def begin(self, choice: Choice, texts: Texts, mission: str | None = None, seed: int | None = None) -> Session:
        """Start the next attempt."""
        options = book.next_options(self.logbook, self.game.book, choice, mission)
        checked = self.game.options(**msgspec.to_builtins(options))
        match = Match(self.game, checked, fresh_seed() if seed is None else seed, self.logbook.crew)
        session = Session(match, folders.new_match("crew"), texts)  # its file is surely its own from here on
        note = session.path.with_suffix(NOTE)
        with writing(note):
            note.write_text(self.path.name + "\n", encoding="utf-8")
        return session

    def _write_down(self, match: Match, path: Path) -> None:
        noted = book.recorded(self.logbook, match, path.name, time.strftime("%Y-%m-%d"))
        if noted != self.logbook:
            self.logbook = noted
            book.write(self.path, noted)
        path.with_suffix(NOTE).unlink(missing_ok=True)


def campaign_of(path: Path) -> Path | None:
    """The logbook that a match is noted for."""
    noted = _noted(path.with_suffix(NOTE))
    found = folder() / noted
    return found if noted and found.is_file() else None


def _noted(note: Path) -> str:
    """The logbook that a note names; nothing if it can't be read."""
    try:
        return note.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _is_open(path: Path) -> bool:
    try:
        return read_recording(path).closing is None
    except Refused:
        return False


def note_result(session: Session) -> None:
    """Write a finished match into its campaign, if it belongs to one."""
    path = campaign_of(session.path) if session.over else None
    if path is not None:
        Campaign(path)


def page_lines(campaign: Campaign, texts: Texts) -> list[str]:
    """The logbook as people read it."""
    lines = []
    for page in campaign.logbook.pages(campaign.game.book):
        lines.append(
            texts.say(
                "logbook-page",
                mission=page.mission,
                attempts=page.attempts,
                success="yes" if page.success else "no",
                distress="yes" if page.distress else "no",
            )
        )
    return lines or [texts.say("logbook-empty")]


def from_command(name: str, wish: Wish, new: bool, again: str | None, texts: Texts) -> Session:
    """The attempt a command asks for: one left open, the last mission again, a mission by name, or the next one."""
    if wish.game != "crew":
        raise Refused("refused-campaign-crew", name=name)
    path = path_of(name)
    mission = None if wish.choices.get("mission") is None else str(wish.choices["mission"])
    choice: Choice = "next" if mission is None else "any"
    if again is not None:
        choice = "retry-same" if again == "same" else "retry-new"
    seed = read_seed(wish.seed) if wish.seed is not None else None
    game = setup.load("crew", wish.packs)
    assert isinstance(game, CrewGame)
    if new:
        house = setup.chosen(game, {key: value for key, value in wish.choices.items() if key != "mission"})
        assert isinstance(house, CrewOptions)
        crew = seating(game.seats(house), wish.seats, wish.bots, texts, bot_for(game, wish.bot))
        book.next_options(Logbook(crew, house), game.book, choice, mission)  # refuses before a file is written
        campaign = Campaign.create(path, crew, house, game)
    elif path.exists():
        _refuse(wish, CREW_FLAGS, "refused-flags-begun", name)
        campaign = Campaign(path, game)
    else:
        raise Refused("refused-campaign", name=name)
    left = campaign.open_match()
    if left is None:
        session = campaign.begin(choice, texts, mission, seed)
    else:
        _refuse(wish, ATTEMPT_FLAGS, "refused-flags-open", name)
        session = Session.resume(left, texts)
    session.notice = setup.passed_over(campaign.aside, texts)
    return session


def _refuse(wish: Wish, settled: Sequence[str], reason: str, name: str) -> None:
    """Refuse flags about what is settled already."""
    flags = [flag for flag in wish.flags if flag in settled]
    if flags:
        raise Refused(reason, flags=", ".join(flags), name=name)
