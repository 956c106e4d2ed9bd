"""Ta fonction semble échanger les deux mots en calculant la réponse. Lequel a été proposé, lequel joue le
rôle du secret ? C'est le mot de la liste que l'on imagine secret.
"""


def filter_words(candidates, guess, feedback):
    return [mot for mot in candidates if compute_feedback(mot, guess) == feedback]
