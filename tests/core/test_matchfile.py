"""Match files: written while a match is played, replayed to the same hashes, and checked with clear errors."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.core.test_match import GAME, at_the_bids, begin, play

from batyskaf.core.match import Match, short_hash
from batyskaf.core.matchfile import read_recording, replay, verify
from batyskaf.core.reason import Refused
from batyskaf.core.recorder import Recorder


def written(match: Match, folder: Path) -> Path:
    path = folder / "match.jsonl"
    Recorder(match, path)
    return path


def again(path: Path) -> Match:
    return replay(read_recording(path), lambda name, packs: GAME)


def refusal(path: Path) -> str:
    with pytest.raises(Refused) as refused:
        again(path)
    return refused.value.reason.id


def test_every_move_is_on_disk_at_once(tmp_path: Path) -> None:
    match = begin()
    recorder = Recorder(match, tmp_path / "match.jsonl")
    for text in ("rest", "dive", "leave"):
        play(match, text)
        recorder.save()
        assert short_hash(again(recorder.path).state) == short_hash(match.state)


def test_undo_and_host_moves_are_kept(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest")
    match.undo(0)
    play(match, "rest", "rest")
    match.undo(1, count=2, agreed=True)
    match.play_as_host("abandon")
    path = written(match, tmp_path)
    assert again(path).seq == match.seq == 6
    assert again(path).over


def test_commitments_that_are_made_again_are_replayed(tmp_path: Path) -> None:
    match = at_the_bids()
    play(match, "bid 1", "bid 0")
    match.undo(0)
    play(match, "bid 0", "bid 1")
    assert match.over
    replayed = again(written(match, tmp_path))
    assert [entry.hash for entry in replayed.entries] == [entry.hash for entry in match.entries]


def test_a_torn_last_line_loses_only_itself(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest", "rest")
    path = written(match, tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    assert read_recording(path).torn
    assert again(path).seq == 1


def rewrite(path: Path, line: int, change: Callable[[dict[str, object]], None]) -> None:
    lines = path.read_text().splitlines()
    entry = json.loads(lines[line])
    change(entry)
    lines[line] = json.dumps(entry)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("line", "field", "value", "reason"),
    [
        (0, "seed", "0" * 32, "refused-match-seed"),
        (0, "seed", "not hex", "refused-match-seed"),
        (0, "seed", "f" * 40, "refused-match-seed"),
        (0, "salt", "not hex", "refused-match-seed"),
        (0, "content", "other", "refused-match-rules"),
        (0, "rules", 99, "refused-match-rules"),
        (0, "batyskaf", 99, "refused-match-newer"),
        (0, "batyskaf", 0, "refused-match-header"),
        (0, "batyskaf", -5, "refused-match-header"),
        (0, "game", 7, "refused-match-header"),
        (1, "hash", "0" * 16, "refused-replay-hash"),
        (1, "move", "dance", "refused-replay-move"),
        (1, "seat", 2, "refused-replay-move"),
        (1, "seat", "two", "refused-match-line"),
        (-1, "result", {"scores": [9, 9, 9], "ranks": [1, 1, 1]}, "refused-replay-result"),
    ],
)
def test_a_changed_file_is_refused(tmp_path: Path, line: int, field: str, value: object, reason: str) -> None:
    match = begin()
    play(match, "rest", "rest")
    match.play_as_host("abandon")
    path = written(match, tmp_path)
    rewrite(path, line, lambda entry: entry.update({field: value}))
    with pytest.raises(Refused) as refused:
        again(path)
    assert refused.value.reason.id == reason
    assert refused.value.reason.args["file"] == str(path)


def test_an_impossible_move_is_refused_with_its_full_reason(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest")
    path = written(match, tmp_path)
    rewrite(path, 1, lambda entry: entry.update({"move": "dance"}))
    with pytest.raises(Refused) as caught:
        again(path)
    args = {"text": "dance", "file": str(path), "number": 1, "move": "dance", "detail": "refused-unknown-move"}
    assert caught.value.reason.args == args


def test_an_impossible_undo_is_refused_with_the_number_of_its_entry(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest")
    match.undo(0)
    path = written(match, tmp_path)
    rewrite(path, 2, lambda entry: entry.update({"count": 9}))
    with pytest.raises(Refused) as caught:
        again(path)
    assert caught.value.reason.id == "refused-replay-undo"
    assert caught.value.reason.args == {"file": str(path), "number": 2, "detail": "refused-undo-nothing"}


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [(0, "opening", []), (1, "events", []), (1, "events", [{"event": "did"}]), (2, "held", [[1, "rest"]])],
)
def test_stored_events_are_verified(tmp_path: Path, line: int, field: str, value: object) -> None:
    match = begin()
    play(match, "rest")
    match.undo(0)
    path = written(match, tmp_path)
    assert verify(read_recording(path), lambda name, packs: GAME).seq == 2
    rewrite(path, line, lambda entry: entry.update({field: value}))
    assert again(path).seq == 2  # other events don't prevent resuming the match
    with pytest.raises(Refused) as caught:
        verify(read_recording(path), lambda name, packs: GAME)
    assert caught.value.reason.id == "refused-replay-events"
    assert caught.value.reason.args == {"file": str(path), "number": line}


@pytest.mark.parametrize("line", [0, 1, 2])
def test_data_that_is_nested_too_deeply_is_refused(tmp_path: Path, line: int) -> None:
    match = begin()
    play(match, "rest", "rest")
    path = written(match, tmp_path)
    lines = path.read_bytes().splitlines()
    lines[line] = b'{"a":' * 100_000 + b"1" + b"}" * 100_000
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(Refused) as caught:
        again(path)
    assert caught.value.reason.id == ("refused-match-line" if line else "refused-match-header")
    assert caught.value.reason.args["fault"] == "nested"


def test_a_line_that_is_not_text_is_refused(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest", "rest")
    path = written(match, tmp_path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], lines[1].replace(b"rest", b"\xff\xfe"), *lines[2:]]))
    assert refusal(path) == "refused-match-line"


def test_missing_and_empty_files(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.jsonl") == "refused-file"
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n\n")
    assert refusal(empty) == "refused-match-empty"
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_bytes(b"\xff\xfe\x00 what")
    assert refusal(nonsense) == "refused-match-header"


def test_stored_events_can_be_watched_without_the_rules(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest")
    recording = read_recording(written(match, tmp_path))
    assert recording.header.opening[0]["event"] == "drew"
    assert [event["event"] for entry in recording.entries for event in getattr(entry, "events", ())] == ["did"]


def test_a_closing_line_must_come_at_an_end(tmp_path: Path) -> None:
    match = begin()
    play(match, "rest")
    path = written(match, tmp_path)
    with path.open("a") as file:
        file.write(json.dumps({"entry": "end", "result": {"scores": [1, 1, 1], "ranks": [1, 1, 1]}}) + "\n")
    assert refusal(path) == "refused-replay-result"
