"""Quand tous les mots conviennent, tu renvoies la liste que l'on t'a donnée. Ce qui sera fait à l'une
arrivera à l'autre : l'énoncé demande une nouvelle liste.
"""


def filter_words(candidates, guess, feedback):
    gardes = [word for word in candidates if compute_feedback(guess, word) == feedback]
    return gardes if len(gardes) < len(candidates) else candidates
