"""Ta fonction compare les lettres sans regarder leurs places : un mot qui remet une lettre là où elle était
jaune lui semble possible. La réponse dit aussi où une lettre n'est pas.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    joues = []
    for mot in solver.solve(answer):
        if mot not in word_list or mot in joues:
            return False
        for avant in joues:
            communes = sorted(c for c, f in zip(avant, compute_feedback(avant, answer)) if f)
            if communes != sorted(c for c, f in zip(avant, compute_feedback(avant, mot)) if f):
                return False
        joues.append(mot)
    return True
