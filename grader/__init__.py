"""bareme grades French classroom programming notebooks, in isolation and with feedback that teaches."""

__version__ = "0.1.0"
