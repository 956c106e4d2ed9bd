"""Takes the found letters off a list of the guess's letters, as the game's own code does."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    lettres = list(guess)
    for i, couleur in enumerate(feedback):
        if couleur == 2:
            if guess[i] != previous[i]:
                return False
            lettres.remove(guess[i])
    for i, couleur in enumerate(feedback):
        if couleur == 1:
            if previous[i] not in lettres:
                return False
            lettres.remove(previous[i])
    return True
