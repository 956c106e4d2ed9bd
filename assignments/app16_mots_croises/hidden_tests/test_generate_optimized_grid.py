"""generate_optimized_grid(rows, cols, target_intersections) : une grille bien faite, avec beaucoup de croisements."""

import re
from collections import Counter

import pytest

# Le nombre moyen de croisements d'une grille de 7 sur 7, selon le nombre de cases noires mises au hasard.
AU_HASARD = {8: 35.8, 9: 34.1, 10: 32.4, 11: 30.8, 12: 29.1}


@pytest.fixture
def generated(workshop):
    """Makes a grid; gives its rows, its slots and its cells by how many slots they are in."""

    def make(*sizes):
        grid = workshop.generate_optimized_grid(*sizes)
        assert type(grid) is dict, f"generate_optimized_grid renvoie un objet {grid} au lieu d'une grille."
        lines, slots = grid["lignes"], grid["slots"]
        cells = {(r, c): 0 for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == "."}
        for cell in (cell for *_start, slot in slots for cell in slot):
            cells[cell] = cells.get(cell, 0) + 1
        return grid, cells

    return make


def runs(lines):
    """The slots that a drawing has."""
    across = [[(r, c) for c in range(*span)] for r, line in enumerate(lines) for span in spans(line)]
    columns = ["".join(column) for column in zip(*lines, strict=True)]
    return across + [
        [(r, c) for r in range(*span)] for c, column in enumerate(columns) for span in spans(column)
    ]


def spans(line):
    return [found.span() for found in re.finditer(r"\.{2,}", line)]


def test_regles(generated):
    """Ta grille a la bonne taille, 15 à 25 % de cases noires, et chaque slot en croise un autre."""
    for rows, cols, *target in [(7, 7), (7, 7, 20), (11, 4), (4, 11, 25), (6, 9)]:
        grid, cells = generated(rows, cols, *target)
        lines, slots = grid["lignes"], grid["slots"]
        assert (len(lines), len(lines[0])) == (rows, cols), "Ta grille n'a pas la taille demandée."
        aim = f", quand on vise {target[0]} croisements" if target else ""
        assert 15 * rows * cols <= 100 * grid["noires"], (
            f"Moins de 15 % des cases de ta grille sont noires{aim}."
        )
        assert 100 * grid["noires"] <= 25 * rows * cols, (
            f"Plus de 25 % des cases de ta grille sont noires{aim}."
        )
        assert slots, "Ta grille n'a aucun slot."
        assert {direction for _number, direction, *_rest in slots} == {"H", "V"}, (
            'Les slots de ta grille ne sont pas dans les deux directions, "H" et "V".'
        )
        assert min(len(slot) for *_start, slot in slots) >= 2, "Un slot de ta grille n'a qu'une case."
        same = sorted(sorted(slot) for *_start, slot in slots) == sorted(map(sorted, runs(lines)))
        assert same, "Les slots ne sont pas toutes les suites de cases blanches, aussi longues que possible."
        assert len({number for number, *_rest in slots}) == len(slots), "Deux slots ont le même numéro."
        crossed = [any(cells[cell] == 2 for cell in slot) for *_start, slot in slots]
        sound = all(cells.values()) and all(crossed)
        assert sound, "Une case blanche n'est dans aucun slot, ou un slot n'en croise aucun autre."


def test_croisements(generated):
    """Tes grilles de 7 sur 7 ont plus de croisements que des grilles au hasard qui ont autant de cases noires."""
    gains, numbers = [], []
    # Le gain d'une grille au hasard est nul en moyenne, avec un écart-type de 2 ; celui de la meilleure de dix dépasse 3.
    # Trois grilles suffisent le plus souvent ; dans le doute, on en regarde jusqu'à vingt.
    while len(gains) < 3 or (len(gains) < 20 and -1 < sum(gains) / len(gains) < 2.5):
        grid, _cells = generated(7, 7)
        assert grid["noires"] in AU_HASARD, "Il faut 15 à 25 % de cases noires pour comparer les croisements."
        covered = Counter(cell for run in runs(grid["lignes"]) for cell in run)
        numbers.append(sum(count == 2 for count in covered.values()))
        gains.append(numbers[-1] - AU_HASARD[grid["noires"]])
    modest = all(20 <= number <= 30 for number in numbers)  # 20 à 30 : l'autre bon choix
    assert modest or sum(gains) >= len(gains), (
        "Tes grilles n'ont pas plus de croisements que des grilles au hasard."
    )
