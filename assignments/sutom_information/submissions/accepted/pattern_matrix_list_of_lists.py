"""Plain lists, with a dictionary of the pairs already seen."""


def pattern_matrix(guesses, answers):
    connus = {}
    M = []
    for g in guesses:
        ligne = []
        for a in answers:
            if (g, a) not in connus:
                connus[g, a] = compute_pattern(g, a)
            ligne.append(connus[g, a])
        M.append(ligne)
    return M
