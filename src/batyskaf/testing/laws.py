"""The laws that every state obeys, each a function that raises `Broken` when it finds otherwise."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.match import Played
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet

DIRT = 0x7F7F7F7F7F7F7F7F
"""Eight cells full to the brim."""


class Broken(AssertionError):
    """A law of the contract that a game or bot does not keep; the message names it and where it was seen."""


def require(kept: bool, law: str, detail: object = "") -> None:
    """Raise unless a law is kept."""
    if not kept:
        raise Broken(f"{law}: {detail}" if detail != "" else law)


@contextmanager
def located(where: Callable[[], str], otherwise: str) -> Iterator[None]:
    """Say where a law was broken; `otherwise` is the law that anything else that is raised here breaks."""
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
    """Moves that only stand for secret ones: their twins, and whatever has a `?` in its text."""
    moves = range(len(game.moves))
    twins = {game.moves.twin(move) for move in moves if game.moves.secret(move)}
    return frozenset(twins | {move for move in moves if "?" in game.moves.words(move)})


def check_options(game: Game) -> None:
    """Choices that the game doesn't know are refused, not passed over."""
    try:
        game.options(**{"no such option": 1})
    except Refused:
        return
    raise Broken("an unknown option is refused")


# --- one state -------------------------------------------------------------------------------------------------------


def check_legal(game: Game, state: State, seats: int, never: frozenset[int] = frozenset()) -> None:
    """A running state asks one seat for one choice from a list that is sorted, unique and never empty.

    `never` are moves that may not stand in it: those that only stand for secret ones.
    """
    require(0 <= state.turn < seats, "a running state asks a seat that exists", int(state.turn))
    legal = state.legal()
    require(bool(legal), "legal moves are never empty while the game runs")
    require(legal == sorted(set(legal)), "legal moves are unique and sorted", legal)
    for move in legal:
        require(0 <= move < len(game.moves), "legal moves stand in the move table", move)
        require(not game.moves.hosted(move), "host moves are never legal for a seat", game.moves.text(move))
        require(move not in never, "what stands for a secret move is never legal", game.moves.text(move))
        require(state.why_not(move) is None, "a legal move has no reason against it", game.moves.text(move))
    for move in state.host():
        require(game.moves.hosted(move), "the host makes only host moves", game.moves.text(move))


def check_pick(state: State, rng: Rng) -> None:
    """A random move picked by the state is the one that the list would have given."""
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
    """Everybody has a score and a rank, and the ranks follow the scores; who has as many may still be told apart."""
    scores, ranks = result.scores, result.ranks
    require(len(scores) == seats == len(ranks), "a result has a score and a rank for each seat")
    require(min(ranks) == 1, "somebody is first")
    for score, rank in zip(scores, ranks, strict=True):
        require(rank == 1 + sum(other < rank for other in ranks), "a rank counts those who did better", ranks)
        ahead = [other for other, above in zip(ranks, scores, strict=True) if above > score]
        require(max(ahead, default=0) < rank, "more points are a better rank", (scores, ranks))


def check_copies(game: Game, state: State) -> None:
    """A copy is equal and independent; a packed state comes back the same; told from its opening it is the same again.

    All three look like the original.
    """
    packed = state.pack()
    sight = _sight(game, state)
    twin = state.copy()
    require(twin == state and hash(twin) == hash(state), "a copy is equal to its original")
    require(twin.telling == state.telling, "a copy tells events if its original does")
    _check_alike(sight, _sight(game, twin), "a copy")
    if state.turn != OVER:
        for move in (state.legal()[0], state.legal()[-1]):
            state.copy().apply(move)
            same = state.pack() == packed and _sight(game, state) == sight
            require(same, "a copy is independent", game.moves.text(move))
    restored = game.unpack(packed)
    require(restored.pack() == packed, "a packed state comes back the same")
    _check_alike(sight, _sight(game, restored), "a restored state")
    told = retell(game, state, None)[0]
    require(told == state, "a state is its opening and its moves")
    _check_alike(sight, _sight(game, told), "a state told again")


def _sight(game: Game, state: State) -> dict[str, object]:
    """What can be asked of a state, by the name of what it is, with the eyes of who is asked and of a spectator."""
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
        "views": (frame(state, seat), frame(state, None)),
        "observation": observation(game, state, seat),
    }


def _check_alike(sight: dict[str, object], other: dict[str, object], whose: str) -> None:
    for name, found in sight.items():
        require(other[name] == found, f"{whose} has the same {name}", (found, other[name]))


def check_going_on(game: Game, before: State, after: State, move: int, told: tuple[Event, ...]) -> None:
    """Copied or restored, a state goes on in the same way and tells the same."""
    for whose, other in (("a copy", before.copy()), ("a restored state", game.unpack(before.pack()))):
        other.telling = True
        other.apply(move)
        require(other == after, f"{whose} goes on like the original", game.moves.text(move))
        same = game.events(other) == told
        require(
            same, f"{whose} tells the same events as the original", (game.moves.text(move), game.events(other), told)
        )


def retell(game: Game, state: State, seat: int | None) -> tuple[State, list[tuple[Event, ...]]]:
    """Play a state again from its own opening; return where it led and what the seat saw."""
    told = state.opening()
    shown = [seen_all(game.events(told), seat)]
    told.telling = True
    for move in state.history():
        lawful = move in told.legal() or move in told.host()
        require(lawful, "a state admits its own history in order", game.moves.text(move))
        told.apply(move)
        shown.append(seen_all(game.events(told), seat))
    return told, shown


# --- hidden information ----------------------------------------------------------------------------------------------


def check_worlds(game: Game, state: State, seat: int, rng: Rng) -> None:
    """A drawn world is, for this seat, the same as the truth in everything it can see, and draws the same worlds."""
    worlds = state.worlds(seat)
    world = worlds.draw(rng.copy())
    require(world == worlds.draw(rng.copy()), "drawing is the same for the same random numbers")
    future = Rng.of(int(rng.copy().next()), "worlds")
    again = world.worlds(seat).draw(future.copy())
    require(again == worlds.draw(future.copy()), "a drawn world draws the same worlds as the truth")
    _check_sight(game, state, world, seat)
    _check_told(game, state, world, seat)


def _check_sight(game: Game, state: State, world: State, seat: int) -> None:
    require(world.turn == state.turn and world.owner == state.owner, "everyone knows who is asked")
    require(frame(world, seat) == frame(state, seat), "a seat's view is the same in a drawn world")
    require(
        observation(game, world, seat) == observation(game, state, seat), "a seat observes the same in a drawn world"
    )
    require(frame(world, None) == frame(state, None), "a spectator's view is the same in a drawn world")
    if state.turn == seat:
        require(world.legal() == state.legal(), "a seat's legal moves are the same in a drawn world")
        legal = set(state.legal())
        for move in range(len(game.moves)):
            if move not in legal:
                same = world.why_not(move) == state.why_not(move)
                require(same, "a seat's refusals are the same in a drawn world", game.moves.text(move))
    require(world.host() == state.host(), "the host's moves are public")
    require(world.committed() == state.committed(), "who has committed is public")


def _check_told(game: Game, state: State, world: State, seat: int) -> None:
    """Told from its own opening, a drawn world admits its moves and shows the seat what the truth showed."""
    twins = [game.moves.twin(move) for move in state.history()]
    require([game.moves.twin(move) for move in world.history()] == twins, "a drawn world has the same public moves")
    reached, shown = retell(game, world, seat)
    require(reached == world, "a drawn world is its own opening and its own moves")
    _, truth = retell(game, state, seat)
    for number, (here, there) in enumerate(zip(shown, truth, strict=True)):
        require(here == there, "a drawn world tells the seat the same events", (number, here, there))


def frame(state: State, seat: int | None) -> bytes:
    """A view as it would go over the wire."""
    return msgspec.json.encode(state.view(seat))


def observation(game: Game, state: State, seat: int) -> bytes:
    """What a seat observes, as cells. The sheet is dirty before, so that a cell that is not written shows."""
    words = game.observation_size() // 8
    sheets = [Sheet(words), Sheet(words)]
    for word in range(words):
        sheets[1].words[word] = DIRT
    for sheet in sheets:
        state.observe(seat, sheet)
        require(sheet.at == words, "an observation fills the planes of its game", int(sheet.at))
        require(min(sheet.words, default=0) >= 0, "a cell holds at most 127")  # else its last cell holds more
    cells = sheets[0].bytes()
    require(cells == sheets[1].bytes(), "an observation writes all of its cells")
    require(max(cells, default=0) < 128, "a cell holds at most 127")
    return cells


def check_unrevealing(game: Game, before: State, after: State, move: int, seats: int, rng: Rng) -> None:
    """A move that claims to reveal nothing could have been made in every world, and any seat would see the same.

    Of a secret move the others see that it was made, whichever it was: to them it stands for all that have its twin.
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
        world.telling = True
        world.apply(made)
        same = frame(world, seat) == frame(after, seat)
        require(same, "a move that reveals nothing looks the same in every world", text)
        same = seen_all(game.events(world), seat) == seen_all(game.events(after), seat)
        require(same, "a move that reveals nothing tells the same in every world", text)
        if after.turn != OVER:
            future = Rng.of(int(rng.copy().next()), "worlds")
            same = world.worlds(seat).draw(future.copy()) == after.worlds(seat).draw(future.copy())
            require(same, "after a move that reveals nothing every world draws the same worlds", text)


def check_commitments(game: Game, state: State, played: Sequence[Played]) -> None:
    """A secret move is free until all are in: nothing was revealed, and nothing but commitments made, since it."""
    for seat in state.committed():
        since = max((number for number, made in enumerate(played) if made.seat == seat), default=None)
        require(since is not None, "nobody has committed before their first move", seat)
        for made in played[since:]:
            secret = game.moves.secret(made.move) and not made.revealed
            require(secret, "a commitment is free only until all are in", (seat, game.moves.text(made.move)))
