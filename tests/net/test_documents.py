"""A text becomes a document or says why not; any name makes an id."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.net.documents import LONGEST_ID, id_from
from companion.net.packs import MOST_BYTES
from tests.net.shelves import FEW, board, code, library


@FEW
@given(name=st.text(max_size=60))
def test_every_name_makes_an_id(name: str) -> None:
    word = id_from(name)
    one = library(None)
    assert one.faults("pebble", board(word)) == ()
    assert len(f"{word}-2000") <= LONGEST_ID


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "library.empty"),
        ("  \n ", "library.empty"),
        ('{"format": ', "library.not_json"),
        ('{"a": NaN}', "library.not_readable"),
        ("[" * 100_000, "library.not_plain"),
        ("[1, 2]", "library.no_document"),
        ("= nonsense", "library.not_readable"),
        ('{"format": "chess/1"}', "library.unknown_format"),
        ("x" * (MOST_BYTES + 1), "library.too_large"),
    ],
    ids=lambda value: value[:14],
)
def test_a_text_that_is_no_document_says_why(text: str, why: str) -> None:
    assert code(library(None).taken_in, text) == why
