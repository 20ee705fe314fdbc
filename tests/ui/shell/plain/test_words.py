"""How a plain screen calls things."""

from __future__ import annotations

import pytest

from companion import texts
from companion.ui.shell.plain.words import Speech, facts_of, tables_of
from tests.ui.games.emergent import shared_kit as kit

SPEECH = Speech(texts.ENGLISH, "skiff", (("ann", "Ann"), ("bo", "Bo")))


def test_what_no_word_says_is_left_out() -> None:
    """Board and house rules of a game with nested facts stood there as a program writes them."""
    view = kit.full_views()["open-1"]
    speech = Speech(texts.ENGLISH, "emergent", ())
    cells = [cell for table in tables_of(view, speech) for _, row in table.rows for cell in row]
    values = [fact.value for fact in facts_of(view, speech, mine=False)]
    assert {"Full", "Typed"} <= set(values)
    assert not [said for said in (*values, *cells) if "=" in said or "{" in said]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (True, "yes"),
        (False, "no"),
        (None, "none"),
        ((), "none"),
        (0, "0"),
        ("bo", "Bo"),
        ("dark_wood", "Dark wood"),
        (("ann", "bo"), "Ann and Bo"),
    ],
)
def test_a_fact_is_said_as_people_say_it(value: object, said: str) -> None:
    assert SPEECH.value("cargo", value).casefold() == said.casefold()
