"""The languages of the table: every folder of Fluent files in `locale/` is one, by its code (`en`, `pt-BR`)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

LOCALE: Final = Path(__file__).parent / "locale"
FALLBACK: Final = "en"
"""The language for missing words."""


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages in a folder: English first, the others by their codes."""
    found = {path.parent.name for path in folder.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


LANGUAGES: Final = languages_in(LOCALE)


def best_language(wanted: Iterable[str], known: Iterable[str] = LANGUAGES) -> str:
    """The first wanted language that is known, as browsers or systems spell it; English if none is.

    >>> best_language(["fr-CA", "pl_PL.UTF-8"], ["en", "pl"])
    'pl'
    """
    spelled = {lang.lower(): lang for lang in known}
    for name in wanted:
        tag = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for code in (tag, tag.partition("-")[0]):
            if code in spelled:
                return spelled[code]
    return FALLBACK
