"""all over the guesses, the words left being computed from the list each time."""


def is_hard_mode_compliant(solver, word_list, answer):
    guesses = solver.solve(answer)

    def restants(n):
        mots = word_list
        for g in guesses[:n]:
            mots = filter_words(mots, g, compute_feedback(g, answer))
        return mots

    return all(g in restants(i) for i, g in enumerate(guesses))
