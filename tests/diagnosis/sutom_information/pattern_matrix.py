# %% transposed
def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, a) for g in guesses] for a in answers])


# %% roles_swapped
def pattern_matrix(guesses, answers):
    lignes = []
    for g in guesses:
        lignes.append(list(map(lambda a: compute_pattern(a, g), answers)))
    return np.array(lignes)


# %% too_small_for_six_letters
def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(answers)), dtype="uint8")
    for i, g in enumerate(guesses):
        for j, a in enumerate(answers):
            M[i, j] = compute_pattern(g, a) % 256
    return M


# %% guesses_only
def pattern_matrix(guesses, answers):
    return np.array([[compute_pattern(g, h) for h in guesses] for g in guesses])


# %% none
def pattern_matrix(guesses, answers):
    M = np.zeros((len(guesses), len(answers)), dtype=int)
    for i, g in enumerate(guesses):
        for j, a in enumerate(answers):
            M[i, j] = compute_pattern(g, a) if g != a else 0
    return M
