"""A match on disk while it is played: by one table only, with clear errors about what can't be written."""

import os
import shutil
from pathlib import Path

import pytest
from tests.core.test_match import begin, play
from tests.core.test_matchfile import again

from batyskaf.core.recorder import NotSaved, Recorder


def refusal(recorder: Recorder) -> tuple[str, str]:
    with pytest.raises(NotSaved) as refused:
        recorder.save()
    assert refused.value.reason.args["file"]
    return refused.value.reason.id, str(refused.value.reason.args.get("fault", ""))


def test_two_tables_on_one_match_lose_nothing(tmp_path: Path) -> None:
    match = begin()
    first = Recorder(match, tmp_path / "match.jsonl")
    play(match, "rest")
    first.save()
    second = Recorder(again(first.path), first.path)
    play(match, "dive")
    assert refusal(first) == ("refused-match-shared", "")
    assert [entry.hash for entry in again(first.path).entries] == [entry.hash for entry in match.entries[:1]]
    play(second.match, "rest")
    second.save()
    assert [entry.hash for entry in again(first.path).entries] == [entry.hash for entry in second.match.entries]


def test_a_match_that_has_continued_elsewhere_is_not_resumed(tmp_path: Path) -> None:
    match = begin()
    first = Recorder(match, tmp_path / "match.jsonl")
    late = again(first.path)
    play(match, "rest")
    first.save()
    with pytest.raises(NotSaved) as refused:
        Recorder(late, first.path)
    assert refused.value.reason.id == "refused-match-shared"
    play(match, "rest")
    first.save()
    assert again(first.path).seq == 2


def test_a_file_that_another_table_has_written_to_is_not_changed(tmp_path: Path) -> None:
    match = begin()
    recorder = Recorder(match, tmp_path / "match.jsonl")
    with recorder.path.open("ab") as file:
        file.write(b"{}\n")
    before = recorder.path.read_bytes()
    play(match, "rest")
    assert refusal(recorder) == ("refused-match-shared", "")
    assert recorder.path.read_bytes() == before


def test_a_missing_folder_is_named_and_entries_are_written_once_it_is_back(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    match = begin()
    recorder = Recorder(match, folder / "match.jsonl")
    folder.rename(tmp_path / "elsewhere")
    play(match, "rest")
    assert refusal(recorder) == ("refused-write", "absent")
    (tmp_path / "elsewhere").rename(folder)
    match.play_as_host("abandon")
    recorder.save()
    assert again(recorder.path).over
    shutil.rmtree(folder)
    assert refusal(recorder) == ("refused-write", "absent")


def test_an_incomplete_line_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    recorder = Recorder(match, tmp_path / "match.jsonl")
    before = recorder.path.read_bytes()
    play(match, "rest")

    def full(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(os, "fsync", full)
        assert refusal(recorder) == ("refused-write", "full")
    assert recorder.path.read_bytes() == before
    recorder.save()
    assert again(recorder.path).seq == 1


def test_a_match_that_cant_begin_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotSaved):
        Recorder(begin(), tmp_path / "match.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_new_match_never_takes_the_name_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that begin in the same second agree on a name; the file is there when the second one creates it."""
    path = tmp_path / "match.jsonl"
    Recorder(begin(), path)
    before = path.read_bytes()
    monkeypatch.setattr(Path, "exists", lambda self: False)
    with pytest.raises(NotSaved) as refused:
        Recorder(begin(), path)
    assert refused.value.reason.args["fault"] == "taken"
    assert path.read_bytes() == before
