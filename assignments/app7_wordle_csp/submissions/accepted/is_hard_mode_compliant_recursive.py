"""A recursive helper on the rest of the game."""


def legale(partie, mots, secret):
    if not partie:
        return True
    premier, *suite = partie
    return premier in mots and legale(
        suite, filter_words(mots, premier, compute_feedback(premier, secret)), secret
    )


def is_hard_mode_compliant(solver, word_list, answer):
    return legale(list(solver.solve(answer)), word_list, answer)
