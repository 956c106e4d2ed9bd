"""A whole copy with English names, classes for the dictionary and the solver, thin functions on top."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

WORD_LENGTH = 5


def charger_mots() -> list[str]:
    return Path("mots.txt").read_text(encoding="utf-8").split()


class Dictionary:
    def __init__(self, words):
        self.words = [w for w in words if len(w) == WORD_LENGTH]
        self.lookup = frozenset(self.words)

    def __contains__(self, word):
        return word in self.lookup

    def __iter__(self):
        return iter(self.words)

    def draw(self):
        return mot_aleatoire(self.words)


@dataclass
class Solver:
    pick: object
    remaining: list[str]
    guesses: list[str] = field(default_factory=list)

    def guess(self) -> str:
        self.guesses.append(self.pick(self.remaining))
        return self.guesses[-1]

    def learn(self, feedback: str) -> None:
        last = self.guesses[-1]
        self.remaining = [w for w in possibles(self.remaining, last, feedback) if w != last]

    @property
    def done(self) -> bool:
        return len(self.remaining) == 0


def mot_aleatoire(word_list):
    index = random.randint(1, len(word_list))
    return word_list[index - 1]


DICTIONARY = Dictionary(charger_mots())
mots5 = DICTIONARY.words


def appartient(char: str, text: str) -> bool:
    return text.find(char) > -1


def valide(word: str) -> bool:
    return word in DICTIONARY


def reponse(secret: str, guess: str) -> str:
    def mark(i: int) -> str:
        if guess[i] == secret[i]:
            return guess[i]
        return "*" if appartient(guess[i], secret) else "_"

    return "".join(mark(i) for i in range(WORD_LENGTH))


def jeu():
    secret = DICTIONARY.draw()
    turns = 0
    while (guess := input("Your guess: ")) != secret:
        if guess in DICTIONARY:
            turns += 1
            print(f"[{reponse(secret, guess)}]")
        else:
            print("This word is not in the dictionary, try again.")
    print(f"[{secret}] Well done, {turns + 1} guesses.")


def possibles(words, guess, feedback):
    return [w for w in words if reponse(w, guess) == feedback]


def play(pick, reply):
    solver = Solver(pick, list(set(mots5)))
    while not solver.done:
        word = solver.guess()
        feedback = reply(word)
        if feedback == word:
            return len(solver.guesses), word
        solver.learn(feedback)
    return len(solver.guesses), None


def resolution():
    count, word = play(mot_aleatoire, lambda w: input(f"Guess: {w}\nFeedback: "))
    print("No such word, check your feedback." if word is None else f"Solved: {word}")
    return count


def resolution2(secret):
    return play(mot_aleatoire, lambda w: reponse(secret, w))[0]


def average(solve, games):
    return sum(solve(DICTIONARY.draw()) for _ in range(games)) / games


def nombre_coups(n):
    return average(resolution2, n)


def numero_lettre(letter):
    match letter:
        case "a":
            return 0
        case str():
            return ord(letter) - ord("a")


def compter(words):
    columns = [Counter(w[j] for w in words) for j in range(WORD_LENGTH)]
    return [[column[chr(ord("a") + i)] for column in columns] for i in range(26)]


def heuristique(matrix, word):
    score = 0
    for position, letter in enumerate(word):
        score += matrix[numero_lettre(letter)][position]
    return score


def meilleure_proposition(words):
    matrix = compter(words)
    ranking = sorted(words, key=lambda w: -heuristique(matrix, w))
    return ranking[0] if ranking else None


def resolution3(secret):
    return play(meilleure_proposition, lambda w: reponse(secret, w))[0]


def nombre_coups3(n):
    return average(resolution3, n)


if __name__ == "__main__":
    print(f"{len(mots5)} words")
