"""A dictionary over the set of first letters."""


def sutom_openings(words):
    def famille(c):
        return [m for m in words if m.startswith(c)]

    return {c: best_guess(famille(c), famille(c)) for c in {m[0] for m in words}}
