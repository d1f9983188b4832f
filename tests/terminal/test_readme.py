"""What the README shows works: its samples run, its links lead somewhere."""

import re
import shlex
from pathlib import Path

import pytest

from tests.terminal.driving import batyskaf

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("sample", blocks("python"))
def test_python_samples_run(sample: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(sample, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.strip()


def test_commands_run() -> None:
    commands = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("batyskaf ")]
    assert len(commands) > 5
    for command in commands:
        result = batyskaf(*shlex.split(command)[1:])
        assert result.exit_code == 0, f"{command}: {result.output}"


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^make (\w+)", "\n".join(blocks("sh")), flags=re.MULTILINE)
    assert targets == ["play", "test"]
    for target in targets:
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE)


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert len(links) > 8
    assert [link for link in links if not (ROOT / link).exists()] == []
