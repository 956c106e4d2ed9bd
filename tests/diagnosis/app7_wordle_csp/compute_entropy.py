# %% natural_logarithm
def compute_entropy(guess, candidates):
    h, n = 0, len(candidates)
    for taille in feedback_distribution(guess, candidates).values():
        h += taille / n * math.log(n / taille)
    return h


# %% no_minus_sign
def compute_entropy(guess, candidates):
    if not candidates:
        return 0
    proba = [v / len(candidates) for v in feedback_distribution(guess, candidates).values()]
    return sum(p * math.log2(p) for p in proba)


# %% number_of_groups
def compute_entropy(guess, candidates):
    groupes = {compute_feedback(guess, m) for m in candidates}
    return math.log2(len(groupes)) if groupes else 0


# %% none
def compute_entropy(guess, candidates):
    n = len(candidates)
    if n == 0:
        return 0
    return math.log2(n) - math.log2(max(feedback_distribution(guess, candidates).values())) / 2
