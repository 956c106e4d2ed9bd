"""Ta fonction affiche la bonne réponse mais ne la renvoie pas. Dans un test comme if valide(proposition),
quelle valeur Python regarde-t-il : ce qui est affiché, ou ce qui est renvoyé ?
"""


def valide(mot):
    if mot in mots5:
        print(True)
    else:
        print(False)
