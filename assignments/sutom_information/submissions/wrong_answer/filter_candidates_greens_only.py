"""Tu ne te sers que des lettres vertes. Les jaunes et les gris éliminent aussi des mots : ne suffit-il pas de comparer deux
codes ?
"""


def filter_candidates(candidates, guess, code):
    motif = decode_pattern(code, len(guess))
    return [m for m in candidates if all(c != "g" or x == y for c, x, y in zip(motif, guess, m))]
