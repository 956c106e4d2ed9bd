"""Sorts the whole list into a dictionary by reply, then looks one reply up."""

from collections import defaultdict


def possibles(L, proposition, rep):
    groupes = defaultdict(list)
    for mot in L:
        groupes[reponse(mot, proposition)].append(mot)
    return groupes[rep]
