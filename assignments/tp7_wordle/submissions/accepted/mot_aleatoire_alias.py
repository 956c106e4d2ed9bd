"""No def at all: the library's function under the asked name."""

import random

mot_aleatoire = random.choice
