"""Faults in data or files, in parts that every language can make a sentence of.

msgspec reports errors in English. `faults("Expected `int` >= 0 - at `$.seq`")` turns one into the arguments of
the message `data-fault`.
"""

import errno
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from batyskaf.core.reason import Refused

KINDS: tuple[tuple[str, str], ...] = (
    ("missing", r"Object missing required field `(?P<field>[^`]*)`"),
    ("unknown", r"Object contains unknown field `(?P<field>[^`]*)`"),
    ("value", r"Invalid (?:enum )?value '?(?P<wanted>.*?)'?"),
    ("length", r"Expected `array` of length (?P<wanted>\d+)(?:, got \d+)?"),
    ("shortest", r"Expected `(?:str|array|object)` of length >= (?P<wanted>\d+)"),
    ("longest", r"Expected `(?:str|array|object)` of length <= (?P<wanted>\d+)"),
    ("least", r"Expected `(?:int|float)` >= (?P<wanted>[-\d.]+)"),
    ("most", r"Expected `(?:int|float)` <= (?P<wanted>[-\d.]+)"),
    ("range", r"(?:Integer value|Number) out of range"),
    ("pattern", r"Expected `str` matching regex '(?P<wanted>.*)'"),
    ("type", r"Expected `(?P<wanted>[^`]*)`(?:, got `\w+`)?"),
    ("nested", r"maximum recursion depth exceeded.*"),
    ("json", r"(?:JSON is malformed|Input data was truncated|Invalid UTF-8|'utf-8' codec).*"),
)
SYNTAX: tuple[tuple[str, str], ...] = (
    ("wanted", r"expected (?P<wanted>.*)"),
    ("comma", r"trailing comma in .*"),
    ("key", r"object keys must be strings"),
    ("more", r"trailing characters"),
    ("number", r"invalid number"),
    ("end", r"Input data was truncated"),
)
PLACE = re.compile(r" - at (?:`key` in )?`\$([^`]*)`$")
LONGEST = 200
WHOLE = "JSON"
"""The name of the field if the fault concerns the data as a whole."""
ERRNOS = {
    errno.ENOENT: "absent", errno.EISDIR: "folder", errno.EACCES: "forbidden", errno.EPERM: "forbidden",
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EROFS: "fixed", errno.ENOTDIR: "inside", errno.EFBIG: "large",
    errno.EEXIST: "taken",
}  # fmt: skip


def faults(error: object) -> dict[str, str]:
    """The arguments of `data-fault`: the kind of fault, the field, what was expected, and the original message.

    >>> faults("Expected `int` >= 0 - at `$.seq`")
    {'fault': 'least', 'field': 'seq', 'wanted': '0', 'said': 'Expected `int` >= 0 - at `$.seq`'}
    """
    text = str(error)
    fault, parts = _kind(PLACE.sub("", text), KINDS)
    named = (place_of(text), parts.get("field", ""))
    wanted = parts.get("wanted", "")
    if fault == "type":
        wanted = wanted.removesuffix(" | null").replace(" | ", "-")
    field = ".".join(name for name in named if name) or WHOLE
    return {"fault": fault, "field": field, "wanted": wanted[:LONGEST], "said": text[:LONGEST]}


def place_of(error: object) -> str:
    """The place of a fault: the object that contains it, or the value itself.

    >>> place_of("Invalid enum value 'up' - at `$.sharing.mode`")
    'sharing.mode'
    """
    place = PLACE.search(str(error))
    return place.group(1).strip(".") if place else ""


def syntax(said: str) -> dict[str, str]:
    """The arguments of `fault-json` for an error in the syntax of a JSON file.

    >>> syntax("expected ',' or ']'")
    {'fault': 'wanted', 'wanted': "',' / ']'"}
    """
    fault, parts = _kind(said, SYNTAX)
    return {"fault": fault, "wanted": parts.get("wanted", "").replace(" or ", " / ")}


def _kind(said: str, kinds: tuple[tuple[str, str], ...]) -> tuple[str, dict[str, str]]:
    for kind, pattern in kinds:
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            return kind, found.groupdict()
    return "other", {}


def read_file(path: Path) -> bytes:
    """Read a file; turn an OSError into a refusal that names the file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused("refused-file", file=str(path), **unread(error)) from None


@contextmanager
def writing(path: Path, refusal: type[Refused] = Refused) -> Iterator[None]:
    """Turn an OSError while writing `path` into a refusal that names the file."""
    try:
        yield
    except OSError as error:
        raise refusal("refused-write", file=str(error.filename or path), **unread(error)) from None


def unread(error: OSError) -> dict[str, str]:
    """The arguments of `file-fault`: why a file can't be read or written."""
    return {"fault": ERRNOS.get(error.errno or 0, "other"), "said": error.strerror or str(error)}
