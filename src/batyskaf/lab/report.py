"""Saves results: all rows as Parquet, and one HTML page with plots that works offline."""

import io
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from importlib.util import find_spec
from pathlib import Path

from batyskaf.core.faults import writing
from batyskaf.core.reason import Refused

Line = Mapping[str, str | int | float]
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .2rem .7rem; text-align: left; border-top: 1px solid #ccc; }
.plot svg { max-width: 100%; height: auto; }
"""
PACKAGES = {"polars": "polars", "altair": "altair", "vl_convert": "vl-convert-python"}
"""What results are saved and drawn with: modules and the packages that they are in."""


def check_packages() -> None:
    """Refuse before anything is played if its result could not be saved."""
    for module, package in PACKAGES.items():
        if find_spec(module) is None:
            raise Refused("refused-lab-missing", module=package, extra="lab")


@contextmanager
def writing_parquet(path: Path) -> Iterator[None]:
    """Turn an error of polars while it writes `path` into a refusal that names the file."""
    from polars.exceptions import ComputeError

    with writing(path):
        try:
            yield
        except ComputeError as error:  # has the error of the system in its words
            number = re.search(r"os error (\d+)", str(error))
            if number is None:
                raise
            raise OSError(int(number[1]), os.strerror(int(number[1]))) from None


def parquet(rows: Sequence[Mapping[str, object]], path: Path) -> None:
    """Write rows of plain data as one Parquet file."""
    import polars

    with writing_parquet(path):
        polars.DataFrame(list(rows), infer_schema_length=None).write_parquet(path)


class Page:
    """One HTML page of plots and tables."""

    def __init__(self, title: str, lang: str) -> None:
        self._title = title
        self._lang = lang
        self._parts: list[str] = []

    def text(self, words: str) -> None:
        self._parts.append(f"<p>{escape(words)}</p>")

    def table(self, title: str, lines: Sequence[Line]) -> None:
        if lines:
            self._parts.append(f"<h2>{escape(title)}</h2>{table_of(lines)}")

    def intervals(self, title: str, lines: Sequence[Line], name: str, value: str, low: str, high: str) -> None:
        """A plot with a dot and an interval for each line, drawn by Altair as SVG inside the page."""
        import altair

        if not lines:
            return
        data = altair.Data(values=[dict(line) for line in lines])
        base = altair.Chart(data).encode(y=altair.Y(f"{name}:N", sort=None, title=None))
        span = base.mark_rule(strokeWidth=2).encode(
            x=altair.X(f"{low}:Q", title=value, scale=altair.Scale(zero=False)), x2=f"{high}:Q"
        )
        dots = base.mark_point(filled=True, size=80).encode(x=f"{value}:Q", tooltip=[f"{name}:N", f"{value}:Q"])
        chart = (span + dots).properties(title=title, width=640)
        drawn = io.StringIO()
        chart.save(drawn, format="svg")
        self._parts.append(f'<div class="plot">{drawn.getvalue()}</div>')

    def write(self, path: Path) -> None:
        head = f'<!doctype html><html lang="{self._lang}"><meta charset="utf-8"><title>{escape(self._title)}</title>'
        head += f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        body = "\n".join(self._parts)
        path.write_text(f"{head}<h1>{escape(self._title)}</h1>\n{body}\n</html>", encoding="utf-8")


def table_of(lines: Sequence[Line]) -> str:
    """Lines with the same heads as a table."""
    heads = "".join(f"<th>{escape(head)}</th>" for head in lines[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_plain(value))}</td>" for value in line.values()) + "</tr>" for line in lines
    )
    return f"<table><tr>{heads}</tr>{body}</table>"


def _plain(value: object) -> str:
    return f"{value:.3g}" if isinstance(value, float) else str(value)
