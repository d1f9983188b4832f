"""`check_game`: plays random games and checks every law of the contract."""

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from batyskaf.core.events import check_roles
from batyskaf.core.game import Game, State
from batyskaf.core.match import HOST, Match, short_hash
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.position import Position
from batyskaf.core.reason import Refused
from batyskaf.core.recorder import Recorder
from batyskaf.core.result import rewards_of
from batyskaf.core.rng import Rng
from batyskaf.testing.laws import (
    Broken,
    check_commitments,
    check_continues,
    check_copies,
    check_events,
    check_legal,
    check_moves,
    check_options,
    check_pick,
    check_position,
    check_refusals,
    check_result,
    check_unrevealing,
    check_worlds,
    located,
    redacted,
    require,
)


class Report(msgspec.Struct):
    """What was checked.

    >>> from batyskaf import load
    >>> report = check_game(load("aquatica"), games=1)
    >>> report.games, report.decisions > 20
    (1, True)
    """

    games: int = 0
    decisions: int = 0
    worlds: int = 0
    undone: int = 0
    hosted: int = 0
    """Moves that the host made."""
    positions: int = 0
    """States that were written as a position and read back."""


def check_game(
    game: Game,
    options: Iterable[msgspec.Struct] | None = None,
    games: int = 3,
    seed: int = 0,
    thoroughness: float = 0.25,
    extra: Callable[[State], None] | None = None,
    positions: Iterable[Position] = (),
) -> Report:
    """Play random games under each of the options and raise `Broken` at the first law that is not kept.

    With `positions` the games start from each of these, and from deals only where options are given too.
    `thoroughness` is the share of positions at which the costly laws (worlds, replays, undo) are checked; `extra` is
    called with every state, for the game's own laws.

    >>> from batyskaf import load
    >>> check_game(load("crew"), games=1).games
    1
    """
    with located(lambda: game.name, "a game has moves and options"):
        check_moves(game)
        check_options(game)
        check_roles(game.event_types(), game.words())
    report = Report()
    starts: list[tuple[msgspec.Struct, Position | None]] = [(game.options_at(start), start) for start in positions]
    starts += [(chosen, None) for chosen in (options if options is not None else [] if starts else [game.options()])]
    for chosen, position in starts:
        for number in range(games):
            _Check(game, chosen, seed + number, thoroughness, extra, report, position).run()
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
        position: Position | None,
    ) -> None:
        self.game = game
        self.options = options
        self.position = position
        self.seed = seed
        self.thoroughness = thoroughness
        self.extra = extra
        self.report = report
        self.rng = Rng.of(seed, f"check {game.name}")
        self.never = redacted(game)
        self.seats = 0
        self.moves = 0

    def run(self) -> None:
        with located(self._where, "a game never fails"):
            self._run()

    def _where(self) -> str:
        return f"{self.game.name}, seed {self.seed}, after {self.moves} moves, {self.options}"

    def _run(self) -> None:
        self.seats = self.game.seats(self.options)
        match = Match(self.game, self.options, self.seed, position=self.position)
        require(match.start() == match.state, "the same options and seed start the same game")
        check_events(self.game, self.game.events(match.state))
        self._play(match)
        self._end(match)
        self._fork(match)
        self.report.games += 1
        self.report.decisions += len(match.played)

    def _play(self, match: Match) -> None:
        while not match.over:
            self.moves = len(match.played)
            require(len(match.played) < self.game.max_decisions, "the game ends within its bound")
            check_legal(self.game, match.state, self.seats, self.never)
            check_pick(match.state, self.rng)
            self._look(match.state)
            thorough = self.rng.fraction() < self.thoroughness
            before, packed = match.state.copy(), match.state.pack() if thorough else b""
            if thorough:
                self._thorough(match)
            legal = match.state.legal()
            move = legal[int(self.rng.below(len(legal)))]
            match.play(int(match.state.turn), move)
            self.moves = len(match.played)
            check_commitments(self.game, match.state, match.played)
            if thorough:
                self._take_back(match, packed)
                check_continues(self.game, before, match.state, move, match.played[-1].events)
                check_unrevealing(self.game, before, match.state, move, self.seats, self.rng)

    def _look(self, state: State) -> None:
        """Check the game's own laws."""
        if self.extra is None:
            return
        try:
            self.extra(state)
        except AssertionError as error:
            raise Broken(f"the game's own law {getattr(self.extra, '__name__', '')!r}: {error}") from error

    def _thorough(self, match: Match) -> None:
        state = match.state
        check_copies(self.game, state)
        check_refusals(self.game, state, self.rng)
        self._worlds(state, range(self.seats))
        self.report.positions += check_position(self.game, state, self.seats, self.seed)
        self._wrong_seat(match)

    def _worlds(self, state: State, seats: Iterable[int]) -> None:
        for seat in seats:
            check_worlds(self.game, state, seat, self.rng)
            self.report.worlds += 1

    def _wrong_seat(self, match: Match) -> None:
        """Nobody moves for another seat, and only the host makes host moves."""
        before = short_hash(match.state)
        others = [seat for seat in range(-1, self.seats + 1) if seat != match.state.turn]
        attempts = [(seat, match.state.legal()[0]) for seat in others]
        attempts += [(int(match.state.turn), move) for move in match.state.host()]
        attempts += [(HOST, match.state.legal()[0]), (int(match.state.turn), len(self.game.moves)), (0, -1)]
        for seat, move in attempts:
            require(_refused(match, seat, move), "moves of others are refused", (seat, move))
        require(short_hash(match.state) == before, "a refused move changes nothing")

    def _take_back(self, match: Match, packed: bytes) -> None:
        """The last move can be undone above the floor and not below it; a commitment until all seats have committed."""
        if match.state.timed or not match.played:
            return
        last = match.played[-1]
        committed = last.seat in match.state.committed()
        free = _free(match)
        require(committed or _undo_refused(match, last.seat, free + 1), "undo stops at its floor", free)
        if committed or free > 0:
            self._undo(match, last.seat)
            require(match.state.pack() == packed, "undo leads back to the same state")
            events = match.play(last.seat, last.move)
            same = events == last.events
            require(same, "a move that is made again after an undo has the same events", (events, last.events))
        other = (last.seat + 1) % max(self.seats, 2)
        if self.seats > 1 and other not in match.state.committed():
            require(_undo_refused(match, other), "nobody takes back another's move")
        for seat in match.state.committed():
            self._commit_again(match, seat)

    def _undo(self, match: Match, seat: int) -> None:
        match.undo(seat)
        self.report.undone += 1

    def _commit_again(self, match: Match, seat: int) -> None:
        """A commitment that is undone and made again leads to the same state: those of others are made again too."""
        packed, played = match.state.pack(), len(match.played)
        move = next(made.move for made in reversed(match.played) if made.seat == seat)
        self._undo(match, seat)
        match.play(seat, move)
        same = match.state.pack() == packed and len(match.played) == played
        require(same, "a commitment is taken back and made again", seat)

    def _end(self, match: Match) -> None:
        self._look(match.state)
        require(match.state.legal() == [], "nothing is legal when the game is over")
        require(match.state.host() == [], "the host has no moves when the game is over")
        require(not match.state.timed, "no clock runs when the game is over")
        check_result(match.state.result(), self.seats)
        require(match.state.rewards() == rewards_of(match.state.result()), "the rewards are those of the result")
        check_copies(self.game, match.state)
        if self.rng.fraction() < self.thoroughness:
            self._worlds(match.state, range(self.seats))
        self._file(match)

    def _file(self, match: Match) -> None:
        """A match file replays to the same hashes."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.jsonl"
            Recorder(match, path)
            try:
                again = replay(read_recording(path), self._load)
            except Refused as refusal:
                raise Broken(f"a match file plays again: {refusal}") from refusal
        require(short_hash(again.state) == short_hash(match.state), "a match file leads to the same state")
        steps = [entry.hash for entry in again.entries] == [entry.hash for entry in match.entries]
        require(steps, "a match file leads there by the same steps")
        for seat in range(self.seats):
            require(again.seen(seat) == match.seen(seat), "a match file shows each seat the same", seat)

    def _load(self, name: str, packs: Sequence[Mapping[str, object]]) -> Game:
        require(name == self.game.name, "a match file names its game", name)
        carried = [dict(pack) for pack in packs] == [dict(pack) for pack in self.game.packs()]
        require(carried, "a match file carries its packs")
        return self.game

    def _fork(self, match: Match) -> None:
        at = int(self.rng.below(len(match.played) + 1))
        fork = match.fork(at)
        expected = match._before[at] if at < len(match.played) else match.state
        require(fork.state == expected, "a fork begins where it was made", at)
        if fork.state.host() and self.rng.below(2) == 0:
            self._by_the_host(fork)

    def _by_the_host(self, match: Match) -> None:
        """The host makes a move, such as time-up or abandon; the laws hold for it too."""
        moves = match.state.host()
        move = moves[int(self.rng.below(len(moves)))]
        before = match.state.copy()
        match.play_as_host(self.game.moves.text(move))
        self.moves = len(match.played)
        self.report.hosted += 1
        check_commitments(self.game, match.state, match.played)
        check_continues(self.game, before, match.state, move, match.played[-1].events)
        for seat in range(self.seats):
            require(_undo_refused(match, seat), "nobody takes back another's move", seat)
        self._play(match)
        self._end(match)
        self._worlds(match.state, [int(self.rng.below(self.seats))])


def _refused(match: Match, seat: int, move: int) -> bool:
    try:
        match.play(seat, move)
    except Refused as refusal:
        return refusal.reason.id != ""
    return False


def _undo_refused(match: Match, seat: int, count: int = 1) -> bool:
    try:
        match.undo(seat, count)
    except Refused as refusal:
        return refusal.reason.id != ""
    return False


def _free(match: Match) -> int:
    """How many moves the seat of the last one may undo: all its latest moves that revealed nothing."""
    seat = match.played[-1].seat
    for number, made in enumerate(reversed(match.played)):
        if made.revealed or made.seat != seat:
            return number
    return len(match.played)
