"""The given forward checking, its words in another order."""


def solve_with_lcv(grid, dictionary):
    class Mieux(CrosswordForwardChecking):
        def _candidates(self, slot):
            couts = {}
            for mot in self.domains[slot.id]:
                couts[mot] = count_eliminated_words(grid, dictionary, slot, mot, self.assignment)
            return sorted(couts, key=lambda mot: (couts[mot], mot))

    m = Mieux(grid, dictionary)
    ok = m.solve()
    return ok, m.nodes_explored
