"""A stable sort."""


def best_guess(guesses, candidates):
    def cle(mot):
        tiroirs = {}
        for c in candidates:
            k = compute_pattern(mot, c)
            tiroirs[k] = tiroirs.get(k, 0) + 1
        return -round(entropy(list(tiroirs.values())), 8)

    return sorted(guesses, key=cle)[0]
