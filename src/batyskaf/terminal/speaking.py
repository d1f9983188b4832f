"""What all commands share: common options, the language, and error messages."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from batyskaf.languages import LANGUAGES, best_language

if TYPE_CHECKING:
    from batyskaf.locale import Texts

WRONG = 2
"""The exit status for a request that can't be fulfilled."""

LISTED = 20
"""How many faults of a file are printed."""
OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors of writing to standard output, which has no file name."""


def _known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise typer.BadParameter(f"{name!r} is not one of {', '.join(LANGUAGES)}.")
    return name


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        parser=_known_language,
        metavar=f"[{'|'.join(LANGUAGES)}]",
        help="The language of the table; by default that of the system.",
    ),
]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; by default one for each core.")]
Options = Annotated[
    list[str] | None, typer.Option(help="Any option of the game as name=value; see `batyskaf games GAME`.")
]


def system_language() -> str:
    """The language of the terminal: BATYSKAF_LANG, or else the system's locale."""
    named = (os.environ.get(name, "") for name in ("BATYSKAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(list(filter(None, named))[:1])


def fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(WRONG)


def error_text(error: Exception, texts: "Texts") -> str:
    """An error in words: a refusal, all faults of content, or a problem with a file."""
    from batyskaf.core.content import ContentError
    from batyskaf.core.faults import unread
    from batyskaf.core.position import PositionError
    from batyskaf.core.reason import Refused

    if isinstance(error, Refused):
        return texts.why(error.reason)
    if isinstance(error, ContentError):
        id = "position-wrong" if isinstance(error, PositionError) else "content-wrong"
        lines = [texts.say(id, count=len(error.faults)), *map(texts.fault, error.faults[:LISTED])]
        if len(error.faults) > LISTED:
            lines.append(texts.say("workshop-more-faults", count=len(error.faults) - LISTED))
        return "\n".join(lines)
    if isinstance(error, OSError):  # errors of named files are refusals, so this one is about standard output
        id = "refused-output" if error.errno in OUTPUT else "refused-system"
        return texts.say("refused-write" if error.filename else id, file=str(error.filename), **unread(error))
    return str(error)


@contextmanager
def in_language(lang: str | None) -> "Iterator[Texts]":
    """Provide the texts of a language; turn errors into a sentence on standard error and exit status 2."""
    from batyskaf.core.content import ContentError
    from batyskaf.core.reason import Refused
    from batyskaf.locale import Texts

    texts = Texts(lang or system_language())
    try:
        yield texts
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has closed the pipe, as `head` does
        raise typer.Exit(1) from None
    except (Refused, ContentError, OSError) as error:
        fail(error_text(error, texts))
