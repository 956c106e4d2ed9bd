"""benchmark_solver(solver, word_list, sample_size, seed) : le bilan de parties contre des secrets tirés au hasard."""

import pytest

WON = {"CRANE": 2, "FLEUR": 2, "MONDE": 4, "PISTE": 6, "VAGUE": 2}
LOST = ["YACHT", "ZEBRA", "HYPER"]


@pytest.fixture
def report(student, require):
    """The report of a copy, in the form that the subject asks for; what more is in it does not matter."""
    keys = ("n_games", "n_won", "win_rate", "avg_guesses", "worst_case", "guess_distribution")

    def asked(*args):
        given = student.benchmark_solver(*args)
        require((type(given) is dict, "benchmark_solver ne renvoie pas un dictionnaire."))
        require((set(keys) <= set(given), "benchmark_solver oublie une clé de son dictionnaire."))
        counts = given["guess_distribution"]
        require((type(counts) is dict, "guess_distribution n'est pas un dictionnaire."))
        counts = {rounds: games for rounds, games in counts.items() if games}  # zeros may be there
        return {key: given[key] for key in keys} | {"guess_distribution": counts}

    return asked


def test_bilan(report, player, like):
    """Ta fonction fait le bon bilan des parties gagnées et perdues."""
    assert report(player(f"Regle({WON})"), list(WON), 5) == like(
        {
            "n_games": 5, "n_won": 5, "win_rate": 100, "avg_guesses": 3.2, "worst_case": 6,
            "guess_distribution": {2: 3, 4: 1, 6: 1},
        }
    )  # fmt: skip
    assert report(player(f"Regle({WON})"), [*WON, *LOST], 50) == like(
        {
            "n_games": 8, "n_won": 5, "win_rate": 62.5, "avg_guesses": 3.2, "worst_case": 6,
            "guess_distribution": {2: 3, 4: 1, 6: 1},
        }
    )  # fmt: skip


def test_aucune_victoire(report, player, like):
    """Ta fonction donne None pour ce qui n'existe pas quand aucune partie n'est gagnée, et fait le bon bilan sinon."""
    assert report(player("Regle({'YACHT': 4})"), LOST, 3) == like(
        {
            "n_games": 3, "n_won": 1, "win_rate": 100 / 3, "avg_guesses": 4, "worst_case": 4,
            "guess_distribution": {4: 1},
        }
    )  # fmt: skip
    assert report(player("Regle({})"), LOST, 3) == like(
        {
            "n_games": 3, "n_won": 0, "win_rate": 0, "avg_guesses": None, "worst_case": None,
            "guess_distribution": {},
        }
    )  # fmt: skip


def test_secrets(student, player, word_list, require):
    """Ta fonction joue contre des secrets différents, tirés dans la liste, autant qu'on lui en demande."""
    for arguments, number in [((word_list, 20, 1), 20), ((word_list,), 100), ((word_list[:30], 50, 1), 30)]:
        solver = player("Devin()")
        student.benchmark_solver(solver, *arguments)
        secrets = solver.secrets()
        # Twenty words of 297, drawn at random, are the first ones with probability 1e-31.
        drawn = number == 30 or set(secrets) != set(word_list[:number])
        require(
            (len(secrets) == number, "benchmark_solver ne joue pas le bon nombre de parties."),
            (set(secrets) <= set(arguments[0]), "benchmark_solver joue contre un mot hors de la liste."),
            (len(set(secrets)) == number, "benchmark_solver joue deux fois contre le même secret."),
            (drawn, "benchmark_solver ne tire pas les secrets au hasard."),
        )


def test_graine(student, player, word_list, like, require):
    """La même graine redonne les mêmes parties, une autre en donne d'autres, et la liste n'est pas modifiée."""

    def play(*arguments):
        solver = player("Chanceux()")
        after = student.after("benchmark_solver", solver, list(word_list), *arguments)
        require((after[1] == like(word_list), "benchmark_solver modifie la liste."))
        report = student.benchmark_solver(player("Chanceux()"), word_list, *arguments)
        return solver.secrets(), report["guess_distribution"]

    first, again, other = play(40, 7), play(40, 7), play(40, 8)
    # The same 40 words of 297 twice: below 1e-50. Each of 40 games wins in 1 to 6 guesses: always the same number
    # with probability (1/6)^39.
    require(
        (first[0] == again[0], "benchmark_solver ne tire pas les mêmes secrets avec la même graine."),
        (
            first[1] == again[1],
            "La même graine ne redonne pas les mêmes parties d'un solveur qui joue au hasard.",
        ),
        (len(first[1]) > 1, "benchmark_solver remet la graine avant chaque partie."),
        (
            set(first[0]) != set(other[0]),
            "benchmark_solver tire les mêmes secrets quelle que soit la graine.",
        ),
        (play(40) == play(40, 42), "La graine par défaut de benchmark_solver n'est pas 42."),
    )
