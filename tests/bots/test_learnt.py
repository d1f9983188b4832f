"""The bot that plays drawn worlds out as the net would."""

import time
from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from batyskaf.bots.bot import Budget, Decision, Perspective
from batyskaf.bots.crew.fair import FairCrewBot
from batyskaf.bots.crew.learnt import LEAST, LEVELS, MARGIN, MOST, LearntCrewBot
from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.bots.crew.net.foresight import LINE, Foresight
from batyskaf.bots.random import RandomBot
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_DISTRESS, P_PLAY, P_SIGNAL, SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAME = load()


@pytest.fixture(autouse=True)
def needs_the_native_net() -> None:
    if policy.NATIVE is None:
        pytest.skip("without the native net another bot decides")


def looks(mission: str, phase: int, players: int = 4, doubtful: bool = True) -> Perspective:
    """The perspective of the first seat that decides something in a phase, where the net doubts or not."""
    for seed in range(100):
        state, rng = GAME.start(GAME.options(mission=mission, players=players), seed), Rng.of(seed, "there")
        bot = NetBot(rng)
        while state.turn != OVER:
            look = Perspective.of(GAME, state, int(state.turn), rng)
            decision = bot.choose(look)
            likely = [one.share for one in decision.candidates if one.share >= LEAST]
            if state.phase == phase and len(look.legal) > 1 and doubtful == (len(likely) > 1):
                return look
            state.apply(decision.move)
    raise AssertionError("there is no such decision")


def decide(look: Perspective, level: str = "medium", budget: Budget | None = None) -> Decision:
    return LearntCrewBot(Rng.of(1, "bot"), level).choose(look, budget or Budget())


@pytest.mark.parametrize(
    ("phase", "doubtful"), [(P_PLAY, True), (P_PLAY, False), (P_SIGNAL, True), (P_SIGNAL, False), (P_DISTRESS, False)]
)
def test_gives_its_reasons(phase: int, doubtful: bool) -> None:
    look = looks("17", int(phase), doubtful=doubtful)
    decision = decide(look)
    assert {candidate.move for candidate in decision.candidates} == set(look.legal)
    assert decision.candidates[0].move == decision.move == decision.line[0]
    assert decision.candidates[0].value == max(candidate.value for candidate in decision.candidates)
    assert sum(candidate.share for candidate in decision.candidates) == pytest.approx(1.0)
    assert all(0.0 <= candidate.value <= 1.0 for candidate in decision.candidates)
    assert len(decision.line) <= LINE


def test_decides_the_same_again_and_plays_out_no_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    look = looks("17", int(P_PLAY))
    asked: list[int] = []
    play_out = LearntCrewBot._play_out

    def counted(
        bot: LearntCrewBot, foresight: Foresight, worlds: list[CrewState], moves: list[int], deadline: float
    ) -> dict[int, float]:
        asked.append(len(worlds) * len(moves))
        return play_out(bot, foresight, worlds, moves, deadline)

    monkeypatch.setattr(LearntCrewBot, "_play_out", counted)
    assert decide(look, "hard", Budget(simulations=20)) == decide(look, "hard", Budget(simulations=20))
    assert all(0 < count <= 20 for count in asked)


def test_leaves_the_favourite_of_the_net_only_for_a_better_move(monkeypatch: pytest.MonkeyPatch) -> None:
    look = looks("17", int(P_PLAY))
    likely = {one.move: one.share for one in NetBot(Rng.of(1, "bot")).choose(look).candidates}
    first, second = sorted(likely, key=lambda move: -likely[move])[:2]
    for better, chosen in ((0.0, first), (MARGIN - 0.001, first), (MARGIN + 0.001, second)):
        found = {first: 0.5, second: 0.5 + better}
        monkeypatch.setattr(LearntCrewBot, "_play_out", lambda *_, found=found: found)
        decision = decide(look)
        assert decision.move == chosen
        assert decision.candidates[0].move == chosen


def test_a_crew_wins_attempts_that_the_net_alone_loses() -> None:
    options = GAME.options(mission="28", players=4, timed=False)
    lost = [seed for seed in range(40) if not succeeds(options, seed, learnt=False)]
    assert len(lost) >= 8
    assert any(succeeds(options, seed, learnt=True) for seed in lost[:8])


def succeeds(options: msgspec.Struct, seed: int, learnt: bool) -> bool:
    state, look = GAME.start(options, seed), Rng.of(seed, "look")
    bots = [LearntCrewBot(rng, "medium") if learnt else NetBot(rng) for rng in rngs(seed)]
    while state.turn != OVER:
        seat = int(state.turn)
        state.apply(bots[seat].choose(Perspective.of(GAME, state, seat, look)).move)
    return bool(state.outcome == SUCCESS)


def rngs(seed: int) -> list[Rng]:
    return [Rng.of(seed, f"bot {seat}") for seat in range(4)]


def test_a_playout_is_what_a_crew_of_nets_does() -> None:
    for seed in range(6):
        state, look = GAME.start(GAME.options(mission="20", players=4, timed=False), seed), Rng.of(seed, "look")
        bots = [NetBot(rng) for rng in rngs(seed)]
        foresight = Foresight(state.setup, policy.shipped_net())
        played, start = [], state.copy()
        while state.turn != OVER:
            seat = int(state.turn)
            move = bots[seat].choose(Perspective.of(GAME, state, seat, look)).move
            state.apply(move)
            played.append(state.copy())
        assert set(foresight.outcomes(played)) == {state.outcome == SUCCESS}
        assert all(one == state for one in played)
        assert foresight.line(start, start.legal()[0])[0] == start.legal()[0]


@pytest.mark.parametrize(("mission", "players"), [("8", 4), ("5", 2)])
def test_searches_without_the_net_where_it_has_no_opinion(mission: str, players: int) -> None:
    state = GAME.start(GAME.options(mission=mission, players=players), 1)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    bot = LearntCrewBot(Rng.of(1, "bot"), "medium")
    look = Perspective.of(GAME, state, int(state.turn), Rng.of(1, "look"))
    assert bot.choose(look, Budget(simulations=20)).move in look.legal
    assert bot._mind is None


@pytest.fixture
def adapted(monkeypatch: pytest.MonkeyPatch) -> list[Perspective]:
    """The decisions that the fair bot is asked for, which it then makes without thinking."""
    asked: list[Perspective] = []

    def choose(bot: FairCrewBot, look: Perspective, budget: Budget) -> Decision:
        asked.append(look)
        return Decision(look.legal[0])

    monkeypatch.setattr(FairCrewBot, "choose", choose)
    return asked


@pytest.mark.parametrize("partner", [NetBot, RandomBot])
def test_searches_without_the_net_among_strangers(
    adapted: list[Perspective], partner: type[NetBot | RandomBot]
) -> None:
    asked = 0
    for look in later_looks(partner):
        decide(look)
        asked += 1
    assert asked == 12
    assert len(adapted) <= 1 if partner is NetBot else len(adapted) >= 11, len(adapted)


@pytest.mark.parametrize("among_bots", [True, False])
def test_shares_tasks_out_without_the_net_where_people_play(adapted: list[Perspective], among_bots: bool) -> None:
    state = GAME.start(GAME.options(mission="17", players=4), 1)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    decide(Perspective.of(GAME, state, int(state.turn), Rng.of(1, "look"), among_bots))
    assert bool(adapted) is not among_bots


def later_looks(partner: type[NetBot | RandomBot]) -> Iterator[Perspective]:
    """Of twelve attempts a decision for a card after some tricks, which such bots have played."""
    found = 0
    for seed in count():
        state, look = GAME.start(GAME.options(mission="10", players=4, timed=False), seed), Rng.of(seed, "look")
        bots = [partner(rng) for rng in rngs(seed)]
        while state.turn != OVER:
            seat = int(state.turn)
            perspective = Perspective.of(GAME, state, seat, look)
            if state.phase == P_PLAY and state.number >= 3 and len(perspective.legal) > 1:
                yield perspective
                found += 1
                break
            state.apply(bots[seat].choose(perspective).move)
        if found == 12:
            return


def test_a_decision_keeps_to_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "hard", LEVELS["hard"]._replace(drawn=10**9, worlds=10**8))
    look = looks("17", int(P_PLAY))
    begun = time.monotonic()
    assert decide(look, "hard", Budget(seconds=0.2)).move in look.legal
    assert time.monotonic() - begun < 20.0


def test_few_moves_are_played_out() -> None:
    assert len(LEVELS) == 2
    assert LEVELS["medium"] < LEVELS["hard"]
    assert LEAST * MOST < 1.0
