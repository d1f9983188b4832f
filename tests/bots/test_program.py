"""Bots that are programs: what they are sent, what they may answer, and what happens when they fail."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from batyskaf import bots
from batyskaf.bots import BotFailed, Budget, Perspective
from batyskaf.bots.program import ProgramBot, update
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.table import protocol, steps
from batyskaf.testing import check_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_program.py"
GAMES = ("crew", "aquatica", "endeavor")


def look_at(game_name: str = "crew", moves: int = 0, seed: int = 3) -> Perspective:
    """The perspective of the seat to act after some random moves."""
    game = load(game_name)
    state = game.start(game.options(), seed)
    dice = Rng.of(seed, "dice")
    for _ in range(moves):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return Perspective.of(game, state, int(state.turn), dice)


def program(folder: Path, body: str) -> str:
    path = folder / "program.py"
    path.write_text(f"import json, sys, time\n{body}\n")
    return f"{sys.executable} {path}"


@pytest.fixture
def started() -> Iterator[list[ProgramBot]]:
    made: list[ProgramBot] = []
    yield made
    for bot in made:
        bot.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_example_decides_in_every_game(game: str, started: list[ProgramBot]) -> None:
    bot = ProgramBot(f"{sys.executable} {EXAMPLE}")
    started.append(bot)
    for moves in (0, 5, 20):
        look = look_at(game, moves)
        assert bot.choose(look).move in look.legal


@pytest.mark.parametrize("game", GAMES)
def test_the_updates_of_a_program_are_those_of_the_socket(game: str) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(update(look_at(game, 12), 0)), type=protocol.Update)
    assert sent.turn == sent.seat
    assert len(sent.steps) == sent.seq == 13
    assert isinstance(sent.steps[0], steps.Started)
    assert sent.legal


def test_a_program_sees_the_twins_of_secret_moves() -> None:
    game = load("crew")
    state = game.start(game.options(mission="5", players=4, distress="ask"), 6)
    dice = Rng.of(6, "dice")
    while not any(game.moves.kind(move) == "give" for move in state.legal()):
        legal = state.legal()
        left = game.moves.id("vote left")  # everyone votes for help, so that cards are passed in secret
        state.apply(left if left in legal else legal[dice.below(len(legal))])
    giver = int(state.turn)
    state.apply(state.legal()[0])
    look = Perspective.of(game, state, int(state.turn), dice)
    assert look.seat != giver
    assert look.played[-1] == (giver, game.moves.id("give ?"))


def test_later_updates_contain_only_new_steps(tmp_path: Path, started: list[ProgramBot]) -> None:
    heard = tmp_path / "heard.jsonl"
    body = f"""
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    said = json.loads(line)
    if said["type"] == "frame":
        print(json.dumps({{"type": "move", "seq": said["seq"], "move": said["legal"][0]}}), flush=True)
"""
    game = load("crew")
    state = game.start(game.options(players=3), 4)
    bot = ProgramBot(program(tmp_path, body))
    started.append(bot)
    first = int(state.turn)
    asked = 0
    while asked < 3:
        look = Perspective.of(game, state, int(state.turn), Rng.of(1, "look"))
        if state.turn == first:
            asked += 1
            state.apply(bot.choose(look).move)
        else:
            state.apply(state.legal()[0])
    messages = [msgspec.json.decode(line) for line in heard.read_text().splitlines()]
    assert [message["type"] for message in messages] == ["welcome", "frame", "frame", "frame"]
    assert messages[0]["seats"] == [first]
    steps = [step["seq"] for message in messages[1:] for step in message["steps"]]
    assert steps == list(range(1, messages[-1]["seq"] + 1))
    bot.choose(look_at("crew", 7, seed=99))
    again = [msgspec.json.decode(line) for line in heard.read_text().splitlines()][-2:]
    assert [message["type"] for message in again] == ["welcome", "frame"]
    assert len(again[1]["steps"]) == 8


FAULTS = {
    "crashes": ("sys.exit('out of air')", "out of air"),
    "never starts": (None, "can't be started"),
    "talks nonsense": ("print('glub', flush=True); time.sleep(60)", "is not a message"),
    "wants the impossible": (
        "print(json.dumps({'type': 'move', 'move': 'play Z9'}), flush=True); time.sleep(60)",
        "is not one of its moves",
    ),
    "names no move": ("print(json.dumps({'type': 'move'}), flush=True); time.sleep(60)", "without"),
    "hangs": ("time.sleep(60)", "no answer in 0.5 s"),
    "only talks": ("while True: print(json.dumps({'type': 'ping'}), flush=True)", "without a move"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_says_how_and_is_ended(fault: str, tmp_path: Path) -> None:
    body, words = FAULTS[fault]
    command = "/nowhere/at/all" if body is None else program(tmp_path, body)
    bot = ProgramBot(command)
    with pytest.raises(BotFailed, match=words):
        bot.choose(look_at(), Budget(seconds=0.5 if fault == "hangs" else 10.0))
    assert bot._process is None


def test_error_output_of_a_failing_program_is_shown_without_control_characters(tmp_path: Path) -> None:
    body = r"""
print("\x1b[31mno air\x1b[0m", file=sys.stderr, flush=True)
print(json.dumps({"type": "move", "move": "play Z9"}), flush=True)
time.sleep(60)
"""
    look = look_at()
    with pytest.raises(BotFailed) as failed:
        ProgramBot(program(tmp_path, body)).choose(look)
    first = look.game.moves.text(look.legal[0])
    assert str(failed.value).startswith(f"'play Z9' is not one of its moves: {first}")
    assert str(failed.value).endswith(" ([31mno air[0m)")


def test_a_program_decides_only_by_its_seat(tmp_path: Path) -> None:
    """The same law as for every bot; this program's choice depends on everything it receives."""
    body = """
import hashlib
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "frame":
        known = json.dumps([said["view"], said["steps"]], sort_keys=True).encode()
        pick = int(hashlib.sha256(known).hexdigest(), 16) % len(said["legal"])
        print(json.dumps({"type": "move", "move": said["legal"][pick]}), flush=True)
"""
    made: list[ProgramBot] = []

    def fresh(_: Rng) -> ProgramBot:
        while made:
            made.pop().close()
        made.append(ProgramBot(program(tmp_path, body)))
        return made[-1]

    game = load("crew")
    report = check_bot(fresh, game, [game.options(mission="1", players=3)], games=1, thoroughness=0.1)
    assert report.worlds > 0
    made.pop().close()


def test_only_allowed_programs_can_be_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    with pytest.raises(Refused, match="refused-bot-stranger"):
        bots.load("exec:anything", Rng.of(1, "bot"))
    wish = f"exec:{sys.executable} anything"
    assert bots.allow(wish) == wish
    assert isinstance(bots.load(wish, Rng.of(1, "bot")), ProgramBot)
    assert wish in bots.names("crew")


def test_a_match_continues_without_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    assert bots.allow("exec:/nowhere x", begun=True) == "exec:/nowhere x"
    assert isinstance(bots.load("exec:/nowhere x", Rng.of(1, "bot")), ProgramBot)


@pytest.mark.parametrize("wish", ["exec:", "coral", "coral exec:x", "random=exec:x", "exec:'x", "exec:/nowhere x"])
def test_a_name_without_a_program_is_refused(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    with pytest.raises(Refused, match=r"refused-bot-(program|name|quotes|missing)"):
        bots.allow(wish)
    assert bots._PROGRAMS == {}
