"""A review in words: why a move was better, the lines of the graph, the result with open hands."""

from collections.abc import Iterator, Sequence

from batyskaf.lab.review import Judged, Review
from batyskaf.lab.truth import Truth
from batyskaf.locale import Texts


def percent(value: float) -> int:
    return round(100 * value)


def level_name(found: Review, texts: Texts) -> str:
    """The level in words; bots without a level keep their name."""
    id = f"review-level-{found.level}"
    return texts.say(id) if texts.has(id) else found.level


def lines_of(found: Review, names: Sequence[str], texts: Texts) -> Iterator[tuple[str, list[Judged]]]:
    """The lines of the graph: one for all in a co-operative game, otherwise one per seat."""
    if found.together:
        yield texts.say("review-together"), list(found.decisions)
        return
    for seat in range(len(found.seats)):
        yield names[seat], [one for one in found.decisions if one.seat == seat]


def because(one: Judged, texts: Texts) -> str:
    """Why the best move was better, and what was expected to follow it."""
    reason = texts.say(
        "review-because",
        best=one.best.label[texts.lang],
        chosen=one.chosen.label[texts.lang],
        before=percent(one.before),
        after=percent(one.after),
    )
    if one.why.get(texts.lang):
        reason = f"{one.why[texts.lang]} {reason}"
    if len(one.line) < 2:
        return reason
    line = " · ".join(label[texts.lang] for label in one.line)
    return f"{reason} {texts.say('review-line', line=line)}"


def truth_lines(found: Truth, game: str, names: Sequence[str], texts: Texts) -> list[str]:
    """The result with open hands, in sentences."""
    if found.success:
        return [texts.say("review-truth-success")]
    lines = [texts.say(f"review-truth-deal-{found.deal}")]
    if found.seat is not None and found.lost is not None:
        card = texts.card_in_words(game, found.card)
        lines.append(texts.say("review-truth-card", number=found.lost, seat=names[found.seat], card=card))
    elif found.lost is not None and found.kept is not None:
        lines.append(texts.say("review-truth-between", kept=found.kept, lost=found.lost))
    elif found.lost is not None:
        lines.append(texts.say("review-truth-before", lost=found.lost))
    elif found.kept is not None:
        lines.append(texts.say("review-truth-open", kept=found.kept))
    return lines
