"""Une même lettre de la proposition reçoit parfois plusieurs marques : une pour chacune de ses places dans le
mot secret. Combien de caractères ta réponse a-t-elle pour reponse("terre", "heure") ? Il en faut
exactement cinq.
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        trouve = False
        for j in range(len(mot)):
            if proposition[i] == mot[j]:
                trouve = True
                if i == j:
                    s += proposition[i]
                else:
                    s += "*"
        if not trouve:
            s += "_"
    return s
