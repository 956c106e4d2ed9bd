"""Ta fonction ne regarde que les vertes. Les jaunes aussi doivent être rejouées, à n'importe quelle place."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    return all(guess[i] == previous[i] for i in range(len(feedback)) if feedback[i] == 2)
