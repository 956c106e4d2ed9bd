"""Ta fonction enlève toujours le mot proposé, même quand la réponse est toute verte. Dans ce cas, le mot
proposé est justement le secret : il doit rester.
"""


def filter_words(candidates, guess, feedback):
    return [mot for mot in candidates if mot != guess and compute_feedback(guess, mot) == feedback]
