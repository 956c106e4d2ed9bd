"""The checks of TP7's hidden suite as nbgrader test cells: same inputs, same number of games, in asserts.

A kernel has run the copy once, beside the whole list: the tiny lists take the place of `mots5` for a moment.
"""

from __future__ import annotations

TOOLS = r'''
import builtins as _builtins, contextlib as _contextlib, io as _io, random as _random, re as _re
import numpy as _np
from collections import Counter as _Counter

_MOTS = [_m for _m in open("mots.txt", encoding="utf-8").read().split() if len(_m) == 5]
_PETIT = ["pleut", "balle", "pince", "dalle", "malle", "pelle", "salle", "pince", "canne"]
_NOTE = ["mater", "jugee", "poser", "diner", "jugee", "juger", "lever", "voter", "durer"]
_rng = _random.Random(20)
_PAIRES = [(_rng.choice(_MOTS), _rng.choice(_MOTS)) for _ in range(150)]
_LISTES = [_rng.sample(_MOTS, _n) for _n in (1, 2, 3, 4, 6, 8, 10, 12)]
_LISTES += [[*_LISTES[3], _LISTES[3][0]], _LISTES[5] + _LISTES[5][2:5]]

def _reponse(mot, proposition):
    return "".join(p if p == m else "*" if p in mot else "_" for m, p in zip(mot, proposition))

def _compter(L):
    C = [[0] * 5 for _ in range(26)]
    for mot in L:
        for j in range(5):
            C[ord(mot[j]) - 97][j] += 1
    return C

def _score(C, mot):
    return sum(C[ord(mot[j]) - 97][j] for j in range(5))

def _meilleurs(L):
    C = _compter(L)
    scores = [_score(C, mot) for mot in L]
    return [mot for mot, score in zip(L, scores) if score == max(scores)]

def _entier(n):
    return n is not None and not isinstance(n, bool) and n == int(n)

def _serre(texte):
    return _re.sub(r"[\s'\",;|\[\]()-]", "", texte).lower()

@_contextlib.contextmanager
def _dans(monde):
    """The student's mots5 is this tiny list for a moment."""
    avant = globals()["mots5"]
    globals()["mots5"] = list(monde)
    try:
        yield
    finally:
        globals()["mots5"] = avant

def _jouer(f, repondre):
    """Call f, its input() answered by repondre(what was printed since): what it printed, its value, its turns."""
    dit, tours, lu = _io.StringIO(), 0, 0
    def _input(invite=""):
        nonlocal tours, lu
        dit.write(str(invite))
        nouveau, lu, tours = dit.getvalue()[lu:], len(dit.getvalue()), tours + 1
        mot = repondre(nouveau, tours)
        if mot is None:
            raise EOFError
        dit.write("\n")
        return mot
    vrai, _builtins.input = _builtins.input, _input
    try:
        with _contextlib.redirect_stdout(dit):
            rendu = f()
    finally:
        _builtins.input = vrai
    return dit.getvalue(), rendu, tours
'''

APPARTIENT = """
_cas = [("a", "abc"), ("b", "abc"), ("c", "abc"), ("d", "abc"), ("a", ""), ("a", "a"), ("b", "a")]
_cas += [("s", "ananas"), ("n", "ananas"), ("o", "ananas")] + [(c, "abracadabrant") for c in "abcdefnrt"]
for c, s in _cas:
    assert isinstance(appartient(c, s), (bool, _np.bool_)) and appartient(c, s) == (c in s)
"""

MOTS5 = """
_attendus, _trouves = _Counter(_MOTS), _Counter(list(mots5))
assert len(mots5) > 0 and all(isinstance(m, str) and len(m) == 5 for m in mots5)
assert not _trouves - _attendus and not set(_attendus) - set(_trouves)
assert len(mots5) in (len(_attendus), sum(_attendus.values()))
"""

MOT_ALEATOIRE = """
_tirages = _Counter(mot_aleatoire(["blanc", "rouge", "jaune"]) for _ in range(600))
assert len(_tirages) == 3 and all(abs(n / 600 - 1 / 3) < 0.14 for n in _tirages.values())
with _dans(_PETIT):
    for L in (["arbre"], ["blanc", "rouge"], [c * 5 for c in "abcdefghijklmnop"]):
        tires = {mot_aleatoire(L) for _ in range(60)}
        assert tires <= set(L)
        assert len(L) == 1 or not (tires <= set(L[len(L) // 2:]) or tires <= set(L[:(len(L) + 1) // 2]))
assert mot_aleatoire(["arbre"]) == "arbre"
try:
    mot_aleatoire([])
except Exception:
    pass
else:
    raise AssertionError
"""

VALIDE = """
_cas = ["arbre", "adore", "heure", "bonjour", "abri", "abcde", "arbr", "arbres", ""] + _rng.sample(_MOTS, 18)
for mot in _cas + [m[::-1] for m in _cas[-8:]]:
    assert isinstance(valide(mot), (bool, _np.bool_)) and valide(mot) == (mot in _MOTS)
"""

REPONSE = """
assert reponse("arbre", "heure") == "_*_re" and reponse("rouge", "finie") == "____e"
_doubles = [("tapis", "tapis"), ("blond", "tarif"), ("blanc", "bijou"), ("carte", "trace")]
_doubles += [("brave", "arbre"), ("virer", "bleue"), ("tueur", "errer"), ("seine", "memes"), ("etame", "eleve")]
_doubles += [("balle", "laide"), ("laide", "balle"), ("annee", "nuage"), ("terre", "entre"), ("tarte", "tatin")]
for mot, proposition in _doubles + [(b, a) for a, b in _doubles[:5]] + _PAIRES:
    assert reponse(mot, proposition) == _reponse(mot, proposition)
"""

JEU = """
_mots = sorted(set(_PETIT))
def _partie(essais):
    dit, _rendu, tours = _jouer(jeu, lambda dit, tour: essais[tour - 1] if tour <= len(essais) else None)
    assert tours > 0 and essais[tours - 1] in _mots and essais[tours - 1] not in essais[: tours - 1]
    return dit, essais[:tours]

with _dans(_PETIT):
    for _ in range(11):
        dit, poses = _partie([mot for mot in _rng.sample(_mots, len(_mots)) for _ in range(3)])
        dit = _serre(dit)
        for mot in poses[:-1]:
            _avant, vu, dit = dit.partition(_reponse(poses[-1], mot))
            assert vu
    for invalide in ("page", "bonjour", "peine", "peine"):
        _ordre = _rng.sample(_mots, len(_mots))
        dit, poses = _partie([invalide, _ordre[0], invalide, *_ordre[1:]])
        lignes = [_serre(ligne) for ligne in dit.splitlines()]
        assert invalide == "bonjour" or not any(_reponse(poses[-1], invalide) in ligne for ligne in lignes)
    assert len({_partie(_mots)[1][-1] for _ in range(15)}) > 1
"""

POSSIBLES = """
_L = ["tigre", "linge", "poire", "merle", "arbre", "heure", "zebre"]
_cas = [(_L, "heure", "_*_re"), (_L, "heure", "heure"), (_L, "linge", "*i*ge")]
_cas += [(["brave", "arbre", "barre"], "arbre", "*r**e"), (["brave", "arbre", "barre"], "barre", "ba*re")]
for _n in (1, 2, 3, 5, 8, 12, 20, 30, 4, 6, 9, 14, 22):
    _mots = _rng.sample(_MOTS, _n) + (["arbre", "arbre"] if _n % 2 == 0 else [])
    _essai = _rng.choice(_mots)
    _cas.append((_mots, _essai, _reponse(_rng.choice(_mots), _essai)))
for L, proposition, rep in _cas:
    _attendus, copie = [m for m in L if _reponse(m, proposition) == rep], list(L)
    assert list(possibles(copie, proposition, rep)) == _attendus and copie == L
"""

RESOLUTION = """
def _deviner(secret, mensonge=None):
    proposes = []
    def repondre(dit, tour):
        proposes.append([m for m in _re.findall("[a-z]+", dit.lower()) if m in _PETIT][-1])
        if mensonge:
            return mensonge if tour == 1 else None
        assert tour < 9
        return _reponse(secret, proposes[-1])
    dit, rendu, tours = _jouer(resolution, repondre)
    return proposes, dit, rendu

with _dans(_PETIT):
    _restes = set()
    for secret in ["balle", "canne", "dalle", "pelle", "malle", "pleut", "salle", "balle", "dalle", "malle", "salle"]:
        proposes, dit, rendu = _deviner(secret)
        assert secret in dit and len(set(proposes)) == len(proposes) and _entier(rendu)
        assert proposes[-1] != secret or rendu == len(proposes)
        _restes |= {rendu - len(proposes)} if proposes[-1] != secret else set()
    assert _restes <= {0} or _restes <= {1}
    for faux in ("*****", "_____"):
        with _contextlib.suppress(EOFError):
            assert _deviner("malle", faux)[1].strip()
    for _ in range(4):
        assert "pince" in _deviner("pince")[1]
"""

RESOLUTION2 = """
with _dans(_PETIT):
    for mot in sorted(set(_PETIT) - {"pince"}):
        assert all(_entier(n) and 1 <= n <= 5 for n in (resolution2(mot) for _ in range(3)))
    assert {resolution2("canne") for _ in range(180)} in ({1, 2}, {1})
    _trouves = {resolution2("malle") for _ in range(60)}
    assert len(_trouves) >= 3 and all(1 <= n <= 5 for n in _trouves)
    assert {resolution2("pince") for _ in range(10)} <= {1, 2}
"""

NOMBRE_COUPS = """
with _dans(_PETIT):
    bas, haut = (2.0, 2.88) if 2 in [resolution2("canne") for _ in range(20)] else (1.39, 2.33)
    assert bas <= nombre_coups(250) <= haut
    assert all(_entier(m) and 1 <= m <= 5 for m in (nombre_coups(1) for _ in range(6)))
    _moyennes = [nombre_coups(3) for _ in range(28)]
    assert all(1 <= m <= 5 and _entier(round(3 * m, 9)) for m in _moyennes)
    assert not all(_entier(m) for m in _moyennes)
"""

NUMERO_LETTRE = """
for i, c in enumerate("abcdefghijklmnopqrstuvwxyz"):
    assert numero_lettre(c) == i
"""

COMPTER = """
_listes = [["arbre"], ["zebre", "zones"], ["arbre", "heure", "herbe"], ["annee", "terre", "elles"]]
for L in [*_listes, *_LISTES, ["arbre", "arbre"], ["adore", "tapis", "adore", "adore"]]:
    C = _np.asarray(compter(L))
    assert C.shape == (26, 5) and (C == _np.array(_compter(L))).all()
"""

HEURISTIQUE = """
_listes = [["arbre"], ["arbre", "heure", "herbe"], ["annee", "terre", "elles", "etete"]]
_cas = [(L, mot) for L in [*_listes, ["zones", "baies", "seize", "zebus", "zones"]] for mot in L]
for L, mot in _cas + [(L, mot) for L, (mot, _autre) in zip(_LISTES, _PAIRES)]:
    assert heuristique(compter(L), mot) == _score(_compter(L), mot)
"""

MEILLEURE_PROPOSITION = """
_listes = [["tapis"], ["heure", "arbre", "herbe"], ["arbre", "heure", "herbe"], ["arbre", "herbe", "heure"]]
for L in [*_listes, ["zebus", "zones", "fumer", "zonez"], *_LISTES]:
    assert meilleure_proposition(list(L)) in _meilleurs(L)
with _contextlib.suppress(ValueError):
    assert meilleure_proposition([]) is None
"""

RESOLUTION3 = """
_mots = ["juger", "durer", "voter", "diner", "lever", "mater", "poser"]
with _dans(_NOTE):
    for _ in range(2):
        assert [resolution3(mot) for mot in _mots] in ([1, 2, 2, 3, 3, 3, 3], [1, 1, 2, 2, 2, 2, 2])
    assert [resolution3(mot) for mot in ("juger", "jugee", "diner")] in ([1, 2, 3], [1, 1, 2])
"""

NOMBRE_COUPS3 = """
with _dans(_NOTE):
    _coups, _trouves = {resolution3(mot) for mot in set(_NOTE)}, {nombre_coups3(1) for _ in range(45)}
    assert _trouves <= _coups and len(_trouves) > 1
    _moyennes = [nombre_coups3(3) for _ in range(20)]
    assert all(min(_coups) <= m <= max(_coups) and _entier(round(3 * m, 9)) for m in _moyennes)
    assert not all(_entier(m) for m in _moyennes)
"""

CHECKS = {name.lower(): text for name, text in dict(globals()).items() if name.isupper() and name != "TOOLS"}
