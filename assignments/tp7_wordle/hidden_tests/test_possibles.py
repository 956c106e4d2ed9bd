"""possibles(L, proposition, rep) : les mots m de L tels que reponse(m, proposition) == rep, dans l'ordre de L."""

import pytest


@pytest.fixture
def situations(reference, rng):
    """Lists with a proposal and the reply that one of their words gives."""
    words = reference.value("mots5")
    lists = [rng.sample(words, size) for size in (1, 2, 3, 5, 8, 12, 20, 30)]
    lists += [words + words[:1] + words[-2:] for words in lists[2:7]]
    proposals = [rng.choice(words) for words in lists]
    secrets = [rng.choice(words) for words in lists]
    replies = reference.calls("reponse", list(zip(secrets, proposals, strict=True)))
    return list(zip(lists, proposals, replies, strict=True))


def test_exemples(student, reference):
    """Ta fonction garde les mots qui donnent la même réponse, et eux seuls."""
    words = ["tigre", "linge", "poire", "merle", "arbre", "heure", "zebre"]
    student.agrees_with(
        reference,
        "possibles",
        [
            (words, "heure", "_*_re"),
            (words, "heure", "heure"),
            (words, "linge", "*i*ge"),
            (["brave", "arbre", "barre"], "arbre", "*r**e"),
            (["brave", "arbre", "barre"], "barre", "ba*re"),
            (["dalle", "malle", "balle", "salle"], "balle", "_alle"),
        ],
    )


def test_listes_au_hasard(student, reference, situations):
    """Ta fonction répond comme le corrigé, dans l'ordre de L et avec ses doublons."""
    student.agrees_with(reference, "possibles", situations)


def test_liste_inchangee(untouched, reference, like):
    """Ta fonction renvoie une nouvelle liste : elle ne modifie pas L."""
    words = [
        "zones",
        "merle",
        "heure",
        "poire",
        "tigre",
        "arbre",
        "poire",
    ]  # neither in order nor all possible
    for args in ((words, "heure", "_*_re"), (words, "merle", "merle")):
        assert untouched("possibles", args) == like([reference.possibles(*args)])


@pytest.mark.points(0.5)
def test_listes_courtes(student):
    """Ta fonction examine les mots de toute liste, même s'il n'y en a qu'un ou aucun."""
    lists = [["tigre", "linge"], ["linge"], []]
    student.gives("possibles", [(words, "heure", "_*_re") for words in lists], [["tigre"], [], []])
