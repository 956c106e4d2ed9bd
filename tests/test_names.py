"""Names are the same however they are typed, and different people stay different."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.names import core, key, slug, split_name, squeezed, tidy, words

LETTERS = "abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæñ"
word = st.text(LETTERS, min_size=1, max_size=8)
name = st.lists(word, min_size=2, max_size=4).map(" ".join)


@given(name)
def test_accents_in_one_piece_or_two_are_the_same(text):
    assert key(unicodedata.normalize("NFD", text)) == key(unicodedata.normalize("NFC", text))


@given(name)
def test_case_does_not_count(text):
    assert key(text.upper()) == key(text.title()) == key(text)


@given(
    st.lists(word, min_size=1, max_size=5).flatmap(
        lambda parts: st.tuples(st.just(parts), st.permutations(parts))
    )
)
def test_order_does_not_count(pair):
    parts, turned = pair
    assert key(" ".join(parts)) == key(" ".join(turned))


@given(name, st.sampled_from(["-", "--", "'", "’", " - ", "  ", "\u00a0", "_", "."]))
def test_hyphens_apostrophes_and_spaces_are_the_same(text, sign):
    assert key(text.replace(" ", sign)) == key(text)


@given(st.lists(st.text("abcfghij", min_size=2, max_size=6), min_size=2, max_size=4))
def test_particles_can_be_left_out(parts):
    assert core("de la " + " ".join(parts)) == core(" ".join(parts))


@given(name)
def test_file_names_keep_the_letters_in_their_order(text):
    assert squeezed(text) == "".join(words(text))
    assert set(slug(text)) <= set("abcdefghijklmnopqrstuvwxyz")


@given(name, name)
def test_names_with_other_words_are_other_names(one, other):
    assert (key(one) == key(other)) == (sorted(words(one)) == sorted(words(other)))


@given(st.text(max_size=40))
def test_what_is_kept_of_any_text_is_one_visible_line(text):
    kept = tidy(text)
    assert kept == tidy(kept) == unicodedata.normalize("NFC", kept)
    assert not any(unicodedata.category(char)[0] == "C" for char in kept)
    assert kept[:1] not in tuple("=+-@")


@pytest.mark.parametrize(
    ("full", "parts"),
    [
        ("Éloïse MÜLLER", ("MÜLLER", "Éloïse")),
        ("MÜLLER Éloïse", ("MÜLLER", "Éloïse")),
        ("Jean-Noël LE GUEN--MARTIN", ("LE GUEN--MARTIN", "Jean-Noël")),
        ("Anaïs N'DOYE", ("N'DOYE", "Anaïs")),
        ("Léa de La Tour", ("de La Tour", "Léa")),
        ("LÉA MARTIN", ("MARTIN", "LÉA")),
        ("Cher", ("Cher", "")),
    ],
)
def test_last_name_is_in_capitals_or_comes_last(full, parts):
    assert split_name(full) == parts


def test_capytale_drops_what_has_no_plain_letter():
    assert slug("ÇELIK Œdipe") == "celikdipe"
    assert squeezed("ÇELIK Œdipe") == "celikoedipe"
