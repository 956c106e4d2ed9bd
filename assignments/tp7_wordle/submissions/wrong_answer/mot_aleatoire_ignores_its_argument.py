"""Ta fonction semble toujours tirer dans mots5, quelle que soit la liste qu'on lui donne. Que devrait pouvoir
renvoyer mot_aleatoire(["chat", "chien"]) ? Où ton code se sert-il de son argument L ?
"""

import random


def mot_aleatoire(L):
    return random.choice(mots5)
