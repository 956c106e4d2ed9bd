"""Tu proposes des mots qui commencent par une autre lettre. À SUTOM, toute proposition doit commencer par la lettre donnée :
quels mots as-tu le droit de jouer ?
"""


def sutom_openings(words):
    return {c: best_guess(words, [m for m in words if m[0] == c]) for c in {m[0] for m in words}}
