"""Charts as SVG that needs nothing else: each has a text that says what it shows; shapes, not colours, carry it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from grader.statistics import Interval

WIDTH, HEIGHT = 640, 180
LEFT, BOTTOM, TOP = 34, 26, 12

_SVG = Markup('<svg class="chart" viewBox="0 0 {w} {h}" role="img" aria-label="{text}">{body}</svg>')
_BAR = Markup('<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"/>')
_LABEL = Markup('<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>')
_LINE = Markup('<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')


def histogram(counts: Sequence[int], labels: Sequence[str], text: str) -> Markup:
    """A bar a class of values, its height above it; `labels` stand under the limits between bars."""
    most = max([*counts, 1])
    step = (WIDTH - LEFT) / max(len(counts), 1)
    room = HEIGHT - BOTTOM - TOP - 14
    parts = [_line("axis", LEFT, HEIGHT - BOTTOM, WIDTH, HEIGHT - BOTTOM)]
    for rank, count in enumerate(counts):
        height = room * count / most
        x, y = LEFT + rank * step, HEIGHT - BOTTOM - height
        if count:
            parts.append(_BAR.format(x=x + 1, y=y, w=step - 2, h=height))
            parts.append(_label(x + step / 2, y - 4, str(count)))
    for rank, label in enumerate(labels):
        parts.append(_label(min(LEFT + rank * step, WIDTH - 8), HEIGHT - 8, label))
    return _SVG.format(w=WIDTH, h=HEIGHT, text=text, body=Markup("").join(parts))


def gauge(share: float, interval: Interval, text: str) -> Markup:
    """A share between 0 and 1 as a bar, its interval as a line with two ends."""
    width, height = 160, 18
    low, high = (2 + (width - 4) * end for end in interval)
    parts = [
        Markup('<rect class="rail" x="1" y="3" width="{w}" height="12" rx="2"/>').format(w=width - 2),
        _BAR.format(x=2, y=4, w=(width - 4) * share, h=10),
        _line("whisker", low, 9, high, 9),
        _line("whisker", low, 5, low, 13),
        _line("whisker", high, 5, high, 13),
    ]
    return _SVG.format(w=width, h=height, text=text, body=Markup("").join(parts))


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> Markup:
    return _LINE.format(kind=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _label(x: float, y: float, text: str) -> Markup:
    return _LABEL.format(x=x, y=y, anchor="middle", text=text)
