"""while True, the last guess is counted, duplicates dropped first."""


def resolution3(mot):
    L = sorted(set(mots5))
    n = 0
    while True:
        n += 1
        proposition = meilleure_proposition(L)
        if proposition == mot:
            return n
        L = possibles(L, proposition, reponse(mot, proposition))
