# %% yellows_ignored
def is_allowed_in_hard_mode(guess, previous, feedback):
    for i in range(len(guess)):
        if feedback[i] == 2:
            if guess[i] != previous[i]:
                return False
    return True


# %% copies_not_counted
def is_allowed_in_hard_mode(guess, previous, feedback):
    vertes = all(g == p for g, p, f in zip(guess, previous, feedback) if f == GREEN)
    jaunes = all(p in guess for p, f in zip(previous, feedback) if f == YELLOW)
    return vertes and jaunes


# %% still_possible
def is_allowed_in_hard_mode(guess, previous, feedback):
    return guess in filter_words([guess], previous, tuple(feedback))


# %% none
def is_allowed_in_hard_mode(guess, previous, feedback):
    bonnes = {p for p, f in zip(previous, feedback) if f > 0}
    return guess != previous and bonnes <= set(guess)
