"""Tu choisis le mot qui reçoit le plus de vert et de jaune. Une réponse que l'on devine d'avance n'apprend rien, même toute
colorée : que mesure l'entropie ?
"""


def best_guess(guesses, candidates):
    def couleurs(mot):
        return sum("ryg".index(x) for c in candidates for x in decode_pattern(compute_pattern(mot, c), len(mot)))

    return max(guesses, key=couleurs)
