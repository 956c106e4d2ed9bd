"""Ta fonction renvoie le code ASCII de la lettre : 97 pour "a". On veut 0 pour "a". Quel est l'écart entre
les deux, et est-il le même pour "b" et pour "z" ?
"""


def numero_lettre(c):
    return ord(c)
