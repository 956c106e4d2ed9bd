"""Copies as they really arrive: every kind of file gives a submission or a reason, and nothing hangs."""

import contextlib
import hashlib
import io
import json
import os
import random
import socket
import zipfile
from pathlib import Path

import pytest

from grader import cells as cells_module
from grader import intake
from grader.errors import UnreadableCopy, UsageError
from grader.intake import expand, read_copy, student_ids, student_name
from grader.submission import Cell

CODE = "def reponse(mot, proposition):\n    return 'é'"


def notebook(*sources, minor=5, **extra):
    """A notebook whose first cell is prose and whose other cells are code."""
    cells = [{"cell_type": "markdown", "id": "a", "metadata": {}, "source": ["# TP 7\n", "Wordle"]}]
    for rank, source in enumerate(sources or (CODE,)):
        cells.append(
            {
                "cell_type": "code",
                "id": f"c{rank}",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": source,
            }
        )
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": minor, **extra}


def text_of(*sources, **extra):
    return json.dumps(notebook(*sources, **extra), ensure_ascii=False)


@pytest.fixture
def save(tmp_path):
    """Write a file and give its path."""

    def write(content, name="copie.ipynb"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


def code_of(submission):
    return [cell.source for cell in submission.cells if cell.kind == "code"]


def reason(path):
    with pytest.raises(UnreadableCopy) as caught:
        read_copy(path)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 200
    return message


class TestNotebook:
    def test_plain(self, save):
        path = save(text_of())
        submission = read_copy(path)
        assert submission.cells == (Cell(1, "markdown", "# TP 7\nWordle"), Cell(2, "code", CODE))
        assert submission.notes == ()
        assert not submission.damaged
        assert (submission.file, submission.student) == (str(path), "copie")
        assert submission.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()

    def test_sources_as_lists_of_lines(self, save):
        assert code_of(read_copy(save(text_of(CODE.splitlines(keepends=True))))) == [CODE]

    def test_lines_without_line_ends(self, save):
        assert code_of(read_copy(save(text_of(CODE.split("\n"))))) == [CODE]

    @pytest.mark.parametrize("minor", range(10))
    def test_any_minor_version(self, save, minor):
        assert code_of(read_copy(save(text_of(minor=minor)))) == [CODE]

    @pytest.mark.parametrize("major", [5, "4", None, 999])
    def test_any_declared_version(self, save, major):
        assert code_of(read_copy(save(text_of(nbformat=major)))) == [CODE]

    def test_outputs_and_numbers_are_not_looked_at(self, save):
        book = notebook("x = 1", "y = 2")
        book["cells"][1]["outputs"] = [
            {"text": ["def triche(): pass"]},
            None,
            3,
            {"data": {"image/png": "A" * 9999}},
        ]
        book["cells"][1]["execution_count"] = 7
        text = json.dumps(book).replace(": 7", ": " + "9" * 10_000).replace("[]", "[1e999, NaN, -Infinity]")
        assert code_of(read_copy(save(text))) == ["x = 1", "y = 2"]

    def test_empty_capytale_copy_is_a_copy(self, save):
        submission = read_copy(
            save('{"cells":[{"metadata":{},"cell_type":"code","source":""}],"metadata":{}}')
        )
        assert submission.cells == (Cell(1, "code", ""),)
        assert submission.notes == ()

    @pytest.mark.parametrize(
        "text",
        ['{"cells": null}', '{"cells": []}', '{"cells": {}}', '{"cells": 3}', '{"worksheets": null}',
         '{"worksheets": []}', '{"worksheets": [null, {"cells": null}]}'],
    )  # fmt: skip
    def test_no_cell_is_an_empty_copy_with_a_note(self, save, text):
        submission = read_copy(save(text))
        assert submission.cells == ()
        assert submission.notes == ("le carnet ne contient aucune cellule",)

    def test_nbformat_3(self, save):
        cells = [
            {"cell_type": "heading", "level": 1, "source": ["TP 7"]},
            {"cell_type": "code", "language": "python", "input": [CODE], "outputs": [], "prompt_number": 1},
            {"cell_type": "html", "source": "<b>a</b>"},
        ]
        book = {"metadata": {}, "nbformat": 3, "worksheets": [{"cells": cells}, {"cells": [cells[1]]}]}
        assert read_copy(save(json.dumps(book))).cells == (
            Cell(1, "markdown", "TP 7"),
            Cell(2, "code", CODE),
            Cell(3, "markdown", "<b>a</b>"),
            Cell(4, "code", CODE),
        )

    @pytest.mark.parametrize(
        ("cell", "kind", "source"),
        [
            ({"cell_type": "code"}, "code", ""),
            ({"cell_type": "code", "source": None}, "code", ""),
            ({"source": "x = 1"}, "code", "x = 1"),
            ({"cell_type": "Code", "source": "x = 1"}, "code", "x = 1"),
            ({"cell_type": None, "source": "x = 1"}, "code", "x = 1"),
            ({"cell_type": 3, "source": "x = 1"}, "raw", "x = 1"),
            ({"cell_type": 3, "outputs": [], "source": "x = 1"}, "code", "x = 1"),
            ({"cell_type": "raw", "source": "x = 1"}, "raw", "x = 1"),
            ({"cell_type": "sql", "source": "SELECT"}, "raw", "SELECT"),
            ({"cell_type": "markdown", "source": []}, "markdown", ""),
            ({"cell_type": "code", "source": "a\r\nb\rc\n"}, "code", "a\nb\nc\n"),
            ({"cell_type": "code", "source": ["a\r\n", "b"]}, "code", "a\nb"),
            ({"cell_type": "code", "code": "x = 1", "prompt_number": 1}, "code", "x = 1"),
        ],
    )
    def test_cells_with_missing_or_odd_fields(self, save, cell, kind, source):
        submission = read_copy(save(json.dumps({"cells": [cell]})))
        assert submission.cells == (Cell(1, kind, source),)
        assert submission.notes == ()

    @pytest.mark.parametrize(
        ("source", "kept"),
        [({"a": 1}, ""), (3, ""), (["x = 1\n", None, "y = 2"], "x = 1\ny = 2"), ([["x"]], "")],
    )
    def test_source_that_is_not_text(self, save, source, kept):
        submission = read_copy(save(json.dumps({"cells": [{"cell_type": "code", "source": source}]})))
        assert code_of(submission) == [kept]
        assert submission.notes == ("cellule 1 : une partie illisible a été ignorée",)

    def test_entries_that_are_not_cells_keep_their_place(self, save):
        submission = read_copy(save(json.dumps({"cells": [None, "x", {"cell_type": "code", "source": "x"}]})))
        assert submission.cells == (Cell(3, "code", "x"),)
        assert submission.notes == ("cellule 1 : illisible, ignorée", "cellule 2 : illisible, ignorée")

    def test_many_repairs_are_summed_up(self, save):
        submission = read_copy(save(json.dumps({"cells": [None] * 1000})))
        assert len(submission.notes) == 6
        assert submission.notes[-1] == "et 995 autres cellules réparées"

    def test_duplicate_ids(self, save):
        book = notebook("a", "b")
        for cell in book["cells"]:
            cell["id"] = "same"
        assert code_of(read_copy(save(json.dumps(book)))) == ["a", "b"]

    def test_characters_that_no_source_can_hold(self, save):
        text = r'{"cells": [{"cell_type": "code", "source": "a\ud800b\u0000c\ud83d\ude00"}]}'
        submission = read_copy(save(text))
        assert code_of(submission) == ["a\ufffdbc\U0001f600"]
        assert submission.notes == ("cellule 1 : des caractères invalides ont été remplacés",)
        "".join(code_of(submission)).encode()

    def test_raw_line_ends_inside_texts(self, save):
        text = text_of("a = 1\nb = 2").replace("\\n", "\n")
        assert code_of(read_copy(save(text))) == ["a = 1\nb = 2"]

    def test_envelope_of_a_jupyter_server(self, save):
        text = json.dumps({"name": "x", "type": "notebook", "content": notebook()})
        assert code_of(read_copy(save(text))) == [CODE]

    def test_left_over_from_a_longer_file(self, save):
        submission = read_copy(save(text_of() + '"nbformat": 4}\n'))
        assert code_of(submission) == [CODE]
        assert submission.notes == ("la fin du fichier, en trop, a été ignorée",)

    def test_pictures_pasted_in_prose_are_left_out(self, save):
        picture = "![x](data:image/png;base64," + "iVBO" * 1_000_000 + ")"
        submission = read_copy(save(json.dumps({"cells": [{"cell_type": "markdown", "source": picture}]})))
        assert submission.cells == (Cell(1, "markdown", "![x](data:image/png;base64,)"),)

    @pytest.mark.parametrize("metadata", [None, [], {"kernelspec": 3}, {"language_info": {"name": []}}])
    def test_odd_metadata(self, save, metadata):
        assert read_copy(save(text_of(metadata=metadata))).notes == ()

    @pytest.mark.parametrize("name", ["python", "Python 3", "ipython", "sagemath"])
    def test_python_under_its_other_names(self, save, name):
        assert read_copy(save(text_of(metadata={"kernelspec": {"language": name}}))).notes == ()

    def test_another_language_is_noted(self, save):
        submission = read_copy(save(text_of(metadata={"language_info": {"name": "ocaml"}})))
        assert submission.notes == ("le carnet annonce un autre langage que Python : 'ocaml'",)


def latin(text):
    return text.encode("cp1252")


ENCODINGS = {
    "utf-8": (str.encode, None),
    "utf-8 with a mark": (lambda text: text.encode("utf-8-sig"), "marque UTF-8 (BOM) retirée"),
    "two marks": (lambda text: b"\xef\xbb\xbf" + text.encode("utf-8-sig"), "marque UTF-8 (BOM) retirée"),
    "utf-16 little": (lambda text: b"\xff\xfe" + text.encode("utf-16-le"), "UTF-16-LE"),
    "utf-16 big": (lambda text: b"\xfe\xff" + text.encode("utf-16-be"), "UTF-16-BE"),
    "utf-32 little": (lambda text: b"\xff\xfe\0\0" + text.encode("utf-32-le"), "UTF-32-LE"),
    "utf-32 big": (lambda text: b"\0\0\xfe\xff" + text.encode("utf-32-be"), "UTF-32-BE"),
    "utf-16 little, no mark": (lambda text: text.encode("utf-16-le"), "UTF-16-LE"),
    "utf-16 big, no mark": (lambda text: text.encode("utf-16-be"), "UTF-16-BE"),
    "utf-32 little, no mark": (lambda text: text.encode("utf-32-le"), "UTF-32-LE"),
    "utf-32 big, no mark": (lambda text: text.encode("utf-32-be"), "UTF-32-BE"),
    "latin-1": (latin, "CP1252"),
    "CRLF": (lambda text: text.replace("\n", "\r\n").encode(), None),
    "CR": (lambda text: text.replace("\n", "\r").encode(), None),
    "padded with zeros": (lambda text: text.encode() + b"\0" * 4096, "caractères nuls retirés"),
}


@pytest.mark.parametrize(("encode", "note"), ENCODINGS.values(), ids=ENCODINGS)
class TestEncoding:
    def check(self, submission, note):
        assert code_of(submission) == [CODE]
        assert len(submission.notes) == (note is not None)
        assert note is None or note in submission.notes[0]

    def test_notebook(self, save, encode, note):
        text = json.dumps(notebook(), ensure_ascii=False, indent=1)
        self.check(read_copy(save(encode(text))), note)

    def test_script(self, save, encode, note):
        self.check(read_copy(save(encode(CODE + "\n"), "copie.py")), note)


class TestOneByteEncodings:
    @pytest.mark.parametrize("codec", ["latin-1", "iso-8859-15", "cp1252", "mac-roman", "cp850"])
    def test_declared(self, save, codec):
        text = f"#!/usr/bin/env python\n# -*- coding: {codec} -*-\nmot = 'é'\n"
        submission = read_copy(save(text.encode(codec), "copie.py"))
        assert "mot = 'é'" in code_of(submission)[0]
        assert "encodage" in submission.notes[0]

    @pytest.mark.parametrize("codec", ["rot13", "hex", "unicode_escape", "nowhere", "utf-7"])
    def test_declared_but_refused(self, save, codec):
        text = f"# coding: {codec}\nmot = 'é'\n"
        assert "mot = 'é'" in code_of(read_copy(save(latin(text), "copie.py")))[0]

    def test_wrongly_declared_utf_8_stays_utf_8(self, save):
        text = "# coding: latin-1\nmot = 'é'\n"
        submission = read_copy(save(text, "copie.py"))
        assert "mot = 'é'" in code_of(submission)[0]
        assert submission.notes == ()

    def test_undefined_bytes(self, save):
        assert code_of(read_copy(save(b"mot = '\x81'" + b" " * 100, "copie.py")))[0].startswith(
            "mot = '\x81'"
        )

    def test_utf_8_with_a_few_lost_bytes(self, save):
        data = ("# " + "é" * 10).encode() + b"\xc3\nmot = 1\n"
        submission = read_copy(save(data, "copie.py"))
        assert submission.cells[0].source == "# " + "é" * 10 + "\ufffd\nmot = 1"
        assert submission.notes == ("encodage : 1 caractère illisible remplacé",)


class TestScript:
    def test_plain(self, save):
        submission = read_copy(save("import random\n\n" + CODE + "\n", "copie.py"))
        assert submission.cells == (Cell(1, "code", "import random\n\n" + CODE),)
        assert submission.notes == ()

    def test_percent_format(self, save):
        text = (
            "# ---\n# jupyter: {}\n# ---\n\n# %% [markdown]\n# # TP 7\n# Wordle\n\n# %%\nx = 1\n\n"
            '#%% Question 2\ny = 2\n# %%\n# %% [md]\n"""\nprose\n"""\n# %% [raw]\n# brut\n'
        )
        assert read_copy(save(text, "copie.py")).cells == (
            Cell(1, "markdown", "# TP 7\nWordle"),
            Cell(2, "code", "x = 1"),
            Cell(3, "code", "y = 2"),
            Cell(4, "code", ""),
            Cell(5, "markdown", "prose"),
            Cell(6, "raw", "brut"),
        )

    def test_exported_by_nbconvert(self, save):
        text = (
            "#!/usr/bin/env python\n# coding: utf-8\n\n# # TP 7\n\n# In[1]:\n\nx = 1\n\n# In[ ]:\n\ny = 2\n"
        )
        assert [cell.source.strip() for cell in read_copy(save(text, "copie.py")).cells] == ["x = 1", "y = 2"]

    def test_code_before_the_first_marker(self, save):
        cells = read_copy(save("x = 1\n# %%\ny = 2\n", "copie.py")).cells
        assert cells == (Cell(1, "code", "x = 1"), Cell(2, "code", "y = 2"))

    @pytest.mark.parametrize("line", ["#%%time", "# % %", "x = '# %%'", "    # %%", "# In principle [1]:"])
    def test_not_a_marker(self, save, line):
        assert len(read_copy(save(f"x = 1\n{line}\ny = 2\n", "copie.py")).cells) == 1

    def test_broken_python_is_still_a_script(self, save):
        assert code_of(read_copy(save("def f(:\n", "copie.py"))) == ["def f(:"]

    @pytest.mark.parametrize(
        "text", ["{'a': 1}\nx = 2\n", "[f(x) for x in y]\nx = 2\n", "{}\n", "[1]\nx = 2\n"]
    )
    def test_script_that_begins_like_json(self, save, text):
        assert code_of(read_copy(save(text, "copie.py"))) == [text.rstrip()]

    @pytest.mark.parametrize(
        ("name", "ending"),
        [
            ("copie.txt", "en .txt"),
            ("copie.ipynb", "en .ipynb"),
            ("copie", "sans extension"),
            ("c.PYW", "en .PYW"),
        ],
    )
    def test_python_under_another_name(self, save, name, ending):
        submission = read_copy(save(CODE, name))
        assert code_of(submission) == [CODE]
        assert submission.notes == (f"ce fichier {ending} est un script Python, lu comme tel",)

    @pytest.mark.parametrize(
        "name", ["copie.ipynb.txt", "copie.txt", "copie.py", "copie", "copie.json", "x.IPYNB"]
    )
    def test_notebook_under_another_name(self, save, name):
        submission = read_copy(save(text_of(), name))
        assert code_of(submission) == [CODE]
        assert submission.notes == ()


def archive(*names):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        for name in names:
            file.writestr(name, "x")
    return stream.getvalue()


DEEP = "[" * 100_000
UNREADABLE = {
    "empty": (b"", "vide"),
    "blank": (b" \n\t\r\n", "vide"),
    "only a mark": (b"\xef\xbb\xbf\n", "vide"),
    "only a wide mark": (b"\xff\xfe", "vide"),
    "zeros": (bytes(1000), "octets nuls"),
    "zip": (archive("TP7.ipynb"), "une archive zip"),
    "empty zip": (archive(), "une archive zip vide"),
    "docx": (archive("[Content_Types].xml", "word/document.xml"), "un document Word"),
    "xlsx": (archive("xl/workbook.xml"), "un classeur Excel"),
    "odt": (archive("mimetype").replace(b"x", b"application/vnd.oasis"), "un document LibreOffice"),
    "doc": (b"\xd0\xcf\x11\xe0\xa1\xb1", "un ancien document Office"),
    "rtf": (rb"{\rtf1\ansi bonjour}", "RTF"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", "un PDF"),
    "png": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "une image"),
    "jpeg": (b"\xff\xd8\xff\xe0\0\x10JFIF", "une image"),
    "heic": (b"\0\0\0\x18ftypheic", "une photo"),
    "gzip": (b"\x1f\x8b\x08\0", "une archive"),
    "bytes": (bytes(range(256)) * 4, "pas du texte"),
    "control characters": (b"\x01\x02\x03 = 1", "pas du texte"),
    "zeros between": (b"x\0\0\0 = \0\0 1", "pas du texte"),
    "web page": (b"<!DOCTYPE html>\n<html><body>def f(): pass</body></html>", "page web"),
    "web page with spaces": (b"\n\n  <HTML lang=fr>", "page web"),
    "xml": (b"<?xml version='1.0'?><a/>", "page web"),
    "LFS": (b"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", "Git LFS"),
    "prose": ("Je n'ai pas réussi à faire le TP.".encode(), "ni carnet ni code Python"),
    "word list": (b"arbre\nheure\nbrave\n", "ni carnet ni code Python"),
    "table": (b"Nom;Note\nA;12\n", "ni carnet ni code Python"),
    "json of something else": (b'{"a": 1}', "pas un carnet"),
    "json list": (b"[1, 2]", "pas un carnet"),
    "truncated before any cell": (b'{"cells": [{"cell_type": "code", "sour', "aucune cellule"),
    "truncated at once": (b'{"met', "incomplet"),
    "broken json": (b'{"a": }', "incomplet"),
    "deep json": (DEEP.encode(), "imbriquées"),
    "deep notebook": ('{"cells": [{"cell_type": "code", "source": "x", "metadata": ' + DEEP, "imbriquées"),
    "json bomb": (b'{"cells": [' + b"[]," * 5_000_001, "trop de données"),
}


class TestUnreadable:
    @pytest.mark.parametrize(("content", "why"), UNREADABLE.values(), ids=UNREADABLE)
    def test_content(self, save, content, why):
        assert why in reason(save(content))

    @pytest.mark.parametrize("kind", ["empty", "blank", "zip", "pdf", "bytes", "web page", "zeros", "LFS"])
    def test_content_of_a_script(self, save, kind):
        content, why = UNREADABLE[kind]
        assert why in reason(save(content, "copie.py"))

    def test_folder(self, tmp_path):
        (tmp_path / "TP7.ipynb").mkdir()
        assert "dossier" in reason(tmp_path / "TP7.ipynb")

    def test_missing(self, tmp_path):
        assert "n'existe pas" in reason(tmp_path / "absent.ipynb")

    def test_fifo_does_not_hang(self, tmp_path):
        os.mkfifo(tmp_path / "tube.ipynb")
        assert "fifo" in reason(tmp_path / "tube.ipynb")

    def test_fifo_put_in_place_of_the_file_meanwhile(self, tmp_path, monkeypatch):
        os.mkfifo(tmp_path / "tube.ipynb")
        monkeypatch.setattr(intake.os, "stat", lambda path: os.lstat(__file__))
        assert "fifo" in reason(tmp_path / "tube.ipynb")

    def test_socket(self, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)  # the name of a socket is limited to about a hundred bytes
        with socket.socket(socket.AF_UNIX) as server:
            server.bind("prise.ipynb")
            assert "socket" in reason(Path("prise.ipynb"))

    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/random", "/dev/tty"])
    def test_device(self, device):
        assert "périphérique" in reason(Path(device))

    def test_link_to_a_device(self, tmp_path):
        (tmp_path / "a.ipynb").symlink_to("/dev/zero")
        assert "périphérique" in reason(tmp_path / "a.ipynb")

    def test_broken_link(self, tmp_path):
        (tmp_path / "a.ipynb").symlink_to("nulle-part.ipynb")
        assert "lien brisé" in reason(tmp_path / "a.ipynb")

    def test_looping_link(self, tmp_path):
        (tmp_path / "a.ipynb").symlink_to("b.ipynb")
        (tmp_path / "b.ipynb").symlink_to("a.ipynb")
        assert "tourne en rond" in reason(tmp_path / "a.ipynb")

    def test_link_to_a_copy_is_read(self, save, tmp_path):
        save(text_of())
        (tmp_path / "lien.ipynb").symlink_to("copie.ipynb")
        submission = read_copy(tmp_path / "lien.ipynb")
        assert code_of(submission) == [CODE]
        assert submission.notes == ("lien symbolique : c'est le fichier visé qui a été lu",)

    def test_forbidden(self, save, monkeypatch):
        def refuse(*args):
            raise PermissionError(13, "Permission denied")

        path = save(text_of())
        monkeypatch.setattr(intake.os, "open", refuse)  # permissions do not stop root
        assert "interdite" in reason(path)

    @pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not stop root")
    def test_really_forbidden(self, save):
        path = save(text_of())
        path.chmod(0)
        assert "interdite" in reason(path)

    def test_disk_error(self, save, monkeypatch):
        def fail(*args):
            raise OSError(5, "Input/output error")

        path = save(text_of())
        monkeypatch.setattr(intake.os, "open", fail)
        assert reason(path) == "la lecture du disque a échoué"

    @pytest.mark.parametrize("name", ["a" * 300, "a\0b", "\ud800"])
    def test_impossible_names(self, name):
        assert "nom du fichier" in reason(Path(name))

    def test_out_of_memory(self, save, monkeypatch):
        def fail(*args):
            raise MemoryError

        monkeypatch.setattr(intake, "read_text", fail)
        assert "mémoire" in reason(save(text_of()))


class TestLimits:
    def test_bytes(self, save, monkeypatch):
        text = text_of()
        path = save(text)
        monkeypatch.setattr(intake, "MAX_BYTES", len(text.encode()))
        assert code_of(read_copy(path)) == [CODE]
        monkeypatch.setattr(intake, "MAX_BYTES", len(text.encode()) - 1)
        assert "dépasse" in reason(path)

    def test_huge_file_is_not_read_to_its_end(self, tmp_path):
        path = tmp_path / "creux.ipynb"
        with path.open("wb") as file:
            file.truncate(10**12)
        assert "dépasse 100 Mo" in reason(path)

    def test_cells(self, save):
        empty = {"cell_type": "code", "source": ""}
        assert len(read_copy(save(json.dumps({"cells": [empty] * 20_000}))).cells) == 20_000
        assert "plus de 20000 cellules" in reason(save(json.dumps({"cells": [empty] * 20_001})))

    @pytest.mark.parametrize("name", ["copie.ipynb", "copie.py"])
    def test_source(self, save, name):
        fits = "x" * cells_module.MAX_SOURCE
        book = {"cells": [{"cell_type": "code", "source": fits}]}
        assert code_of(read_copy(save(json.dumps(book), name))) == [fits]
        book["cells"].append({"cell_type": "code", "source": "y"})
        assert "2 Mo" in reason(save(json.dumps(book), name))

    def test_long_script(self, save):
        assert "2 Mo" in reason(save("x = 1\n" * 400_000, "copie.py"))


def conflicted(ours, theirs, base=None):
    text = json.dumps(notebook(), indent=1).replace(json.dumps(CODE), "SOURCE")
    old = f"||||||| base\n{json.dumps(base)},\n" if base else ""
    sides = f"\n<<<<<<< HEAD\n{json.dumps(ours)}\n{old}=======\n{json.dumps(theirs)}\n>>>>>>> autre\n"
    return text.replace("SOURCE", sides)


class TestDamaged:
    def test_truncated_notebook_gives_its_whole_cells(self, save):
        text = text_of("a = 1", "b = 2", "c = 3")
        submission = read_copy(save(text[: text.index("c = 3") + 2]))
        assert code_of(submission) == ["a = 1", "b = 2"]
        assert submission.damaged
        assert submission.notes == ("carnet incomplet ou abîmé : 3 cellules récupérées, le reste est perdu",)

    @pytest.mark.parametrize("indent", [None, 1, 2])
    def test_any_cut_gives_a_prefix_or_a_reason(self, save, indent):
        text = json.dumps(notebook("a = 1", "b = {}"), indent=indent)
        for end in range(1, len(text)):
            try:
                submission = read_copy(save(text[:end]))
            except UnreadableCopy:
                continue
            assert code_of(submission) == ["a = 1", "b = {}"][: len(code_of(submission))]
            assert submission.damaged

    def test_beginning_lost(self, save):
        text = text_of("a = 1", "b = 2")
        submission = read_copy(save(text[text.index("outputs") :]))
        assert code_of(submission) == ["b = 2"]
        assert submission.damaged

    def test_missing_comma(self, save):
        submission = read_copy(save(text_of("a = 1", "b = 2").replace("}, {", "} {")))
        assert code_of(submission) == ["a = 1", "b = 2"]
        assert submission.damaged

    def test_code_that_looks_like_a_cell_is_no_cell(self, save):
        code = 'x = {"cell_type": "code", "source": "triche"}'
        text = text_of(code, "b = 2")
        assert code_of(read_copy(save(text[:-10]))) == [code, "b = 2"]

    def test_many_broken_starts_cost_little(self, save):
        text = '{"cells": [' + '{"cell_type": "code", "source": "' * 200_000
        assert "aucune cellule" in reason(save(text))

    def test_conflict_first_version_is_read(self, save):
        submission = read_copy(save(conflicted("ma = 1", "sa = 2")))
        assert code_of(submission) == ["ma = 1"]
        assert submission.damaged
        assert submission.notes == ("deux versions mêlées par git : la première est lue",)

    def test_conflict_with_the_common_ancestor(self, save):
        assert code_of(read_copy(save(conflicted("ma = 1", "sa = 2", base="la = 0")))) == ["ma = 1"]

    def test_conflict_outside_the_cells(self, save):
        text = text_of().replace(
            '"nbformat_minor": 5',
            '\n<<<<<<< HEAD\n"nbformat_minor": 5\n=======\n"nbformat_minor": 2\n>>>>>>> autre\n',
        )
        submission = read_copy(save(text))
        assert code_of(submission) == [CODE]
        assert not submission.damaged
        assert submission.notes == ("deux versions mêlées par git : leurs cellules sont les mêmes",)

    def test_conflict_in_a_script(self, save):
        text = "<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> autre\ny = 3\n"
        submission = read_copy(save(text, "copie.py"))
        assert code_of(submission) == ["x = 1\ny = 3"]
        assert submission.damaged

    @pytest.mark.parametrize(
        "text", ["<<<<<<< HEAD\nx = 1\n", "x = 1\n=======\n", "# <<<<<<< a\n=======\n>>>>>>>\n"]
    )
    def test_markers_that_make_no_conflict(self, save, text):
        assert code_of(read_copy(save(text, "copie.py"))) == [text.rstrip()]

    def test_many_markers_cost_little(self, save):
        assert read_copy(save("<<<<<<< a\n" + "=======\n" * 200_000, "copie.py")).cells


@pytest.mark.parametrize(
    ("name", "student"),
    [
        ("dupont_jean.ipynb", "dupont_jean"),
        ("dupont_jean.py", "dupont_jean"),
        ("dupont.IPYNB.TXT", "dupont"),
        ("dupont.txt", "dupont"),
        ("TP7 (1).ipynb", "TP7 (1)"),
        ("a.b.ipynb", "a.b"),
        ("copie", "copie"),
        ("image.png", "image.png"),
        (".ipynb", ".ipynb"),
        ("E\u0301lo\u00efse.ipynb", "\u00c9loïse"),
        ("a\nb\u202e\udcff.ipynb", "a_b__"),
    ],
)
def test_student_name(name, student):
    assert student_name(Path(name)) == student


@pytest.mark.parametrize(
    ("paths", "ids"),
    [
        ([], []),
        (["a.ipynb", "b.py"], ["a", "b"]),
        (["x/TP7.ipynb", "y/TP7.ipynb", "b.py"], ["x-TP7", "y-TP7", "b"]),
        (["x/TP7.ipynb", "x/TP7.py", "x/TP7.txt"], ["x-TP7", "x-TP7-2", "x-TP7-3"]),
        (["x/a.py", "x/a.py", "x-a-2.py"], ["x-a", "x-a-3", "x-a-2"]),
        (["x-a.py", "x/a.py", "y/a.py"], ["x-a", "x-a-2", "y-a"]),
    ],
)
def test_student_ids(paths, ids):
    assert student_ids([Path(path) for path in paths]) == ids


def test_student_ids_here(tmp_path, monkeypatch):
    (tmp_path / "classe").mkdir()
    monkeypatch.chdir(tmp_path / "classe")
    assert student_ids([Path("a.py"), Path("a.ipynb")]) == ["classe-a", "classe-a-2"]


class TestExpand:
    @pytest.fixture
    def folder(self, tmp_path):
        names = ["a.py", "b.ipynb", "mots.txt", "eleve/TP7.ipynb", "eleve/mots.txt"]
        debris = [".cache", ".git/x", "__pycache__/a.pyc", "__MACOSX/x", "eleve/Thumbs.db"]
        for name in [*names, *debris, ".ipynb_checkpoints/b-checkpoint.ipynb"]:
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text("x")
        return tmp_path

    def names(self, folder, **options):
        return [str(path.relative_to(folder)) for path in expand([folder], **options)]

    def test_a_folder_stands_for_its_files(self, folder):
        assert self.names(folder, ignore=["mots.txt"]) == ["a.py", "b.ipynb", "eleve/TP7.ipynb"]
        assert self.names(folder) == ["a.py", "b.ipynb", "eleve/TP7.ipynb", "eleve/mots.txt", "mots.txt"]

    def test_files_stay_as_given(self, folder, monkeypatch):
        monkeypatch.chdir(folder)
        given = [Path(name) for name in ("b.ipynb", ".cache", "mots.txt", "a.py", "b.ipynb")]
        assert expand(given, ignore=["mots.txt"]) == given

    def test_relative_folder(self, folder, monkeypatch):
        monkeypatch.chdir(folder)
        assert expand([Path("eleve")], ignore={"mots.txt"}) == [Path("eleve/TP7.ipynb")]

    def test_empty_folder(self, tmp_path):
        assert expand([tmp_path]) == []

    def test_special_files_and_links_are_listed(self, folder):
        os.mkfifo(folder / "tube")
        (folder / "brise").symlink_to("nulle-part")
        (folder / "boucle").symlink_to(".")
        listed = self.names(folder, ignore=["mots.txt"])
        assert listed == ["a.py", "b.ipynb", "boucle", "brise", "eleve/TP7.ipynb", "tube"]

    def test_special_files_given_by_name(self, tmp_path):
        os.mkfifo(tmp_path / "tube")
        (tmp_path / "brise").symlink_to("nulle-part")
        (tmp_path / "boucle").symlink_to("boucle")
        paths = [tmp_path / "tube", tmp_path / "brise", tmp_path / "boucle", Path("/dev/null")]
        assert expand(paths) == paths

    def test_folder_that_cannot_be_opened_is_listed(self, folder, monkeypatch):
        scandir = os.scandir

        def refuse(path):
            if str(path).endswith("eleve"):
                raise PermissionError(13, "Permission denied", str(path))
            return scandir(path)

        monkeypatch.setattr(os, "scandir", refuse)
        assert self.names(folder, ignore=["mots.txt"]) == ["a.py", "b.ipynb", "eleve"]

    def test_every_missing_path_is_named(self, folder):
        with pytest.raises(UsageError, match=r"absent1.*absent2"):
            expand([folder / "a.py", folder / "absent1", folder / "absent2"])


def test_random_damage_gives_a_submission_or_a_reason(save):
    rng = random.Random(7)
    original = json.dumps(notebook("a = 1", CODE), indent=1).encode()
    for _ in range(300):
        data = bytearray(original)
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(data))
            data[place : place + rng.randrange(4)] = rng.randbytes(rng.randrange(4))
        path = save(bytes(data), rng.choice(["copie.ipynb", "copie.py", "copie.txt"]))
        with contextlib.suppress(UnreadableCopy):
            json.dumps([cell.source for cell in read_copy(path).cells], ensure_ascii=False).encode()
