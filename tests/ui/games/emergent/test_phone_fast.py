"""Fast Play on a phone: discs are tapped, dragged and taken back (FP-2)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import (
    PlaceDiscs,
    Ready,
)
from companion.games.emergent.actions.plan import Discs
from tests.ui.games.emergent.phone_scenes import SCENES


async def test_fast_play_by_tapping_disc_and_region() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    assert phone.says("Still in hand: 1 small")
    tray = [one for one in phone.texts() if "mall disc" in one]
    await phone.tap(next(text for text in tray if "hand" in text.lower()))
    await phone.tap("Saltmere, red")
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["saltmere"] == Discs(small=1)
    await phone.tap("Seal my discs")
    assert booth.sent[-1] == Ready()
    assert phone.says("Your plan is sealed")


async def test_fast_play_by_dragging_a_disc() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    disc = next(one for one in phone.controls() if isinstance(one, ft.Draggable))
    target = next(
        one
        for said in phone.controls()
        if isinstance(said, ft.Semantics) and str(said.label).startswith("Saltmere")
        for one in phone._below(said)
        if isinstance(one, ft.DragTarget)
    )
    await phone.session.dispatch_event(target._i, "will_accept", {"src_id": disc._i, "accept": True})
    await phone.settle()
    assert phone.says("+2 here")
    at = {"x": 1.0, "y": 1.0}
    await phone.session.dispatch_event(target._i, "accept", {"src_id": disc._i, "l": at, "g": at})
    await phone.settle()
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["saltmere"] == Discs(small=1)
    assert not phone.says("+2 here")


async def test_fast_play_takes_a_disc_back() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    await phone.tap("Northmark, green")
    await phone.tap("Less large discs in Northmark")
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["northmark"] == Discs(small=1)
