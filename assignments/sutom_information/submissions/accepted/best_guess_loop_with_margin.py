"""A loop that changes its mind only for something clearly better."""


def best_guess(guesses, candidates):
    M = pattern_matrix(guesses, candidates)
    meilleur = None
    record = -1
    for i in range(len(guesses)):
        h = information(list(M[i]))[1]
        if h > record + 1e-9:
            record = h
            meilleur = guesses[i]
    return meilleur
