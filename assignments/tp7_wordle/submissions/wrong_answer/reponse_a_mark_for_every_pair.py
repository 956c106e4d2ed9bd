"""Ta réponse est beaucoup trop longue : on dirait que tu ajoutes une marque à chaque comparaison de deux
lettres. Avec deux boucles imbriquées sur cinq lettres, combien de comparaisons fais-tu ? Combien de
marques faut-il ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        for j in range(len(mot)):
            if proposition[i] == mot[j]:
                if i == j:
                    s += proposition[i]
                else:
                    s += "*"
            else:
                s += "_"
    return s
