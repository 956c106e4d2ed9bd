"""A regular expression: what is not a letter of the word becomes _, what is misplaced becomes *."""

import re


def reponse(mot, proposition):
    sans_absentes = re.sub("[^" + mot + "]", "_", proposition)
    return re.sub("[a-z]", lambda trouve: bien_ou_mal(mot, trouve), sans_absentes)


def bien_ou_mal(mot, trouve):
    return trouve.group() if mot[trouve.start()] == trouve.group() else "*"
