"""A whole copy in a functional style: lambdas, map, filter, reduce, partial application and caches."""

import functools
import itertools
import operator
import random
import string


@functools.lru_cache
def charger_mots():
    with open("mots.txt", encoding="utf-8") as f:
        return tuple(map(str.strip, f))


mots5 = list(filter(lambda m: len(m) == 5, charger_mots()))

appartient = lambda c, s: any(map(functools.partial(operator.eq, c), s))
mot_aleatoire = lambda L: L[random.randrange(len(L))]
valide = functools.lru_cache(maxsize=None)(lambda mot: mot in mots5)
symbole = lambda mot: lambda m, p: p if m == p else "*" if p in mot else "_"
reponse = functools.lru_cache(maxsize=None)(lambda mot, prop: "".join(map(symbole(mot), mot, prop)))
possibles = lambda L, proposition, rep: [m for m in L if reponse(m, proposition) == rep]
numero_lettre = lambda c: string.ascii_lowercase.find(c)
heuristique = lambda C, mot: sum(itertools.starmap(lambda j, c: C[numero_lettre(c)][j], enumerate(mot)))
compter = lambda L: [[n(c, j) for j in range(5)] for n in [effectif(L)] for c in string.ascii_lowercase]


def effectif(L):
    cases = functools.reduce(ajouter, itertools.chain.from_iterable(map(enumerate, L)), {})
    return lambda c, j: cases.get((j, c), 0)


def ajouter(cases, case):
    cases[case] = cases.get(case, 0) + 1
    return cases


def meilleure_proposition(L):
    return max(L, key=functools.partial(heuristique, compter(L)), default=None)


def jeu():
    mot = mot_aleatoire(mots5)
    saisies = iter(functools.partial(input, "mot : "), mot)
    lignes = map(lambda s: reponse(mot, s) if valide(s) else "hors dictionnaire", saisies)
    coups = sum(map(lambda ligne: print(ligne) or ligne != "hors dictionnaire", lignes))
    print("succès,", coups + 1, "coups")


def partie(choisir, repondre):
    def coups(L):
        while L:
            p = choisir(L)
            rep = repondre(p)
            yield p, rep
            L = [] if rep == p else possibles(L, p, rep)

    return list(coups(mots5))


def resolution():
    coups = partie(mot_aleatoire, lambda p: input(p + " : "))
    print("mot trouvé" if operator.eq(*coups[-1]) else "réponses impossibles")
    return len(coups)


resolution2 = lambda mot: len(partie(mot_aleatoire, functools.partial(reponse, mot)))
resolution3 = lambda mot: len(partie(meilleure_proposition, functools.partial(reponse, mot)))
moyenne = lambda joueur: lambda n: sum(joueur(mot_aleatoire(mots5)) for _ in range(n)) / n
nombre_coups = moyenne(resolution2)
nombre_coups3 = moyenne(resolution3)
