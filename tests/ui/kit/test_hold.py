"""Hold to look: no frame tells which face it shows."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.drawing import component
from companion.ui.kit.hold import FaceCard, HoldArea, HoldButton
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, labels
from tests.ui.frames import seats
from tests.ui.phone import Phone, over_a_link

FACES = {"ai--": "A.I., and a long sentence about circuits", "hum-": "Human"}


@component
def _Held(page: ft.Page, code: str) -> ft.Control:
    shown, show = ft.use_state(False)
    skin = skin_for(390, 844)
    faces = [ft.Text(text) for text in FACES.values()]
    face = code if shown else None
    card = FaceCard(skin, seats()[3], "art/emergence-card.svg", faces, tuple(FACES), face)
    return HoldArea(card, lambda: over_a_link(show, True), lambda: show(False))


async def test_every_face_is_the_same_number_of_bytes() -> None:
    """The frame with the face comes after the tap, as from a table."""
    lengths = []
    for code in FACES:
        phone = Phone("/", 390, 844)

        async def draw(page: ft.Page, shows: str = code) -> None:
            page.render(_Held, page, shows)

        await phone.open(draw)
        before = len(phone.wire.frames)
        area = next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))
        await phone.session.dispatch_event(area._i, "pan_cancel", None)
        await phone.session.dispatch_event(
            area._i, "pan_down", {"l": {"x": 1, "y": 1}, "g": {"x": 1, "y": 1}}
        )
        await phone.settle()
        sent = b"".join(phone.wire.frames[before:])
        assert sent
        assert not any(text.encode() in sent for text in FACES.values())
        lengths.append(len(sent))
    assert lengths[0] == lengths[1]


@pytest.mark.parametrize(("is_held", "words"), [(False, "Hold to look"), (True, "Let go to hide")])
async def test_a_held_button_says_what_to_do_and_readers_can_tap_it(is_held: bool, words: str) -> None:
    said: list[str] = []
    skin = skin_for(390, 844)

    def draw() -> ft.Control:
        hold, free = (lambda: said.append("hold")), (lambda: said.append("free"))
        return HoldButton(skin, "#E69F00", "Hold to look", is_held, hold, free)

    phone = await alone(draw)
    assert labels(phone) == [words]
    (spoken,) = [one for one in phone.controls() if isinstance(one, ft.Semantics)]
    await phone.session.dispatch_event(spoken._i, "tap", None)
    await phone.settle()
    assert said == ["free" if is_held else "hold"]
