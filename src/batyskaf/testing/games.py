"""`check_game`: plays random games and holds every law of the contract against them."""

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from batyskaf.core.game import Game, State
from batyskaf.core.match import HOST, Match, short_hash
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.core.recorder import Recorder
from batyskaf.core.rng import Rng
from batyskaf.testing.laws import (
    Broken,
    check_copies,
    check_legal,
    check_moves,
    check_pick,
    check_refusals,
    check_retelling,
    check_unrevealing,
    check_worlds,
    require,
)


class Report(msgspec.Struct):
    """What a check went through."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0
    undone: int = 0


def check_game(
    game: Game,
    options: Iterable[msgspec.Struct] | None = None,
    games: int = 3,
    seed: int = 0,
    thoroughness: float = 0.25,
    extra: Callable[[State], None] | None = None,
) -> Report:
    """Play random games under each of the options and raise `Broken` at the first law that is not kept.

    `thoroughness` is the share of positions at which the costly laws (worlds, retelling, undo) are checked; `extra` is
    called with every state, for laws of a game's own.
    """
    check_moves(game)
    report = Report()
    for chosen in options if options is not None else [game.options()]:
        for number in range(games):
            _Check(game, chosen, seed + number, thoroughness, extra, report).run()
    return report


class _Check:
    """One random game under one set of options."""

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct,
        seed: int,
        thoroughness: float,
        extra: Callable[[State], None] | None,
        report: Report,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.thoroughness = thoroughness
        self.extra = extra
        self.report = report
        self.rng = Rng.of(seed, f"check {game.name}")
        self.seats = game.seats(options)

    def run(self) -> None:
        match = Match(self.game, self.options, self.seed)
        try:
            self._play(match)
            self._end(match)
        except Broken as broken:
            where = f"{self.game.name}, seed {self.seed}, after {len(match.played)} moves, {self.options}"
            raise Broken(f"{broken} [{where}]") from broken
        self.report.games += 1
        self.report.decisions += len(match.played)

    def _play(self, match: Match) -> None:
        while not match.over:
            require(len(match.played) < self.game.max_decisions, "the game ends within its bound")
            check_legal(self.game, match.state, self.seats)
            check_pick(match.state, self.rng)
            if self.extra is not None:
                self.extra(match.state)
            thorough = self.rng.fraction() < self.thoroughness
            before = match.state.copy()
            if thorough:
                self._thorough(match)
            legal = match.state.legal()
            move = legal[int(self.rng.below(len(legal)))]
            match.play(int(match.state.turn), move)
            if thorough:
                check_unrevealing(self.game, before, match.state, move, self.seats, self.rng)
                self._take_back(match, before)

    def _thorough(self, match: Match) -> None:
        state = match.state
        check_copies(self.game, state)
        check_refusals(self.game, state, self.rng)
        check_retelling(self.game, state)
        for seat in range(self.seats):
            check_worlds(self.game, state, seat, self.rng)
            self.report.worlds += 1
        self._wrong_seat(match)

    def _wrong_seat(self, match: Match) -> None:
        """Nobody moves for another seat, and nobody but the host makes host moves."""
        before = short_hash(match.state)
        others = [seat for seat in range(-1, self.seats + 1) if seat != match.state.turn]
        attempts = [(seat, match.state.legal()[0]) for seat in others]
        attempts += [(int(match.state.turn), move) for move in match.state.host()]
        attempts += [(HOST, match.state.legal()[0]), (int(match.state.turn), len(self.game.moves)), (0, -1)]
        for seat, move in attempts:
            require(_refused(match, seat, move), "moves of others are refused", (seat, move))
        require(short_hash(match.state) == before, "a refused move changes nothing")

    def _take_back(self, match: Match, before: State) -> None:
        """The last move can be taken back above the floor and not below it; a commitment until all are in."""
        if match.state.timed or not match.played:
            return
        last = match.played[-1]
        committed = last.seat in match.state.committed()
        if match.floor(last.seat) < len(match.played) or committed:
            match.undo(last.seat)
            require(match.state == before, "undo leads back to the same state")
            match.play(last.seat, last.move)
            self.report.undone += 1
        else:
            require(_undo_refused(match, last.seat), "undo stops at its floor")
        other = (last.seat + 1) % max(self.seats, 2)
        if last.seat != HOST and self.seats > 1 and other not in match.state.committed():
            require(_undo_refused(match, other), "nobody takes back another's move")

    def _end(self, match: Match) -> None:
        if self.extra is not None:
            self.extra(match.state)
        require(match.state.legal() == [], "nothing is legal when the game is over")
        require(match.state.host() == [], "the host has no moves when the game is over")
        result = match.state.result()
        require(len(result.scores) == self.seats == len(result.ranks), "a result has a score and a rank for each seat")
        require(min(result.ranks) == 1, "somebody is first")
        check_copies(self.game, match.state)
        self._file(match)
        self._fork(match)

    def _file(self, match: Match) -> None:
        """A written match plays again to the same hashes."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.jsonl"
            Recorder(match, path)
            again = replay(read_recording(path), self._load)
        require(short_hash(again.state) == short_hash(match.state), "a match file leads to the same state")
        require(
            [entry.hash for entry in again.entries] == [entry.hash for entry in match.entries], "and by the same steps"
        )
        for seat in range(self.seats):
            require(again.seen(seat) == match.seen(seat), "and shows each seat the same")

    def _load(self, name: str, packs: Sequence[Mapping[str, object]]) -> Game:
        require(name == self.game.name, "a match file names its game", name)
        require([dict(pack) for pack in packs] == [dict(pack) for pack in self.game.packs()], "and carries its packs")
        return self.game

    def _fork(self, match: Match) -> None:
        at = int(self.rng.below(len(match.played) + 1))
        fork = match.fork(at)
        expected = match._before[at] if at < len(match.played) else match.state
        require(fork.state == expected, "a fork begins where it was made", at)


def _refused(match: Match, seat: int, move: int) -> bool:
    try:
        match.play(seat, move)
    except Refused as refusal:
        return refusal.reason.id != ""
    return False


def _undo_refused(match: Match, seat: int) -> bool:
    try:
        match.undo(seat)
    except Refused as refusal:
        return refusal.reason.id != ""
    return False
