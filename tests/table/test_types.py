"""The TypeScript types of the page are those of the server."""

from pathlib import Path

from batyskaf.games import names
from batyskaf.table.types import typescript

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "proto.ts"


def test_the_generated_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(names()), (
        "run: python -m batyskaf.table.types > web/src/proto.ts"
    )


def test_the_types_contain_what_a_client_needs() -> None:
    text = typescript(["crew"])
    assert 'export interface Move {\n  type: "move";\n  seq: number;\n  move: string;' in text
    assert "export type AnyMessage = Welcome | Update |" in text
    assert "export interface CrewView {" in text
    assert 'export interface CrewEventGave {\n  event: "gave";' in text
    assert "2 {" not in text  # no two messages share a name
