"""Ta fonction ne reconnaît que la lettre "a" : elle donne sa réponse dès le premier tour de boucle. Suis-la à
la main pour numero_lettre("c") : combien de tours fait-elle, et combien en faudrait-il ?
"""


def numero_lettre(c):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    for i in range(26):
        if alphabet[i] == c:
            return i
        else:
            return -1
