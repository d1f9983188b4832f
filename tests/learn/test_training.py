"""Training: what it learns from, and that it resumes where it stopped."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

import torch

from batyskaf.learn import train
from batyskaf.learn.batches import advantages
from batyskaf.learn.fleet import Fleet
from batyskaf.learn.net import Policy, Size, rows_of
from batyskaf.learn.rollout import Player, gather
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
    advantages(played, values, found, 0.5)
    assert torch.allclose(found, torch.tensor([0.4 + 0.5 * 0.4, -0.4, 0.4]))


def test_only_real_choices_are_kept() -> None:
    setting = setting_of("seven")
    player = player_for(setting)
    fleet = Fleet(setting.plan, setting.dealer.deal(12))
    found = gather(player.run(setting, fleet, keep=True), fleet, player.slots)
    assert len(found.choice) == sum(found.sizes)
    assert bool((found.legal.sum(1) > 1).all())
    assert bool(found.legal.gather(1, found.choice[:, None]).all())
    assert found.ends.shape == (12, player.slots)


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


def test_training_begins_with_the_weights_of_another(tmp_path: Path) -> None:
    few = ["--out", str(tmp_path), "--draws", "4", "--courses", "few cards", "--device", "cpu"]
    small = ["--colour", "8", "--centre", "8", "--task", "8"]
    first = train.Trainer(train.options([*few, *small, "--blocks", "1"]))
    first.save(tmp_path)
    second = train.Trainer(train.options([*few, *small, "--blocks", "1", "--seed", "2"]))
    second.start(tmp_path)
    for mine, theirs in ((second.policy, first.policy), (second.critic, first.critic), (second.playing, first.playing)):
        for weights, before in zip(mine.parameters(), theirs.parameters(), strict=True):
            assert torch.equal(weights, before.half().float())
    larger = train.Trainer(train.options([*few, *small, "--blocks", "2"]))
    with pytest.raises(SystemExit, match=r"policy\.pt has the size .*'blocks': 1}, but the new net has .*'blocks': 2}"):
        larger.start(tmp_path)


def test_a_course_that_does_not_exist_is_named() -> None:
    with pytest.raises(SystemExit, match=r"no course is named 'eight'; there are three, five, seven"):
        train._courses("seven,eight")


def test_strangers_sit_alone_or_in_all_other_seats() -> None:
    setting = setting_of("seven")
    player = player_for(setting)
    fleet = Fleet(setting.plan, setting.dealer.deal(400))
    strangers = player._strangers(fleet, 0.5).sum(1)
    assert {int(count) for count in strangers} == {0, 1, setting.plan.seats - 1}
    assert 120 < int((strangers > 0).sum()) < 280


def test_every_second_stranger_is_a_guest(tmp_path: Path) -> None:
    small = ["--colour", "8", "--centre", "8", "--task", "8", "--blocks", "1", "--device", "cpu"]
    chosen = ["--out", str(tmp_path), "--draws", "4", "--courses", "few cards", *small]
    guest = train.Trainer(train.options(chosen))
    guest.save(tmp_path)
    trainer = train.Trainer(train.options([*chosen, "--seed", "2", "--strangers", str(tmp_path / "policy.pt")]))
    playing = []
    for _ in range(2):
        trainer.remember()
        assert trainer.player.stranger is not None
        weights = trainer.player.stranger.state_dict()
        playing.append(all(torch.equal(weights[name], value) for name, value in trainer.guests[0].items()))
    assert playing == [True, False]
