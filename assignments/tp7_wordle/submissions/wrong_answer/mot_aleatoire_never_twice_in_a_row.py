"""Le même mot ne sort jamais deux fois de suite. C'est pourtant possible au hasard, comme deux six de suite avec
un dé : chaque tirage doit ignorer le précédent.
"""

import random

dernier = None


def mot_aleatoire(L):
    global dernier
    mot = random.choice(L)
    while mot == dernier and len(set(L)) > 1:
        mot = random.choice(L)
    dernier = mot
    return mot
