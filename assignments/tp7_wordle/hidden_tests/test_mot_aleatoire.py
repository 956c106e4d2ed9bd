"""mot_aleatoire(L) : un élément de L au hasard, chacun ayant la même chance ; une liste vide provoque une erreur."""

from collections import Counter

import pytest

COLOURS = ["blanc", "rouge", "jaune"]
LETTERS = [letter * 5 for letter in "abcdefghijklmnop"]  # more words than mots5 has in the tiny list


@pytest.fixture
def draw(answers):
    """Draws so many times from a list; gives the words that were drawn, all of them from it."""

    def drawn(player, words, times):
        found = answers(player, "mot_aleatoire", [words], times, "un mot")
        assert all(len(word) == 5 for word in found), "mot_aleatoire ne renvoie pas un mot entier."
        assert set(found) <= set(words), "mot_aleatoire renvoie un mot qui n'est pas dans la liste donnée."
        return found

    return drawn


def unfairness(found, words):
    """What is wrong with words drawn from a list, in words."""
    if len(set(found)) == 1:
        rank = {words[0]: "le premier", words[-1]: "le dernier"}.get(found[0], "toujours le même")
        return f"mot_aleatoire choisit toujours un seul mot : {rank}."
    if words[0] not in found:
        return "mot_aleatoire ne choisit jamais le premier mot de la liste."
    if words[-1] not in found:
        return "mot_aleatoire ne choisit jamais le dernier mot de la liste."
    return "mot_aleatoire ne donne pas la même chance à tous les mots."


def test_hasard_equitable(student, draw):
    """Chaque mot de la liste a la même chance d'être choisi."""
    found = draw(student, COLOURS, 720)
    counts = Counter(found)
    # Each count is 240 in the mean; by the exact binomial law one of the three leaves 160..320 with probability 8e-10.
    assert all(160 <= counts[word] <= 320 for word in COLOURS), unfairness(found, COLOURS)


def test_toute_liste(small_world, draw):
    """Ta fonction choisit dans la liste qu'on lui donne, même si elle est plus longue ou plus courte que mots5."""
    found = draw(small_world, LETTERS, 35)
    # Only words of one half are drawn with probability 2 (1/2)^35 < 1e-10.
    assert set(found) & set(LETTERS[:8]), unfairness(found, LETTERS)
    assert set(found) & set(LETTERS[8:]), unfairness(found, LETTERS)
    assert set(draw(small_world, ["arbre"], 3)) == {"arbre"}


def test_liste_vide(student, draw):
    """Une liste vide provoque une erreur, une liste d'un seul mot donne ce mot."""
    # An index drawn one too far is seen except with probability (1/2)^30 < 1e-9, so that this mistake is recognised.
    assert set(draw(student, ["arbre"], 30)) == {"arbre"}
    assert student.outcome("mot_aleatoire", []).status == "raised", "Une liste vide ne provoque pas d'erreur."
