"""filter with a lambda, made a list."""


def filter_words(candidates, guess, feedback):
    return list(filter(lambda w: compute_feedback(guess, w) == feedback, candidates))
