"""Ta fonction ne marche que pour des mots de six lettres : sur des mots plus courts, elle va chercher des
lettres qui n'existent pas. Remplace le nombre 6 par la longueur des mots qu'on lui donne.
"""


def compute_feedback_generic(guess, answer):
    if len(guess) != len(answer):
        raise ValueError("longueurs différentes")
    feedback = [0] * 6
    reste = list(answer)
    for i in range(6):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(6):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[reste.index(guess[i])] = None
    return tuple(feedback)
