"""Lists the games with their modes, and the options of a game with their explanations."""

from collections.abc import Iterator

from batyskaf import games as shelf
from batyskaf.core.game import Game
from batyskaf.core.options import Option, options_of
from batyskaf.locale import Texts


def games(texts: Texts) -> Iterator[str]:
    """One paragraph for each game."""
    for name in shelf.names():
        id = f"game-{name}"
        yield f"{name:10} {texts.say(id) if texts.has(id) else ''}".rstrip()
        for part in ("about", "modes"):
            if texts.has(f"{id}.{part}"):
                yield f"{'':10} {texts.say(f'{id}.{part}', **_counts(shelf.load(name)))}"
    yield ""
    yield texts.say("games-hint")


def _counts(game: Game) -> dict[str, int]:
    """Return the numbers in a game's line of modes."""
    missions = game.presentation().choices.get("mission", {})
    return {"missions": sum(mission.isdecimal() for mission in missions)}


def options(name: str, texts: Texts) -> Iterator[str]:
    """Every option of a game, with its meaning, its values and its default."""
    for option in options_of(shelf.load(name)):
        id = f"option-{name}-{option.name}"
        yield f"{option.name}={shown(option.default)}".rstrip("=")
        yield f"    {texts.say(f'{id}.help') if texts.has(f'{id}.help') else ''}"
        if option.choices:
            yield "    " + texts.say("option-choices", choices=", ".join(choices(option, id, texts)))
    yield ""
    yield texts.say("options-hint", game=name)


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value in (None, ()) else str(value)


def choices(option: Option, id: str, texts: Texts) -> Iterator[str]:
    for choice in option.choices:
        words = f"{id}.value-{str(choice).replace(' ', '-')}"
        yield f"{choice} ({texts.say(words)})" if texts.has(words) else str(choice)
