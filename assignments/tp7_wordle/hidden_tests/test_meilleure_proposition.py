"""meilleure_proposition(L) : un mot de L dont le score est le plus grand, les lettres étant comptées dans L."""

import pytest

# With "terre" among these, "terre" has the best score, be it the first or the last of many.
BEATEN = [
    "mardi",
    "perdu",
    "coupe",
    "frere",
    "bijou",
    "lundi",
    "terme",
    "hotel",
    "jaune",
    "poire",
    "tarif",
    "gazon",
]


@pytest.fixture
def best_words(reference, one_of):
    """For each list, any of its words that have the highest score."""

    def best(lists):
        matrices = reference.calls("compter", [(words,) for words in lists])
        calls = [(matrix, word) for words, matrix in zip(lists, matrices, strict=True) for word in words]
        scores = iter(reference.calls("heuristique", calls))
        scored = [[(next(scores), word) for word in words] for words in lists]
        return [one_of(word for score, word in pairs if score == max(pairs)[0]) for pairs in scored]

    return best


def test_exemples(student, best_words):
    """Ta fonction choisit le mot de plus grand score, où qu'il soit dans la liste."""
    lists = [
        ["tapis"],
        ["heure", "arbre", "herbe"],
        ["arbre", "heure", "herbe"],
        ["arbre", "herbe", "heure"],
        ["zebus", "zones", "fumer", "zonez"],
    ]
    student.gives("meilleure_proposition", [(words,) for words in lists], best_words(lists))


def test_listes_au_hasard(student, best_words, word_lists):
    """Ta fonction choisit un mot de plus grand score dans des listes courtes ou longues."""
    lists = [*word_lists, [*BEATEN, "terre"], ["terre", *BEATEN]]
    student.gives("meilleure_proposition", [(words,) for words in lists], best_words(lists))


def test_liste_inchangee(untouched, best_words, like):
    """Ta fonction ne modifie pas la liste qu'on lui donne."""
    lists = [["zones", "arbre", "tapis", "heure", "herbe"], ["tapis", "zones", "tarif", "arbre"]]
    assert untouched("meilleure_proposition", *((words,) for words in lists)) == like(best_words(lists))


def test_liste_vide(student):
    """Avec une liste vide, ta fonction renvoie None ou provoque une ValueError."""
    assert student.meilleure_proposition(["arbre"]) == "arbre"
    outcome = student.outcome("meilleure_proposition", [])
    if outcome.status == "returned" and outcome.value is not None:
        pytest.fail(f"meilleure_proposition([]) renvoie {outcome.value!r} au lieu de None.")
    if outcome.status != "returned" and outcome.error != "ValueError":
        pytest.fail(
            f"meilleure_proposition([]) provoque une {outcome.error or 'boucle sans fin'}, pas une ValueError."
        )
