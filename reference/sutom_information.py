"""Corrigé de « Wordle, SUTOM et l'information » : motifs, entropie, parties.

Le vocabulaire :
    mot          une chaîne de 1 à 10 lettres minuscules sans accent ; dans une partie, tous ont la même longueur
    guess        la proposition, le mot que l'on joue
    answer       le mot à deviner
    motif        la réponse du jeu, une couleur par lettre de la proposition : r (absente), y (mal placée) ou
                 g (bien placée)
    code         le motif écrit comme un nombre en base 3, chiffre de poids faible en premier : "gryyr" vaut 38
    candidates   les mots qui peuvent encore être le mot à deviner
    W, Y         le mot à deviner, le motif d'une proposition : deux variables aléatoires, W étant uniforme
    H, I         l'entropie et l'information mutuelle, en bits

Deux choix, énoncés dans le sujet :
    Chaque lettre du mot à deviner ne sert qu'une fois : d'abord aux bien placées, puis aux mal placées de
    gauche à droite.
    À égalité (au milliardième près, car les calculs sont arrondis), le premier mot de la liste gagne.

Les fonctions jouent à Wordle comme à SUTOM : seules les listes changent. Une session interactive s'ouvre avec
`python -m reference.sutom_information`.
"""

from collections import Counter
from functools import cache
from math import log2

import numpy as np

COLORS = "ryg"


def load_words(filename):
    """La liste des mots d'un fichier, qui est à côté du carnet."""
    with open(filename, encoding="utf-8") as file:
        return file.read().split()


def encode_pattern(pattern):
    """Le code d'un motif écrit en lettres ou en chiffres : encode_pattern("gryyr") vaut 38, comme "20110"."""
    digits = [COLORS.index(mark) if mark in COLORS else int(mark) for mark in pattern]
    return sum(digit * 3**i for i, digit in enumerate(digits))


def decode_pattern(code, length):
    """Le motif, en lettres, d'un code : decode_pattern(38, 5) vaut "gryyr"."""
    marks = ""
    for _ in range(length):
        marks += COLORS[code % 3]
        code = code // 3
    return marks


def compute_pattern(guess, answer):
    """Le code de la réponse à guess quand le mot à deviner est answer : "tatin" pour "tarte" donne 17, "ggyrr"."""
    marks = ["r"] * len(guess)
    unexplained = []
    for i, letter in enumerate(answer):
        if guess[i] == letter:
            marks[i] = "g"
        else:
            unexplained.append(letter)
    for i, letter in enumerate(guess):
        if letter != answer[i] and letter in unexplained:
            marks[i] = "y"
            unexplained.remove(letter)
    return encode_pattern("".join(marks))


def pattern_matrix(guesses, answers):
    """La matrice M des codes : M[i, j] est la réponse à guesses[i] quand le mot à deviner est answers[j].

    Ce qu'une lettre apporte au code ne dépend que de ses positions dans les deux mots. Chaque ligne de M est donc
    la somme de quelques lignes d'une petite table, une pour chaque couple (lettre, ses positions dans une
    proposition) : on ne regarde aucun couple de mots.
    """
    played, secret = letters(guesses), letters(answers)
    length = len(played.T)
    powers = 1 << np.arange(length)
    places = (played[:, :, None] == played[:, None, :]) @ powers
    places = np.where(places & powers - 1, 0, places)  # une lettre répétée ne parle qu'à sa première position
    pairs, rows = np.unique((played << length | places).ravel(), return_inverse=True)
    keys = [divmod(pair, 1 << length) for pair in pairs.tolist()]
    known = {name: (secret == name) @ powers for name in {name for name, _ in keys}}
    table = np.array([share(places, length)[known[name]] for name, places in keys])
    rows = rows.reshape(played.shape)
    matrix = np.zeros((len(guesses), len(answers)), dtype=table.dtype)
    size = 64  # par blocs de lignes, qui tiennent dans la mémoire cache du processeur
    scratch = np.zeros((size, length, len(answers)), dtype=table.dtype)
    for start in range(0, len(guesses), size):
        block = rows[start : start + size]
        parts = table.take(block, axis=0, out=scratch[: len(block)], mode="clip")
        parts.sum(axis=1, dtype=table.dtype, out=matrix[start : start + size])
    return matrix


def letters(words):
    """Le tableau des lettres, une ligne par mot : chaque lettre est le nombre que l'ordinateur lui donne."""
    return np.array(words)[:, None].view(np.uint32)


@cache
def share(places, length):
    """Ce qu'apporte au code une lettre jouée aux positions `places`, selon ses positions dans le mot à deviner.

    Un ensemble de positions est un nombre : son bit numéro i vaut 1 quand la position i en est.
    """
    here = (np.arange(2**length)[:, None] >> np.arange(length) & 1).astype(bool)
    inside = np.flatnonzero(here[places])
    left = here.sum(axis=1) - here[:, inside].sum(axis=1)  # exemplaires que les bien placées n'utilisent pas
    code = 0 * left
    for i in inside:
        yellow = ~here[:, i] & left.astype(bool)
        left = left - yellow
        code = code + (2 * here[:, i] + yellow) * 3**i
    return code.astype(np.min_scalar_type(code.max()))  # en tout, la dernière position impose la taille


def entropy(counts):
    """L'entropie en bits, les effectifs étant ceux-là : entropy([2, 1, 1]) vaut 1.5."""
    total = sum(counts)
    return sum(n / total * log2(total / n) for n in counts if n)


def information(codes):
    """H(W), H(Y), H(W|Y) et I(W;Y) d'une proposition, codes étant ses réponses aux mots encore possibles."""
    n = len(codes)
    sizes = list(Counter(codes).values())
    remaining = sum(size / n * log2(size) for size in sizes)
    return log2(n), entropy(sizes), remaining, log2(n) - remaining


def row_entropies(matrix):
    """H(Y) pour chaque ligne d'une matrice de codes : ce qu'apprend en moyenne chaque proposition."""
    n = len(matrix.T)
    sizes = np.arange(n) + 1
    remaining = np.append(0, sizes * np.log2(sizes))  # selon le nombre de mots qui donnent la même réponse
    return log2(n) - np.array([remaining[np.bincount(row)].sum() for row in matrix]) / n


def best_guess(guesses, candidates):
    """La proposition de plus grande entropie H(Y), la première de la liste guesses à égalité."""
    entropies = row_entropies(pattern_matrix(guesses, candidates))
    return guesses[np.argmax(entropies > entropies.max() - 1e-9)]


def filter_candidates(candidates, guess, code):
    """Les mots de candidates pour lesquels la réponse à guess a ce code."""
    return [word for word in candidates if compute_pattern(guess, word) == code]


def next_guess(guesses, candidates):
    """La meilleure proposition ; s'il reste trois candidats ou moins, la meilleure parmi eux."""
    if len(candidates) <= 3:
        return best_guess(candidates, candidates)
    return best_guess(guesses, candidates)


def sutom_openings(words):
    """Pour chaque première lettre, le meilleur premier coup à SUTOM parmi les mots qui commencent par elle."""
    families = {}
    for word in words:
        families.setdefault(word[0], []).append(word)
    return {letter: best_guess(family, family) for letter, family in families.items()}


def play(guesses, candidates, secret, opening):
    """Les mots joués, du premier coup opening jusqu'à secret."""
    played = [opening]
    while played[-1] != secret:
        code = compute_pattern(played[-1], secret)
        candidates = filter_candidates(candidates, played[-1], code)
        played.append(next_guess(guesses, candidates))
    return played


def assistant(guesses, candidates):
    """Une partie : propose un mot, lit la réponse du jeu, recommence jusqu'à ce que tout soit bien placé."""
    length = len(guesses[0])
    guess = next_guess(guesses, candidates)
    while True:
        print(f"{len(candidates)} mots possibles. Je propose : {guess}")
        reply = input("Réponse du jeu (r, y ou g par lettre) : ").strip().lower()
        if len(reply) != length or set(reply) - set("ryg"):
            print(f"Il faut {length} lettres parmi r, y et g.")
            continue
        if reply == "g" * length:
            print("C'est trouvé !")
            return
        left = filter_candidates(candidates, guess, encode_pattern(reply))
        if left:
            candidates = left
            guess = next_guess(guesses, candidates)
        else:
            print("Aucun mot de la liste ne donne cette réponse : vérifie-la.")


if __name__ == "__main__" and __spec__ is not None:  # python -m ; qui exécute ce texte seul ne joue pas
    from reference.sutom_session import main

    main()
