"""Shared by all tests: a check that they run on the intended build."""

import os

import pytest
from hypothesis import settings

# The same test takes very different times interpreted and compiled.
settings.register_profile("batyskaf", deadline=None)
settings.load_profile("batyskaf")


def pytest_configure() -> None:
    """Stop the run if BATYSKAF_EXPECT (compiled or interpreted) doesn't match the imported rules."""
    expected = os.environ.get("BATYSKAF_EXPECT")
    if expected is None:
        return
    if expected not in ("compiled", "interpreted"):
        raise pytest.UsageError(f"BATYSKAF_EXPECT is {expected!r}; it can be 'compiled' or 'interpreted'")
    import batyskaf.core.rng

    file = str(batyskaf.core.rng.__file__)
    found = "interpreted" if file.endswith(".py") else "compiled"
    if found != expected:
        raise pytest.UsageError(f"these tests are meant for the {expected} rules, but {file} is {found}")


@pytest.fixture(autouse=True)
def no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the programs that a test allows as bots: others follow in the same process, in any order."""
    from batyskaf import bots

    monkeypatch.setattr(bots, "_PROGRAMS", {})
