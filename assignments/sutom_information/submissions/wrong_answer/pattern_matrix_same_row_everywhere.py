"""Toutes les lignes de ta matrice sont la même, celle de la dernière proposition : [[...]] * n recopie n fois la même
liste, et non une nouvelle. Comment créer une ligne à chaque tour ?
"""


def pattern_matrix(guesses, answers):
    M = [[0] * len(answers)] * len(guesses)
    for i in range(len(guesses)):
        for j in range(len(answers)):
            M[i][j] = compute_pattern(guesses[i], answers[j])
    return M
