"""Ta boucle attend que le code arrive à 0, mais rien ne le change d'un tour à l'autre : elle ne s'arrête jamais. Que
devient le code une fois son premier chiffre lu ?
"""


def decode_pattern(code, length):
    motif = ""
    while code > 0:
        motif += "ryg"[code % 3]
    return motif + "r" * (length - len(motif))
