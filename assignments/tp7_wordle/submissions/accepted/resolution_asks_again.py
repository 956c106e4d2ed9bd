"""An impossible reply is refused and the same word is proposed again."""


def resolution():
    candidats = sorted(set(mots5))
    n = 0
    while len(candidats) > 1:
        proposition = mot_aleatoire(candidats)
        n += 1
        suite = []
        while not suite:
            rep = input(f"Je propose {proposition}. Réponse : ").strip()
            suite = possibles(candidats, proposition, rep)
            if not suite:
                print("Réponse impossible, vérifie-la.")
        candidats = suite
    print("Le mot cherché est " + candidats[0] + ".")
    return n


def resolution2(mot):
    candidats = sorted(set(mots5))
    n = 0
    while len(candidats) > 1:
        proposition = mot_aleatoire(candidats)
        n += 1
        candidats = possibles(candidats, proposition, reponse(mot, proposition))
    return n


def resolution3(mot):
    candidats = sorted(set(mots5))
    n = 0
    while len(candidats) > 1:
        proposition = meilleure_proposition(candidats)
        n += 1
        candidats = possibles(candidats, proposition, reponse(mot, proposition))
    return n
