"""Renders a game in words and lines: panels, choices and log lines, for the terminal, reviews, hints and environments.

Each game in this repository has a module of its own name here, whose `RENDERER` is a subclass of `Renderer`. Installed
packages provide theirs by the entry point `batyskaf.renderers`, under the name of the game.
"""

from functools import cache
from importlib.metadata import entry_points

import msgspec

from batyskaf.core.game import Game
from batyskaf.core.installed import using
from batyskaf.games import companion
from batyskaf.locale import Texts
from batyskaf.render.base import Area, Choice, Group, Renderer, Sight

__all__ = ["Area", "Choice", "Group", "Renderer", "Sight", "renderer_for"]


def renderer_for(game: Game, texts: Texts, options: msgspec.Struct | None = None) -> Renderer:
    """Return the renderer of a game, for a match with these options; games without one get the plain one.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> renderer = renderer_for(game, Texts("en"))
    >>> [area.title for area in renderer.areas(state.view(state.turn), ("Ada", "Ben", "Cy"))]
    ['Crew', 'Tasks', 'Your hand']
    """
    return _class_for(game.name)(game, texts, options)


@cache
def _class_for(game: str) -> type[Renderer]:
    module = companion(__name__, game)
    if module is not None:
        ours: type[Renderer] = module.RENDERER
        return ours
    for point in entry_points(group="batyskaf.renderers", name=game):
        with using(point):
            installed: type[Renderer] = point.load()
        return installed
    return Renderer
