"""The checks of TP7's hidden suite written as nbgrader test cells: one cell of asserts a question."""

from __future__ import annotations

TOOLS = '''
import builtins as _builtins, contextlib as _contextlib, io as _io, random as _random, re as _re
import numpy as _np

_FICHIER = open("mots.txt", encoding="utf-8").read().split()
_MOTS = [_m for _m in _FICHIER if len(_m) == 5]
_MONDE = ["arbre", "heure", "brave", "tarte", "tueur", "errer", "arbre"]
_rng = _random.Random(20)

def _reponse(mot, proposition):
    return "".join(p if p == m else "*" if p in mot else "_" for m, p in zip(mot, proposition))

def _compter(L):
    C = [[0] * 5 for _ in range(26)]
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - 97][j] += 1
    return C

def _note(mot, C):
    return sum(C[ord(mot[j]) - 97][j] for j in range(5))

def _meilleures(L):
    C = _compter(L)
    notes = [_note(m, C) for m in L]
    return {m for m, note in zip(L, notes) if note == max(notes)}

@_contextlib.contextmanager
def _dans(monde):
    """Play in a small world: the student's mots5 for a moment."""
    avant = globals()["mots5"]
    globals()["mots5"] = list(monde)
    try:
        yield
    finally:
        globals()["mots5"] = avant

def _jouer(f, repondre, limite=30):
    """Call f with its input() answered by repondre(text so far); what it printed, what it returned."""
    dit, tours = _io.StringIO(), []
    def _input(invite=""):
        dit.write(str(invite))
        tours.append(1)
        if len(tours) > limite:
            raise EOFError
        mot = repondre(dit.getvalue(), len(tours))
        dit.write("\\n")
        return mot
    vrai, _builtins.input = _builtins.input, _input
    try:
        with _contextlib.redirect_stdout(dit):
            rendu = f()
    finally:
        _builtins.input = vrai
    return dit.getvalue(), rendu, len(tours)
'''

APPARTIENT = """
assert appartient("a", "abc") is True or appartient("a", "abc") == True
for c, s in [("a", "abc"), ("c", "abc"), ("b", "abc"), ("d", "abc"), ("a", ""), ("é", "été")]:
    assert bool(appartient(c, s)) == (c in s) and appartient(c, s) is not None
for _ in range(200):
    s = "".join(_rng.choice("abcde") for _ in range(_rng.randrange(6)))
    c = _rng.choice("abcde")
    assert appartient(c, s) == (c in s)
"""

MOTS5 = """
assert set(mots5) == set(_MOTS)
assert len(mots5) in (len(_MOTS), len(set(_MOTS)))
"""

MOT_ALEATOIRE = """
for L in (["arbre", "heure", "brave"], ["tarte"], ["a", "b", "c", "d", "e"]):
    tirages = [mot_aleatoire(L) for _ in range(400)]
    assert set(tirages) == set(L)
    for mot in L:
        attendu = 400 / len(L)
        assert abs(tirages.count(mot) - attendu) <= 6 * (attendu * (1 - 1 / len(L))) ** 0.5
"""

VALIDE = """
for mot, attendu in [("arbre", True), ("bonjour", False), ("zzzzz", False), (_MOTS[-1], True), ("", False)]:
    assert valide(mot) == attendu and valide(mot) is not None
for mot in _rng.sample(_MOTS, 30):
    assert valide(mot) == True and valide(mot[::-1] + "x") == False
"""

REPONSE = """
assert reponse("arbre", "heure") == "_*_re"
assert reponse("brave", "arbre") == "*r**e"
assert reponse("tueur", "errer") == "****r"
assert reponse("arbre", "arbre") == "arbre"
for _ in range(200):
    mot, proposition = _rng.choice(_MOTS), _rng.choice(_MOTS)
    assert reponse(mot, proposition) == _reponse(mot, proposition)
"""

JEU = """
essais = ["zzzzz", "heure", "arbre"]
with _dans(["arbre", "heure"]):
    vus = set()
    for _ in range(12):
        dit, _rendu, tours = _jouer(jeu, lambda texte, tour: essais[tour - 1])
        assert tours in (2, 3)
        vus.add(tours)
    assert vus == {2, 3}
with _dans(["tueur", "tueur"]):
    dit, _rendu, tours = _jouer(jeu, lambda texte, tour: ["errer", "tueur"][tour - 1])
    assert tours == 2
"""

POSSIBLES = """
L = ["arbre", "heure", "brave", "arbre"]
assert list(possibles(L, "heure", "_*_re")) == ["arbre", "arbre"]
assert L == ["arbre", "heure", "brave", "arbre"]
for _ in range(5):
    mot, proposition = _rng.choice(_MOTS), _rng.choice(_MOTS)
    rep = _reponse(mot, proposition)
    attendu = [m for m in _MOTS[:400] if _reponse(m, proposition) == rep]
    assert list(possibles(_MOTS[:400], proposition, rep)) == attendu
"""

RESOLUTION = """
for secret in ("arbre", "tueur", "heure"):
    with _dans(_MONDE):
        def repondre(texte, tour):
            return _reponse(secret, [m for m in _re.findall("[a-z]{5}", texte) if m in _MONDE][-1])
        dit, rendu, tours = _jouer(resolution, repondre)
        assert secret in dit.splitlines()[-1] or secret in dit
        assert rendu is not None and abs(rendu - tours) <= 1
with _dans(["arbre", "heure"]):
    try:
        _jouer(resolution, lambda texte, tour: "zzzzz", limite=3)
    except EOFError:
        pass
"""

RESOLUTION2 = """
with _dans(_MONDE):
    for mot in _MONDE * 2:
        n = resolution2(mot)
        assert n is not None and 0 <= n <= len(set(_MONDE))
with _dans(["arbre", "heure"]):
    assert len({resolution2("arbre") for _ in range(40)}) >= 1
for mot in _rng.sample(_MOTS, 2):
    assert 0 < resolution2(mot) < 40
"""

NOMBRE_COUPS = """
with _dans(["arbre"]):
    assert nombre_coups(3) in (0, 1)
with _dans(["arbre", "heure"]):
    assert 0.5 <= nombre_coups(200) <= 2
    moyennes = [nombre_coups(3) for _ in range(20)]
    assert all(abs(3 * m - round(3 * m)) < 1e-9 for m in moyennes) and len(set(moyennes)) > 1
"""

NUMERO_LETTRE = """
for i, c in enumerate("abcdefghijklmnopqrstuvwxyz"):
    assert numero_lettre(c) == i
"""

COMPTER = """
for L in (["arbre"], ["arbre", "heure", "arbre"], _MOTS[:300]):
    C = _np.asarray(compter(L))
    assert C.shape == (26, 5) and (C == _np.array(_compter(L))).all()
"""

HEURISTIQUE = """
C = compter(_MONDE)
for mot in _MONDE + ["zebre"]:
    assert heuristique(C, mot) == _note(mot, _compter(_MONDE))
"""

MEILLEURE_PROPOSITION = """
for L in (["arbre"], _MONDE, _MOTS[:300], ["heure", "tarte", "tueur"]):
    assert meilleure_proposition(list(L)) in _meilleures(L)
"""

RESOLUTION3 = """
with _dans(_MONDE):
    for mot in _MONDE:
        L, n = list(_MONDE), 0
        while len(set(L)) > 1:
            n += 1
            essai = meilleure_proposition(L)
            L = [m for m in L if _reponse(m, essai) == _reponse(mot, essai)]
        assert resolution3(mot) is not None and n <= resolution3(mot) <= n + 1
"""

NOMBRE_COUPS3 = NOMBRE_COUPS.replace("nombre_coups", "nombre_coups3").replace("resolution2", "resolution3")

CHECKS = {
    "appartient": APPARTIENT,
    "mots5": MOTS5,
    "mot_aleatoire": MOT_ALEATOIRE,
    "valide": VALIDE,
    "reponse": REPONSE,
    "jeu": JEU,
    "possibles": POSSIBLES,
    "resolution": RESOLUTION,
    "resolution2": RESOLUTION2,
    "nombre_coups": NOMBRE_COUPS,
    "numero_lettre": NUMERO_LETTRE,
    "compter": COMPTER,
    "heuristique": HEURISTIQUE,
    "meilleure_proposition": MEILLEURE_PROPOSITION,
    "resolution3": RESOLUTION3,
    "nombre_coups3": NOMBRE_COUPS3,
}
