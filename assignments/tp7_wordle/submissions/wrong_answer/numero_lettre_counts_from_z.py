"""Tu comptes à partir de la fin de l'alphabet : "z" donne 0 et les autres lettres un nombre négatif. De
quelle lettre faut-il partir pour que "a" donne 0 ?
"""


def numero_lettre(c):
    return ord(c) - ord("z")
