"""Demand cards typed on a phone (ET-17): echoed, entered, put right, compared."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions import (
    EnterCard,
    NoCard,
)
from tests.ui.games.emergent.phone_kit import Booth
from tests.ui.games.emergent.phone_scenes import SCENES


async def test_a_card_in_one_line_is_echoed_and_entered() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    await phone.write("A card in one line", "kestrel 5 3 2")
    assert phone.says("Kestrel: 5 · 3 · 2, together 10")
    await phone.tap("Enter this card")
    assert booth.sent == [EnterCard(city="kestrel", tiers=(5, 3, 2))]
    await phone.write("A card in one line", "Kestrel 4 4 1")
    assert phone.says("Replaces what was typed")
    await phone.tap("Enter this card")
    assert booth.sent[-1] == EnterCard(city="kestrel", tiers=(4, 4, 1), replace=True)
    await phone.write("A card in one line", "Quill no card")
    await phone.tap("Enter this card")
    assert booth.sent[-1] == NoCard(city="quill")


async def test_a_line_that_cannot_be_says_why() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    await phone.write("A card in one line", "kestrel 3 5 2")
    assert phone.says("(ET-17)")
    await phone.tap("Enter this card")
    assert not booth.sent
    assert phone.says("(ET-17)")


async def test_a_card_in_three_fields_moves_on_to_the_next_city() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    for tier, units in (("Tier 1", "5"), ("Tier 2", "3"), ("Tier 3", "2")):
        await phone.write(tier, units)
    assert phone.says("together 10")
    await phone.tap("Enter")
    assert booth.sent == [EnterCard(city="kestrel", tiers=(5, 3, 2))]
    await phone.write("Tier 1", "4")
    await phone.write("Tier 2", "6")
    await phone.write("Tier 3", "1")
    assert phone.says("(ET-17)")


async def test_a_card_is_put_right_while_the_market_runs() -> None:
    booth = SCENES["city"]()
    phone = await booth.open()
    await phone.tap("A card is wrong")
    await phone.tap("Anchor Bay")
    await phone.write("Tier 1", "6")
    await phone.tap("Put right")
    assert booth.sent == [EnterCard(city="anchor-bay", tiers=(6, 2, 1), replace=True)]
    await phone.tap("Back")
    assert phone.says("in Port Lumen")


async def test_who_typed_everything_cannot_confirm_alone() -> None:
    booth = SCENES["comparing"]()
    dee = await Booth(booth.table, "dee").open()
    assert dee.says("Somebody who did not type compares them: Ann, Bo and Cy.")
    with pytest.raises(LookupError):
        dee.button("The cards are right")
