"""A finger on a card: held for at most eight seconds, and a quiet button to hold."""

from __future__ import annotations

import asyncio

import flet as ft

from companion.kernel.frozen import frozen
from companion.kernel.view import Face
from companion.ui.kit.drawing import Choose, Tap, effect, guarded, part, steady
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.hold import LONGEST, HoldArea
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words


@frozen
class Grip:
    """Whether the finger is on the card, and how it goes on and off. Equal while it stays as it is."""

    is_held: bool
    was_held: bool
    """Held at least once before: it has been seen."""
    hold: Tap
    release: Tap


def use_grip(at: str, hold: Choose, cover: Tap) -> Grip:
    """A hook: holding asks the table for the face `at`, letting go or eight seconds give it back."""
    is_held, set_held = ft.use_state(False)
    was_held, set_was = ft.use_state(False)

    def press() -> None:
        set_held(True)
        hold(at)

    def release() -> None:
        if is_held:
            set_held(False)
            set_was(True)
            cover()

    async def tire() -> None:
        if is_held:
            await asyncio.sleep(LONGEST)
            release()

    effect(tire, [is_held])
    return Grip(is_held, was_held, steady(press), steady(release))


def code_of(face: Face | None, at: str) -> str | None:
    """The face that the table shows of the card `at`: nothing while another one is held."""
    return face.code if face is not None and face.at == at else None


@part
def QuietHold(
    skin: Skin, grip: Grip, label: str, colour: str = "", spoken: str = "", wide: bool = False
) -> ft.Control:
    """An outlined button that is held; a wide one says in words that it can be let go."""
    palette, paint = skin.palette, colour or skin.look.second
    ink = palette.text if palette.edge and skin.look.is_inked else paint
    words = skin.say("shell-let-go") if grip.is_held and wide else label
    lines = 2 if skin.large_text else 1
    said = Words(skin, words, 17, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=lines)
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, "fingerprint", skin.size(18) * 1.2, ink),
                ft.Container(said, expand=1, expand_loose=True) if wide else said,
            ],
            spacing=6,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=not wide,
        ),
        height=56 * (1.4 if skin.large_text else 1.0),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=16,
        bgcolor=tint(paint, palette.card, 0.18) if grip.is_held else None,
        border=ft.Border.all(2, ink),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(
        content=HoldArea(face, grip.hold, grip.release),
        button=True,
        container=True,
        label=spoken or words,
        exclude_semantics=True,
        on_tap=guarded(grip.release if grip.is_held else grip.hold),
    )
