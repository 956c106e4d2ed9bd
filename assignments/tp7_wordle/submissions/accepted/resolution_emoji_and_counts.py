"""Emojis, how many words remain, and a try/except around the empty list."""

import random


def resolution():
    possibilites = [*mots5]
    n = 0
    try:
        while len(set(possibilites)) != 1:
            mot = random.choice(possibilites)
            n += 1
            print(f"🤖 {mot}   ({len(possibilites)} mots encore possibles)")
            possibilites = possibles(possibilites, mot, input("👉 "))
    except IndexError:
        print("😵 plus aucun mot possible")
        return None
    print("✅", possibilites[0])
    return n


def seule(mot, choisir):
    possibilites, n = [*mots5], 0
    while len(set(possibilites)) != 1:
        essai = choisir(possibilites)
        possibilites = possibles(possibilites, essai, reponse(mot, essai))
        n += 1
    return n


def resolution2(mot):
    return seule(mot, random.choice)


def resolution3(mot):
    return seule(mot, meilleure_proposition)
