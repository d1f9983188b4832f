"""Training: what it learns from, and that it resumes where it stopped."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from batyskaf.learn import train
from batyskaf.learn.fleet import Fleet
from batyskaf.learn.net import Policy, Size, rows_of
from batyskaf.learn.rollout import Player, Recording, gather
from batyskaf.learn.settings import COURSES, Setting, place

CPU = torch.device("cpu")
SMALL = Size(colour=8, centre=8, task=8, blocks=1)


def setting_of(name: str) -> Setting:
    return Setting(next(course for course in COURSES if course.name == name), 8, 1, CPU)


def player_for(setting: Setting) -> Player:
    torch.manual_seed(1)
    return Player(Policy(SMALL), rows_of([setting.descriptions], torch.float32), place([setting]), torch.float32)


def test_advantages_lead_from_the_last_decision_back_to_the_first() -> None:
    """Game 0 is won after two decisions, game 1 lost after one; the trace is one half."""
    played: Any = SimpleNamespace(won=torch.tensor([True, False]), game=torch.tensor([0, 1, 0]), sizes=[2, 1])
    values = torch.tensor([0.2, 0.4, 0.6])
    found = torch.zeros(3)
    train._advantages(played, values, found, 0.5)
    assert torch.allclose(found, torch.tensor([0.4 + 0.5 * 0.4, -0.4, 0.4]))


def test_only_real_choices_are_kept() -> None:
    setting = setting_of("seven")
    player = player_for(setting)
    fleet = Fleet(setting.plan, setting.dealer.deal(12))
    kept = player.run(setting, fleet, keep=True)
    found = gather(kept, fleet)
    assert len(found.choice) == sum(found.sizes) < sum(len(one.choice) for one in kept)
    assert bool((found.legal.sum(1) > 1).all())
    assert bool(found.legal.gather(1, found.choice[:, None]).all())


def test_fixed_questions_lead_to_the_same_ends() -> None:
    setting = setting_of("seven")
    player = player_for(setting)
    recording = Recording(player, setting, 40, keep=False)
    won = recording.success()
    assert torch.equal(won, player.success(setting, recording.deals))


class Watch(TorchDispatchMode):
    """Notes what a CUDA graph can't hold: reading a value back, and copying one to the device."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def __torch_dispatch__(self, operator: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = str(operator)
        if name in ("aten._local_scalar_dense.default", "aten.nonzero.default", "aten.bincount.default"):
            self.found.add(name)
        value = {"aten.copy_.default": 1, "aten.index_put_.default": 2}.get(name)
        if name == "aten.lift_fresh.default" or (value is not None and args[value].dim() == 0):
            self.found.add(name)
        return operator(*args, **(kwargs or {}))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["six", "seven"])
def test_an_attempt_with_fixed_questions_can_be_a_graph(name: str) -> None:
    setting = setting_of(name)
    player = player_for(setting)
    deals = setting.dealer.deal(4)
    player.run(setting, Fleet(setting.plan, deals, fixed=True), keep=True)  # makes what is made once
    with Watch() as watch:
        player.run(setting, Fleet(setting.plan, deals, fixed=True), keep=True)
    assert watch.found == set()
    with Watch() as watch:
        player.run(setting, Fleet(setting.plan, deals), keep=True)
    assert "aten.nonzero.default" in watch.found


@pytest.mark.soak
def test_training_resumes_where_it_stopped(tmp_path: Path) -> None:
    small = ["--colour", "8", "--centre", "8", "--task", "8", "--blocks", "1", "--device", "cpu"]
    chosen = ["--out", str(tmp_path), "--games", "8", "--fleets", "1", "--draws", "4", "--batch", "16", *small]
    trainer = train.Trainer(train.options([*chosen, "--courses", "few cards"]))
    trainer.round()
    trainer.save(tmp_path)
    again = train.Trainer(train.options([*chosen, "--courses", "few cards"]))
    again.resume(tmp_path / "checkpoint.pt")
    assert (again.rounds, again.samples, again.trained) == (1, trainer.samples, trainer.trained)
    for mine, theirs in zip(again.policy.parameters(), trainer.policy.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    again.round()
    assert again.rounds == 2


def test_a_course_that_does_not_exist_is_named() -> None:
    with pytest.raises(SystemExit, match=r"no course is named 'eight'; there are three, five, seven"):
        train._courses("seven,eight")
