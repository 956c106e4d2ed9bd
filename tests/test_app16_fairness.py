"""Whole copies of app16_mots_croises whose marks must be fair: unusual right answers, and one mistake charged once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "app16_mots_croises.py").read_text(encoding="utf-8")

ONE_CLASS_OF_FAULTS = """
class Controle(list):
    def exige(self, cond, texte):
        if not cond: self.append(texte)
def validate_solution(grid, dictionary, words):
    c = Controle()
    mots = {s.id: words[s.id] for s in grid.slots if words.get(s.id)}
    for s in grid.slots:
        m = mots.get(s.id)
        c.exige(m is not None, f"slot {s.id} vide")
        c.exige(m is None or len(m) == s.length, f"longueur {s.id}")
        c.exige(m is None or m in set(dictionary.get(s.length, ())), f"inconnu {m}")
    for h, v, (i, j) in grid.get_intersections():
        match mots.get(h), mots.get(v):
            case str(a), str(b) if i < len(a) and j < len(b) and a[i] != b[j]: c.append(f"{a}/{b}")
    for m, n in Counter(mots.values()).items(): c.exige(n < 2, m)
    return not c, list(c)
"""
CELL_BY_CELL = """
def _defauts(grid, dictionary, words):
    for s in grid.slots:
        m = words.get(s.id, "")
        if m not in dictionary.get(s.length, []): yield f"{s.id}: {m!r}"
    cases = defaultdict(set)
    for s in grid.slots:
        for c, l in zip(s.cells, words.get(s.id, "")): cases[c].add(l)
    yield from (f"case {c}" for c, ls in cases.items() if len(ls) > 1)
    yield from (f"{m} x{n}" for m, n in Counter(words.values()).items() if n > 1)
def validate_solution(grid, dictionary, words):
    d = tuple(_defauts(grid, dictionary, words))
    return (not d, d)
"""
HEAP = """
import heapq
def solve_with_lcv(grid, dictionary):
    def cherche(pose):
        vides = [s for s in grid.slots if s.id not in pose]
        if not vides: return True, 1
        s, noeuds = vides[0], 1
        L = {c: l for t in grid.slots if t.id in pose for c, l in zip(t.cells, pose[t.id])}
        tas = [(count_eliminated_words(grid, dictionary, s, m, pose), i, m) for i, m in enumerate(dictionary.get(s.length, [])) if all(L.get(c, l) == l for c, l in zip(s.cells, m))]
        heapq.heapify(tas)
        while tas:
            r, k = cherche({**pose, s.id: heapq.heappop(tas)[2]})
            noeuds += k
            if r: return True, noeuds
        return False, noeuds
    return cherche({})
"""
POPS_THE_WORDS = """
def validate_solution(grid, dictionary, words):
    msg = []
    n = Counter(words.values())
    for h, v, (i, j) in grid.get_intersections():
        a, b = words.get(h, ""), words.get(v, "")
        if i < len(a) and j < len(b) and a[i] != b[j]: msg.append("x")
    for s in grid.slots:
        m = words.pop(s.id, None)
        if m is None: msg.append("vide")
        elif m not in dictionary.get(s.length, []): msg.append("inconnu")
    msg += [m for m in n if n[m] > 1]
    return not msg, msg
"""
MESSAGES_FIRST = """
def validate_solution(grid, dictionary, words):
    valid, messages = validated(grid, dictionary, words)
    return messages, valid
"""
SORTS_THE_DICTIONARY = """
def validate_solution(grid, dictionary, words):
    for liste in dictionary.values(): liste.sort()
    return validated(grid, dictionary, words)
"""
NEXT_WORD_ONLY = """
def validate_solution(grid, dictionary, words):
    found = list(words.values())
    _valid, messages = validated(grid, dictionary, words)
    messages = [m for m in messages if "utilisé" not in m] + [a for a, b in zip(found, found[1:]) if a == b]
    return not messages, messages
"""
PLACES_THE_WORD = """
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    current_assignment[slot.id] = word
    L = {s.id: s.length for s in grid.slots}
    return sum(m[b] != word[a] for o, a, b in build_neighbors(grid)[slot.id] if o not in current_assignment for m in dictionary.get(L[o], []))
"""
SLOT_BY_RANK = """
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    return sum(m[b] != word[a] for o, a, b in build_neighbors(grid)[slot.id] if o not in current_assignment for m in dictionary.get(grid.slots[o].length, []))
"""


FILLING_IN_A_GLOBAL = '''
_posed = {}

def solve_with_lcv(grid, dictionary):
    """No heuristic: the words in the order of the dictionary; the filling is in a global, where nobody looks."""
    _posed.clear()
    crossings = grid.get_intersections()
    nodes = [0]
    def fits(slot, word):
        if word in _posed.values():
            return False
        for a, b, (i, j) in crossings:
            if a == slot.id and b in _posed and _posed[b][j] != word[i]:
                return False
            if b == slot.id and a in _posed and _posed[a][i] != word[j]:
                return False
        return True
    def search(rank):
        nodes[0] += 1
        if rank == len(grid.slots):
            return True
        slot = grid.slots[rank]
        for word in dictionary.get(slot.length, []):
            if fits(slot, word):
                _posed[slot.id] = word
                if search(rank + 1):
                    return True
                del _posed[slot.id]
        return False
    return search(0), nodes[0]
'''


@pytest.fixture(scope="module")
def results(sandbox: Sandbox) -> Callable[[str], CopyResult]:
    """The result of the correction with each of these cells after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "app16_mots_croises"))
    cells = {name: cell for name, cell in globals().items() if name.isupper() and str(cell).startswith("\n")}
    copies = {name: (CORRECTION, "validated = validate_solution", cell) for name, cell in cells.items()}
    return tiny.grade_all(assignment, sandbox, copies).__getitem__


@pytest.mark.parametrize("name", ["ONE_CLASS_OF_FAULTS", "CELL_BY_CELL", "HEAP"])
def test_a_right_answer_of_another_style_gets_full_marks(results, name):
    assert tiny.lost(results(name)) == {"theme": "missing"}


@pytest.mark.parametrize(
    ("name", "question", "hint"),
    [
        ("POPS_THE_WORDS", "validate_solution", "validate_solution_takes_the_words_away"),
        ("MESSAGES_FIRST", "validate_solution", None),
        ("SORTS_THE_DICTIONARY", "validate_solution", None),
        ("NEXT_WORD_ONLY", "validate_solution", None),
        ("PLACES_THE_WORD", "count_eliminated_words", "count_eliminated_words_places_the_word"),
        ("SLOT_BY_RANK", "count_eliminated_words", "count_eliminated_words_slot_by_rank"),
    ],
)
def test_one_mistake_costs_its_question_only_and_gets_its_own_words(results, name, question, hint):
    result = results(name)
    assert list(tiny.lost(result)) == [question, "theme"]  # a text, that none of them has
    assert tiny.question(result, question).hint == hint


def test_words_tried_in_any_order_are_seen_where_they_are_kept(results):
    """A filling that no function holds is one of the module's own."""
    assert tiny.question(results("FILLING_IN_A_GLOBAL"), "solve_with_lcv").points == 2
