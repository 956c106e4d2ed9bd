"""Tu laisses de côté les lettres qui n'ont qu'un mot. Ce mot est pourtant leur meilleure ouverture : il n'y a pas d'autre
choix.
"""


def sutom_openings(words):
    table = {}
    for c in {m[0] for m in words}:
        famille = [m for m in words if m[0] == c]
        if len(famille) > 1:
            table[c] = best_guess(famille, famille)
    return table
