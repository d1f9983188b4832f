"""Values of content as people type them: `power 2, raise 1 other` for two effects, or JSON where that is not enough."""

import json
import shlex

from batyskaf.core.forms import Field, Form, Forms, Node
from batyskaf.core.reason import Refused

NONE = "-"


class Shorthand:
    """Reads and writes values by the forms of a game."""

    def __init__(self, forms: Forms) -> None:
        self._forms = forms.forms

    def write(self, value: object, node: Node) -> str:
        """A value as it can be typed."""
        if value is None or value in ([], ()):
            return NONE
        if node.shape == "list" and isinstance(value, list):
            parts = [self._short(item, node.of[0]) for item in value]
            if None not in parts:
                return ", ".join(str(part) for part in parts)
        short = self._short(value, node)
        return json.dumps(value, ensure_ascii=False) if short is None else short

    def _short(self, value: object, node: Node) -> str | None:
        """One item in short form, if it has one."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return value if value and not set(value) & set(",[]{}\"'") else json.dumps(value, ensure_ascii=False)
        form = self._form(value, node)
        if form is None or not isinstance(value, dict):
            return None
        words = [form.value]
        for field in form.fields:
            one = value.get(field.name, field.default)
            if one == field.default and not field.required:
                continue
            if one is True:
                words.append(field.name)
            elif isinstance(one, int) and field is _first_number(form):
                words.append(str(one))
            elif isinstance(one, str | int):
                words.append(f"{field.name}={one}")
            else:
                return None
        return " ".join(words)

    def _form(self, value: object, node: Node) -> Form | None:
        """The form of an object that says which one it is."""
        names = [one.form for one in (node, *node.of) if one.shape == "form"]
        for form in (self._forms[name] for name in names):
            if form.tag and isinstance(value, dict) and value.get(form.tag) == form.value:
                return form
        return None

    def read(self, text: str, node: Node) -> object:
        """What was typed, as data; the schema checks it."""
        text = text.strip()
        if text == NONE:
            return [] if node.shape == "list" else None
        if text[:1] in '[{"':
            try:
                return json.loads(text)
            except ValueError:
                raise Refused("refused-edit-json") from None
        if node.shape == "list":
            return [self._item(part.strip(), node.of[0]) for part in text.split(",")]
        return self._item(text, node)

    def _item(self, text: str, node: Node) -> object:
        if node.shape == "flag":
            return _flag(text)
        if node.shape == "number":
            return _number(text)
        if node.shape == "either":
            return self._alternative(text, node)
        if node.shape == "choice" and text.lstrip("-").isdigit() and int(text) in node.values:
            return int(text)
        return text

    def _alternative(self, text: str, node: Node) -> object:
        words = shlex.split(text) if "'" not in text else text.split()
        for one in node.of:
            form = self._forms[one.form] if one.shape == "form" else None
            if form is not None and words and form.value == words[0]:
                return {form.tag: form.value, **dict(_given(word, form) for word in words[1:])}
        return int(text) if text.isdigit() else text


def _given(word: str, form: Form) -> tuple[str, object]:
    """One word after the name of an object: its number, a flag, or `field=value`."""
    name, sign, value = word.partition("=")
    known: dict[str, Field] = {field.name: field for field in form.fields}
    if not sign and word.isdigit():
        first = _first_number(form)
        if first is not None:
            return first.name, int(word)
    if not sign:
        return name, True
    numeric = name in known and _counts(known[name])
    return name, int(value) if numeric and value.removeprefix("-").isdigit() else value


def _first_number(form: Form) -> Field | None:
    return next((field for field in form.fields if _counts(field)), None)


def _counts(field: Field) -> bool:
    return field.node.shape != "list" and any(node.shape == "number" for node in (field.node, *field.node.of))


def _flag(text: str) -> object:
    if text.lower() in ("yes", "y", "true", "tak", "t", "ja", "j", "1"):
        return True
    if text.lower() in ("no", "n", "false", "nie", "nein", "0"):
        return False
    raise Refused("refused-edit-flag")


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Refused("refused-edit-number", text=text) from None
