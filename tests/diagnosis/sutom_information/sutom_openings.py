# %% first_word
def sutom_openings(words):
    d = {}
    for w in words:
        d.setdefault(w[0], w)
    return d


# %% candidates_of_every_letter
def sutom_openings(words):
    lettres = {w[0] for w in words}
    return {c: best_guess([w for w in words if w.startswith(c)], words) for c in lettres}
