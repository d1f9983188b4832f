"""Sense in The Crew: it uses only its own hand, beats random play by far, and is surprised by bad plays."""

from batyskaf.bots.crew.sense import Sense, finish, to_the_cards
from batyskaf.bots.crew.tree import surprise
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import card_of, mask_of
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAME = load()


def opening(seed: int, mission: str = "5", players: int = 4) -> CrewState:
    return GAME.start(GAME.options(mission=mission, players=players, distress="off", communication="silence"), seed)


def test_sense_succeeds_where_random_play_hardly_ever_does() -> None:
    sense = Sense(Rng.of(1, "sense"), 10)
    assert sum(finish(opening(seed), sense) for seed in range(20) for _ in range(3)) >= 12


def test_answers_every_question_of_every_mission() -> None:
    sense = Sense(Rng.of(2, "sense"), 20)
    for number, mission in enumerate(GAME.catalog.missions):
        state = GAME.start(GAME.options(mission=mission, players=2 + number % 4), number)
        while state.turn != OVER:
            move = int(sense.signal(state) if state.phase == P_SIGNAL else sense.choose(state))
            assert move in state.legal(), (mission, GAME.moves.text(move))
            state.apply(move)


def test_chooses_only_by_its_own_hand() -> None:
    rng = Rng.of(3, "look")
    for seed in range(4):
        state = opening(seed)
        while state.turn != OVER:
            world = state.worlds(state.turn).draw(rng)
            assert isinstance(world, CrewState)
            move = Sense(Rng.of(seed, "sense"), 5).choose(state)
            assert Sense(Rng.of(seed, "sense"), 5).choose(world) == move
            state.apply(move)


def at_the_cards(tasks: tuple[str, ...], seed: int) -> CrewState:
    options = GAME.options(mission="17", players=4, tasks=tasks, distress="off", communication="silence")
    state = GAME.start(options, seed)
    to_the_cards(state, Sense(Rng.of(seed, "sense"), 0))
    return state


def void_in_green(owner: str) -> CrewState:
    """T1 wants the pink 3. The captain wins with the green 9, and the next seat, which holds the 3, has no green."""
    state = at_the_cards(("T1",), 1)
    while state.phase == P_SIGNAL:
        state.apply(QUIET)
    assert state.phase == P_PLAY
    captain = int(state.captain)
    giver = int(state.setup.clockwise[captain])
    state.owners[0] = captain if owner == "captain" else int(state.setup.clockwise[giver])
    state.hands[captain] = mask_of(["S4", "G9", "G2"])
    state.hands[giver] = mask_of(["P3", "B1", "B2"])
    state.apply(card_of("G9"))
    return state


def test_sense_discards_a_wanted_card_to_its_owner() -> None:
    assert Sense(Rng.of(1, "sense"), 0).choose(void_in_green("captain")) == card_of("P3")


def test_sense_discards_what_beats_a_card_that_another_wants() -> None:
    state = void_in_green("another")
    state.hands[state.owner] = mask_of(["P9", "B9", "Y9"])
    assert Sense(Rng.of(1, "sense"), 0).choose(state) == card_of("P9")


def test_sense_with_open_hands_does_not_guess() -> None:
    """The captain needs the pink 3 in its own hand: it may lead it if all others can play lower, and not otherwise."""
    state = void_in_green("captain")
    captain, giver = int(state.captain), int(state.owner)
    answers = []
    for pinks in (["P1", "P9"], ["P8", "P9"]):
        state = at_the_cards(("T1",), 1)
        while state.phase == P_SIGNAL:
            state.apply(QUIET)
        state.owners[0] = captain
        for seat in range(4):
            state.hands[seat] = mask_of(["B1"])
        state.hands[captain] = mask_of(["P3", "B9"])
        state.hands[giver] = mask_of(pinks)
        sense = Sense(Rng.of(1, "sense"), 0)
        sense.sees = True
        answers.append(sense.choose(state))
    assert answers == [card_of("P3"), card_of("B9")]


def test_a_wanted_card_discarded_to_someone_else_is_a_surprise() -> None:
    state = void_in_green("another")
    sense = Sense(Rng.of(1, "sense"), 0)
    assert sense.choose(state) != card_of("P3")
    assert sense.surprise(state, card_of("P3")) > sense.surprise(state, card_of("B1")) == 0.0


def test_surprise_adds_up_over_the_history() -> None:
    state = opening(7)
    assert surprise(state, 0, Sense(Rng.of(1, "sense"), 0)) == 0.0
    finish(state, Sense(Rng.of(1, "sense"), 400))
    assert surprise(state, 0, Sense(Rng.of(1, "sense"), 0)) > 0.0
