"""Merges the corrections of a pack into the content files of a checkout, or shows them as a diff."""

import difflib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from batyskaf.core.evidence import confirm
from batyskaf.core.faults import writing
from batyskaf.core.game import Game
from batyskaf.core.words import Named, Text, plain, texts_in
from batyskaf.languages import FALLBACK
from batyskaf.terminal.editing import content_of
from batyskaf.terminal.files import Pack, corrections_of
from batyskaf.terminal.layout import entries_in, laid_out

Files = dict[Path, str]
"""Files with their text."""


def content_folder(game: str) -> Path:
    folder: Path = content_of(game).FOLDER
    return folder


def merged_files(game: Game, pack: Pack, folder: Path) -> Files:
    """The content files that change, with their new text; `game` was loaded with the pack."""
    changed: Files = {}
    for section, corrections in corrections_of(pack).items():
        path = folder / f"{section}.json"
        changed[path] = _entries(path.read_text(encoding="utf-8"), game.entries()[section], corrections)
    for path in sorted((folder / "words").glob("*.json")):
        words = json.loads(path.read_text(encoding="utf-8"))
        for section, corrections in corrections_of(pack).items():
            for id, fields in corrections.items():
                if fields:
                    _translate(words.setdefault(section, {}), game.entries()[section][id], path.stem)
        changed[path] = _words_file(words)
    return {path: text for path, text in changed.items() if text != path.read_text(encoding="utf-8")}


def _entries(text: str, entries: Mapping[str, Named], corrections: dict[str, Pack]) -> str:
    """The text of a content file with corrected entries; all others stay as they are."""
    for start, end, raw in reversed(entries_in(text)):
        fields = corrections.get(str(raw["id"]))
        if fields is not None:
            amended = confirm(_amended(raw, fields, plain(entries[str(raw["id"])])))
            long = "\n" in text[start:end]
            written = laid_out(amended, 2, expanded=1) if long else json.dumps(amended, ensure_ascii=False)
            text = text[:start] + written + text[end:]
    return text


def _amended(raw: dict[str, object], fields: Pack, true: object) -> dict[str, object]:
    """An entry as its file has it, with the true values of some fields in English."""
    assert isinstance(true, dict)
    found = dict(raw)
    for name in fields:
        if name in true:
            found[name] = _english(true[name])
        else:
            found.pop(name, None)  # it has its default now
    return found


def _english(value: object) -> object:
    """The same data with English words only, if it has some: other languages have files of their own."""
    if isinstance(value, dict):
        if FALLBACK in value and all(isinstance(words, str) for words in value.values()):
            return {FALLBACK: value[FALLBACK]}
        return {name: _english(one) for name, one in value.items()}
    return [_english(one) for one in value] if isinstance(value, list) else value


def _translate(section: dict[str, dict[str, str]], entry: Named, lang: str) -> None:
    texts: dict[str, Text] = dict(texts_in(entry))
    words = {place: dict(text)[lang] for place, text in texts.items() if lang in text}
    if words:
        section[entry.id] = words
    else:
        section.pop(entry.id, None)


def _words_file(words: dict[str, dict[str, dict[str, str]]]) -> str:
    """A file of words as ours are laid out: an entry with one text on a line."""
    sections = []
    for section, entries in words.items():
        lines = [f"    {json.dumps(id)}: {laid_out(one, 4, expanded=int(len(one) > 1))}" for id, one in entries.items()]
        sections.append(f"  {json.dumps(section)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(sections) + "\n}\n"


def as_diff(files: Files, root: Path) -> Iterator[str]:
    """The changes of files below a folder as a unified diff for a checkout, wherever the package is installed."""
    for path, text in files.items():
        name = f"src/{path.relative_to(root).as_posix()}"
        before = path.read_text(encoding="utf-8").splitlines(keepends=True)
        yield from difflib.unified_diff(before, text.splitlines(keepends=True), f"a/{name}", f"b/{name}", n=1)


def write(files: Files) -> None:
    for path, text in files.items():
        with writing(path):
            path.write_text(text, encoding="utf-8")
