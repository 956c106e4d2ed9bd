"""Indented with tabs, index moved by hand, letters counted down."""


def heuristique(C, mot):
	somme = 0
	j = 4
	while j >= 0:
		somme = somme + C[numero_lettre(mot[j])][j]
		j = j - 1
	return somme
