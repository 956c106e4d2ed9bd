"""A proof: one property that `bareme check` establishes of an assignment, or where it falls short."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Proof:
    """One property, and where the assignment falls short of it."""

    name: str
    claim: str
    faults: tuple[str, ...]
    detail: str = ""

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts it."""
        return not self.faults
