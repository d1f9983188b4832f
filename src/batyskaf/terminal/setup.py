"""From what a person chose to a match that can begin: options by the game's schema, seats, seed, packs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from batyskaf import bots, games
from batyskaf.core.content import ContentError
from batyskaf.core.fairness import fresh_seed, read_seed
from batyskaf.core.game import Game
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.options import Option, options_of
from batyskaf.core.reason import Refused
from batyskaf.locale import Texts
from batyskaf.terminal import folders
from batyskaf.terminal.files import load_packs, read_pack
from batyskaf.terminal.seats import seating
from batyskaf.terminal.session import Session

NOTHING = ("none", "brak")
"""How people write that a number is not to be."""
SWITCHES = {"yes": True, "no": False, "tak": True, "nie": False, "on": True, "off": False}


@dataclass(frozen=True)
class Wish:
    """What a person asked for, in their own words."""

    game: str
    choices: Mapping[str, object] = field(default_factory=dict)
    seats: str | None = None
    bots: str | None = None
    seed: str | None = None
    packs: Sequence[Path] = ()
    bot: str | None = None
    """The bot for empty seats; None for the one that suits the game."""
    flags: Sequence[str] = ()
    """The flags of the command that say so."""


def begin(wish: Wish, texts: Texts) -> Session:
    """Set up a match and put it on disk."""
    game = load(wish.game, wish.packs)
    options = chosen(game, wish.choices)
    seed = read_seed(wish.seed) if wish.seed is not None else fresh_seed()
    seats = seating(game.seats(options), wish.seats, wish.bots, texts, bot_for(game, wish.bot))
    return Session(Match(game, options, seed, seats), folders.new_match(game.name), texts)


def check_flags(given: Sequence[str], resume: bool) -> None:
    """Refuse what would be left out of account without a word."""
    if resume and given:
        raise Refused("refused-flags-resume", flags=", ".join(given))
    lost = [flag for flag in given if flag in ("--new", "--again")]
    if lost and "--campaign" not in given:
        raise Refused("refused-flags-campaign", flags=", ".join(lost))


def resumed(game: str | None, texts: Texts) -> Session:
    """The match that was left last and can be played on; files that can't are named and passed over."""
    wrong: list[Refused] = []
    for path in folders.unfinished(game):
        try:
            match = replay(read_recording(path), games.load)
        except (Refused, ContentError) as error:
            wrong.append(named(path, error))
            continue
        session = Session(match, path, texts)
        session.notice = passed_over(wrong, texts)
        return session
    if wrong:
        raise wrong[0]
    raise Refused("refused-nothing-to-resume", folder=str(folders.match_folder()))


def named(path: Path, error: Refused | ContentError) -> Refused:
    """What is wrong with a match file, with its name."""
    if isinstance(error, ContentError):
        return Refused("refused-match-packs", file=str(path))
    if "file" in error.reason.args:
        return error
    return Refused("refused-match-named", **{**error.reason.args, "file": str(path), "detail": error.reason.id})


def passed_over(wrong: Sequence[Refused], texts: Texts) -> str:
    """A line about files that are left as they are."""
    return " ".join(texts.say("passed-over", why=texts.why(refused.reason)) for refused in wrong)


def bot_for(game: Game, bot: str | None) -> str:
    """The bot a person asked for, if this game has it; else one of middle strength."""
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
    known = {option.name: option for option in options_of(game)}
    read = {name: _read(known[name], value) if name in known else value for name, value in choices.items()}
    return game.options(**read)


def read_pairs(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """What `name=value` chose, checked and as the game reads it; the rest stays as the game has it."""
    choices = dict(parse_pair(pair) for pair in pairs)
    read: dict[str, object] = msgspec.to_builtins(chosen(game, choices))
    return {name: read[name] for name in choices}


def _read(option: Option, value: object) -> object:
    """A choice as people type it, as the schema wants it."""
    if not isinstance(value, str):
        return value
    if option.kind == "switch":
        return SWITCHES.get(value.casefold(), value)
    if option.kind == "number" and value.casefold() in NOTHING:
        return None
    if option.kind == "list":
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


def parse_pair(text: str) -> tuple[str, str]:
    """Read `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise Refused("refused-option-pair", text=text)
    return name.strip(), value.strip()
