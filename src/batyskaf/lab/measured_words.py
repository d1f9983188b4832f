"""The figures of a pack as tables in words, for the terminal and for pages."""

from collections.abc import Iterator
from typing import NamedTuple

from batyskaf.lab.figures import Mean, Share
from batyskaf.lab.measured import Figures, Measured, SettingFigures
from batyskaf.lab.report import Line
from batyskaf.locale import Texts

NOTHING = "–"


class Worded(NamedTuple):
    """A table with its title; all lines have the same heads."""

    title: str
    lines: list[Line]


def tables(found: Measured, texts: Texts) -> list[Worded]:
    """All tables that have lines."""
    made = (
        Worded(texts.say("measure-tasks"), list(_tasks(found, texts))),
        Worded(texts.say("measure-games"), list(_games(found, texts))),
        Worded(texts.say("measure-seats"), list(_seats(found, texts))),
        Worded(texts.say("measure-entries"), list(_entries(found, texts))),
    )
    return [table for table in made if table.lines]


def notes(found: Measured, texts: Texts) -> list[str]:
    """What the reader of the figures should know."""
    games = found.settings[0].own.games if found.settings else 0
    said = [texts.say("measure-about", games=games, bot=_level(found.bot, texts))] if games else []
    if found.tasks:
        said.append(texts.say("measure-tasks-about"))
    if _worths(found):
        said.append(texts.say("measure-entries-about"))
    if found.left_out:
        said.append(texts.say("measure-left-out", count=found.left_out))
    return said


def _level(bot: str, texts: Texts) -> str:
    return texts.say(f"web-bot-{bot}") if texts.has(f"web-bot-{bot}") else bot


def _tasks(found: Measured, texts: Texts) -> Iterator[Line]:
    for task in found.tasks:
        for each in task.estimates:
            yield {
                texts.say("measure-task"): task.id,
                texts.say("measure-players-head"): each.players,
                texts.say("measure-stated"): task.stated.get(each.players, NOTHING),
                texts.say("measure-estimate"): f"{each.value:.1f} [{each.low:.1f}, {each.high:.1f}]",
            }


def _games(found: Measured, texts: Texts) -> Iterator[Line]:
    for each in found.settings:
        measured = "success" if each.own.success is not None else "score"
        own, printed = texts.say("measure-own"), texts.say("measure-printed")
        yield {
            texts.say("measure-setting"): _setting(each, texts),
            f"{texts.say(f'measure-{measured}')} · {own}": _result(each.own),
            f"{texts.say(f'measure-{measured}')} · {printed}": _result(each.printed),
            f"{texts.say('measure-length')} · {own}": mean(each.own.decisions),
            f"{texts.say('measure-length')} · {printed}": mean(each.printed.decisions if each.printed else None),
        }


def _setting(each: SettingFigures, texts: Texts) -> str:
    players = int(str(each.options["players"]))
    if "mission" not in each.options:
        return texts.say("measure-players", players=players)
    mission, beside = str(each.options["mission"]), str(each.beside.get("mission", ""))
    said = texts.say("measure-mission", mission=mission, players=players)
    return said if beside in ("", mission) else f"{said} ({texts.say('measure-beside', mission=beside)})"


def _seats(found: Measured, texts: Texts) -> Iterator[Line]:
    for each in found.settings:
        for seat, won in enumerate(each.own.seats):
            yield {
                texts.say("measure-setting"): _setting(each, texts),
                texts.say("measure-seat"): seat + 1,
                texts.say("measure-own"): share(won),
                texts.say("measure-printed"): share(each.printed.seats[seat] if each.printed else None),
            }


def _entries(found: Measured, texts: Texts) -> Iterator[Line]:
    own, printed = texts.say("measure-own"), texts.say("measure-printed")
    for each in found.entries:
        theirs = each.printed
        line: Line = {
            texts.say("measure-entry"): f"{texts.say('workshop-section', name=each.section)}: {each.id}",
            f"{texts.say('measure-often')} · {own}": share(each.own.often),
            f"{texts.say('measure-often')} · {printed}": share(theirs.often if theirs else None),
        }
        worth: Line = {
            f"{texts.say('measure-worth')} · {own}": mean(each.own.worth),
            f"{texts.say('measure-worth')} · {printed}": mean(theirs.worth if theirs else None),
        }
        yield {**line, **worth} if _worths(found) else line


def _worths(found: Measured) -> bool:
    """Whether anybody gets points for themselves, so that an entry can be worth some."""
    return any(each.own.success is None for each in found.settings)


def _result(figures: Figures | None) -> str:
    if figures is None:
        return NOTHING
    return share(figures.success) if figures.success is not None else mean(figures.score)


def share(found: Share | None) -> str:
    """A share with its interval, in percent."""
    return NOTHING if found is None else f"{found.share:.0%} [{found.low:.0%}, {found.high:.0%}]"


def mean(found: Mean | None) -> str:
    """A mean with its interval."""
    return NOTHING if found is None else f"{found.mean:.1f} [{found.low:.1f}, {found.high:.1f}]"
