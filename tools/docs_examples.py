"""An extension of Griffe, which reads docstrings for `make docs`: examples become blocks of code.

Markdown alone would read `>>>` as quotes in quotes.
"""

import re
from typing import Any

import griffe  # type: ignore[import-not-found,unused-ignore]

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Examples(griffe.Extension):  # type: ignore[misc,unused-ignore]
    """Fences every example of a docstring."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
