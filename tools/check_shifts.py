"""Search the C that mypyc generates from the rules for shifts that are computed in 32 bits.

mypyc writes `1 << n` with a native `n` (also `i64(1) << n`, and a variable known to be 1) as the C expression
`1 << cpy_r_n`, where 1 is a 32-bit int: the result is silently wrong from n = 31 on. Take bits from a table instead.

    python tools/check_shifts.py             check the C of the last build, or translate all compiled modules again
    python tools/check_shifts.py FILE.c ...  check these files
"""

import importlib.util
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

# A bare literal (no LL behind it) shifted by a variable or by a number.
SHIFT = re.compile(
    r"(?<![\w.)])\(?-?(?P<left>0[xX][0-9a-fA-F]+|\d+)[uU]?\)?\s*(?:<<|>>)=?\s*\(*(?P<count>[A-Za-z_]\w*|\d+)"
)
FUNCTION = re.compile(r"^[A-Za-z_][\w \t*]*?\b(?P<name>CPy(?:Def|Py)_\w+)\(")
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
SAFE_COUNT = 30  # a literal shifted by a constant up to here is caught by the compiler if it overflows


class Finding(NamedTuple):
    file: str
    line: int
    function: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: 32-bit shift in {self.function}: {self.text}"


def find_shifts(name: str, source: str) -> Iterator[Finding]:
    """The suspicious shifts in a C file, each with its function."""
    function = "the file's own scope"
    for number, line in enumerate(source.splitlines(), 1):
        opened = FUNCTION.match(line)
        if opened and not line.rstrip().endswith(";"):
            function = opened["name"]
        for shift in SHIFT.finditer(QUOTED.sub('""', line)):
            if not shift["count"].isdigit() or int(shift["count"]) > SAFE_COUNT:
                yield Finding(name, number, function, line.strip())


def check(paths: list[Path]) -> list[Finding]:
    return [finding for path in paths for finding in find_shifts(path.name, path.read_text(encoding="utf-8"))]


def build_script() -> ModuleType:
    """setup.py as a module: it knows which modules are compiled, and how."""
    spec = importlib.util.spec_from_file_location("batyskaf_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def translated(folder: Path) -> list[Path]:
    """The C files of all compiled modules: those of `make dev` if the sources are still the same, else new ones."""
    os.chdir(ROOT)
    script = build_script()
    paths: list[Path] = script.translated_files(ROOT / "build")
    if not paths:
        script.translate(folder)
        paths = script.translated_files(folder)
    if script.compiled_modules() and not paths:
        sys.exit("check_shifts: mypyc wrote no C, so nothing was checked")
    return paths


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(argument) for argument in arguments] or translated(Path(folder))
        findings = check(paths)
    for finding in findings:
        print(finding)
    if findings:
        print("Take bits from a table of i64 instead: these shifts are wrong from bit 31 on.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
