"""A generator function inside."""


def filter_words(candidates, guess, feedback):
    def possibles():
        for mot in candidates:
            if list(compute_feedback(guess, mot)) == list(feedback):
                yield mot

    return [*possibles()]
