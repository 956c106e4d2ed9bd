"""Après la première lettre présente dans le mot, ton code ne met plus jamais de tiret bas. Tu as sans doute
une variable qui retient « trouvé » : que vaut-elle quand tu passes à la lettre suivante ? Suis-la sur
reponse("arbre", "heure").
"""


def reponse(mot, proposition):
    s = ""
    trouve = False
    for i in range(len(proposition)):
        for c in mot:
            if c == proposition[i]:
                trouve = True
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif trouve:
            s += "*"
        else:
            s += "_"
    return s
