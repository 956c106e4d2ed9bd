"""Ta fonction ne sait pas répondre pour une liste vide : elle lit un mot qui n'existe pas, ou s'appelle sans fin. La
liste des mots possibles est alors vide aussi : quel cas faut-il regarder d'abord ?
"""


def possibles(L, proposition, rep):
    gardes = []
    if reponse(L[0], proposition) == rep:
        gardes.append(L[0])
    for i in range(1, len(L)):
        if reponse(L[i], proposition) == rep:
            gardes.append(L[i])
    return gardes
