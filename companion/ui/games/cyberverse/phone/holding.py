"""Hold to look: my two stories, my sealed token. Words are padded, so that their size tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.drawing import effect, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.hold import LONGEST, HoldArea
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Stage


@dataclass(frozen=True, slots=True)
class Grip:
    """Whether the finger is on the card, and how it goes on and off."""

    is_held: bool
    hold: Callable[[], None]
    release: Callable[[], None]


def use_grip(stage: Stage, at: str) -> Grip:
    """A hook: holding asks the table for the face `at`, letting go or eight seconds give it back."""
    is_held, set_held = ft.use_state(False)

    def hold() -> None:
        set_held(True)
        stage.hold(at)

    def release() -> None:
        if is_held:
            set_held(False)
            stage.cover()

    async def tire() -> None:
        if is_held:
            await asyncio.sleep(LONGEST)
            release()

    effect(tire, [is_held])
    return Grip(is_held, hold, release)


def face_code(stage: Stage, grip: Grip, at: str) -> str | None:
    """The face the table shows me for this card, while I hold it."""
    face = reading.game(stage).my_face
    return face.code if grip.is_held and face is not None and face.at == at else None


def QuietHold(skin: Skin, grip: Grip, label: str) -> ft.Control:
    """An outlined button that is held; it says so while it is."""
    palette, paint = skin.palette, tones(skin).violet
    words = skin.say("shell-let-go") if grip.is_held else label
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, "fingerprint", skin.size(18) * 1.2, paint),
                ft.Container(
                    Words(skin, words, 17, colour=paint, family=TEXT_700, line=1.1, align=CENTER),
                    expand=1,
                    expand_loose=True,
                ),
            ],
            spacing=8,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=56 * (1.4 if skin.large_text else 1.0),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=16,
        bgcolor=tint(paint, palette.card, 0.18) if grip.is_held else None,
        border=ft.Border.all(2, paint),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(
        content=HoldArea(face, grip.hold, grip.release),
        button=True,
        container=True,
        label=words,
        exclude_semantics=True,
        on_tap=guarded(grip.release if grip.is_held else grip.hold),
    )
