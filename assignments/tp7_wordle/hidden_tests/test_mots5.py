"""mots5 : la liste des mots de cinq lettres ; les doublons peuvent être gardés ou enlevés."""

from collections import Counter

import pytest


@pytest.fixture
def words(student):
    """The copy's words: a list, a tuple or an array of texts."""
    value = student.value("mots5")
    assert type(value).__name__ in ("list", "tuple", "ndarray"), "mots5 doit être une liste."
    assert len(value) > 0, "mots5 est vide."
    return list(value)


def test_longueur_5(words):
    """Tous les mots de mots5 ont cinq lettres."""
    others = [word for word in words if not isinstance(word, str) or len(word) != 5]
    assert others == []


def test_tous_les_mots(words, reference):
    """Il ne manque aucun mot de cinq lettres et aucun n'est en trop."""
    expected = Counter(reference.value("mots5"))
    found = Counter(words)
    assert sorted(found - expected) == []
    assert sorted(expected.keys() - found.keys()) == []
    assert len(words) in (len(expected), expected.total())
