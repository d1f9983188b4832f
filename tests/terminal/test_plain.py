"""The line-by-line table."""

import io
import os
import shutil
from pathlib import Path

import pytest
from rich.text import Text

from batyskaf.core import speed
from batyskaf.core.matchfile import read_recording
from batyskaf.core.recorder import NotSaved
from batyskaf.render.base import Choice
from batyskaf.terminal.plain import Plain
from batyskaf.terminal.session import Session
from tests.terminal.driving import against_the_clock, batyskaf, refused, session

PLAY = ("play", "crew", "--plain", "--seed", "3", "--mission", "5")


def typed(table: Session, *lines: str) -> str:
    """The output after these lines are typed."""
    out = io.StringIO()
    Plain(table, out, io.StringIO("".join(f"{line}\n" for line in lines))).run()
    return out.getvalue()


def test_the_table_is_shown_with_numbered_choices() -> None:
    output = batyskaf(*PLAY).output
    assert "Your hand: ◆P6 ◆P8" in output
    assert "Bot 4 takes the task:" in output
    assert "-- Choose a task." in output
    assert "1) pass" in output


@pytest.mark.parametrize(("compiled", "bot"), [(True, "easy"), (False, "easy"), (False, "random")])
def test_slow_rules_are_mentioned_where_bots_search(compiled: bool, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiled", compiled)
    output = batyskaf(*PLAY, "--bot", bot).output
    assert ("interpreted" in output) is (not compiled and bot == "easy")


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


def test_a_typed_card_uses_the_letters_of_this_language() -> None:
    """In Polish a B is a submarine (batyskaf); in match files, as in English, it is a blue card."""
    table = session("pl", mission="5", seed=3)
    output = typed(table, "2", "1", "signal r6 low", "play B9", "play b2", "play P8")
    mine = [table.game.moves.text(played.move) for played in table.match.played if played.seat == 0]
    assert mine[-2:] == ["signal P6 low", "play S2"]
    assert "„play B9” nie jest żadnym z wyborów" in output
    assert "Trzeba dołożyć do koloru: żółty." in output  # a letter without another meaning here is still understood


def test_help_gives_an_example_in_the_letters_of_this_language() -> None:
    for lang, example in (("en", "“play S1”"), ("pl", "„play B1”")):
        assert example in typed(session(lang, mission="5", seed=3), "2", "1", "1", "?")


def test_an_empty_line_asks_for_a_choice_and_help_is_a_word_too() -> None:
    said = typed(session(mission="5", seed=3), "", "help")
    assert "> Type a number, a move, or ? for help.\n" in said
    assert "quit   leave" in said
    assert "not one of the choices" not in said


def test_a_move_that_is_the_beginning_of_another_is_taken_literally() -> None:
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
    table.run_bots()
    assert table.match.state.result().reason == "time"


def test_a_game_without_a_map_says_so() -> None:
    assert "This game has no map." in typed(session(mission="5", seed=3), "map")


def test_nonsense_gets_one_sentence() -> None:
    for words in ("hello", "0", "99", "-1", "²", "quiet please", "\x00"):
        table = session(mission="5", seed=3)
        output = typed(table, words)
        assert "is not one of the choices" in output, words
        assert table.match.seq == len(read_recording(table.path).entries)


def test_a_known_move_that_is_not_possible_says_why() -> None:
    assert "You can't do that now" in typed(session(mission="5", seed=3), "play P6")
    after = typed(session(mission="5", seed=3), "2", "1", "1", "play P6", "play Y1")
    assert "That card is not in this hand." in typed(session(mission="5", seed=3), "2", "1", "1", "PLAY y1")
    assert "You have to follow suit: submarine." in after
    assert "That card is not in this hand." in after


@pytest.mark.parametrize("letter", ["x", "9"])
def test_very_long_answers_are_refused_like_any_other(letter: str) -> None:
    output = typed(session(mission="5", seed=3), letter * 9000)
    assert f"“{letter * 1000}…” is not one of the choices" in output


def test_help_log_last_table_and_auto() -> None:
    output = typed(session(mission="5", seed=3), "?", "log", "last", "table", "auto", "auto", "undo")
    assert "undo your move" in output
    assert output.count("Your hand: P6, P8") == 2
    assert "none yet" in output
    assert output.count("== Mission 5") == 2
    assert "you stay quiet automatically" in output
    assert "You will be asked again." in output
    assert "can't be undone any more" in output


def test_auto_answers_stay_quiet_before_tricks() -> None:
    table = session(mission="5", seed=3)
    output = typed(table, "auto", "2", "1")
    assert "You stay quiet." in output
    assert "-- Play a card." in output
    assert "Signal a card before this trick" not in output


def test_own_moves_can_be_undone_until_something_is_revealed() -> None:
    table = session(seats="Ada,Ben,Cy", mission="6", players=3, seed=1)
    first = table.match.state.pack()
    typed(table, "1")
    seat = table.match.played[-1].seat
    table.undo(seat)
    assert table.match.state.pack() == first


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_the_log_forgets_older_tricks_unless_the_table_plays_with_open_memory(memory: str) -> None:
    table = session(mission="8", players=4, seed=1, distress="off", communication="silence", memory=memory)
    while not any("trick 3" in line for line in table.log(0)):
        if not table.step():
            table.play(table.legal()[0])
    won = [line for line in table.log(0) if " trick " in line]
    assert [": " in line for line in won] == ([False, False, True] if memory == "strict" else [True, True, True])
    assert sum(" plays " in line or "You play" in line for line in table.log(0)) == (4 if memory == "strict" else 12)
    table.abandon()
    assert sum(": " in line for line in table.log(0) if " trick " in line) == 3


def test_giving_up_ends_the_attempt() -> None:
    assert "Result: The attempt was given up." in typed(session(mission="5", seed=3), "give up")


def test_quit_and_the_end_of_input_save_and_say_how_to_resume(data_folder: Path) -> None:
    for words in ("2\nquit\n", "2\n"):
        output = batyskaf(*PLAY, typed=words).output
        assert "batyskaf play --resume" in output
    on = batyskaf("play", "--resume", "--plain")
    assert "Send a distress signal?" in on.output
    assert "Choose a task" not in on.output.split("==")[-1]


def test_resume_continues_from_the_same_position() -> None:
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


def test_resume_skips_broken_files(data_folder: Path) -> None:
    table = session(mission="2")
    broken = table.path.parent / "zzz.jsonl"
    broken.write_bytes(b"nonsense")
    output = batyskaf("play", "--resume", "--plain").output
    assert "Mission 2" in output
    assert f"Skipped: {broken} is not a match file" in output


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"rules":', '"rules":99', "other rules"),
        ('"salt":"', '"salt":"zz', "does not match the hash"),
        ('"hash":"', '"hash":"0', "the match differs from"),
        ('"mission":"3"', '"mission":"77"', "no mission “77”"),
        ('"packs":[]', '"packs":[{"game":"crew"}]', "The packs inside"),
    ],
)
def test_resume_reports_and_skips_files_that_cant_be_played(old: str, new: str, words: str) -> None:
    older, newer = session(mission="2"), session(mission="3")
    newer.run_bots()
    newer.play(newer.legal()[0])
    text = newer.path.read_text(encoding="utf-8")
    assert old in text
    newer.path.write_text(text.replace(old, new, 1), encoding="utf-8")
    changed = newer.path.read_bytes()
    os.utime(older.path, ns=(1, 1))
    output = batyskaf("play", "--resume", "--plain").output
    assert "Mission 2" in output
    (passed,) = [line for line in output.splitlines() if line.startswith("Skipped: ")]
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


def test_a_deleted_folder_gives_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
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
        (("play", "crew", "--new"), "--new is for campaigns: name one with --campaign NAME."),
        (("play", "crew", "--again", "same"), "--again is for campaigns"),
        (("play", "--resume", "--seed", "5", "--players", "3"), "--resume can't be combined with --players, --seed."),
        (("play", "--resume", "--bot", "random"), "--resume can't be combined with --bot."),
        (("play", "--resume", "--campaign", "x", "--new"), "--resume can't be combined with --campaign, --new."),
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
        (("play", "crew", "--bots", "7"), "use all, none, or a number up to 4"),
        (("play", "crew", "--bots", "some"), "use all, none, or a number up to 4"),
        (("play", "crew", "--bots", "9" * 5000), "use all, none, or a number up to 4"),
        (("play", "crew", "--seat", "a,b,c,d,e"), "4 seats"),
        (("play", "crew", "--seat", "a,,b"), "4 seats"),
        (("play", "crew", "--seat", "a,a"), "the same name"),
        (("play", "crew", "--seat", "a,b", "--bots", "3"), "don't fit in 4 seats"),
        (("play", "crew", "--seat", "a,bot:genius"), "There is no bot called “genius”. Known: random"),
        (("play", "crew", "--pack", "nothing.json"), "nothing.json can't be read: there is no such file."),
        (("games", "chess"), "There is no game called “chess”"),
        (("play", "crew", "--campaign", "nobody"), "no campaign called “nobody”"),
        (("play", "crew", "--campaign", "!"), "can't be the name of a campaign"),
    ],
)
def test_invalid_commands_are_refused_in_one_sentence(words: tuple[str, ...], said: str, data_folder: Path) -> None:
    assert said in refused(*words)
    assert list((data_folder / "matches").glob("*")) == []


def test_polish_from_start_to_end() -> None:
    output = batyskaf(*PLAY, "--lang", "pl", typed="1\n1\n").output
    assert "Wybierz zadanie." in output
    assert "Twoja ręka: ◆R6" in output
    assert "Your" not in output
