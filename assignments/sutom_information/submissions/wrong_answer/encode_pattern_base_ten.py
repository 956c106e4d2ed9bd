"""Tu renvoies le nombre que l'on lirait en base 10, chiffre après chiffre. Le code est en base 3 : les poids sont 1, 3,
9, 27... et le premier caractère est celui des unités.
"""


def encode_pattern(pattern):
    texte = ""
    for c in pattern:
        texte += c if c in "012" else str("ryg".index(c))
    return int(texte)
