"""Ta fonction ne regarde jamais la dernière lettre : elle reste grise. Quelles valeurs de i ta boucle
parcourt-elle ? La dernière position d'un mot de cinq lettres porte le numéro 4.
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess) - 1):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(guess) - 1):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[reste.index(guess[i])] = None
    return tuple(feedback)
