"""`batyskaf review`: a review as tables and a small graph in the terminal."""

import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from batyskaf.core.faults import read_file, writing
from batyskaf.core.match import Match
from batyskaf.lab.page import page
from batyskaf.lab.review import Judged, Review, match_of, review
from batyskaf.lab.review_words import because, level_name, lines_of, percent, truth_lines
from batyskaf.lab.working import pool_of
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.render.seats import shown_names

BARS = "▁▂▃▄▅▆▇█"
SIGNS = {"": " ", "slip": "·", "mistake": "?", "blunder": "‼"}
STYLES = {"slip": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
WIDEST = 100


def run(file: Path, level: str, html: Path | None, jobs: int | None, texts: Texts) -> None:
    """Review a match file; print the review, or write it as an HTML page."""
    data = read_file(file)
    match = match_of(data, str(file))
    if html is not None:
        _try_to_write(html)
    found = _reviewed(data, level, jobs if jobs is not None else os.cpu_count() or 1, texts)
    names = names_of(match, texts)
    if html is not None:
        truth = [] if found.truth is None else truth_lines(found.truth, found.game, names, texts)
        with writing(html):
            html.write_text(page(found, names, texts, renderer_for(match.game, texts).title(), truth), encoding="utf-8")
        print(texts.say("review-written", file=str(html)))
    else:
        Console(soft_wrap=not sys.stdout.isatty()).print(review_text(found, match, texts))


def _try_to_write(page: Path) -> None:
    """Refuse a path that can't be written before the long computation, not after it."""
    with writing(page):
        new = not page.exists()
        page.open("ab").close()
        if new:
            page.unlink()


def names_of(match: Match, texts: Texts) -> tuple[str, ...]:
    return renderer_for(match.game, texts).names(shown_names(match.seats, texts))


def _reviewed(data: bytes, level: str, jobs: int, texts: Texts) -> Review:
    bar = Progress(
        TextColumn(texts.say("review")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    pool: Executor | None = pool_of(jobs) if jobs > 1 else None
    try:
        with bar:
            task = bar.add_task("", total=None)
            return review(
                data, level, pool=pool, progress=lambda done, all: bar.update(task, completed=done, total=all)
            )
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)


def review_text(found: Review, match: Match, texts: Texts) -> RenderableType:
    """The review for the terminal."""
    names = names_of(match, texts)
    renderer = renderer_for(match.game, texts)
    parts: list[RenderableType] = [
        Text(f"{renderer.title()} · {texts.say('review')}", style="bold"),
        Text(renderer.result(found.result, names)),
        Text(texts.say("review.about", level=level_name(found, texts)), style="dim"),
        Text(),
        *_graph(found, names, texts),
    ]
    marked = [one for one in found.decisions if one.mark]
    parts += [Text(), Text(texts.say("review-mistakes"), style="bold")]
    if marked:
        parts += [Text(texts.say("review-mistakes.count", count=len(marked))), _mistakes(marked, names, texts)]
    else:
        parts.append(Text(texts.say("review-mistakes.none")))
    if found.truth is not None:
        parts += [Text(), Text(texts.say("review-truth"), style="bold")]
        parts += [Text(line) for line in truth_lines(found.truth, found.game, names, texts)]
    return Group(*parts)


def _graph(found: Review, names: Sequence[str], texts: Texts) -> list[RenderableType]:
    """One row of bars for each line of the graph, with marks for mistakes below."""
    parts: list[RenderableType] = [Text(texts.say("review-graph"), style="bold")]
    parts.append(Text(texts.say("review-graph.about", count=len(found.decisions)), style="dim"))
    for who, line in lines_of(found, names, texts):
        for start in range(0, len(line), WIDEST):
            row = line[start : start + WIDEST]
            bars = Text(f"{who:>12.12} ").append("".join(_bar(one.after) for one in row), style="cyan")
            signs = Text(" " * 13)
            for one in row:
                signs.append(SIGNS[one.mark], style=STYLES.get(one.mark, ""))
            parts += [bars, signs]
    return parts


def _bar(value: float) -> str:
    return BARS[min(len(BARS) - 1, max(0, int(value * len(BARS))))]


def _mistakes(marked: Sequence[Judged], names: Sequence[str], texts: Texts) -> Table:
    table = Table(show_lines=True)
    for heading in ("review-move", "review-who", "review-what", "review-chance", "review-better"):
        table.add_column(texts.say(heading), justify="right" if heading == "review-move" else "left")
    for one in marked:
        what = Text(one.chosen.label[texts.lang]).append("\n")
        what.append(texts.say(f"review-mark-{one.mark}"), style=STYLES[one.mark])
        better = Text(one.best.label[texts.lang], style="bold").append("\n")
        better.append(because(one, texts), style="not bold")
        chance = f"{percent(one.before)} → {percent(one.after)} %"
        table.add_row(str(one.number), names[one.seat], what, chance, better)
    return table
