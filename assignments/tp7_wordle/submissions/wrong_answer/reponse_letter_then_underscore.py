"""Une lettre bien placée semble donner deux caractères : la lettre, puis un tiret bas. À quel if ton else
est-il rattaché ? Suis à la main ce que fait ton code sur une lettre bien placée, du premier test au
dernier.
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        if proposition[i] != mot[i] and proposition[i] in mot:
            s += "*"
        else:
            s += "_"
    return s
