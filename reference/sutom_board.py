"""Une partie en cours : ce que l'on sait, ce que l'on peut jouer, ce que l'on devrait jouer."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from reference.patterns import Misread, read_reply
from reference.sutom_advice import CLOSE, Advice, Turn, advice_for, advise, consistent, keeps_the_hints
from reference.sutom_lists import Lists
from wordlists import normalize


@dataclass(frozen=True)
class Rules:
    """Le jeu, le mode difficile, et le nombre de candidats à partir duquel on joue l'un d'eux."""

    sutom: bool = False
    hard: bool = False
    few: int = 3


@dataclass(frozen=True)
class Board:
    """Une partie en cours : ses listes, ses règles, les coups joués."""

    lists: Lists
    rules: Rules
    turns: tuple[Turn, ...] = ()

    @property
    def length(self) -> int:
        """Le nombre de lettres."""
        return self.lists.length

    def candidates(self) -> list[str]:
        """Les mots encore possibles ; parmi tous les mots valides si aucun mot courant ne l'est."""
        return consistent(self.lists.answers, self.turns) or consistent(self.lists.valid, self.turns)

    def pool(self, candidates: Sequence[str]) -> Sequence[str]:
        """Les mots que l'on peut proposer."""
        guesses: Sequence[str] = self.lists.guesses
        if self.rules.hard:
            guesses = [word for word in guesses if keeps_the_hints(word, self.turns)]
        return guesses or candidates

    def advice(self, candidates: Sequence[str]) -> Advice:
        """Le mot à jouer ; un candidat plutôt qu'un mot qui n'apprendrait rien."""
        found = advise(self.pool(candidates), candidates, self.rules.few)
        return found if found.bits[1] > CLOSE else advice_for(candidates[0], candidates)

    def after(self, turn: Turn) -> "Board":
        """La partie, un coup plus loin."""
        return Board(self.lists, self.rules, (*self.turns, turn))

    def before(self) -> "Board":
        """La partie, un coup plus tôt."""
        return Board(self.lists, self.rules, self.turns[:-1])

    def check(self, word: str) -> None:
        """Refuse un mot que le jeu refuserait."""
        if not (word.isascii() and word.isalpha()):
            raise Misread(f"« {word} » n'est pas un mot : des lettres seulement (:aide pour l'aide)")
        if len(word) != self.length:
            raise Misread(f"« {word} » a {len(word)} lettres, il en faut {self.length}")
        if self.rules.sutom and word[0] != self.lists.answers[0][0]:
            raise Misread(f"à SUTOM, le mot doit commencer par {self.lists.answers[0][0].upper()}")
        if self.rules.hard and not keeps_the_hints(word, self.turns):
            raise Misread(f"en mode difficile, « {word} » oublie une lettre verte ou jaune")

    def read(self, text: str) -> int:
        """Le code d'une réponse écrite."""
        return read_reply(text, self.length, sutom=self.rules.sutom)

    def move(self, line: str, proposed: str) -> tuple[str, int | None]:
        """Le mot joué, et le code de la réponse si elle est sur la même ligne."""
        with contextlib.suppress(Misread):
            return proposed, self.read(line)
        first, *rest = line.split() or [proposed]
        word = normalize(first)
        self.check(word)
        return word, self.read(" ".join(rest)) if rest else None


def won(turn: Turn) -> bool:
    """Si tout est bien placé."""
    return turn[1] == 3 ** len(turn[0]) - 1
