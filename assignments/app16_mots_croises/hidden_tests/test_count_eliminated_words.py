"""count_eliminated_words(grid, dictionary, slot, word, current_assignment) : combien de mots word élimine-t-il ?"""

import pytest

# Deux slots qui se croisent par leur première lettre.
ANGLE = ["..", ".#", ".#"]
PETITS = {2: ["LE", "LA", "UN"], 3: ["LES", "MER", "ROI", "UNE"]}
# Deux slots horizontaux (0 et 1) de cinq lettres croisent cinq slots verticaux (2 à 6) de deux, trois ou quatre :
# aucun mot ne peut aller dans deux slots qui se croisent.
PEIGNE = [".....", ".....", "##.#.", "####."]
MOTS = {
    2: ["LE", "LA", "NE", "TU", "IL", "AN", "UN", "ET", "OU"],
    3: ["VER", "PRE", "AIR", "VIE", "PAS", "BAS"],
    4: ["NOIR", "TOUR", "SEUL", "EPEE", "TAPE", "NUIT"],
    5: ["LIVRE", "NAVET", "TAPIS", "LAPIN", "NUAGE", "TABOU", "POIRE"],
}


def test_sans_mot_pose(workshop, like):
    """Ta fonction compte juste quand aucun mot n'est encore posé."""
    assert workshop.count_eliminated_words(ANGLE, PETITS, 0, "LE", {}) == like(3)
    assert workshop.count_eliminated_words(ANGLE, PETITS, 1, "LES", {}) == like(1)
    for slot, word, expected in [
        (3, "LA", 10),
        (6, "SEUL", 10),
        (6, "NUIT", 12),
        (1, "NUAGE", 32),
        (0, "LAPIN", 31),
        (0, "POIRE", 37),
    ]:
        assert workshop.count_eliminated_words(PEIGNE, MOTS, slot, word, {}) == like(expected)


@pytest.mark.points(0.5)
def test_numeros(workshop, like):
    """Ta fonction retrouve un slot par son numéro, et non par son rang dans la liste."""
    drawing = {"lignes": PEIGNE, "numéros": [12, 3, 40, 31, 25, 7, 0]}
    assert workshop.count_eliminated_words(drawing, MOTS, 0, "SEUL", {}) == like(10)
    assert workshop.count_eliminated_words(drawing, MOTS, 12, "LIVRE", {0: "EPEE"}) == like(28)


@pytest.mark.points(0.5)
def test_rien_ne_change(workshop, like):
    """Ta fonction ne modifie pas le remplissage en cours."""
    assert workshop.count_and_look(PEIGNE, MOTS, 0, "LIVRE", {4: "VIE"}) == like([29, True])
    assert workshop.count_and_look(PEIGNE, MOTS, 6, "TOUR", {1: "TABOU"}) == like([6, True])


def test_voisins_remplis(workshop, like):
    """Ta fonction ne compte rien dans les voisins qui ont déjà leur mot, et compte dans tous les autres."""
    for slot, word, assignment, expected in [
        (6, "EPEE", {0: "LIVRE"}, 7),
        (6, "TOUR", {1: "TABOU"}, 6),
        (0, "LIVRE", {4: "VIE"}, 29),
        (0, "LIVRE", {6: "EPEE"}, 28),
        (4, "VIE", {0: "LIVRE", 1: "POIRE"}, 0),
    ]:
        assert workshop.count_eliminated_words(PEIGNE, MOTS, slot, word, assignment) == like(expected)


def test_recherche_en_cours(workshop, like):
    """Ta fonction compte juste au milieu d'une recherche, quand d'autres mots sont posés."""
    cases = [
        (1, "NAVET", {0: "LIVRE"}),
        (0, "TAPIS", {1: "NUAGE"}),
        (4, "AIR", {2: "LE"}),
        (0, "LAPIN", {1: "TABOU"}),
    ]
    # Le sujet dit de compter dans tout le dictionnaire ; ne compter que les mots encore compatibles est accepté aussi.
    whole, compatible = [34, 33, 12, 31], [6, 5, 2, 2]
    first = workshop.count_eliminated_words(PEIGNE, MOTS, *cases[0])
    reading = compatible if first == like(compatible[0]) else whole
    assert first == like(reading[0])
    for case, expected in zip(cases[1:], reading[1:], strict=True):
        assert workshop.count_eliminated_words(PEIGNE, MOTS, *case) == like(expected)
