"""Ta fonction renvoie le mot trouvé. L'énoncé demande de renvoyer autre chose : relis son point 4. Quelle variable
faudrait-il faire avancer à chaque proposition ?
"""

import random


def resolution():
    L = mots5
    proposition = ""
    rep = "?"
    while rep != proposition and len(L) > 0:
        proposition = random.choice(L)
        rep = input("Réponse pour " + proposition + " : ")
        L = possibles(L, proposition, rep)
    if len(L) == 0:
        print("Aucun mot ne convient.")
    else:
        print("Le mot est", proposition)
    return proposition
