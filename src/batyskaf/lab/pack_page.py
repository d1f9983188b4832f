"""A pack as one self-contained HTML page: its author's words, its drawn cards, its figures, and the pack itself.

Everything in a pack is a stranger's text: all of it is escaped, and the page allows no scripts.
"""

import base64
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

import msgspec

from batyskaf.art import packs, sheet
from batyskaf.core.game import Game
from batyskaf.core.words import ASIDES, Named, Text, plain
from batyskaf.games import loaded
from batyskaf.lab.measured import Measured
from batyskaf.lab.measured_words import notes, tables
from batyskaf.lab.measuring import touched
from batyskaf.lab.report import table_of
from batyskaf.locale import Texts

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 68rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere;
background: light-dark(#f4f9fb, #0b1d2a); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem; padding: 0; }
.cards li { list-style: none; border: 1.5px solid #7fb4c6; border-radius: 12px; padding: .7rem;
background: light-dark(#fff, #10303f); } .cards svg { width: 100%; height: 7rem; border-radius: 8px; }
dl { margin: .4rem 0 0; font-size: .9rem; } dt { font-weight: 600; } dd { margin: 0 0 .3rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .25rem .7rem; text-align: left; overflow-wrap: normal; border-top: 1px solid #8aa6; }
.hidden { position: absolute; width: 0; height: 0; }
"""
SHOWN_ABOVE: Final = frozenset({"id", "name", "text", "evidence"}) | ASIDES
"""Fields of an entry that its list of details leaves out."""
TAGS: Final = ("effect", "action", "kind", "test")
"""Fields that say what an object is."""


def page(game: str, pack: Mapping[str, object], measured: Measured | None, texts: Texts) -> str:
    """The page of a valid pack, in one language."""
    rules = loaded(game, msgspec.json.encode([pack]).decode())
    title = escape(f"{pack['name']} · {texts.say(f'game-{game}')}")
    parts = [
        f'<!doctype html><html lang="{texts.lang}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>',
        f'<div class="hidden" aria-hidden="true">{_drawings(rules)}</div><h1>{title}</h1>',
        *_words(pack, texts),
        *_entries(rules, texts),
        *(_figures(measured, texts) if measured is not None else ()),
        f"<p>{escape(texts.say('pack-page-made'))}</p></body></html>",
    ]
    return "\n".join(parts)


def _drawings(rules: Game) -> str:
    """What the drawings of entries refer to, and the drawings."""
    return sheet.definitions(rules.name) + packs.sheet(rules)


def _words(pack: Mapping[str, object], texts: Texts) -> Iterator[str]:
    if pack.get("author"):
        yield f"<p>{escape(texts.say('pack-page-author', author=str(pack['author'])))}</p>"
    about = pack.get("about")
    if isinstance(about, Mapping) and about:
        yield f"<p>{escape(Text(about)[texts.lang])}</p>"
    data = base64.b64encode(msgspec.json.encode(pack)).decode()
    name = escape(f"{pack['game']}-pack.json")
    link = f'<a download="{name}" href="data:application/json;base64,{data}">'
    yield f"<p>{link}{escape(texts.say('pack-save'))}</a></p>"


def _entries(rules: Game, texts: Texts) -> Iterator[str]:
    for section, ids in touched(rules).items():
        yield f'<h2>{escape(texts.say("workshop-section", name=section))}</h2><ul class="cards">'
        for id in (*ids.new, *ids.corrected):
            kind = "new" if id in ids.new else "done"
            yield _card(rules, rules.entries()[section][id], texts.say("pack-page-entry", kind=kind), texts)
        yield "</ul>"


def _card(rules: Game, entry: Named, kind: str, texts: Texts) -> str:
    said = Text(getattr(entry, "name", None) or getattr(entry, "text", None) or {"en": entry.id})
    drawing = packs.drawing_of(entry)
    details = "".join(
        f"<dt>{escape(_label(name, rules.name, texts))}</dt><dd>{escape(_said(value, rules.name, texts))}</dd>"
        for name, value in _fields(entry)
    )
    head = f"<b>{escape(said[texts.lang])}</b><br><small>{escape(entry.id)} · {escape(kind)}</small>"
    return f"<li>{drawing}{head}{f'<dl>{details}</dl>' if details else ''}</li>"


def _fields(entry: Named) -> Iterator[tuple[str, object]]:
    data = plain(entry)
    assert isinstance(data, Mapping)
    for name, value in data.items():
        if name not in SHOWN_ABOVE and value not in (None, "", [], {}):
            yield str(name), value


def _label(field: str, game: str, texts: Texts) -> str:
    """The name of a field in words; in The Crew a number stands for so many players."""
    if game == "crew" and field.isdecimal():
        return texts.say("measure-players", players=int(field))
    return texts.say("workshop-field", name=field)


def _said(value: object, game: str, texts: Texts) -> str:
    """A value of content in words."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, str):
        return texts.say("workshop-value", name=value, game=game)
    if isinstance(value, Mapping):
        return _object(value, game, texts)
    if isinstance(value, Sequence):
        return ", ".join(_said(each, game, texts) for each in value) or "–"
    return "–" if value is None else str(value)


def _object(value: Mapping[str, object], game: str, texts: Texts) -> str:
    if "en" in value and all(isinstance(each, str) for each in value.values()):
        return Text({name: str(each) for name, each in value.items()})[texts.lang]
    kind = next((name for name in TAGS if isinstance(value.get(name), str)), None)
    words = [] if kind is None else [_said(value[kind], game, texts)]
    for name, each in value.items():
        if name == kind or each in (None, False, [], {}):
            continue
        label = _label(str(name), game, texts)
        if each is True:
            words.append(label)
        elif name == "n":
            words.append(str(each))
        else:
            words.append(f"{label}: {_said(each, game, texts)}")
    return " ".join(words) if kind else ", ".join(words)


def _figures(found: Measured, texts: Texts) -> Iterator[str]:
    yield f"<h2>{escape(texts.say('measure-title'))}</h2>"
    for title, lines in tables(found, texts):
        yield f"<h3>{escape(title)}</h3>{table_of(lines)}"
    for note in notes(found, texts):
        yield f"<p>{escape(note)}</p>"
