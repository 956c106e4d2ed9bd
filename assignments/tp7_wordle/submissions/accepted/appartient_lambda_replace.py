"""A lambda: removing the character shortens the string when it was there."""

appartient = lambda c, s: len(s.replace(c, "")) < len(s)
