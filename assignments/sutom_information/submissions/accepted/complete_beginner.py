"""A whole copy, with loops, French names and no library."""

import math


def encode_pattern(pattern):
    resultat = 0
    for i in range(len(pattern)):
        lettre = pattern[i]
        if lettre == "r" or lettre == "0":
            chiffre = 0
        elif lettre == "y" or lettre == "1":
            chiffre = 1
        else:
            chiffre = 2
        resultat = resultat + chiffre * 3**i
    return resultat


def decode_pattern(code, length):
    motif = ""
    for i in range(length):
        chiffre = code % 3
        if chiffre == 0:
            motif = motif + "r"
        if chiffre == 1:
            motif = motif + "y"
        if chiffre == 2:
            motif = motif + "g"
        code = code // 3
    return motif


def compute_pattern(guess, answer):
    motif = []
    reste = []
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            motif.append("g")
        else:
            motif.append("r")
            reste.append(answer[i])
    for i in range(len(guess)):
        if motif[i] == "r":
            if guess[i] in reste:
                motif[i] = "y"
                reste.remove(guess[i])
    texte = ""
    for lettre in motif:
        texte = texte + lettre
    return encode_pattern(texte)


def pattern_matrix(guesses, answers):
    M = []
    for g in guesses:
        ligne = []
        for a in answers:
            ligne.append(compute_pattern(g, a))
        M.append(ligne)
    return M


def entropy(counts):
    total = 0
    for c in counts:
        total = total + c
    resultat = 0
    for c in counts:
        if c > 0:
            p = c / total
            resultat = resultat - p * math.log(p) / math.log(2)
    return resultat


def compter(codes):
    deja_vus = []
    effectifs = []
    for code in codes:
        if code in deja_vus:
            k = deja_vus.index(code)
            effectifs[k] = effectifs[k] + 1
        else:
            deja_vus.append(code)
            effectifs.append(1)
    return effectifs


def information(codes):
    n = len(codes)
    hw = math.log(n) / math.log(2)
    hy = entropy(compter(codes))
    hwy = 0
    for e in compter(codes):
        hwy = hwy + e / n * math.log(e) / math.log(2)
    return hw, hy, hwy, hw - hwy


def filter_candidates(candidates, guess, code):
    liste = []
    for mot in candidates:
        if compute_pattern(guess, mot) == code:
            liste.append(mot)
    return liste


def best_guess(guesses, candidates):
    meilleur = guesses[0]
    maximum = 0
    for mot in guesses:
        codes = []
        for candidat in candidates:
            codes.append(compute_pattern(mot, candidat))
        h = entropy(compter(codes))
        if h > maximum + 0.000000001:
            maximum = h
            meilleur = mot
    return meilleur


def next_guess(guesses, candidates):
    if len(candidates) <= 3:
        return best_guess(candidates, candidates)
    else:
        return best_guess(guesses, candidates)


def play(guesses, candidates, secret, opening):
    coups = [opening]
    mot = opening
    while mot != secret:
        candidates = filter_candidates(candidates, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, candidates)
        coups.append(mot)
    return coups


def sutom_openings(words):
    dico = {}
    for mot in words:
        if mot[0] not in dico:
            famille = []
            for autre in words:
                if autre[0] == mot[0]:
                    famille.append(autre)
            dico[mot[0]] = best_guess(famille, famille)
    return dico
