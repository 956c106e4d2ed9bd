"""Ton code essaie de modifier un caractère d'une chaîne, et Python le refuse. Essaie à part s = "_____" puis s[0] =
"a", et lis le message. Par quelle opération peut-on construire une chaîne lettre après lettre ?
"""


def reponse(mot, proposition):
    s = "_____"
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s[i] = proposition[i]
        elif proposition[i] in mot:
            s[i] = "*"
    return s
