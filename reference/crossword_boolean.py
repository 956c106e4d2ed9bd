"""Le même problème avec des variables booléennes, sans prétraitement : de quoi comparer deux modèles CP-SAT."""

from string import ascii_uppercase

from reference.app16_mots_croises import CrosswordCSP


class CrosswordBoolean(CrosswordCSP):
    """Un booléen par slot et par mot, un par case et par lettre ; choisir un mot impose les lettres de ses cases.

    Le solveur reçoit ces clauses telles quelles : le prétraitement, qui les simplifie d'habitude, est coupé.
    """

    def _create_variables(self):
        self.solver.parameters.cp_model_presolve = False
        new = self.model.new_bool_var
        for slot in self.grid.slots:
            self.slot_words[slot.id] = {word: new(f"{slot.id} {word}") for word in self.words_of[slot.id]}
            for cell in slot.cells:
                self.cell_letters[cell] = {letter: new(f"{cell} {letter}") for letter in ascii_uppercase}

    def _add_constraints(self):
        for letters in self.cell_letters.values():
            self.model.add_exactly_one(letters.values())
        for slot in self.grid.slots:
            self.model.add_exactly_one(self.slot_words[slot.id].values())  # sans mot possible : impossible
            for word, chosen in self.slot_words[slot.id].items():
                for cell, letter in zip(slot.cells, word, strict=True):
                    self.model.add_implication(chosen, self.cell_letters[cell][letter])
        if self.all_different:
            for word in {word for words in self.slot_words.values() for word in words}:
                self.model.add_at_most_one(words[word] for words in self.slot_words.values() if word in words)

    def get_solution(self):
        """Les lettres de la solution, {(r, c): lettre} ; {} s'il n'y en a pas."""
        return {cell: self._chosen(letters) for cell, letters in self.cell_letters.items() if self._solved()}

    def get_words(self):
        """Les mots de la solution, {numéro du slot: mot} ; {} s'il n'y en a pas."""
        return {key: self._chosen(words) for key, words in self.slot_words.items() if self._solved()}

    def _chosen(self, variables):
        return next(name for name, variable in variables.items() if self.solver.value(variable))
