"""Importing the package is quick and pulls in nothing heavy."""

import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Extension
from tools.check_shifts import ROOT, build_script

import batyskaf


def test_import_pulls_in_nothing_heavy() -> None:
    heavy = ("textual", "rich", "typer", "msgspec", "fluent", "fastapi", "sqlalchemy", "numpy", "batyskaf.games")
    script = f"import sys, batyskaf; print([m for m in {heavy} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert found.strip() == "[]"


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'unknown'"):
        batyskaf.unknown  # noqa: B018  (looking it up is the test)


def test_modules_written_in_c_are_built_with_the_others() -> None:
    found = build_script().written_in_c()
    assert [module.name for module in found] == ["batyskaf.bots.crew.net._net"]
    assert all((ROOT / source).is_file() for module in found for source in module.sources)
    assert [Path(header).name for header in found[0].depends] == ["layers.h"]


def test_generated_c_expects_indexes_inside_vectors() -> None:
    checked = """\
    cpy_r_r3 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL8;
    cpy_r_r5 = (uint64_t)cpy_r_r4 < (uint64_t)cpy_r_r2;
    if (cpy_r_r5) {
        goto CPyL7;
    } else
        goto CPyL66;
    cpy_r_r9 = cpy_r_n < cpy_r_r8;
    if (cpy_r_r9) goto CPyL9;
"""
    hinted = build_script().expect_indexes_inside(checked)
    assert hinted.count("likely") == 2
    assert hinted.replace("likely(cpy_r_r3)", "cpy_r_r3").replace("likely(cpy_r_r5)", "cpy_r_r5") == checked


def test_a_python_that_is_too_old_is_named() -> None:
    script = "import sys, runpy; sys.modules['tomllib'] = None; runpy.run_path('setup.py')"  # came with Python 3.11
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT)
    assert ran.returncode == 1
    assert ran.stderr.startswith("Batyskaf needs Python 3.11 or newer; this is 3.")


def test_the_build_says_how_many_files_it_has_compiled_and_when_it_links(capsys: pytest.CaptureFixture[str]) -> None:
    script = build_script()
    compile = script.in_parallel(lambda sources, **options: sources, files=2)
    assert compile(["a.c"]) + compile(["b.c"]) == ["a.c", "b.c"]
    said = capsys.readouterr().err.splitlines()
    assert said == ["batyskaf... compiled 1 of 2 files", "batyskaf... compiled 2 of 2 files, linking them"]


@pytest.mark.parametrize("quick", [False, True])
def test_the_linker_optimises_the_library_as_a_whole_unless_the_build_is_to_be_quick(
    monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    script = build_script()
    monkeypatch.setattr(script, "compiler_works", lambda *flags: flags == ("-flto=auto",))  # as GCC
    monkeypatch.setenv("BATYSKAF_QUICK", str(int(quick)))
    library, one = Extension("library", ["a.c", "b.c"]), Extension("one", ["one.c"])
    script.optimise([library, one])
    together = ["-flto=auto" in flags for flags in (library.extra_compile_args, library.extra_link_args)]
    assert together == [not quick] * 2
    assert "-fvisibility=hidden" in library.extra_compile_args
    assert "-g0" in library.extra_link_args
    assert "-flto=auto" not in one.extra_compile_args
