"""Ta réponse semble écrite à l'envers, de la dernière lettre à la première. Quand tu ajoutes une marque à ta
chaîne, de quel côté la mets-tu ? Construis à la main les deux premières étapes pour reponse("arbre",
"heure").
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s = proposition[i] + s
        elif proposition[i] in mot:
            s = "*" + s
        else:
            s = "_" + s
    return s
