"""Ton dictionnaire a une entrée pour chaque lettre de l'alphabet. Une lettre par laquelle aucun mot ne commence ne doit pas y
être.
"""


def sutom_openings(words):
    table = {}
    for c in "abcdefghijklmnopqrstuvwxyz":
        famille = [m for m in words if m[0] == c]
        table[c] = best_guess(famille, famille) if famille else None
    return table
