"""validate_solution(grid, dictionary, words) : (True, []) si le remplissage est correct, sinon (False, ses défauts)."""

import pytest

# Le dessin, un petit dictionnaire, un remplissage correct.
ESCALIER = ["#..", "#..", "..."]
MOTS = {2: ["EN", "AU", "UN", "ET", "DU"], 3: ["OUI", "EAU", "NUI", "ROI"], 4: ["OUIE", "EAUX"]}
CORRECT = {0: "EN", 1: "AU", 2: "OUI", 3: "EAU", 4: "NUI"}
HACHE = ["...", "#.#", "..."]
COURTS = {3: ["MER", "LES", "DES", "ETE", "SUR"]}


@pytest.fixture
def refuses(workshop):
    """Asserts that a filling is refused, or accepted; gives the number of messages."""

    def check(drawing, dictionary, words, why, accepted=False):
        result = workshop.validate_solution(drawing, dictionary, words)
        if type(result) in (list, tuple) and [type(part) for part in result] == [list, bool]:
            pytest.fail("Ta fonction renvoie les messages avant le booléen.")
        assert _is_a_verdict(result), "Ta fonction ne renvoie pas un booléen et une liste de messages."
        valid, messages = result
        assert valid is accepted, why
        assert bool(messages) is not accepted, (
            "Il faut un message par défaut, et aucun message s'il n'y en a pas."
        )
        return len(messages)

    return check


def _is_a_verdict(result):
    pair = type(result) in (list, tuple) and len(result) == 2
    return pair and type(result[0]) is bool and type(result[1]) in (list, tuple, set)


def test_croisements(refuses):
    """Ta fonction compare les lettres à chaque croisement."""
    refuses(ESCALIER, MOTS, CORRECT, "Tu refuses un remplissage correct.", accepted=True)
    why = "Deux lettres différentes se croisent et tu ne le vois pas."
    for slot, word in [(0, "UN"), (0, "ET"), (2, "ROI"), (4, "ROI")]:
        refuses(ESCALIER, MOTS, {**CORRECT, slot: word}, why)


def test_mots(refuses):
    """Ta fonction refuse un mot absent, inconnu ou de mauvaise longueur, sans jamais s'arrêter sur une erreur."""
    refuses(
        HACHE, COURTS, {0: "MER", 1: "LES", 2: "ETE"}, "Tu refuses un remplissage correct.", accepted=True
    )
    refuses(ESCALIER, MOTS, {**CORRECT, 2: "XUI"}, "Un mot n'est pas dans le dictionnaire et tu l'acceptes.")
    refuses(ESCALIER, MOTS, {**CORRECT, 2: "OUIE"}, "Un mot est trop long pour son slot et tu l'acceptes.")
    refuses(ESCALIER, MOTS, {**CORRECT, 0: "E"}, "Un mot est trop court pour son slot et tu l'acceptes.")
    refuses(ESCALIER, MOTS, {**CORRECT, 2: "DU"}, "Un mot est trop court pour son slot et tu l'acceptes.")
    refuses(ESCALIER, MOTS, {**CORRECT, 2: ""}, "Un slot a un mot vide et tu l'acceptes.")
    partial = {slot: word for slot, word in CORRECT.items() if slot != 2}
    refuses(ESCALIER, MOTS, partial, "Un slot n'a pas de mot et tu acceptes ce remplissage.")
    refuses(ESCALIER, MOTS, {}, "Aucun slot n'a de mot et tu acceptes ce remplissage.")
    refuses(ESCALIER, MOTS, {99: "UN"}, "Aucun slot n'a de mot et tu acceptes ce remplissage.")
    refuses(
        ["...."],
        COURTS,
        {0: "OUIE"},
        "Le dictionnaire n'a pas de mot de cette longueur et tu en acceptes un.",
    )


def test_doublons(refuses):
    """Ta fonction refuse un mot utilisé deux fois."""
    refuses(
        HACHE, COURTS, {0: "LES", 1: "DES", 2: "ETE"}, "Tu refuses un remplissage correct.", accepted=True
    )
    refuses(
        HACHE, COURTS, {0: "MER", 1: "MER", 2: "ETE"}, "Un mot est utilisé deux fois et tu ne le vois pas."
    )
    echelle = {0: "MER", 1: "MER", 2: "MER", 3: "ELEVE"}
    why = "Un mot est utilisé trois fois et tu ne le vois pas."
    refuses(["...", "#.#", "...", "#.#", "..."], {**COURTS, 5: ["ELEVE"]}, echelle, why)
    apart = {0: "MER", 1: "LES", 2: "MER", 3: "ELEVE"}
    why = "Un mot est utilisé deux fois, un autre étant entre les deux, et tu ne le vois pas."
    refuses(["...", "#.#", "...", "#.#", "..."], {**COURTS, 5: ["ELEVE"]}, apart, why)
    carre = dict(enumerate(["DES", "EAU", "SUR"] * 2))
    why = "Des mots sont utilisés deux fois, un en ligne et un en colonne, et tu ne le vois pas."
    refuses(["..."] * 3, {3: ["DES", "EAU", "SUR", "LES"]}, carre, why)


def test_tous_les_defauts(refuses):
    """Ta fonction continue après un défaut : elle les signale tous."""
    refuses(ESCALIER, MOTS, CORRECT, "Tu refuses un remplissage correct.", accepted=True)
    faults = {**CORRECT, 0: "UN", 1: "UN", 2: "XUI"}
    count = refuses(ESCALIER, MOTS, faults, "Ce remplissage a trois sortes de défauts et tu l'acceptes.")
    assert count >= 3, "Un mot inconnu, un croisement faux et un doublon : il faut au moins trois messages."
    why = "Ce remplissage a deux sortes de défauts et tu l'acceptes."
    count = refuses(HACHE, COURTS, {1: "DES", 2: "SUR"}, why)
    assert count >= 2, "Un slot vide, puis un croisement faux : il faut au moins deux messages."
    count = refuses(HACHE, COURTS, {0: "MER", 1: "MER"}, why)
    assert count >= 2, "Un slot vide et un doublon : il faut au moins deux messages."


def test_numeros(refuses):
    """Ta fonction retrouve un slot par son numéro, et non par son rang dans la liste."""
    for numbers in ([3, 4, 0, 1, 2], [12, 10, 40, 31, 25]):
        drawing = {"lignes": ESCALIER, "numéros": numbers}
        words = {number: CORRECT[rank] for rank, number in enumerate(numbers)}
        why = "Les numéros des slots ne sont pas leurs rangs : tu refuses un remplissage correct."
        refuses(drawing, MOTS, words, why, accepted=True)
        why = "Les numéros des slots ne sont pas leurs rangs : tu acceptes un remplissage faux."
        refuses(drawing, MOTS, {**words, numbers[0]: "ET"}, why)


@pytest.mark.points(0.5)
def test_rien_ne_change(workshop):
    """Ta fonction regarde le remplissage et le dictionnaire sans les modifier."""
    for words, valid in [(CORRECT, True), ({2: "OUI", 3: "EAU", 1: "XY"}, False)]:
        told, changed = workshop.validate_and_look(ESCALIER, MOTS, words)
        assert told is valid, "Tu te trompes sur un remplissage."
        assert not changed, f"Ta fonction modifie le {changed}."
    told, changed = workshop.validate_and_look(["...."], COURTS, {0: "OUIE"})
    assert (told, changed) == (False, ""), (
        "Ta fonction modifie le dictionnaire, ou accepte un mot qui n'y est pas."
    )
