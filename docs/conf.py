"""The site of the documentation: `make docs` builds docs/fr into site/ and docs/en into site/en/.

What is built fetches nothing: no font, script or picture comes from elsewhere, and the search works on pages opened as files.
"""

from sphinx.application import Sphinx

# In the order of the menu; the same names in both languages.
PAGES = (
    "install",
    "first-class",
    "day",
    "write-an-assignment",
    "assignment-reference",
    "how-marks-are-computed",
    "commands",
    "nbgrader",
    "cluster",
    "isolation",
    "faq",
    "students",
)

project = html_title = "bareme"
extensions = ["myst_parser"]
myst_heading_anchors = 3  # as the forges make them
smartquotes = False  # the pages have their own quotes, and commands are typed as they stand
templates_path = ["templates"]
locale_dirs = ["../locale"]  # from the folder of a language
html_theme = "furo"
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/other-language.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_show_sphinx = html_show_copyright = html_copy_source = False
html_use_index = False


def menu(_site: Sphinx, name: str, text: list[str]) -> None:
    """The menu is no part of the pages as they are read in the repository."""
    if name == "index":
        text[0] += "\n".join(["", "```{toctree}", ":hidden:", *PAGES, "```", ""])


def setup(site: Sphinx) -> None:
    """Called by Sphinx."""
    site.connect("source-read", menu)
