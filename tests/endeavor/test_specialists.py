"""Every side of every specialist: what it brings at once and what it can do."""

import pytest

from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.movetable import ATTRIBUTES
from batyskaf.games.endeavor.vocabulary import ACTIONS
from tests.endeavor.driving import GAME, Play

SIDES = [
    (entry, side, name)
    for entry in GAME.catalog.specialists
    for side, name in ((entry.junior, entry.id), (entry.senior, f"{entry.id}-senior" if entry.tier else "leader"))
    if side is not None
]
WITH_SLOTS = [(entry, side, name) for entry, side, name in SIDES if side.actions and "copy" not in side.actions[0]]

FROM = (10, 1, 1, 3)
"""Every specialist can be recruited, and three steps of a track bring nothing else."""


def edition_of(entry: sc.SpecialistEntry) -> str:
    return "draft" if "draft" in entry.sets else "retail"


@pytest.mark.parametrize(("entry", "side", "name"), SIDES, ids=[name for _, _, name in SIDES])
def test_what_a_side_brings(entry: sc.SpecialistEntry, side: sc.Side, name: str) -> None:
    """Attributes and Research come at once; Impact and the like are asked for."""
    table = Play("1", edition=edition_of(entry)).tracks(*FROM)
    if side is entry.junior:
        table.tier5(*[entry.id] if entry.tier == 5 else []).to_prepare().do(f"recruit {name}")
    elif entry.tier > 0:
        table.team("leader", entry.id).gain("promote").do(f"promote {entry.id}")
    plain = [str(item) for item in side.instant]
    for attribute, reward in enumerate(ATTRIBUTES):
        assert table.steps()[attribute] == FROM[attribute] + plain.count(reward)
    assert table.studied() == plain.count("research")
    for _ in range(plain.count("impact")):
        assert table.asked() == "impact"
        table.do("done")
    assert table.asked() != "impact"


@pytest.mark.parametrize(("entry", "side", "name"), SIDES, ids=[name for _, _, name in SIDES])
def test_what_a_side_can_do(entry: sc.SpecialistEntry, side: sc.Side, name: str) -> None:
    """With everything at hand, exactly the printed actions are open."""
    table = Play("1", edition=edition_of(entry)).put("kelp-forest", "D1").team("leader", "pilot").discs(6).research(6)
    table.vessels("kelp-forest", "the-sea-star").display("reef-photography-with-swarm-camera-systems")
    table.put("calm-seas", "A1")
    circle = bool(table.s.rules.side_circle[table.names.sides.index(name)])
    assert circle == bool(side.actions)
    if not circle:
        return
    table.activated(name)
    printed = {action for slot in side.actions for action in slot}
    offered = {text.split()[0] for text in table.legal() if text.split()[0] in ACTIONS}
    assert offered == printed


def test_most_sides_have_slots_of_their_own() -> None:
    assert (len(SIDES), len(WITH_SLOTS)) == (43, 31)


@pytest.mark.parametrize(("entry", "side", "name"), WITH_SLOTS, ids=[name for _, _, name in WITH_SLOTS])
def test_each_slot_is_used_once(entry: sc.SpecialistEntry, side: sc.Side, name: str) -> None:
    table = Play("1", edition=edition_of(entry))
    from batyskaf.games.endeavor.turns import after_action, open_actions

    number, used = table.names.sides.index(name), 1
    for slot in side.actions:
        used = int(after_action(table.s, number, used, ACTIONS.index(slot[0])))
        assert used, "no set of slots leads to this action"
    assert open_actions(table.s, number, used) == 0


def test_the_leader_does_one_action_of_five() -> None:
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest", "the-sea-star").discs(3).research(3)
    table.display("reef-photography-with-swarm-camera-systems").activated("leader")
    assert {text.split()[0] for text in table.legal()} >= {"travel", "sonar", "dive", "conserve", "journal"}
    table.do("dive kelp-forest d1")
    assert not {text.split()[0] for text in table.legal()} & {"travel", "sonar", "dive", "conserve", "journal"}


def test_the_mentor_promotes_as_an_action() -> None:
    table = Play().team("leader", "pilot").activated("mentor").do("promote pilot")
    assert table.steps() == [0, 1, 1, 0]


def test_the_robotics_engineer_copies_another_specialist_used_or_not() -> None:
    table = Play("1", edition="retail").team("leader!", "robotics-engineer", "rov-operator!").discs(2)
    table.activated("robotics-engineer")
    assert table.legal("copy") == ["copy leader", "copy rov-operator"]
    table.do("copy rov-operator", "dive the-sea-star d1")
    assert table.asked() == "acts"
    assert table.legal("dive") == []
    assert table.legal("travel")


def test_a_slot_with_alternatives_is_kept_free_where_it_can_be() -> None:
    """Two slots [travel or sonar], [travel]: after one Travel, Sonar must still be possible."""
    from batyskaf.games.endeavor.game import load
    from batyskaf.games.endeavor.turns import after_action, open_actions
    from tests.endeavor.test_content import pack

    side = {"name": {"en": "Mate", "pl": "Mat"}, "actions": [["travel", "sonar"], ["travel"]]}
    mate = {
        "id": "mate",
        "tier": 1,
        "copies": 1,
        "sets": ["draft"],
        "junior": side,
        "senior": side,
        "evidence": "designed",
    }
    table = Play(game=load([pack(specialists=[mate])]))
    number = table.names.sides.index("mate")
    used = after_action(table.s, number, 1, 0)
    assert open_actions(table.s, number, used) == 0b11
    used = after_action(table.s, number, used, 1)
    assert open_actions(table.s, number, used) == 0
