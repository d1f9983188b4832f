"""Drives The Crew for the tests: positions from readable text, moves by their texts, statuses by name.

Cards are written as on the table (`P9`, `S4`), hands and tricks as cards with spaces between them; a trick begins with
the card of its leader and continues clockwise.
"""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files

from batyskaf.core import position as positions
from batyskaf.games import load
from batyskaf.games.crew.cards import NAMES
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.view import CrewView, TaskView
from tests.driving import Driver

SIZES = {3: (14, 13, 13), 4: (10, 10, 10, 10), 5: (8, 8, 8, 8, 8)}


def _load() -> CrewGame:
    game = load("crew")
    assert isinstance(game, CrewGame)
    return game


GAME = _load()
_TASKS = json.loads((files("batyskaf.games.crew") / "content" / "tasks.json").read_text("utf-8"))


def difficulty(task: str, players: int) -> int:
    """What is printed on the back of a task for so many players."""
    printed = next(entry["difficulty"] for entry in _TASKS if entry["id"] == task)
    return int(printed[str(max(players, 3))])


class Attempt(Driver):
    """An attempt at a mission, played by the texts of its moves."""

    state: CrewState

    def __init__(self, state: CrewState) -> None:
        super().__init__(state, GAME)

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that decides."""
        return self.turn

    @property
    def table(self) -> CrewView:
        """What everybody sees."""
        return self.seen_by(None)

    def seen_by(self, seat: int | None) -> CrewView:
        view = self.state.view(seat)
        assert isinstance(view, CrewView)
        return view

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def outcome(self) -> str | None:
        return self.table.outcome

    def legal(self) -> list[str]:
        return self.choices()

    def offers(self, kind: str) -> list[str]:
        """What can be named after this word now."""
        return self.choices(kind)

    def cards(self) -> str:
        """The cards that may be played, in suit order."""
        return " ".join(self.offers("play"))

    def hand(self, seat: int) -> set[str]:
        return set(self.seen_by(seat).hand)

    def task(self, task: str) -> TaskView:
        return next(found for found in self.table.tasks if found.id == task)

    def status(self, task: str) -> str:
        return self.task(task).status

    def owner(self, task: str) -> int | None:
        return self.task(task).owner

    # --- playing ---------------------------------------------------------------------------------------------------

    def host(self, text: str) -> "Attempt":
        move = GAME.moves.id(text)
        assert move in self.state.host(), f"the host can't say {text!r} now"
        self.state.apply(move)
        return self

    def hush(self) -> "Attempt":
        """Let everybody keep quiet until a card is asked for."""
        while not self.over and self.phase == "signal":
            self.do("quiet")
        return self

    def trick(self, cards: str) -> int:
        """Play a trick (or a part of one) without signals; return who leads next."""
        self.hush()
        for card in cards.split():
            self.do(f"play {card}")
        return int(self.state.leader)

    def tricks(self, *tricks: str) -> "Attempt":
        for cards in tricks:
            self.trick(cards)
        return self

    def share(self, owners: Mapping[str, int]) -> "Attempt":
        """Bring each task to its owner, whatever way of sharing the mission has."""
        while not self.over and self.phase in ("draft", "claim", "assign"):
            self._share_next(owners)
        for task, owner in owners.items():
            assert self.owner(task) == owner, f"{task} went to {self.owner(task)}"
        return self

    def _share_next(self, owners: Mapping[str, int]) -> None:
        view = self.table
        if view.phase == "draft":
            mine = [task.id for task in view.tasks if task.owner is None and owners[task.id] == view.owner]
            self.do(f"take {mine[0]}" if mine else "pass")
        elif view.phase == "claim":
            assert view.about is not None
            self.do("claim" if owners[view.about] == view.owner else "leave")
        else:
            assert view.about is not None
            self.do(f"assign {owners[view.about]}")


# --- positions -------------------------------------------------------------------------------------------------------


def position(hands: str | Sequence[Sequence[str]], tasks: str = "", **fields: object) -> Attempt:
    """Begin an attempt from hands, one line `seat: cards` each; the rest of the deck is dealt to them.

    By default the distress signal is off, and seat 0 is the captain. `terrain` is the card drawn for unfamiliar
    terrain; any other field of a position may be given too.
    """
    players = int(str(fields.setdefault("players", 4)))
    fields.setdefault("distress", "off")
    held = parse_hands(hands, players) if isinstance(hands, str) else [list(hand) for hand in hands]
    if not any("S4" in hand for hand in held):
        held[0].append("S4")
    written = {seat: " ".join([*hand, "..."]) for seat, hand in enumerate(held)}
    if not tasks:
        tasks = " ".join(GAME.catalog.missions[str(fields.get("mission", "1"))].tasks)
    found = positions.position("crew", hands=written, tasks=tasks or "none", **fields)
    return Attempt(GAME.start_at(found, 1))


def with_tonoja(hands: str, tonoja: str, covered: str, tasks: str = "", **fields: object) -> Attempt:
    """Begin an attempt of two players; Tonoja's row has seven open cards on seven covered ones, `-` is any card."""
    row = zip(tonoja.split(), covered.split(), strict=True)
    columns = " ".join(f"{top}/{beneath}".replace("-", "?") for top, beneath in row)
    return position(hands, tasks, players=2, columns=columns, **fields)


def parse_hands(text: str, seats: int) -> list[list[str]]:
    """Read hands written as lines `seat: cards`."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for line in filter(None, (line.strip() for line in text.splitlines())):
        seat, cards = line.split(":")
        hands[int(seat)] += cards.split()
    return hands


def fill(hands: Sequence[Sequence[str]], seats: int, without: Sequence[str] = (), captain: int = 0) -> list[list[str]]:
    """Deal what is left of the deck, never a suit to a seat that must do `without` it; S4 goes to the captain."""
    full = [list(hand) for hand in hands]
    barred = list(without) or [""] * seats
    named = [card for hand in full for card in hand]
    assert len(set(named)) == len(named), "a card is dealt twice"
    if "S4" not in named:
        full[captain].append("S4")
    rest = [card for card in NAMES if not any(card in hand for hand in full)]
    sizes = list(SIZES[seats])
    if seats == 3:
        longest = max(range(3), key=lambda seat: len(full[seat]))
        sizes = [14 if seat == longest else 13 for seat in range(3)]
    assert _deal_out(full, rest, sizes, barred), "no deal fits this script"
    return full


def _deal_out(hands: list[list[str]], rest: list[str], sizes: list[int], barred: list[str]) -> bool:
    """Give each card a seat with room; move earlier ones on where a suit would be stuck (augmenting paths)."""
    dealt: dict[str, int] = {}

    def place(card: str, tried: set[int]) -> bool:
        for seat in range(len(hands)):
            if card[0] in barred[seat] or seat in tried:
                continue
            tried.add(seat)
            here = [other for other, where in dealt.items() if where == seat]
            if len(hands[seat]) + len(here) < sizes[seat] or any(place(other, tried) for other in here):
                dealt[card] = seat
                return True
        return False

    if not all(place(card, set()) for card in rest):
        return False
    for card, seat in dealt.items():
        hands[seat].append(card)
    return [len(hand) for hand in hands] == sizes


# --- scripts ---------------------------------------------------------------------------------------------------------


def winner_of(cards: Sequence[str]) -> int:
    """The place of the winning card: the highest submarine, or else the highest of the suit that was led."""
    suit = "S" if any(card[0] == "S" for card in cards) else cards[0][0]
    return max(range(len(cards)), key=lambda at: (cards[at][0] == suit, cards[at][1]))


def hands_for(tricks: Sequence[str], seats: int, captain: int = 0) -> list[list[str]]:
    """Hands with which exactly these tricks can be played, the captain leading the first."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    without = [""] * seats
    leader = captain
    for line in tricks:
        cards = line.split()
        for at, card in enumerate(cards):
            seat = (leader + at) % seats
            assert card[0] not in without[seat], f"{card} of seat {seat} in {line!r}: it is void of that suit"
            hands[seat].append(card)
            if card[0] != cards[0][0]:
                without[seat] += cards[0][0]
        leader = (leader + winner_of(cards)) % seats
    return fill(hands, seats, without, captain)


def script(
    tricks: Sequence[str], tasks: str = "", owners: Mapping[str, int] | None = None, **options: object
) -> Attempt:
    """Begin an attempt in which these tricks can be played; the tasks are shared out as asked, nobody signals."""
    seats = len(tricks[0].split())
    captain = int(str(options.pop("captain", 0)))
    if not options.get("terrain"):
        options.setdefault("communication", "silence")
    if owners and len(owners) > 1:
        options.setdefault("mission", "17")
    attempt = position(hands_for(tricks, seats, captain), tasks, players=seats, **options)
    return attempt.share(owners) if owners else attempt


def course(attempt: Attempt, tricks: Sequence[str], task: str) -> list[str]:
    """The status of a task after each of these tricks, up to the end of the attempt, which may come within one."""
    found = []
    for cards in tricks:
        for card in cards.split():
            if not attempt.over:
                attempt.hush().do(f"play {card}")
        found.append(attempt.status(task))
        if attempt.over:
            break
    return found
