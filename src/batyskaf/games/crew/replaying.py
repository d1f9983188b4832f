"""How a position of The Crew came about: votes, gifts, predictions, signals and tricks, as moves the rules check."""

from typing import TYPE_CHECKING

from batyskaf.core.game import OVER
from batyskaf.core.position import Line, Reading
from batyskaf.core.reason import Reason
from batyskaf.games.crew import codes
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.events import STATUS, VOTES
from batyskaf.games.crew.movetable import MARKS
from batyskaf.games.crew.position import Trick, Written
from batyskaf.games.crew.state import OUTCOMES, CrewState

if TYPE_CHECKING:
    from batyskaf.games.crew.game import CrewGame

Step = tuple[str, Line | str]


class Replay:
    """Makes the moves that a position lists; the rules check each of them."""

    def __init__(self, game: "CrewGame", reading: Reading, written: Written, state: CrewState) -> None:
        self.game = game
        self.reading = reading
        self.written = written
        self.state = state
        self.signals = list(written.signals)
        self.quiet = set(written.quiet)
        self.predicts = bool(written.predictions)
        self.plays = bool(written.tricks or written.signals or written.quiet)
        """The first trick has begun, or the window before it."""

    def run(self) -> CrewState | None:
        state = self.state
        while state.turn != OVER and not self.reading.faults:
            step = self._next()
            if step is None:
                break
            self._make(*step)
        if not self.reading.faults:
            self._check_end()
        return None if self.reading.faults else state

    def _make(self, text: str, where: Line | str) -> None:
        move = self.game.moves.id(text)
        reason: Reason | None = self.state.why_not(move)
        if reason is None:
            self.state.apply(move)
        else:
            args = {**reason.args, "move": text, "detail": reason.id, "asked": int(self.state.owner)}
            self.reading.fault(where, "fault-position-move", **args)

    def _next(self) -> Step | None:
        """The next move of the position, or None if it has been reached."""
        phase, owner = self.state.phase, int(self.state.owner)
        if phase == codes.P_DISTRESS:
            return self._vote(owner)
        if phase == codes.P_DIRECTION:
            return self._step(f"direction {self.written.direction}" if self.written.direction else "", "direction")
        if phase == codes.P_GIVE:
            card = self.written.gifts.get(owner)
            return (f"give {NAMES[card[0]]}", card[1]) if card else self._step("", f"gifts {owner}")
        if phase == codes.P_PREDICT:
            return self._predict()
        if phase == codes.P_SIGNAL:
            return self._signal(owner)
        if phase == codes.P_PLAY:
            return self._play(owner)
        return self._step("", "tasks")

    def _step(self, text: str, where: str) -> Step | None:
        """A move of the position; a fault if it is missing although the position has later ones."""
        if not text and (self.plays or (self.predicts and where != "predictions")):
            self.reading.fault(where, "fault-position-before", where=where)
        return (text, where) if text else None

    def _vote(self, owner: int) -> Step | None:
        """By default all have voted for the direction, or against a distress signal."""
        votes, where = self.written.votes, f"votes {owner}"
        if owner in votes:
            return f"vote {VOTES[votes[owner]]}", where
        if not votes and (self.written.direction or self.plays or self.predicts):
            return f"vote {self.written.direction or VOTES[0]}", where
        return self._step("", where)

    def _predict(self) -> Step | None:
        at = int(self.state.at)
        if at not in self.written.predictions:
            if self.plays:
                self.reading.fault("predictions", "fault-position-before", where="predictions")
            return None
        word = "foresee" if self.state.task(at).secret else "predict"
        return f"{word} {self.written.predictions[at]}", "predictions"

    def _trick(self) -> Trick | None:
        """The trick that is being played, if the position lists it."""
        number = int(self.state.number)
        return self.written.tricks[number] if number < len(self.written.tricks) else None

    def _signal(self, owner: int) -> Step | None:
        """Signals come in the order in which they are written; everyone else is quiet."""
        shown = next((shown for shown in self.signals if shown.trick == self.state.number), None)
        if shown is not None and shown.seat == owner:
            self.signals.remove(shown)
            return f"signal {NAMES[shown.card]} {MARKS[shown.mark]}".rstrip(), shown.line
        if shown is not None or self._trick() is not None:
            return "quiet", "signals"
        if owner not in self.quiet:
            return None
        return "quiet", "quiet"

    def _play(self, owner: int) -> Step | None:
        trick = self._trick()
        laid = int(self.state.laid)
        if trick is None or laid == len(trick.cards):
            return None
        if laid == 0 and trick.leader != owner:
            self.reading.fault(trick.line, "fault-position-crew-leader", wrong=trick.leader, right=owner)
            return None
        return f"play {NAMES[trick.cards[laid]]}", trick.line

    def _check_end(self) -> None:
        """Check that the attempt still runs after all moves, and that what the position claims is true."""
        s = self.state
        if s.turn == OVER:
            ending = OUTCOMES[s.outcome]
            self.reading.fault("tricks", "fault-position-crew-over", number=int(s.number), ending=ending)
            return
        passed = VOTES[s.direction]
        if self.written.direction and passed != self.written.direction:
            self.reading.fault("direction", "fault-position-crew-direction", right=passed)
        for shown in self.signals:
            self.reading.fault(shown.line, "fault-position-crew-silent", number=shown.trick + 1)
        for at, (status, line) in self.written.statuses.items():
            if s.status[at] != status:
                right = STATUS[s.status[at]]
                self.reading.fault(line, "fault-position-crew-status", wrong=STATUS[status], right=right)
