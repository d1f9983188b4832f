"""Files of content: faults are reported with their place."""

from pathlib import Path

import pytest

from batyskaf.core.content import ContentError, read_json
from batyskaf.core.reason import Refused
from batyskaf.locale import Texts


@pytest.mark.parametrize(
    ("data", "english", "polish"),
    [
        (b'{\n "a" 1}', "line 2, column 6: this isn't JSON, ':' should be here",
         "wiersz 2, kolumna 6: to nie jest JSON, powinno tu stać ':'"),
        (b"[1 2]", "line 1, column 4: this isn't JSON, ',' / ']' should be here",
         "wiersz 1, kolumna 4: to nie jest JSON, powinno tu stać ',' / ']'"),
        (b"", "line 1, column 1: this isn't JSON, the file ends too early",
         "wiersz 1, kolumna 1: to nie jest JSON, plik kończy się za wcześnie"),
        (b"[1,]", "line 1, column 4: this isn't JSON, there is an extra comma",
         "wiersz 1, kolumna 4: to nie jest JSON, jest o jeden przecinek za dużo"),
        (b"{a: 1}", "line 1, column 2: this isn't JSON, names must be in double quotes",
         "wiersz 1, kolumna 2: to nie jest JSON, nazwy muszą stać w podwójnym cudzysłowie"),
        (b"{} {}", "line 1, column 5: this isn't JSON, there is more after the end",
         "wiersz 1, kolumna 5: to nie jest JSON, plik powinien skończyć się wcześniej"),
        (b"[01]", "line 1, column 3: this isn't JSON, numbers aren't written like this",
         "wiersz 1, kolumna 3: to nie jest JSON, liczb tak się nie zapisuje"),
        (b"nope", "line 1, column 5: this isn't JSON, this is not allowed here",
         "wiersz 1, kolumna 5: to nie jest JSON, taki zapis jest niedozwolony"),
        (b'{"a": "\xff"}', "is not UTF-8 text", "nie jest tekstem w UTF-8"),
        (b'"\xc3', "line 1, column 3: this isn't JSON, the file ends too early",
         "wiersz 1, kolumna 3: to nie jest JSON, plik kończy się za wcześnie"),
        (b'{"half a letter": "\\ud800"}', "line 1, column 28: this isn't JSON", "wiersz 1, kolumna 28"),
        (b'{"a": ' + b"9" * 5000 + b"}", "[...]: is too large a number", "[...]: jest za dużą liczbą"),
        (b"[" * 100_000 + b"]" * 100_000, "is nested too deeply", "ma zbyt wiele poziomów zagnieżdżenia"),
    ],
)  # fmt: skip
def test_a_fault_in_a_file_is_reported_with_its_place(tmp_path: Path, data: bytes, english: str, polish: str) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(data)
    with pytest.raises(ContentError) as error:
        read_json(path)
    (fault,) = error.value.faults
    assert Texts("en").fault(fault).startswith(f"{path}: {english}")
    assert Texts("pl").fault(fault).startswith(f"{path}: {polish}")
    assert str(error.value) == f"{fault.place}: {fault.reason.id}: {Texts('en').why(fault.reason)}"


def test_a_file_that_cant_be_read_is_refused(tmp_path: Path) -> None:
    for path, english, polish in (
        (tmp_path, "it is a folder", "to jest folder"),
        (tmp_path / "nothing.json", "there is no such file", "nie ma takiego pliku"),
    ):
        with pytest.raises(Refused) as refused:
            read_json(path)
        assert Texts("en").why(refused.value.reason) == f"{path} can't be read: {english}."
        assert Texts("pl").why(refused.value.reason) == f"Nie można odczytać pliku {path}: {polish}."
