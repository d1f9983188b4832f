"""What a policy is trained and measured on: missions with their options, and how often each is played."""

from dataclasses import dataclass
from functools import cache

import torch

from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import COLOUR_CARDS, NAMES
from batyskaf.games.crew.game import CrewGame, load
from batyskaf.learn.deals import Dealer
from batyskaf.learn.describing import Descriptions
from batyskaf.learn.plan import Plan

SINGLE = [f"win-{name}" for name in NAMES[:COLOUR_CARDS]]
"""A task for each colour card: win it. The base deck has five such tasks."""
PACK: dict[str, object] = {
    "game": "crew",
    "name": "single cards",
    "tasks": [
        {"id": id, "kind": "win_cards", "params": {"cards": [id[4:]]}, "text": {"en": f"Win {id[4:]}."}}
        | {"evidence": "designed", "difficulty": {"3": 1, "4": 1, "5": 1}}
        for id in SINGLE
    ],
}


@dataclass(frozen=True)
class Course:
    """A setting, and how often it is played at the start and at the end of training."""

    name: str
    choices: tuple[tuple[str, object], ...]
    single: tuple[int, ...] = ()
    """How many single cards to win, each number as often as it is listed; none: tasks as the mission draws them."""
    early: float = 0.0
    late: float = 0.0
    draws: float = 1.0
    """The share of the usual number of draws of tasks that is enough."""


def _drafted(players: int, signals: bool, **choices: object) -> tuple[tuple[str, object], ...]:
    communication = "normal" if signals else "silence"
    plain = {"mission": "7", "players": players, "distress": "off", "communication": communication}
    return tuple({**plain, **choices}.items())


MISSIONS = range(1, 33)
OBJECTIVES = {8, 12, 21, 23, 27}
"""Missions with an objective in place of tasks; they are played twice as often in the end."""
LAST = range(24, 32)
"""The hardest missions; in the end they are played twice as often, and eight times as often with four seats."""


def _missions() -> tuple[Course, ...]:
    """The logbook: every mission with three, four and five seats, without its clock."""
    found = []
    for number in MISSIONS:
        for players in (3, 4, 5):
            late = 0.4 if number in LAST or number in OBJECTIVES else 0.2
            if number in LAST and players == 4:
                late = 1.6
            choices = {"mission": str(number), "players": players, "timed": False}
            name = f"mission {number} with {players}"
            found.append(Course(name, tuple(choices.items()), early=0.01, late=late, draws=0.125))
    return tuple(found)


COURSES = (
    Course("three", _drafted(4, False, difficulty=3), early=2.0, late=0.1),
    Course("five", _drafted(4, False, difficulty=5), early=1.5, late=0.3),
    Course("seven", _drafted(4, False, difficulty=7), early=1.0, late=3.0),
    Course("spoken seven", _drafted(4, True, difficulty=7), early=0.2, late=0.6),
    Course("few cards", _drafted(4, False), (1, 2, 3, 4), early=3.0, late=0.1),
    Course("silent six", _drafted(4, False), (5, 6, 6), early=0.5, late=2.2),
    Course("six", _drafted(4, True), (4, 5, 6, 6, 6), early=0.5, late=3.5),
    Course("three seats", _drafted(3, True, difficulty=6), early=0.2, late=0.3),
    Course("five seats", _drafted(5, True, difficulty=6), early=0.2, late=0.3),
    *_missions(),
)
MEASURED = (
    Course("seven", _drafted(4, False, difficulty=7)),
    Course("silent six", _drafted(4, False), (6,)),
    Course("six", _drafted(4, True), (6,)),
)


class Setting:
    """A mission and a dealer for it; `first` is where its descriptions of tasks begin in `Rows`."""

    def __init__(self, course: Course, draws: int, seed: int, device: torch.device) -> None:
        game = _game(bool(course.single))
        draws = max(1, int(draws * course.draws))
        self.course = course
        self.plan = Plan(game, game.options(**dict(course.choices)), device)
        drawn = _single_cards(game, course.single, draws, seed) if course.single else None
        self.dealer = Dealer(self.plan, draws, seed, drawn)
        self.descriptions = Descriptions(self.plan)
        self.first = 0


@cache
def _game(single: bool) -> CrewGame:
    return load([PACK] if single else [])


def _single_cards(game: CrewGame, sizes: tuple[int, ...], draws: int, seed: int) -> list[list[int]]:
    rng = Rng.of(seed, "single cards")
    found = []
    for number in range(draws):
        left = list(SINGLE)
        size = sizes[number % len(sizes)]
        found.append([game.catalog.index(left.pop(int(rng.below(len(left))))) for _ in range(size)])
    return found


def prepare(courses: tuple[Course, ...], draws: int, seed: int, device: torch.device) -> list[Setting]:
    return [Setting(course, draws, seed, device) for course in courses]


def place(settings: list[Setting]) -> int:
    """Give each setting its part of the descriptions; returns how many places for tasks all of them need."""
    first = 0
    for setting in settings:
        setting.first = first
        first += len(setting.descriptions.general)
    return max(int(setting.dealer.draws.shape[1]) for setting in settings)
