"""A set made once at the top of the script makes each search instantaneous."""

ENSEMBLE = set(mots5)


def valide(mot):
    return mot in ENSEMBLE
