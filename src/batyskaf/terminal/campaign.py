"""Campaigns of The Crew in the terminal: logbooks on disk, the unfinished attempt, and the next one.

A note next to a match file names the logbook of its campaign. A finished match is entered into the logbook and its note
is deleted, at the latest when the campaign is next opened.
"""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from batyskaf import games
from batyskaf.core.content import ContentError
from batyskaf.core.fairness import fresh_seed, read_seed
from batyskaf.core.faults import writing
from batyskaf.core.folders import data_folder
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.games.crew import logbook as records
from batyskaf.games.crew.game import CrewGame, load
from batyskaf.games.crew.logbook import Choice, Logbook
from batyskaf.games.crew.options import CrewOptions
from batyskaf.locale import Texts
from batyskaf.render.seats import bot_of, seating
from batyskaf.terminal import folders, setup
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Request, bot_for

NOTE = ".campaign"
CREW_FLAGS = ("--players", "--seat", "--bots", "--bot", "--option")
"""Flags that only apply when a campaign is created: they hold for all its attempts."""
ATTEMPT_FLAGS = ("--mission", "--again", "--seed")
"""Flags that only apply when an attempt is started."""


def folder() -> Path:
    return data_folder() / "logbooks"


def all_campaigns() -> list[Path]:
    """All campaigns, the most recently played first."""
    return sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def path_of(name: str) -> Path:
    """The file of the campaign with this name."""
    plain = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in name.strip())
    if not plain.strip("-"):
        raise Refused("refused-campaign-name", name=name)
    return folder() / f"{plain}.json"


class Campaign:
    """One logbook, opened."""

    def __init__(self, path: Path, game: CrewGame | None = None) -> None:
        self.path = path
        self.game = game or load()
        self.logbook = records.read(path)
        self.skipped: list[Refused] = []
        """Why attempts that were found on opening can't be resumed."""
        self._catch_up()

    @classmethod
    def create(cls, path: Path, seats: Sequence[str], house: CrewOptions, game: CrewGame | None = None) -> "Campaign":
        """Create a campaign; an existing one is never overwritten."""
        if path.exists():
            raise Refused("refused-campaign-exists", name=path.stem)
        records.write(path, Logbook(tuple(seats), house))
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
        return records.next_mission(self.logbook, self.game.catalog)

    def open_match(self) -> Path | None:
        """The unfinished attempt, if any."""
        return next((path for path in self._matches() if _is_open(path)), None)

    def _matches(self) -> Iterator[Path]:
        """The matches with a note for this campaign, the latest first."""
        for note in sorted(folders.match_folder().glob(f"*{NOTE}"), reverse=True):
            match = note.with_suffix(folders.SUFFIX)
            if match.exists() and _noted(note) == self.path.name:
                yield match

    def _catch_up(self) -> None:
        """Enter attempts that ended but never made it into the logbook, for example after a power failure.

        An attempt with other rules or a broken file can't be resumed: the file is kept, and the campaign continues
        without it.
        """
        for path in sorted(self._matches()):
            try:
                match = replay(read_recording(path), games.load)
            except (Refused, ContentError) as error:
                wrong = setup.named(path, error)
                self.skipped.append(wrong)
                if wrong.reason.id != "refused-file":  # an unreadable file may be readable again later
                    path.with_suffix(NOTE).unlink()
                continue
            if match.over:
                self._record(match, path)

    def begin(self, choice: Choice, texts: Texts, mission: str | None = None, seed: int | None = None) -> Session:
        """Start the next attempt."""
        options = records.next_options(self.logbook, self.game.catalog, choice, mission)
        checked = self.game.options(**msgspec.to_builtins(options))
        match = Match(self.game, checked, fresh_seed() if seed is None else seed, self.logbook.crew)
        session = Session(match, folders.new_match("crew"), texts)  # reserves the file
        note = session.path.with_suffix(NOTE)
        with writing(note):
            note.write_text(self.path.name + "\n", encoding="utf-8")
        return session

    def _record(self, match: Match, path: Path) -> None:
        noted = records.recorded(self.logbook, match, path.name, time.strftime("%Y-%m-%d"))
        if noted != self.logbook:
            self.logbook = noted
            records.write(self.path, noted)
        path.with_suffix(NOTE).unlink(missing_ok=True)


def campaign_of(path: Path) -> Path | None:
    """The logbook that a match belongs to."""
    noted = _noted(path.with_suffix(NOTE))
    found = folder() / noted
    return found if noted and found.is_file() else None


def _noted(note: Path) -> str:
    """The logbook that a note names; empty if the note can't be read."""
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
    """Enter a finished match into its campaign, if it belongs to one."""
    path = campaign_of(session.path) if session.over else None
    if path is not None:
        Campaign(path)


def page_lines(campaign: Campaign, texts: Texts) -> list[str]:
    """The logbook as lines of text."""
    lines = []
    for page in campaign.logbook.pages(campaign.game.catalog):
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


def from_command(name: str, request: Request, new: bool, again: str | None, texts: Texts) -> Session:
    """The attempt a command asks for: the unfinished one, the last mission again, a given mission, or the next one."""
    if request.game != "crew":
        raise Refused("refused-campaign-crew", name=name)
    path = path_of(name)
    mission = None if request.choices.get("mission") is None else str(request.choices["mission"])
    choice: Choice = "next" if mission is None else "any"
    if again is not None:
        choice = "retry-same" if again == "same" else "retry-new"
    seed = read_seed(request.seed) if request.seed is not None else None
    game = setup.load("crew", request.packs)
    assert isinstance(game, CrewGame)
    if new:
        house = setup.chosen(game, {key: value for key, value in request.choices.items() if key != "mission"})
        assert isinstance(house, CrewOptions)
        crew = seating(game.seats(house), request.seats, request.bots, texts, bot_for(game, request.bot))
        records.next_options(Logbook(crew, house), game.catalog, choice, mission)  # refuse before a file is written
        campaign = Campaign.create(path, crew, house, game)
    elif path.exists():
        _refuse(request, CREW_FLAGS, "refused-flags-begun", name)
        campaign = Campaign(path, game)
    else:
        raise Refused("refused-campaign", name=name)
    left = campaign.open_match()
    if left is None:
        session = campaign.begin(choice, texts, mission, seed)
    else:
        _refuse(request, ATTEMPT_FLAGS, "refused-flags-open", name)
        session = Session.resume(left, texts)
    session.notice = setup.skipped_files(campaign.skipped, texts)
    return session


def _refuse(request: Request, fixed: Sequence[str], reason: str, name: str) -> None:
    """Refuse flags that come too late."""
    flags = [flag for flag in request.flags if flag in fixed]
    if flags:
        raise Refused(reason, flags=", ".join(flags), name=name)
