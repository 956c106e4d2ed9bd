"""CSPWordleSolver : joue au hasard parmi les mots dont les lettres respectent des contraintes."""

import random
from string import ascii_uppercase

import pytest

# The words, the secret, the guesses: each history shows what one of the constraints rules out.
HISTORIES = [
    pytest.param("AVION AINSI ANNEE", "AVION", "ANNEE", id="N jaune et gris"),
    pytest.param("CABLE FABLE LANCE LARGE CALME VALSE TABLE", "TABLE", "ALLEE", id="L jaune et gris"),
    pytest.param("PEINE DENSE FERME ARENE PIECE POEME ELEVE", "PEINE", "ELEVE", id="E jaune, gris et vert"),
    pytest.param("CARTE PLATE TABLE STAGE", "CARTE", "TASSE", id="jaune qui doit bouger"),
    pytest.param("LIVRE ARBRE FIBRE OMBRE ENCRE", "LIVRE", "TERRE", id="pas de copie en trop"),
    pytest.param("SEMER MENER FUMER PELER", "SEMER", "ELEVE", id="deux copies au moins"),
    pytest.param("SEMER MENER FUMER PELER", "SEMER", "ELEVE RIDER", id="deux copies, puis une seule"),
    pytest.param("VERRE LISTE SERRE POMME", "VERRE", "SIGNE", id="une copie de plus"),
    pytest.param("LISTE ELITE PISTE", "ELITE", "FERME", id="E jaune et vert"),
    pytest.param("TASSE ROUTE PISTE LITRE", "ROUTE", "TRAIN", id="jaune qui doit rester"),
    pytest.param("LOUER LIVRE LIBRE LITRE", "LIBRE", "LISTE", id="vertes à leur place"),
    pytest.param("SALON TALON MELON BATON COTON", "COTON", "SALON BATON", id="deux réponses"),
    pytest.param("TERRE LITRE RESTE ERRER TUEUR ARBRE", "ERRER", "TUEUR ARBRE", id="lettres partout"),
]


# No letter of these is ever yellow: what goes wrong in their games is the way of playing, not a constraint.
FAMILY = ["SALON", "TALON", "MELON", "MACON", "SAXON", "BACON", "FELON"]


@pytest.fixture
def replies_to(reference):
    """The guesses with the replies to them."""

    def listed(secret, guesses):
        return [(guess, reference.compute_feedback(guess, secret)) for guess in guesses]

    return listed


def sentence(kept, candidates):
    """What is wrong with the candidates, without naming any."""
    if type(candidates) not in (list, tuple):
        return "get_candidates ne renvoie pas une liste."
    if set(kept) - set(candidates):
        return "Tes contraintes excluent un mot encore possible."
    if set(candidates) - set(kept):
        return "Tes contraintes gardent un mot qui n'est plus possible."
    return "get_candidates ne garde pas l'ordre de la liste."


@pytest.fixture
def check_candidates(banc, reference, like):
    """Compares the candidates with the words that the filter keeps."""

    def check(cases):
        found = [banc.candidats(words, moves) for words, moves in cases]
        for (words, moves), candidates in zip(cases, found, strict=True):
            kept = words
            for guess, feedback in moves:
                kept = reference.filter_words(kept, guess, feedback)
            if candidates != like(kept):
                assert banc.candidats(words, moves) == like(kept), sentence(kept, candidates)

    return check


@pytest.mark.parametrize(("words", "secret", "guesses"), HISTORIES)
def test_candidats(check_candidates, replies_to, words, secret, guesses):
    """Tes contraintes gardent exactement les mots possibles, même quand des lettres se répètent."""
    check_candidates([(words.split(), replies_to(secret, guesses.split()))])


def test_candidats_au_hasard(check_candidates, replies_to, word_list):
    """Tes contraintes gardent les mêmes mots que le filtrage, pour des secrets tirés au hasard."""
    dice = random.Random(7)  # always the same ones, so that a mistake is recognised whatever the seed
    cases = []
    for secret in dice.sample(word_list, 8):
        words = sorted(dice.sample(word_list, 120), key=lambda word: len(set(word) - set(secret)))[:30]
        cases.append(([*words, secret], replies_to(secret, dice.sample(words, 2))))
    check_candidates(cases)


def without(*letters):
    """The letters that are left at each position when those are not."""
    return ["".join(sorted(set(ascii_uppercase) - set(gone))) for gone in letters]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        pytest.param([], without("", "", "", "", ""), id="avant de jouer"),
        pytest.param([("SIROP", (0, 0, 0, 0, 0))], without(*["SIROP"] * 5), id="rien que du gris"),
        pytest.param(
            [("ANNEE", (2, 1, 0, 0, 0))], ["A", *without("NE", "NE", "E", "E")], id="deux N dont un gris"
        ),
        pytest.param(
            [("LAINE", (0, 1, 0, 2, 2))], [*without("LI", "LIA", "LI"), "N", "E"], id="un A ailleurs"
        ),
        pytest.param(
            [("CHUTE", (2, 0, 0, 0, 2)), ("CABLE", (2, 1, 0, 0, 2))],
            ["C", *without("HUTABL", "HUTBL", "HUTBL"), "E"],
            id="deux réponses",
        ),
    ],
)
def test_domaines(banc, like, moves, expected):
    """Tes domaines perdent les lettres jaunes et grises, là où il faut, et gardent les autres."""
    assert banc.domaines(["CRANE"], moves) == like(expected)


def test_tout_oublier(banc, like, words):
    """Ta méthode reset oublie toutes les réponses, et solve commence par là."""
    moves = [("LEVER", (0, 2, 0, 0, 0)), ("SIROP", (0, 0, 2, 0, 0))]
    assert banc.liste_apres_candidats(words, moves) == like(words), (
        "get_candidates modifie la liste du solveur."
    )
    full = without("", "", "", "", "")
    assert banc.candidats(words, moves) == like([])
    assert banc.domaines_apres_reset(words, moves) == like(full), (
        "Après reset, les domaines ne sont pas entiers."
    )
    assert banc.candidats_apres_reset(words, moves) == like(words), "Après reset, il manque des candidats."


def test_parties(check_games, banc, rhymes, like, require):
    """Ton solveur joue au hasard parmi les mots encore possibles, partie après partie, jusqu'à la fin."""
    check_games("CSPWordleSolver", rhymes, [*rhymes[:4], *["CALLE"] * 4])
    check_games("CSPWordleSolver", FAMILY, FAMILY * 3)
    check_games("CSPWordleSolver", ["SALON", "TOSCA"], ["NOBLE"] * 12)
    check_games("CSPWordleSolver", ["SIROP", "SALON"], ["BUCHE", "SIROP", "BUCHE"])
    # The reply of SIROP rules out all words. One that is never first in 80 games: 4 x (3/4)^80 < 1e-9.
    firsts = {guesses[0] for guesses in banc.joue("CSPWordleSolver", rhymes[:4], ["SIROP"] * 80)}
    intact = banc.liste_apres("CSPWordleSolver", rhymes[:4], "CALLE") == like([rhymes[:4]] * 2)
    require(
        (len(firsts) > 1, "solve joue toujours le même premier mot."),
        (firsts == set(rhymes[:4]), "solve ne joue jamais certains des mots en premier."),
        (intact, "solve modifie la liste du solveur."),
    )
