# %% opening_missing
def play(guesses, candidates, secret, opening):
    joues = []
    mot = opening
    reste = candidates
    while mot != secret:
        reste = filter_candidates(reste, mot, compute_pattern(mot, secret))
        mot = next_guess(guesses, reste)
        joues.append(mot)
    return joues


# %% returns_the_number
def play(guesses, candidates, secret, opening):
    coups = 1
    while opening != secret:
        candidates = [c for c in candidates if compute_pattern(opening, c) == compute_pattern(opening, secret)]
        opening = next_guess(guesses, candidates)
        coups += 1
    return coups


# %% none
def play(guesses, candidates, secret, opening):
    joues = [opening]
    while joues[-1] != secret:
        c = compute_pattern(joues[-1], secret)
        candidates = filter_candidates(candidates, joues[-1], c)
        joues.append(candidates[-1])
    return joues
