"""Ta fonction renvoie un caractère, et non un nombre. La fonction chr fait le chemin inverse de ord :
laquelle des deux donne un nombre ?
"""


def numero_lettre(c):
    return chr(ord(c) - ord("a"))
