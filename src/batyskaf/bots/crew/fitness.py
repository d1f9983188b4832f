# mypyc: compile
"""How well tasks suit a hand, and what a signal is worth, judged quickly and without the other hands."""

from mypy_extensions import i64

from batyskaf.bots.crew.insight.hands import usual_tricks
from batyskaf.bots.crew.insight.lookup import Insights
from batyskaf.games.crew.cards import VALUE
from batyskaf.games.crew.codes import HIGHEST, LOWEST, ONLY
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN


def fitness(insights: Insights, s: CrewState, i: i64, owner: i64, hand: i64) -> i64:
    """How well the i-th task suits a seat with this hand: 0 hopeless, 50 like any other, 100 ideal.

    Tasks that the seat already has influence the result.
    """
    insights.meet(s)
    insight = insights.into(s, i)
    fit = insight.fit(s, owner, hand, usual_tricks(hand), 100 * s.total // s.seats)
    for j in range(i64(len(s.owners))):
        if s.owners[j] == owner and j != i:
            if insights.into(s, j).pull * insight.pull < 0:
                fit -= 15
            fit -= 4
    return fit


def predicted(insights: Insights, s: CrewState, i: i64, owner: i64) -> i64:
    """The number that a sensible owner predicts."""
    insights.meet(s)
    return insights.into(s, i).number(s.hands[owner], s.total)


def signal_worth(insights: Insights, s: CrewState, seat: i64, card: i64, mark: i64) -> i64:
    """How informative a signal is about the open tasks: 0 is nothing, about 60 is worth a token before trick 1."""
    insights.meet(s)
    worth: i64 = 10 if mark == ONLY else 0
    if mark == HIGHEST and VALUE[card] >= 8:
        worth += 8
    if mark == LOWEST and VALUE[card] >= 6:
        worth += 8
    for i in range(i64(len(s.owners))):
        if s.status[i] == OPEN:
            worth += insights.into(s, i).tells(s, s.owners[i] == seat, card, mark)
    return worth
