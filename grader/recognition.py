"""Recognition: the mistake that the replies of a copy show, and the words for what is sure of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from grader.explanation import accounts, double_explanation, whole_explanation
from grader.habits import Habit
from grader.judgement import Judgement
from grader.likeness import behaviour
from grader.replies import Readings, Replies, of_value, printed_replies, printed_words, prints_only, replies
from grader.sentences import ANOTHER_MISTAKE, MORE_MISTAKES, PRINTS, PRINTS_WRONG, RETURNS_NOTHING
from grader.tongue import tr

READ = 0.9  # part of the printed values that are the right ones
TRUTH = (of_value(True), of_value(False))


@dataclass(frozen=True)
class Misconception:
    """A known wrong answer: how it behaves and the words for it."""

    habit: Habit
    words: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.habit.name


@dataclass(frozen=True)
class Known:
    """What is known of a question: its wrong answers, and the right replies if these tell a mistake."""

    misconceptions: tuple[Misconception, ...]
    right: Replies

    def __getitem__(self, name: str) -> Misconception:
        return next(one for one in self.misconceptions if one.name == name)

    def twins(self, name: str) -> list[str]:
        """The wrong answers that no input tells apart from this one, but for what is left to chance."""
        one = self[name].habit
        return [
            other.name for other in self.misconceptions if other.name != name and other.habit.is_like(one)
        ]

    @property
    def printing(self) -> str | None:
        """The wrong answer that prints instead of returning."""
        names = [one.name for one in self.misconceptions if one.habit.prints]
        return names[0] if len(names) == 1 else None


@dataclass(frozen=True)
class Diagnosis:
    """The mistake, by the name of the wrong answer that makes it if there is one, and the words for it."""

    hint: str | None
    text: str
    exact: bool = True  # the copy behaves like that wrong answer in all that the tests see


def recognized(judgement: Judgement, name: str, known: Known) -> Diagnosis | None:
    """The mistake in a question's function of this name; None when no wrong answer explains it, or several do."""
    signature = judgement.signature
    same = [one for one in known.misconceptions if one.habit.signature == signature]
    if same:
        return Diagnosis(same[0].name, same[0].words) if len(same) == 1 else None
    if prints_only(judgement, name):
        return _printed(judgement, name, known)
    copy = {call: frozenset([reply]) for call, reply in replies(judgement).items()}
    found = explained(copy, known)
    return _with_the_rest(found, judgement, known) if found else None


def explained(copy: Readings, known: Known) -> Diagnosis | None:
    """The mistake, or the two, that these replies show."""
    others = {one.name: one.habit.replies for one in known.misconceptions}
    found = accounts(copy, others, known.right)
    if whole := whole_explanation(found, known.right):
        return Diagnosis(whole, known[whole].words, exact=False)
    named = double_explanation(found, known.right)
    if len(named) == 2:
        first, second = (known[name].words for name in named)
        return Diagnosis(named[0], f"{first} {tr(ANOTHER_MISTAKE)} {second}", exact=False)
    return Diagnosis(named[0], f"{known[named[0]].words} {tr(MORE_MISTAKES)}", exact=False) if named else None


def _with_the_rest(found: Diagnosis, judgement: Judgement, known: Known) -> Diagnosis:
    """The same, that says so when a test fails for a reason that this mistake does not give."""
    assert found.hint is not None
    unexplained = behaviour(judgement).fails_besides(known[found.hint].habit.behaviour)
    told = any(more in found.text for more in (tr(ANOTHER_MISTAKE), tr(MORE_MISTAKES)))
    return replace(found, text=f"{found.text} {tr(MORE_MISTAKES)}") if unexplained and not told else found


def _printed(judgement: Judgement, name: str, known: Known) -> Diagnosis:
    """A function that prints instead of returning: what is printed may be right, or show a mistake of its own."""
    copy = printed_replies(judgement, name)
    shared = copy.keys() & known.right.keys()
    read = sum(known.right[call] in copy[call] for call in shared)
    if read >= READ * len(shared) or _tells_true_from_false(printed_words(judgement, name), known.right):
        words = known[known.printing].words if known.printing else tr(PRINTS)
        return Diagnosis(known.printing, words, exact=False)
    if value := explained(copy, known):
        return Diagnosis(
            known.printing or value.hint, f"{tr(PRINTS)} {tr(PRINTS_WRONG)} {value.text}", exact=False
        )
    return Diagnosis(None, tr(RETURNS_NOTHING), exact=False)


def _tells_true_from_false(words: Mapping[str, str], right: Replies) -> bool:
    """Whether the function prints one text where the answer is True and another one where it is False."""
    pairs = {(right.get(call), text) for call, text in words.items()}
    return {value for value, _text in pairs} == set(TRUTH) and len({text for _value, text in pairs}) == len(
        pairs
    ) == 2
