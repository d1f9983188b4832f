"""Seats: names of people, and bots as `bot:<name>`, as in match files."""

from collections.abc import Sequence

from batyskaf.core.reason import Refused
from batyskaf.locale import Texts

BOT = "bot:"


def bot_of(seat: str) -> str | None:
    """The bot in a seat, or None for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None


def shown_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """The names of the seats for people."""
    return [texts.say("seat-bot", number=at + 1) if bot_of(seat) else seat for at, seat in enumerate(seats)]


def seating(count: int, names: str | None, bots: str | None, texts: Texts, bot: str = "random") -> tuple[str, ...]:
    """Fill the seats: named people first, then people without a name, then bots of one kind. `bots` is "all", "none" or
    a number; by default one person plays, or as many as are named.
    """
    given = [name.strip() for name in names.split(",")] if names else []
    if "" in given or len(given) > count:
        raise Refused("refused-seat-names", count=count, given=len([name for name in given if name]))
    machines = _machines(count, bots, len(given))
    if given and bots is not None and count - machines < len(given):
        raise Refused("refused-seats-and-bots", named=len(given), bots=machines, count=count)
    seats = list(given)
    while len(seats) < count - machines:
        seats.append(texts.say("seat-person", number=len(seats) + 1))
    people = [seat for seat in seats if not bot_of(seat)]
    if len(set(people)) != len(people):
        raise Refused("refused-seats-alike")
    return (*seats, *[BOT + bot] * (count - len(seats)))


def _machines(count: int, bots: str | None, named: int) -> int:
    if bots is None:
        return count - max(named, 1)
    if bots in ("all", "none"):
        return count if bots == "all" else 0
    if not bots.isdecimal() or len(bots) > 9 or int(bots) > count:
        raise Refused("refused-bots", bots=bots, count=count)
    return int(bots)
