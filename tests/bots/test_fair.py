"""The fair bot of The Crew: legal, independent of hidden cards, within its budget, and better than random."""

import time
from collections.abc import Callable

import pytest

from batyskaf.bots import load as load_bot
from batyskaf.bots import names, plain_bot
from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew.advice import NOTHING, Advice
from batyskaf.bots.crew.fair import LEVELS, MARGIN, Effort, FairCrewBot, _preferred
from batyskaf.bots.crew.levels import at_level
from batyskaf.bots.random import RandomBot
from batyskaf.core import speed
from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_DISTRESS, P_PLAY, P_SIGNAL, SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState
from batyskaf.testing import check_bot
from tests.effort import count
from tests.pocket.game import load as load_pearls

GAME = load()
SMALL = Effort(12, count(150))
MIXED = [("3", 4), ("9", 2), ("10", 3), ("17", 5), ("26", 4), ("32", 3), ("8", 2), ("23", 5)]


class Bounded(Bot):
    """A level with a given number of playouts per decision."""

    def __init__(self, level: str, rng: Rng, simulations: int) -> None:
        self._inner = at_level(level, rng)
        self._budget = Budget(simulations=simulations)

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        return self._inner.choose(look, budget.within(self._budget))


def check_level(level: str, positions: int) -> None:
    """Ask a level in many kinds of positions, with 200 simulations, given the true state and other worlds."""
    asked, seed, simulations = 0, 0, count(200)
    while asked < positions:
        mission, players = MIXED[seed % len(MIXED)]
        options = [GAME.options(mission=mission, players=players)]
        report = check_bot(lambda rng: Bounded(level, rng, simulations), GAME, options, 1, seed, thoroughness=0.35)
        asked += report.worlds
        seed += 1


@pytest.mark.parametrize("level", LEVELS)
def test_decides_only_by_its_own_view(level: str) -> None:
    check_level(level, count(50))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_decides_only_by_its_own_view_in_many_positions(level: str) -> None:
    check_level(level, 1000)


def successes(make: Callable[[Rng], Bot], attempts: int, mission: str = "3") -> int:
    options = GAME.options(mission=mission, players=3, distress="off", communication="silence")
    done = 0
    for seed in range(attempts):
        state = GAME.start(options, seed)
        bots: list[Bot] = [make(Rng.of(seed, f"bot {seat}")) for seat in range(3)]
        look = Rng.of(seed, "look")
        while state.turn != OVER:
            seat = int(state.turn)
            state.apply(bots[seat].choose(Perspective.of(GAME, state, seat, look)).move)
        done += state.outcome == SUCCESS
    return done


def test_the_fair_bot_succeeds_more_often_than_chance() -> None:
    assert successes(lambda rng: FairCrewBot(rng, SMALL), 8) >= successes(RandomBot, 8) + 4


def test_the_lowest_level_searches_where_the_net_has_no_opinion() -> None:
    """Mission 8: nobody may win two 9s more than another. The net alone succeeds in about one attempt of thirty."""
    assert successes(lambda rng: at_level("easy", rng), 3, mission="8") >= 2


def test_higher_levels_search_more() -> None:
    assert [LEVELS[level] for level in ("easy", "medium", "hard")] == sorted(LEVELS.values())
    assert names("crew") == ["random", "net", "easy", "medium", "hard"]


@pytest.mark.parametrize(("compiled", "usual"), [(True, "medium"), (False, "easy")])
def test_slow_rules_get_a_bot_that_thinks_less(compiled: bool, usual: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiled", compiled)
    assert plain_bot("crew") == usual


def looks(mission: str, phase: int, players: int = 4) -> Perspective:
    """The perspective of the first seat to act in a phase."""
    state = GAME.start(GAME.options(mission=mission, players=players), 5)
    rng = Rng.of(5, "there")
    while state.phase != phase:
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
    return Perspective.of(GAME, state, int(state.turn), rng)


def test_gives_its_reasons() -> None:
    state = GAME.start(GAME.options(mission="7", players=4), 1)
    look = Perspective.of(GAME, state, int(state.turn), Rng.of(1, "look"))
    decision = FairCrewBot(Rng.of(1, "bot"), SMALL).choose(look)
    assert {candidate.move for candidate in decision.candidates} == set(look.legal)
    assert decision.candidates[0].move == decision.move == decision.line[0]
    assert decision.candidates[0].value == max(candidate.value for candidate in decision.candidates)
    assert sum(candidate.share for candidate in decision.candidates) == pytest.approx(1.0)
    assert all(0.0 <= candidate.value <= 1.0 for candidate in decision.candidates)


@pytest.mark.parametrize("phase", [int(P_DISTRESS), int(P_SIGNAL)])
def test_votes_and_signals_have_reasons_too(phase: int) -> None:
    look = looks("5", phase)
    decision = FairCrewBot(Rng.of(1, "bot"), SMALL).choose(look)
    assert {candidate.move for candidate in decision.candidates} == set(look.legal)
    assert decision.candidates[0].move == decision.move


def test_the_same_seed_decides_the_same_and_simulations_bound_it() -> None:
    look = looks("17", int(P_DISTRESS))
    answers = [FairCrewBot(Rng.of(3, "bot"), LEVELS["hard"]).choose(look, Budget(simulations=30)) for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_settled_decision_ends_before_its_last_simulation() -> None:
    look = looks("1", int(P_PLAY))
    bot = FairCrewBot(Rng.of(1, "bot"), Effort(12, 2000))
    tree = bot._tree
    bot.choose(look)
    visits = sorted((some for _, some, _ in tree.tried()), reverse=True)
    assert sum(visits) < 2000
    assert visits[0] - visits[1] > 2000 - sum(visits)


def test_a_decision_keeps_to_its_seconds() -> None:
    state = GAME.start(GAME.options(mission="7", players=4), 1)
    look = Perspective.of(GAME, state, int(state.turn), Rng.of(1, "look"))
    bot = FairCrewBot(Rng.of(1, "bot"), Effort(100_000, 10**9))
    begun = time.monotonic()
    assert bot.choose(look, Budget(seconds=0.2)).move in look.legal
    assert time.monotonic() - begun < 20.0


def test_shows_the_card_a_partner_wants() -> None:
    """T1 wants the pink 3: a partner who holds it as their lowest pink card says so before the first trick."""
    options = GAME.options(mission="17", players=4, tasks=("T1",), distress="off")
    signalled = 0
    for seed in range(40):
        state = GAME.start(options, seed)
        while state.phase != P_SIGNAL:
            state.apply(state.legal()[0])
        seat = int(state.turn)
        pinks = [card for card in range(9) if state.hands[seat] >> card & 1]
        if state.owners[0] != seat and pinks and pinks[0] == 2:
            look = Perspective.of(GAME, state, seat, Rng.of(seed, "look"))
            move = FairCrewBot(Rng.of(seed, "bot"), SMALL).choose(look).move
            assert GAME.moves.text(move).startswith("signal P3")
            signalled += 1
    assert signalled > 0


def test_a_level_uses_the_bot_of_its_game_and_refuses_games_without_one() -> None:
    state = GAME.start(GAME.options(mission="1", players=3), 1)
    assert isinstance(state, CrewState)
    seat = int(state.turn)
    look = Perspective.of(GAME, state, seat, Rng.of(1, "look"))
    assert load_bot("easy", Rng.of(1, "bot")).choose(look).move in state.legal()
    pearls = load_pearls()
    other = Perspective.of(pearls, pearls.start(pearls.options(), 1), 0, Rng.of(1, "look"))
    with pytest.raises(Refused) as refused:
        load_bot("hard", Rng.of(1, "bot")).choose(other)
    assert refused.value.reason.id == "refused-bot-level"
    assert "hard" not in names("pearls")


# --- advice -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "players", "knows"), [("7", 2, False), ("7", 3, True), ("7", 5, True), ("8", 4, False)]
)
def test_the_net_has_no_opinion_with_two_players_and_on_objectives(mission: str, players: int, knows: bool) -> None:
    state = GAME.start(GAME.options(mission=mission, players=players), 1)
    advice = Advice()
    advice.read(state)
    assert (advice.best != NOTHING) == knows
    priors = advice.priors(state.legal())
    assert (len(priors) == len(state.legal())) == knows
    assert not knows or sum(priors) == pytest.approx(1.0)


def test_a_move_is_preferred_unless_another_is_better_by_a_margin() -> None:
    far, near = [[Candidate(1, 0.8, 0.6), Candidate(2, 0.8 - behind, 0.4)] for behind in (2 * MARGIN, MARGIN / 2)]
    assert _preferred(far, 2) == far
    assert _preferred(near, NOTHING) == near
    chosen, other = _preferred(near, 2)
    assert (chosen.move, other.move) == (2, 1)
    assert chosen.value == other.value == near[1].value, "no move counts for more than the one that is played"


def test_worlds_that_the_net_believes_in_are_likelier() -> None:
    """A signal says that a seat holds nothing above a card, and a void that it holds nothing of a suit: such worlds are
    never drawn, so the belief has to tell worlds apart that are all possible."""
    look = looks("7", int(P_SIGNAL))
    rng = Rng.of(2, "worlds")
    worlds = [world for world in (look.world(rng) for _ in range(20)) if isinstance(world, CrewState)]
    advice = Advice()
    advice.read(worlds[0])
    believed = {round(advice.believes(world, look.seat), 9) for world in worlds}
    assert len(believed) > 1
    assert max(believed) < 0.0
