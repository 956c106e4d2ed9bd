"""Tu cherches avec re.search, pour qui certains caractères ont un sens spécial : un point y veut dire « n'importe quel
caractère ». Ici, le caractère c doit être comparé tel quel. Comment comparer simplement deux caractères ?
"""

import re


def appartient(c, s):
    return re.search(c, s) is not None
