"""Turns what a person asked for into a match: options, seats, seed and packs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from batyskaf import bots, games
from batyskaf.core import speed
from batyskaf.core.content import ContentError
from batyskaf.core.fairness import fresh_seed, read_seed
from batyskaf.core.game import Game
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.options import read_choices
from batyskaf.core.reason import Refused
from batyskaf.locale import Texts
from batyskaf.render.seats import bot_of, seating
from batyskaf.terminal import folders
from batyskaf.terminal.files import load_packs, read_pack
from batyskaf.terminal.session import Session


@dataclass(frozen=True)
class Request:
    """What a person asked for, as typed."""

    game: str
    choices: Mapping[str, object] = field(default_factory=dict)
    seats: str | None = None
    bots: str | None = None
    seed: str | None = None
    packs: Sequence[Path] = ()
    bot: str | None = None
    """The bot for empty seats; None for the one that suits the game."""
    flags: Sequence[str] = ()
    """The flags that were given on the command line."""


def begin(request: Request, texts: Texts) -> Session:
    """Set up a match and save it."""
    game = load(request.game, request.packs)
    options = chosen(game, request.choices)
    seed = read_seed(request.seed) if request.seed is not None else fresh_seed()
    seats = seating(game.seats(options), request.seats, request.bots, texts, bot_for(game, request.bot))
    session = Session(Match(game, options, seed, seats), folders.new_match(game.name), texts)
    session.notice = speed_notice(seats, texts)
    return session


def speed_notice(seats: Sequence[str], texts: Texts) -> str:
    """A line about slow rules, where bots will search with them."""
    thinking = [bot for seat in seats if (bot := bot_of(seat)) in bots.LEVELS]
    return "" if speed.compiled or not thinking else texts.say("notice-interpreted")


def check_flags(given: Sequence[str], resume: bool) -> None:
    """Refuse flags that would be ignored silently."""
    if resume and given:
        raise Refused("refused-flags-resume", flags=", ".join(given))
    lost = [flag for flag in given if flag in ("--new", "--again")]
    if lost and "--campaign" not in given:
        raise Refused("refused-flags-campaign", flags=", ".join(lost))


def resumed(game: str | None, texts: Texts) -> Session:
    """Resume the latest unfinished match; files that can't be resumed are skipped and reported."""
    wrong: list[Refused] = []
    for path in folders.unfinished(game):
        try:
            match = replay(read_recording(path), games.load)
        except (Refused, ContentError) as error:
            wrong.append(named(path, error))
            continue
        session = Session(match, path, texts)
        session.notice = skipped_files(wrong, texts)
        return session
    if wrong:
        raise wrong[0]
    raise Refused("refused-nothing-to-resume", folder=str(folders.match_folder()))


def named(path: Path, error: Refused | ContentError) -> Refused:
    """An error about a match file that names the file."""
    if isinstance(error, ContentError):
        return Refused("refused-match-packs", file=str(path))
    if "file" in error.reason.args:
        return error
    return Refused("refused-match-named", **{**error.reason.args, "file": str(path), "detail": error.reason.id})


def skipped_files(wrong: Sequence[Refused], texts: Texts) -> str:
    """A line about skipped files."""
    return " ".join(texts.say("passed-over", why=texts.why(refused.reason)) for refused in wrong)


def bot_for(game: Game, bot: str | None) -> str:
    """The given bot, if the game has it; by default, the game's plain bot."""
    if bot is None:
        return bots.plain_bot(game.name)
    if bot not in bots.names(game.name):
        raise Refused("refused-unknown-bot", name=bot, known=", ".join(bots.names(game.name)))
    return bot


def load(name: str, packs: Sequence[Path] = ()) -> Game:
    """Load a game with packs from files."""
    return load_packs(name, [(path, read_pack(path)) for path in packs])


def chosen(game: Game, choices: Mapping[str, object]) -> msgspec.Struct:
    """Options from choices as people type them."""
    return game.options(**read_choices(game, choices))


def read_pairs(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """Options given as `name=value`, validated; only those that were given."""
    choices = dict(parse_pair(pair) for pair in pairs)
    read: dict[str, object] = msgspec.to_builtins(chosen(game, choices))
    return {name: read[name] for name in choices}


def gather(pairs: Sequence[str], **named: str | None) -> dict[str, object]:
    """Choices given as `name=value`, and those that have a flag of their own."""
    return {
        **dict(parse_pair(pair) for pair in pairs),
        **{name: text for name, text in named.items() if text is not None},
    }


def parse_pair(text: str) -> tuple[str, str]:
    """Read `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise Refused("refused-option-pair", text=text)
    return name.strip(), value.strip()
