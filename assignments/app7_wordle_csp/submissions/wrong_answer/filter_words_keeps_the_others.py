"""Ta fonction garde les mots impossibles et élimine les autres. Dans quel cas un mot est-il encore possible : quand il
donne la même réponse, ou une autre ?
"""


def filter_words(candidates, guess, feedback):
    return [mot for mot in candidates if compute_feedback(guess, mot) != feedback]
