"""What is wrong with data that somebody sent, in parts that every language can make a sentence of.

msgspec says it in English. `faults("Expected `int` >= 0 - at `$.seq`")` are the arguments of the message `data-fault`.
"""

import re

KINDS: tuple[tuple[str, str], ...] = (
    ("missing", r"Object missing required field `(?P<field>[^`]*)`"),
    ("unknown", r"Object contains unknown field `(?P<field>[^`]*)`"),
    ("value", r"Invalid (?:enum )?value '?(?P<wanted>.*?)'?"),
    ("shortest", r"Expected `(?:str|array|object)` of length >= (?P<wanted>\d+)"),
    ("longest", r"Expected `(?:str|array|object)` of length <= (?P<wanted>\d+)"),
    ("least", r"Expected `(?:int|float)` >= (?P<wanted>[-\d.]+)"),
    ("most", r"Expected `(?:int|float)` <= (?P<wanted>[-\d.]+)"),
    ("pattern", r"Expected `str` matching regex .*"),
    ("type", r"Expected `(?P<wanted>\w+)(?:[^`]*)`(?:, got `\w+`)?"),
    ("json", r"(?:JSON is malformed|Input data was truncated|Invalid UTF-8|'utf-8' codec).*"),
)
LONGEST = 200


def faults(error: object) -> dict[str, str]:
    """The arguments of `data-fault`: which fault, at which field, what was wanted; and the plain text of it all.

    >>> faults("Expected `int` >= 0 - at `$.seq`")
    {'fault': 'least', 'field': 'seq', 'wanted': '0', 'detail': 'Expected `int` >= 0 - at `$.seq`'}
    """
    text = str(error)[:LONGEST]
    said, _, where = text.partition(" - at `$")
    place = where.strip("`.")
    for fault, pattern in KINDS:
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            parts = found.groupdict()
            named = ".".join(part for part in (place, parts.get("field", "")) if part)
            return {"fault": fault, "field": named or "JSON", "wanted": parts.get("wanted") or "", "detail": text}
    return {"fault": "other", "field": place, "wanted": "", "detail": text}
