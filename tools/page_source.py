"""Takes the built page out of a wheel, where it can't be built: one in dist/, or the published one of this version.

The page of a wheel is taken only if it was made from exactly the sources that are here.
"""

import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import web

INSIDE = "batyskaf/table/static/"


def version(root: Path) -> str:
    found = re.search(r'__version__ = "(.+)"', (root / "src/batyskaf/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def wheels(root: Path, python: Path, folder: Path) -> Iterator[Path]:
    """Wheels that may contain the page: built here, then the one from the package index."""
    yield from sorted((root / "dist").glob("batyskaf-*.whl"))
    download = ["-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps", "--only-binary", ":all:"]
    wanted = f"batyskaf=={version(root)}"
    subprocess.run([python, *download, "-d", folder, wanted], cwd=folder, check=False, capture_output=True)
    yield from folder.glob("batyskaf-*.whl")


def page_in(wheel: Path, into: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into, [name for name in archive.namelist() if name.startswith(INSIDE)])
    return into / INSIDE


def take(root: Path, python: Path) -> str:
    """Take the page from the first wheel that has the right one; return that wheel's name, or an empty text."""
    wanted = web.fingerprint(root)
    with tempfile.TemporaryDirectory() as folder:
        for number, wheel in enumerate(wheels(root, python, Path(folder))):
            page = page_in(wheel, Path(folder, str(number)))
            if web.made_of(page) == wanted:
                shutil.rmtree(web.static(root), ignore_errors=True)
                shutil.copytree(page, web.static(root))
                return wheel.name
    return ""
