"""Ta fonction vérifie que les vertes restent à leur place, et rien d'autre. Un mot encore possible doit aussi
respecter les jaunes et les grises.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    vertes = {}
    for mot in solver.solve(answer):
        if mot not in word_list or any(mot[i] != lettre for i, lettre in vertes.items()):
            return False
        vertes.update({i: mot[i] for i, c in enumerate(compute_feedback(mot, answer)) if c == 2})
    return True
