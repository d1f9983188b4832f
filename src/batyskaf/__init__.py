"""Batyskaf: an open table for three deep-sea games, The Crew, Aquatica and Endeavor.

Start with `batyskaf.load("crew")`, which returns the rules and content of a game, ready to start.
"""

from typing import TYPE_CHECKING

from batyskaf import _vecs

_vecs.install()  # before anything that imports librt

if TYPE_CHECKING:
    from batyskaf.games import load as load

__version__ = "1.0.0"
__all__ = ["__version__", "load"]


def __getattr__(name: str) -> object:
    """Import the games lazily, so that `import batyskaf` is fast."""
    if name == "load":
        from importlib import import_module

        return import_module("batyskaf.games").load
    raise AttributeError(f"module 'batyskaf' has no attribute {name!r}")
