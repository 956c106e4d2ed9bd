"""mot_aleatoire(L) : un élément de L au hasard, chacun ayant la même chance ; une liste vide provoque une erreur."""

from itertools import pairwise, product
from string import ascii_lowercase

import pytest

COLOURS = ["blanc", "rouge", "jaune"]
LETTERS = [letter * 5 for letter in ascii_lowercase]  # over twice as many as the words of the tiny list
HALF = len(LETTERS) // 2
LONG = ["".join(letters) + "te" for letters in product("abcdefghijklmno", repeat=3)]  # 3375
EARLY = set(LONG[: len(LONG) // 2])
OFTEN, ONCE = "rouge", "blanc"
REPEATED = [OFTEN] * 8 + [ONCE] + [OFTEN] * 7


@pytest.fixture
def draw(answers):
    """Draws so many times from a list; gives the words that were drawn, all of them from it."""

    def drawn(player, words, times):
        found = answers(player, "mot_aleatoire", [words], times, "un mot")
        if not all(len(word) == 5 for word in found):
            pytest.fail("mot_aleatoire ne renvoie pas un mot entier.")
        if not set(found) <= set(words):
            pytest.fail("mot_aleatoire renvoie un mot qui n'est pas dans la liste donnée.")
        return found

    return drawn


def unfairness(found, words):
    """What is wrong with words drawn from a list of three, in words."""
    if len(set(found)) == 1:
        rank = {words[0]: "le premier", words[-1]: "le dernier"}.get(found[0], "toujours le même")
        return f"mot_aleatoire choisit toujours un seul mot : {rank}."
    if words[0] not in found:
        return "mot_aleatoire ne choisit jamais le premier mot de la liste."
    if words[-1] not in found:
        return "mot_aleatoire ne choisit jamais le dernier mot de la liste."
    counts = [found.count(word) for word in words]
    if counts[1] > max(315, counts[0] + counts[2] - 60):
        return "mot_aleatoire choisit moins souvent le premier et le dernier mot que les autres."
    favourite = {0: " : le premier sort plus souvent.", 2: " : le dernier sort plus souvent."}
    return f"mot_aleatoire ne donne pas la même chance à tous les mots{favourite.get(argmax(counts), '.')}"


def argmax(counts):
    """The rank of the largest, if it is much larger than the next."""
    *_, second, largest = sorted(counts)
    return counts.index(largest) if largest - second > 80 else None


def balanced(found, least, most):
    """Whether each colour was drawn, and the last one drawn again, a number of times between these."""
    repeated = sum(one == other for one, other in pairwise(found))
    return all(least <= number <= most for number in (*map(found.count, COLOURS), repeated))


def test_hasard_equitable(student, draw):
    """Chaque mot de la liste a la même chance d'être choisi."""
    # Each of the four numbers is 90 in the mean, 240 after the second lot. By the exact binomial law, right draws go on
    # to the second lot with probability 0.05 and fail with 1.2e-8. A word drawn once in two, or drawn again once in two,
    # passes the first lot with probability 8e-4 at most, the second with 6e-4: 1.4e-3 in all.
    found = draw(student, COLOURS, 270)
    if balanced(found, 70, 108):
        return
    found += draw(student, COLOURS, 450)
    if not all(165 <= found.count(word) <= 315 for word in COLOURS):
        pytest.fail(unfairness(found, COLOURS))
    if found[3:] == found[:-3]:
        pytest.fail("mot_aleatoire prend les mots à tour de rôle, au lieu de tirer au hasard.")
    # Draws that do not depend on one another repeat the last one in one case of three.
    if not balanced(found, 165, 315):
        pytest.fail("mot_aleatoire fait dépendre chaque tirage du précédent, au lieu de tirer au hasard.")


def test_toute_liste(small_world, draw):
    """Ta fonction choisit dans la liste qu'on lui donne, même si elle est plus longue ou plus courte que mots5."""
    letters = draw(small_world, LETTERS, 35)
    if len(set(letters)) == 1:
        pytest.fail(unfairness(letters, LETTERS))
    # Only words of one half are drawn with probability 2 (1/2)^35 < 1e-10.
    if not set(letters) & set(LETTERS[:HALF]):
        pytest.fail("mot_aleatoire ne choisit que dans la fin d'une longue liste.")
    if not set(letters) & set(LETTERS[HALF:]):
        pytest.fail("mot_aleatoire ne choisit que dans le début d'une longue liste.")
    # One element of 16: drawn more than 6 times in 35 with probability 6e-3, more than 19 in 70 with 7e-9. Drawn half of
    # the time: no more than these with probability 6e-5 and 9e-5.
    repeated = draw(small_world, REPEATED, 35)
    if repeated.count(ONCE) > 6 and (repeated + draw(small_world, REPEATED, 35)).count(ONCE) > 19:
        pytest.fail("mot_aleatoire ne compte qu'une fois un mot qui est plusieurs fois dans la liste.")
    # Only words of the first half with probability (1/2)^33 < 2e-10: whose number is below a constant draws no other.
    if all(EARLY.issuperset(draw(small_world, LONG, 3)) for _ in range(11)):
        pytest.fail("mot_aleatoire ne choisit jamais la fin d'une liste de plusieurs milliers de mots.")


def test_liste_inchangee(untouched, draw, student):
    """Ta fonction ne modifie pas la liste qu'on lui donne, d'où le même mot peut sortir plusieurs fois."""
    # A shuffle leaves 26 words in their order with probability 1/26! < 1e-26.
    if untouched("mot_aleatoire", (LETTERS,))[0] not in LETTERS:
        draw(student, LETTERS, 1)  # fails, and says why in French
    # The same word 30 times: 3 (1/3)^30 < 1e-13.
    if len({*draw(student, COLOURS, 6)}) == 1 and len({*draw(student, COLOURS, 24)}) == 1:
        pytest.fail("mot_aleatoire choisit toujours le même mot.")


def test_liste_vide(student, draw):
    """Une liste vide provoque une erreur, une liste d'un seul mot donne ce mot."""
    # An index drawn one too far is seen except with probability (1/2)^24 < 6e-8, so that this mistake is recognised.
    draw(student, ["arbre"], 24)
    if student.outcome("mot_aleatoire", []).status != "raised":
        pytest.fail("mot_aleatoire([]) ne provoque pas d'erreur.")
