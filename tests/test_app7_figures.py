"""The figures of app7: what they draw is what was computed, and they can be read in black and white."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from string import ascii_uppercase
from typing import Any

import matplotlib
import pytest

from reference import app7_wordle_csp as app7
from wordlists import load

GREY, YELLOW, GREEN = range(3)
SECRET = "CRANE"
PLAYED = ["TRACE", "CRISE", "CRANE"]
REPLIES = [(0, 2, 2, 1, 2), (2, 2, 0, 0, 2), (2, 2, 2, 2, 2)]


@pytest.fixture(scope="module")
def words() -> list[str]:
    """A part of the list."""
    matplotlib.use("Agg")
    return [word.upper() for word in load("app7")[::4]]


def reply(guess: str, answer: str) -> tuple[int, ...]:
    """The colours, in two passes: the greens, then the yellows that are left."""
    colours = [GREEN if one == other else GREY for one, other in zip(guess, answer, strict=True)]
    left = Counter(other for colour, other in zip(colours, answer, strict=True) if colour != GREEN)
    for i, letter in enumerate(guess):
        if colours[i] != GREEN and left[letter]:
            colours[i] = YELLOW
            left[letter] -= 1
    return tuple(colours)


def groups(guess: str, words: list[str]) -> Counter[tuple[int, ...]]:
    """How many words give each reply."""
    return Counter(reply(guess, word) for word in words)


def bits(guess: str, words: list[str]) -> float:
    """The entropy of the reply."""
    return -sum(n / len(words) * math.log2(n / len(words)) for n in groups(guess, words).values())


def heights(axes: Any) -> list[float]:
    return [bar.get_height() for bar in axes.patches]


def labels(axes: Any) -> list[str]:
    return [text.get_text() for text in axes.texts]


def ticks(axis: Any) -> list[str]:
    return [label.get_text() for label in axis.get_ticklabels()]


def left_after(played: list[str], answer: str, words: list[str]) -> list[list[str]]:
    """The words that are still possible: at first, then after each guess."""
    found = [words]
    for guess in played:
        found.append([word for word in found[-1] if reply(guess, word) == reply(guess, answer)])
    return found


def test_grid_of_a_game_shows_each_letter_on_its_colour() -> None:
    figure = app7.draw_wordle_grid(PLAYED, REPLIES, SECRET)
    (axes,) = figure.axes
    assert "".join(labels(axes)) == "".join(PLAYED)
    tiles = axes.patches[: 5 * len(PLAYED)]
    expected = [app7.TILES[colour] for row in REPLIES for colour in row]
    assert [tile.get_facecolor() for tile in tiles] == [
        matplotlib.colors.to_rgba(face) for face, *_ in expected
    ]
    assert [tile.get_hatch() or "" for tile in tiles] == [hatch for _face, _ink, hatch, _name in expected]
    places = [(round(tile.get_center()[0]), -round(tile.get_y())) for tile in tiles]
    assert places == [(column, row) for row in range(3) for column in range(5)]
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["gris", "jaune", "vert"]
    assert SECRET in axes.get_title()


def test_reduction_shows_how_many_candidates_are_left(words: list[str]) -> None:
    guesses, feedbacks, counts = app7.trace_reduction(app7.SimpleFilterSolver(words), words[5], 1)
    assert [tuple(one) for one in feedbacks] == [reply(guess, words[5]) for guess in guesses]
    left, right = app7.plot_reduction(guesses, counts).axes
    expected = [len(possible) for possible in left_after(guesses, words[5], words)]
    assert heights(left) == expected
    assert ticks(left.xaxis) == ["au début", *guesses]
    assert labels(left) == [str(count) for count in expected]
    assert heights(right) == pytest.approx([one / other for one, other in pairwise(expected)])
    assert labels(right)[0] == f"÷ {expected[0] / expected[1]:.1f}"


def test_heat_map_shows_the_size_of_each_domain(words: list[str]) -> None:
    guesses, sizes, counts = app7.trace_csp_domains(app7.CSPWordleSolver, words, words[5], 1)
    left, right = app7.plot_csp_domains(guesses, sizes, counts).axes
    drawn = left.images[0].get_array()
    assert drawn.shape == (5, len(guesses) + 1)
    assert list(drawn[:, 0]) == [26] * 5
    possible = left_after(guesses, words[5], words)
    assert heights(right) == [len(some) for some in possible]
    for step, some in enumerate(possible):
        for place in range(
            5
        ):  # what is true of all the words left is never ruled out, and green leaves one letter
            assert drawn[place, step] >= len({word[place] for word in some})
    greens = {place for guess in guesses for place in range(5) if guess[place] == words[5][place]}
    assert [drawn[place, -1] for place in sorted(greens)] == [1] * len(greens)
    written = [int(text) for text in labels(left)]
    assert written == [int(drawn[place, step]) for step in range(len(guesses) + 1) for place in range(5)]
    assert drawn.max() <= len(ascii_uppercase)


def test_ranking_shows_the_entropies_from_the_best(words: list[str]) -> None:
    (axes,) = app7.plot_ranking(app7.rank_by_entropy(words)).axes
    shown = ticks(axes.yaxis)
    widths = [bar.get_width() for bar in axes.patches]
    assert widths == pytest.approx([bits(word, words) for word in shown])
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == pytest.approx(max(bits(word, words) for word in words))
    assert axes.yaxis_inverted()  # the first is on top
    assert labels(axes) == [f"{width:.3f}" for width in widths]


def test_distributions_show_the_groups_of_candidates(words: list[str]) -> None:
    panels = app7.plot_distributions(words[:2], words).axes
    for guess, axes in zip(words[:2], panels, strict=True):
        sizes = groups(guess, words)
        assert heights(axes) == sorted(sizes.values(), reverse=True)
        assert axes.get_title() == f"{guess} : {bits(guess, words):.2f} bits, {len(sizes)} réponses"


def test_benchmarks_show_the_games_of_each_length(words: list[str]) -> None:
    bench = {"guess_distribution": {2: 5, 3: 9, 6: 1}, "avg_guesses": 43 / 15}
    for axes in app7.plot_benchmarks({"un": bench, "deux": bench}).axes:
        assert heights(axes) == [0, 5, 9, 0, 0, 1]
        assert ticks(axes.xaxis) == list("123456")
        assert axes.get_title().endswith(": 2.87 en moyenne")
    played = app7.benchmark_solver(app7.SimpleFilterSolver(words), words, 20)
    (axes,) = app7.plot_benchmarks({"vrai": played}).axes
    assert sum(heights(axes)) == played["n_won"]


def test_coverage_shows_the_part_of_the_words_with_each_letter(words: list[str]) -> None:
    (axes,) = app7.plot_coverage(app7.letter_coverage(words), len(words), "LAINE").axes
    marks = ticks(axes.xaxis)
    parts = {mark[0]: bar.get_height() for mark, bar in zip(marks, axes.patches, strict=True)}
    assert parts == pytest.approx(
        {letter: 100 * sum(letter in word for word in words) / len(words) for letter in parts}
    )
    assert set(parts) == set("".join(words))
    assert heights(axes) == sorted(heights(axes), reverse=True)
    hatched = {mark[0] for mark, bar in zip(marks, axes.patches, strict=True) if bar.get_hatch()}
    assert hatched == set("LAINE")
    assert {mark[0] for mark in marks if "●" in mark} == set(app7.COMMON_LETTERS) & set(parts)


def test_figures_are_shown_once() -> None:
    """Jupyter shows by itself the figures that are left open."""
    import matplotlib.pyplot as plt

    app7.draw_wordle_grid(PLAYED, REPLIES)
    assert plt.get_fignums() == []


def test_the_three_colours_differ_without_their_colours() -> None:
    grey = {
        color: 0.299 * r + 0.587 * g + 0.114 * b
        for color, (r, g, b) in ((c, matplotlib.colors.to_rgb(style[0])) for c, style in app7.TILES.items())
    }
    assert abs(grey[app7.GREEN] - grey[app7.GREY]) > 0.4
    assert abs(grey[app7.GREEN] - grey[app7.YELLOW]) > 0.4
    assert (app7.TILES[app7.YELLOW][2], app7.TILES[app7.GREY][2]) == ("////", "")
