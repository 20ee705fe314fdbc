"""A line to write in: what was typed, how much of it, and which keys are offered."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.ui.kit.field import Field
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)


async def test_what_is_typed_is_told_at_every_letter() -> None:
    said: list[str] = []
    phone = await alone(lambda: Field(SKIN, "Name", "", said.append, longest=12))
    (field,) = of_kind(phone, ft.TextField)
    await phone.write(field, "An")
    await phone.write(field, "")
    assert (said, field.max_length, field.label) == (["An", ""], 12, "Name")


@pytest.mark.parametrize(
    ("kind", "capitals"),
    [
        ({}, ft.TextCapitalization.WORDS),
        ({"is_sentence": True}, ft.TextCapitalization.SENTENCES),
        ({"is_code": True}, ft.TextCapitalization.CHARACTERS),
    ],
)
async def test_a_name_a_sentence_and_a_code_get_their_capitals(
    kind: dict[str, Any], capitals: ft.TextCapitalization
) -> None:
    field = Field(SKIN, "Name", "", print, longest=12, **kind)
    assert isinstance(field, ft.TextField)
    assert field.capitalization == capitals
