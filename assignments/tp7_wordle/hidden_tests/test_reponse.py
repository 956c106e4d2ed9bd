"""reponse(mot, proposition) : la lettre si elle est bien placée, * si elle est ailleurs dans le mot, _ sinon."""


def test_exemples(student):
    """Ta fonction donne la bonne réponse sur des cas choisis."""
    cases = {
        ("arbre", "heure"): "_*_re",  # the example of the subject
        ("tapis", "tapis"): "tapis",
        ("blond", "tarif"): "_____",
        ("blanc", "bijou"): "b____",
        ("rouge", "finie"): "____e",
        ("carte", "trace"): "****e",
    }
    student.gives("reponse", [*cases], [*cases.values()])


def test_lettres_repetees(student, reference):
    """Ta fonction juge chaque lettre seule, même si le mot ou la proposition a deux fois la même."""
    pairs = [
        ("brave", "arbre"), ("virer", "bleue"), ("tueur", "errer"), ("seine", "memes"), ("etame", "eleve"),
        ("arbre", "brave"), ("bleue", "virer"), ("errer", "tueur"), ("memes", "seine"), ("eleve", "etame"),
        ("balle", "laide"), ("laide", "balle"), ("annee", "nuage"), ("terre", "entre"), ("tarte", "tatin"),
    ]  # fmt: skip
    student.agrees_with(reference, "reponse", pairs)


def test_mots_au_hasard(student, reference, word_pairs):
    """Ta fonction répond comme le corrigé sur 150 paires de mots."""
    student.agrees_with(reference, "reponse", word_pairs)
