"""The Crew's sheet: cards, signs, badges of missions, and tasks."""

from batyskaf.art import badges, scenes, suits, tasks
from batyskaf.art.shapes import SVG, tag
from batyskaf.games.crew.content import load_content


def cover() -> str:
    """The picture of the game for the front page."""
    return scenes.crew()


def sheet() -> str:
    """All symbols that only this table uses."""
    content = load_content()
    body = suits.cards() + badges.badges(content.missions.values()) + tasks.tasks(content.tasks)
    return tag("svg", body, xmlns=SVG)
