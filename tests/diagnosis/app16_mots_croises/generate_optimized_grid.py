# %% all_white
def generate_optimized_grid(rows, cols, target_intersections=None):
    return grid_from_rows(["." * cols for _ in range(rows)])


# %% black_cells_only
def generate_optimized_grid(rows, cols, target_intersections=None):
    noires = set()
    while len(noires) < 0.2 * rows * cols:
        noires.add((random.randrange(rows), random.randrange(cols)))
    return noires
