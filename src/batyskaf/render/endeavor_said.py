"""Endeavor's moves in sentences: what somebody at the table would say, with hexes named by what they show and where."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor.schema import Rewards
from batyskaf.games.endeavor.view import EndeavorView

if TYPE_CHECKING:
    from batyskaf.render.endeavor import EndeavorRenderer
    from batyskaf.render.endeavor_words import EndeavorWords

ROWS: Final = ("top", "", "bottom")
COLUMNS: Final = ("left", "", "right")


def hex_words(words: "EndeavorWords", mission: str, id: str) -> str:
    """A hex by what it shows and where it lies: `Coordination (bottom left)`; equal ones are numbered."""
    hexes = words.printed.missions[mission].board.hexes
    named = {hex.id: (_shown(words, hex), _where(hexes, hex)) for hex in hexes}
    if id not in named:
        return id
    what, where = named[id]
    alike = [other for other, name in named.items() if name == named[id]]
    number = alike.index(id) + 1 if len(alike) > 1 else 0
    return words.texts.say("web-endeavor-hex-at", what=what, where=where, number=number, count=len(alike))


def _shown(words: "EndeavorWords", hex: ms.Hex) -> str:
    """What is on a hex: the goal it decides, its field, rewards and points."""
    say = words.texts.say
    parts = [say(f"line-endeavor-goal-{hex.goal}")] if hex.goal else []
    parts += [say(f"field-endeavor-{hex.field}")] if hex.field else []
    parts += [words.rewards(hex.gain)] if hex.gain else []
    parts += [say("web-endeavor-points", points=hex.points)] if hex.points else []
    return ", ".join(parts) or "∞"


def _where(hexes: Sequence[ms.Hex], hex: ms.Hex) -> str:
    if hex.off_grid:
        return "beside"
    spots = [_spot(other) for other in hexes if not other.off_grid]
    row, column = _spot(hex)
    rows = ROWS[_third(row, [one[0] for one in spots])]
    columns = COLUMNS[_third(column, [one[1] for one in spots])]
    return "-".join(part for part in (rows, columns) if part) or "middle"


def _third(at: int, all: Sequence[int]) -> int:
    """In which third of a length something lies."""
    low, high = min(all), max(all)
    return 1 if low == high else min(2, 3 * (at - low) // (high - low + 1))


def _spot(hex: ms.Hex) -> tuple[int, int]:
    row, column = hex.id.removeprefix("r").split("c")
    return int(row), int(column)


def said(renderer: "EndeavorRenderer", view: EndeavorView, move: int) -> str:
    """A move in a few words that need no heading, for hints and reviews."""
    moves, say = renderer.game.moves, renderer.texts.say
    kind, words = moves.kind(move), moves.words(move)
    first = words[0] if words else ""
    sentence = f"said-endeavor-{kind}"
    id = sentence if renderer.texts.has(sentence) else f"move-endeavor-{kind}"
    if kind in ("sonar", "dive", "conserve", "journal"):
        gain = _gain(renderer, first, words[1])
        return say(id, name=renderer.tile(first), site=f"({renderer.rewards(gain)})" if gain else "").strip()
    if kind in ("recruit", "activate", "recover", "copy"):
        return say(id, name=renderer.side(first))
    if kind in ("launch", "travel", "from"):
        return say(id, name=renderer.tile(first))
    if kind in ("apply", "discard", "space", "publish"):
        return say(id, name=renderer.printed.journals[first].name.get(renderer.texts.lang))
    if kind in ("cash", "use"):
        token = renderer.printed.tokens[first]
        return say(id, name=renderer.rewards(token.use.gain) if token.use else "", research=token.research)
    if kind == "shift":
        return say(id, name=hex_words(renderer, view.mission, first))
    return say(id, name=_name(renderer, view, kind, first), place=first) if id == sentence else ""


def _gain(renderer: "EndeavorRenderer", tile: str, site: str) -> Rewards:
    """What a site of a tile gives."""
    entry = renderer.printed.tiles[tile]
    gains = {slot.id: slot.gain for track in entry.sonar for slot in track}
    gains |= {one.id: one.gain for one in entry.conserve}
    gains |= {one.id: one.gain for one in entry.journal}
    return gains.get(site, ())


def _name(renderer: "EndeavorRenderer", view: EndeavorView, kind: str, first: str) -> str:
    """The name of the thing that a move is about."""
    lang = renderer.texts.lang
    match kind:
        case "draw":
            return first
        case "keep":
            return renderer.tile(first)
        case "place":
            return renderer.tile(view.about) if view.about else ""
        case "impact":
            return hex_words(renderer, view.mission, first)
        case "retain":
            return renderer.printed.tokens[first].text.get(lang)
        case _:
            return renderer.texts.say(f"reward-endeavor-{first}", depths="", action="").strip()
