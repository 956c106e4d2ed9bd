"""The words as a NumPy array, chosen by a boolean mask on the lengths."""

import numpy as np

tous = np.array(charger_mots())
mots5 = tous[np.char.str_len(tous) == 5]
