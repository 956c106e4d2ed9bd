"""bareme grades French classroom programming notebooks, in isolation and with feedback that teaches."""
