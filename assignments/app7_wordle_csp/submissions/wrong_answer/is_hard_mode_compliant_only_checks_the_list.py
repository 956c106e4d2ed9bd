"""Ta fonction vérifie seulement que les mots joués sont dans la liste de départ. Il faut qu'ils soient encore
possibles, vu toutes les réponses déjà reçues : comment la liste des mots possibles évolue-t-elle ?
"""


def is_hard_mode_compliant(solver, word_list, answer):
    return all(mot in word_list for mot in solver.solve(answer))
