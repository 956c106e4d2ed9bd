"""Annotations everywhere, evaluated lazily, and an assignment expression for the letter."""

from __future__ import annotations

from collections.abc import Sequence

Masque = str


def reponse(mot: str, proposition: str) -> Masque:
    symboles: Sequence[str] = [
        lettre if (lettre := proposition[i]) == mot[i] else ("*" if lettre in mot else "_")
        for i in range(len(proposition))
    ]
    return Masque().join(symboles)
