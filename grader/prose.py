"""The prose and the code of a notebook as `sujet.md` writes them."""

from __future__ import annotations

import re

_FENCE = re.compile(r"^( {0,3})(`{3,}|~{3,})[ \t]*([^`\n]*)$")


def clean_prose(text: str) -> str:
    """A text cell whose code blocks stay prose, and whose comments and rules are taken for nothing else."""
    lines, fence = [], ""
    for line in text.split("\n"):
        found = _FENCE.match(line)
        if found and not fence:
            fence = found[2]
            line = f"{found[1]}{fence}text" if found[3].strip() else line
        elif found and found[2].startswith(fence) and not found[3].strip():
            fence = ""
        elif not fence and line.startswith("<!--"):
            line = " " + line
        lines.append(line)
    if fence:
        lines.append(fence)
    body = "\n".join(lines)
    return f"\n{body}" if body.startswith("---") else body


def code_block(source: str) -> str:
    """A code cell."""
    return _fenced("python", source)


def shown_block(source: str) -> str:
    """Code, or anything else, that is only shown."""
    return _fenced("text", source)


def _fenced(language: str, source: str) -> str:
    longest = max(map(len, re.findall(r"`{3,}", source)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}{language}\n{source}\n{fence}"


def title_of(texts: list[str], otherwise: str) -> str:
    """The first heading, without its marks."""
    for text in texts:
        found = re.search(r"^#{1,6}[ \t]+(.+?)[ \t#]*$", text, re.MULTILINE)
        if found:
            return re.sub(r"[*_`]|<[^>]*>", "", found[1]).strip() or otherwise
    return otherwise
