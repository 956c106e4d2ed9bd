"""mots5 : la liste des mots de cinq lettres ; les doublons peuvent être gardés ou enlevés."""

from collections import Counter

import pytest


def some(words):
    """The first few of several, in words."""
    shown = ", ".join(map(repr, words[:3]))
    return f"{shown}..." if len(words) > 3 else shown


def held(player):
    """A copy's words: a list, a tuple or an array of texts."""
    value = player.value("mots5")
    if type(value).__name__ not in ("list", "tuple", "ndarray"):
        pytest.fail("mots5 doit être une liste.")
    if len(value) == 0:
        pytest.fail("mots5 est vide.")
    return list(value)


@pytest.fixture
def words(student):
    """The copy's words."""
    return held(student)


def test_longueur_5(words):
    """Tous les mots de mots5 ont cinq lettres."""
    others = [word for word in words if not isinstance(word, str) or len(word) != 5]
    if others:
        are_not = "ce ne sont pas des mots" if len(others) > 1 else "ce n'est pas un mot"
        pytest.fail(f"mots5 contient {some(others)} : {are_not} de cinq lettres.")


def test_tous_les_mots(words, reference):
    """Il ne manque aucun mot de cinq lettres et aucun n'est en trop."""
    expected = Counter(reference.value("mots5"))
    found = Counter(word if isinstance(word, str) else repr(word) for word in words)
    if more := list(found - expected):
        pytest.fail(f"mots5 contient {some(more)} en trop.")
    if missing := [word for word in expected if word not in found]:
        pytest.fail(f"Il manque {some(missing)} dans mots5.")
    if len(words) not in (len(expected), expected.total()):
        pytest.fail(
            f"mots5 contient {len(words)} mots : les doublons sont gardés pour certains mots seulement."
        )


@pytest.mark.points(0.5)
def test_autre_fichier(small_world, small_words):
    """Ta liste contient aussi le premier et le dernier mot du fichier quand ils ont cinq lettres."""
    found = held(small_world)
    if missing := [word for word in small_words if word not in found]:
        pytest.fail(
            f"Avec un autre fichier, qui commence par « pleut » et finit par « canne », il manque {some(missing)}."
        )
    if more := [word for word in found if word not in small_words]:
        pytest.fail(f"Avec un autre fichier, mots5 contient {some(more)} en trop.")
