"""Tu mets le mot en minuscules avant de le chercher. Les mots de mots5 sont en minuscules : "ARBRE" n'est donc pas
l'un d'eux, et la réponse attendue est False. Compare le mot tel qu'il est.
"""


def valide(mot):
    return mot.lower() in mots5
