"""Files of content: whatever they hold, what is wrong is said by place."""

from pathlib import Path

import pytest

from batyskaf.core.content import ContentError, read_json


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b'{\n "a" 1}', "line 2, column 6: is not JSON"),
        (b"", "line 1, column 1: is not JSON"),
        (b'{"a": "\xff"}', "is not UTF-8 text"),
        (b'"\xc3', "line 1, column 3: is not JSON"),
        (b'{"half a letter": "\\ud800"}', "line 1, column 28: is not JSON"),
        (b'{"a": ' + b"9" * 5000 + b"}", "line 1, column 5008: is not JSON"),
        (b"[" * 100_000 + b"]" * 100_000, "is nested too deeply"),
    ],
)
def test_a_broken_file_is_named_by_place(tmp_path: Path, data: bytes, expected: str) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(data)
    with pytest.raises(ContentError) as error:
        read_json(path)
    assert str(error.value).startswith(f"{path}: {expected}")
