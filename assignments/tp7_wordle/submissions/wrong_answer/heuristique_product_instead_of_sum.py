"""Tu sembles multiplier les valeurs au lieu de les additionner. Si les cinq cases valent 1, 2, 3, 4 et 5, que
doit renvoyer ta fonction ? De quelle valeur de départ a-t-on besoin pour une somme ?
"""


def heuristique(C, mot):
    res = 1
    for j in range(5):
        res = res * C[numero_lettre(mot[j])][j]
    return res
