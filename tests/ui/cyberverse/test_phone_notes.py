"""What the keyboard does in the fields of the phone: names in capitals, notes and reasons as sentences."""

from __future__ import annotations

import flet as ft

from companion.ui.games.cyberverse.correction import fixes
from companion.ui.games.cyberverse.phone.cardform import CardFields, blank
from companion.ui.theme import skin_for
from tests.ui.cyberverse.phone_kit import Booth, strategy


def capitals(control: ft.Control, label: str) -> ft.TextCapitalization | None:
    """What the keyboard does in the field of this label."""
    assert isinstance(control, ft.TextField)
    assert control.label == label
    return control.capitalization


def test_names_are_capitalised_and_notes_are_not() -> None:
    fields = CardFields(skin_for(390, 844), "weapon", blank("weapon"), lambda _: None)
    assert capitals(fields[0], "Name on the card") == ft.TextCapitalization.WORDS
    assert capitals(fields[-1], "Skill or text, if you like") == ft.TextCapitalization.SENTENCES


async def test_the_reason_of_a_correction_is_a_sentence() -> None:
    phone = await Booth(strategy(2), "ann", draw=fixes).open()
    fields = [one for one in phone.controls() if isinstance(one, ft.TextField)]
    assert [one.capitalization for one in fields] == [ft.TextCapitalization.SENTENCES]
