"""Tu avances une seule fois de gauche à droite : un jaune peut prendre une lettre qui servira à un vert plus loin. Essaie
"errer" pour "tueur" : que faut-il chercher d'abord, les verts ou les jaunes ?
"""


def compute_pattern(guess, answer):
    reste = list(answer)
    motif = ""
    for i, lettre in enumerate(guess):
        if lettre == answer[i]:
            motif += "g"
            if lettre in reste:
                reste.remove(lettre)
        elif lettre in reste:
            motif += "y"
            reste.remove(lettre)
        else:
            motif += "r"
    return encode_pattern(motif)
