"""Ta fonction vérifie qu'une lettre trouvée est rejouée, mais pas combien de fois. Si deux N ont été verts ou
jaunes, le mot suivant doit en avoir au moins deux.
"""


def is_allowed_in_hard_mode(guess, previous, feedback):
    for i in range(len(feedback)):
        if feedback[i] == 2 and guess[i] != previous[i]:
            return False
        if feedback[i] == 1 and previous[i] not in guess:
            return False
    return True
