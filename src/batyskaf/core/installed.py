"""Games and bots of installed packages: what can't be used is refused by its name."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

from batyskaf.core.reason import Refused


@contextmanager
def using(point: EntryPoint) -> Iterator[None]:
    """An entry point is loaded meanwhile; if that fails, whoever asked for it is told which one, and why."""
    try:
        yield
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise Refused("refused-installed", name=point.name, entry=point.value, said=said) from error
