"""Tu as programmé la règle officielle : vertes en place, jaunes rejouées. La question demande la lecture stricte,
où le mot doit être encore possible : une lettre absente ne peut pas revenir, une jaune ne peut pas rester à sa
place.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    avant = None
    for mot in solver.solve(answer):
        if mot not in word_list:
            return False
        if avant is not None and not is_allowed_in_hard_mode(mot, avant, compute_feedback(avant, answer)):
            return False
        avant = mot
    return True
