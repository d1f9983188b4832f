"""How the table is looked at: screen, language, size of text, theme, and touch or mouse."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from batyskaf.languages import LANGUAGES

SCREENS = ("360x640", "390x844", "844x390", "820x1180", "1180x820", "1280x720", "1440x900", "1920x1080")
TOUCH = frozenset({"360x640", "390x844", "844x390", "820x1180", "1180x820"})
"""Phones and tablets are touched; on the others there is a mouse."""
TEXTS = ("m", "l")
THEMES = ("dark", "light")
LEAST_MOUSE = 24
LEAST_TOUCH = 44
"""The least size of a target in CSS pixels."""


@dataclass(frozen=True, order=True)
class Look:
    screen: str
    language: str
    text: str = "m"
    theme: str = "dark"

    @property
    def size(self) -> tuple[int, int]:
        width, height = self.screen.split("x")
        return int(width), int(height)

    @property
    def touch(self) -> bool:
        return self.screen in TOUCH

    @property
    def least(self) -> int:
        return LEAST_TOUCH if self.touch else LEAST_MOUSE

    def __str__(self) -> str:
        return "-".join((self.screen, self.language, {"m": "normal", "l": "large"}[self.text], self.theme))


def looks(
    screens: Sequence[str] = SCREENS,
    languages: Sequence[str] = LANGUAGES,
    texts: Sequence[str] = TEXTS,
    themes: Sequence[str] = THEMES,
) -> list[Look]:
    """All combinations in an order in which neighbours differ in everything, so that a few in a row are varied."""
    every = [Look(*one) for one in product(screens, languages, texts, themes)]
    return [every[at] for at in _spread(len(every))]


def _spread(count: int) -> Iterator[int]:
    """Each number below `count` once, in steps of about 0.618 of it."""
    step = next(one for one in range(max(1, round(count * 0.618)), count + 2) if _coprime(one, count))
    yield from ((at * step) % count for at in range(count))


def _coprime(a: int, b: int) -> bool:
    while b:
        a, b = b, a % b
    return a == 1
