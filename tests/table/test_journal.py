"""What is written down: secrets only there, nothing that need not be said."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from pydantic_core import PydanticSerializationError

from companion.table.journal import Entry, Opening
from tests.table.people import opening


def test_the_journal_keeps_what_nobody_else_is_told() -> None:
    written = opening().line()
    assert "join-secret" in written
    assert Opening.model_validate_json(written) == opening()
    assert "join-secret" not in repr(opening())
    with pytest.raises(PydanticSerializationError):
        opening().model_dump_json()


def test_links_hold_their_keys() -> None:
    assert opening().join_link("http://10.0.0.1:8550") == "http://10.0.0.1:8550/j/WREN#join-secret"
    assert opening().screen_path() == "/screen/t1/screen-key"


def test_an_entry_says_no_more_than_it_must() -> None:
    entry = Entry(n=3, at=1.5, seat="ann", action={"do": "hide", "number": 4})
    assert entry.line() == '{"n":3,"at":1.5,"seat":"ann","action":{"do":"hide","number":4}}'
    assert Entry.model_validate_json(entry.line()) == entry


def test_a_line_of_a_newer_host_is_not_half_read() -> None:
    with pytest.raises(ValidationError):
        Entry.model_validate_json('{"n":3,"at":1.5,"mood":"good"}')
