"""Games and bots of installed packages: one that can't be loaded is refused by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

from batyskaf.core.reason import Refused


@contextmanager
def using(point: EntryPoint) -> Iterator[None]:
    """Turn an error while loading an entry point into a refusal that names it and the error."""
    try:
        yield
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise Refused("refused-installed", name=point.name, entry=point.value, said=said) from error
