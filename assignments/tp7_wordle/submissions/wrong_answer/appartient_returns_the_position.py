"""Ta fonction semble renvoyer la place du caractère dans la chaîne, ou -1 s'il n'y est pas. Ici on ne demande
pas où il est, seulement s'il y est. Que devrait renvoyer appartient("a", "abc"), et qu'obtiens-tu ?
"""


def appartient(c, s):
    for i in range(len(s)):
        if s[i] == c:
            return i
    return -1
