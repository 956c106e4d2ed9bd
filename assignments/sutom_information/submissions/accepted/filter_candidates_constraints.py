"""Without compute_pattern: places, forbidden places, and how many of each letter."""


def filter_candidates(candidates, guess, code):
    motif = []
    for _ in guess:
        motif.append(code % 3)
        code //= 3

    def possible(mot):
        for c in set(guess):
            marques = [m for m, g in zip(motif, guess) if g == c]
            minimum = len([m for m in marques if m > 0])
            if mot.count(c) < minimum:
                return False
            if 0 in marques and mot.count(c) != minimum:
                return False
        return all((mot[i] == guess[i]) == (motif[i] == 2) for i in range(len(guess)))

    return [mot for mot in candidates if possible(mot)]
