"""Says how complete each language is, and helps to translate one.

    python -m tools.languages                   how much each language lacks, in numbers
    python -m tools.languages de                everything that is missing or superfluous in German, by file; exit
    status 1
    python -m tools.languages de --words crew   the file of German words for the content of The Crew, to be translated:
                                                with English where words are missing

A language is complete when it has every message of the English Fluent files with the same variables, words for every
text of the games' base content, and a page of rules for every game. It needs no code.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from batyskaf.core.words import Text, texts_in
from batyskaf.games import load, names
from batyskaf.languages import FALLBACK, LANGUAGES, LOCALE
from batyskaf.locale import language_names

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"

Messages = dict[str, set[str]]
"""The messages of a file by id (attributes as `id.attribute`), each with its variables."""


class _Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the visitor's own naming)
        self.found.add(node.id.name)


def messages(path: Path) -> Messages:
    """The messages of a Fluent file; syntax errors and duplicates are errors."""
    found: Messages = {}
    if not path.exists():
        return found
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{path}: invalid Fluent: {entry.content}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                raise ValueError(f"{path}: {entry.id.name} is defined twice")
            found |= _parts(entry)
    return found


def _parts(message: ftl.Message) -> Messages:
    found: Messages = {message.id.name: _variables(message.value)}
    for attribute in message.attributes:
        found[f"{message.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: ftl.Pattern | None) -> set[str]:
    variables = _Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.found


def message_faults(lang: str, folder: Path = LOCALE) -> Iterator[str]:
    """Messages that are missing, superfluous, or have other variables than in English."""
    files = {path.name for path in (*(folder / FALLBACK).glob("*.ftl"), *(folder / lang).glob("*.ftl"))}
    for file in sorted(files):
        wanted, given = messages(folder / FALLBACK / file), messages(folder / lang / file)
        place = f"src/batyskaf/locale/{lang}/{file}"
        for id in wanted.keys() | given.keys():
            if id not in given:
                yield f"{place}: {id}: is missing"
            elif id not in wanted:
                yield f"{place}: {id}: is not in English"
            elif given[id] != wanted[id]:
                yield f"{place}: {id}: must use the variables {_listed(wanted[id])}, not {_listed(given[id])}"


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"


def texts(game: str) -> Iterator[tuple[str, str, str, Text]]:
    """Every text of a game's base content: section, entry, place, words."""
    for section, entries in load(game).entries().items():
        for id, entry in entries.items():
            for place, text in texts_in(entry):
                yield section, id, place, text


def words_path(game: str, lang: str) -> str:
    return f"src/batyskaf/games/{game}/content/words/{lang}.json"


def content_faults(lang: str) -> Iterator[str]:
    """Texts of content that are not translated. Loading a game refuses words for unknown entries."""
    for game in names():
        for section, id, place, text in texts(game):
            if lang not in text:
                yield f"{words_path(game, lang)}: {section} {id}: {place}: is missing"


def page_faults(lang: str, docs: Path = DOCS) -> Iterator[str]:
    for game in names():
        if not (docs / game / f"rules.{lang}.md").is_file():
            yield f"docs/{game}/rules.{lang}.md: is missing"


def faults(lang: str) -> list[str]:
    """Everything that keeps a language from being complete."""
    return [*sorted(message_faults(lang)), *content_faults(lang), *page_faults(lang)]


def words_file(game: str, lang: str) -> str:
    """The words of a language for the content of a game, as JSON; missing ones are in English."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for section, id, place, text in texts(game):
        found.setdefault(section, {}).setdefault(id, {})[place] = text[lang]
    sections = [f"  {_quoted(section)}: {_object(entries)}" for section, entries in found.items()]
    return "{\n" + ",\n".join(sections) + "\n}\n"


def _object(entries: Mapping[str, Mapping[str, str]]) -> str:
    return "{\n" + ",\n".join(f"    {_quoted(id)}: {_entry(fields)}" for id, fields in entries.items()) + "\n  }"


def _entry(fields: Mapping[str, str]) -> str:
    written = [f"{_quoted(place)}: {_quoted(words)}" for place, words in fields.items()]
    if len(written) == 1:
        return f"{{{written[0]}}}"
    return "{\n" + ",\n".join(f"      {line}" for line in written) + "\n    }"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            for lang, name in language_names().items():
                lacking = len(list(message_faults(lang))), len(list(content_faults(lang))), len(list(page_faults(lang)))
                print(f"{lang:6} {name:12} lacks {lacking[0]} messages, {lacking[1]} texts, {lacking[2]} pages")
        case [lang, "--words", game]:
            print(words_file(game, lang), end="")
        case [lang]:
            found = faults(lang)
            print(*found, sep="\n", end="\n" if found else "")
            print(f"{lang}: {len(found)} faults" if found else f"{lang} is complete")
            return 1 if found or lang not in LANGUAGES else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
