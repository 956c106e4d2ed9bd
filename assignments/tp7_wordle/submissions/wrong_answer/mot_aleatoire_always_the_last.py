"""Ta fonction renvoie toujours le dernier mot de la liste. Si tu as une boucle, que reste-t-il dans ta
variable quand elle se termine ? Quelle instruction du module random choisit un nombre au hasard ?
"""


def mot_aleatoire(L):
    for mot in L:
        choix = mot
    return choix
