"""Prints the proposal on its own line, reads with an empty prompt, and plays until the answer is the word."""

import random


def resolution():
    restants = mots5
    coups = 0
    rep = ""
    proposition = "?"
    while rep != proposition:
        if len(restants) == 0:
            print("Réponses incompatibles : il n'y a plus de mot.")
            return coups
        proposition = random.choice(restants)
        coups = coups + 1
        print(proposition)
        rep = input()
        restants = possibles(restants, proposition, rep)
    print("Trouvé :", proposition, "en", coups, "coups")
    return coups
