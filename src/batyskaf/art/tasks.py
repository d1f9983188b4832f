"""Task cards as pictograms, generated from the kind and the parameters of a task."""

from collections.abc import Callable, Mapping, Sequence

from batyskaf.art.shapes import num, path, symbol, tag, use
from batyskaf.art.suits import figure, mini
from batyskaf.games.crew.content import TaskEntry

BOX = (120, 72)
MIDDLE = 36.0
SIGNS = {">=": "≥", "==": "=", ">": "&gt;", "<": "&lt;"}

Params = Mapping[str, object]


def _row(names: Sequence[str], x: float = 60, height: float = 46) -> str:
    """Cards side by side; more cards are smaller and closer together."""
    size = height if len(names) < 3 else height * (0.86 if len(names) == 3 else 0.7)
    step = size * 0.8
    start = x - step * (len(names) - 1) / 2
    return "".join(mini(name, start + step * place, MIDDLE, size) for place, name in enumerate(names))


def _no(x: float = 60, y: float = MIDDLE, r: float = 30) -> str:
    """The "forbidden" sign."""
    ring = tag("circle", cx=x, cy=y, r=r, fill="none")
    bar = path(f"M{num(x - r * 0.7)} {num(y + r * 0.7)}L{num(x + r * 0.7)} {num(y - r * 0.7)}")
    return tag("g", ring + bar, stroke="var(--no,#d55e00)", stroke_width=5, stroke_linecap="round")


def _pile(x: float, y: float = MIDDLE, size: float = 1, mark: str = "") -> str:
    """A won trick: a small stack with an optional sign on it."""
    cards = "".join(
        tag("rect", x=x - 11 * size + shift, y=y - 15 * size - shift, width=22 * size, height=30 * size, rx=4 * size)
        for shift in (-3.0, 0.0, 3.0)
    )
    stack = tag("g", cards, fill="var(--pile,#27566b)", stroke="currentColor", stroke_width=1.6)
    return stack + (figure(mark, x + 3, y + 5 * size, 20 * size, "#fff") if mark else "")


def _flag(x: float, y: float) -> str:
    """The end of the mission."""
    pole = path(f"M{num(x)} {num(y + 16)}V{num(y - 16)}", stroke="currentColor", stroke_width=3, stroke_linecap="round")
    return pole + path(f"M{num(x + 1)} {num(y - 16)}h18l-5 6.500 5 6.500h-18z", fill="var(--good,#009e73)")


def _person(x: float, y: float, size: float = 1, captain: bool = False) -> str:
    if captain:
        return use("captain", x, y, 34 * size)
    head = tag("circle", cx=x, cy=y - 7 * size, r=6.5 * size)
    body = path(
        f"M{num(x - 12 * size)} {num(y + 15 * size)}a{num(12 * size)} {num(13 * size)} 0 0 1 {num(24 * size)} 0z"
    )
    return tag("g", head + body, fill="currentColor")


def _text(text: str, x: float, size: float = 26, y: float = 45) -> str:
    return figure(text, x, y, size)


def _names(params: Params, key: str) -> list[str]:
    found = params[key]
    assert isinstance(found, list | tuple)
    return [str(name) for name in found]


def _win_cards(p: Params) -> str:
    return _row(_names(p, "cards"))


def _in_last(p: Params) -> str:
    return mini(str(p["card"]), 42, MIDDLE, 48) + _flag(76, MIDDLE)


def _and_no_other(p: Params) -> str:
    return mini(str(p["card"]), 34, MIDDLE, 48) + mini(str(p["suit"]), 84, MIDDLE, 34) + _no(84, MIDDLE, 24)


def _times(count: object, of: str) -> str:
    """How many times a thing, which is drawn at 88."""
    return _text(f"{count} ×", 35, 22, 44) + of


def _by_value(p: Params) -> str:
    return _times(f"{SIGNS[str(p['op'])]}{p['n']}", mini(f"*{p['value']}", 88, MIDDLE, 46))


def _by_suit(p: Params) -> str:
    counts = p["counts"]
    assert isinstance(counts, list)
    if len(counts) == 1:
        one = counts[0]
        return _times(f"{SIGNS[one['op']]}{one['n']}", mini(one["suit"], 88, MIDDLE, 46))
    drawn = ""
    for place, one in enumerate(counts):
        x = 30 + 60 * place
        drawn += _text(f"{SIGNS[one['op']]}{one['n']}", x - 13, 17, 42) + mini(one["suit"], x + 14, MIDDLE, 34)
    return drawn


def _crown(x: float, y: float) -> str:
    """The crown over the card that has to win."""
    return path(
        f"M{num(x - 10)} {num(y + 6)}l-2-11 7 5 5-8 5 8 7-5-2 11z",
        fill="var(--gold,#e6b800)",
        stroke="#5c4300",
        stroke_width=0.8,
    )


def _with_value(p: Params) -> str:
    return mini(f"*{p['winning_value']}", 60, 42, 44) + _crown(60, 13)


def _value_with_value(p: Params) -> str:
    return (
        mini(f"*{p['winning_value']}", 36, 42, 44)
        + _crown(36, 13)
        + _text("+", 62, 20, 48)
        + mini(f"*{p['captured_value']}", 86, 44, 36)
    )


def _with_suit(p: Params) -> str:
    return (
        mini(str(p["winning_suit"]), 36, 42, 44)
        + _crown(36, 13)
        + _text("+", 63, 20, 48)
        + mini(str(p["card"]), 88, 44, 38)
    )


def _no_values(p: Params) -> str:
    return _row([f"*{value}" for value in _names(p, "values")], height=40) + _no()


def _no_suits(p: Params) -> str:
    return _row(_names(p, "suits"), height=40) + _no()


def _positions(p: Params) -> str:
    places = _names(p, "positions")
    step = min(34.0, 92 / len(places))
    start = 60 - step * (len(places) - 1) / 2 - (8 if p["only"] else 0)
    drawn = ""
    for place, position in enumerate(places):
        x = start + step * place
        drawn += _pile(x, MIDDLE, 0.95, "" if position == "last" else position)
        drawn += _flag(x - 3, 20) if position == "last" else ""
    return drawn + (_text("!", start + step * (len(places) - 1) + 26, 30, 47) if p["only"] else "")


def _none_of_first(p: Params) -> str:
    return _pile(44, MIDDLE, 1, "1") + _text("–", 64, 18, 42) + _pile(84, MIDDLE, 1, str(p["n"])) + _no(64, MIDDLE, 31)


def _exactly(p: Params) -> str:
    return _times(f"={p['n']}", _pile(88))


def _links(x: float, n: int) -> str:
    """Consecutive tricks, joined by a chain."""
    step = 24
    start = x - step * (n - 1) / 2
    chain = path(
        f"M{num(start)} 62H{num(start + step * (n - 1))}", stroke="currentColor", stroke_width=4, stroke_linecap="round"
    )
    return chain + "".join(_pile(start + step * place, 34, 0.8) for place in range(n))


def _count(p: Params) -> int:
    return int(str(p["n"]))


def _consecutive(p: Params) -> str:
    return _links(60, min(_count(p), 4))


def _exactly_consecutive(p: Params) -> str:
    return _text(f"={p['n']}", 20, 22, 44) + _links(80, min(_count(p), 3))


def _never_consecutive(p: Params) -> str:
    return _links(60, min(_count(p), 4)) + _no()


def _compare(p: Params) -> str:
    others = {"each_other": 1, "sum_of_others": 3, "captain": 0}[str(p["against"])]
    right = _person(92, MIDDLE, 0.9, captain=True) if not others else _person(92, MIDDLE, 0.9)
    if others == 3:
        right = _person(80, 38, 0.62) + _person(108, 38, 0.62) + _person(94, 33, 0.75)
    return _pile(26) + _text(SIGNS[str(p["op"])], 56, 28, 46) + right


def _sum(p: Params) -> str:
    least, most = p["least"], p["most"]
    assert isinstance(least, Mapping)
    assert isinstance(most, Mapping)
    low, high = list(least.values()), list(most.values())
    if not any(low):
        sign, shown = "&lt;", "/".join(str(value + 1) for value in high)
    elif min(high) >= 99:
        sign, shown = "&gt;", "/".join(str(value - 1) for value in low)
    else:
        sign, shown = "=", f"{low[0]}–{high[0]}"
    return _pile(17, MIDDLE, 0.8) + _text(f"Σ {sign}", 75, 21, 32) + _text(shown, 75, 16, 56)


def _all_values(p: Params) -> str:
    return _pile(34) + _text(f"{SIGNS[str(p['op'])]} {p['value']}", 82, 32, 47)


def _parity(p: Params) -> str:
    return _row([f"*{value}" for value in ((2, 4, 6, 8) if p["parity"] == "even" else (1, 3, 5, 7, 9))], height=40)


def _predict(p: Params) -> str:
    secret = p["visibility"] == "secret"
    eye = path("M74 36q14-17 28 0-14 17-28 0z", fill="none", stroke="currentColor", stroke_width=3)
    eye += tag("circle", cx=88, cy=36, r=5, fill="currentColor") + (_no(88, MIDDLE, 19) if secret else "")
    return _pile(30, MIDDLE, 1.1, "?") + eye


def _equal_total(p: Params) -> str:
    one, other = _names(p, "suits")
    return mini(one, 30, MIDDLE, 42) + _text("=", 60, 32, 47) + mini(other, 90, MIDDLE, 42)


def _equal_in_trick(p: Params) -> str:
    one, other = _names(p, "suits")
    frame = tag(
        "rect",
        x=6,
        y=6,
        width=108,
        height=60,
        rx=9,
        fill="none",
        stroke="currentColor",
        stroke_width=2.4,
        stroke_dasharray="6 5",
    )
    return frame + mini(one, 32, MIDDLE, 38) + _text("=", 60, 30, 46) + mini(other, 88, MIDDLE, 38)


def _more(p: Params) -> str:
    return mini(str(p["more"]), 30, MIDDLE, 46) + _text("&gt;", 60, 32, 47) + mini(str(p["less"]), 90, MIDDLE, 36)


def _each(p: Params) -> str:
    return _text(f"≥{p['n']}", 17, 20, 43) + _row(_names(p, "suits"), 77, 38)


def _whole(p: Params) -> str:
    return _text("1–9", 20, 17, 42) + _row(_names(p, "suits"), 79, 36)


def _never_lead(p: Params) -> str:
    arrow = path(
        "M12 36h16m-6-7 8 7-8 7",
        fill="none",
        stroke="currentColor",
        stroke_width=4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return arrow + _row(_names(p, "suits"), 76, 38) + _no(76, MIDDLE, 32)


DRAWN: dict[str, Callable[[Params], str]] = {
    "win_cards": _win_cards,
    "win_card_in_last_trick": _in_last,
    "win_card_and_no_other_of_suit": _and_no_other,
    "count_by_value": _by_value,
    "count_by_suit": _by_suit,
    "win_trick_with_value": _with_value,
    "win_value_with_value": _value_with_value,
    "win_card_with_suit": _with_suit,
    "no_cards_of_values": _no_values,
    "no_cards_of_suits": _no_suits,
    "win_trick_positions": _positions,
    "win_none_of_first": _none_of_first,
    "win_exact_tricks": _exactly,
    "win_consecutive": _consecutive,
    "win_exact_tricks_consecutive": _exactly_consecutive,
    "never_consecutive": _never_consecutive,
    "compare_tricks": _compare,
    "win_trick_sum": _sum,
    "win_trick_all_values": _all_values,
    "win_trick_parity": _parity,
    "predict_tricks": _predict,
    "equal_suits_total": _equal_total,
    "equal_suits_in_trick": _equal_in_trick,
    "more_of_suit": _more,
    "at_least_one_of_each_colour": _each,
    "all_cards_of_any_colour": _whole,
    "never_lead_suits": _never_lead,
}


def _signs(name: str, value: object) -> list[str]:
    """A parameter as signs: cards and suits by name, values as cards of any colour, everything else as text."""
    if isinstance(value, Mapping):
        return [sign for field, part in value.items() for sign in _signs(field, part)]
    if isinstance(value, list | tuple):
        return [sign for part in value for sign in _signs(name, part)]
    if isinstance(value, bool):
        return []
    return [f"*{value}" if "value" in name else SIGNS.get(str(value), str(value))]


def _plain(params: Params) -> str:
    """A trick and the parameters, for kinds without a drawing of their own."""
    signs = [sign for name, value in params.items() for sign in _signs(name, value)]
    if not signs:
        return _pile(60, MIDDLE, 1.2, "?")
    step = 84 / len(signs)
    drawn = _pile(18, MIDDLE, 0.8)
    for place, sign in enumerate(signs):
        x = 36 + step * (place + 0.5)
        on_card = sign[0] == "*" or (sign[0] in "PBGYS" and sign[1:] in ("", *"123456789"))
        drawn += mini(sign, x, MIDDLE, min(44.0, step)) if on_card else _text(sign, x, min(26.0, step))
    return drawn


def picture(kind: str, params: Params) -> str:
    """The picture of a task card: the drawing of its kind, or its parameters if the kind has none."""
    return DRAWN.get(kind, _plain)(params)


def task(entry: TaskEntry) -> str:
    return symbol(f"task-{entry.id}", BOX, picture(entry.kind, entry.params))


def tasks(entries: Sequence[TaskEntry]) -> str:
    """All task cards, and one for tasks from packs."""
    return "".join(task(entry) for entry in entries) + symbol("task-any", BOX, picture("", {}))
