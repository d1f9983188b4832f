"""The agenda: frames with named slots, what answers itself, and the order of moves."""

from typing import Final

from batyskaf.core.agenda import WIDTH, AgendaState, Frame, Frames, arrange, ask_unless_forced, run
from batyskaf.core.game import OVER, MoveList, Worlds
from batyskaf.core.reason import Reason
from batyskaf.core.result import Result
from batyskaf.core.sheet import Sheet

COUNTDOWN = 0
PICK = 1


class Errands(AgendaState):
    """A state with nothing but an agenda and a diary."""

    def __init__(self) -> None:
        super().__init__()
        self.diary: list[int] = []
        self.menu = MoveList()

    def run(self) -> None:
        run(self, FRAMES)

    def legal_into(self, out: MoveList) -> None:
        FRAMES.top(self).legal(self, out)
        arrange(out, 0)

    def apply(self, move: int) -> None:
        FRAMES.top(self).answer(self, move)
        self.run()

    def why_not(self, move: int) -> Reason | None:
        return FRAMES.top(self).why_not(self, move)

    def copy(self) -> "Errands":
        other = Errands()
        other.copy_agenda(self)
        other.diary = list(self.diary)
        return other

    def host(self) -> list[int]:
        return []

    def pack(self) -> bytes:
        return bytes(self.diary)

    def view(self, seat: int | None) -> Result:
        raise NotImplementedError

    def observe(self, seat: int, out: Sheet) -> None:
        raise NotImplementedError

    def worlds(self, seat: int) -> Worlds:
        raise NotImplementedError

    def result(self) -> Result:
        raise NotImplementedError

    def opening(self) -> "Errands":
        return Errands()

    def history(self) -> list[int]:
        return []


class Countdown(Frame[Errands]):
    """Does as many steps as its slot says, without asking."""

    LEFT: Final = 0

    @staticmethod
    def push(s: Errands, seat: int, left: int) -> None:
        s.push(COUNTDOWN, seat, left, 0, 0, 0)

    def ready(self, s: Errands) -> bool:
        left = s.get(Countdown.LEFT)
        if left == 0:
            s.pop()
        else:
            s.put(Countdown.LEFT, left - 1)
            s.diary.append(100 + int(left))
        return False


class Pick(Frame[Errands]):
    """A number from `low` to below `high`; then that many steps follow."""

    LOW: Final = 2
    HIGH: Final = 3

    @staticmethod
    def push(s: Errands, seat: int, low: int, high: int) -> None:
        s.push(PICK, seat, 0, 0, low, high)

    def ready(self, s: Errands) -> bool:
        return ask_unless_forced(s, self, s.menu)

    def legal(self, s: Errands, out: MoveList) -> None:
        for number in reversed(range(s.get(Pick.LOW), s.get(Pick.HIGH))):
            out.add(number)

    def answer(self, s: Errands, move: int) -> None:
        seat = s.seat()
        s.pop()
        s.diary.append(int(move))
        Countdown.push(s, int(seat), left=int(move))

    def why_not(self, s: Errands, move: int) -> Reason | None:
        return Reason("too-high") if move >= s.get(Pick.HIGH) else None

    def asks(self, s: Errands) -> str:
        return "pick"


FRAMES = Frames[Errands]()
FRAMES.add(COUNTDOWN, Countdown())
FRAMES.add(PICK, Pick())


def test_a_frame_is_read_and_changed_by_its_named_slots() -> None:
    s = Errands()
    Pick.push(s, seat=2, low=3, high=5)
    assert (s.kind(), s.seat(), s.get(Pick.LOW), s.get(Pick.HIGH)) == (PICK, 2, 3, 5)
    s.put(Pick.HIGH, 9)
    assert s.get(Pick.LOW) == 3
    assert s.get(Pick.HIGH) == 9


def test_the_frame_on_top_is_resolved_first() -> None:
    s = Errands()
    Countdown.push(s, seat=0, left=1)
    Countdown.push(s, seat=0, left=2)
    s.run()
    assert s.diary == [102, 101, 101]
    assert s.size == 0


def test_a_seat_is_asked_when_it_has_a_choice_and_the_moves_are_in_order() -> None:
    s = Errands()
    assert s.turn == OVER
    Countdown.push(s, seat=0, left=1)
    Pick.push(s, seat=3, low=1, high=4)
    s.run()
    assert s.turn == 3
    assert s.legal() == [1, 2, 3]
    assert s.menu.listed() == [1, 2, 3]
    s.apply(2)
    assert s.diary == [2, 102, 101, 101]


def test_a_single_move_answers_itself_and_a_frame_without_moves_is_removed() -> None:
    s = Errands()
    Pick.push(s, seat=1, low=4, high=4)
    Pick.push(s, seat=1, low=0, high=1)
    s.run()
    assert s.diary == [0]
    assert s.size == 0


def test_a_frame_without_moves_can_say_what_its_lapse_means() -> None:
    class Noted(Pick):
        def lapse(self, s: Errands) -> None:
            s.diary.append(-1)
            super().lapse(s)

    s = Errands()
    Pick.push(s, seat=1, low=4, high=4)
    assert not ask_unless_forced(s, Noted(), s.menu)
    assert s.diary == [-1]
    assert s.size == 0


def test_a_frame_explains_what_is_not_legal_and_names_its_question() -> None:
    s = Errands()
    Pick.push(s, seat=1, low=1, high=4)
    s.run()
    assert s.why_not(7) == Reason("too-high")
    assert s.why_not(2) is None
    assert FRAMES.top(s).asks(s) == "pick"


def test_a_frame_further_down_is_found_by_its_kind() -> None:
    s = Errands()
    assert s.find(PICK) == -1
    Pick.push(s, seat=1, low=1, high=4)
    Pick.push(s, seat=1, low=2, high=4)
    Countdown.push(s, seat=0, left=7)
    at = s.find(PICK)
    assert at == WIDTH
    assert s.kind_at(at) == PICK
    assert s.get_at(at, Pick.LOW) == 2
    assert s.get_at(0, Pick.LOW) == 1
    assert s.get_at(s.find(COUNTDOWN), Countdown.LEFT) == 7


def test_a_copy_has_an_agenda_of_its_own() -> None:
    s = Errands()
    Pick.push(s, seat=1, low=1, high=4)
    s.run()
    other = s.copy()
    other.apply(3)
    assert other.diary == [3, 103, 102, 101]
    assert s.legal() == [1, 2, 3]
    assert s.get(Pick.HIGH) == 4


def test_an_agenda_grows_as_far_as_it_is_needed() -> None:
    s = Errands()
    for left in range(50):
        Countdown.push(s, seat=0, left=left)
    for left in reversed(range(50)):
        assert s.get(Countdown.LEFT) == left
        s.pop()
    assert s.size == 0


def test_arranging_sorts_the_new_moves_and_keeps_each_once() -> None:
    out = MoveList()
    for move in (9, 5, 3, 5, 1, 3):
        out.add(move)
    arrange(out, 1)
    assert out.listed() == [9, 1, 3, 5]
    arrange(out, 0)
    assert out.listed() == [1, 3, 5, 9]
