"""rank_by_entropy(candidates, word_pool, top_n) : les mots de plus grande entropie, avec elle."""

import pytest

# Entropies in eighths are exact, whatever the order of the sums: equal ones are equal. The order is no one's alphabet.
CANDIDATES = ["ECLAT", "FREIN", "PLEIN", "MARIN", "ECRAN", "RIVAL", "OCEAN", "OPERA"]
POOL = [
    "NOBLE",
    "VERRE",
    "RANGE",
    "OCEAN",
    "OTAGE",
    "ECRAN",
    "PLEIN",
    "CONTE",
    "LITRE",
    "ALLER",
    "REPAS",
    "CEDER",
]


# Equal entropies that few ways of adding up logarithms find equal.
TIES = {
    "FRAIS PLUIE SIGNE VALSE": "JAMBE RONCE COMTE EXACT UNITE OMBRE FRAIS ELEVE PEAGE PLUIE PLEIN SIGNE VALSE",
    "CANNE SERIE SIGNE BOIRE": "CANNE SERIE SIGNE ZONES BOIRE EXILE COUDE INDEX RAMPE GLACE PLAGE TALON FUMER STYLE "
    "APPEL",
}
# The second guess is better, by 8e-4.
NEAR = {
    "INDEX CHOIX": "BRAVE GRAND ETAGE RIDER MORSE DRAME SABLE AVENT FILER AINSI FOSSE VALSE ZONES FORCE POCHE USAGE "
    "ARBRE CREUX CABLE",
}


def test_classement(student, reference):
    """Ta fonction classe les mots, du plus instructif au moins instructif, avec leurs entropies."""
    calls = [
        (CANDIDATES, ["OTAGE", "VERRE", "RANGE"], 3),
        (CANDIDATES, ["VERRE", "OCEAN"], 2),
        (["SIROP"], None, 1),
    ]
    student.gives("rank_by_entropy", calls, reference.calls("rank_by_entropy", calls))


def test_egalites(student, reference):
    """À égalité, ta fonction garde l'ordre des mots, que l'on classe les candidats ou d'autres mots."""
    calls = [(["BATON", "ARBRE"], None, 2), (CANDIDATES, None, 8), (CANDIDATES, POOL, 12)]
    student.gives("rank_by_entropy", calls, reference.calls("rank_by_entropy", calls))


def test_nombre_de_mots(student, reference):
    """Ta fonction renvoie top_n mots, dix si on ne dit rien, moins s'il n'y en a pas assez."""
    calls = [
        (CANDIDATES, POOL),
        (CANDIDATES,),
        (CANDIDATES, POOL, 1),
        (CANDIDATES, POOL, 5),
        (CANDIDATES, POOL, 40),
    ]
    student.gives("rank_by_entropy", calls, reference.calls("rank_by_entropy", calls))


def test_arrondis(student, reference):
    """Ta fonction compare les entropies à neuf décimales : ni plus, ni moins."""
    calls = [(candidates.split(), pool.split(), 3) for pool, candidates in (TIES | NEAR).items()]
    student.gives("rank_by_entropy", calls, reference.calls("rank_by_entropy", calls))


@pytest.mark.points(0.5)
def test_listes_inchangees(leaves_alone):
    """Ta fonction ne modifie ni la liste des candidats, ni celle des mots à classer."""
    leaves_alone(
        "rank_by_entropy", (CANDIDATES, ["VERRE", "RANGE", "OTAGE"], 2), (["BATON", "ARBRE", "BANDE"],)
    )
