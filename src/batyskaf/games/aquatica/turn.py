# mypyc: compile
"""How to play: the turn with its main and additional actions, and the effects of a card in printed order."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.agenda import WIDTH, Frame
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    BY_LIMIT,
    E_CHOSE,
    E_EXPLOITED,
    E_PLAYED,
    E_TURN,
    E_USED,
    NONE,
    SLOTS,
    TYPES,
    V_BUY,
    V_CHOOSE,
    V_CONQUER,
    V_END,
    V_EXPLOIT,
    V_PAY_LOCATION,
    V_PAY_MANTA,
    V_PLAY,
    V_RECRUIT,
    V_USE,
)
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame, begin, useful
from batyskaf.games.aquatica.instant import Empty, acts
from batyskaf.games.aquatica.scouting import Rival


@final
class Over(Frame[Board]):
    """Nothing is asked any more."""

    KIND: Final[i64] = 0

    def ready(self, s: Board) -> bool:
        s.turn = OVER
        return True

    def asks(self, s: Board) -> str:
        return "over"


add_frame(Over.KIND, "over", Over())


@final
class Turn(Frame[Board]):
    """Rulebook: Player turns. The frame at the bottom of the agenda."""

    KIND: Final[i64] = 2
    PLAYED: Final[i64] = 0
    """1 once the main action is done."""

    @staticmethod
    def push(s: Board, seat: i64) -> None:
        """Begin the turn of a seat."""
        s.owner = seat
        s.push(Turn.KIND, seat, 0, 0, 0, 0)
        s.record(E_TURN, seat, s.rounds, 0)

    def asks(self, s: Board) -> str:
        return "turn-after" if s.get(Turn.PLAYED) else "turn"

    def ready(self, s: Board) -> bool:
        if not s.get(Turn.PLAYED) or self._more(s) or s.may_claim():
            return s.ask()
        self._end(s)
        return False

    def _more(self, s: Board) -> bool:
        """Whether an additional action is left."""
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if exploitable(s, slot):
                return True
        ready, first = s.ready_mantas, s.owner * s.rules.herd
        for manta in range(s.rules.herd):
            if ready[first + manta] > 0 and usable(s, manta):
                return True
        return False

    def _end(self, s: Board) -> None:
        """The turn passes clockwise, or the game ends."""
        last = s.owner == s.seats - 1
        if last:
            s.rounds += 1
        if s.ending > 0:
            s.ending -= 1
            if s.ending == 0:
                s.end(s.cause)
                return
        elif last and s.rounds == s.setup.turn_limit:
            s.end(BY_LIMIT)
            return
        s.pop()
        Turn.push(s, (s.owner + 1) % s.seats)

    def legal(self, s: Board, out: MoveList) -> None:
        rules, played = s.rules, s.get(Turn.PLAYED)
        if not played:
            self._list_hand(s, out)
        ready, first = s.ready_mantas, s.owner * rules.herd
        for manta in range(rules.herd):
            if ready[first + manta] > 0 and usable(s, manta):
                out.add(rules.move(V_USE, manta))
        for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
            if exploitable(s, slot):
                out.add(rules.move(V_EXPLOIT, s.slot[slot]))
        if played:
            out.add(rules.move(V_END, 0))

    def _list_hand(self, s: Board, out: MoveList) -> None:
        """List the cards in hand. Each move is written, and kept if the card is there: faster than to branch."""
        rules, hand, first = s.rules, s.hand, s.owner * s.rules.kinds
        items, n = out.reserve(rules.kinds), out.n
        for character in range(rules.kinds):
            items[n] = rules.move(V_PLAY, character)
            n += min(hand[first + character], 1)
        out.n = n

    def answer(self, s: Board, move: i64) -> None:
        verb = s.rules.verb[move]
        if verb == V_PLAY:
            self._play(s, s.rules.argument[move])
        elif verb == V_USE:
            self._use(s, s.rules.argument[move])
        elif verb == V_EXPLOIT:
            self._exploit(s, s.rules.argument[move])
        else:
            self._end(s)

    def _play(self, s: Board, character: i64) -> None:
        """The main action: the card leaves the hand at once, unless it is one that stays."""
        s.put(Turn.PLAYED, 1)
        s.record(E_PLAYED, s.owner, character, 0)
        if not s.rules.stays[character]:
            s.let_go(s.owner, character)
        begin_main_action(s)
        Card.push(s, s.rules.program[character], character, replayed=0)

    def _use(self, s: Board, manta: i64) -> None:
        s.tire(s.owner, manta)
        s.record(E_USED, s.owner, manta, 0)
        begin(s, s.rules.manta_op[manta], s.owner, s.rules.manta_n[manta], NONE)

    def _exploit(self, s: Board, location: i64) -> None:
        """Slide first, which may finish the location; then do what the depth says, to other locations only."""
        slot = s.slot_of(s.owner, location)
        depth = s.depth(slot)
        s.record(E_EXPLOITED, s.owner, location, s.risen[slot])
        s.slide(s.owner, slot)
        begin(s, s.rules.depth_op[depth], s.owner, s.rules.depth_n[depth], location)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        verb, argument = s.rules.verb[move], s.rules.argument[move]
        if verb == V_PLAY:
            return Reason("refused-aquatica-played-already" if s.get(Turn.PLAYED) else "refused-aquatica-not-in-hand")
        if verb == V_END:
            return Reason("refused-aquatica-must-play")
        if verb == V_EXPLOIT:
            return self._why_not_exploit(s, argument)
        if verb == V_USE:
            return self._why_not_use(s, argument)
        if verb in (V_BUY, V_CONQUER, V_RECRUIT, V_PAY_LOCATION, V_PAY_MANTA):
            return Reason("refused-aquatica-by-card")
        return Reason("refused-aquatica-not-now")

    def _why_not_exploit(self, s: Board, location: i64) -> Reason:
        slot = s.slot_of(s.owner, location)
        if slot == NONE:
            return Reason("refused-aquatica-not-on-board")
        depth = s.depth(slot)
        if depth == NONE:
            return Reason("refused-aquatica-fully-risen")
        op = s.rules.depth_op[depth]
        if op == Empty.OP:
            return Reason("refused-aquatica-empty-depth")
        return Reason("refused-aquatica-no-use" if acts(op) else "refused-aquatica-resource")

    def _why_not_use(self, s: Board, manta: i64) -> Reason:
        if s.ready_mantas[s.owner * s.rules.herd + manta] == 0:
            return Reason("refused-aquatica-no-manta")
        idle = acts(s.rules.manta_op[manta])
        return Reason("refused-aquatica-no-use-manta" if idle else "refused-aquatica-resource-manta")


add_frame(Turn.KIND, "turn", Turn())


def exploitable(s: Board, slot: i64) -> bool:
    """Whether the depth of a slot shows an effect that would do something."""
    depth = s.depth(slot)
    if depth == NONE:
        return False
    op = s.rules.depth_op[depth]
    return acts(op) and useful(s, op, s.owner, s.slot[slot])


def usable(s: Board, manta: i64) -> bool:
    """Whether a manta of this kind shows an effect that would do something."""
    op = s.rules.manta_op[manta]
    return acts(op) and useful(s, op, s.owner, NONE)


def begin_main_action(s: Board) -> None:
    """Nothing is paid yet and no location has given its resource."""
    s.coins = 0
    s.power = 0
    for slot in range(s.owner * SLOTS, s.owner * SLOTS + SLOTS):
        s.spent[slot] = NONE
    for type in range(TYPES):
        s.typed[type] = 0


@final
class Card(Frame[Board]):
    """A program of effects that is resolved step by step."""

    KIND: Final[i64] = 3
    PROGRAM: Final[i64] = 0
    STEP: Final[i64] = 1
    """The next step."""
    CHARACTER: Final[i64] = 2
    """The card, NONE for a side of an either/or or a card that has left the game."""
    REPLAYED: Final[i64] = 3
    """1 for a card of the discard pile that is played again."""

    @staticmethod
    def push(s: Board, program: i64, character: i64, replayed: i64) -> None:
        s.push(Card.KIND, s.owner, program, 0, character, replayed)

    def asks(self, s: Board) -> str:
        return "card"

    def ready(self, s: Board) -> bool:
        rules, program, size = s.rules, s.get(Card.PROGRAM), s.size
        while s.size == size:  # effects that happen at once leave the card on top
            step = s.get(Card.STEP)
            if step == rules.program_size[program]:
                self._finish(s)
                return False
            s.put(Card.STEP, step + 1)
            at = rules.program_first[program] + step
            begin(s, rules.step_op[at], s.owner, rules.step_n[at], rules.step_x[at])
        return False

    def _finish(self, s: Board) -> None:
        """A played card goes to the discard pile after its effects; one that stays never left the hand."""
        character, replayed = s.get(Card.CHARACTER), s.get(Card.REPLAYED)
        s.pop()
        if character == NONE:
            return
        if not replayed and not s.rules.stays[character]:
            s.discard(s.owner, character)
        if s.setup.solo and s.rules.calls_rival[character]:
            Rival.push(s)


add_frame(Card.KIND, "card", Card())


def card_at_work(s: Board) -> i64:
    """The character that is being resolved; NONE without one."""
    at = s.size - WIDTH
    while at >= 0:
        if s.kind_at(at) == Card.KIND and s.get_at(at, Card.CHARACTER) != NONE:
            return s.get_at(at, Card.CHARACTER)
        at -= WIDTH
    return NONE


def being_replayed(s: Board, character: i64) -> i64:
    """How many copies of a character are being replayed (NONE: cards in all). They stay in the owner's discard pile."""
    found: i64 = 0
    at: i64 = 0
    while at < s.size:
        if s.kind_at(at) == Card.KIND and s.get_at(at, Card.REPLAYED):
            card = s.get_at(at, Card.CHARACTER)
            if card != NONE and character in (card, NONE):
                found += 1
        at += WIDTH
    return found


def resting(s: Board, character: i64) -> i64:
    """How many copies of a character in the owner's discard pile may be taken back or replayed (ruling 15)."""
    copies = s.discarded(s.owner, character)
    if copies == 0:
        return 0
    return copies - being_replayed(s, character)


def resting_size(s: Board) -> i64:
    """How many cards of the owner's discard pile may be taken back or replayed."""
    return s.pile_size[s.owner] - being_replayed(s, NONE)


def list_resting(s: Board, verb: i64, out: MoveList) -> None:
    """List the cards of the owner's discard pile that may be taken back or replayed."""
    first = s.owner * s.room
    for at in range(first, first + s.pile_size[s.owner]):
        if resting(s, s.pile[at]) > 0:
            out.add(s.rules.move(verb, s.pile[at]))


def does_something(s: Board, program: i64) -> bool:
    """Whether any step of a program would do something for the owner."""
    first = s.rules.program_first[program]
    for at in range(first, first + s.rules.program_size[program]):
        if useful(s, s.rules.step_op[at], s.owner, NONE):
            return True
    return False


@final
class Choose(Effect):
    """An either/or of several programs. One that does something must be picked if there is one."""

    OP: Final[i64] = 13
    KIND: Final[i64] = 4
    OPTIONS: Final[i64] = 0
    """How many programs there are."""
    FIRST: Final[i64] = 1
    """The program of the first option; the others follow."""

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        s.push(Choose.KIND, seat, n, x, 0, 0)

    def asks(self, s: Board) -> str:
        return "choose"

    def ready(self, s: Board) -> bool:
        first = s.get(Choose.FIRST)
        working: i64 = 0
        last: i64 = 0
        for option in range(s.get(Choose.OPTIONS)):
            if does_something(s, first + option):
                working += 1
                last = option
        if working == 1 and not s.may_claim():
            self._pick(s, last)
            return False
        return s.ask()

    def legal(self, s: Board, out: MoveList) -> None:
        options, first = s.get(Choose.OPTIONS), s.get(Choose.FIRST)
        found = False
        for option in range(options):
            if does_something(s, first + option):
                out.add(s.rules.move(V_CHOOSE, option))
                found = True
        if not found:
            for option in range(options):
                out.add(s.rules.move(V_CHOOSE, option))

    def answer(self, s: Board, move: i64) -> None:
        self._pick(s, s.rules.argument[move])

    def _pick(self, s: Board, option: i64) -> None:
        program = s.get(Choose.FIRST) + option
        s.pop()
        s.record(E_CHOSE, s.owner, option, 0)
        Card.push(s, program, NONE, replayed=0)


add_effect(Choose.OP, Choose())
add_frame(Choose.KIND, "choose", Choose())


@final
class RemoveSelf(Effect):
    """The card leaves the game; one that is being replayed leaves the discard pile."""

    OP: Final[i64] = 17

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        character = s.get(Card.CHARACTER)
        if character == NONE:
            return
        if s.get(Card.REPLAYED):
            s.undiscard(s.owner, character)
        s.remove(s.owner, character)
        s.put(Card.CHARACTER, NONE)


add_effect(RemoveSelf.OP, RemoveSelf())
