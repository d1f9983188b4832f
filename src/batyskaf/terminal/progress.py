"""Progress of long work: a bar on a terminal, a line now and then where there is none."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SECONDS = 10
"""Between two lines of progress where there is no terminal."""

Seen = Callable[[int, int], None]
"""What is called with the number that is done and the total."""


@contextmanager
def shown(words: str) -> Iterator[Seen]:
    """Show on standard error how far something is, until the block ends."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lines(console, words)
        return
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda count, total: bar.update(task, completed=count, total=total)


def lines(console: Console, words: str) -> Seen:
    """Progress on a pipe."""
    said = time.monotonic()

    def progress(count: int, total: int) -> None:
        nonlocal said
        if time.monotonic() - said >= SECONDS or count == total:
            said = time.monotonic()
            console.print(f"{words} {count}/{total}")

    return progress
