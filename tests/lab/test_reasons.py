"""Reasons for moves: which card is kept, given or taken, and for whose task; otherwise what the bot plans next."""

import msgspec
import pytest

from batyskaf.bots import Decision, Perspective
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.games.crew.codes import P_SIGNAL, QUIET
from batyskaf.games.crew.game import CrewGame
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.view import CardOnTable, CrewView, TaskView
from batyskaf.lab.reasons import reason
from batyskaf.lab.reasons_crew import CrewReasons, Held, belief_of
from batyskaf.lab.reasons_points import points
from batyskaf.lab.wording import Namer
from batyskaf.locale import LANGUAGES, Texts

NAMES = ("Ann", "Bo", "Coral", "Di")
HAND = ("B2", "B9", "P3", "S1")
BO, CORAL = 1, 2


def task(id: str, owner: int | None) -> TaskView:
    return TaskView(id, owner, "open", 1, None, False, ())


def reason_for(
    move: str,
    tasks: dict[str, int],
    trick: tuple[str, ...] = (),
    legal: tuple[str, ...] = HAND,
    held: Held | None = None,
) -> str:
    """Why Ann's move is good. The last cards of the trick are those of Coral and Di."""
    game = load("crew")
    assert isinstance(game, CrewGame)
    state = game.start(game.options(mission="1", players=4), seed=1)
    view = state.view(0)
    assert isinstance(view, CrewView)
    seats = range(4 - len(trick), 4)
    view = msgspec.structs.replace(
        view,
        owner=0,
        hand=HAND,
        tasks=tuple(task(id, owner) for id, owner in tasks.items()),
        trick=msgspec.structs.replace(view.trick, cards=tuple(map(CardOnTable, seats, trick))),
    )
    moves = [game.moves.id(f"play {card}") for card in legal]
    found = CrewReasons(game, view, moves, lambda card: held).of(game.moves.id(move))
    assert found is not None
    assert all(found.words(Texts(lang), NAMES) for lang in LANGUAGES)
    return found.words(Texts("en"), NAMES)


@pytest.mark.parametrize(
    ("move", "tasks", "trick", "said"),
    [
        ("play B2", {"T16": CORAL}, ("B5",), "It keeps the blue 9 for Coral’s task."),
        ("play B2", {"T16": 0}, ("B5",), "It keeps the blue 9 for your own task."),
        ("play P3", {"T1": CORAL}, ("G9", "G2"), "It gives Coral the pink 3 that Coral’s task needs."),
        ("play B9", {"T3": 0}, ("B4",), "It takes the blue 4, which your own task needs."),
        ("play B2", {"T3": CORAL}, ("B8", "B4"), "It leaves the trick to Coral, whose task needs the blue 4 in it."),
        ("play B2", {"T62": 0}, ("B5",), "It stays below the blue 5: winning this trick would hurt your task."),
        ("play B2", {"T3": BO}, (), "Bo can win this with the blue 4, which Bo’s task needs."),
        ("play B9", {"T3": 0}, (), "It can draw out the blue 4, which your own task needs."),
        ("play S1", {}, (), "A high card: it should win the trick and keep the lead."),
        ("play B9", {}, ("B8",), "It beats the blue 8: you can win the trick and lead the next one."),
        ("signal B9 high", {"T16": CORAL}, (), "It tells everyone where the blue 9 is; Coral’s task needs it."),
        ("take T3", {}, (), "You hold the blue 9, which beats the blue 4."),
        ("give P3", {"T1": BO}, (), "Bo’s task needs the pink 3."),
        ("give P3", {}, (), "It is your only pink card: without it you may play any card when that suit is led."),
        ("give B2", {}, (), "No open task names the blue 2, so you can do without it."),
        ("assign 2", {}, (), "Coral’s hand probably suits the tasks best."),
        ("predict 0", {}, (), "Your cards can stay below the others in every trick."),
    ],
)
def test_a_move_of_the_crew(move: str, tasks: dict[str, int], trick: tuple[str, ...], said: str) -> None:
    assert reason_for(move, tasks, trick) == said


def test_a_reason_says_who_probably_holds_the_card() -> None:
    held = Held("B4", CORAL, 80)
    believed = "The bot believes that Coral holds the blue 4 (80 %)."
    said = reason_for("play B9", {"T3": 0}, held=held)
    assert said == f"It can draw out the blue 4, which your own task needs. {believed}"
    said = reason_for("play B2", {"T3": CORAL}, held=held)
    assert said == f"Coral can win this with the blue 4, which Coral’s task needs. {believed}"
    said = reason_for("play B9", {"T3": BO}, ("B8",), held=held)
    assert said == f"It beats the blue 8: you can win the trick and lead the next one. {believed}"


def test_a_reason_about_seen_cards_needs_no_belief() -> None:
    assert "believes" not in reason_for("play B9", {"T3": 0}, ("B4",), held=Held("B4", CORAL, 80))


def test_nobody_is_said_to_win_with_a_card_that_another_seat_probably_holds() -> None:
    assert "Bo can win this" not in reason_for("play B2", {"T3": BO}, held=Held("B4", CORAL, 80))


def test_beliefs_are_about_the_cards_of_others() -> None:
    """A signal shows a card, so everybody is sure who holds it; with two players the net has no opinion."""
    game = load("crew")
    for players, known in ((4, True), (2, False)):
        state = game.start(game.options(mission="3", players=players, distress="off"), seed=4)
        assert isinstance(state, CrewState)
        while state.phase != P_SIGNAL:
            state.apply(state.legal()[0])
        teller = int(state.turn)
        signal = next(move for move in state.legal() if move != QUIET)
        state.apply(signal)
        shown = game.moves.text(signal).split(" ")[1]
        while state.phase == P_SIGNAL:
            state.apply(int(QUIET))
        if state.turn == teller:
            state.apply(next(move for move in state.legal() if game.moves.text(move) != f"play {shown}"))
        look = Perspective.of(game, state, int(state.turn), Rng.of(1, "look"))
        found = belief_of(look)(shown)
        assert (found is not None and found.seat == teller) == known


def test_a_card_that_could_not_be_played_is_not_said_to_be_kept() -> None:
    assert "keeps" not in reason_for("play B2", {"T1": CORAL}, ("B5",), legal=("B2", "B9"))


def test_other_games_name_what_the_bot_plans_next_but_nothing_that_is_still_hidden() -> None:
    game = load("endeavor")
    options = game.options(players=2)
    state = game.start(options, seed=3)
    line = tuple(game.moves.id(move) for move in ("recruit sonar-operator", "recover leader"))
    look = Perspective.of(game, state, 0, Rng.of(1, "look"))
    planned = reason(game, options, ("Ann", "Bo"), look, Decision(line[0], line=line))
    assert all("Team Leader" in planned["en"] and planned[lang] for lang in LANGUAGES)
    unplanned = reason(game, options, ("Ann", "Bo"), look, Decision(line[0]))
    assert unplanned["en"] == "Its actions help you for the rest of the game."


RAISED = ("play sea_horse", "skip", "conquer DC02", "use trained_raise_1", "play wave_teller", "choose 1")
"""Leads to a location that rises fully with the next step, and is worth 1 point."""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("raise DC02",), ""),
        (("raise DC02", "use trained_score_1"), "Together they bring you 1 point."),
        (("raise DC02", "play sealord", "use trained_score_1"), ""),
    ],
)
def test_a_plan_that_scores_says_how_many_points_it_brings(line: tuple[str, ...], said: str) -> None:
    game = load("aquatica")
    options = game.options(players=1, kings="off")
    state = game.start(options, 11)
    for text in RAISED:
        state.apply(game.moves.id(text))
    look = Perspective.of(game, state, 0, Rng.of(1, "look"))
    planned = tuple(map(game.moves.id, line))
    found = reason(game, options, ("Ann",), look, Decision(planned[0], line=planned))
    assert found["en"].endswith(said)
    assert ("point" in found["en"]) == bool(said)
    assert all(("1 pun" in found[lang].lower()) == bool(said) for lang in ("pl", "de"))


def test_a_team_has_no_points_to_gain() -> None:
    game = load("endeavor")
    counted = {}
    for mode in ("competitive", "cooperative"):
        state = game.start(game.options(players=2, mode=mode), 3)
        for _ in range(100):
            state.apply(state.legal()[-1])
        counted[mode] = points(state, 0)
    assert counted["competitive"] > 0 == counted["cooperative"]


@pytest.mark.parametrize("name", ["crew", "aquatica", "endeavor"])
def test_sentences_name_moves_in_words_not_in_the_signs_of_the_terminal(name: str) -> None:
    game = load(name)
    options = game.options()
    state, rng = game.start(options, 3), Rng.of(3, "moves")
    said: list[str] = []
    while state.turn != OVER and len(said) < 1000:
        legal = list(state.legal())
        namer = Namer(game, options, NAMES[: game.seats(options)], state.view(int(state.turn)), legal)
        said += [words for move in legal for words in namer.label(move).values()]
        state.apply(legal[rng.below(len(legal))])
    assert len(set(said)) > 30
    assert not [words for words in said if set(words) & set("◆■▲●★↑↓¤⚔")]


PLAYED: dict[str, list[dict[str, object]]] = {
    "crew": [
        {"mission": mission, "players": players} for mission, players in (("12", 3), ("13", 3), ("18", 4), ("26", 4))
    ],
    "aquatica": [{"players": 1}, {"players": 2, "mode": "advanced"}],
    "endeavor": [{"mission": "1", "players": 2}, {"mission": "3", "players": 3, "mode": "cooperative"}],
}
"""Games in which most kinds of moves come up."""


@pytest.mark.parametrize("game", PLAYED)
def test_every_kind_of_move_has_a_reason(game: str) -> None:
    """Also a move without a plan, that brings no points."""
    rules, seen = load(game), set[str]()
    for seed, chosen in enumerate(PLAYED[game], 1):
        options, dice = rules.options(**chosen), Rng.of(seed, "dice")
        state = rules.start(options, seed)
        while state.turn != OVER:
            look = Perspective.of(rules, state, int(state.turn), Rng.of(seed, "look"))
            fresh = {rules.moves.kind(move): move for move in look.legal if rules.moves.kind(move) not in seen}
            for kind, move in fresh.items():
                why = reason(rules, options, NAMES, look, Decision(move, (), ()))
                assert all(why[lang] and "why-" not in why[lang] for lang in LANGUAGES), rules.moves.text(move)
                seen.add(kind)
            state.apply(look.legal[dice.below(len(look.legal))])
    assert len(seen) > 10


@pytest.mark.parametrize("game", ["aquatica", "endeavor"])
def test_a_move_whose_plan_says_nothing_has_the_words_of_its_kind(game: str) -> None:
    moves = load(game).moves
    kinds = {moves.kind(move) for move in range(len(moves))} - {"abandon"}
    assert [kind for kind in sorted(kinds) if not Texts("en").has(f"why-{game}-{kind}")] == []
