"""Ta fonction ne garde jamais rien. Elle compare peut-être une liste à un tuple : [2, 0] == (2, 0) vaut False
en Python, même si les valeurs sont les mêmes.
"""


def filter_words(candidates, guess, feedback):
    gardes = []
    for mot in candidates:
        if list(compute_feedback(guess, mot)) == feedback:
            gardes.append(mot)
    return gardes
