"""solve_with_lcv(grid, dictionary) : (True si la grille est remplie, nombre de nœuds), les mots étant triés."""

HACHE = ["...", "#.#", "..."]
COURTS = {3: ["MER", "LES", "DES", "ETE", "SUR"]}
# En commençant par la ligne, « BAS » élimine le moins de mots, mais aucun mot ne commence par B dans la première colonne.
FOURCHE = ["...", ".#.", "##."]
SANS_B = {2: ["LE"], 3: ["SOL", "LIT", "BAS", "SUR", "SEC", "TIR"]}
# Où que l'on commence, le mot qui en élimine le moins mène à une impasse : il faut revenir en arrière.
ECHELLE = ["...", "#.#", "#.#", "..."]
IMPASSES = {
    3: ["BAS", "CAS", "MER", "MAL", "SOL", "SAC"],
    4: ["AVEC", "VISA", "ABRI", "ECHO", "SODA", "AMIS", "PUMA"],
}
# Une impasse laisse un mot dans un slot : si on ne l'enlève pas, il interdit la solution aux slots remplis avant lui.
CADRE = ["...", ".#.", ".#.", "..."]
RESTES = {
    3: ["EPI", "RUE", "TOT", "BOL", "PRE", "SON", "SEC"],
    4: ["CAVE", "TARE", "ECHO", "TETE", "NOIR", "CLOU", "RIRE", "SEPT", "SANS", "NUIT"],
}
# Deux slots qui se croisent. Celui qui est rempli le premier reçoit un mot qui a la bonne lettre au croisement, parce
# que c'est la plus fréquente en face. L'ordre du dictionnaire, l'ordre alphabétique, l'ordre inverse en donnent d'autres.
CROIX = ["#.##", "....", "#.##"]
EN_O = {
    4: ["DANS", "LOUP", "LIRE", "BALE", "POIS", "MERE", "TORT", "PIED"],
    3: ["BAS", "AIR", "ROI", "CAS", "MOT", "SOL", "VIE"],
}
EQUERRE = ["....", "##.#", "##.#"]
EN_R = {
    4: ["LUNE", "ROSE", "PURE", "VERT", "FINS", "NORD", "VASE"],
    3: ["SEL", "RIZ", "NEZ", "RUE", "NID", "ROC"],
}
ELIMINES = {
    "DANS": 5, "LOUP": 4, "LIRE": 5, "BALE": 5, "POIS": 4, "MERE": 7, "TORT": 4, "PIED": 5,
    "BAS": 6, "AIR": 6, "ROI": 5, "CAS": 6, "MOT": 5, "SOL": 5, "VIE": 6,
    "LUNE": 4, "ROSE": 5, "PURE": 3, "VERT": 3, "FINS": 4, "NORD": 3, "VASE": 5,
    "SEL": 5, "RIZ": 4, "NEZ": 5, "RUE": 4, "NID": 5, "ROC": 4,
}  # fmt: skip


def success_of(told):
    """Whether the search succeeded; the workshop hands on the result as it is when it is no such pair."""
    is_a_pair = type(told) is dict and type(told["succès"]) is bool
    assert is_a_pair, (
        "Il faut renvoyer un booléen, puis un nombre de nœuds, au moins 1 quand la recherche réussit."
    )
    return told["succès"]


def check_success(workshop):
    """Grids that can be filled and others, one after the other."""
    for drawing, dictionary, expected, why in [
        (HACHE, COURTS, True, "Tu ne trouves pas de solution à une grille qui en a."),
        (HACHE, {3: ["MER", "SOL", "PLI"]}, False, "Tu crois résoudre une grille qui n'a pas de solution."),
        (FOURCHE, SANS_B, True, "Tu abandonnes dans une impasse, sans essayer d'autres mots."),
        (ECHELLE, IMPASSES, True, "Tu ne trouves pas la solution quand il faut revenir de loin en arrière."),
        (
            CADRE,
            RESTES,
            True,
            "Tu n'enlèves pas un mot posé avant de revenir en arrière, ou tu abandonnes trop tôt.",
        ),
        (
            ECHELLE,
            {**IMPASSES, 4: ["AVEC", "VISA", "ABRI"]},
            False,
            "Tu crois résoudre une grille sans solution.",
        ),
        (ECHELLE, {3: IMPASSES[3]}, False, "Le dictionnaire n'a pas de mot pour un des slots et tu réussis."),
    ]:
        assert success_of(workshop.solve_with_lcv(drawing, dictionary)) is expected, why


def check_order(workshop):
    """The word that eliminates the fewest others is tried first."""
    for drawing, dictionary, letter, place in [(EQUERRE, EN_R, "R", 2), (CROIX, EN_O, "O", 1)]:
        seen = workshop.solve_with_lcv(drawing, dictionary)
        assert success_of(seen["bilan"]), "Tu ne trouves pas de solution à une grille qui en a."
        assert "dictionnaire modifié" not in seen, "Ta fonction modifie le dictionnaire qu'on lui donne."
        assert "grille modifiée" not in seen, "Ta fonction modifie la grille qu'on lui donne."
        # Une recherche dont on n'a pas pu voir les mots a le bénéfice du doute.
        found = letter if seen["mots"] is None else seen["mots"][0][place]
        assert found == letter, "Le premier mot que tu essaies n'est pas celui qui élimine le moins de mots."
    seen = workshop.solve_with_lcv(CROIX, {4: EN_O[4], 3: ["EPI", "UNE"]})
    assert not success_of(seen["bilan"]), "Tu crois résoudre une grille qui n'a pas de solution."


def test_succes(with_help):
    """Ta fonction trouve une solution quand il y en a une, et seulement alors."""
    with_help(check_success, {})


def test_ordre(with_help):
    """Ta fonction essaie d'abord les mots qui éliminent le moins de mots chez les voisins."""
    with_help(check_order, ELIMINES, watching=True)
