"""The secrets module, whose draws nobody can seed."""

import secrets


def mot_aleatoire(L):
    return secrets.choice(L)
