"""Recursion on the remaining letters, the whole word kept in a nested function."""


def reponse(mot, proposition):
    def suite(fin_mot, fin_prop):
        if not fin_prop:
            return ""
        tete = fin_prop[0]
        if tete != fin_mot[0]:
            tete = "*" if tete in mot else "_"
        return tete + suite(fin_mot[1:], fin_prop[1:])

    return suite(mot, proposition)
