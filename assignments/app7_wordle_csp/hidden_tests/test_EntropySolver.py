"""EntropySolver : joue le mot encore possible dont la réponse apprend le plus, le premier à égalité."""

# Of these words the best is PORTE, then POUCE, then POEME.
MORE = [
    "RESTE",
    "PORTE",
    "BOTTE",
    "POUCE",
    "POEME",
    "POMPE",
    "VASTE",
    "PISTE",
    "FOSSE",
    "POSTE",
    "POCHE",
    "POSER",
]


def test_parties(banc, like, words):
    """Ton solveur joue, à chaque coup, le mot encore possible de plus grande entropie."""
    expected = {
        "LEVER": ["LEVER"],
        "FINAL": ["LEVER", "FINAL"],
        "FILER": ["LEVER", "ALLER", "FILER"],
        "FIGER": ["LEVER", "FUMER", "FIGER"],
        "RIDER": ["LEVER", "FUMER", "RIDER"],
        "PELER": ["LEVER", "GELER", "PELER"],
    }
    for secret, game in expected.items():
        assert banc.partie(words, None, secret) == like(game)


def test_autre_liste(banc, like):
    """Ton solveur joue aussi bien les mots d'une autre liste, plusieurs parties de suite."""
    games = [["PORTE", "POUCE", "POEME", "POMPE"], ["PORTE"], ["PORTE", "POUCE", "POCHE"], ["PORTE", "POSER"]]
    assert banc.joue("EntropySolver", MORE, ["POMPE", "PORTE", "POCHE", "POSER"]) == like(games)
    assert banc.liste_apres("EntropySolver", MORE, "POMPE") == like([MORE, MORE])


def test_premier_mot_donne(banc, like, words):
    """Ton solveur joue d'abord le mot qu'on lui donne, même hors de la liste, et cette fois-là seulement."""
    assert banc.partie(words, "FILER", "VIDER") == like(["FILER", "RIDER", "VIDER"])
    assert banc.partie(words, "SIROP", "RIDER") == like(["SIROP", "FILER", "RIDER"])
    assert banc.partie(words, "LINER", "LINER") == like(["LINER"])
    assert banc.partie(["BARBE", "MENER", "LEVER"], "CHOIX", "LEVER") == like(["CHOIX", "MENER", "LEVER"])


def test_fin_de_partie(banc, like, rhymes):
    """Ton solveur s'arrête après six mots, ou quand plus aucun mot n'est possible."""
    assert banc.partie(rhymes, None, "CALLE") == like(rhymes[:6])
    assert banc.partie(rhymes, None, "RALLE") == like(rhymes[:6])
    assert banc.partie(rhymes, rhymes[0], "CALLE") == like(rhymes[:6])
    assert banc.partie(["ZEBRA", "SIROP"], None, "FLEUR") == like(["ZEBRA"])
    assert banc.partie(["ZEBRA", "SIROP"], "ALBUM", "JEUNE") == like(["ALBUM"])
