"""Ta fonction s'arrête au premier caractère : le return est dans la boucle. Où doit-il être pour que tous les caractères
soient comptés ?
"""


def encode_pattern(pattern):
    total = 0
    for i, c in enumerate(pattern):
        total += (int(c) if c in "012" else "ryg".index(c)) * 3**i
        return total
