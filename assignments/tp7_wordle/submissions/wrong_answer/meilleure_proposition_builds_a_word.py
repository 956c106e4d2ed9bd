"""Ta fonction fabrique un mot en prenant à chaque place la lettre la plus fréquente. Ce mot existe-t-il
toujours ? Relis l'énoncé : parmi quels mots faut-il choisir ?
"""


def meilleure_proposition(L):
    C = compter(L)
    mot = ""
    for j in range(5):
        meilleure = 0
        for i in range(26):
            if C[i][j] > C[meilleure][j]:
                meilleure = i
        mot += "abcdefghijklmnopqrstuvwxyz"[meilleure]
    return mot
