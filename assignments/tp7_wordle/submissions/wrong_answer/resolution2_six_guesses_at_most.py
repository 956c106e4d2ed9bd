"""Tes parties s'arrêtent au bout de six coups, comme au vrai Wordle, même si le mot n'est pas trouvé. L'énoncé ne met
pas de limite : quand faut-il s'arrêter ?
"""


def resolution2(mot):
    L = mots5
    for n in range(1, 7):
        proposition = mot_aleatoire(L)
        if proposition == mot:
            return n
        L = possibles(L, proposition, reponse(mot, proposition))
    return 6
