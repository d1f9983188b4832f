from typing import final

from librt.vecs import vec
from mypy_extensions import i64

@final
class Net:
    def __new__(cls, layers: dict[str, tuple[int, int, bytes]], blocks: int, places: int, vectors: int = 2) -> Net: ...
    def __call__(self, numbers: vec[i64]) -> list[int]: ...
    def many(self, sights: list[vec[i64]]) -> list[list[int]]: ...
