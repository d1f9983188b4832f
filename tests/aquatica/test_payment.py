"""Resources: what pays for what, source by source, without waste."""

import pytest

from batyskaf.core.events import Event
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.acquire import Recruit, pool_for, price_of
from batyskaf.games.aquatica.discards import Replay
from batyskaf.games.aquatica.events import Bought, Conquered, Exploited, Recruited, Replayed, Used
from batyskaf.games.aquatica.state import AquaticaState
from tests.aquatica.driving import GAME, Play, position


def test_a_manta_helps_when_coins_are_short() -> None:
    """Rulebook: ready mantas help with what is lacking."""
    play = position(bottom=["SB03"])
    play.do("play sealord")
    assert play.legal() == {"buy SB03", "skip"}, "nobody is forced to spend mantas (ruling 10)"
    play.do("buy SB03")
    assert play.board() == {"SB03": 0}
    assert play.tired() == ["trained_coins_2"], "the only source that could pay"


def test_leftovers_are_lost_after_the_step() -> None:
    """Ruling 2 (FAQ15): Grabber's second conquest starts from its own two power."""
    hand = ["matrona", "grabber"]
    play = position(hands={0: hand}, bottom=["SB02", "SB01", "DC05"], tired={0: ["trained_power_2"]}, top=["DC02"])
    play.do("play grabber", "conquer DC02")
    assert play.legal() == {"conquer SB01"}, "3 power would have been enough for SB02"


def test_leftovers_can_be_kept_for_the_main_action() -> None:
    hand = ["matrona", "grabber"]
    play = position(
        hands={0: hand},
        bottom=["SB02", "SB01", "DC05"],
        tired={0: ["trained_power_2"]},
        top=["DC02"],
        leftover_resources="kept_until_main_action_ends",
    )
    play.do("play grabber", "conquer DC02")
    assert play.legal() == {"conquer SB01", "conquer SB02"}


def test_typed_power_is_used_up_before_universal_power() -> None:
    """With leftovers kept, the one that is left of 2 + 2 for sharks against 3 is universal."""
    play = position(
        hands={0: ["matrona", "grabber"]},
        boards={0: {"OV02": 0}},
        bottom=["SB02", "OV01"],
        tired={0: ["trained_power_2"]},
        leftover_resources="kept_until_main_action_ends",
    )
    play.do("play grabber", "conquer SB02")
    assert play.board() == {"OV02": 1, "SB02": 0}
    assert (play.s.power, list(play.s.typed)) == (3, [0, 0, 0, 0]), "1 is left, 2 are new"
    assert play.legal() == {"conquer OV01"}


@pytest.mark.parametrize("location", ["SB06", "SB05"])
def test_no_pure_waste(location: str) -> None:
    """Ruling 3 (FAQ40): two +2 sources may pay a lack of 3, not of 2 or 1. Sealord has 1 coin; prices are 3 and 2."""
    play = position(boards={0: {"SS01": 0}}, bottom=[location], hands={0: ["matrona", "sealord"]})
    play.do("play sealord", f"buy {location}")
    assert play.legal() == {"pay SS01", "pay trained_coins_2"}
    play.do("pay SS01")
    assert location in play.board(), "one source was enough, the other is not even offered"
    assert play.ready() == ["trained_coins_2", "trained_power_2", "trained_raise_1", "trained_score_1"]


def test_two_sources_for_a_price_of_three() -> None:
    """Ruling 3: neither of two +2 sources could be left out."""
    play = position(boards={0: {"SS01": 0}}, bottom=["DC10"], hands={0: ["matrona", "sealord"]})
    play.do("play sealord", "buy DC10")
    assert play.board() == {"SS01": 1, "DC10": 0}
    assert play.tired() == ["trained_coins_2"]


def test_overpaying_within_one_source_is_fine() -> None:
    """Ruling 3 (FAQ43)."""
    play = position(boards={0: {"SS07": 1}}, bottom=["SB03"], tired={0: ["trained_coins_2"]})
    play.do("play sealord", "buy SB03")
    assert play.board() == {"SS07": 2, "SB03": 0}


def test_a_source_is_offered_only_if_the_payment_can_be_completed_with_it() -> None:
    """A 1-coin depth is of no use for a lack of 2 next to two sources of 2, and needed for a lack of 3."""
    boards = {0: {"SS02": 0, "SS01": 0}}
    play = position(boards=boards, bottom=["SB06"], hands={0: ["matrona", "sealord"]})
    play.do("play sealord", "buy SB06")
    assert play.legal() == {"pay SS01", "pay trained_coins_2"}, "1 + 2 would waste the 1"
    play = position(boards=boards, bottom=["DC10"], hands={0: ["matrona", "sealord"]})
    play.do("play sealord", "buy DC10")
    assert play.legal() == {"pay SS01", "pay SS02", "pay trained_coins_2"}
    play.do("pay SS02")
    assert play.legal() == {"pay SS01", "pay trained_coins_2"}
    play.do("pay SS01")
    assert play.board() == {"SS02": 1, "SS01": 1, "DC10": 0}


def test_one_resource_depth_of_a_location_per_main_action() -> None:
    """FAQ, ruling 4: two depths of one location never pay in the same main action."""
    play = position(
        hands={0: ["matrona", "grabber"]},
        boards={0: {"OV02": 0}},
        bottom=["SB04", "SS02", "SS07"],
        tired={0: ["trained_power_2"]},
    )
    play.do("play grabber", "conquer SB04")
    assert play.board() == {"OV02": 1, "SB04": 0}
    assert play.legal() == {"conquer SS02", "skip"}, "SB04 gives 3 power, the volcano nothing more"
    play.do("conquer SS02")
    assert play.board() == {"OV02": 1, "SB04": 1, "SS02": 0}


def test_a_pair_of_typed_powers_by_option() -> None:
    """`grabber_typed_pair` (FAQ41): the second typed depth may pay for the second conquest."""
    for pair in (False, True):
        play = position(
            hands={0: ["matrona", "grabber"]},
            boards={0: {"OV02": 0}},
            bottom=["SB02", "SS04"],
            tired={0: ["trained_power_2"]},
            grabber_typed_pair=pair,
        )
        play.do("play grabber", "conquer SB02")
        assert ("conquer SS04" in play.legal()) == pair, "2 + 2 of the new location + 2 for ships"
    play.do("conquer SS04")
    assert play.board() == {"OV02": 2, "SB02": 1, "SS04": 0}


def test_a_location_of_the_first_conquest_may_pay_for_the_second() -> None:
    """FAQ on the Grabber, ruling 4."""
    play = position(hands={0: ["matrona", "grabber"]}, bottom=["SB01", "SB04", "DC14"], tired={0: ["trained_power_2"]})
    play.do("play grabber", "conquer SB01")
    assert play.legal() == {"conquer SB04", "skip"}
    play.do("conquer SB04")
    assert play.board() == {"SB01": 1, "SB04": 0}


def test_typed_power_counts_for_its_type_only() -> None:
    """Ruling 5; reference sheet."""
    play = position(boards={0: {"OV02": 0}}, bottom=["SB04", "SS03"], tired={0: ["trained_power_2"]})
    play.do("play legion")
    assert play.legal() == {"conquer SB04", "skip"}, "3 + 2 for sharks; the ships cost 4 too"
    play.do("conquer SB04")
    assert play.board() == {"OV02": 1, "SB04": 0}


def test_typed_and_universal_power_combine() -> None:
    """Ruling 5."""
    play = position(boards={0: {"OV02": 0}}, bottom=["SB13"])
    play.do("play legion", "conquer SB13")
    assert play.board() == {"OV02": 1, "SB13": 0}
    assert play.tired() == ["trained_power_2"]


def test_a_manta_gained_in_the_middle_of_a_payment_pays_at_once() -> None:
    """Ruling 8 (FAQ42): the last coin of the Silted Market brings a coin manta."""
    play = position(boards={0: {"DC02": 1}}, bottom=["DC10"], tired={0: ["trained_coins_2"]})
    play.do("play sealord")
    assert play.legal() == {"buy DC10", "skip"}, "1 + 1 + 2 pays the 4"
    play.do("buy DC10")
    assert play.board() == {"DC02": 2, "DC10": 0}
    assert sorted(play.tired()) == ["trained_coins_2", "wild_coins_2"]


def test_a_depth_whose_manta_does_not_pay_must_be_needed_by_itself() -> None:
    """Ruling 3: the Silted Market gives 1 of 2 coins and brings a coin manta; beside the trained manta it is wasted."""
    play = position(boards={0: {"DC02": 1}}, bottom=["SB06"])
    play.do("play sealord", "buy SB06")
    assert play.legal() == {"pay DC02", "pay trained_coins_2"}
    paid_by_manta = play.s.copy()
    play.do("pay DC02")
    assert play.tired() == ["wild_coins_2"], "only the manta that the market brought makes it needed"
    paid_by_manta.apply(GAME.moves.id("pay trained_coins_2"))
    assert Play(paid_by_manta).board() == {"DC02": 1, "SB06": 0}


def test_a_depth_is_wasted_if_another_manta_of_its_kind_could_have_paid() -> None:
    """Ruling 3: with a wild coin manta ready, nobody needs the market for one."""
    play = position(boards={0: {"DC02": 1}}, bottom=["SB06"], wild={0: ["wild_coins_2"]})
    play.do("play sealord", "buy SB06")
    assert play.legal() == {"pay trained_coins_2", "pay wild_coins_2"}


def test_a_finished_location_pays_only_alone_or_with_its_manta() -> None:
    """Ruling 3: 3 power are lacking. The lagoon suffices; the ruin needs the manta that it brings."""
    play = position(boards={0: {"DC05": 1, "SB04": 0}}, bottom=["DC08"], tired={0: ["trained_power_2"]})
    play.do("play legion", "conquer DC08")
    assert play.legal() == {"pay DC05", "pay SB04"}
    play.do("pay DC05")
    assert play.board() == {"DC05": 2, "SB04": 0, "DC08": 0}
    assert sorted(play.tired()) == ["trained_power_2", "wild_power_2"]


def test_an_effect_manta_gained_in_a_payment_waits() -> None:
    """Ruling 8: OV10's last depth is power; the manta of SB04 raises and is used after the main action."""
    play = position(boards={0: {"SB04": 0}}, bottom=["SB12"], hands={0: ["matrona", "legion"]})
    play.do("play legion", "conquer SB12")
    assert play.offers("use") == {"trained_raise_1"}


def test_empty_depths_block() -> None:
    """Rulebook: an empty depth can't be used, and the location can't simply be moved."""
    play = position(boards={0: {"SS07": 0}}, bottom=["SB06"], tired={0: ["trained_coins_2"]})
    assert play.why("exploit SS07") == "refused-aquatica-empty-depth"
    play.do("play sealord")
    assert play.pile() == ["sealord"], "nothing could pay, so nothing was asked"


def test_conquest_prices_never_fall_below_nothing() -> None:
    """Ruling 18."""
    play = position(top=["SB01"], hands={0: ["matrona", "sea_horse"]}, bottom=["DC14"])
    play.s.rules.discount = 9
    try:
        play.do("play sea_horse", "skip")
        assert play.legal() == {"conquer SB01"}
        assert play.do("conquer SB01").s.power == 0
    finally:
        play.s.rules.discount = 1


def test_coins_and_power_live_only_inside_their_step() -> None:
    """Ruling 1: after the main action nothing is left."""
    play = position(bottom=["SB01"], boards={0: {"SB13": 0}})
    play.do("play legion", "conquer SB01")
    assert (play.s.coins, play.s.power) == (0, 0)


def brute_force(values: list[int], need: int) -> set[int]:
    """The values of all sources that are part of some payment without waste."""
    found: set[int] = set()
    for mask in range(1, 1 << len(values)):
        chosen = [value for i, value in enumerate(values) if mask >> i & 1]
        if sum(chosen) >= need and sum(chosen) - min(chosen) < need:
            found |= set(chosen)
    return found


@pytest.mark.parametrize("need", range(1, 6))
def test_offers_against_all_choices(need: int) -> None:
    """What is offered first is exactly what is part of a payment without waste."""
    worth = {"SS02": 1, "SS01": 2, "SS07": 3, "trained_coins_2": 2, "wild_coins_2": 2}
    prices = {1: "SS03", 2: "SB06", 3: "DC10", 4: "SB12", 5: "SB14"}
    for chosen in range(1, 8):
        names = [name for i, name in enumerate(("SS02", "SS01", "SS07")) if chosen >> i & 1]
        boards = {0: {name: 1 if name == "SS07" else 0 for name in names}}
        play = position(boards=boards, wild={0: ["wild_coins_2"]}, bottom=[prices[need]])
        play.do("play sealord")
        values = [worth[name] for name in (*names, "trained_coins_2", "wild_coins_2")]
        play.s.recording = True
        play.do(f"buy {prices[need]}")
        wanted = {
            name for name in (*names, "trained_coins_2", "wild_coins_2") if worth[name] in brute_force(values, need)
        }
        if play.offers("pay"):
            assert play.offers("pay") == wanted, (need, names)
        else:
            paid = [event.location for event in play.events(Exploited) if isinstance(event, Exploited)]
            paid += [event.manta for event in play.events(Used) if isinstance(event, Used)]
            assert set(paid) == wanted, (need, names)


def lacking(state: AquaticaState, text: str) -> int | None:
    """What the card lacks for a target that is about to be named; None for a move that names none."""
    kind, _, rest = text.partition(" ")
    if kind in ("buy", "conquer"):
        mode = 1 if kind == "conquer" else 0
        location = state.rules.locations.index(rest)
        return int(price_of(state, mode, location) - pool_for(state, mode, state.rules.type[location]))
    if kind == "recruit" and state.get(Recruit.FREE) == 0:
        return int(rest.split()[1]) - int(state.coins)
    return int(state.get(Replay.COST) - state.coins) if kind == "replay" else None


def given(event: Event) -> tuple[int, str | None]:
    """What a source gave, and the manta that its location may have brought."""
    if isinstance(event, Used):
        return GAME.catalog.manta(event.manta).effect.step().n, None
    assert isinstance(event, Exploited)
    entry = GAME.catalog.location(event.location)
    last = event.depth == len(entry.depths)
    return entry.depths[event.depth - 1].step().n, entry.wild_manta if last else None


@pytest.mark.parametrize("seed", range(12))
def test_no_payment_of_a_random_game_wastes_a_source(seed: int) -> None:
    """The rest of a payment falls short without any one of its sources, or without the manta that it brought."""
    mode = ("basic", "advanced")[seed % 2]
    state = GAME.start(GAME.options(players=4, mode=mode, character_sets="3"), seed)
    state.recording = True
    rng = Rng.of(seed, "payments")
    need: int | None = None
    sources: list[Event] = []
    seen = 0
    while state.turn >= 0:
        legal = state.legal()
        move = legal[int(rng.below(len(legal)))]
        begun = lacking(state, GAME.moves.text(move))
        if begun is not None:
            need, sources = begun, []
        state.apply(move)
        for event in GAME.events(state):
            if need is not None and isinstance(event, Exploited | Used):
                sources.append(event)
            elif need is not None and isinstance(event, Bought | Conquered | Recruited | Replayed):
                worth = [given(source) for source in sources]
                used = [source.manta for source in sources if isinstance(source, Used)]
                total = sum(value for value, _ in worth)
                assert total >= need
                assert not sources or need > 0
                for value, manta in worth:
                    assert total - value < need or manta in used, (need, sources)
                seen += len(sources) > 1
                need = None
    assert seen > 0
