"""Le verdict : chaque question, les exemples du sujet, et l'exécution du carnet du début à la fin."""

from __future__ import annotations

import ast
import builtins
import difflib
import sys
import types
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from grader.beside.carnet import (
    Cellule,
    est_vide,
    noms_lies,
    noms_utilises,
    python,
    serre,
)
from grader.beside.execution import CELLULE, Saisie, lieu, racontee
from grader.beside.exemples import Espace, Essai, deroule_cellule, exemples, fonction_vide
from grader.sandbox.elsewhere import leave, stand_in

SUJET: dict[str, Any] = {"titre": "", "nom": "", "questions": [], "donne": {}}  # écrit par `bareme release`

MONTRES = 8  # problèmes, au plus
AUTOUR = {"display", "get_ipython", "In", "Out", "exit", "quit", "__name__", "__file__", "__doc__", "_", "__"}
A_NOUS = {"verifier", "validation", "verifie", "depart"}


class Verification:
    """Un carnet que l'on vérifie ; sans ses cellules, ce qui est en mémoire."""

    def __init__(self, cellules: Sequence[Cellule] = (), espace: Espace | None = None) -> None:
        self.codes = {rang: texte for rang, (genre, texte) in enumerate(cellules, 1) if genre == "code"}
        self.textes = [serre(texte) for genre, texte in cellules if genre != "code"]
        self.vivant = espace is not None
        self.module = types.ModuleType("__main__")
        self.espace: Espace = self.module.__dict__
        self.espace.update(espace if espace is not None else {"display": _rien, "get_ipython": _rien})
        self.illisibles: dict[int, str] = {}
        self.arbres = dict(self._arbres())
        self.soucis: dict[str, str] = {}  # ce qui ne va pas, et le nom ou la cellule
        self.remarques: list[str] = []
        self.erreurs: dict[int, BaseException] = {}
        self.essais: dict[str, tuple[int, list[Essai]]] = {}

    def _arbres(self) -> Iterator[tuple[int, ast.Module]]:
        for rang, code in self.codes.items():
            try:
                arbre = ast.parse(python(code), CELLULE.format(rang))
            except (SyntaxError, ValueError) as erreur:
                self.illisibles[rang] = f"{lieu(erreur, rang)}\u00a0: {racontee(erreur)}"
                continue
            arbre.body = [un for un in arbre.body if not _a_nous(un)]
            yield rang, arbre

    # -- du début à la fin ------------------------------------------------------------------------------------

    def deroule(self) -> None:
        """Exécute les cellules dans l'ordre, comme « Redémarrer le noyau et tout exécuter »."""
        du_sujet = {serre(essai): essai for question in SUJET["questions"] for essai in question["essais"]}
        avant, sys.modules["__main__"] = sys.modules["__main__"], self.module
        stand_in([question["nom"] for question in SUJET["questions"]])
        try:
            for rang, arbre in self.arbres.items():
                essai = du_sujet.get(serre(self.codes[rang]))
                tot = essai is not None and self._trop_tot(rang)
                if essai is not None and tot:
                    self.soucis.setdefault(tot, self._nom_absent(rang, tot, f"cellule {rang}"))
                elif essai is not None:
                    self.essais[essai] = exemples(essai, self.espace, rang)
                elif erreur := deroule_cellule(arbre, self.espace, rang):
                    self.erreurs[rang] = erreur
        finally:
            sys.modules["__main__"] = avant
            leave()
        for rang, erreur in self.erreurs.items():
            self._note(rang, erreur)
        for rang, phrase in self.illisibles.items():
            self.soucis[str(rang)] = phrase
        for rang, arbre in self.arbres.items():
            for nom in sorted(noms_utilises(ast.unparse(arbre)) - self._connus()):
                ailleurs = f"{self._cellule(rang)} utilise «\u00a0{nom}\u00a0»"
                self.soucis.setdefault(nom, f"{ailleurs}, qui n'est défini nulle part{self._reprends(nom)}")

    def _trop_tot(self, rang: int) -> str:
        """Une question dont la cellule montre des exemples, et dont la réponse vient plus bas."""
        noms = noms_utilises(python(self.codes[rang])) - set(self.espace)
        demandes = (un["nom"] for un in SUJET["questions"] if un["nom"] in noms)
        return next((nom for nom in demandes if any(ou > rang for ou, _un in self._definitions(nom))), "")

    def _note(self, rang: int, erreur: BaseException) -> None:
        nom = erreur.name if type(erreur) is NameError else ""
        attendues = [] if nom else self._attendues(noms_utilises(ast.unparse(self.arbres[rang])))
        if attendues:
            self.remarques.append(f"{self._cellule(rang)} attend {attendues[0]}, qui reste à écrire")
        elif isinstance(erreur, Saisie):
            self.remarques.append(
                f"{self._cellule(rang)} {racontee(erreur)}\u00a0: mets un # devant avant de rendre"
            )
        elif nom:
            self.soucis.setdefault(nom, self._nom_absent(rang, nom, lieu(erreur, rang)))
        else:
            self.soucis[str(rang)] = f"{lieu(erreur, rang)}\u00a0: {racontee(erreur)}"

    def _nom_absent(self, rang: int, nom: str, place: str) -> str:
        ou = [
            autre for autre, arbre in self.arbres.items() if nom in set().union(*map(noms_lies, arbre.body))
        ]
        if any(autre > rang for autre in ou):
            plus_bas = next(autre for autre in ou if autre > rang)
            return (
                f"{place}\u00a0: «\u00a0{nom}\u00a0» n'est défini que plus bas ({self._cellule(plus_bas)})\u00a0; "
                "change l'ordre des cellules"
            )
        if ou == [rang]:
            return f"{place}\u00a0: «\u00a0{nom}\u00a0» est utilisé avant d'être défini"
        if ou and ou[-1] in self.erreurs:
            return f"{place}\u00a0: «\u00a0{nom}\u00a0» manque, à cause de l'erreur de la {self._cellule(ou[-1])}"
        if ou:
            return f"{place}\u00a0: «\u00a0{nom}\u00a0» n'est pas défini à cet endroit"
        return f"{place}\u00a0: «\u00a0{nom}\u00a0» n'est défini nulle part{self._reprends(nom)}"

    def _reprends(self, nom: str) -> str:
        """Que faire d'un nom que rien ne définit."""
        if any(nom in self.codes[rang] for rang in self.illisibles):
            return " (peut-être dans une cellule qui a une erreur)"
        if nom in SUJET["donne"]:
            return f"\u00a0: une cellule du sujet a disparu, remets-la ({SUJET['donne'][nom]})"
        proche = difflib.get_close_matches(nom, self._connus(), 1, 0.8)
        voulu = f"\u00a0; voulais-tu écrire «\u00a0{proche[0]}\u00a0»\u00a0?" if proche else ""
        return f" dans le carnet (cellule effacée, ou nom changé\u00a0?){voulu}"

    def _connus(self) -> set[str]:
        lies = {nom for arbre in self.arbres.values() for un in arbre.body for nom in noms_lies(un)}
        return lies | set(self.espace) | set(dir(builtins)) | AUTOUR | A_NOUS

    def _cellule(self, rang: int) -> str:
        lignes = [ligne for ligne in self.codes[rang].split("\n") if ligne.strip()]
        debut = next((ligne for ligne in lignes if ligne.strip()[0] not in "#%"), lignes[0] if lignes else "")
        return f"cellule {rang} (`{debut.strip()[:40]}`)"

    # -- une question -----------------------------------------------------------------------------------------

    def question(self, question: dict[str, Any]) -> tuple[bool, list[str]]:
        """Si elle va, et les lignes qui le disent."""
        nom = question["nom"]
        manque = self._manque(question)
        if manque:
            return False, [f"✗ {nom}\u00a0: {manque}"]
        if question["genre"] == "texte":
            return True, [
                f"• {nom}\u00a0: un texte, à relire toi-même"
                if self.vivant
                else f"✓ {nom}\u00a0: tu as répondu"
            ]
        resultats = [self._essaye(essai) for essai in question["essais"]]
        nombre, rates = sum(un for un, _rates in resultats), [un for _n, rates in resultats for un in rates]
        if not rates:
            bons = f"{nombre} exemple{'s' * (nombre > 1)} du sujet sur {nombre}" if nombre else ""
            return True, [f"✓ {nom}\u00a0: {bons or 'réponse écrite, sans exemple à vérifier dans le sujet'}"]
        exemple, phrase = rates[0]
        compte = f"{len(rates)} exemple{'s' * (len(rates) > 1)} sur {max(nombre, len(rates))} à revoir"
        return False, [
            f"✗ {nom}\u00a0: {compte}",
            f"    {exemple}",
            f"    → {phrase}{self._aussi(exemple, nom)}",
        ]

    def _essaye(self, essai: str) -> tuple[int, list[Essai]]:
        if essai not in self.essais:
            self.essais[essai] = exemples(essai, self.espace, 0)
        return self.essais[essai]

    def _aussi(self, exemple: str, nom: str) -> str:
        """Une question d'avant dont l'exemple dépend, si elle ne va pas."""
        noms = self._de_loin({nom, *noms_utilises(exemple)})
        for question in takewhile(lambda un: un["nom"] != nom, SUJET["questions"]):
            if question["nom"] in noms and not self.question(question)[0]:
                absente = self._manque(question) and not self._ecrite(question["nom"])
                suite = "qui reste à écrire" if absente else "à revoir"
                return f" (cet exemple utilise aussi {question['nom']}, {suite})"
        return ""

    def _attendues(self, noms: set[str]) -> list[str]:
        """Les questions sans réponse dont ces noms dépendent."""
        loin = self._de_loin(noms)
        return [
            un["nom"]
            for un in SUJET["questions"]
            if un["nom"] in loin and not self._ecrite(un["nom"]) and self._manque(un)
        ]

    def _ecrite(self, nom: str) -> bool:
        """Si une cellule répond, même mal."""
        return any(not est_vide(un) for _rang, un in self._definitions(nom))

    def _de_loin(self, noms: set[str]) -> set[str]:
        """Ces noms, et ceux qu'ils utilisent, de près ou de loin."""
        vus, suite = set(noms), list(noms)
        while suite:
            nom = suite.pop()
            for _rang, un in self._definitions(nom):
                nouveaux = noms_utilises(ast.unparse(un)) - vus
                vus |= nouveaux
                suite += nouveaux
        return vus

    def _manque(self, question: dict[str, Any]) -> str:
        """Pourquoi il n'y a pas de réponse ; rien quand il y en a une."""
        nom = question["nom"]
        if question["genre"] == "texte":
            return "" if self.vivant or self._repond(question) else "ta réponse reste à écrire"
        if self.vivant:
            absent = nom not in self.espace or self.espace[nom] is ... or fonction_vide(self.espace[nom])
            return "reste à écrire (ou sa cellule n'a pas été exécutée)" if absent else ""
        ecrits = {rang for rang, un in self._definitions(nom) if not est_vide(un)}
        if ecrits and (nom in self.espace or ecrits & set(self.erreurs)):
            return "" if nom in self.espace else f"la {self._cellule(max(ecrits))} s'arrête sur une erreur"
        fautive = [rang for rang in self.illisibles if nom in self.codes[rang]]
        if fautive:
            return f"la {self._cellule(fautive[0])} ne peut pas être lue par Python (voir plus bas)"
        stub = next(iter(self._definitions(nom)), None)
        if stub:
            return f"reste à écrire, {self._cellule(stub[0])}"
        proche = difflib.get_close_matches(
            nom, self._connus() - {un["nom"] for un in SUJET["questions"]}, 1, 0.75
        )
        voulu = f"\u00a0; il y a «\u00a0{proche[0]}\u00a0», est-ce ta réponse\u00a0?" if proche else ""
        return f"aucune cellule ne définit ce nom{voulu}"

    def _definitions(self, nom: str) -> Iterator[tuple[int, ast.stmt]]:
        for rang, arbre in self.arbres.items():
            yield from ((rang, un) for un in arbre.body if nom in noms_lies(un))

    def _repond(self, question: dict[str, Any]) -> bool:
        titre, *consignes = question["textes"]
        for rang, texte in enumerate(self.textes):
            if texte == titre or texte.startswith(titre):
                return any(un and un not in consignes for un in self.textes[rang : rang + 2])
        return False

    # -- tout -------------------------------------------------------------------------------------------------

    def rapport(self) -> dict[str, Any]:
        """Les lignes à lire, et si tout va bien."""
        if not self.vivant:
            self.deroule()
        resultats = [self.question(un) for un in SUJET["questions"]]
        lignes = [
            f"Vérification\u00a0: {SUJET['titre']}",
            *(ligne for _va, un in resultats for ligne in un),
            "",
        ]
        soucis = list(self.soucis.values())
        if self.vivant:
            lignes.append(
                "• l'ordre des cellules n'a pas été vérifié\u00a0: avant de rendre, choisis «\u00a0Redémarrer le noyau et tout exécuter\u00a0»"
            )
        elif not soucis and not self.remarques:
            lignes.append("✓ le carnet s'exécute du début à la fin")
        lignes += [f"✗ {souci}" for souci in soucis[:MONTRES]]
        autres = len(soucis) - MONTRES
        lignes += [f"✗ et {autres} autre{'s' * (autres > 1)}"] if autres > 0 else []
        lignes += [f"• {remarque}" for remarque in self.remarques[:MONTRES]]
        fautes = len(soucis) + sum(not va for va, _lignes in resultats)
        return {"ok": not fautes, "lignes": [*lignes, "", _conclusion(fautes)]}


def _conclusion(fautes: int) -> str:
    if fautes:
        return f"À reprendre\u00a0: {fautes} chose{'s' * (fautes > 1)}. Corrige, puis vérifie encore."
    return "Rien à reprendre. Ces exemples ne prouvent pas que tout est juste\u00a0: essaie aussi les tiens."


def _rien(*_choses: Any, **_options: Any) -> None:
    """Ne montre rien."""


def _a_nous(noeud: ast.stmt) -> bool:
    """Un appel de ce fichier, qui ne se vérifie pas lui-même."""
    if isinstance(noeud, (ast.Import, ast.ImportFrom)):
        noms = [getattr(noeud, "module", None) or "", *(alias.name for alias in noeud.names)]
        return bool(A_NOUS & set(noms))
    appel = noeud.value if isinstance(noeud, ast.Expr) else None
    appele = ast.unparse(appel.func) if isinstance(appel, ast.Call) else ""
    return appele.split(".")[0] in A_NOUS or appele.startswith("verifie_")
