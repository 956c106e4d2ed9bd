"""No def: the index method of the alphabet under the asked name."""

from string import ascii_lowercase

numero_lettre = ascii_lowercase.index
