"""Pour chaque lettre, tu gardes le premier mot de la liste. On demande celui qui apprend le plus : laquelle de tes fonctions
sait le trouver ?
"""


def sutom_openings(words):
    table = {}
    for m in words:
        if m[0] not in table:
            table[m[0]] = m
    return table
