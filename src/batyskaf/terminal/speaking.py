"""What every command has in common: options that come again, the language, and refusals said in words."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from batyskaf.locale import Texts

WRONG = 2
"""The exit status when a person asked for something that can't be done."""

OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""How it fails to write to standard output, which has no name."""


class Language(StrEnum):
    en = "en"
    pl = "pl"


Lang = Annotated[
    Language | None, typer.Option("--lang", help="The language of the table; by default that of the system.")
]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; by default one for each core.")]
Options = Annotated[
    list[str] | None, typer.Option(help="Any option of the game as name=value; see `batyskaf games GAME`.")
]


def system_language() -> Language:
    """The language of this terminal: BATYSKAF_LANG, else the locale of the system."""
    for name in ("BATYSKAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return Language.pl if value.lower().startswith("pl") else Language.en
    return Language.en


def fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(WRONG)


def told(error: Exception, texts: "Texts") -> str:
    """What went wrong, in words: a refusal, all faults of content, or trouble with a file."""
    from batyskaf.core.content import ContentError
    from batyskaf.core.faults import unread
    from batyskaf.core.reason import Refused

    if isinstance(error, Refused):
        return texts.why(error.reason)
    if isinstance(error, ContentError):
        faults = [texts.fault(fault) for fault in error.faults]
        return "\n".join([texts.say("content-wrong", count=len(faults)), *faults])
    if isinstance(error, OSError):  # what is read by name is refused by name, so this is about writing
        id = "refused-output" if error.errno in OUTPUT else "refused-system"
        return texts.say("refused-write" if error.filename else id, file=str(error.filename), **unread(error))
    return str(error)


@contextmanager
def spoken(lang: Language | None) -> "Iterator[Texts]":
    """Speak a language; what can't be done becomes a sentence on standard error and exit status 2."""
    from batyskaf.core.content import ContentError
    from batyskaf.core.reason import Refused
    from batyskaf.locale import Texts

    texts = Texts((lang or system_language()).value)
    try:
        yield texts
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough, as `head` does
        raise typer.Exit(1) from None
    except (Refused, ContentError, OSError) as error:
        fail(told(error, texts))
