"""The Python part of the static site takes from a wheel what is compiled now, and everything else from the sources."""

import os
import zipfile
from pathlib import Path

import pytest
from tools import site, site_python, wasm

LIBRARY = "batyskaf__mypyc"
CALLS = b"batyskaf__mypyc.init_batyskaf___core___rng"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a compiled module, one that was compiled before, and one in C; and their wheel."""
    package = tmp_path / "src" / "batyskaf"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("# mypyc: compile\n")
    (package / "plain.py").write_text("")
    (package / "_net.c").write_text("")
    (package / "layers.h").write_text("")
    (tmp_path / "dist").mkdir()
    with zipfile.ZipFile(tmp_path / "dist" / f"batyskaf-1-{wasm.TAG}.whl", "w") as wheel:
        for name in (LIBRARY, "batyskaf/rules", "batyskaf/plain", "batyskaf/_net", "batyskaf/envs"):
            wheel.writestr(f"{name}{wasm.SUFFIX}", CALLS if name == "batyskaf/rules" else b"other")
    monkeypatch.setattr(site, "ROOT", tmp_path)
    monkeypatch.setattr(site_python, "ROOT", tmp_path)
    return tmp_path


def laid(root: Path) -> dict[str, bytes]:
    """The files of the packages with the libraries of the wheel, by name."""
    packages = root / "packages"
    for name in ("rules", "plain"):
        site_python._copy(root / "src" / "batyskaf" / f"{name}.py", packages / "batyskaf" / f"{name}.py")
    site_python.lay_libraries(next((root / "dist").iterdir()), packages)
    site_python.empty_shims(LIBRARY, packages)
    return {path.relative_to(packages).as_posix(): path.read_bytes() for path in site.files_in(packages)}


def test_a_site_has_compiled_modules_and_those_in_c_and_nothing_that_is_no_longer_compiled(root: Path) -> None:
    assert laid(root) == {
        f"{LIBRARY}{wasm.SUFFIX}": b"other",
        f"batyskaf/_net{wasm.SUFFIX}": b"other",
        f"batyskaf/rules{wasm.SUFFIX}": b"",
        "batyskaf/plain.py": b"",
    }


@pytest.mark.parametrize(
    ("name", "site_is_ready"), [("rules.py", False), ("_net.c", False), ("layers.h", False), ("plain.py", True)]
)
def test_a_wheel_is_ready_until_its_sources_change(root: Path, name: str, site_is_ready: bool) -> None:
    assert site.ready_wheel(whole=True) is not None
    later = site.ready_wheel().stat().st_mtime + 10  # type: ignore[union-attr]
    os.utime(root / "src" / "batyskaf" / name, (later, later))
    assert (site.ready_wheel() is not None) == site_is_ready
    assert site.ready_wheel(whole=True) is None
