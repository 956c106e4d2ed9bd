"""Corrigé de l'application 7 : Wordle, des contraintes à la théorie de l'information.

Le vocabulaire :
    word        un mot : des lettres de A à Z, en majuscules ; cinq, sauf dans l'exercice 3
    answer      le mot secret
    guess       la proposition, le mot que l'on joue
    feedback    la réponse du jeu à une proposition, une couleur par lettre
    candidates  les mots encore possibles : ceux qui auraient donné toutes les réponses reçues
    domain      les lettres encore possibles à une position
    entropy     ce que la réponse à une proposition apprend en moyenne, en bits
    solver      un objet dont la méthode `solve(answer)` donne la liste des mots qu'il joue

Les choix, énoncés dans le sujet :
    Chaque lettre du secret ne sert qu'une fois : d'abord aux vertes, puis aux jaunes, de gauche à droite.
    À égalité d'entropie (au milliardième près, car les calculs sont arrondis), le premier mot de la liste gagne.
    Une partie s'arrête au secret, après six propositions, ou quand plus aucun mot n'est possible.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

Word = str
Feedback = tuple[int, ...]
Solver = Any  # tout ce qui a une méthode solve(answer)

GREY, YELLOW, GREEN = 0, 1, 2  # absente ou en trop, présente ailleurs, bien placée
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COMMON_LETTERS = "ESAINTRULO"  # les dix lettres les plus fréquentes du français écrit
MAX_GUESSES = 6
DECIMALS = 9  # au-delà, deux entropies sont égales


def load_words(filename: str = "mots.txt") -> list[Word]:
    """Les mots d'un fichier, qui est à côté du carnet."""
    with open(filename, encoding="utf-8") as file:
        return file.read().split()


def check_words(guess: Word, answer: Word) -> None:
    """Refuse deux mots que l'on ne peut pas comparer : des minuscules, un accent, deux longueurs différentes."""
    for name, word in (("guess", guess), ("answer", answer)):
        if not (word.isascii() and word.isalpha() and word.isupper()):
            raise ValueError(f"{name} doit être un mot en majuscules, de A à Z, et non {word!r}")
    if len(guess) != len(answer):
        raise ValueError(f"guess et answer doivent avoir la même longueur : {guess}, {answer}")


def check_feedback(guess: Word, feedback: Feedback) -> None:
    """Refuse une réponse qui n'a pas une couleur pour chaque lettre de la proposition."""
    if len(feedback) != len(guess) or not set(feedback) <= {GREY, YELLOW, GREEN}:
        raise ValueError(f"feedback doit avoir {len(guess)} couleurs parmi 0, 1 et 2, et non {feedback}")


def check_word_list(word_list: list[Word]) -> None:
    """Refuse une liste où il n'y a aucun mot à jouer."""
    if not word_list:
        raise ValueError("word_list doit contenir au moins un mot")


# -- 1. la réponse du jeu ----------------------------------------------------------------------------------


def compute_feedback(guess: Word, answer: Word) -> Feedback:
    """Les couleurs de guess : compute_feedback("ANNEE", "AIMER") vaut (2, 0, 0, 2, 0)."""
    check_words(guess, answer)
    feedback = [GREY] * len(guess)
    unused = []  # les lettres du secret qu'aucune verte n'explique
    for i, letter in enumerate(answer):
        if guess[i] == letter:
            feedback[i] = GREEN
        else:
            unused.append(letter)
    for i, letter in enumerate(guess):
        if letter != answer[i] and letter in unused:
            feedback[i] = YELLOW
            unused.remove(letter)
    return tuple(feedback)


# -- 2. filtrer --------------------------------------------------------------------------------------------


def filter_words(candidates: list[Word], guess: Word, feedback: Feedback) -> list[Word]:
    """Les mots encore possibles : parmi CRANE et CRISE, seul CRANE répond (0, 2, 2, 1, 2) à TRACE."""
    check_feedback(guess, feedback)
    return [word for word in candidates if compute_feedback(guess, word) == tuple(feedback)]


class SimpleFilterSolver:
    """Joue au hasard parmi les mots encore possibles."""

    def __init__(self, word_list: list[Word]) -> None:
        check_word_list(word_list)
        self.word_list = word_list

    def solve(self, answer: Word) -> list[Word]:
        """Les mots joués ; le dernier est answer si la partie est gagnée."""
        guesses: list[Word] = []
        candidates = self.word_list
        for _ in range(MAX_GUESSES):
            guesses.append(random.choice(candidates))
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
            if guesses[-1] == answer or not candidates:
                break
        return guesses


def trace_reduction(
    solver: SimpleFilterSolver, answer: Word, seed: int
) -> tuple[list[Word], list[Feedback], list[int]]:
    """Une partie au hasard : les mots joués, leurs réponses, le nombre de candidats au début puis après chacun."""
    random.seed(seed)
    guesses: list[Word] = []
    feedbacks: list[Feedback] = []
    candidates = solver.word_list
    counts = [len(candidates)]
    while candidates and answer not in guesses and len(guesses) < MAX_GUESSES:
        guesses.append(random.choice(candidates))
        feedbacks.append(compute_feedback(guesses[-1], answer))
        candidates = filter_words(candidates, guesses[-1], feedbacks[-1])
        counts.append(len(candidates))
    return guesses, feedbacks, counts


# -- 3. les contraintes ------------------------------------------------------------------------------------


def found_letters(guess: Word, feedback: Feedback) -> Counter[str]:
    """Les lettres vertes ou jaunes, avec leur nombre : un E et un L pour FLEUR et (0, 1, 1, 0, 0)."""
    check_feedback(guess, feedback)
    return Counter(letter for i, letter in enumerate(guess) if feedback[i] != GREY)


class CSPWordleSolver:
    """Joue au hasard parmi les mots dont les lettres respectent des contraintes.

    Les variables sont les positions du secret, et `domains` les lettres encore possibles à chacune. S'y ajoutent
    deux bornes sur le nombre d'exemplaires des lettres jouées : `min_counts` et, si on la connaît, `max_counts`.
    """

    def __init__(self, word_list: list[Word]) -> None:
        check_word_list(word_list)
        self.word_list = word_list
        self.reset()

    def reset(self) -> None:
        """Oublie la partie : tout est de nouveau possible."""
        self.domains = [set(ALPHABET) for _ in self.word_list[0]]
        self.min_counts: Counter[str] = Counter()
        self.max_counts: dict[str, int] = {}

    def add_constraints(self, guess: Word, feedback: Feedback) -> None:
        """Retient une réponse. ALLEE et (1, 1, 0, 0, 2) : un A, un seul L, un seul E, qui est à la fin."""
        found = found_letters(guess, feedback)
        for i, letter in enumerate(guess):
            self.domains[i] &= {letter} if feedback[i] == GREEN else set(ALPHABET) - {letter}
            self.min_counts[letter] = max(self.min_counts[letter], found[letter])
            if feedback[i] == GREY:
                self.max_counts[letter] = found[letter]
                if letter not in found:
                    self.domains = [domain - {letter} for domain in self.domains]

    def is_compatible(self, word: Word) -> bool:
        """Si le mot respecte toutes les contraintes."""
        return (
            all(letter in self.domains[i] for i, letter in enumerate(word))
            and all(word.count(letter) >= number for letter, number in self.min_counts.items())
            and all(word.count(letter) <= number for letter, number in self.max_counts.items())
        )

    def get_candidates(self) -> list[Word]:
        """Les mots de la liste qui respectent toutes les contraintes."""
        return [word for word in self.word_list if self.is_compatible(word)]

    def solve(self, answer: Word) -> list[Word]:
        """Les mots joués ; le dernier est answer si la partie est gagnée."""
        guesses: list[Word] = []
        self.reset()
        candidates = self.word_list
        for _ in range(MAX_GUESSES):
            guesses.append(random.choice(candidates))
            self.add_constraints(guesses[-1], compute_feedback(guesses[-1], answer))
            candidates = self.get_candidates()
            if guesses[-1] == answer or not candidates:
                break
        return guesses


def trace_csp_domains(
    solver_class: type[CSPWordleSolver], word_list: list[Word], answer: Word, seed: int
) -> tuple[list[Word], list[list[int]], list[int]]:
    """La même partie : les mots joués ; au début puis après chacun, la taille des domaines, le nombre de candidats."""
    random.seed(seed)
    solver = solver_class(word_list)
    guesses: list[Word] = []
    candidates = solver.get_candidates()
    sizes, counts = [[len(domain) for domain in solver.domains]], [len(candidates)]
    while candidates and answer not in guesses and len(guesses) < MAX_GUESSES:
        guesses.append(random.choice(candidates))
        solver.add_constraints(guesses[-1], compute_feedback(guesses[-1], answer))
        candidates = solver.get_candidates()
        sizes.append([len(domain) for domain in solver.domains])
        counts.append(len(candidates))
    return guesses, sizes, counts


# -- 4. l'information --------------------------------------------------------------------------------------


def feedback_distribution(guess: Word, candidates: list[Word]) -> dict[Feedback, int]:
    """Combien de candidats donnent chaque réponse : {(0, 0, 0, 0, 2): 2} pour "SIGNE" et ["HEURE", "TABLE"]."""
    return dict(Counter(compute_feedback(guess, word) for word in candidates))


def compute_entropy(guess: Word, candidates: list[Word]) -> float:
    """L'entropie de la réponse, en bits : 2.0 pour quatre réponses également probables, 0 sans candidat."""
    total = len(candidates)
    sizes = feedback_distribution(guess, candidates).values()
    return sum(size / total * math.log2(total / size) for size in sizes)


def rank_by_entropy(
    candidates: list[Word], word_pool: list[Word] | None = None, top_n: int = 10
) -> list[tuple[Word, float]]:
    """Les top_n mots de word_pool (par défaut, des candidats) qui apprennent le plus, avec leur entropie."""
    pool = candidates if word_pool is None else word_pool
    scored = [(word, compute_entropy(word, candidates)) for word in pool]
    return sorted(scored, key=lambda pair: -round(pair[1], DECIMALS))[:top_n]


class EntropySolver:
    """Joue le mot encore possible dont la réponse apprend le plus."""

    def __init__(self, word_list: list[Word], precomputed_first: Word | None = None) -> None:
        check_word_list(word_list)
        self.word_list = word_list
        self.precomputed_first = precomputed_first

    def solve(self, answer: Word) -> list[Word]:
        """Les mots joués ; le dernier est answer si la partie est gagnée."""
        guesses: list[Word] = []
        candidates = self.word_list
        for _ in range(MAX_GUESSES):
            if self.precomputed_first is not None and not guesses:
                guesses.append(self.precomputed_first)
            else:
                guesses.append(rank_by_entropy(candidates)[0][0])
            candidates = filter_words(candidates, guesses[-1], compute_feedback(guesses[-1], answer))
            if guesses[-1] == answer or not candidates:
                break
        return guesses


# -- 5. comparer -------------------------------------------------------------------------------------------


def benchmark_solver(
    solver: Solver, word_list: list[Word], sample_size: int = 100, seed: int = 42
) -> dict[str, Any]:
    """Le bilan des parties d'un solveur, sur des secrets tirés dans la liste ; la même graine redonne le même."""
    check_word_list(word_list)
    random.seed(seed)
    sample = random.sample(word_list, min(sample_size, len(word_list)))
    games = [(answer, solver.solve(answer)) for answer in sample]
    won = [len(guesses) for answer, guesses in games if answer in guesses]
    return {
        "n_games": len(games),
        "n_won": len(won),
        "win_rate": 100 * len(won) / len(games),
        "avg_guesses": sum(won) / len(won) if won else None,
        "worst_case": max(won, default=None),
        "guess_distribution": dict(Counter(won)),
    }


# -- les exercices -----------------------------------------------------------------------------------------


def is_hard_mode_compliant(solver: Solver, word_list: list[Word], answer: Word) -> bool:
    """Si chaque mot que joue le solveur est encore possible au moment où il le joue."""
    candidates = word_list
    for guess in solver.solve(answer):
        if guess not in candidates:
            return False
        candidates = filter_words(candidates, guess, compute_feedback(guess, answer))
    return True


def is_allowed_in_hard_mode(guess: Word, previous: Word, feedback: Feedback) -> bool:
    """Si la règle officielle permet guess après previous : PANNE l'est quand LAINE a reçu (0, 1, 0, 2, 2)."""
    found = found_letters(previous, feedback)
    greens = [i for i, color in enumerate(feedback) if color == GREEN]
    return all(guess[i] == previous[i] for i in greens) and all(
        guess.count(letter) >= number for letter, number in found.items()
    )


def letter_coverage(words: list[Word]) -> dict[str, int]:
    """Combien de mots contiennent chaque lettre : 2 pour le E de ETE et SEL, 1 pour leurs T, S et L."""
    return dict(Counter(letter for word in words for letter in dict.fromkeys(word)))


def compute_feedback_generic(guess: Word, answer: Word) -> Feedback:
    """Les couleurs de guess, quelle que soit la longueur : (2, 2, 2, 0, 1, 0) pour "BANANA" et "BANNER"."""
    check_words(guess, answer)
    unused = Counter(letter for i, letter in enumerate(answer) if guess[i] != letter)
    feedback = []
    for i, letter in enumerate(guess):
        if letter == answer[i]:
            feedback.append(GREEN)
        elif unused[letter]:
            feedback.append(YELLOW)
            unused[letter] -= 1
        else:
            feedback.append(GREY)
    return tuple(feedback)


def play_generic(solver: Solver, answer: Word) -> list[Word]:
    """Une partie où `compute_feedback` cède sa place à `compute_feedback_generic`, le temps de jouer."""
    global compute_feedback
    usual = compute_feedback
    compute_feedback = compute_feedback_generic
    try:
        guesses: list[Word] = solver.solve(answer)
        return guesses
    finally:
        compute_feedback = usual


# -- les figures : lisibles aussi sans les couleurs --------------------------------------------------------

# Pour chaque couleur du jeu : le fond, l'encre, les hachures, la légende.
TILES = {
    GREY: ("0.94", "0.45", "", "gris"),
    YELLOW: ("#f5d76e", "black", "////", "jaune"),
    GREEN: ("#1d6b3a", "white", "", "vert"),
}
BARS = {"facecolor": "0.8", "edgecolor": "black"}


def blank_axes(panels: int = 1, size: tuple[float, float] = (9, 3.2), **options: Any) -> tuple[Any, Any]:
    """Une figure et ses axes ; `display` la montrera une seule fois."""
    import matplotlib.pyplot as plt  # ici, pour que seuls ceux qui dessinent attendent

    figure, axes = plt.subplots(1, panels, figsize=size, layout="constrained", **options)
    plt.close(figure)
    return figure, axes


def draw_bars(axes: Any, names: Sequence[Any], values: Sequence[float], template: str = "%d") -> None:
    """Des barres, chacune avec son nom et sa valeur."""
    bars = axes.bar(range(len(names)), values, **BARS)
    box = {"facecolor": "white", "edgecolor": "none", "pad": 0.5}
    axes.bar_label(bars, fmt=template, padding=3, bbox=box)
    axes.set_xticks(range(len(names)), names)
    axes.margins(y=0.15)


def draw_wordle_grid(
    guesses: list[Word],
    feedbacks: list[Feedback],
    answer: Word | None = None,
    title: str = "Partie de Wordle",
) -> Any:
    """La grille d'une partie."""
    figure, axes = blank_axes(size=(max(3.6, 0.7 * len(guesses[0])), 0.7 * len(guesses) + 1))
    for row, guess in enumerate(guesses):
        for i, letter in enumerate(guess):
            face, ink, hatch, _ = TILES[feedbacks[row][i]]
            axes.bar(i, 0.9, 0.9, -row, facecolor=face, edgecolor="0.3", hatch=hatch)
            box = {"facecolor": face, "edgecolor": "none", "pad": 1}
            axes.text(
                i, 0.45 - row, letter, color=ink, size=14, weight="bold", ha="center", va="center", bbox=box
            )
    for face, _, hatch, label in TILES.values():
        axes.bar(0, 0, facecolor=face, edgecolor="0.3", hatch=hatch, label=label)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 0), ncols=3, frameon=False)
    axes.set_title(f"{title} (secret : {answer})" if answer else title)
    axes.set_aspect("equal")
    axes.axis("off")
    return figure


def plot_reduction(guesses: list[Word], counts: list[int]) -> Any:
    """Le nombre de candidats après chaque mot joué, et par combien ce mot l'a divisé."""
    figure, (left, right) = blank_axes(2)
    draw_bars(left, ["au début", *guesses], counts)
    left.set_ylabel("mots encore possibles")
    factors = [counts[i] / max(counts[i + 1], 1) for i in range(len(guesses))]
    draw_bars(right, guesses, factors, "÷ %.1f")
    right.set_ylabel("facteur de réduction")
    return figure


def plot_csp_domains(guesses: list[Word], sizes: list[list[int]], counts: list[int]) -> Any:
    """La taille de chaque domaine après chaque mot joué, et le nombre de candidats."""
    figure, (left, right) = blank_axes(2)
    names = ["au début", *guesses]
    left.imshow(list(zip(*sizes, strict=True)), cmap="Greys", vmin=0, vmax=52, aspect="auto")
    for step, row in enumerate(sizes):
        for position, size in enumerate(row):
            left.text(step, position, size, ha="center", va="center", weight="bold")
    left.set_xticks(range(len(names)), names)
    left.set_yticks(range(len(sizes[0])))
    left.set_ylabel("position")
    left.set_title("lettres encore possibles")
    draw_bars(right, names, counts)
    right.set_title("mots encore possibles")
    return figure


def plot_ranking(ranking: list[tuple[Word, float]]) -> Any:
    """Les entropies des mots d'un classement, le meilleur en haut."""
    figure, axes = blank_axes(size=(7, 0.3 * len(ranking) + 1))
    words, entropies = zip(*ranking, strict=True)
    axes.bar_label(axes.barh(words, entropies, **BARS), fmt="%.3f", padding=3)
    axes.invert_yaxis()
    axes.margins(x=0.12)
    axes.set_xlabel("entropie (bits)")
    return figure


def plot_distributions(guesses: list[Word], candidates: list[Word]) -> Any:
    """Pour chaque proposition, la taille des groupes de candidats qui donnent la même réponse."""
    figure, panels = blank_axes(len(guesses), sharey=True, sharex=True, squeeze=False)
    for axes, guess in zip(panels[0], guesses, strict=True):
        sizes = sorted(feedback_distribution(guess, candidates).values(), reverse=True)
        axes.bar(range(len(sizes)), sizes, linewidth=0.5, **BARS)
        axes.set_title(f"{guess} : {compute_entropy(guess, candidates):.2f} bits, {len(sizes)} réponses")
        axes.set_xlabel("réponses, de la plus fréquente à la plus rare")
    panels[0][0].set_ylabel("candidats")
    return figure


def plot_benchmarks(benchmarks: dict[str, dict[str, Any]]) -> Any:
    """Le nombre de propositions par partie gagnée, un panneau par solveur."""
    figure, panels = blank_axes(len(benchmarks), sharey=True, squeeze=False)
    rounds = range(1, MAX_GUESSES + 1)
    for axes, (name, bench) in zip(panels[0], benchmarks.items(), strict=True):
        draw_bars(axes, rounds, [bench["guess_distribution"].get(number, 0) for number in rounds])
        axes.set_title(f"{name} : {bench['avg_guesses']:.2f} en moyenne")
        axes.set_xlabel("propositions")
    panels[0][0].set_ylabel("parties")
    return figure


def plot_coverage(coverage: dict[str, int], total: int, opening: Word) -> Any:
    """La part des mots qui contiennent chaque lettre ; celles de l'ouverture et les plus fréquentes sont marquées."""
    figure, axes = blank_axes(size=(9, 3.4))
    letters = sorted(coverage, key=lambda letter: -coverage[letter])
    marks = [f"{letter}\n{'●' if letter in COMMON_LETTERS else ' '}" for letter in letters]
    axes.axhline(50, color="black", linestyle="--", linewidth=1, zorder=0)
    draw_bars(axes, marks, [100 * coverage[letter] / total for letter in letters], "%.0f")
    for bar, letter in zip(axes.patches, letters, strict=True):
        bar.set_hatch("////" if letter in opening else "")
    axes.set_ylabel("% des mots")
    axes.set_title(f"hachures : les lettres de {opening} ; ● : les plus fréquentes du français")
    return figure
