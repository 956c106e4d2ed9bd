"""A translation table turns letters into stars and underscores, then the right letters are put back."""

from string import ascii_lowercase


def reponse(mot, proposition):
    table = str.maketrans({c: "*" if c in mot else "_" for c in ascii_lowercase})
    masque = list(proposition.translate(table))
    for i in range(5):
        if proposition[i] == mot[i]:
            masque[i] = mot[i]
    return "".join(masque)
