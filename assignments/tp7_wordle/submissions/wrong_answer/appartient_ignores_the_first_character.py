"""Ta fonction semble oublier le premier caractère de la chaîne. Quel est l'indice de "a" dans "abc" ? Vérifie
à la main ce que devient cet indice dans ton test ou dans les bornes de ta boucle.
"""


def appartient(c, s):
    return s.find(c) > 0
