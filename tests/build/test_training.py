"""Wheels that are released are compiled for what a training run does most."""

import itertools
import subprocess
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from tools import training
from tools.check_shifts import build_script

from batyskaf.games import load, names


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py, asked for a training, on a system with GCC."""
    script = build_script()
    monkeypatch.setattr(script, "PROFILE", tmp_path / "profile")
    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script, "compiler_works", lambda *flags: True)
    monkeypatch.setenv("BATYSKAF_PGO", "1")
    monkeypatch.delenv("BATYSKAF_QUICK", raising=False)
    return script


@pytest.mark.parametrize(
    ("settings", "platform"),
    [
        ({"BATYSKAF_PGO": "0"}, "linux"),
        ({"BATYSKAF_PGO": "1", "BATYSKAF_QUICK": "1"}, "linux"),
        ({"BATYSKAF_PGO": "1"}, "win32"),
    ],
)
def test_most_builds_are_not_trained(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], platform: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(script.sys, "platform", platform)
    assert script.profile_flags() is None


def test_gcc_optimises_what_the_training_left_out_as_usual(script: ModuleType) -> None:
    count, use = script.profile_flags()
    assert count == [f"-fprofile-generate={script.PROFILE}"]
    assert f"-fprofile-use={script.PROFILE}" in use
    assert "-fprofile-partial-training" in use


def test_clang_does_without_a_flag_that_it_does_not_know(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "compiler_works", lambda *flags: "-fprofile-partial-training" not in flags)
    _, use = script.profile_flags()
    assert f"-fprofile-use={script.PROFILE}" in use
    assert "-fprofile-partial-training" not in use


def test_a_compiler_that_cannot_count_builds_without_it_and_says_so(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "compiler_works", lambda *flags: False)
    assert script.profile_flags() is None
    assert "can't count" in capsys.readouterr().err


LIBRARY = "library"


@pytest.fixture
def command(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command that builds a library, without a compiler; `built` has the flags of every build."""

    def build(command: Any) -> None:
        if not command.path_of(library).exists():
            command.built.append(list(library.extra_compile_args))
            command.path_of(library).touch()

    library = Extension(LIBRARY, ["a.c", "b.c"], extra_compile_args=["-O3", "-flto=auto"], extra_link_args=["-flto"])
    command = script.AllOrNothing(Distribution({"ext_modules": [library]}))
    command.ensure_finalized()
    command.build_lib, command.built, command.compiler = str(tmp_path), [], SimpleNamespace(compile=None)
    monkeypatch.setattr(build_ext, "build_extensions", build)
    return command


@pytest.mark.parametrize("succeeds", [True, False])
def test_the_library_is_built_with_counters_and_then_with_what_they_counted(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, command: Any, succeeds: bool
) -> None:
    monkeypatch.setattr(script, "trained", lambda package: succeeds)
    count, use = script.profile_flags()
    command.build_extensions()
    assert command.built == [["-O3", *count], ["-O3", "-flto=auto", *(use if succeeds else [])]]
    assert command.extensions[0].extra_link_args == ["-flto"]
    assert command.is_trained is succeeds


def test_a_library_that_is_built_is_not_trained_again(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, command: Any
) -> None:
    """`bdist_wheel` runs the command twice."""
    monkeypatch.setattr(script, "trained", lambda package: True)
    command.build_extensions()
    command.build_extensions()
    assert len(command.built) == 2
    assert command.is_trained


@pytest.mark.parametrize(
    ("status", "counted", "usable"),
    [(0, ["a.gcda"], True), (0, ["path/of/the/object/a.gcda"], True), (1, ["a.gcda"], False), (0, [], False)],
)
def test_only_counts_of_a_training_that_succeeded_are_used(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, status: int, counted: list[str], usable: bool
) -> None:
    script.PROFILE.mkdir()
    for name in counted:
        (script.PROFILE / name).parent.mkdir(parents=True, exist_ok=True)
        (script.PROFILE / name).touch()
    monkeypatch.setattr(script.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], status))
    assert script.trained(Path("package")) is usable


@pytest.mark.parametrize("found", [True, False])
def test_counts_of_clang_are_merged_where_its_tool_is_installed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, found: bool
) -> None:
    script.PROFILE.mkdir()
    (script.PROFILE / "one.profraw").touch()
    run: list[list[str]] = []

    def record(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        run.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(script.subprocess, "run", record)
    monkeypatch.setattr(script.shutil, "which", lambda name: name if found else None)
    assert script.trained(Path("package")) is found
    assert [command[0] for command in run[1:]] == (["llvm-profdata"] if found else [])


@pytest.mark.parametrize("name", names())
def test_the_training_plays_every_game_in_every_way(name: str) -> None:
    game = load(name)
    training.step(game, 200)
    training.play_out(game, 200)
    training.play_at_once(game, 64 * len(training.OPTIONS[name]))
    training.search(game, 500)
    training.ask_bots(game, 1)
    if name == "crew":
        training.solve(game, 1)


def test_the_training_covers_all_games_and_numbers_of_players() -> None:
    assert training.OPTIONS.keys() == training.DECISIONS.keys() == training.SIMULATIONS.keys() == set(names())
    for name, players in itertools.product(names(), (2, 3, 4)):
        assert any(choices["players"] == players for choices in training.OPTIONS[name])
