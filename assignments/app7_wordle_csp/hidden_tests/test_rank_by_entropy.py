"""rank_by_entropy(candidates, word_pool, top_n) : les mots de plus grande entropie, avec elle."""

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
