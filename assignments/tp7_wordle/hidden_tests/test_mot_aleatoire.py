"""mot_aleatoire(L) : un élément de L au hasard, chacun ayant la même chance ; une liste vide provoque une erreur."""

from collections import Counter

COLOURS = ["blanc", "rouge", "jaune"]


def test_hasard_equitable(student):
    """Chaque mot de la liste a la même chance d'être choisi."""
    counts = Counter(student.repeat("mot_aleatoire", (COLOURS,), 720))
    assert sorted(counts) == sorted(COLOURS)
    # Each count is 240 in the mean; by the exact binomial law one of the three leaves 160..320 with probability 8e-10.
    assert all(160 <= count <= 320 for count in counts.values())


def test_toute_liste(small_world):
    """Ta fonction choisit dans la liste qu'on lui donne, même si elle est plus longue ou plus courte que mots5."""
    longer = [letter * 5 for letter in "abcdefghijklmnop"]  # mots5 has nine words here
    for words in (["arbre"], ["blanc", "rouge"], longer):
        drawn = small_world.repeat("mot_aleatoire", (words,), 35)
        assert set(drawn) <= set(words)
        # Only words of one half are drawn with probability below 2 (1/2)^35 < 1e-10.
        assert len(words) == 1 or not set(drawn) <= set(words[len(words) // 2 :])
        assert len(words) == 1 or not set(drawn) <= set(words[: (len(words) + 1) // 2])


def test_liste_vide(student):
    """Une liste vide provoque une erreur, une liste d'un seul mot donne ce mot."""
    assert student.mot_aleatoire(["arbre"]) == "arbre"
    assert student.outcome("mot_aleatoire", []).status == "raised"
