"""`batyskaf content edit`: entries of the box, field by field; every finished entry is saved in a pack."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import cast

from batyskaf import games
from batyskaf.core.content import FORMAT, ContentError
from batyskaf.core.corrections import KEY as CORRECTIONS
from batyskaf.core.evidence import evidence_of, to_check
from batyskaf.core.faults import writing
from batyskaf.core.forms import Field, Forms
from batyskaf.core.reason import Refused
from batyskaf.core.words import Named, Text, plain
from batyskaf.locale import Texts
from batyskaf.terminal.files import Pack, corrections_of, load_packs, read_pack
from batyskaf.terminal.shorthand import Shorthand

CONFIRM, LEAVE, HELP = "=", "q", "?"


class Left(Exception):
    """The person has finished."""


def content_of(game: str) -> ModuleType:
    """The module of a game with its content: `SCHEMAS`, `forms`, `FOLDER`."""
    module = games.companion("batyskaf.games", game, "content")
    if module is None:
        raise Refused("refused-unknown-game", name=game, known=", ".join(games.names()))
    return module


def todo(name: str, texts: Texts, pack: Path | None = None) -> Iterator[str]:
    """What is still to be checked, by section and evidence."""
    content_of(name)  # refuses a game without content
    packs = [] if pack is None else [(pack, read_pack(pack))]
    entries = load_packs(name, packs).entries()
    unchecked = to_check(entries)
    for section, of in entries.items():
        by = unchecked.get(section, {})
        count = sum(map(len, by.values()))
        yield texts.say("content-todo", section=section, count=count, all=len(of))
        for evidence, ids in by.items():
            yield f"  {evidence}: {', '.join(ids)}"


class Editor:
    """Asks for true values and keeps them in a pack; `ask` prints a question and returns the answer."""

    def __init__(
        self, name: str, path: Path, texts: Texts, ask: Callable[[str], str], say: Callable[[str], None]
    ) -> None:
        self.forms: Forms = content_of(name).forms()
        self.texts, self.path, self._ask, self._say = texts, path, ask, say
        self.pack: Pack = read_pack(path) if path.exists() else _new(name)
        if self.pack.get("game") != name:
            raise Refused("refused-edit-game", file=str(path), game=str(self.pack.get("game")))
        self.game = load_packs(name, [(path, self.pack)])
        self.box = games.load(name)
        self._short = Shorthand(self.forms)

    def run(self, section: str | None, entry: str | None) -> None:
        """Edit one entry after the other until the person leaves."""
        try:
            known = list(self.forms.sections)
            section = section or self._question("content-edit-section", self._first_section(), known)
            if section not in known:
                raise Refused("refused-edit-section", section=section, known=", ".join(known))
            while True:
                ids = list(self.box.entries()[section])
                entry = entry or self._question("content-edit-entry", self._next(section), ids)
                self.edit(section, entry)
                entry = None
        except (Left, EOFError):
            self._say(self.texts.say("content-edit-left", file=str(self.path)))

    def _first_section(self) -> str:
        return next(iter(to_check(self.game.entries())), next(iter(self.forms.sections)))

    def _next(self, section: str) -> str:
        """The next entry that nobody has confirmed."""
        by = to_check(self.game.entries()).get(section, {})
        listed = [id for id in self.game.entries()[section] if any(id in ids for ids in by.values())]
        return next(iter(listed), LEAVE)

    def _question(self, id: str, default: str, known: list[str]) -> str:
        while True:
            answer = self._answer(self.texts.say(id), default)
            if answer == HELP or answer not in known:
                self._say(", ".join(known))
            else:
                return answer

    def _answer(self, question: str, default: str) -> str:
        answer = self._ask(f"{question} [{default}]: ").strip() or default
        if answer == LEAVE:
            raise Left
        return answer

    def edit(self, section: str, id: str) -> None:
        """Ask for every field of an entry and save it."""
        entry = self.box.entries()[section].get(id)
        if entry is None:
            raise Refused("refused-edit-entry", section=section, entry=id)
        fields = {**self._plain(entry), **corrections_of(self.pack).get(section, {}).get(id, {})}
        self._say(self.texts.say("content-edit-help", entry=id, evidence=evidence_of(self.game.entries()[section][id])))
        try:
            self._save(section, id, self._fields(section, fields))
        except Left:
            self._say(self.texts.say("content-edit-unfinished", entry=id))
            raise

    def _fields(self, section: str, fields: Pack) -> Pack:
        """Ask for every field; those in which the game still finds faults are asked again."""
        form = self.forms.forms[self.forms.sections[section]]
        asked = [field for field in form.fields if field.name != "id"]
        while asked:
            for field in asked:
                answer = self._field(section, fields, field)
                if answer is CONFIRM:
                    break
                if field.name in fields or answer != field.default:
                    fields = {**fields, field.name: answer}
            asked = [field for field in form.fields if field.name in self._faulty(section, fields)]
        return fields

    def _faulty(self, section: str, fields: Pack) -> list[str]:
        """The fields in which the game finds faults; they are said."""
        try:
            self._with(section, str(fields["id"]), fields)
        except ContentError as error:
            for fault in error.faults:
                self._say(f"{fault.field or fault.place}: {self.texts.why(fault.reason)}")
            return [re.split(r"[.\[]", fault.field)[0] for fault in error.faults]
        return []

    def _field(self, section: str, fields: Pack, field: Field) -> object:
        """The answer for a field; wrong ones are asked again."""
        label = self.texts.say("workshop-field", name=field.name)
        question = f"{label} ({field.name})" if label != field.name else label
        value = fields.get(field.name, field.default)
        shown = self._shown(field, value)
        while True:
            answer = self._answer(question, shown)
            if answer == CONFIRM:
                return CONFIRM
            if answer == shown:
                return value
            try:
                if answer == HELP:
                    raise Refused("refused-edit-values", known=self._known(field))
                given = self._read(field, value, answer)
                self._check(section, str(fields["id"]), {**fields, field.name: given}, field.name)
                return given
            except Refused as refused:
                self._say(self.texts.why(refused.reason))

    def _shown(self, field: Field, value: object) -> str:
        if field.node.shape == "words" and isinstance(value, dict):
            return Text(value)[self.texts.lang]
        return self._short.write(value, field.node)

    def _read(self, field: Field, value: object, answer: str) -> object:
        if field.node.shape == "words" and not answer.startswith("{"):
            return {**(value if isinstance(value, dict) else {}), self.texts.lang: answer}
        return self._short.read(answer, field.node)

    def _check(self, section: str, id: str, fields: Pack, name: str) -> None:
        """Refuse a value that the game refuses in this field."""
        try:
            self._with(section, id, fields)
        except ContentError as error:
            for fault in error.faults:
                if re.split(r"[.\[]", fault.field)[0] == name:
                    args = {**fault.reason.args, "place": fault.field, "detail": fault.reason.id}
                    raise Refused("refused-edit-value", **args) from None

    def _known(self, field: Field) -> str:
        nodes = (field.node, *field.node.of, *(inner for one in field.node.of for inner in one.of))
        values = [str(value) for node in nodes for value in node.values]
        values += [self.forms.forms[node.form].value for node in nodes if node.shape == "form"]
        values += [id for node in nodes if node.section for id in self.box.entries()[node.section]]
        return ", ".join(filter(None, values)) or field.node.shape

    def _plain(self, entry: Named) -> Pack:
        return cast(Pack, plain(entry))

    def _with(self, section: str, id: str, fields: Pack) -> Pack:
        """The pack with a correction, unless the game refuses it."""
        kept = self._plain(self.box.entries()[section][id])
        changed = {name: value for name, value in fields.items() if value != kept.get(name)}
        known = corrections_of(self.pack)
        pack = {**self.pack, CORRECTIONS: {**known, section: {**known.get(section, {}), id: changed}}}
        load_packs(self.box.name, [(self.path, pack)])
        return pack

    def _save(self, section: str, id: str, fields: Pack) -> None:
        pack = self.pack = self._with(section, id, fields)
        self.game = load_packs(self.box.name, [(self.path, pack)])
        with writing(self.path):
            whole = self.path.with_suffix(".part")
            whole.write_text(json.dumps(pack, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
            whole.replace(self.path)
        left = sum(map(len, to_check(self.game.entries()).get(section, {}).values()))
        self._say(self.texts.say("content-edit-saved", entry=id, left=left, all=len(self.game.entries()[section])))


def _new(game: str) -> Pack:
    return {"game": game, "name": "My box", "format": FORMAT, CORRECTIONS: {}}
