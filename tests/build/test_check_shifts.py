"""The guard against shifts that mypyc writes in 32 bits."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.check_shifts import build_script

ROOT = Path(__file__).resolve().parents[2]
GUARD = ROOT / "tools" / "check_shifts.py"

WRONG_C = """\
int64_t CPyDef_bit(int64_t cpy_r_n) {
    int64_t cpy_r_r0;
    cpy_r_r0 = 1 << cpy_r_n;
    return cpy_r_r0;
}
"""

GOOD_C = """\
int64_t CPyDef_bit(VecI64 cpy_r_v, int64_t cpy_r_n) {
    int64_t cpy_r_r0;
    PyErr_SetString(PyExc_ValueError, "1 << n is wrong");
    cpy_r_r0 = cpy_r_x << cpy_r_n;
    cpy_r_r0 = cpy_r_x1 << 40;
    cpy_r_r0 = 1099511627775LL >> cpy_r_n;
    cpy_r_r0 = 1 << 4;
    cpy_r_r0 = (1LL) << cpy_r_n;
    return cpy_r_r0;
}
"""

WRONG_PYTHON = """\
from mypy_extensions import i64

def bit(n: i64) -> i64:
    return 1 << n

def converted(n: i64) -> i64:
    return i64(1) << n

def known(n: i64) -> i64:
    one: i64 = 1
    return one << n

def right(n: i64) -> i64:
    return 1000 >> n
"""

GOOD_PYTHON = """\
from typing import Final
from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**n for n in range(63)])

def bit(n: i64) -> i64:
    return BITS[n]

def shifted(one: i64, n: i64) -> i64:
    return one << n

def low(x: i64) -> i64:
    return (x >> 3) & 0xFF
"""


def guard(*files: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, GUARD, *files], check=False, capture_output=True, text=True)


def written(folder: Path, text: str) -> Path:
    path = folder / "__native.c"
    path.write_text(text, encoding="utf-8")
    return path


def translated(folder: Path, text: str) -> Path:
    """The C that mypyc generates for one module; this needs no C compiler."""
    (folder / "shifts.py").write_text(text, encoding="utf-8")
    script = "from mypyc.build import mypycify; mypycify(['--config-file=', 'shifts.py'], target_dir='build')"
    subprocess.run([sys.executable, "-c", script], cwd=folder, check=True, capture_output=True)
    return folder / "build" / "__native.c"


@pytest.mark.parametrize(
    "expression",
    [
        "1 << cpy_r_n",
        "-1 << cpy_r_n",
        "1 << (cpy_r_n)",
        "(1) << cpy_r_n",
        "5 << 40",
        "1000 >> cpy_r_n",
        "0x1 << cpy_r_n",
    ],
)
def test_a_32_bit_shift_is_found_with_file_line_and_function(tmp_path: Path, expression: str) -> None:
    found = guard(written(tmp_path, WRONG_C.replace("1 << cpy_r_n", expression)))
    assert found.returncode == 1
    assert f"__native.c:3: 32-bit shift in CPyDef_bit: cpy_r_r0 = {expression};" in found.stdout


def test_64_bit_shifts_pass(tmp_path: Path) -> None:
    found = guard(written(tmp_path, GOOD_C))
    assert (found.returncode, found.stdout) == (0, "")


def test_a_bad_shift_is_found_in_generated_c(tmp_path: Path) -> None:
    pytest.importorskip("mypyc.build", reason="mypyc is not installed")
    found = guard(translated(tmp_path, WRONG_PYTHON))
    assert found.returncode == 1
    for function in ("CPyDef_bit", "CPyDef_converted", "CPyDef_known", "CPyDef_right"):
        assert f"32-bit shift in {function}:" in found.stdout


def test_a_table_of_bits_passes_in_generated_c(tmp_path: Path) -> None:
    pytest.importorskip("mypyc.build", reason="mypyc is not installed")
    found = guard(translated(tmp_path, GOOD_PYTHON))
    assert (found.returncode, found.stdout) == (0, "")


def test_the_c_of_the_last_build_counts_while_its_sources_are_the_same(tmp_path: Path) -> None:
    script = build_script()
    module, target = tmp_path / "src" / "a.py", tmp_path / "build"
    module.parent.mkdir()
    target.mkdir()
    module.write_text("A = 1\n")
    assert script.translated_files(target, tmp_path) == []
    made = written(target, GOOD_C)
    (target / script.TRANSLATED).write_text(f"{script.sources_hash(tmp_path)}\n{made}")
    assert script.translated_files(target, tmp_path) == [made]
    module.write_text("A = 2\n")
    assert script.translated_files(target, tmp_path) == []
    module.write_text("A = 1\n")
    made.unlink()
    assert script.translated_files(target, tmp_path) == []
