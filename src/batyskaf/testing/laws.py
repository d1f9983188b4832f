"""The laws that every state keeps, each a function that raises `Broken` if it doesn't."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from batyskaf.core.content import ContentError
from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.match import Played
from batyskaf.core.position import parse_position
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet

DIRT = 0x7F7F7F7F7F7F7F7F
"""A word of eight cells with the largest number."""


class Broken(AssertionError):
    """A game or bot breaks a law of the contract; the message names the law and the place.

    >>> require(False, "pieces are conserved", "a manta vanished")
    Traceback (most recent call last):
    batyskaf.testing.laws.Broken: pieces are conserved: a manta vanished
    """


def require(kept: bool, law: str, detail: object = "") -> None:
    """Raise `Broken` unless a law is kept."""
    if not kept:
        raise Broken(f"{law}: {detail}" if detail != "" else law)


@contextmanager
def located(where: Callable[[], str], otherwise: str) -> Iterator[None]:
    """Add the place to a broken law; `otherwise` is the law that any other exception breaks."""
    try:
        yield
    except Broken as broken:
        raise Broken(f"{broken} [{where()}]") from broken
    except Exception as error:
        raise Broken(f"{otherwise}: {type(error).__name__}: {error} [{where()}]") from error


# --- the table of moves ----------------------------------------------------------------------------------------------


def check_moves(game: Game) -> None:
    """Every move has one text, and the text leads back to it; a secret move, and no other, has a public twin."""
    for move in range(len(game.moves)):
        text = game.moves.text(move)
        require(_id_of(game, text) == move, "text and id of a move lead to each other", text)
        twin = game.moves.twin(move)
        require(game.moves.secret(move) == (twin != move), "a move has a twin if it is secret", text)
        require(game.moves.twin(twin) == twin, "the twin of a secret move is public", text)


def _id_of(game: Game, text: str) -> int | None:
    try:
        return game.moves.id(text)
    except Refused:
        return None


def redacted(game: Game) -> frozenset[int]:
    """Moves that only represent secret ones: their twins, and all moves with a `?` in their text."""
    moves = range(len(game.moves))
    twins = {game.moves.twin(move) for move in moves if game.moves.secret(move)}
    return frozenset(twins | {move for move in moves if "?" in game.moves.words(move)})


def check_options(game: Game) -> None:
    """Unknown options are refused, not ignored."""
    try:
        game.options(**{"no such option": 1})
    except Refused:
        return
    raise Broken("an unknown option is refused")


# --- one state -------------------------------------------------------------------------------------------------------


def check_legal(game: Game, state: State, seats: int, never: frozenset[int] = frozenset()) -> None:
    """A running state asks one seat for one choice from a list that is sorted, unique and never empty.

    `never` are moves that must not be in it: those that only represent secret ones.
    """
    require(0 <= state.turn < seats, "a running state asks a seat that exists", int(state.turn))
    legal = state.legal()
    require(bool(legal), "legal moves are never empty while the game runs")
    require(legal == sorted(set(legal)), "legal moves are unique and sorted", legal)
    for move in legal:
        require(0 <= move < len(game.moves), "legal moves are in the move table", move)
        require(not game.moves.hosted(move), "host moves are never legal for a seat", game.moves.text(move))
        require(move not in never, "the twin of a secret move is never legal", game.moves.text(move))
        require(state.why_not(move) is None, "a legal move has no reason against it", game.moves.text(move))
    for move in state.host():
        require(game.moves.hosted(move), "the host makes only host moves", game.moves.text(move))


def check_pick(state: State, rng: Rng) -> None:
    """A random move picked by the state is the same as one picked from the list."""
    legal = state.legal()
    picked = state.pick(rng.copy(), MoveList())
    require(picked == legal[int(rng.copy().below(len(legal)))], "a picked move is the one the list gives", int(picked))


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """Moves that are not legal are refused with a reason."""
    legal = set(state.legal())
    for _ in range(5):
        move = int(rng.below(len(game.moves)))
        if move not in legal:
            reason = state.why_not(move)
            require(reason is not None and reason.id != "", "an illegal move has a reason", game.moves.text(move))


def check_result(result: Result, seats: int) -> None:
    """Every seat has a score and a rank, and the ranks follow the scores; ties may be broken."""
    scores, ranks = result.scores, result.ranks
    require(len(scores) == seats == len(ranks), "a result has a score and a rank for each seat")
    require(min(ranks) == 1, "somebody is first")
    for score, rank in zip(scores, ranks, strict=True):
        require(rank == 1 + sum(other < rank for other in ranks), "a rank counts those who did better", ranks)
        ahead = [other for other, above in zip(ranks, scores, strict=True) if above > score]
        require(max(ahead, default=0) < rank, "more points are a better rank", (scores, ranks))


def check_copies(game: Game, state: State) -> None:
    """A copy is equal and independent; a packed state is restored; a replay from the opening leads to the same state.

    All three look like the original.
    """
    packed = state.pack()
    sight = _sight(game, state)
    twin = state.copy()
    require(twin == state and hash(twin) == hash(state), "a copy is equal to its original")
    require(twin.recording == state.recording, "a copy records events if its original does")
    _check_alike(sight, _sight(game, twin), "a copy")
    reused = _reusing(state)
    require(reused == state, "a copy into a spare state is equal to its original")
    require(reused.recording == state.recording, "a copy into a spare state records events if its original does")
    _check_alike(sight, _sight(game, reused), "a copy into a spare state")
    if state.turn != OVER:
        for move in (state.legal()[0], state.legal()[-1]):
            for whose, other in (("a copy", state.copy()), ("a copy into a spare state", _reusing(state))):
                other.apply(move)
                same = state.pack() == packed and _sight(game, state) == sight
                require(same, f"{whose} is independent", game.moves.text(move))
    restored = game.unpack(packed)
    require(restored.pack() == packed, "a packed state comes back the same")
    _check_alike(sight, _sight(game, restored), "a restored state")
    again = replayed(game, state, None)[0]
    require(again == state, "a state is its opening and its moves")
    _check_alike(sight, _sight(game, again), "a replayed state")


def _reusing(state: State) -> State:
    """A copy in the memory of a state that is older and not needed."""
    return state.copy_into(state.opening())


def _sight(game: Game, state: State) -> dict[str, object]:
    """Everything that can be read from a state, by name, as the seat that is asked and a spectator see it."""
    seat = max(0, int(state.turn))
    return {
        "legal moves": state.legal(),
        "turn": (int(state.turn), int(state.owner)),
        "clock": state.timed,
        "answer whether anything was revealed": state.revealed,
        "moves for the host": state.host(),
        "commitments": state.committed(),
        "history": state.history(),
        "result": state.result() if state.turn == OVER else None,
        "views": (encoded_view(state, seat), encoded_view(state, None)),
        "observation": observation(game, state, seat),
    }


def _check_alike(sight: dict[str, object], other: dict[str, object], whose: str) -> None:
    for name, found in sight.items():
        require(other[name] == found, f"{whose} has the same {name}", (found, other[name]))


def check_events(game: Game, events: tuple[Event, ...]) -> None:
    """Everything that happens is of a declared kind, so that it can be worded from a file or on the page."""
    for event in events:
        require(type(event) in game.event_types(), "every event is one of the game's event types", event)


def check_continues(game: Game, before: State, after: State, move: int, events: tuple[Event, ...]) -> None:
    """A copied or restored state continues in the same way, with the same events."""
    check_events(game, events)
    for whose, other in (("a copy", before.copy()), ("a restored state", game.unpack(before.pack()))):
        other.recording = True
        other.apply(move)
        require(other == after, f"{whose} continues like the original", game.moves.text(move))
        same = game.events(other) == events
        detail = (game.moves.text(move), game.events(other), events)
        require(same, f"{whose} has the same events as the original", detail)


def check_position(game: Game, state: State, seats: int, seed: int) -> bool:
    """A state written as a position leads back to what everyone sees and may do; False where it can't be written."""
    try:
        written = game.position_of(state)
    except Refused:
        return False
    same = parse_position(written.text) == written
    require(same, "the text of a position reads back as the same position", written.text)
    try:
        reached = game.start_at(written, seed)
    except ContentError as error:
        raise Broken(f"a position that the game writes can be started from: {error}\n{written.text}") from error
    for seat in (*range(seats), None):
        same = encoded_view(reached, seat) == encoded_view(state, seat)
        require(same, "a position leads back to the same views", (seat, written.text))
    require(reached.legal() == state.legal(), "a position leads back to the same legal moves", written.text)
    return True


def replayed(game: Game, state: State, seat: int | None) -> tuple[State, list[tuple[Event, ...]]]:
    """Play a state again from its own opening; return the final state and what the seat saw."""
    again = state.opening()
    shown = [seen_all(game.events(again), seat)]
    again.recording = True
    for move in state.history():
        possible = move in again.legal() or move in again.host()
        require(possible, "a state admits its own history in order", game.moves.text(move))
        again.apply(move)
        shown.append(seen_all(game.events(again), seat))
    return again, shown


# --- hidden information ----------------------------------------------------------------------------------------------


def check_worlds(game: Game, state: State, seat: int, rng: Rng) -> None:
    """To this seat a drawn world looks exactly like the truth, and it draws the same worlds."""
    worlds = state.worlds(seat)
    world = worlds.draw(rng.copy())
    require(world == worlds.draw(rng.copy()), "drawing is the same for the same random numbers")
    future = Rng.of(int(rng.copy().next()), "worlds")
    again = world.worlds(seat).draw(future.copy())
    require(again == worlds.draw(future.copy()), "a drawn world draws the same worlds as the truth")
    _check_sight(game, state, world, seat)
    _check_replay(game, state, world, seat)


def _check_sight(game: Game, state: State, world: State, seat: int) -> None:
    require(world.turn == state.turn and world.owner == state.owner, "everyone knows who is asked")
    require(encoded_view(world, seat) == encoded_view(state, seat), "a seat's view is the same in a drawn world")
    require(
        observation(game, world, seat) == observation(game, state, seat), "a seat observes the same in a drawn world"
    )
    require(encoded_view(world, None) == encoded_view(state, None), "a spectator's view is the same in a drawn world")
    if state.turn == seat:
        require(world.legal() == state.legal(), "a seat's legal moves are the same in a drawn world")
        legal = set(state.legal())
        for move in range(len(game.moves)):
            if move not in legal:
                same = world.why_not(move) == state.why_not(move)
                require(same, "a seat's refusals are the same in a drawn world", game.moves.text(move))
    require(world.host() == state.host(), "the host's moves are public")
    require(world.committed() == state.committed(), "who has committed is public")


def _check_replay(game: Game, state: State, world: State, seat: int) -> None:
    """Replayed from its own opening, a drawn world admits its moves and shows the seat what the truth showed."""
    twins = [game.moves.twin(move) for move in state.history()]
    require([game.moves.twin(move) for move in world.history()] == twins, "a drawn world has the same public moves")
    reached, shown = replayed(game, world, seat)
    require(reached == world, "a drawn world is its own opening and its own moves")
    _, truth = replayed(game, state, seat)
    for number, (here, there) in enumerate(zip(shown, truth, strict=True)):
        require(here == there, "a drawn world shows the seat the same events", (number, here, there))


def encoded_view(state: State, seat: int | None) -> bytes:
    """A view as it is sent."""
    return msgspec.json.encode(state.view(seat))


def observation(game: Game, state: State, seat: int) -> bytes:
    """The cells that a seat observes, written to a blank and to a dirty sheet to find cells that are not written."""
    words = game.observation_size() // 8
    sheets = [Sheet(words), Sheet(words)]
    for word in range(words):
        sheets[1].words[word] = DIRT
    for sheet in sheets:
        state.observe(seat, sheet)
        require(sheet.at == words, "an observation fills the planes of its game", int(sheet.at))
        require(
            min(sheet.words, default=0) >= 0, "a cell holds at most 127"
        )  # a negative word: its last cell is larger
    cells = sheets[0].bytes()
    require(cells == sheets[1].bytes(), "an observation writes all of its cells")
    require(max(cells, default=0) < 128, "a cell holds at most 127")
    return cells


def check_unrevealing(game: Game, before: State, after: State, move: int, seats: int, rng: Rng) -> None:
    """A move that claims to reveal nothing could be made in every world, and every seat would see the same.

    The others only see that a secret move was made: to them it represents all moves with the same twin.
    """
    if after.revealed or game.moves.hosted(move):
        return
    hidden = game.moves.secret(move)
    for seat in range(seats):
        world = before.worlds(seat).draw(rng)
        legal = world.legal()
        if hidden and seat != before.turn:
            legal = [other for other in legal if game.moves.twin(other) == game.moves.twin(move)]
            made = legal[int(rng.below(len(legal)))] if legal else move
        else:
            made = move
        text = game.moves.text(move)
        require(made in legal, "a move that reveals nothing is legal in every world", text)
        world.recording = True
        world.apply(made)
        same = encoded_view(world, seat) == encoded_view(after, seat)
        require(same, "a move that reveals nothing looks the same in every world", text)
        same = seen_all(game.events(world), seat) == seen_all(game.events(after), seat)
        require(same, "a move that reveals nothing has the same events in every world", text)
        if after.turn != OVER:
            future = Rng.of(int(rng.copy().next()), "worlds")
            same = world.worlds(seat).draw(future.copy()) == after.worlds(seat).draw(future.copy())
            require(same, "after a move that reveals nothing every world draws the same worlds", text)


def check_commitments(game: Game, state: State, played: Sequence[Played]) -> None:
    """A commitment may be undone only while nothing was revealed and only commitments were made since."""
    for seat in state.committed():
        since = max((number for number, made in enumerate(played) if made.seat == seat), default=None)
        require(since is not None, "nobody has committed before their first move", seat)
        for made in played[since:]:
            secret = game.moves.secret(made.move) and not made.revealed
            require(secret, "a commitment is free only until all are in", (seat, game.moves.text(made.move)))
