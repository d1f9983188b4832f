"""Many games of The Crew at once, on a processor or an accelerator.

All games of a fleet play the same mission with the same number of seats, and the same trick at the same time.
`Fleet.attempt` is a generator that reads like the rulebook: it yields a `Question` to all games that are asked now,
takes one choice for each of them and continues. The choices of games that are not asked are ignored.

    fleet = Fleet(plan, dealer.deal(1000))
    for question in fleet.questions():
        question.answer(random_choice(question))
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, fields

import torch
from torch import Tensor

from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.codes import OBJECTIVE_FAILED, PASS, RUNNING, SUCCESS, TAKE, TASK_FAILED
from batyskaf.games.crew.rules import COLUMNS, TONOJA
from batyskaf.games.crew.tasks import DONE, FAILED, OPEN
from batyskaf.learn.deals import Deals
from batyskaf.learn.kinds import Seen
from batyskaf.learn.plan import Plan

NOBODY = -1


@dataclass
class Games:
    """The state of each game; the names are those of `CrewState`. Rows are games, masks are booleans.

    >>> from batyskaf.games.crew.game import load
    >>> from batyskaf.learn.deals import Dealer
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> fleet = Fleet(plan, Dealer(plan, draws=5, seed=1).deal(20))
    >>> tuple(fleet.games.hands.shape)
    (20, 4, 40)
    """

    number: Tensor
    """The place of the game in the deals: rows of finished games are dropped."""
    hands: Tensor
    columns: Tensor
    captain: Tensor
    tasks: Tensor
    owners: Tensor
    status: Tensor
    numbers: Tensor
    objective_status: Tensor
    outcome: Tensor
    communication: Tensor
    delegated: Tensor
    yes: Tensor
    votes: Tensor
    direction: Tensor
    given: Tensor
    tokens: Tensor
    pool: Tensor
    quiet: Tensor
    shown: Tensor
    """By seat: the cards it has signalled."""
    marks: Tensor
    """By card: the mark it was signalled with, -1 for none."""
    leader: Tensor
    trick: Tensor
    best: Tensor
    best_seat: Tensor
    piles: Tensor
    collected: Tensor
    won: Tensor
    tricks: Tensor
    run: Tensor
    led: Tensor
    played: Tensor
    played_by: Tensor
    played_in: Tensor
    """By card: the trick it was played to, -1 for none."""
    newest: Tensor
    taken: Tensor
    winner: Tensor
    winning: Tensor
    cannot: Tensor
    """By seat: cards that everybody knows it does not hold, from suits not followed and from signals."""

    def keep(self, rows: Tensor) -> None:
        """Drop all other games."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name)[rows])


@dataclass
class Question:
    """What is asked now: by game the seat, whether this game is asked at all, and the choices it has.

    >>> from batyskaf.games.crew.game import load
    >>> from batyskaf.learn.deals import Dealer
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> fleet = Fleet(plan, Dealer(plan, draws=5, seed=1).deal(20))
    >>> question = next(fleet.questions())
    >>> bool(question.asked.all()), len(question.legal)
    (True, 20)
    """

    phase: int
    owner: Tensor
    """The seat that the answer is for."""
    turn: Tensor
    """The seat that answers: for Tonoja the captain."""
    asked: Tensor
    legal: Tensor
    columns: Tensor
    """The choices as moves of the rules; tasks are TAKE + their place in the row."""
    at: int = NOBODY
    """The place of the task that is claimed or predicted for."""
    choice: Tensor | None = None

    def answer(self, choice: Tensor) -> None:
        self.choice = choice


Asking = Generator[Question, Tensor, None]


def random_choice(question: Question, random: torch.Generator | None = None) -> Tensor:
    """A legal choice for each game, all equally likely.

    >>> from batyskaf.games.crew.game import load
    >>> from batyskaf.learn.deals import Dealer
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> fleet = Fleet(plan, Dealer(plan, draws=5, seed=1).deal(20))
    >>> question = next(fleet.questions())
    >>> choice = random_choice(question)
    >>> bool(question.legal.gather(1, choice[:, None]).all())
    True
    """
    noise = torch.rand(question.legal.shape, device=question.legal.device, generator=random)
    return torch.where(question.legal, noise, -1.0).argmax(1)


class Fleet:
    """A batch of games from the first question to the last verdict.

    >>> from batyskaf.games.crew.game import load
    >>> from batyskaf.learn.deals import Dealer
    >>> game = load()
    >>> plan = Plan(game, game.options(mission="3", players=4), torch.device("cpu"))
    >>> fleet = Fleet(plan, Dealer(plan, draws=5, seed=1).deal(20))
    >>> for question in fleet.questions():
    ...     question.answer(random_choice(question))
    >>> bool((fleet.outcomes != RUNNING).all())
    True
    """

    def __init__(self, plan: Plan, deals: Deals) -> None:
        self.plan = plan
        self.deals = deals
        self.number = 0
        """How many tricks are over."""
        self.size = len(deals)
        self.slots = deals.tasks.shape[1]
        self.games = self._open(deals)
        self.outcomes = torch.full((self.size,), int(RUNNING), device=plan.device)
        """How each game of the deals ended."""
        self.ends = torch.full_like(deals.tasks, int(OPEN))
        """By game of the deals and place: the status of its task at the end."""
        self.pairs: list[Tensor] = []

    def _open(self, deals: Deals) -> Games:
        plan, device, size, seats = self.plan, self.plan.device, self.size, self.plan.seats
        cards, total = int(CARDS), plan.total

        def whole(*shape: int, value: int = 0) -> Tensor:
            return torch.full((size, *shape), value, dtype=torch.long, device=device)

        def mask(*shape: int) -> Tensor:
            return torch.zeros(size, *shape, dtype=torch.bool, device=device)

        hands = deals.hands.clone()
        if plan.setup.has_tonoja():
            hands[:, int(TONOJA)] = mask(cards).scatter(1, deals.columns[:, : int(COLUMNS)], True)
        captain = deals.hands[:, :, int(plan.setup.captain_card)].long().argmax(1)
        objective = int(DONE if plan.objective is None else OPEN)
        return Games(
            number=torch.arange(size, device=device), hands=hands, columns=deals.columns.clone(), captain=captain,
            tasks=deals.tasks, owners=whole(self.slots, value=NOBODY), status=whole(self.slots, value=int(OPEN)),
            numbers=whole(self.slots, value=-1), objective_status=whole(value=objective), outcome=whole(),
            communication=deals.communication, delegated=mask(), yes=mask(seats), votes=whole(seats, value=-1),
            direction=whole(), given=whole(seats, value=-1), tokens=mask(seats), pool=whole(), quiet=mask(seats),
            shown=mask(seats, cards), marks=whole(cards, value=-1), leader=captain, trick=whole(seats, value=-1),
            best=whole(value=-1), best_seat=whole(value=-1), piles=mask(seats, cards), collected=mask(cards),
            won=mask(seats, total), tricks=whole(seats), run=whole(seats), led=mask(seats, cards), played=mask(cards),
            played_by=whole(cards, value=NOBODY), played_in=whole(cards, value=-1), newest=whole(value=-1),
            taken=mask(cards), winner=whole(value=NOBODY), winning=whole(value=-1), cannot=mask(seats, cards),
        )  # fmt: skip

    # --- asking ----------------------------------------------------------------------------------------------------

    def attempt(self) -> Asking:
        """The whole attempt, in the order of the rulebook."""
        from batyskaf.learn.distress import distress, predictions
        from batyskaf.learn.playing import play
        from batyskaf.learn.sharing import share

        yield from share(self)
        yield from distress(self)
        yield from predictions(self)
        self.pair()
        yield from play(self)

    def questions(self) -> Iterator[Question]:
        """The same for a loop: each question is answered in it."""
        asking = self.attempt()
        try:
            question = next(asking)
            while True:
                yield question
                if question.choice is None:
                    raise ValueError("the question was not answered: call its answer() before asking for the next one")
                question = asking.send(question.choice)
        except StopIteration:
            return

    def ask(
        self, phase: int, owner: Tensor, asked: Tensor, legal: Tensor, columns: Tensor, at: int = NOBODY
    ) -> Question:
        turn = owner
        if self.plan.setup.has_tonoja():
            turn = torch.where(owner >= self.plan.humans, self.games.captain, owner)
        return Question(int(phase), owner, turn, asked, legal & asked[:, None], columns, at)

    def moves(self, question: Question, choice: Tensor) -> Tensor:
        """Choices as moves of the rules."""
        move = question.columns[choice]
        slot = (move - int(TAKE)).clamp(min=0, max=self.slots - 1)
        return torch.where(move >= int(TAKE), int(TAKE) + self.games.tasks.gather(1, slot[:, None])[:, 0], move)

    def draft_columns(self) -> Tensor:
        """Pass, and each task in its place."""
        return self.plan.columns(int(PASS), *(int(TAKE) + slot for slot in range(self.slots)))

    def nobody(self, games: Tensor) -> bool:
        """Whether no game is meant."""
        return not bool(games.any())

    @property
    def running(self) -> Tensor:
        return self.games.outcome == int(RUNNING)

    @property
    def exists(self) -> Tensor:
        """By game and place: whether there is a task."""
        return self.games.tasks < self.plan.tasks

    @property
    def rows(self) -> Tensor:
        return torch.arange(len(self.games.number), device=self.plan.device)

    # --- judging ---------------------------------------------------------------------------------------------------

    def pair(self) -> None:
        """Sort the open tasks of running games by their judges: each judge sees its own tasks and no others."""
        games, judges = self.games, len(self.plan.judges)
        open_now = self.exists & (games.status == int(OPEN)) & self.running[:, None]
        judge = torch.where(open_now, self.plan.judge_of[games.tasks], judges).flatten()
        places = judge.argsort(stable=True)
        sizes = torch.bincount(judge, minlength=judges + 1).tolist()
        self.pairs = list(places.split(sizes))[:judges]

    def judge(self, after_trick: bool) -> None:
        """Judge every open task, and end the games in which one failed or all are done."""
        games, running = self.games, self.running
        self._judge_objective(after_trick, running)
        status, tasks = games.status.view(-1), games.tasks.view(-1)
        for kind, (place, judge) in enumerate(zip(self.pairs, self.plan.judges, strict=True)):
            if len(place) == 0 or not (after_trick or self.plan.eager[kind]):
                continue
            game = place.div(self.slots, rounding_mode="floor")
            seen = Seen(self, game, games.owners.view(-1)[place], games.numbers.view(-1)[place])
            mine = self.plan.judge_of[tasks[place]] == kind
            verdict = judge.judge(seen, torch.where(mine, self.plan.row_of[tasks[place]], 0))
            now = status[place]
            status[place] = torch.where(mine & (now == int(OPEN)) & running[game], verdict, now)
        self._end(running)

    def _judge_objective(self, after_trick: bool, running: Tensor) -> None:
        objective, games = self.plan.objective, self.games
        if objective is None or not (after_trick or self.plan.objective_eager):
            return
        nobody = torch.full_like(games.captain, NOBODY)
        verdict = objective.judge(Seen(self, self.rows, nobody, nobody), torch.zeros_like(nobody))
        open_now = running & (games.objective_status == int(OPEN))
        games.objective_status = torch.where(open_now, verdict, games.objective_status)

    def _end(self, running: Tensor) -> None:
        games = self.games
        task_failed = (games.status == int(FAILED)).any(1)
        objective_failed = games.objective_status == int(FAILED)
        task_open = ((games.status == int(OPEN)) & self.exists).any(1)
        success = ~task_failed & ~objective_failed & ~task_open & (games.objective_status == int(DONE))
        outcome = torch.where(objective_failed, int(OBJECTIVE_FAILED), int(RUNNING))
        outcome = torch.where(task_failed, int(TASK_FAILED), torch.where(success, int(SUCCESS), outcome))
        games.outcome = torch.where(running, outcome, games.outcome)
        self.outcomes[games.number] = games.outcome
        self.ends[games.number] = games.status

    def shrink(self) -> None:
        """Drop the finished games once they are at least half of all."""
        running = self.running.nonzero()[:, 0]
        if 2 * len(running) <= len(self.games.number):
            self.games.keep(running)
            self.pair()
