"""SimpleFilterSolver : joue au hasard parmi les mots encore possibles."""


def test_mots_possibles(check_games, words):
    """Ton solveur ne joue que des mots encore possibles, jusqu'à trouver le secret."""
    check_games("SimpleFilterSolver", words, words * 3, which_reply=True)


def test_fin_de_partie(check_games, rhymes):
    """Ton solveur s'arrête après six mots, ou quand plus aucun mot n'est possible."""
    check_games("SimpleFilterSolver", rhymes, ["CALLE"] * 4)
    check_games("SimpleFilterSolver", ["SIROP", "SALON"], ["BUCHE", "SIROP", "BUCHE"])
    check_games("SimpleFilterSolver", ["SIROP"], ["SIROP"])


def test_hasard_et_liste_intacte(banc, rhymes, like, require):
    """Ton solveur tire au hasard, chaque mot ayant sa chance, et ne modifie pas la liste."""
    few = rhymes[:4]
    intact = banc.liste_apres("SimpleFilterSolver", few, "CALLE") == like([few, few])
    games = banc.joue("SimpleFilterSolver", few, [few[3]] * 80)
    firsts = [guesses[0] for guesses in games]
    pairs = {(guesses[0], guesses[1]) for guesses in games if len(guesses) > 1}
    # A word is never first: 4 x (3/4)^80 < 1e-9. More than 50 times: 4 x P(B(80, 1/4) > 50) < 1e-10. Always the same
    # word after each of the first ones, about 20 times each: below 1e-20.
    require(
        (intact, "solve modifie la liste du solveur."),
        (len(set(firsts)) > 1, "solve joue toujours le même premier mot."),
        (set(firsts) == set(few), "solve ne joue jamais certains des mots en premier."),
        (max(map(firsts.count, few)) <= 50, "solve joue certains mots plus souvent que d'autres."),
        (len(pairs) > 3, "solve joue toujours le même mot après le premier."),
    )
