"""A list of the answer's letters, where used ones are crossed out."""


def compute_pattern(guess, answer):
    n = len(guess)
    lettres = list(answer)
    chiffres = [0] * n
    for i in range(n):
        if guess[i] == lettres[i]:
            chiffres[i] = 2
            lettres[i] = "#"
    for i in range(n):
        if chiffres[i] == 0:
            for j in range(n):
                if lettres[j] == guess[i]:
                    chiffres[i] = 1
                    lettres[j] = "#"
                    break
    res = 0
    for i in range(n):
        res += chiffres[i] * 3**i
    return res
