# %% words_swapped
def filter_words(candidates, guess, feedback):
    garde = []
    for mot in candidates:
        if compute_feedback(mot, guess) == tuple(feedback):
            garde.append(mot)
    return garde


# %% list_against_tuple
def filter_words(candidates, guess, feedback):
    return [m for m in candidates if list(compute_feedback(guess, m)) == feedback]


# %% grey_letter_banned
def filter_words(candidates, guess, feedback):
    def ok(mot):
        for g, f, m in zip(guess, feedback, mot):
            if f == 0 and g in mot:
                return False
            if f == 2 and g != m:
                return False
            if f == 1 and (g == m or g not in mot):
                return False
        return all(
            mot.count(c) >= sum(1 for g, f in zip(guess, feedback) if g == c and f > 0) for c in set(guess)
        )

    return [m for m in candidates if ok(m)]


# %% drops_the_guess
def filter_words(candidates, guess, feedback):
    return [m for m in candidates if m != guess and compute_feedback(guess, m) == tuple(feedback)]


# %% none
def filter_words(candidates, guess, feedback):
    return [m for m in candidates if sum(compute_feedback(guess, m)) == sum(feedback)]


# %% greens_only
def filter_words(candidates, guess, feedback):
    res = []
    for m in candidates:
        if all(m[i] == guess[i] for i in range(len(guess)) if feedback[i] == GREEN):
            res.append(m)
    return res
