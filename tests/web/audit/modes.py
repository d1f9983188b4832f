"""The games that the audit plays: every game, its modes, all missions, and the guided first games."""

from collections.abc import Mapping
from dataclasses import dataclass, field

GUIDED = "guided"


@dataclass(frozen=True)
class Mode:
    """One way to play a game. `kinds` are the seats as `kit.Server.table` takes them."""

    game: str
    name: str
    kinds: str = "mbbb"
    options: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game} {self.name}"


def _crew() -> list[Mode]:
    first = [
        Mode("crew", "mission-4", "mbbb", {"mission": "4"}),
        Mode("crew", "mission-30", "mbbbb", {"mission": "30"}),
        Mode("crew", "tonoja", "mb", {"mission": "7"}),
        Mode("crew", "tonoja-second", "bm", {"mission": "7"}),
        Mode("crew", "three", "mbb", {"mission": "11", "distress": "active"}),
        Mode("crew", "predictions", "mbb", {"mission": "1", "tasks": ["T93", "T94", "T95"]}),
    ]
    others = ["tutorial", *map(str, range(1, 33)), "epilogue", "promo", "promo-2"]
    seats = ("mbbb", "mbb", "mbbbb", "mb")
    known = [Mode("crew", f"mission-{one}", seats[at % 4], {"mission": one}) for at, one in enumerate(others)]
    return [*first, *(one for one in known if one.name not in {mode.name for mode in first})]


def _aquatica() -> list[Mode]:
    short = {"turn_limit_per_player": 12}
    return [
        Mode("aquatica", "basic", "mbbb", short),
        Mode("aquatica", "solo", "m", short),
        Mode("aquatica", "advanced", "mbb", {**short, "mode": "advanced"}),
        Mode("aquatica", "two", "mb", short),
        Mode("aquatica", "solo-advanced", "m", {**short, "mode": "advanced"}),
        Mode("aquatica", "open-draft", "mbbb", {**short, "mode": "advanced", "king_draft_open": True}),
        Mode("aquatica", "2019", "mbb", {**short, "edition": "2019"}),
    ]


def _endeavor() -> list[Mode]:
    first = [
        Mode("endeavor", "mission-1", "mb", {"mission": "1"}),
        Mode("endeavor", "together", "mbb", {"mission": "3", "mode": "cooperative"}),
        Mode("endeavor", "alone", "m", {"mission": "2"}),
        Mode("endeavor", "five", "mbbbb", {"mission": "4", "fifth_player": True}),
        Mode("endeavor", "retail", "mbbb", {"mission": "5", "edition": "retail"}),
    ]
    seats = ("mbb", "mbbb", "mb")
    known = [Mode("endeavor", f"mission-{at}", seats[at % 3], {"mission": str(at)}) for at in range(2, 9)]
    retail = [
        Mode("endeavor", f"mission-{at}", seats[at % 3], {"mission": str(at), "edition": "retail"}) for at in (9, 10)
    ]
    return [*first, *known, *retail]


MODES: dict[str, list[Mode]] = {
    game: [*modes[:2], Mode(game, GUIDED), *modes[2:]]
    for game, modes in {"crew": _crew(), "aquatica": _aquatica(), "endeavor": _endeavor()}.items()
}
"""Every mode by game, the most telling first."""
