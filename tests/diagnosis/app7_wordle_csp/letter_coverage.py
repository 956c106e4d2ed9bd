# %% every_copy
def letter_coverage(words):
    return dict(Counter("".join(words)))


# %% proportions
def letter_coverage(words):
    return {c: sum(c in m for m in words) / len(words) for c in ALPHABET}


# %% starts_at_zero
def letter_coverage(words):
    d = {}
    for m in words:
        for c in set(m):
            if c in d:
                d[c] += 1
            else:
                d[c] = 0
    return d
