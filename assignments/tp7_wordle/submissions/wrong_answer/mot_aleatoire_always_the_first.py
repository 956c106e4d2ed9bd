"""Ta fonction renvoie toujours le premier mot de la liste : le hasard n'intervient pas. Appelle-la dix fois
de suite sur ["arbre", "heure", "tarte"] : que devrais-tu voir ?
"""


def mot_aleatoire(L):
    return L[0]
