"""Ta fonction regarde si la partie est gagnée, pas si les règles sont respectées. On peut gagner en trichant,
et perdre honnêtement : ce sont les mots joués en chemin qu'il faut juger.
"""


def is_hard_mode_compliant(solver, word_list, answer):
    return solver.solve(answer)[-1] == answer
