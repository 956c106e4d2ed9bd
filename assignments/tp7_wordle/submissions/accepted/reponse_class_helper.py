"""A small class that knows the secret word does the comparison."""


class MotSecret:
    def __init__(self, mot):
        self.mot = mot

    def place(self, i, lettre):
        return self.mot[i] == lettre

    def contient(self, lettre):
        return lettre in self.mot

    def repondre(self, proposition):
        return "".join(map(self.symbole, range(len(proposition)), proposition))

    def symbole(self, i, lettre):
        if self.place(i, lettre):
            return lettre
        if self.contient(lettre):
            return "*"
        return "_"


def reponse(mot, proposition):
    return MotSecret(mot).repondre(proposition)
