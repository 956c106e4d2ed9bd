"""The French of the pages: verdicts, states, and the sentences that say what to do next."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from grader.reports.comparison import Comparison, kind
from grader.reports.text import decimal, points
from grader.results import Counterexample, State, Suspicion, Verdict

CARRIED = (
    "Erreur reportée : cette question a été jugée avec les fonctions précédentes de la correction, "
    "pour qu'une même erreur ne te coûte pas deux fois."
)
NOT_JUDGED = (
    "Cette question n'a pas pu être jugée, ton enseignant est prévenu. "
    "Le problème vient de la correction automatique, pas de toi : tu n'as rien à faire."
)
NOT_WRITTEN = (
    "Rien n'a été trouvé pour ces questions. Si tu en as écrit une, vérifie son nom, lettre par lettre : "
    "c'est par lui que ta réponse est reconnue."
)
BY_HAND = "Ton enseignant lira lui-même ces réponses : leurs points s'ajouteront à ceux de cette page."

ALL_RIGHT = "Tout est juste : beau travail !"
ALL_JUDGED_RIGHT = "Tout ce qui a déjà été jugé est juste : beau travail !"
ONLY_MISSING = "Tout ce que tu as écrit est juste. Il reste seulement des questions à écrire."
MENDING = "À toi : reprends ta réponse, puis relance cet appel dans ton notebook."
_TO_DO = {"mend": "à reprendre", "write": "à écrire", "judge": "en attente"}
NOTHING_YET = "Rien n'est encore écrit : la première question de la liste est un bon point de départ."
PROVISIONAL = "Note provisoire : ton enseignant va relire ta copie. Voici ce qui a déjà pu être vérifié."


@dataclass(frozen=True)
class Badge:
    """A verdict or a state in one sign and a few words."""

    sign: str
    words: str


VERDICTS: dict[Verdict, Badge] = {
    "passed": Badge("✓", "réussie"),
    "partial": Badge("◐", "réussie en partie"),
    "failed": Badge("↻", "à reprendre"),
    "missing": Badge("○", "pas encore écrite"),
    "error": Badge("!", "pas encore jugée"),
}

STATES: dict[State, Badge] = {
    "graded": Badge("✓", "notée"),
    "to_review": Badge("◐", "à relire"),
    "unreadable": Badge("!", "illisible"),
    "missing": Badge("○", "non rendue"),
    "absent": Badge("–", "absence"),
    "excused": Badge("–", "dispense"),
}

_SEVERAL: dict[State, str] = {
    "graded": "notées",
    "unreadable": "illisibles",
    "missing": "non rendues",
    "absent": "absences",
    "excused": "dispenses",
}


@dataclass(frozen=True)
class Situation:
    """A copy without questions to show: what happened and what the student can do."""

    title: str
    sentence: str
    steps: tuple[str, ...]


SITUATIONS: dict[State, Situation] = {
    "unreadable": Situation(
        "Ta copie n'a pas pu être lue",
        "Ton fichier est bien arrivé, mais il n'a pas pu être ouvert. "
        "Ce n'est pas un zéro : ta note est simplement en attente.",
        (
            "Ouvre le fichier que tu as rendu. Si ton travail s'affiche, enregistre-le de nouveau "
            "depuis Jupyter ou Capytale.",
            "Vérifie que son nom finit par `.ipynb` ou `.py` : une capture d'écran, un PDF ou une page web "
            "ne peuvent pas être exécutés.",
            "Rends-le une nouvelle fois. S'il ne s'ouvre plus chez toi non plus, montre-le à ton enseignant.",
        ),
    ),
    "missing": Situation(
        "Aucune copie reçue",
        "Aucun fichier n'est arrivé à ton nom pour ce travail.",
        (
            "Si tu l'as rendu, vérifie que l'envoi a bien été validé, puis préviens ton enseignant.",
            "Si tu ne l'as pas encore rendu, demande-lui s'il est encore temps.",
        ),
    ),
    "absent": Situation(
        "Absence enregistrée",
        "Ton absence est enregistrée pour ce travail : il n'y a pas de note à afficher.",
        ("Demande à ton enseignant si un rattrapage est prévu.",),
    ),
    "excused": Situation(
        "Dispense enregistrée",
        "Une dispense est enregistrée pour ce travail : tu n'as rien à rendre.",
        ("Si c'est une surprise pour toi, parles-en à ton enseignant.",),
    ),
}
WITHOUT_COPY = Situation(
    "Ta copie attend une décision",
    "Ton enseignant doit encore la retrouver parmi les fichiers reçus. Ce n'est pas un zéro : ta note est en attente.",
    ("Si tu n'as rien rendu, ou si rien ne change d'ici quelques jours, parles-en à ton enseignant.",),
)


def next_step(
    reveal: str, example: Counterexample | None, comparison: Comparison | None, hinted: bool = False
) -> str:
    """What the student can do now, as far as the teacher lets the case be seen."""
    if reveal == "theme":
        return "Relis cette partie du sujet, puis essaie un petit exemple dont tu connais déjà la réponse."
    if reveal == "nothing":
        return "Relis ta réponse et essaie-la sur tes propres exemples ; ton enseignant peut t'y aider."
    if example is None:
        return "Choisis un petit exemple dont tu connais la réponse et compare avec ce que donne ton code."
    if comparison is None:
        return "Cherche à la main ce que cet appel doit donner, puis compare avec ce que donne ton code."
    return MENDING if hinted else _after_comparison(example, comparison)


def _after_comparison(example: Counterexample, comparison: Comparison) -> str:
    wanted, given = kind(example.expected), kind(example.got)
    if comparison.told or not example.expected:
        return "Lance cet appel dans une cellule de ton notebook et suis ce que fait ton code."
    if comparison.same:
        return "Les deux s'écrivent pareil ici : compare leur type, élément par élément."
    if example.got == "None":
        return "`None` signifie que rien n'a été renvoyé : vérifie que chaque chemin mène à un `return`."
    if wanted and wanted != given:
        return f"On attend {wanted}, ton code donne {given} : cherche d'où vient cette valeur."
    return "Lance cet appel dans ton notebook et cherche d'où vient l'écart marqué ▲."


def checks(passed: int, total: int, sentence: str) -> str:
    """How many tests pass, and what the first of the others has to say."""
    right = f"{passed} {_plural('vérification réussie', passed)} sur {total}." if passed else ""
    return f"{right} À revoir : « {sentence} »".lstrip() if sentence else right


def theme(label: str) -> str:
    """The only sentence of a question of which nothing but the theme is shown."""
    return f"Thème à revoir : {label}."


def tally(passed: int, total: int, **others: int) -> str:
    """The questions of a copy, counted: those that are right, then what the others wait for."""
    counted = [f"{count} {_TO_DO[what]}" for what, count in others.items() if count]
    return ", ".join([f"{passed} {_plural('question réussie', passed)} sur {total}", *counted])


def gain(lost: Decimal, of: Decimal) -> str:
    """What a question can still bring."""
    return f"{points(lost)} à gagner" if lost == of else f"{points(lost)} à gagner sur {decimal(of)}"


def _plural(words: str, count: int) -> str:
    return words if count < 2 else " ".join(word + "s" for word in words.split())


def copies(count: int) -> str:
    """A number of copies."""
    return f"{count} {_plural('copie', count)}"


def state_count(state: State, count: int) -> str:
    """How many copies are in this state."""
    words = STATES[state].words
    return f"{count} {_SEVERAL.get(state, words) if count > 1 else words}"


def others(count: int) -> str:
    """How many more questions cost points than a row shows."""
    return f"et {count} {_plural('autre', count)}" if count > 0 else ""


def unwritten(count: int) -> str:
    """How many questions a copy leaves out."""
    return f"{count} à écrire" if count else ""


def not_judged(names: list[str]) -> str:
    """The alert of questions that the kit itself could not judge."""
    listed = ", ".join(f"`{name}`" for name in names)
    return f"{_plural('question', len(names))} à juger à la main : {listed}"


def suspicion(found: Suspicion) -> str:
    """What a teacher may want to look at, and where."""
    line = f", ligne {found.line}" if found.line else ""
    return f"cellule {found.cell}{line} : {found.what}" if found.cell else found.what
