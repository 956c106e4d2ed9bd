"""The words of a student's page: verdicts, situations, labels, and the sentences that say what to do next."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from grader.reports.comparison import Comparison, kind
from grader.reports.text import decimal, points
from grader.results import Counterexample, State, Verdict
from grader.tongue import N_tr, tr, tr_plural

CARRIED = N_tr(
    "Erreur reportée : cette question a été jugée avec les fonctions précédentes du corrigé, "
    "pour qu'une même erreur ne te coûte pas deux fois."
)
NOT_JUDGED = N_tr(
    "Cette question n'a pas pu être jugée, ton enseignant est prévenu. "
    "Le problème vient de la correction automatique, pas de toi : tu n'as rien à faire."
)
NOT_WRITTEN = N_tr(
    "Rien n'a été trouvé pour ces questions. Si tu en as écrit une, vérifie son nom, lettre par lettre : "
    "c'est par lui que ta réponse est reconnue."
)
BY_HAND = N_tr("Ton enseignant lira lui-même ces réponses : leurs points s'ajouteront à ceux de cette page.")

ALL_RIGHT = N_tr("Tout est juste : beau travail !")
ALL_JUDGED_RIGHT = N_tr("Tout ce qui a déjà été jugé est juste : beau travail !")
ONLY_MISSING = N_tr("Tout ce que tu as écrit est juste. Il reste seulement des questions à écrire.")
_TO_DO = {"mend": N_tr("à reprendre"), "write": N_tr("à écrire"), "judge": N_tr("en attente")}
NOTHING_YET = N_tr("Rien n'est encore écrit : la première question de la liste est un bon point de départ.")
PROVISIONAL = N_tr(
    "Note provisoire : ton enseignant va relire ta copie. Voici ce qui a déjà pu être vérifié."
)


@dataclass(frozen=True)
class Badge:
    """A verdict or a state in one sign and a few words."""

    sign: str
    words: str

    def told(self) -> Badge:
        """The same in the students' language."""
        return Badge(self.sign, tr(self.words))


VERDICTS: dict[Verdict, Badge] = {
    "passed": Badge("✓", N_tr("réussie")),
    "partial": Badge("◐", N_tr("réussie en partie")),
    "failed": Badge("↻", N_tr("à reprendre")),
    "missing": Badge("○", N_tr("pas encore écrite")),
    "error": Badge("!", N_tr("pas encore jugée")),
}


@dataclass(frozen=True)
class Situation:
    """A copy without questions to show: what happened and what the student can do."""

    title: str
    sentence: str
    steps: tuple[str, ...]

    def told(self) -> Situation:
        """The same in the students' language."""
        return Situation(tr(self.title), tr(self.sentence), tuple(map(tr, self.steps)))


SITUATIONS: dict[State, Situation] = {
    "unreadable": Situation(
        N_tr("Ta copie n'a pas pu être lue"),
        N_tr(
            "Ton fichier est bien arrivé, mais il n'a pas pu être ouvert. "
            "Ce n'est pas un zéro : ta note est simplement en attente."
        ),
        (
            N_tr(
                "Ouvre le fichier que tu as rendu. Si ton travail s'affiche, enregistre-le de nouveau "
                "depuis Jupyter ou Capytale."
            ),
            N_tr(
                "Vérifie que son nom finit par `.ipynb` ou `.py` : une capture d'écran, un PDF ou une page web "
                "ne peuvent pas être exécutés."
            ),
            N_tr(
                "Rends-le une nouvelle fois. S'il ne s'ouvre plus chez toi non plus, montre-le à ton enseignant."
            ),
        ),
    ),
    "missing": Situation(
        N_tr("Aucune copie reçue"),
        N_tr("Aucun fichier n'est arrivé à ton nom pour ce travail."),
        (
            N_tr("Si tu l'as rendu, vérifie que l'envoi a bien été validé, puis préviens ton enseignant."),
            N_tr("Si tu ne l'as pas encore rendu, demande-lui s'il est encore temps."),
        ),
    ),
    "absent": Situation(
        N_tr("Absence enregistrée"),
        N_tr("Ton absence est enregistrée pour ce travail : il n'y a pas de note à afficher."),
        (N_tr("Demande à ton enseignant si un rattrapage est prévu."),),
    ),
    "excused": Situation(
        N_tr("Dispense enregistrée"),
        N_tr("Une dispense est enregistrée pour ce travail : tu n'as rien à rendre."),
        (N_tr("Si c'est une surprise pour toi, parles-en à ton enseignant."),),
    ),
}
WITHOUT_COPY = Situation(
    N_tr("Ta copie attend une décision"),
    N_tr(
        "Ton enseignant doit encore la retrouver parmi les fichiers reçus. Ce n'est pas un zéro : ta note est en attente."
    ),
    (N_tr("Si tu n'as rien rendu, ou si rien ne change d'ici quelques jours, parles-en à ton enseignant."),),
)


def next_step(
    reveal: str, example: Counterexample | None, comparison: Comparison | None, hinted: bool = False
) -> str:
    """What the student can do now, as far as the teacher lets the case be seen."""
    if reveal == "theme":
        return tr(
            "Relis cette partie du sujet, puis essaie un petit exemple dont tu connais déjà la réponse."
        )
    if reveal == "nothing":
        return tr("Relis ta réponse et essaie-la sur tes propres exemples ; ton enseignant peut t'y aider.")
    if example is None:
        return tr(
            "Choisis un petit exemple dont tu connais la réponse et compare avec ce que donne ton code."
        )
    if comparison is None:
        return tr("Cherche à la main ce que cet appel doit donner, puis compare avec ce que donne ton code.")
    if hinted:
        return tr("À toi : reprends ta réponse, puis relance cet appel dans ton carnet.")
    return _after_comparison(example, comparison)


def _after_comparison(example: Counterexample, comparison: Comparison) -> str:
    wanted, given = kind(example.expected), kind(example.got)
    if comparison.told or not example.expected:
        return tr("Lance cet appel dans une cellule de ton carnet et suis ce que fait ton code.")
    if comparison.same:
        return tr("Les deux s'écrivent pareil ici : compare leur type, élément par élément.")
    if example.got == "None":
        return tr("`None` signifie que rien n'a été renvoyé : vérifie que chaque chemin mène à un `return`.")
    if wanted and wanted != given:
        return tr("On attend {wanted}, ton code donne {given} : cherche d'où vient cette valeur.").format(
            wanted=wanted, given=given
        )
    if not comparison.columns:
        return tr("Lance cet appel dans ton carnet et cherche à quel moment la réponse devient fausse.")
    return tr("Lance cet appel dans ton carnet et cherche d'où vient l'écart marqué ▲.")


def checks(passed: int, total: int, sentence: str) -> str:
    """How many tests pass, and what the first of the others has to say."""
    right = _checks_passed(passed, total) if passed else ""
    missed = tr("À revoir : « {sentence} »").format(sentence=sentence) if sentence else ""
    return " ".join(filter(None, (right, missed)))


def _checks_passed(passed: int, total: int) -> str:
    text = tr_plural("{count} vérification réussie sur", "{count} vérifications réussies sur", passed)
    return f"{text} {total}."


def theme(label: str) -> str:
    """The only sentence of a question of which nothing but the theme is shown."""
    return tr("Thème à revoir : {theme}.").format(theme=label)


def tally(passed: int, total: int, **others: int) -> str:
    """The questions of a copy, counted: those that are right, then what the others wait for."""
    right = tr_plural("{count} question réussie sur", "{count} questions réussies sur", passed)
    counted = [f"{count} {tr(_TO_DO[what])}" for what, count in others.items() if count]
    return ", ".join([f"{right} {total}", *counted])


def gain(lost: Decimal, of: Decimal) -> str:
    """What a question can still bring."""
    if lost == of:
        return tr("{points} à gagner").format(points=points(lost))
    return tr("{points} à gagner sur {most}").format(points=points(lost), most=decimal(of))


def more_remarks(count: int) -> str:
    """How many remarks the page leaves out."""
    return tr_plural(
        "et {count} autre remarque du même genre.", "et {count} autres remarques du même genre.", count
    )


def labels() -> dict[str, str]:
    """The words of the templates."""
    return {
        "copy_of": tr("copie de"),
        "Copy_of": tr("Copie de"),
        "waiting": tr("note en attente"),
        "mark": tr("Note"),
        "out_of": tr("sur"),
        "first": tr("À regarder d'abord"),
        "known": tr("Ce que l'on sait"),
        "steps": tr("Que faire maintenant"),
        "strengths": tr("Ce qui marche"),
        "carried_note": tr(
            "Erreur reportée : la question a été jugée avec les fonctions précédentes du corrigé, "
            "pour qu'une même erreur ne te coûte pas deux fois."
        ),
        "cards": tr("À reprendre, dans l'ordre du sujet"),
        "missing": tr("Pas encore écrit"),
        "not_written": tr(NOT_WRITTEN),
        "by_hand": tr("Lu par ton enseignant"),
        "by_hand_note": tr(BY_HAND),
        "notes": tr("Pendant l'exécution de ta copie"),
        "carried": tr("(erreur reportée)"),
        "call": tr("appel"),
        "expected": tr("attendu"),
        "got": tr("obtenu"),
        "own_line": tr("ta ligne"),
        "Expected": tr("Attendu"),
        "Got": tr("Obtenu"),
        "in_colours": tr("en couleurs\u00a0: "),
        "colon": tr("\u00a0: "),
        "footer": tr("Une remarque sur cette correction ? Montre cette page à ton enseignant."),
    }
