"""Plays a batch with random moves, and every game of it move by move by the rules."""

from collections.abc import Callable

import torch

from batyskaf.core.game import OVER
from batyskaf.games.crew.codes import RUNNING
from batyskaf.games.crew.dealing import can_stand, must_redeal
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.state import CrewState
from batyskaf.learn.deals import Dealer, deal_of
from batyskaf.learn.fleet import Fleet, Question, random_choice
from batyskaf.learn.plan import Plan

CPU = torch.device("cpu")


class Replay:
    """A fleet of random games beside the same games in the rules; `decisions` were equal."""

    def __init__(self, game: CrewGame, options: CrewOptions, games: int, seed: int, device: torch.device = CPU) -> None:
        self.plan = Plan(game, options, device)
        self.random = torch.Generator(device).manual_seed(seed)
        self.fleet = Fleet(self.plan, Dealer(self.plan, draws=games, seed=seed).deal(games))
        self.deals = [deal_of(self.plan, self.fleet.deals, number) for number in range(games)]
        self.states = [game.open(self.plan.setup, deal) for deal in self.deals]
        self.decisions = 0

    def check_deals(self) -> None:
        """Every deal is one that the rules could have made."""
        setup = self.plan.setup
        for deal in self.deals:
            assert not must_redeal(setup, deal)
            assert can_stand(setup, deal.tasks)
            if not setup.fixed:
                assert sum(setup.rules.difficulty_of(task, setup.seats) for task in deal.tasks) == setup.difficulty

    def play(self, watch: Callable[[Question], None] = lambda question: None) -> "Replay":
        """Play to the end; `watch` is called with each question when the states have the same one."""
        for question in self.fleet.questions():
            choice = random_choice(question, self.random)
            self._compare_question(question)
            watch(question)
            moves = self.fleet.moves(question, choice).tolist()
            for number, asked, move in zip(
                self.fleet.games.number.tolist(), question.asked.tolist(), moves, strict=True
            ):
                if asked:
                    self.states[number].apply(move)
                    self.decisions += 1
            question.answer(choice)
        self._compare_ends()
        return self

    def _compare_question(self, question: Question) -> None:
        """The same seats are asked and have the same moves; tasks stand as they should."""
        games = self.fleet.games
        running = self.fleet.running.tolist()
        columns = question.columns.tolist()
        legal, tasks = question.legal.tolist(), games.tasks.tolist()
        asked, owner, turn = question.asked.tolist(), question.owner.tolist(), question.turn.tolist()
        status, owners = games.status.tolist(), games.owners.tolist()
        for row, number in enumerate(games.number.tolist()):
            state = self.states[number]
            assert running[row] == (state.outcome == RUNNING), where(state)
            if not asked[row]:
                continue
            assert (state.phase, state.owner, state.turn) == (question.phase, owner[row], turn[row]), where(state)
            moves = [move if move < 270 else 270 + tasks[row][move - 270] for move in columns]
            assert {move for move, may in zip(moves, legal[row], strict=True) if may} == set(state.legal()), where(
                state
            )
            count = len(state.owners)
            assert status[row][:count] == [int(one) for one in state.status], where(state)
            assert owners[row][:count] == [int(one) for one in state.owners], where(state)

    def _compare_ends(self) -> None:
        for state, outcome in zip(self.states, self.fleet.outcomes.tolist(), strict=True):
            assert state.turn == OVER, where(state)
            assert state.outcome == outcome, where(state)


def where(state: CrewState) -> str:
    return f"{state.setup.options} after {state.history()}"
