"""A match of Aquatica as a position: at a turn, before or after the main action."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.agenda import WIDTH
from batyskaf.core.bits import BIT
from batyskaf.core.position import NOTHING, Position, options_written, position
from batyskaf.core.reason import Refused
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.options import AquaticaOptions
from batyskaf.games.aquatica.position import DONE, MOST_PRICE, RISEN, RIVAL
from batyskaf.games.aquatica.state import CAUSES, AquaticaState
from batyskaf.games.aquatica.turn import Turn

if TYPE_CHECKING:
    from batyskaf.games.aquatica.game import AquaticaGame

BY_SEAT = ("boards", "scored", "hands", "piles", "mantas", "paid", "crowns")


def write(game: "AquaticaGame", s: AquaticaState) -> Position:
    """A match as a position: at a turn, before or after the main action, once all kings have been seen."""
    if s.turn < 0:
        raise Refused("refused-position-over")
    kept = s.coins or s.power or any(power != 0 for power in s.typed)
    if s.size != WIDTH or s.kind() != Turn.KIND or kept:
        raise Refused("refused-position-now")
    if any(s.king[seat] >= 0 and not s.king_known & BIT[seat] for seat in range(s.seats)):
        raise Refused("refused-position-king")
    always = ("players", "mode", "kings")
    fields = options_written(AquaticaOptions, msgspec.json.decode(s.setup.options), always, ("chosen_goals",))
    fields.update(turn=int(s.owner), round=int(s.rounds) + 1)
    if s.get(Turn.PLAYED):
        fields["main"] = DONE
    if s.ending:
        fields["ending"] = f"{int(s.ending)} {CAUSES[s.cause]}"
    fields.update(_rows_written(s))
    fields.update(_seats_written(s))
    return position(game.name, **fields)


def _names(names: Sequence[str], numbers: Iterable[int]) -> str:
    return " ".join(names[number] if number >= 0 else NOTHING for number in numbers) or NOTHING


def _rows_written(s: AquaticaState) -> dict[str, object]:
    locations, characters = s.rules.locations, s.rules.characters
    discarded = [number for number in range(s.rules.places) if s.place[number] == codes.AT_DISCARD]
    return {
        "bottom": _names(locations, s.bottom),
        "top": _names(locations, s.top),
        "shed": _names(locations, discarded),
        "locations": _names(locations, list(s.deal.locations)[int(s.dealt) :]),
        "row": _names(characters, list(s.row)[: int(s.row_size)]),
        "characters": _names(characters, list(s.deal.characters)[int(s.arrived) :]),
        "tracks": {s.rules.goals[goal]: _spots(s, track) for track, goal in enumerate(s.deal.goals)},
    }


def _spots(s: AquaticaState, track: int) -> str:
    words = []
    for at in range(track * int(codes.SPOTS), (track + 1) * int(codes.SPOTS)):
        if s.track[at] >= 0 and s.setup.solo and s.track[at] == codes.RIVAL_SEAT:
            words.append(RIVAL)
        elif s.track[at] >= 0:
            words.append(f"{int(s.track[at])}={s.rules.mantas[s.track_manta[at]]}")
    return " ".join(words)


def _seats_written(s: AquaticaState) -> dict[str, object]:
    rules, kinds, herd = s.rules, int(s.rules.kinds), int(s.rules.herd)
    fields: dict[str, dict[int, str]] = {key: {} for key in BY_SEAT}
    for seat in range(s.seats):
        slots = range(seat * int(codes.SLOTS), (seat + 1) * int(codes.SLOTS))
        boards = [f"{rules.locations[s.slot[i]]}{RISEN}{int(s.risen[i])}" if s.slot[i] >= 0 else NOTHING for i in slots]
        fields["boards"][seat] = " ".join(boards)
        scored = [number for number in range(rules.places) if s.place[number] == codes.AT_SCORED + seat]
        fields["scored"][seat] = _names(rules.locations, scored) if scored else ""
        held = [kind for kind in range(kinds) for _ in range(s.hand[seat * kinds + kind])]
        fields["hands"][seat] = _names(rules.characters, held)
        pile = list(s.pile)[seat * int(s.room) : seat * int(s.room) + int(s.pile_size[seat])]
        fields["piles"][seat] = _names(rules.characters, pile)
        ready, tired = (
            _names(rules.mantas, [manta for manta in range(herd) for _ in range(counts[seat * herd + manta])])
            for counts in (s.ready_mantas, s.tired_mantas)
        )
        fields["mantas"][seat] = f"{ready} | {tired}"
        fields["paid"][seat] = " ".join(str(price) for price in range(MOST_PRICE + 1) if s.paid[seat] >> price & 1)
        if s.king[seat] >= 0:
            fields["crowns"][seat] = rules.characters[s.king[seat]]
    kept = {key: {seat: words for seat, words in by_seat.items() if words} for key, by_seat in fields.items()}
    return {key: by_seat for key, by_seat in kept.items() if by_seat}
