"""À égalité, tu préfères un mot qui est un candidat. L'idée est bonne pour gagner, mais ici c'est le premier
de la liste guesses qui l'emporte, candidat ou non.
"""


def best_guess(guesses, candidates):
    def bits(g):
        return round(information([compute_pattern(g, a) for a in candidates])[1], 9)

    plus = max(bits(g) for g in guesses)
    meilleurs = [g for g in guesses if bits(g) == plus]
    return ([g for g in meilleurs if g in candidates] + meilleurs)[0]
