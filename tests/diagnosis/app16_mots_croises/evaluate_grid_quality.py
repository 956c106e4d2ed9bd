# %% yes_or_no
def evaluate_grid_quality(grid):
    croises = set()
    for h, v, _ in grid.get_intersections():
        croises |= {h, v}
    return all(s.id in croises for s in grid.slots)


# %% white_share
def evaluate_grid_quality(grid):
    n = grid.rows * grid.cols
    return 1 - len(grid.black_cells) / n


# %% percent
def evaluate_grid_quality(grid):
    x = grid.get_intersections()
    croises = {h for h, _, _ in x} | {v for _, v, _ in x}
    blanches = grid.rows * grid.cols - len(grid.black_cells)
    isoles = len(grid.slots) - len(croises)
    return 100 * (len(x) / blanches) / (1 + isoles)


# %% prints
def evaluate_grid_quality(grid):
    x = grid.get_intersections()
    croises = {h for h, _, _ in x} | {v for _, v, _ in x}
    note = len(x) / (grid.rows * grid.cols) / (1 + len(grid.slots) - len(croises))
    print("note :", note)


# %% none
def evaluate_grid_quality(grid):
    return 0.5


# %% none
def evaluate_grid_quality(grid):
    return min(1, 1 / (1 + len(grid.slots)))
