"""Ta fonction joue toujours la proposition qui apprend le plus. Quand il ne reste qu'un candidat, aucune n'apprend plus rien :
que joue-t-elle alors, et que faudrait-il jouer ?
"""


def next_guess(guesses, candidates):
    return best_guess(guesses, candidates)
