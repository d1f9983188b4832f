"""Every card and manta in exactly one place."""

from batyskaf.core.agenda import WIDTH
from batyskaf.core.game import State
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.kings import Draft
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.aquatica.turn import Card


def nothing_is_lost(state: State) -> None:
    assert isinstance(state, AquaticaState)
    locations_are_in_one_place(state)
    characters_are_in_one_place(state)
    mantas_are_in_one_place(state)
    counts_agree(state)


def locations_are_in_one_place(s: AquaticaState) -> None:
    deck, place, slot = list(s.deal.locations), list(s.place), list(s.slot)
    left = deck[int(s.dealt) :]
    found = list(left)
    assert all(place[location] == codes.AT_DECK for location in left)
    for where, row in ((codes.AT_BOTTOM, list(s.bottom)), (codes.AT_TOP, list(s.top))):
        lying = [location for location in row if location >= 0]
        assert all(place[location] == where for location in lying)
        found += lying
    for at, location in enumerate(slot):
        if location >= 0:
            assert place[location] == codes.AT_BOARD + at // codes.SLOTS
            found.append(location)
    found += [location for location, where in enumerate(place) if where == codes.AT_DISCARD or where >= codes.AT_SCORED]
    assert sorted(found) == sorted(deck)


def characters_are_in_one_place(s: AquaticaState) -> None:
    kinds, room, hand, pile = int(s.rules.kinds), int(s.room), list(s.hand), list(s.pile)
    found = [0] * kinds
    for kind in (*list(s.deal.characters)[int(s.arrived) :], *list(s.row)[: int(s.row_size)], *s.kings_left):
        found[kind] += 1
    for kind, number in enumerate(s.gone):
        found[kind] += number
    for at, number in enumerate(hand):
        found[at % kinds] += number
    for seat, size in enumerate(s.pile_size):
        for kind in pile[seat * room : seat * room + size]:
            found[kind] += 1
    if s.kind() == Draft.KIND:
        for king in s.king:
            if king >= 0:
                found[king] += 1
    for at in range(0, int(s.size), int(WIDTH)):
        if s.kind_at(at) == Card.KIND and not s.get_at(at, Card.REPLAYED):
            card = int(s.get_at(at, Card.CHARACTER))
            if card >= 0 and not s.rules.stays[card]:
                found[card] += 1
    expected = [0] * kinds
    for kind in (*s.setup.ocean, *s.deal.kings):
        expected[kind] += 1
    for kind in s.setup.starting:
        expected[kind] += int(s.seats)
    if s.setup.kings == codes.KINGS_BY_SEAT:
        for king in s.king:
            expected[king] += 1
    if s.cause == codes.ABANDONED:  # cards that were being played or drafted stay in the air
        assert all(here <= all_in_all for here, all_in_all in zip(found, expected, strict=True))
    else:
        assert found == expected


def mantas_are_in_one_place(s: AquaticaState) -> None:
    herd, trained, seats = int(s.rules.herd), int(s.rules.trained), int(s.seats)
    ready, tired, supply = list(s.ready_mantas), list(s.tired_mantas), list(s.supply)
    placed = [0] * len(ready)
    for seat, manta in zip(s.track, s.track_manta, strict=True):
        if manta >= 0:
            placed[seat * herd + manta] += 1
    owned = [one + other + third for one, other, third in zip(ready, tired, placed, strict=True)]
    for seat in range(seats):
        assert owned[seat * herd : seat * herd + trained] == [1] * trained
    for manta in range(trained, herd):
        assert sum(owned[manta::herd]) + supply[manta] == s.rules.supply[manta]
    assert min(ready) >= 0
    assert min(tired) >= 0
    assert min(supply) >= 0


def counts_agree(s: AquaticaState) -> None:
    """What is counted along the way is what lies there."""
    kinds, hand, place, points = int(s.rules.kinds), list(s.hand), list(s.place), list(s.rules.points)
    assert min(hand) >= 0
    for seat in range(s.seats):
        assert s.hand_size[seat] == sum(hand[seat * kinds : (seat + 1) * kinds])
        scored = [location for location, where in enumerate(place) if where == codes.AT_SCORED + seat]
        assert s.scored_points[seat] == sum(points[location] for location in scored)
        assert s.scored_count(seat) == len(scored)
        tracks = {at // int(codes.SPOTS) for at, who in enumerate(s.track) if who == seat}
        assert s.claimed[seat] == sum(1 << track for track in tracks)
