"""Tu mets tout en minuscules avant de chercher. "A" et "a" sont deux caractères différents : "A" n'est pas dans
"abc". Compare les caractères tels qu'ils sont.
"""


def appartient(c, s):
    return c.lower() in s.lower()
