"""Every card and manta in exactly one place."""

from collections import Counter

from batyskaf.core.game import State
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.state import AquaticaState


def nothing_is_lost(state: State) -> None:
    assert isinstance(state, AquaticaState)
    locations_are_in_one_place(state)
    characters_are_in_one_place(state)
    mantas_are_in_one_place(state)
    counts_agree(state)


def locations_are_in_one_place(s: AquaticaState) -> None:
    found: Counter[int] = Counter(int(location) for location in s.deal.locations[s.dealt :])
    rows = {codes.AT_BOTTOM: s.bottom, codes.AT_TOP: s.top}
    for place, row in rows.items():
        lying = [int(location) for location in row if location >= 0]
        assert all(s.place[location] == place for location in lying)
        found.update(lying)
    for seat in range(s.seats):
        slots = range(seat * codes.SLOTS, (seat + 1) * codes.SLOTS)
        held = [int(s.slot[i]) for i in slots if s.slot[i] >= 0]
        assert all(s.place[location] == codes.AT_BOARD + seat for location in held)
        found.update(held)
    for location in range(s.rules.places):
        if s.place[location] == codes.AT_DISCARD or s.place[location] >= codes.AT_SCORED:
            found[location] += 1
        assert (s.place[location] == codes.AT_DECK) == (location in list(s.deal.locations[s.dealt :]))
    assert found == Counter(int(location) for location in s.deal.locations)


def characters_are_in_one_place(s: AquaticaState) -> None:
    kinds = int(s.rules.kinds)
    found: Counter[int] = Counter(int(kind) for kind in s.deal.characters[s.arrived :])
    found.update(int(s.row[i]) for i in range(s.row_size))
    found.update({kind: int(s.gone[kind]) for kind in range(kinds) if s.gone[kind]})
    found.update(int(king) for king in s.kings_left)
    for seat in range(s.seats):
        found.update({kind: int(s.hand[seat * kinds + kind]) for kind in range(kinds) if s.hand[seat * kinds + kind]})
        found.update(int(s.pile[seat * s.room + i]) for i in range(s.pile_size[seat]))
    drafting = s.kind() == codes.F_DRAFT
    if drafting:
        found.update(int(king) for king in s.king if king >= 0)
    for at in range(0, int(s.size), int(codes.FRAME)):
        card = int(s.agenda[at + 3])
        if s.agenda[at] == codes.F_CARD and card >= 0 and card % 2 == 0 and not s.rules.stays[card // 2]:
            found[card // 2] += 1
    expected: Counter[int] = Counter(int(kind) for kind in s.setup.ocean)
    expected.update({int(kind): int(s.seats) for kind in s.setup.starting})
    if s.setup.kings == codes.KINGS_BY_SEAT:
        expected.update(int(king) for king in s.king)
    expected.update(int(king) for king in s.deal.kings)
    assert found == expected


def mantas_are_in_one_place(s: AquaticaState) -> None:
    herd, trained = int(s.rules.herd), int(s.rules.trained)
    for seat in range(s.seats):
        placed = [int(s.track_manta[i]) for i in range(len(s.track)) if s.track[i] == seat]
        for manta in range(trained):
            at = seat * herd + manta
            assert s.ready_mantas[at] + s.tired_mantas[at] + placed.count(manta) == 1
    for manta in range(trained, herd):
        owned = sum(
            int(s.ready_mantas[seat * herd + manta] + s.tired_mantas[seat * herd + manta]) for seat in range(s.seats)
        )
        assert owned + s.supply[manta] == s.rules.supply[manta]
    assert all(number >= 0 for number in (*s.ready_mantas, *s.tired_mantas, *s.supply, *s.hand))


def counts_agree(s: AquaticaState) -> None:
    """What is counted along the way is what lies there."""
    kinds = int(s.rules.kinds)
    for seat in range(s.seats):
        assert s.hand_size[seat] == sum(s.hand[seat * kinds + kind] for kind in range(kinds))
        scored = [i for i in range(s.rules.places) if s.place[i] == codes.AT_SCORED + seat]
        assert s.scored_points[seat] == sum(s.rules.points[i] for i in scored)
        assert s.scored_count(seat) == len(scored)
        tracks = {i // int(codes.SPOTS) for i in range(len(s.track)) if s.track[i] == seat}
        assert s.claimed[seat] == sum(1 << track for track in tracks)
