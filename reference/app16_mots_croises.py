"""Corrigé d'App 16 : remplir des mots croisés, un problème de satisfaction de contraintes (CSP).

Le vocabulaire :
    case         un couple (ligne, colonne), à partir de 0 ; elle est noire ou blanche
    slot         l'emplacement d'un mot : au moins deux cases blanches qui se suivent sur une ligne (H) ou une
                 colonne (V), entre deux bords ou cases noires ; il se désigne par son numéro `id`
    croisement   la case commune à un slot horizontal et à un slot vertical
    voisins      deux slots qui se croisent
    dictionary   {longueur: liste de mots en majuscules de A à Z, sans accent}
    words        un remplissage, complet ou non : {numéro du slot: mot}
    domaine      les mots que l'on peut encore mettre dans un slot
    nœud         un appel de la recherche : un remplissage, complet ou non, que l'on examine
    LCV          least constraining value : essayer d'abord le mot qui élimine le moins de mots ailleurs

Des choix, énoncés dans le sujet :
    Un slot se retrouve par son numéro et non par son rang dans la liste.
    `count_eliminated_words` compte dans le dictionnaire entier, et non parmi les mots encore compatibles.
    Une case blanche qui n'est dans aucun slot reste vide.
"""

# ruff: noqa: SIM905  a list of words is easier to read as a text
# ruff: noqa: B905  words may be too short for their slot

import random
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, replace
from math import prod

import numpy as np

# Des mots pour essayer, et non une liste de français : 29 n'en sont pas (ROUG, FEUVE, PROGRAMM...).
DICTIONARY = {
    2: "DE LE LA UN ET EN OU NE CE SE IL AU DU SA MA".split(),
    3: "LES DES UNE PAS SUR PAR EUR ELS MER TER AIR EAU FEU NUI OUI ROI LOI VOI FIN BON".split(),
    4: """DANS SOUS PRES LOIN TOUS DEUX VRAI FAUX BIEN AIME DONC VOTE LIRE NOIR BLAN VERT ROUG BLEU GRIS
          JAUN""".split(),
    5: """TOUTE AUTRE VOTRE NOIRE GRAND PETIT FORTS MAJOR SAINT VALOR NOBLE HONTE NUAGE ROUTE FEUVE ORAGE
          LIMBE ARBRE ECRAN BLANC""".split(),
    6: """MOMENT SYSTEM FOREST FONDER NATURE ANIMAL OBJECT SOIREE VOYAGE ETOILE PORTER SAVANT DANGER REGLER
          COUPER PLIANT JARDIN FLEURS LIVRES COULEU""".split(),
    7: """SYSTEME PROJETS DOMAINE LEURREZ FAUCHER LIAISON PAROLES SENTIER ETOILER DAUPHIN HISTOIR SAVANTE
          JALOUSI CREUSER NATUREL POURSUI BROUILL SOUFFLE RUISSEA CHANTER""".split(),
    8: """PROGRAMM VARIABLE FONCTION PROBLEME SOLUTION NATURELS GRANDISS CREATIFS COMPLETE PAROISIE DEFINISS
          CARACTER LONGUEUR OPPOSANT SAVANTES ELEVATIO MONTAGNE INFORMAT REPERTOI STRUCTUR""".split(),
    9: """ALGORITHM VARIABLES SOLUTIONS SQUELETTE NATURELLE COMPLETER HARMONIES PAROISSIE REPERTOIR EVOLUTION
          LANGAGIER COMPLEXES DIFFICILE SECONDAIR""".split(),
    10: """PROGRAMMAT SQUELETTES NATURELLES COMPLETION EVOLUTIONS HARMONIQUE PAROISSIAL REPERTOIRE STRUCTURAL
           OPPOSANTES LANGAGIERS DETERMINER SECONDAIRE RESOLUTION""".split(),
}


# -- la grille ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Slot:
    """L'emplacement d'un mot : numéro, première case, longueur, direction ("H" ou "V"), cases dans l'ordre."""

    id: int
    row: int
    col: int
    length: int
    direction: str
    cells: tuple


@dataclass
class CrosswordGrid:
    """Une grille ; grid[r, c] vaut "#" si la case est noire et None si elle est blanche."""

    rows: int
    cols: int
    black_cells: set
    slots: list

    def __post_init__(self):
        if self.rows < 1 or self.cols < 1:
            raise ValueError("rows, cols : il faut au moins une ligne et une colonne")
        if any(not (0 <= r < self.rows and 0 <= c < self.cols) for r, c in self.black_cells):
            raise ValueError("black_cells : une case noire est hors de la grille")
        if len({slot.id for slot in self.slots}) < len(self.slots):
            raise ValueError("slots : deux slots ont le même numéro")
        self.grid = np.full((self.rows, self.cols), None, dtype=object)
        for cell in self.black_cells:
            self.grid[cell] = "#"

    def is_white(self, r, c):
        """True si la case de la ligne r et de la colonne c est blanche."""
        return (r, c) not in self.black_cells

    def get_intersections(self):
        """Les croisements : [(numéro du slot H, numéro du slot V, (rang dans le mot H, rang dans le mot V))]."""
        found = []
        for across in (slot for slot in self.slots if slot.direction == "H"):
            for down in (slot for slot in self.slots if slot.direction == "V"):
                cell = (across.row, down.col)
                if cell in across.cells and cell in down.cells:
                    found.append((across.id, down.id, (across.cells.index(cell), down.cells.index(cell))))
        return found


def find_slots(rows, cols, black_cells):
    """Les slots d'une grille, numérotés à partir de 0 : ligne par ligne, puis colonne par colonne."""
    lines = [("H", [(r, c) for c in range(cols)]) for r in range(rows)]
    lines += [("V", [(r, c) for r in range(rows)]) for c in range(cols)]
    slots = []
    for direction, line in lines:
        run = []
        for cell in [*line, None]:  # None : le bord, qui ferme la dernière suite
            if cell is not None and cell not in black_cells:
                run.append(cell)
                continue
            if len(run) >= 2:
                slots.append(Slot(len(slots), *run[0], len(run), direction, tuple(run)))
            run = []
    return slots


def grid_from_rows(rows):
    """La grille dessinée ligne par ligne, "#" pour une case noire : grid_from_rows(["#..", "..."])."""
    if len({len(row) for row in rows}) != 1:
        raise ValueError("rows : les lignes n'ont pas toutes la même longueur")
    black_cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
    slots = find_slots(len(rows), len(rows[0]), black_cells)
    return CrosswordGrid(len(rows), len(rows[0]), black_cells, slots)


def create_sample_grid():
    """La grille d'exemple : quatre blocs de 3 sur 3 ; ses slots horizontaux d'abord, de haut en bas."""
    grid = grid_from_rows(["...#..."] * 3 + ["###.###"] + ["...#..."] * 3)
    ordered = sorted(grid.slots, key=lambda slot: (slot.direction, slot.row, slot.col))
    grid.slots = [replace(slot, id=number) for number, slot in enumerate(ordered)]
    return grid


def build_neighbors(grid):
    """Pour chaque numéro de slot, ses voisins : [(numéro du voisin, rang dans le slot, rang dans le voisin)]."""
    neighbors = {slot.id: [] for slot in grid.slots}
    for across, down, (i, j) in grid.get_intersections():
        neighbors[across].append((down, i, j))
        neighbors[down].append((across, j, i))
    return neighbors


def full_domains(grid, dictionary):
    """Pour chaque numéro de slot, tous les mots de sa longueur ; refuse un dictionnaire mal rangé."""
    for length, words in dictionary.items():
        for word in words:
            if len(word) != length or not all("A" <= letter <= "Z" for letter in word):
                raise ValueError(f"dictionary : {word!r} n'est pas un mot de {length} lettres de A à Z")
    return {slot.id: list(dictionary.get(slot.length, [])) for slot in grid.slots}


def display_grid(grid, solution=None, title="Grille de mots croisés"):
    """Dessine la grille, le numéro des slots dans leur première case, et les lettres de {(r, c): lettre}."""
    import matplotlib.pyplot as plt  # ici seulement : le reste marche sans matplotlib

    _figure, ax = plt.subplots(figsize=(0.6 * grid.cols, 0.6 * grid.rows + 0.4))
    for r in range(grid.rows):
        for c in range(grid.cols):
            color = "white" if grid.is_white(r, c) else "black"
            ax.add_patch(plt.Rectangle((c, r), 1, 1, facecolor=color, edgecolor="black"))
            numbers = [str(slot.id) for slot in grid.slots if slot.cells[0] == (r, c)]
            ax.text(c + 0.06, r + 0.06, ",".join(numbers), fontsize=7, ha="left", va="top", color="dimgray")
            letter = (solution or {}).get((r, c), "")
            ax.text(c + 0.5, r + 0.58, letter, fontsize=15, ha="center", va="center")
    ax.set(xlim=(-0.03, grid.cols + 0.03), ylim=(grid.rows + 0.03, -0.03), aspect="equal", title=title)
    ax.axis("off")
    plt.show()


def display_bars(values, title):
    """Dessine une barre par entrée de {nom: nombre}, sur une échelle logarithmique."""
    import matplotlib.pyplot as plt

    _figure, ax = plt.subplots(figsize=(7, 0.45 * len(values) + 0.9))
    bars = ax.barh(list(values), list(values.values()), color="lightgray", edgecolor="black")
    ax.bar_label(bars, padding=3)
    ax.set(xscale="log", xlim=(1, 3 * max(values.values())), xlabel="échelle logarithmique", title=title)
    ax.invert_yaxis()
    plt.show()


# -- les solveurs ------------------------------------------------------------------------------------------


class CrosswordCSP:
    """Le modèle OR-Tools : une variable par slot (le rang de son mot), une par case d'un slot (sa lettre)."""

    def __init__(self, grid, dictionary, all_different=False):
        from ortools.sat.python import cp_model  # ici seulement : le reste marche sans OR-Tools

        self.grid = grid
        domains = full_domains(grid, dictionary)
        self.words_of = {key: list(dict.fromkeys(words)) for key, words in domains.items()}
        self.all_different = all_different
        self.model = cp_model.CpModel()
        self.solver = cp_model.CpSolver()
        self.solver.parameters.num_workers = 1  # un seul : le même résultat à chaque fois
        self.slot_words = {}  # numéro du slot -> variable
        self.cell_letters = {}  # case -> variable, de 0 pour A à 25 pour Z
        self._status = None
        self._create_variables()
        self._add_constraints()

    def _create_variables(self):
        for slot in self.grid.slots:
            if self.words_of[slot.id]:
                last = len(self.words_of[slot.id]) - 1
                self.slot_words[slot.id] = self.model.new_int_var(0, last, f"slot {slot.id}")
            for cell in slot.cells:
                if cell not in self.cell_letters:
                    self.cell_letters[cell] = self.model.new_int_var(0, 25, f"case {cell}")

    def _add_constraints(self):
        """La lettre d'une case est celle du mot choisi : c'est la même pour les deux slots qui s'y croisent."""
        for slot in self.grid.slots:
            words = self.words_of[slot.id]
            if not words:
                self.model.add_bool_or([])  # aucun mot de cette longueur : le modèle est impossible
                continue
            for i, cell in enumerate(slot.cells):
                letters = [ord(word[i]) - ord("A") for word in words]
                self.model.add_element(self.slot_words[slot.id], letters, self.cell_letters[cell])
        if self.all_different:
            lengths = {slot.id: slot.length for slot in self.grid.slots}
            for length in set(lengths.values()):
                ranks = [rank for key, rank in self.slot_words.items() if lengths[key] == length]
                self.model.add_all_different(ranks)

    def solve(self, time_limit=30):
        """True si une solution est trouvée en time_limit secondes au plus."""
        if time_limit <= 0:
            raise ValueError("time_limit : il faut un temps positif")
        self.solver.parameters.max_time_in_seconds = time_limit
        self._status = self.solver.solve(self.model)
        return self._solved()

    def _solved(self):
        return self._status is not None and self.solver.status_name(self._status) in ("OPTIMAL", "FEASIBLE")

    def get_solution(self):
        """Les lettres de la solution, {(r, c): lettre} ; {} s'il n'y en a pas."""
        if not self._solved():
            return {}
        return {cell: chr(ord("A") + self.solver.value(letter)) for cell, letter in self.cell_letters.items()}

    def get_words(self):
        """Les mots de la solution, {numéro du slot: mot} ; {} s'il n'y en a pas."""
        if not self._solved():
            return {}
        return {key: self.words_of[key][self.solver.value(rank)] for key, rank in self.slot_words.items()}


class CrosswordBacktracking:
    """Remplit les slots dans l'ordre de la grille, un mot à la fois, et revient en arrière dans les impasses."""

    def __init__(self, grid, dictionary):
        self.grid = grid
        self.dictionary = dictionary
        self.slot_by_id = {slot.id: slot for slot in grid.slots}
        self._all_words = full_domains(grid, dictionary)
        self._reset(1)

    def _reset(self, max_nodes):
        if max_nodes < 1:
            raise ValueError("max_nodes : il faut au moins un nœud")
        self.assignment = {}  # numéro du slot -> mot
        self.letter_grid = {}  # case -> lettre
        self.nodes_explored = 0
        self._max_nodes = max_nodes
        self._cutoff = False

    def solve(self, max_nodes=100_000):
        """True si une solution est trouvée avant d'avoir dépassé max_nodes nœuds."""
        self._reset(max_nodes)
        return self._backtrack(0)

    def _backtrack(self, slot_idx):
        if not self._enter_node():
            return False
        if slot_idx == len(self.grid.slots):
            return True
        slot = self.grid.slots[slot_idx]
        for word in self._candidates(slot):
            self.assignment[slot.id] = word
            self._assign_letters(slot, word)
            if self._backtrack(slot_idx + 1):
                return True
            self._unassign_letters(slot)
            del self.assignment[slot.id]
            if self._cutoff:
                break
        return False

    def _enter_node(self):
        """Compte un nœud ; False quand la limite est dépassée, et alors toute la recherche s'arrête."""
        self.nodes_explored += 1
        self._cutoff = self.nodes_explored > self._max_nodes
        return not self._cutoff

    def _candidates(self, slot):
        """Les mots à essayer dans ce slot, dans l'ordre : ceux qui respectent les lettres déjà posées."""
        return [word for word in self._all_words[slot.id] if self._is_compatible(slot, word)]

    def _is_compatible(self, slot, word):
        places = zip(slot.cells, word, strict=True)
        return all(self.letter_grid.get(cell, letter) == letter for cell, letter in places)

    def _assign_letters(self, slot, word):
        self.letter_grid.update(zip(slot.cells, word, strict=True))

    def _unassign_letters(self, slot):
        """Efface les lettres du slot, sauf celles qui appartiennent aussi à un autre mot posé."""
        others = (self.slot_by_id[key].cells for key in self.assignment if key != slot.id)
        kept = {cell for cells in others for cell in cells}
        for cell in slot.cells:
            if cell not in kept:
                del self.letter_grid[cell]

    def get_solution(self):
        """Les lettres posées, {(r, c): lettre}."""
        return dict(self.letter_grid)


class CrosswordForwardChecking(CrosswordBacktracking):
    """La même recherche, qui tient à jour les domaines des voisins et choisit le slot au plus petit domaine (MRV)."""

    def __init__(self, grid, dictionary):
        self._neighbors = build_neighbors(grid)
        super().__init__(grid, dictionary)

    def _reset(self, max_nodes):
        super()._reset(max_nodes)
        self.domains = {key: set(words) for key, words in self._all_words.items()}

    def _backtrack(self, slot_idx):
        if not self._enter_node():
            return False
        slot = self._get_mrv_slot()
        if slot is None:
            return True
        for word in self._candidates(slot):
            self.assignment[slot.id] = word
            self._assign_letters(slot, word)
            removed = self._forward_check(slot.id, word)
            if all(self.domains[key] for key in removed) and self._backtrack(slot_idx + 1):
                return True
            self._restore(removed)
            self._unassign_letters(slot)
            del self.assignment[slot.id]
            if self._cutoff:
                break
        return False

    def _get_mrv_slot(self):
        """Le slot vide au plus petit domaine, le premier à égalité ; None si tout est rempli."""
        empty = [slot for slot in self.grid.slots if slot.id not in self.assignment]
        return min(empty, key=lambda slot: len(self.domains[slot.id]), default=None)

    def _candidates(self, slot):
        return sorted(self.domains[slot.id])

    def _forward_check(self, slot_id, word):
        """Retire des domaines des voisins vides les mots devenus impossibles ; renvoie {voisin: mots retirés}."""
        removed = {}
        for other, i, j in self._neighbors[slot_id]:
            if other not in self.assignment:
                removed[other] = {candidate for candidate in self.domains[other] if candidate[j] != word[i]}
                self.domains[other] -= removed[other]
        return removed

    def _restore(self, removed):
        for other, words in removed.items():
            self.domains[other] |= words


def ac3_reduce_domains(grid, dictionary):
    """Rend les domaines cohérents avant toute recherche (AC-3) : ({numéro: domaine}, False si l'un est vide)."""
    neighbors = build_neighbors(grid)
    domains = {key: set(words) for key, words in full_domains(grid, dictionary).items()}
    queue = deque((slot, other, i, j) for slot in neighbors for other, i, j in neighbors[slot])
    while queue:
        slot, other, i, j = queue.popleft()
        letters = {word[j] for word in domains[other]}
        kept = {word for word in domains[slot] if word[i] in letters}
        if kept != domains[slot]:
            domains[slot] = kept
            queue.extend((third, slot, b, a) for third, a, b in neighbors[slot] if third != other)
    return domains, all(domains.values())


def generate_random_grid(rows, cols, density=0.2, seed=None):
    """Une grille où chaque case est noire avec la probabilité density ; la même à chaque fois si seed est donné."""
    if not 0 <= density <= 1:
        raise ValueError("density : il faut une proportion entre 0 et 1")
    rng = random if seed is None else random.Random(seed)
    black_cells = {(r, c) for r in range(rows) for c in range(cols) if rng.random() < density}
    return CrosswordGrid(rows, cols, black_cells, find_slots(rows, cols, black_cells))


def analyze_crossword_complexity(grid, dictionary):
    """La taille du problème : slots, cases blanches, croisements, mots par slot, remplissages à essayer."""
    sizes = [len(words) for words in full_domains(grid, dictionary).values()]
    return {
        "slots": len(grid.slots),
        "cases blanches": grid.rows * grid.cols - len(grid.black_cells),
        "croisements": len(grid.get_intersections()),
        "mots par slot, en moyenne": sum(sizes) / max(len(sizes), 1),
        "remplissages sans tenir compte des croisements": prod(sizes),
    }


# -- les questions -----------------------------------------------------------------------------------------


def validate_solution(grid, dictionary, words):
    """(True, []) si le remplissage est complet et correct, sinon (False, la liste de tous ses défauts)."""
    errors = []
    letters = defaultdict(set)  # case -> les lettres que les mots y mettent
    for slot in grid.slots:
        word = words.get(slot.id)
        if not word:
            errors.append(f"slot {slot.id} : il n'a pas de mot")
            continue
        if word not in dictionary.get(slot.length, []):
            errors.append(
                f"slot {slot.id} : {word} n'est pas un mot de {slot.length} lettres du dictionnaire"
            )
        for cell, letter in zip(slot.cells, word):  # s'arrête avec le plus court
            letters[cell].add(letter)
    for cell, found in letters.items():
        if len(found) > 1:
            errors.append(f"case {cell} : deux mots y mettent des lettres différentes")
    for word, times in Counter(words.values()).items():
        if times >= 2:
            errors.append(f"{word} est utilisé {times} fois")
    return not errors, errors


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    """Combien de mots des voisins encore vides ne conviennent plus si l'on met word dans slot."""
    lengths = {other.id: other.length for other in grid.slots}
    eliminated = 0
    for other, i, j in build_neighbors(grid)[slot.id]:
        if other not in current_assignment:
            eliminated += sum(candidate[j] != word[i] for candidate in dictionary.get(lengths[other], []))
    return eliminated


def solve_with_lcv(grid, dictionary):
    """(True si la grille a été remplie, nombre de nœuds), en essayant d'abord les mots qui en éliminent le moins."""

    class LeastConstrainingFirst(CrosswordBacktracking):
        def _candidates(self, slot):
            def eliminated(word):
                return count_eliminated_words(grid, dictionary, slot, word, self.assignment)

            return sorted(super()._candidates(slot), key=eliminated)

    solver = LeastConstrainingFirst(grid, dictionary)
    return solver.solve(), solver.nodes_explored


def generate_optimized_grid(rows, cols, target_intersections=None):
    """Une grille de 20 % de cases noires, ou un peu plus, où tout slot en croise un autre, toute case étant dans un slot.

    Les cases noires sont ajoutées une à une. De quatre cases tirées au hasard, la meilleure est noircie : celle qui
    laisse le plus de croisements, ou qui rapproche le plus leur nombre de target_intersections.
    """
    if 1 in (rows, cols):
        raise ValueError("rows, cols : il n'y a pas de croisement sans deux lignes et deux colonnes")
    goal = rows * cols if target_intersections is None else target_intersections
    grid = CrosswordGrid(rows, cols, set(), find_slots(rows, cols, set()))
    while len(grid.black_cells) < 0.2 * rows * cols:
        white = list(slots_per_cell(grid))
        darker = [darkened(grid, cell) for cell in random.sample(white, 4)]
        sound = [candidate for candidate in darker if is_well_made(candidate)]
        grid = min(sound, key=lambda candidate: abs(len(crossing_cells(candidate)) - goal), default=grid)
    return grid


def darkened(grid, cell):
    """La même grille avec une case noire de plus."""
    black_cells = grid.black_cells | {cell}
    return CrosswordGrid(grid.rows, grid.cols, black_cells, find_slots(grid.rows, grid.cols, black_cells))


def slots_per_cell(grid):
    """Pour chaque case blanche, le nombre de slots où elle est : 2 à un croisement, 0 si elle n'est dans aucun."""
    counts = {(r, c): 0 for r in range(grid.rows) for c in range(grid.cols) if grid.is_white(r, c)}
    for slot in grid.slots:
        for cell in slot.cells:
            counts[cell] += 1
    return counts


def crossing_cells(grid):
    """Les cases où deux mots se croisent."""
    return {cell for cell, count in slots_per_cell(grid).items() if count == 2}


def is_well_made(grid):
    """True si chaque case blanche est dans un slot qui en croise un autre."""
    crossings = crossing_cells(grid)
    crossed = [slot for slot in grid.slots if crossings & set(slot.cells)]
    return {cell for slot in crossed for cell in slot.cells} == set(slots_per_cell(grid))


def evaluate_grid_quality(grid):
    """La part des cases blanches où deux mots se croisent, fois la part des slots qui en croisent un autre."""
    if not grid.slots:
        raise ValueError("grid : elle n'a aucun slot")
    crossings = crossing_cells(grid)
    crossed = [slot for slot in grid.slots if crossings & set(slot.cells)]
    return len(crossings) / len(slots_per_cell(grid)) * len(crossed) / len(grid.slots)
