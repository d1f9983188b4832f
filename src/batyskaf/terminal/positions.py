"""Positions from files: play one, solve it with open hands, or ask a bot for advice."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from batyskaf import bots
from batyskaf.bots import Decision, Perspective
from batyskaf.core.fairness import fresh_seed, read_seed
from batyskaf.core.game import Game, State
from batyskaf.core.match import Match
from batyskaf.core.position import Position, read_position
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew.state import CrewState
from batyskaf.lab.hints import hint
from batyskaf.lab.review_words import percent
from batyskaf.lab.solving import Solved, solve, to_the_card
from batyskaf.lab.wording import Namer
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.render.seats import seating, shown_names
from batyskaf.terminal import folders
from batyskaf.terminal.session import Session
from batyskaf.terminal.setup import Request, bot_for, load

FIXED = ("--mission", "--players", "--option", "--campaign")
"""Flags that conflict with a position, which defines these things itself."""
SHOWN = 5
"""How many of the moves considered by a bot are listed."""


def begin(file: Path, request: Request, game: str | None, texts: Texts) -> Session:
    """Set up a match that starts from a position, and save it."""
    lost = [flag for flag in request.flags if flag in FIXED]
    if lost:
        raise Refused("refused-flags-position", flags=", ".join(lost))
    found = read_position(file)
    if game not in (None, found.game):
        raise Refused("refused-position-file", file=str(file), game=found.game)
    played = load(found.game, request.packs)
    seed = read_seed(request.seed) if request.seed is not None else fresh_seed()
    seats = played.seats(played.options_at(found))
    match = Match.at(
        played, found, seed, seating(seats, request.seats, request.bots, texts, bot_for(played, request.bot))
    )
    return Session(match, folders.new_match(played.name), texts)


class Puzzle:
    """A position to solve or to get advice on."""

    def __init__(self, file: Path, packs: Sequence[Path], seed: str | None, texts: Texts) -> None:
        self.texts = texts
        self.position: Position = read_position(file)
        self.game: Game = load(self.position.game, packs)
        self.seed = read_seed(seed) if seed is not None else 0
        self.state: State = self.game.start_at(self.position, self.seed)
        self.options = self.game.options_at(self.position)
        count = self.game.seats(self.options)
        self.seats = tuple(texts.say("seat-person", number=seat + 1) for seat in range(count))
        self.names = renderer_for(self.game, texts, self.options).names(shown_names(self.seats, texts))

    def left_open(self) -> Iterator[str]:
        """A sentence about what was dealt at random, if anything was."""
        if self.game.start_at(self.position, self.seed + 1) != self.state:
            yield self.texts.say("position-dealt", seed=str(self.seed))

    # --- open hands ------------------------------------------------------------------------------------------------

    def solution(self, cards: int) -> Iterator[str]:
        """Say whether it can be won with open hands, with which first cards, and how."""
        if not isinstance(self.state, CrewState):
            raise Refused("refused-solve-game", game=self.game.name)
        yield from self.left_open()
        state = to_the_card(self.state)
        found = solve(state, cards, self.seed)
        yield self.texts.say("solve-verdict", verdict=found.verdict)
        if found.verdict != "lost":
            yield from self._first_cards(state, found)
        if found.line:
            yield self.texts.say("solve-line")
            yield from self._tricks(state, found.line)

    def _first_cards(self, state: CrewState, found: Solved) -> Iterator[str]:
        who = self.names[int(state.owner)]
        kept = found.of("won")
        yield self.texts.say("solve-cards", who=who, kept=len(kept), count=len(found.cards))
        for verdict in ("won", "undecided", "lost"):
            cards = ", ".join(self._card(card) for card in found.of(verdict))
            if cards:
                yield "  " + self.texts.say("solve-with", verdict=verdict, cards=cards)

    def _card(self, move: int) -> str:
        return self.texts.card(self.game.name, self.game.moves.words(move)[0])

    def _tricks(self, state: CrewState, line: Sequence[int]) -> Iterator[str]:
        """A line of play, trick by trick."""
        state = state.copy()
        shown: list[str] = []
        for card in line:
            number = int(state.number)
            shown.append(f"{self.names[int(state.owner)]} {self._card(card)}")
            state.apply(card)
            if state.number > number:
                won = self.names[int(state.winner)]
                yield "  " + self.texts.say("solve-trick", number=number + 1, cards=", ".join(shown), won=won)
                shown = []
            state = to_the_card(state)
        if shown:
            yield "  " + ", ".join(shown)

    # --- a bot's advice --------------------------------------------------------------------------------------------

    def advice(self, bot: str) -> Iterator[str]:
        """What a bot would do for the deciding seat, and the moves it considered."""
        yield from self.left_open()
        seat = int(self.state.turn)
        look = Perspective.of(self.game, self.state, seat, Rng.of(self.seed, "advise world"))
        decision = bots.load(bot_for(self.game, bot), Rng.of(self.seed, "advise")).choose(look)
        hinted = hint(self.game, self.options, self.seats, look, decision)
        lang = self.texts.lang
        yield self.texts.say("advise-move", who=self.names[seat], move=hinted.label[lang], text=hinted.move)
        if len(look.legal) > 1:
            yield hinted.because[lang]
        yield from self._weighed(look, decision)

    def _weighed(self, look: Perspective, decision: Decision) -> Iterator[str]:
        namer = Namer.at(self.game, self.options, self.seats, look)
        # A bot that doesn't search shares nothing out.
        tried = [each for each in decision.candidates if each.share > 0.0] or decision.candidates
        best = sorted(tried, key=lambda each: -each.value)
        for candidate in best[:SHOWN] if len(best) > 1 else ():
            move = namer.label(candidate.move)[self.texts.lang]
            yield "  " + self.texts.say("advise-weighed", value=percent(candidate.value), move=move)
