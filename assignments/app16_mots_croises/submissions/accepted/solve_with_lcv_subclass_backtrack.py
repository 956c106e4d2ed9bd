"""The given class, with its search written again."""


class AvecLCV(CrosswordBacktracking):
    def _backtrack(self, slot_idx):
        self.nodes_explored += 1
        if self.nodes_explored > self._max_nodes:
            self._cutoff = True
            return False
        if slot_idx >= len(self.grid.slots):
            return True
        slot = self.grid.slots[slot_idx]
        mots = [m for m in self.dictionary.get(slot.length, []) if self._is_compatible(slot, m)]
        mots.sort(
            key=lambda m: count_eliminated_words(self.grid, self.dictionary, slot, m, self.assignment)
        )
        for mot in mots:
            self.assignment[slot.id] = mot
            self._assign_letters(slot, mot)
            if self._backtrack(slot_idx + 1):
                return True
            self._unassign_letters(slot)
            del self.assignment[slot.id]
        return False


def solve_with_lcv(grid, dictionary):
    solveur = AvecLCV(grid, dictionary)
    trouve = solveur.solve(max_nodes=200_000)
    return trouve, solveur.nodes_explored
