"""What the keyboard does in the fields of the phone: names in capitals, notes and reasons as sentences."""

from __future__ import annotations

import flet as ft

from companion.ui.games.cyberverse.correction import fixes
from companion.ui.games.cyberverse.desk.cards import CardForm, use_card
from companion.ui.stage import Stage
from tests.ui.games.cyberverse.phone_kit import Booth, strategy


async def test_names_are_capitalised_and_notes_are_not() -> None:
    def form(stage: Stage) -> ft.Control:
        return CardForm(stage.skin, use_card(stage.skin, "weapon"))

    phone = await Booth(strategy(2), "ann", draw=form).open()
    assert phone.field("Name on the card").capitalization == ft.TextCapitalization.WORDS
    assert phone.field("Skill or text, if you like").capitalization == ft.TextCapitalization.SENTENCES


async def test_the_reason_of_a_correction_is_a_sentence() -> None:
    phone = await Booth(strategy(2), "ann", draw=fixes).open()
    fields = [one for one in phone.controls() if isinstance(one, ft.TextField)]
    assert [one.capitalization for one in fields] == [ft.TextCapitalization.SENTENCES]
