"""The kinds of findings, what each means, and which of them the short form in `make test` asserts."""

KINDS = {
    "missing": "a legal choice has no element that offers it (`data-move` or `data-moves`)",
    "out-of-view": "a legal choice is not in view, and no scroll container shows that there is more",
    "covered": "too little of a legal choice answers to a press, because something lies over it",
    "small": "a legal choice is smaller than 24 px, or 44 px on touch screens",
    "under": "something on the table is under the prompt, a tip, advice or a dialog",
    "header": "things in the header overlap, or reach beyond it",
    "cut": "words are cut, and no tip there shows them whole",
    "broken": "a word goes on in the next line without a hyphen",
    "covered-words": "words are painted over, and no tip there shows them",
    "tiny": "words are smaller than 14 px, or counters than 13 px",
    "code": "an id of the code is shown or read out",
    "share": "a main area or a thing in it is smaller than its design says",
    "scrolls": "the page itself scrolls",
    "axe": "axe-core finds a fault of accessibility",
}

ALL_GAMES = ("crew", "aquatica", "endeavor")
ASSERTED: dict[str, tuple[str, ...]] = {
    "missing": ALL_GAMES,
    "out-of-view": ALL_GAMES,
    "covered": ALL_GAMES,
    "small": ALL_GAMES,
    "under": ALL_GAMES,
    "header": ALL_GAMES,
    "cut": ALL_GAMES,
    "broken": ALL_GAMES,
    "covered-words": ALL_GAMES,
    "tiny": ALL_GAMES,
    "code": ALL_GAMES,
    "share": ALL_GAMES,
    "scrolls": ALL_GAMES,
    "axe": ALL_GAMES,
}
"""The games for which the short form asserts that there is no finding of a kind. The long form asserts all of them."""
