"""The laws that every state obeys, each a function that raises `Broken` when it finds otherwise."""

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet


class Broken(AssertionError):
    """A law of the contract that a game or bot does not keep; the message names it and where it was seen."""


def require(kept: bool, law: str, detail: object = "") -> None:
    """Raise unless a law is kept."""
    if not kept:
        raise Broken(f"{law}: {detail}" if detail != "" else law)


# --- the table of moves ----------------------------------------------------------------------------------------------


def check_moves(game: Game) -> None:
    """Every move has one text, and the text leads back to it; a twin is public and its own twin."""
    for move in range(len(game.moves)):
        text = game.moves.text(move)
        require(game.moves.id(text) == move, "text and id of a move lead to each other", text)
        twin = game.moves.twin(move)
        require(game.moves.twin(twin) == twin, "the twin of a secret move is public", text)


# --- one state -------------------------------------------------------------------------------------------------------


def check_legal(game: Game, state: State, seats: int) -> None:
    """A running state asks one seat for one choice from a list that is sorted, unique and never empty."""
    require(0 <= state.turn < seats, "a running state asks a seat that exists", int(state.turn))
    legal = state.legal()
    require(bool(legal), "legal moves are never empty while the game runs")
    require(legal == sorted(set(legal)), "legal moves are unique and sorted", legal)
    for move in legal:
        require(0 <= move < len(game.moves), "legal moves stand in the move table", move)
        require(not game.moves.hosted(move), "host moves are never legal for a seat", game.moves.text(move))
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


def check_copies(game: Game, state: State) -> None:
    """A copy is equal and independent; a packed state comes back the same."""
    packed = state.pack()
    twin = state.copy()
    require(twin == state and hash(twin) == hash(state), "a copy is equal to its original")
    if state.turn != OVER:
        for move in (state.legal()[0], state.legal()[-1]):
            state.copy().apply(move)
            require(state.pack() == packed, "a copy is independent", game.moves.text(move))
    restored = game.unpack(packed)
    require(restored.pack() == packed, "a packed state comes back the same")
    require(restored.legal() == state.legal(), "a restored state has the same legal moves")


def check_retelling(game: Game, state: State) -> None:
    """Opening and history lead to the state."""
    require(retell(game, state, None)[0] == state, "a state is its opening and its moves")


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
        sheets[1].words[word] = -1
    for sheet in sheets:
        state.observe(seat, sheet)
        require(sheet.at == words, "an observation fills the planes of its game", int(sheet.at))
    cells = sheets[0].bytes()
    require(cells == sheets[1].bytes(), "an observation writes all of its cells")
    require(max(cells) < 128, "a cell holds at most 127")
    return cells


def check_unrevealing(game: Game, before: State, after: State, move: int, seats: int, rng: Rng) -> None:
    """A public move that claims to reveal nothing could have been made in every world that any seat held possible."""
    if after.revealed or game.moves.secret(move) or game.moves.hosted(move):
        return
    for seat in range(seats):
        world = before.worlds(seat).draw(rng)
        require(move in world.legal(), "a move that reveals nothing is legal in every world", game.moves.text(move))
        world.apply(move)
        same = frame(world, seat) == frame(after, seat)
        require(same, "a move that reveals nothing looks the same in every world", game.moves.text(move))
