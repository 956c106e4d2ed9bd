"""Un vert est parfois remplacé par un jaune : ton second passage repasse sur des lettres déjà bien placées. Lesquelles
doit-il laisser tranquilles ?
"""


def compute_pattern(guess, answer):
    n = len(guess)
    chiffres = [0] * n
    reste = list(answer)
    for i in range(n):
        if guess[i] == answer[i]:
            chiffres[i] = 2
            reste.remove(guess[i])
    for i in range(n):
        if guess[i] in reste:
            chiffres[i] = 1
            reste.remove(guess[i])
    return sum(d * 3**i for i, d in enumerate(chiffres))
