"""The table line by line."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from batyskaf import bots
from batyskaf.core.matchfile import read_recording
from batyskaf.core.recorder import NotSaved
from batyskaf.terminal.plain import Plain
from batyskaf.terminal.session import Session
from batyskaf.terminal.tables.base import Choice
from tests.terminal.driving import against_the_clock, batyskaf, only_match, refused, session

PLAY = ("play", "crew", "--plain", "--seed", "3", "--mission", "5")
BATYSKAF = (sys.executable, "-c", "from batyskaf.terminal.app import main; main()")
QUICK = ("--seed", "3", "--bot", "random")
"""For processes of their own."""


def typed(table: Session, *lines: str) -> str:
    """What is printed when these lines are typed."""
    out = io.StringIO()
    Plain(table, out, io.StringIO("".join(f"{line}\n" for line in lines))).run()
    return out.getvalue()


def process(*words: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    """A command in a process of its own."""
    return subprocess.run([*BATYSKAF, *words], text=True, check=False, timeout=60, encoding="utf-8", **how)


def test_the_table_is_shown_with_numbered_choices() -> None:
    output = batyskaf(*PLAY).output
    assert "Your hand: ◆P6 ◆P8" in output
    assert "Bot 4 takes the task:" in output
    assert "-- Choose a task." in output
    assert "1) pass" in output


def test_a_number_a_move_and_a_unique_beginning_are_understood() -> None:
    for answer in ("1", "pass", "PASS", "pas", "  pass "):
        table = session(mission="5", seed=3)
        typed(table, answer)
        mine = [played for played in table.match.played if played.seat == 0]
        assert table.game.moves.text(mine[0].move) == "pass", answer


def test_cards_can_be_named_as_they_are_shown() -> None:
    for lang, card in (("en", "s1"), ("pl", "b1")):
        table = session(lang, mission="5", seed=3)
        typed(table, "2", "1", "1", card)
        mine = [table.game.moves.text(played.move) for played in table.match.played if played.seat == 0]
        assert mine[-1] == "play S1"


def test_a_card_in_a_typed_move_has_the_letter_of_this_table() -> None:
    """In Polish a B is a submarine (batyskaf); in match files, as in English, it is a blue card."""
    table = session("pl", mission="5", seed=3)
    output = typed(table, "2", "1", "signal r6 low", "play B9", "play b2", "play P8")
    mine = [table.game.moves.text(played.move) for played in table.match.played if played.seat == 0]
    assert mine[-2:] == ["signal P6 low", "play S2"]
    assert "„play B9” nie jest żadnym z wyborów" in output
    assert "Trzeba dołożyć do koloru: żółty." in output  # a letter that stands for nothing else is still understood


def test_help_gives_an_example_in_the_letters_of_this_table() -> None:
    for lang, example in (("en", "“play S1”"), ("pl", "„play B1”")):
        assert example in typed(session(lang, mission="5", seed=3), "2", "1", "1", "?")


def test_an_empty_line_asks_for_a_choice_and_help_is_a_word_too() -> None:
    said = typed(session(mission="5", seed=3), "", "help")
    assert "> Type a number, a move, or ? for help.\n" in said
    assert "quit   leave" in said
    assert "none of the choices" not in said


def test_the_beginning_of_a_move_is_not_taken_for_it_if_it_is_a_move_itself() -> None:
    table = session(mission="5", seed=3)
    moves = table.game.moves
    plain = Plain(table, io.StringIO(), io.StringIO())
    plain._choices = lambda: [Choice(moves.id("signal P6 low"), Text("P6"))]  # type: ignore[method-assign]
    assert plain._move("signal P") == moves.id("signal P6 low")
    assert plain._move("signal p6") == moves.id("signal P6")


def test_the_clock_also_runs_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("batyskaf.terminal.session.monotonic", lambda: now)
    table = against_the_clock()
    now += 1000
    table.settle()
    assert table.match.state.result().reason == "time"


def test_a_game_without_a_map_says_so() -> None:
    assert "This game has no map." in typed(session(mission="5", seed=3), "map")


def test_nonsense_gets_one_sentence() -> None:
    for words in ("hello", "0", "99", "-1", "²", "quiet please", "\x00"):
        table = session(mission="5", seed=3)
        output = typed(table, words)
        assert "is none of the choices" in output, words
        assert table.match.seq == len(read_recording(table.path).entries)


def test_a_known_move_that_is_not_possible_says_why() -> None:
    assert "That can't be done now" in typed(session(mission="5", seed=3), "play P6")
    after = typed(session(mission="5", seed=3), "2", "1", "1", "play P6", "play Y1")
    assert "That card is not in this hand." in typed(session(mission="5", seed=3), "2", "1", "1", "PLAY y1")
    assert "You have to follow suit: submarine." in after
    assert "That card is not in this hand." in after


@pytest.mark.parametrize("letter", ["x", "9"])
def test_endless_answers_are_nonsense_like_any_other(letter: str) -> None:
    output = typed(session(mission="5", seed=3), letter * 9000)
    assert f"“{letter * 1000}…” is none of the choices" in output


def test_help_log_last_table_and_auto() -> None:
    output = typed(session(mission="5", seed=3), "?", "log", "last", "table", "auto", "auto", "undo")
    assert "take your move back" in output
    assert output.count("Your hand: P6, P8") == 2
    assert "there was none yet" in output
    assert output.count("== Mission 5") == 2
    assert "you stay quiet by yourself" in output
    assert "You are asked again." in output
    assert "can't be taken back any more" in output


def test_staying_quiet_by_itself_answers_before_tricks() -> None:
    table = session(mission="5", seed=3)
    output = typed(table, "auto", "2", "1")
    assert "You stay quiet." in output
    assert "-- Play a card." in output
    assert "Signal a card before this trick" not in output


def test_own_moves_can_be_taken_back_as_long_as_nothing_was_shown() -> None:
    table = session(seats="Ada,Ben,Cy", mission="6", players=3, seed=1)
    first = table.match.state.pack()
    typed(table, "1")
    seat = table.match.played[-1].seat
    table.undo(seat)
    assert table.match.state.pack() == first


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_the_log_forgets_older_tricks_unless_the_table_plays_with_open_memory(memory: str) -> None:
    table = session(mission="8", players=4, seed=1, distress="off", communication="silence", memory=memory)
    while not any("trick 3" in line for line in table.told(0)):
        if not table.step():
            table.play(table.legal()[0])
    won = [line for line in table.told(0) if " trick " in line]
    assert [": " in line for line in won] == ([False, False, True] if memory == "strict" else [True, True, True])
    assert sum(" plays " in line or "You play" in line for line in table.told(0)) == (4 if memory == "strict" else 12)
    table.abandon()
    assert sum(": " in line for line in table.told(0) if " trick " in line) == 3


def test_giving_up_ends_the_attempt() -> None:
    assert "Result: The attempt was given up." in typed(session(mission="5", seed=3), "give up")


def test_quit_and_the_end_of_input_save_and_say_how_to_go_on(data_folder: Path) -> None:
    for words in ("2\nquit\n", "2\n"):
        output = batyskaf(*PLAY, typed=words).output
        assert "batyskaf play --resume" in output
    on = batyskaf("play", "--resume", "--plain")
    assert "Send a distress signal?" in on.output
    assert "Choose a task" not in on.output.split("==")[-1]


def test_resume_goes_on_from_the_same_position() -> None:
    table = session(mission="5", seed=3)
    typed(table, "2", "1")
    again = Session.resume(table.path, table.texts)
    assert again.match.state.pack() == table.match.state.pack()
    assert again.people == [0]


def test_resume_takes_the_latest_unfinished_match_of_a_game() -> None:
    assert "no unfinished match" in refused("play", "--resume", "--plain")
    batyskaf("play", "crew", "--bots", "all", "--plain")
    assert "no unfinished match" in refused("play", "crew", "--resume", "--plain")
    older = session(mission="2")
    newer = session(mission="3")
    os.utime(older.path, ns=(1, 1))
    assert "Mission 3" in batyskaf("play", "--resume", "--plain").output
    os.utime(newer.path, ns=(0, 0))
    assert "Mission 2" in batyskaf("play", "crew", "--resume", "--plain").output
    assert "no unfinished match" in refused("play", "chess", "--resume", "--plain")


def test_resume_passes_over_broken_files(data_folder: Path) -> None:
    table = session(mission="2")
    broken = table.path.parent / "zzz.jsonl"
    broken.write_bytes(b"nonsense")
    output = batyskaf("play", "--resume", "--plain").output
    assert "Mission 2" in output
    assert f"Passed over: {broken} is not a match file" in output


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"rules":', '"rules":99', "other rules"),
        ('"salt":"', '"salt":"zz', "does not fit the hash"),
        ('"hash":"', '"hash":"0', "differs from what was written"),
        ('"mission":"3"', '"mission":"77"', "no mission “77”"),
        ('"packs":[]', '"packs":[{"game":"crew"}]', "The packs inside"),
    ],
)
def test_resume_names_and_passes_over_what_cant_be_played(old: str, new: str, words: str) -> None:
    older, newer = session(mission="2"), session(mission="3")
    newer.settle()
    newer.play(newer.legal()[0])
    text = newer.path.read_text(encoding="utf-8")
    assert old in text
    newer.path.write_text(text.replace(old, new, 1), encoding="utf-8")
    changed = newer.path.read_bytes()
    os.utime(older.path, ns=(1, 1))
    output = batyskaf("play", "--resume", "--plain").output
    assert "Mission 2" in output
    (passed,) = [line for line in output.splitlines() if line.startswith("Passed over: ")]
    assert str(newer.path) in passed
    assert words in passed
    assert newer.path.read_bytes() == changed
    older.path.unlink()
    assert words in refused("play", "--resume", "--plain")


def test_two_tables_on_one_match() -> None:
    first = session(mission="5", seed=3)
    typed(first, "2")
    second = Session.resume(first.path, first.texts)
    typed(second, "1")
    on_disk = first.path.read_bytes()
    with pytest.raises(NotSaved, match="refused-match-shared"):
        typed(first, "1", "1")
    assert first.path.read_bytes() == on_disk
    assert Session.resume(first.path, first.texts).match.seq == second.match.seq


def test_a_folder_that_goes_away_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Session.play

    def play_and_lose(table: Session, move: int) -> None:
        shutil.rmtree(table.path.parent, ignore_errors=True)
        played(table, move)

    monkeypatch.setattr(Session, "play", play_and_lose)
    result = batyskaf(*PLAY, typed="1\n")
    assert result.exit_code == 2
    assert "can't be written: there is no such file" in result.stderr
    assert "saved" not in result.output


def test_hot_seat_names_who_comes_next() -> None:
    output = typed(session(seats="Ada,Ben,Cy", mission="5", players=3, seed=3), "1", "1")
    assert output.count("--- Pass the screen to ") >= 2


def test_in_a_pipe_play_without_a_game_says_what_to_type() -> None:
    assert "batyskaf play crew" in refused("play")
    assert "batyskaf play crew" in refused("play", "--plain", "--lang", "pl")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "", "--plain"), "There is no game called “”"),
        (("play", "crew", "--new"), "--new is for campaigns: say which one by --campaign NAME."),
        (("play", "crew", "--again", "same"), "--again is for campaigns"),
        (("play", "--resume", "--seed", "5", "--players", "3"), "--resume does not go with --players, --seed."),
        (("play", "--resume", "--bot", "random"), "--resume does not go with --bot."),
        (("play", "--resume", "--campaign", "x", "--new"), "--resume does not go with --campaign, --new."),
        (("play", "chess"), "There is no game called “chess”. Known: crew"),
        (("play", "crew", "--mission", "99"), "There is no mission “99”"),
        (("play", "crew", "--players", "9"), "“players” must be a number from 2 to 5, not “9”"),
        (("play", "crew", "--players", "many"), "“players” must be a number from 2 to 5, not “many”"),
        (("play", "crew", "--option", "memory=none"), "“memory” can be strict, open, not “none”"),
        (("play", "crew", "--option", "timed=perhaps"), "“timed” is either yes or no"),
        (("play", "crew", "--option", "memori=open"), "There is no option “memori”. Try: memory."),
        (("play", "aquatica", "--mission", "3"), "There is no option “mission”. Try: character_sets, "),
        (("play", "crew", "--option", "self=1"), "There is no option “self”"),
        (("play", "crew", "--option", "memory"), "write it as name=value"),
        (("play", "crew", "--option", "tasks=T999"), "There is no task “T999”"),
        (("play", "crew", "--option", "tasks=T1,T1"), "A task is named twice"),
        (("play", "crew", "--option", "difficulty=0"), "“difficulty” must be a number from 1 to 100"),
        (("play", "crew", "--option", "attempt=0"), "“attempt” must be a number from 1"),
        (("play", "crew", "--seed", "abc"), "“abc” is not a seed"),
        (("play", "crew", "--seed", "-1"), "“-1” is not a seed"),
        (("play", "crew", "--bots", "7"), "say all, none, or a number up to 4"),
        (("play", "crew", "--bots", "some"), "say all, none, or a number up to 4"),
        (("play", "crew", "--bots", "9" * 5000), "say all, none, or a number up to 4"),
        (("play", "crew", "--seat", "a,b,c,d,e"), "4 seats"),
        (("play", "crew", "--seat", "a,,b"), "4 seats"),
        (("play", "crew", "--seat", "a,a"), "the same name"),
        (("play", "crew", "--seat", "a,b", "--bots", "3"), "don't fit on 4 seats"),
        (("play", "crew", "--seat", "a,bot:genius"), "There is no bot called “genius”. Known: random"),
        (("play", "crew", "--pack", "nothing.json"), "nothing.json can't be read: there is no such file."),
        (("games", "chess"), "There is no game called “chess”"),
        (("play", "crew", "--campaign", "nobody"), "no campaign called “nobody”"),
        (("play", "crew", "--campaign", "!"), "can't be the name of a campaign"),
    ],
)
def test_what_cant_be_is_refused_in_one_sentence(words: tuple[str, ...], said: str, data_folder: Path) -> None:
    assert said in refused(*words)
    assert list((data_folder / "matches").glob("*")) == []


def test_a_data_folder_that_cant_be_written_is_named(data_folder: Path) -> None:
    data_folder.write_text("a file, not a folder", encoding="utf-8")
    said = refused("play", "crew", "--plain", "--bots", "all", "--lang", "pl")
    assert said.startswith("Nie można zapisać pliku ")
    assert str(data_folder) in said
    assert said.endswith(": folder na drodze do niego jest plikiem.")


@pytest.mark.parametrize(
    "words", [("games",), ("play", "crew", "--bots", "all", "--bot", "random", "--plain"), ("--help",)]
)
def test_output_that_cant_be_written(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = process(*words, stdout=full, stderr=subprocess.PIPE, env={**os.environ, "BATYSKAF_LANG": "pl"})
    assert done.returncode == 2
    assert done.stderr == "Nie można zapisać wyniku polecenia: dysk jest pełny.\n"


def test_a_file_that_may_not_grow(data_folder: Path) -> None:
    command = [*BATYSKAF, "play", "crew", "--plain", "--bots", "all", "--bot", "random", "--seed", "3"]
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 2; exec "$@"', "bash", *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{only_match(data_folder)} can't be written: it would grow too large.")


@pytest.mark.parametrize(
    ("words", "closed"),
    [(("games",), ">&-"), (("--help",), ">&-"), (("games",), "2>&-"), (("play", "crew", "--bot", "random"), "<&-")],
)
def test_streams_that_are_closed(words: tuple[str, ...], closed: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"$@" {closed}', "bash", *BATYSKAF, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_polish_from_start_to_end() -> None:
    output = batyskaf(*PLAY, "--lang", "pl", typed="1\n1\n").output
    assert "Wybierz zadanie." in output
    assert "Twoja ręka: ◆R6" in output
    assert "Your" not in output


def test_a_real_pipe() -> None:
    """The same as a person would: another process, its input a pipe, cut off in the middle."""
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "play", "crew", *QUICK]
    done = subprocess.run(
        [*command, "--mission", "5"], input="2\n1\nwhat?\n", capture_output=True, text=True, check=False, timeout=60,
        encoding="utf-8", env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "“what?” is none of the choices" in done.stdout
    assert "batyskaf play --resume" in done.stdout


def test_every_move_is_on_disk_when_the_process_is_killed(data_folder: Path) -> None:
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "play", "crew", *QUICK]
    with subprocess.Popen(
        [*command, "--mission", "5"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("2\n")
        process.stdin.flush()
        for line in process.stdout:
            if "distress signal" in line and line.startswith("--"):
                break
        process.kill()
    assert any(entry.seat == 0 for entry in read_recording(only_match(data_folder)).entries)
    assert "Send a distress signal?" in batyskaf("play", "--resume", "--plain").output


@pytest.mark.parametrize(
    "words", [("games",), ("play", "crew", "--bots", "all", "--bot", "random", "--plain"), ("--help",)]
)
def test_a_reader_that_has_had_enough(words: tuple[str, ...]) -> None:
    """As with `| head`: nobody reads on, and nobody is bothered with an error about it."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", *words]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    os.close(write)
    assert done.stderr == ""


def test_letters_that_the_terminal_cant_show_or_read() -> None:
    command = [
        sys.executable,
        "-c",
        "from batyskaf.terminal.app import main; main()",
        "play",
        "crew",
        "--bot",
        "random",
        "--seed",
        "3",
        "--lang",
        "pl",
    ]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False, timeout=60, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"?R" in done.stdout  # the shape is lost, the letter stays


# --- bots that are programs ---


def program(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(f"import json, sys\n{body}\n")
    return f"exec:{sys.executable} {path}"


ANY = """
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "frame":
        print(json.dumps({"type": "move", "move": said["legal"][0]}), flush=True)
"""


def test_a_whole_game_of_programs(tmp_path: Path) -> None:
    told = batyskaf("play", "crew", "--players", "3", "--bots", "all", "--bot", program(tmp_path, ANY), "--lang", "en")
    assert told.exit_code == 0
    assert "can't go on" not in told.output


def test_a_program_that_crashes_is_replaced_once_the_person_agrees(tmp_path: Path) -> None:
    words = ("play", "crew", "--players", "3", "--seed", "1", "--bot", program(tmp_path, "sys.exit('leak')"))
    told = batyskaf(*words, "--lang", "en", typed="1\n" * 3 + "perhaps\n" + "\n")
    assert "it has ended (leak)" in told.output
    assert "takes over" in told.output
    assert told.output.count("Press Enter to let another bot take over") >= 2


def test_a_match_with_a_program_goes_on_only_if_that_is_allowed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    command = program(tmp_path, ANY)
    batyskaf("play", "crew", "--players", "3", "--bot", command, "--lang", "en", typed="quit\n")
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    assert "to let it run again" in refused("play", "--resume", "--lang", "en")
    told = batyskaf("play", "--resume", "--bot", command, "--lang", "en", typed="quit\n")
    assert told.exit_code == 0
