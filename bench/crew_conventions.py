"""What the choices of The Crew's net have in common: how it leads, discards, takes tasks and signals, against chance.

    python -m bench.crew_conventions --games 600

prints the tables of docs/crew/conventions.md. The net plays all seats of `six` (see bench.crew_bots), where every task
is to win one card. Each row is a share of the net's choices; chance is the share of all legal choices in the same
positions.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from batyskaf.bots.bot import Perspective
from batyskaf.bots.crew.net.bot import NetBot
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.view import CrewView
from batyskaf.lab.figures import wilson
from bench.crew_bots import cases

FIRST = 60_000
"""The first seed: other deals than those that bots are measured on."""


class Choice(NamedTuple):
    """A decision: what its seat saw, what it could choose and what it chose, as words."""

    view: CrewView
    legal: list[list[str]]
    chosen: list[str]

    def of_suit(self, card: str) -> list[str]:
        """The own cards of a card's suit."""
        return [held for held in self.view.hand if held[0] == card[0]]

    def needed(self) -> dict[str, int]:
        """The cards that tasks which have an owner still need, and the owners."""
        return {task.id[4:]: task.owner for task in self.view.tasks if task.status == "open" and task.owner is not None}


Test = Callable[[Choice, list[str]], bool]
"""Whether a choice is of some kind."""


class Question(NamedTuple):
    """Which decisions are looked at, which of their legal choices, and what is asked about them."""

    group: str
    asked: Callable[[Choice], bool]
    counts: Test
    kinds: dict[str, Test]


def leads(choice: Choice) -> bool:
    return choice.chosen[0] == "play" and not choice.view.trick.cards


def discards(choice: Choice) -> bool:
    trick = choice.view.trick.cards
    return choice.chosen[0] == "play" and bool(trick) and not choice.of_suit(trick[0].card)


def takes(choice: Choice) -> bool:
    return choice.chosen[0] == "take"


def signals(choice: Choice) -> bool:
    return choice.chosen[0] == "signal"


def is_colour(_: Choice, words: list[str]) -> bool:
    return words[0] == "play" and words[1][0] != "S"


def is_long(choice: Choice, words: list[str]) -> bool:
    """A colour card of a suit of which the seat has others."""
    return is_colour(choice, words) and len(choice.of_suit(words[1])) > 1


def same_kind(choice: Choice, words: list[str]) -> bool:
    return words[0] == choice.chosen[0]


def lowest(choice: Choice, words: list[str]) -> bool:
    return words[1] == min(choice.of_suit(words[1]))


def highest(choice: Choice, words: list[str]) -> bool:
    return words[1] == max(choice.of_suit(words[1]))


def last(choice: Choice, words: list[str]) -> bool:
    return len(choice.of_suit(words[1])) == 1


def needed_by(own: bool) -> Test:
    def test(choice: Choice, words: list[str]) -> bool:
        owner = choice.needed().get(words[1])
        return owner is not None and (owner == choice.view.seat) == own

    return test


def same_suit_as_needed(own: bool) -> Test:
    def test(choice: Choice, words: list[str]) -> bool:
        suits = {card[0] for card, owner in choice.needed().items() if (owner == choice.view.seat) == own}
        return words[1][0] in suits

    return test


def holds(choice: Choice, words: list[str]) -> bool:
    return words[1][4:] in choice.view.hand


def holds_above(choice: Choice, words: list[str]) -> bool:
    card = words[1][4:]
    return card not in choice.view.hand and any(held > card for held in choice.of_suit(card))


def holds_none(choice: Choice, words: list[str]) -> bool:
    return not choice.of_suit(words[1][4:])


def mark(name: str) -> Test:
    return lambda choice, words: words[2] == name


QUESTIONS = (
    Question(
        "a lead from several cards of a colour", leads, is_long, {"its lowest": lowest, "its highest": highest}
    ),
    Question(
        "a lead in a colour", leads, is_colour,
        {
            "the only card of the colour": last, "needed by the own task": needed_by(True),
            "needed by a partner's task": needed_by(False),
            "a colour that a partner's task needs": same_suit_as_needed(False),
            "a colour that the own task needs": same_suit_as_needed(True),
        },
    ),
    Question(
        "a discard in a colour", discards, is_colour,
        {
            "the last card of the colour": last,
            "the highest of several": lambda choice, words: not last(choice, words) and highest(choice, words),
            "the lowest of several": lambda choice, words: not last(choice, words) and lowest(choice, words),
            "needed by a partner's task": needed_by(False),
            "a colour that a partner's task needs": same_suit_as_needed(False),
        },
    ),
    Question(
        "a task taken", takes, same_kind,
        {
            "the card is in hand": holds, "a higher card of its colour is": holds_above,
            "no card of its colour is": holds_none,
        },
    ),
    Question(
        "a signal", signals, same_kind,
        {
            "the highest": mark("high"), "the only": mark("only"), "the lowest": mark("low"),
            "a card that the own task needs": needed_by(True), "a card that a partner's task needs": needed_by(False),
            "a colour that a partner's task needs": same_suit_as_needed(False),
            "an 8 or a 9": lambda _, words: words[1][1] in "89",
        },
    ),
)  # fmt: skip


def choices(games: int) -> Iterator[Choice]:
    for _, game, options, seed in cases("six", FIRST + games, first=FIRST):
        state, rng = game.start(options, seed), Rng.of(seed, "look")
        bot = NetBot(Rng.of(seed, "bot"))
        while state.turn != OVER:
            look = Perspective.of(game, state, int(state.turn), rng)
            move = bot.choose(look).move
            if len(look.legal) > 1:
                assert isinstance(look.view, CrewView)
                legal = [game.moves.text(one).split(" ") for one in look.legal]
                yield Choice(look.view, legal, game.moves.text(move).split(" "))
            state.apply(move)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    made: dict[tuple[str, str], list[bool]] = defaultdict(list)
    chance: dict[tuple[str, str], list[float]] = defaultdict(list)
    for choice in choices(parser.parse_args().games):
        for question in QUESTIONS:
            if not question.asked(choice) or not question.counts(choice, choice.chosen):
                continue
            others = [words for words in choice.legal if question.counts(choice, words)]
            if len(others) < 2:
                continue
            for name, test in question.kinds.items():
                made[question.group, name].append(test(choice, choice.chosen))
                chance[question.group, name].append(sum(test(choice, words) for words in others) / len(others))
    for question in QUESTIONS:
        count = len(made[question.group, next(iter(question.kinds))])
        print(f"\n| {question.group} ({count:,}) | the net | chance |\n|---|---|---|")
        for name in question.kinds:
            found, usual = made[question.group, name], chance[question.group, name]
            low, high = wilson(sum(found), len(found))
            share = f"{100 * sum(found) / len(found):.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
            print(f"| {name} | {share} | {100 * sum(usual) / len(usual):.0f} % |")


if __name__ == "__main__":
    main()
