"""The spool: results on the disk while a class is graded, so that ten thousand copies take no more memory than ten."""

from __future__ import annotations

import pickle
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from grader.results import CopyResult


class Spool(Sequence[CopyResult]):
    """Results in the order in which they were put, read again each time that they are asked for."""

    def __init__(self, results: Iterable[CopyResult] = ()) -> None:
        self._file = tempfile.TemporaryFile(prefix="bareme-")  # noqa: SIM115 (it lives as long as its results)
        self._places: list[int] = []
        for result in results:
            self.put(result)

    def __del__(self) -> None:
        self._file.close()

    def put(self, result: CopyResult) -> int:
        """Keep a result; gives its rank."""
        self._places.append(self._file.seek(0, 2))
        pickle.dump(result, self._file)
        return len(self._places) - 1

    def sorted(self, ranks: Sequence[int]) -> Spool:
        """The same results, in this order."""
        self._places = [self._places[rank] for rank in ranks]
        return self

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[CopyResult]:
        return map(self._read, list(self._places))

    @overload
    def __getitem__(self, rank: int) -> CopyResult: ...
    @overload
    def __getitem__(self, rank: slice) -> list[CopyResult]: ...
    def __getitem__(self, rank: int | slice) -> CopyResult | list[CopyResult]:
        if isinstance(rank, slice):
            return [self._read(place) for place in self._places[rank]]
        return self._read(self._places[rank])

    def _read(self, place: int) -> CopyResult:
        self._file.seek(place)
        result: CopyResult = pickle.load(self._file)
        return result
