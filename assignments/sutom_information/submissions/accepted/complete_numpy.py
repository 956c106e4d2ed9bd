"""A whole copy that works on arrays of digits."""

import numpy as np

TRANS = str.maketrans("ryg", "012")


def encode_pattern(pattern):
    d = np.array([int(c) for c in pattern.translate(TRANS)])
    return int(np.polynomial.polynomial.polyval(3, d))


def decode_pattern(code, length):
    d = code // 3 ** np.arange(length) % 3
    return "".join(np.array(["r", "y", "g"])[d])


def _chiffres(guess, answers):
    """Les chiffres des réponses à une proposition, une ligne par mot à deviner."""
    A = np.array([[ord(c) for c in mot] for mot in answers])
    g = np.array([ord(c) for c in guess])
    D = np.where(A == g, 2, 0)
    for c in set(g.tolist()):
        libres = ((A == c) & (D != 2)).sum(axis=1)
        for i in np.flatnonzero(g == c):
            jaune = (D[:, i] != 2) & (libres > 0)
            D[jaune, i] = 1
            libres = libres - jaune
    return D


def pattern_matrix(guesses, answers):
    poids = 3 ** np.arange(len(guesses[0]))
    return np.array([_chiffres(g, answers) @ poids for g in guesses])


def compute_pattern(guess, answer):
    return int(pattern_matrix([guess], [answer])[0, 0])


def entropy(counts):
    c = np.array([n for n in counts if n])
    if c.size == 0:
        return 0.0
    p = c / c.sum()
    return float(-(p * np.log2(p)).sum())


def information(codes):
    n = np.unique(codes, return_counts=True)[1]
    h = np.log2(n.sum())
    reste = (n * np.log2(n)).sum() / n.sum()
    return h, entropy(n), reste, h - reste


def filter_candidates(candidates, guess, code):
    garder = pattern_matrix([guess], candidates)[0] == code
    return np.array(candidates)[garder].tolist()


def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    h = np.array([information(ligne)[1] for ligne in M])
    return guesses[int(np.argmax(np.round(h, 9)))]


def next_guess(guesses, candidates):
    return best_guess(guesses if len(candidates) > 3 else candidates, candidates)


def play(guesses, candidates, secret, opening):
    coups = [opening]
    while coups[-1] != secret:
        ligne = pattern_matrix([coups[-1]], candidates)[0]
        code = ligne[candidates.index(secret)]
        candidates = [m for m, c in zip(candidates, ligne) if c == code]
        coups.append(next_guess(guesses, candidates))
    return coups


def sutom_openings(words):
    lettres = sorted({m[0] for m in words})
    return {c: best_guess(*[[m for m in words if m[0] == c]] * 2) for c in lettres}
