"""Dictionary of the free positions of each letter, popped one by one."""


def compute_feedback(guess, answer):
    places = {}
    for i, lettre in enumerate(answer):
        if guess[i] != lettre:
            places.setdefault(lettre, []).append(i)
    resultat = ()
    for i, lettre in enumerate(guess):
        if lettre == answer[i]:
            resultat += (2,)
        elif places.get(lettre):
            places[lettre].pop()
            resultat += (1,)
        else:
            resultat += (0,)
    return resultat
