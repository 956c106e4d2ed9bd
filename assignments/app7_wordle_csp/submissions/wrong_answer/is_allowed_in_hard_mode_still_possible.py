"""Tu as programmé la lecture stricte, où le mot doit être encore possible. La règle officielle est moins
exigeante : PANNE n'est plus possible après LAINE contre CRANE, mais il est permis.
"""


def is_allowed_in_hard_mode(guess, previous, feedback):
    return compute_feedback(previous, guess) == feedback
