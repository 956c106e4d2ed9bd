"""Tu refuses une proposition trop longue, mais pas un secret plus long qu'elle. Les deux longueurs doivent
être égales.
"""


def compute_feedback_generic(guess, answer):
    if len(guess) > len(answer):
        raise ValueError("longueurs différentes")
    return compute_feedback(guess, answer[: len(guess)])
