"""Ta fonction ne regarde que les cinq premières lettres. Le nombre 5 est-il encore écrit quelque part, dans
la liste de départ ou dans une boucle ? C'est la longueur des mots qu'il faut.
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    n = min(5, len(guess))
    feedback = [0] * n
    reste = list(answer)
    for i in range(n):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(n):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[reste.index(guess[i])] = None
    return tuple(feedback)
