"""A policy that imitates good sense: what it learns from, and that it learns."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

import torch

from batyskaf.games.crew.codes import P_PLAY
from batyskaf.games.crew.state import CrewState
from batyskaf.learn import imitate
from batyskaf.learn.net import Policy, Size, load_policy
from batyskaf.learn.settings import COURSES, Setting, prepare

SMALL = Size(colour=8, centre=8, task=8, blocks=1)


def settings(*names: str) -> list[Setting]:
    return prepare(tuple(course for course in COURSES if course.name in names), 8, 1, imitate.CPU)


class Watched(imitate.Teacher):
    """Keeps how many moves there were, and which were cards, at every decision with a choice."""

    def __init__(self) -> None:
        super().__init__(1)
        self.made: list[tuple[int, int]] = []

    def move(self, state: CrewState) -> int:
        move, legal = super().move(state), state.legal()
        assert move in legal
        if len(legal) > 1:
            self.made.append((len(legal), move if state.phase == P_PLAY else -1))
        return move


@pytest.mark.parametrize("course", ["seven", "six", "mission 29 with 5", "mission 8 with 4"])
def test_a_teacher_writes_down_what_good_sense_decides(course: str) -> None:
    [setting] = settings(course)
    setting.first = 0
    teacher = Watched()
    _, legal, choice = teacher.play(setting, 3, 11)
    assert bool(legal.gather(1, choice[:, None]).all())
    assert sorted(int(count) for count in legal.sum(1)) == sorted(count for count, _ in teacher.made)
    cards = sorted(int(one) for one in choice if one < 40)
    assert cards == sorted(card for _, card in teacher.made if card >= 0)


def test_a_policy_learns_to_decide_like_its_teacher() -> None:
    torch.manual_seed(1)
    imitation = imitate.Imitation(Policy(SMALL), settings("few cards"), rate=3e-3, seed=1)
    shares = [imitation.round(24, 64)[1] for _ in range(6)]
    assert shares[-1] > shares[0] + 0.1


def test_the_command_writes_a_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(course for course in COURSES if course.name == "few cards")
    monkeypatch.setattr(imitate, "COURSES", few)
    imitate.main([str(tmp_path / "sense.pt"), "--minutes", "0.001", "--games", "2"])
    assert load_policy(tmp_path / "sense.pt").trunk.colour.out_features == Size().colour
