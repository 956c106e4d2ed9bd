"""Pour chaque lettre, il ne te reste que le dernier mot de la liste : chaque nouveau mot efface le précédent. Comment garder
tous les mots d'une même lettre ?
"""


def sutom_openings(words):
    return {m[0]: m for m in words}
