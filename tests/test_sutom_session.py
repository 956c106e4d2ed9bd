"""The interactive session: played through its standard input, as a person would, mistakes included."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reference.patterns import Misread, read_reply, tiles
from reference.sutom_advice import advise, consistent, entropies, keeps_the_hints, ranking, suspects
from reference.sutom_information import compute_pattern, encode_pattern, information
from wordlists import load

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, "-m", "reference.sutom_information"]
FAMILY = "balle\ndalle\nmalle\nsalle\n"
BITS = re.compile(r"H\(W\)=(\S+)  H\(Y\)=(\S+)  H\(W\|Y\)=(\S+)  I\(W;Y\)=(\S+)")


def session(typed: str | bytes, *options: str, code: int = 0, **environment: str) -> str:
    """What a session prints when this is typed; it ends politely."""
    done = subprocess.run(
        [*COMMAND, *options],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )
    printed = done.stdout.decode("utf-8", "replace")
    assert (done.returncode, done.stderr if code == 0 else b"") == (code, b""), printed
    return printed if code == 0 else done.stderr.decode()


@pytest.fixture
def family(tmp_path: Path) -> str:
    """A file of four words that differ in their first letter."""
    path = tmp_path / "famille.txt"
    path.write_text(FAMILY, encoding="utf-8")
    return str(path)


# -- replies -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "gryyr",
        "GRYYR",
        " g r y y r ",
        "20110",
        "🟩⬛🟨🟨⬛",
        "🟩⬜🟨🟨⬜",
        "🟧⬛🟦🟦⬛",
        "🟩\ufe0f⬛\ufe0f🟨🟨⬛",
        "2⬛y🟨0",
    ],
)
def test_one_reply_in_many_writings(text: str) -> None:
    assert read_reply(text, 5) == 38


def test_blue_is_grey_at_sutom() -> None:
    assert read_reply("🟥🟦🟡🟡🟦", 5, sutom=True) == read_reply("🟧⬛🟦🟦⬛", 5) == 38


@pytest.mark.parametrize("text", ["", "gryy", "gryyrr", "gryyb", "31110", "🟩🟥⬛⬛⬛", "ggggé", "\x00gggg"])
def test_other_replies_are_explained(text: str) -> None:
    with pytest.raises(Misread, match="écris r"):
        read_reply(text, 5)


@pytest.mark.parametrize("sutom", [False, True])
def test_tiles_can_be_pasted_back(sutom: bool) -> None:
    for code in range(243):
        assert read_reply(tiles(code, 5, sutom=sutom), 5, sutom=sutom) == code


# -- advice ------------------------------------------------------------------------------------------------


def test_long_lists_are_measured_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    words = load("app7")
    whole = entropies(words, words)
    monkeypatch.setattr("reference.sutom_advice.CELLS", 1000)
    assert (entropies(words, words) == whole).all()
    assert ranking(words, words, 2) == [
        ("laine", whole[words.index("laine")]),
        ("paire", whole[words.index("paire")]),
    ]


def test_advice_tells_the_four_numbers() -> None:
    words = load("app7")
    advice = advise(words, words)
    assert advice.guess == "laine"
    assert advice.bits == information([compute_pattern("laine", word) for word in words])
    assert str(advice) == "H(W)=8.2143  H(Y)=5.5115  H(W|Y)=2.7028  I(W;Y)=5.5115"


@pytest.mark.parametrize(("few", "guess"), [(1, "blond"), (2, "blond"), (3, "balle")])
def test_few_candidates_are_played(few: int, guess: str) -> None:
    assert advise(["blond", "balle", "dalle", "malle"], ["balle", "dalle", "malle"], few).guess == guess


def test_consistent_words_and_suspects() -> None:
    words = load("app7")
    secret = words[100]
    turns = [(guess, compute_pattern(guess, secret)) for guess in ("laine", "tours")]
    assert consistent(words, turns) == [w for w in words if all(compute_pattern(g, w) == c for g, c in turns)]
    assert secret in consistent(words, turns)
    assert suspects(words, [turns[0], ("tours", encode_pattern("gggyy"))]) == [1]


@pytest.mark.parametrize(
    ("word", "allowed"),
    [("tatin", True), ("tarte", True), ("tapis", False), ("tatas", True), ("titan", False), ("natte", False)],
)
def test_official_hard_mode(word: str, allowed: bool) -> None:
    """Greens stay, yellows come back with their count; greys may be played again and a yellow may stay in place."""
    assert keeps_the_hints(word, [("tatin", encode_pattern("ggyrr"))]) is allowed


# -- whole sessions ----------------------------------------------------------------------------------------


def test_a_game_is_found_with_its_figures(family: str) -> None:
    printed = session("\nrgggg\n\nggggg\nn\n", family)
    assert BITS.findall(printed) == [
        ("2.0000", "0.8113", "1.1887", "0.8113"),
        ("1.5850", "0.9183", "0.6667", "0.9183"),
    ]
    assert "Je propose BALLE" in printed
    assert "4 → 3 : cette réponse apprend 0.4150 bits" in printed
    assert "Trouvé en 2 coups" in printed


def test_guess_and_reply_on_one_line_or_reply_alone(family: str) -> None:
    printed = session("malle rgggg\n🟩⬛⬛⬛⬛\nrgggg\ndalle rgggg\nsalle 22222\n", family)
    assert printed.count("Aucun mot ne peut donner") == 1
    assert "Trouvé en 4 coups" in printed


def test_a_word_outside_the_candidates(tmp_path: Path, family: str) -> None:
    guesses = tmp_path / "propositions.txt"
    guesses.write_text("blond\n" + FAMILY, encoding="utf-8")
    printed = session("\n", family, "--guesses", str(guesses))
    assert "Je propose BLOND" in printed
    assert BITS.findall(printed)[0] == ("2.0000", "1.5000", "0.5000", "1.5000")


def test_typing_errors_change_nothing(family: str) -> None:
    typed = "bal\nb4lle\nb@lle\n???\n-\nballes\nrgg\nrggggg\nballe rgggx\nballe\nzzzzz\nrggg\n\nballe rgggg\nmalle ggggg\n"
    printed = session(typed, family)
    assert printed.count("Hum :") == 11
    assert "Trouvé en 2 coups" in printed


def test_capitals_accents_and_spaces(family: str) -> None:
    assert "Trouvé en 2 coups" in session("  BÂLLÉ   R G G G G \n Malle \n G gg gg\n", family)


def test_bytes_that_are_no_text(family: str) -> None:
    printed = session(b"\xff\xfe\xe9\nballe rgggg\nmalle ggggg\n", family)
    assert ("Hum :" in printed, "Trouvé en 2 coups" in printed) == (True, True)


def test_impossible_replies_are_not_counted(family: str) -> None:
    printed = session(
        "balle rrrrr\nballe rgggg\nmalle yyyyy\nmalle rgggg\ndalle rgggg\nsalle ggggg\n", family
    )
    assert printed.count("Aucun mot ne peut donner ces réponses") == 2
    assert "Trouvé en 4 coups" in printed


def test_a_win_that_contradicts_the_replies_is_refused(family: str) -> None:
    printed = session("balle rgggg\nballe ggggg\nmalle ggggg\n", family)
    assert printed.count("Aucun mot ne peut donner") == 1
    assert "Trouvé en 2 coups" in printed


def test_the_earlier_reply_is_suspected() -> None:
    """An impossible win comes from a slip in the first reply, since the second cannot be mistaken."""
    mistaken, secret = load("app7")[5], load("app7")[100]
    shown = tiles(compute_pattern("laine", mistaken), 5)
    printed = session(f"laine {shown}\n{secret} ggggg\n:annuler\n{secret} ggggg\n", "app7")
    assert f"Ou bien c'est le coup 1 qui est faux : LAINE {shown}" in printed
    assert "Trouvé en 1 coup :" in printed


def test_a_secret_outside_the_list_that_fits_is_found(family: str) -> None:
    printed = session("rompu rrrrr\nhalle ggggg\n", family)
    assert printed.count("je ne connais pas") == 2
    assert "Trouvé en 2 coups" in printed


def test_undo(family: str) -> None:
    printed = session(
        "balle rgggg\n:annuler\n:annuler\nballe\n:undo\nmalle rgggg\n:a\n:a\n:a\nsalle ggggg\n", family
    )
    assert printed.count("Il n'y a rien à annuler") == 2 + 1
    assert printed.count("est annulé") == 2
    assert "Trouvé en 1 coup :" in printed


def test_commands(family: str) -> None:
    printed = session(
        ":aide\n:\n:n'importe quoi\n:mots\n:top\nballe\n:mots\n:aide\nrgggg\n:mots\n:quitter\n", family
    )
    assert printed.count("reprendre le dernier coup") == 4
    assert printed.count("  balle dalle malle salle\n") == 2
    assert "  dalle malle salle\n" in printed
    assert printed.count("H(Y)=0.8113  (possible)") == 4
    assert printed.endswith("À bientôt !\n")


def test_another_game(family: str) -> None:
    printed = session("balle rgggg\n:nouvelle\nballe ggggg\no\nmalle ggggg\n", family)
    assert printed.count("4 mots possibles") == 3
    assert printed.count("Trouvé en 1 coup :") == 2


def test_hard_mode(tmp_path: Path, family: str) -> None:
    guesses = tmp_path / "propositions.txt"
    guesses.write_text("blond\n" + FAMILY, encoding="utf-8")
    typed = "salle rgggg\nblond\nmalle rgggg\n"
    assert "en mode difficile" not in session(typed, family, "--guesses", str(guesses))
    printed = session(typed, family, "--guesses", str(guesses), "--hard")
    assert "en mode difficile, « blond » oublie une lettre verte ou jaune" in printed
    assert re.findall("Je propose ([A-Z]+)", printed) == ["BLOND", "BALLE", "BALLE"]


def test_french_wordle_widens_to_every_valid_word() -> None:
    turns = [("tarie", encode_pattern("yyryy")), ("sound", encode_pattern("rrrrr"))]
    assert not consistent(load("french_answers", 5), turns)
    rare = consistent(load("french", 5), turns)[0]
    typed = f"tarie yyryy\nsound rrrrr\n{rare} ggggg\n"
    printed = session(typed)
    assert "Aucun mot courant ne convient : je cherche parmi tous les mots valides" in printed
    assert "Trouvé en 3 coups" in printed


def test_french_wordle_by_default() -> None:
    printed = session("")
    assert "Je propose TARIE" in printed
    assert printed.endswith("À bientôt !\n")


def test_sutom() -> None:
    printed = session("?\nw9\np\nbonjour\nparties 🟥🟡🟦🟦🟦🟡🟦\n:mots\n", "--sutom")
    assert printed.count("Hum : écris une lettre") == 2
    assert "à SUTOM, le mot doit commencer par P" in printed
    left = consistent(load("french_frequent", 7), [("parties", encode_pattern("gyrrryr"))])
    shown = [word for word in left if word[0] == "p"]
    assert " ".join(shown[:20]) in printed


def test_sutom_length_is_read_from_the_dots() -> None:
    printed = session("p...\ns.........\n", "--sutom")
    assert "de 5 à 10 lettres" in printed
    proposed = re.findall("Je propose (S[A-Z]+)", printed)
    assert [len(word) for word in proposed] == [10]


def test_sutom_letter_on_the_command_line_and_a_letter_without_words(family: str) -> None:
    assert "Je propose BALLE" in session("", family, "--sutom", "--letter", "b")
    printed = session("d\n", family, "--sutom", "--letter", "x")
    assert ("aucun mot de 5 lettres ne commence par X" in printed, "Je propose DALLE" in printed) == (
        True,
        True,
    )


def test_openings_table(family: str) -> None:
    printed = session("", family, "--openings")
    assert [line.split()[:2] for line in printed.splitlines()] == [
        ["B", "balle"], ["D", "dalle"], ["M", "malle"], ["S", "salle"],
    ]  # fmt: skip


def test_english() -> None:
    printed = session("\nrrrrr\n", "--english")
    assert "2301 mots possibles" in printed


def test_the_rule_of_few_can_be_turned_off(tmp_path: Path, family: str) -> None:
    guesses = tmp_path / "propositions.txt"
    guesses.write_text("debut\nblond\n" + FAMILY, encoding="utf-8")
    typed = "balle rgggg\n"
    assert "Je propose DALLE" in session(typed, family, "--guesses", str(guesses))
    assert "Je propose DEBUT" in session(typed, family, "--guesses", str(guesses), "--few", "1")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["absent.txt"], "absent.txt"),
        (["pas-une-liste"], "pas-une-liste"),
        (["--length", "77"], "77"),
        (["--english", "--length", "6"], "6"),
        (["--length", "x"], "--length"),
        (["french_frequent", "--length", "12"], "12"),
    ],
)
def test_a_wrong_command_line_is_explained(options: list[str], words: str) -> None:
    printed = session("", *options, code=2)
    assert words in printed
    assert "Traceback" not in printed


def test_an_old_console_shows_what_it_can(family: str) -> None:
    printed = session("balle rgggg\nmalle ggggg\n", family, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert "Trouv" in printed


def test_interruption_is_polite(family: str) -> None:
    with subprocess.Popen(
        [*COMMAND, family], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
    ) as running:  # fmt: skip
        assert running.stdout
        seen = b""
        while b"Mot jou" not in seen:
            seen += os.read(running.stdout.fileno(), 4096)
        running.send_signal(signal.SIGINT)
        printed, complaints = running.communicate(timeout=30)
    assert (printed.decode().endswith("À bientôt !\n"), complaints, running.returncode) == (True, b"", 0)


def test_nobody_reads(family: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "--openings"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as running:
        assert running.stdout
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr
        assert running.stderr.read() == b""
