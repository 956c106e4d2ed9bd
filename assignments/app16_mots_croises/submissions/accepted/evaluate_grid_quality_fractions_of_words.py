"""The mean, over the slots, of the part of the word that is crossed; then divided by one plus the isolated ones."""


def evaluate_grid_quality(grid):
    croisees = set()
    for un in grid.slots:
        for deux in grid.slots:
            if un.direction < deux.direction:
                croisees |= set(un.cells).intersection(deux.cells)
    parts = [len(croisees.intersection(s.cells)) / s.length for s in grid.slots]
    return sum(parts) / len(parts) / (1 + parts.count(0))
