"""Tu sembles partir du "A" majuscule. Compare ord("A") et ord("a") : les mots du TP sont-ils en majuscules ou
en minuscules ?
"""


def numero_lettre(c):
    return ord(c) - ord("A")
