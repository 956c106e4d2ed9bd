"""iter(callable, sentinel) reads the words until the secret comes."""

import random


def jeu():
    secret = mots5[random.randrange(len(mots5))]
    for coup in iter(lambda: input("Mot : "), secret):
        print(reponse(secret, coup) if valide(coup) else "Mot non valide, on recommence.")
    print("Exact !")
