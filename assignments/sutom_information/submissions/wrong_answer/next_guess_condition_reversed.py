"""Les deux cas sont échangés : tu joues un candidat quand il en reste beaucoup, et tu cherches à apprendre quand il en reste
peu. Relis ta condition.
"""


def next_guess(guesses, candidates):
    if len(candidates) > 3:
        return best_guess(candidates, candidates)
    return best_guess(guesses, candidates)
