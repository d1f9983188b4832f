"""A bot that plays the net's best move, without any search. It sees what its seat sees and nothing else."""

from math import exp

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.crew.net.describing import Described
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.bots.crew.net.policy import Net, Opinion
from batyskaf.bots.crew.net.sight import Sight, see
from batyskaf.bots.crew.net.weights import shipped
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import COLOUR_CARDS, RANKS
from batyskaf.games.crew.codes import ASSIGN, GIVE, QUIET, SIGNAL, TAKE, VOTE
from batyskaf.games.crew.layouts import MARKS
from batyskaf.games.crew.state import CrewState


def score(opinion: Opinion, sight: Sight, world: CrewState, move: int) -> int:
    """What the net thinks of a move."""
    colours, ranks = int(COLOUR_CARDS), int(RANKS)
    if move < colours:
        return opinion.colours[move // ranks][move % ranks]
    if move < SIGNAL:
        return opinion.centre[move - colours]
    if move < QUIET:
        card, mark = divmod(move - int(SIGNAL), int(MARKS))
        return opinion.colours[card // ranks][2 * ranks + card % ranks * int(MARKS) + mark]
    if move == QUIET:
        return opinion.centre[4]
    if move < GIVE + colours:
        card = move - int(GIVE)
        return opinion.colours[card // ranks][ranks + card % ranks]
    if move >= TAKE:
        wanted = [task for task in sight.tasks if task.place >= 0 and task.row == move - int(TAKE)]
        return opinion.tasks[sight.tasks.index(wanted[0])]
    if ASSIGN <= move < VOTE:
        steps = int(world.setup.steps[int(world.turn) * int(world.seats) + move - int(ASSIGN)])
        move = int(ASSIGN) + steps
    return opinion.centre[5 + move - int(GIVE) - colours]


class NetBot(Bot):
    """Plays any seat of The Crew from its own view only. A move's value is the chance of success that the net sees,
    lowered as much as the net prefers the best move."""

    name = "net"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._net = Net(shipped())
        self._described: tuple[object, Described] | None = None

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0], (), (look.legal[0],))
        world = look.world(self._rng)
        if not isinstance(world, CrewState):
            raise Refused("refused-bot-level", level=self.name, game=look.game.name)
        if self._described is None or self._described[0] is not world.setup:
            self._described = (world.setup, Described(world.setup))
        sight = see(world, self._described[1])
        opinion = self._net(sight)
        scores = {move: score(opinion, sight, world, move) / ONE for move in look.legal}
        chance = 1 / (1 + exp(-opinion.chance / ONE))
        top = max(scores.values())
        likely = {move: exp(value - top) for move, value in scores.items()}
        ranked = sorted(look.legal, key=lambda move: -scores[move])
        total = sum(likely.values())
        found = tuple(Candidate(move, chance * likely[move], likely[move] / total) for move in ranked)
        return Decision(ranked[0], found, (ranked[0],))
