"""Names that look the same from across the table."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.table.lookalikes import look
from tests.table.people import people


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("Bo", "Во"),
        ("Bo", "B0"),
        ("Ida", "lda"),
        ("Milo", "MiIo"),
        ("Arne", "Ame"),
        ("Max", "Мах"),
        ("Zoë", "Zoe\u0308"),
        ("Jo Ann", "JoAnn"),
        ("Ｋit", "Kit"),
        ("O'Neil", "O’Neil"),
        ("Anna", "Анна"),
        ("Zina", "Zіпа"),
        ("Paul", "Pauӏ"),
        ("Ann", "Ann."),
        ("Ann", "Ann’"),
        ("Jo-Ann", "JoAnn"),
        ("Karl", "Каrӏ"),
    ],
)
def test_these_look_the_same(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Zoë", "Zoe"),
        ("Bo", "Mo"),
        ("Ana", "Аня"),
        ("Tim", "Tom"),
        ("...", "!!!"),
        ("🙂", "🙃"),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


async def test_a_name_that_looks_like_anothers_is_refused() -> None:
    at = await people("Anna")
    with pytest.raises(Rejection, match="name_looks_alike"):
        await at.table.sit("eve", "Аnna", at.table.game.card.colours[-1])
    with pytest.raises(Rejection, match="name_taken"):
        await at.table.sit("eve", "ANNA", at.table.game.card.colours[-1])
