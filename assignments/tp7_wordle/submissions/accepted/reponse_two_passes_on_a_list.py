"""A list of underscores first, then the misplaced letters, the well placed ones last."""


def reponse(mot, proposition):
    cases = ["_"] * len(mot)
    for i in range(len(mot)):
        for j in range(len(mot)):
            if proposition[i] == mot[j]:
                cases[i] = "*"
    for i in range(len(mot)):
        if proposition[i] == mot[i]:
            cases[i] = mot[i]
    return "".join(cases)
