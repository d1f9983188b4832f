"""Writes JSON as the content files are laid out: what fits on a line stays on it."""

import json

WIDTH = 120


def laid_out(value: object, indent: int = 0, expanded: int = 0) -> str:
    """JSON with short objects and lists on one line; the outermost `expanded` levels never are.

    >>> print(laid_out({"a": [1, 2]}, expanded=1))
    {
      "a": [1, 2]
    }
    """
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value:
        return line
    if expanded <= 0 and (len(line) + indent <= WIDTH or _single(value)):
        return line
    inner, pad = indent + 2, " " * (indent + 2)
    if isinstance(value, list):
        parts = [pad + laid_out(item, inner, expanded - 1) for item in value]
        return "[\n" + ",\n".join(parts) + "\n" + " " * indent + "]"
    parts = []
    for name, item in value.items():
        key = json.dumps(name, ensure_ascii=False) + ": "
        short = json.dumps(item, ensure_ascii=False)
        fits = expanded <= 1 and len(pad) + len(key) + len(short) < WIDTH
        parts.append(
            pad + key + (short if fits else laid_out(item, inner, expanded - 1 if expanded > 1 else _more(item)))
        )
    return "{\n" + ",\n".join(parts) + "\n" + " " * indent + "}"


def _more(item: object) -> int:
    """A value that doesn't fit beside its name is expanded, unless it is a single text."""
    return 0 if isinstance(item, dict) and _single(item) else 1


def _single(value: object) -> bool:
    return isinstance(value, dict) and len(value) == 1 and isinstance(next(iter(value.values())), str)


def entries_in(text: str) -> list[tuple[int, int, dict[str, object]]]:
    """The entries of a content file, each with its place in the text."""
    decoder = json.JSONDecoder()
    at = text.index("[") + 1
    found: list[tuple[int, int, dict[str, object]]] = []
    while True:
        while text[at] in " \n\t,":
            at += 1
        if text[at] == "]":
            return found
        entry, end = decoder.raw_decode(text, at)
        found.append((at, end, entry))
        at = end
