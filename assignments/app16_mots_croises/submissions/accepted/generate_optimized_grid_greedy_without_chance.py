"""No chance at all: always the cell that costs the fewest crossings."""


def convient(g):
    dans = {}
    for s in g.slots:
        for c in s.cells:
            dans[c] = dans.get(c, 0) + 1
    blanches = g.rows * g.cols - len(g.black_cells)
    return len(dans) == blanches and all(max(dans[c] for c in s.cells) == 2 for s in g.slots)


def generate_optimized_grid(rows, cols, target_intersections=None):
    noires = set()
    while len(noires) < 0.16 * rows * cols:
        choix = []
        for r in range(rows):
            for c in range(cols):
                if (r, c) not in noires:
                    essai = noires | {(r, c)}
                    g = CrosswordGrid(rows, cols, essai, find_slots(rows, cols, essai))
                    if convient(g):
                        dans = [case for s in g.slots for case in s.cells]
                        choix.append((len(set(dans)) - len(dans), (r * 31 + c * 17) % 23, (r, c)))
        noires.add(min(choix)[2])
    return CrosswordGrid(rows, cols, noires, find_slots(rows, cols, noires))
