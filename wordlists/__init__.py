"""The word lists that come with the kit, and how words are spelled in them."""

from wordlists.loader import WordListError, load, names
from wordlists.spelling import normalize

__all__ = ["WordListError", "load", "names", "normalize"]
