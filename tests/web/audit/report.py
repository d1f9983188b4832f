"""Findings: what was found where, how findings are grouped, and the pictures that are kept of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.web.audit.kinds import KINDS
from tests.web.audit.looks import Look
from tests.web.audit.modes import Mode
from tests.web.kit import ROOT

FOLDER = ROOT / "build" / "audit"
"""Where pictures of what fails are kept."""


@dataclass(frozen=True)
class Finding:
    kind: str
    selector: str
    text: str
    detail: str
    mode: Mode
    phase: str
    look: Look
    picture: str = ""

    @property
    def fault(self) -> tuple[str, str]:
        """What makes two findings the same fault: its kind and where it is."""
        return self.kind, self.selector or self.text.split(" ")[0]

    def __str__(self) -> str:
        return f"{self.kind}: {self.selector} “{self.text}” ({self.detail}) in {self.mode}, {self.phase}, {self.look}"


@dataclass(frozen=True)
class Audited:
    """One game that was played: how many decisions and looks, and what was found."""

    mode: Mode
    decisions: int
    looks: int
    findings: list[Finding]

    def __str__(self) -> str:
        return f"| {self.mode} | {self.decisions} | {self.looks} | {len(self.findings)} |"


def folder(mode: Mode) -> Path:
    return FOLDER / mode.game / mode.name


def picture_path(mode: Mode, phase: str, look: Look) -> Path:
    return folder(mode) / f"{phase or 'none'}-{look}.png".replace(" ", "-")


def grouped(findings: Iterable[Finding]) -> dict[tuple[str, str], list[Finding]]:
    """Findings by fault: kinds in their order, in each kind the most frequent fault first."""
    groups: dict[tuple[str, str], list[Finding]] = defaultdict(list)
    for one in findings:
        groups[one.fault].append(one)
    order = list(KINDS)
    return dict(sorted(groups.items(), key=lambda group: (order.index(group[0][0]), -len(group[1]))))


def text_of(findings: list[Finding], most: int = 12) -> str:
    """A report for people: by kind, then by fault, with screens, languages and a picture."""
    lines: list[str] = []
    counts = Counter(one.kind for one in findings)
    shown: Counter[str] = Counter()
    for (kind, _), group in grouped(findings).items():
        if shown[kind] == 0:
            lines += ["", f"{kind}: {counts[kind]} findings. {KINDS[kind][0].upper()}{KINDS[kind][1:]}."]
        shown[kind] += 1
        if shown[kind] > most:
            continue
        first = group[0]
        where = Counter(f"{one.look.screen}" for one in group)
        screens = ", ".join(f"{screen}×{count}" for screen, count in where.most_common())
        languages = " ".join(sorted({one.look.language for one in group}))
        texts = " ".join(sorted({one.look.text for one in group}))
        lines.append(f"  {first.selector or '(no element)'}")
        lines.append(f"      “{first.text}”: {first.detail}")
        phases = ", ".join(sorted({one.phase for one in group}))
        lines.append(f"      {first.mode.game}: {phases} · {screens} · {languages} · {texts}")
        if first.picture:
            lines.append(f"      {first.picture}")
    for kind, count in shown.items():
        if count > most:
            lines.append(f"… and {count - most} more faults of the kind {kind}; --most shows them")
    total = sum(counts.values())
    return "\n".join([*lines, "", f"{total} findings" if total else "Nothing was found."]).lstrip("\n")


def by_screen(findings: Iterable[Finding]) -> str:
    """A table of counts: kinds down, screens across."""
    found = list(findings)
    screens = sorted({one.look.screen for one in found}, key=lambda one: int(one.split("x")[0]))
    counts = Counter((one.kind, one.look.screen) for one in found)
    lines = ["| kind | " + " | ".join(screens) + " | all |", "|---" * (len(screens) + 2) + "|"]
    for kind in KINDS:
        row = [counts[kind, screen] for screen in screens]
        if sum(row):
            lines.append(f"| {kind} | " + " | ".join(map(str, row)) + f" | {sum(row)} |")
    return "\n".join(lines)
