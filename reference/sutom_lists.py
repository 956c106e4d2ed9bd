"""Les listes de mots d'une partie : ceux que l'on peut deviner, ceux que l'on propose, ceux qui existent."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from wordlists import load

SHORTEST, LONGEST = 5, 10  # à SUTOM ; les motifs de plus de dix lettres ne tiennent pas dans 16 bits


@dataclass(frozen=True)
class Lists:
    """Les mots à deviner, les propositions et les mots valides, tous de la même longueur, sans doublon."""

    answers: tuple[str, ...]
    guesses: tuple[str, ...]
    valid: tuple[str, ...]

    @property
    def length(self) -> int:
        """Le nombre de lettres."""
        return len(self.answers[0])

    def starting_with(self, letter: str) -> "Lists":
        """Les mots qui commencent par cette lettre ; il peut n'y en avoir aucun."""
        return Lists(
            *(tuple(w for w in words if w[0] == letter) for words in (self.answers, self.guesses, self.valid))
        )

    def letters(self) -> list[str]:
        """Les premières lettres des mots à deviner."""
        return sorted({word[0] for word in self.answers})


def of_files(answers: str, guesses: str | None, length: int | None) -> Lists:
    """Des listes données par leur nom ou par leur fichier ; sans seconde liste, la première sert à tout."""
    words = words_of(answers, length)
    return Lists(words, *2 * (words if guesses is None else words_of(guesses, len(words[0])),))


def words_of(name: str, length: int | None) -> tuple[str, ...]:
    """Une liste par son nom ou par son fichier ; sans longueur donnée, celle de son premier mot."""
    source = Path(name) if Path(name).exists() else name
    return distinct(load(source, length or len(load(source)[0])))


def french(length: int, *, sutom: bool) -> Lists:
    """Les listes françaises : les mots courants se devinent et se proposent, le dictionnaire vérifie."""
    frequent = load("french_frequent", length)
    answers = load("french_answers", length) if not sutom and 5 <= length <= 7 else frequent
    return Lists(distinct(answers), distinct([*frequent, *answers]), distinct(load("french", length)))


def english(length: int) -> Lists:
    """Les listes anglaises : cinq lettres."""
    words = distinct(load("english", length))
    return Lists(distinct(load("english_answers", length)), words, words)


def distinct(words: Iterable[str]) -> tuple[str, ...]:
    """Les mots sans doublon, dans leur ordre."""
    return tuple(dict.fromkeys(words))
