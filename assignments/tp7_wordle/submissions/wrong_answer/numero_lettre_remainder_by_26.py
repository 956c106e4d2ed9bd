"""Tu prends le reste de la division par 26 du code ASCII. Que vaut 97 % 26 ? Que faudrait-il faire au code de
"a" avant tout, pour obtenir 0 ?
"""


def numero_lettre(c):
    return ord(c) % 26
