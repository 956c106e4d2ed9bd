"""Ta fonction semble chercher la chaîne dans le caractère, et non le caractère dans la chaîne. Dans
appartient("a", "abc"), lequel des deux arguments est c, lequel est s, et lequel contient l'autre ?
"""


def appartient(c, s):
    return s in c
