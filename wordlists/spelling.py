"""How every list spells its words: lower case, the 26 letters, nothing else."""

from __future__ import annotations

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
SILENT = str.maketrans(
    dict.fromkeys("'’ʼ`-‐‑\u00ad")
)  # apostrophes, hyphens and the hyphen that is not shown
PLAIN = re.compile(r"[a-z]+")


def normalize(word: str) -> str:
    """The word as a grid spells it: "Élève" -> "eleve", "cœur" -> "coeur", "aujourd'hui" -> "aujourdhui".

    Capitals become small, ligatures two letters; accents, cedillas, apostrophes and hyphens go. Whatever else is in
    the word stays: `is_plain` then says no.
    """
    decomposed = unicodedata.normalize("NFD", word.lower().translate(LIGATURES).translate(SILENT))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def is_plain(word: str) -> bool:
    """Whether the word is made of the letters a to z alone, and of one at least."""
    return PLAIN.fullmatch(word) is not None
