"""A small class, and answers remembered."""

from functools import lru_cache


class Jeu:
    def __init__(self, secret):
        self.secret = secret

    def motif(self, essai):
        stock = {}
        for x, y in zip(essai, self.secret):
            if x != y:
                stock.setdefault(y, []).append(y)
        for x, y in zip(essai, self.secret):
            if x == y:
                yield 2
            elif stock.get(x):
                stock[x].pop()
                yield 1
            else:
                yield 0


@lru_cache(maxsize=None)
def compute_pattern(guess, answer):
    return sum(d * 3**i for i, d in enumerate(Jeu(answer).motif(guess)))
