"""A review as one self-contained HTML page with its graph and mistakes, light or dark."""

from collections.abc import Iterator, Sequence
from html import escape

from batyskaf.lab.review import Judged, Review
from batyskaf.lab.review_words import because, level_name, lines_of, percent
from batyskaf.locale import Texts

WIDTH, HEIGHT, EDGE = 960, 260, 34
COLOURS = ("#0a7ea4", "#c2571a", "#4a8f29", "#8a4fb0", "#a8851f")
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; background: light-dark(#f4f9fb, #0b1d2a); }
svg { width: 100%; height: auto; } .grid { stroke: #8aa3; } text { fill: currentColor; font-size: 13px; }
table { display: block; overflow-x: auto; border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem;
border-top: 1px solid #8aa6; } .slip { color: light-dark(#7a5b00, #ffd25e); }
.mistake { color: light-dark(#a34700, #ffab66); } .blunder { color: light-dark(#b3261e, #ff8a80); font-weight: 700; }
"""


def page(found: Review, names: Sequence[str], texts: Texts, title: str, truth: Sequence[str] = ()) -> str:
    """The whole page in one language."""
    heading = escape(f"{title} · {texts.say('review')}")
    parts = [
        f'<!doctype html><html lang="{texts.lang}"><head><meta charset="utf-8"><title>{heading}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><h1>{heading}</h1>',
        f"<p>{escape(texts.say('review.about', level=level_name(found, texts)))}</p>",
        f"<h2>{escape(texts.say('review-graph'))}</h2>",
        *_graph(found, names, texts),
        f"<h2>{escape(texts.say('review-mistakes'))}</h2>",
        *_mistakes(found, names, texts),
    ]
    if truth:
        parts.append(f"<h2>{escape(texts.say('review-truth'))}</h2>")
        parts += [f"<p>{escape(line)}</p>" for line in truth]
    return "\n".join([*parts, "</body></html>"])


def _graph(found: Review, names: Sequence[str], texts: Texts) -> Iterator[str]:
    label = escape(texts.say("review-graph.about", count=len(found.decisions)), quote=True)
    yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
    for share in (0.0, 0.5, 1.0):
        y = _y(share)
        yield f'<line class="grid" x1="{EDGE}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="0" y="{y + 4:.1f}">{percent(share)}%</text>'
    for number, (who, line) in enumerate(lines_of(found, names, texts)):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{_x(found, one):.1f},{_y(one.after):.1f}" for one in line)
        yield f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"><title>{escape(who)}</title>'
        yield "</polyline>"
        for one in line:
            if one.mark:
                said = escape(point_text(one, names, texts))
                yield f'<a href="#m{one.number}"><circle class="{one.mark}" r="6" fill="currentColor"'
                yield f' cx="{_x(found, one):.1f}" cy="{_y(one.after):.1f}"><title>{said}</title></circle></a>'
    yield "</svg>"


def point_text(one: Judged, names: Sequence[str], texts: Texts) -> str:
    return texts.say(
        "review-point", seat=names[one.seat], number=one.number, after=percent(one.after), mark=one.mark or "none"
    )


def _x(found: Review, one: Judged) -> float:
    return EDGE + (WIDTH - EDGE - 8) * one.number / max(found.moves, 1)


def _y(value: float) -> float:
    return HEIGHT - 10 - (HEIGHT - 20) * min(1.0, max(0.0, value))


def _mistakes(found: Review, names: Sequence[str], texts: Texts) -> Iterator[str]:
    marked = [one for one in found.decisions if one.mark]
    if not marked:
        yield f"<p>{escape(texts.say('review-mistakes.none'))}</p>"
        return
    heads = ("review-move", "review-who", "review-what", "review-chance", "review-better")
    yield (
        "<table><thead><tr>" + "".join(f"<th>{escape(texts.say(head))}</th>" for head in heads) + "</tr></thead><tbody>"
    )
    for one in marked:
        chosen, best = (escape(weighed.label[texts.lang]) for weighed in (one.chosen, one.best))
        mark = f'<span class="{one.mark}">{escape(texts.say(f"review-mark-{one.mark}"))}</span>'
        yield f'<tr id="m{one.number}"><td>{one.number}</td><td>{escape(names[one.seat])}</td>'
        yield f"<td>{chosen}<br>{mark}</td>"
        yield f"<td>{percent(one.before)} → {percent(one.after)}%</td>"
        yield f"<td><strong>{best}</strong><br>{escape(because(one, texts))}</td></tr>"
    yield "</tbody></table>"
