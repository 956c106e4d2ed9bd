"""La session interactive : un conseil à chaque coup d'une vraie partie de Wordle ou de SUTOM."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from math import log2
from typing import TypeVar

from reference.patterns import HELP, Misread, tiles
from reference.sutom_advice import Advice, Turn, advice_for, consistent, explains, ranking, suspects
from reference.sutom_board import Board, Rules, won
from reference.sutom_information import sutom_openings
from reference.sutom_lists import LONGEST, SHORTEST, Lists, english, french, of_files
from wordlists import WordListError, normalize

T = TypeVar("T")

SHOWN = 20  # mots que :mots affiche

COMMANDS = """\
  Entrée      jouer le mot proposé
  un mot      celui que tu as joué, suivi si tu veux de la réponse : sorte ggryr
  la réponse  r, y, g ou 0, 1, 2 par lettre, ou les carrés collés depuis le jeu
  :annuler    reprendre le dernier coup       :mots      les mots encore possibles
  :nouvelle   une autre partie                :top       les meilleures propositions
  :aide       cette page                      :quitter   (ou Ctrl-D)"""


class NewGame(Exception):
    """Le joueur veut recommencer."""


class Undone(Exception):
    """Le joueur reprend son coup."""


def play(board: Board) -> None:
    """Une partie entière."""
    while not (board.turns and won(board.turns[-1])):
        candidates = board.candidates()
        advice = board.advice(candidates)
        say_state(board, candidates, advice)
        try:
            board = judged(board, candidates, ask_turn(board, candidates, advice.guess))
        except Undone:
            board = undo(board)
    print(f"Trouvé en {len(board.turns)} coup{'s' if len(board.turns) > 1 else ''} : bravo !")


def say_state(board: Board, candidates: Sequence[str], advice: Advice) -> None:
    """Où en est la partie, et le conseil."""
    many = f"{len(candidates)} mots possibles" if len(candidates) > 1 else "un seul mot possible"
    print(f"\nCoup {len(board.turns) + 1} : {many}. Je propose {advice.guess.upper()}.\n  {advice}")


def ask_turn(board: Board, candidates: Sequence[str], proposed: str) -> Turn:
    """Le mot joué et sa réponse, demandés jusqu'à ce qu'ils aient un sens."""

    def move(line: str) -> tuple[str, int | None]:
        return board.move(line, proposed)

    def reply(line: str) -> int | None:
        return board.read(line) if line else None

    while True:
        word, code = asked(board, candidates, f"Mot joué [{proposed}] > ", move)
        if word not in board.lists.valid and word not in board.lists.guesses:
            print(f"  (je ne connais pas « {word} », mais je peux m'en servir)")
        with contextlib.suppress(Undone):  # ici, annuler ne reprend que le mot
            if code is None:
                code = asked(board, candidates, f"Réponse à {word.upper()} > ", reply)
            if code is not None:
                print(f"  {word.upper()}  {tiles(code, board.length, sutom=board.rules.sutom)}")
                return word, code


def asked(board: Board, candidates: Sequence[str], prompt: str, read: Callable[[str], T]) -> T:
    """Ce que le joueur écrit, une fois compris ; les commandes sont exécutées."""
    while True:
        line = input(prompt).strip()
        try:
            if not line.startswith(":"):
                return read(line)
            command(board, candidates, line[1:].strip().lower())
        except Misread as fault:
            print(f"  Hum : {fault}.")


def command(board: Board, candidates: Sequence[str], name: str) -> None:
    """Exécute une commande ; son début suffit."""
    known = {"annuler": Undone, "undo": Undone, "nouvelle": NewGame, "quitter": EOFError}
    for word, stop in known.items():
        if name and word.startswith(name):
            raise stop
    if name and "mots".startswith(name):
        more = f" … et {len(candidates) - SHOWN} autres" if len(candidates) > SHOWN else ""
        print("  " + " ".join(candidates[:SHOWN]) + more)
    elif name and "top".startswith(name):
        for word, bits in ranking(board.pool(candidates), candidates):
            print(f"  {word}  H(Y)={bits + 0.0:.4f}{'  (possible)' if word in candidates else ''}")
    else:
        print(COMMANDS)


def judged(board: Board, candidates: Sequence[str], turn: Turn) -> Board:
    """La partie après ce coup, ou la même si aucun mot ne donne ces réponses."""
    after = board.after(turn)
    if won(turn):
        return after if explains(turn[0], board.turns) else refused(after)
    left = after.candidates()
    if not left:
        return refused(after)
    if not consistent(board.lists.answers, after.turns):
        print("  Aucun mot courant ne convient : je cherche parmi tous les mots valides.")
    if len(left) <= len(candidates):
        gain = log2(len(candidates) / len(left))
        print(f"  {len(candidates)} → {len(left)} : cette réponse apprend {gain + 0.0:.4f} bits.")
    return after


def refused(after: Board) -> Board:
    """La partie sans son dernier coup, dont la réponse est impossible, et ce que l'on en sait."""
    print("  Aucun mot ne peut donner ces réponses. Ce coup n'est pas compté : vérifie-le.")
    words = after.lists.valid
    for k in suspects(words, after.turns):
        if k < len(after.turns) - 1:
            guess, code = after.turns[k]
            shown = tiles(code, after.length, sutom=after.rules.sutom)
            print(
                f"  Ou bien c'est le coup {k + 1} qui est faux : {guess.upper()} {shown} (:annuler pour y revenir)."
            )
    return after.before()


def undo(board: Board) -> Board:
    """La partie sans son dernier coup."""
    if not board.turns:
        print("  Il n'y a rien à annuler.")
        return board
    print(f"  Le coup {len(board.turns)}, {board.turns[-1][0].upper()}, est annulé.")
    return board.before()


def chosen_letter(lists_for: Callable[[int], Lists], length: int, letter: str | None) -> Lists:
    """Les mots de SUTOM, une fois connues la première lettre et, si elle est donnée, la longueur."""
    while True:
        given = letter or input(f"Première lettre, ou le mot avec des points, comme p{'.' * (length - 1)} > ")
        letter = None
        mask = normalize(given.strip())
        try:
            return lists_of_mask(lists_for, length, mask)
        except (Misread, WordListError) as fault:
            print(f"  Hum : {fault}.")


def lists_of_mask(lists_for: Callable[[int], Lists], length: int, mask: str) -> Lists:
    """Les mots qui ont cette première lettre, et cette longueur si le masque en donne une."""
    if mask.startswith(":q"):
        raise EOFError
    if not (mask[:1].isascii() and mask[:1].isalpha()) or mask[1:].strip("._"):
        raise Misread("écris une lettre, seule ou suivie d'un point par lettre inconnue")
    size = length if len(mask) == 1 else len(mask)
    if not SHORTEST <= size <= LONGEST:
        raise Misread(f"à SUTOM, les mots ont de {SHORTEST} à {LONGEST} lettres")
    lists = lists_for(size).starting_with(mask[0])
    if not lists.answers:
        raise Misread(f"aucun mot de {size} lettres ne commence par {mask[0].upper()}")
    return lists


def games(lists_for: Callable[[int], Lists], rules: Rules, length: int, letter: str | None) -> None:
    """Des parties, jusqu'à ce que le joueur en ait assez."""
    game = "SUTOM" if rules.sutom else "Wordle"
    print(f"{game}{', mode difficile' if rules.hard else ''}. Réponses : {HELP}.\n:aide donne les commandes.")
    while True:
        lists = chosen_letter(lists_for, length, letter) if rules.sutom else lists_for(length)
        letter = None
        try:
            play(Board(lists, rules))
            if not input("\nEncore une partie ? (o/N) > ").strip().lower().startswith(("o", "y")):
                return
        except NewGame:
            print("\nNouvelle partie.")


def print_openings(lists: Lists) -> None:
    """La table des ouvertures de SUTOM : pour chaque lettre, le premier coup, ce qu'il apprend et sur combien de mots."""
    for letter, opening in sorted(sutom_openings(lists.answers).items()):
        family = [word for word in lists.answers if word[0] == letter]
        print(f"{letter.upper()}  {opening}  {advice_for(opening, family)}  mots={len(family)}", flush=True)


def parser() -> argparse.ArgumentParser:
    """La ligne de commande."""
    made = argparse.ArgumentParser(prog="python -m reference.sutom_information", description=__doc__)
    made.add_argument(
        "list", nargs="?", metavar="LISTE", help="mots à deviner : nom d'une liste ou fichier .txt"
    )
    made.add_argument(
        "--guesses", metavar="LISTE", help="mots que l'on peut proposer (par défaut, les mêmes)"
    )
    made.add_argument("--sutom", action="store_true", help="SUTOM : la première lettre est donnée")
    made.add_argument("--length", type=int, metavar="N", help="nombre de lettres (5 ; 7 à SUTOM)")
    made.add_argument("--letter", metavar="X", help="première lettre, à SUTOM")
    made.add_argument("--hard", action="store_true", help="mode difficile : les indices doivent être rejoués")
    made.add_argument("--english", action="store_true", help="les listes anglaises de cinq lettres")
    made.add_argument(
        "--few", type=int, default=3, metavar="N", help="jouer un candidat s'il en reste N ou moins (3)"
    )
    made.add_argument(
        "--openings", action="store_true", help="écrire la table des ouvertures de SUTOM, puis finir"
    )
    return made


def source(options: argparse.Namespace) -> Callable[[int], Lists]:
    """Les listes d'une longueur, selon la ligne de commande."""
    if options.list:
        return lambda length: of_files(options.list, options.guesses, length)
    if options.english:
        return english
    return lambda length: french(length, sutom=options.sutom or options.openings)


def run(options: argparse.Namespace) -> None:
    """Ce que demande la ligne de commande."""
    lists_for = source(options)
    length = options.length or (7 if options.sutom or options.openings else 5)
    if options.list and not options.length:
        length = of_files(options.list, options.guesses, None).length
    lists = lists_for(length)
    if length > LONGEST:
        raise WordListError(f"{length} lettres : les motifs n'en ont pas plus de {LONGEST}")
    if options.openings:
        print_openings(lists)
    else:
        games(lists_for, Rules(options.sutom, options.hard, max(1, options.few)), length, options.letter)


def main(arguments: Sequence[str] | None = None) -> None:
    """Point d'entrée."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # ni un octet perdu ni une vieille console n'arrêtent la partie
            stream.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  input() sait alors revenir en arrière et se souvient
    made = parser()
    options = made.parse_args(arguments)
    try:
        run(options)
    except WordListError as fault:
        made.error(str(fault))
    except (EOFError, KeyboardInterrupt):
        print("\nÀ bientôt !")
    except BrokenPipeError:  # plus personne ne lit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
