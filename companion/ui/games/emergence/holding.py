"""A finger on a card: held for at most eight seconds, quiet buttons to hold, rows of the sheet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import Small
from companion.ui.games.emergence.tokens import CARD_BACK
from companion.ui.kit.drawing import component, effect, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.hold import LONGEST, HoldArea
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage


@dataclass(frozen=True, slots=True)
class Grip:
    """Whether the finger is on the card, and how it goes on and off."""

    is_held: bool
    was_held: bool
    hold: Callable[[], None]
    release: Callable[[], None]


def use_grip(stage: Stage, at: str) -> Grip:
    """A hook: holding asks the table for the face `at`, letting go or eight seconds give it back."""
    is_held, set_held = ft.use_state(False)
    was_held, set_was = ft.use_state(False)

    def hold() -> None:
        set_held(True)
        stage.hold(at)

    def release() -> None:
        if is_held:
            set_held(False)
            set_was(True)
            stage.cover()

    async def tire() -> None:
        if is_held:
            await asyncio.sleep(LONGEST)
            release()

    effect(tire, [is_held])
    return Grip(is_held, was_held, hold, release)


def face_code(stage: Stage, grip: Grip, at: str) -> str | None:
    """The face the table shows me for this card, while I hold it."""
    face = reading.game(stage).my_face
    return face.code if grip.is_held and face is not None and face.at == at else None


def QuietHold(stage: Stage, grip: Grip, label: str, spoken: str = "", *, wide: bool = False) -> ft.Control:
    """An outlined button that is held; it says so while it is."""
    skin, palette = stage.skin, stage.skin.palette
    colour = reading.my_colour(stage)
    ink = palette.text if palette.edge else colour
    words = skin.say("shell-let-go") if grip.is_held and wide else label
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, "fingerprint", skin.size(18) * 1.2, ink),
                Words(skin, words, 17, colour=ink, family=TEXT_700, line=1.1, lines=1),
            ],
            spacing=6,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=not wide,
        ),
        height=56 * (1.4 if skin.large_text else 1.0),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=16,
        bgcolor=tint(colour, palette.card, 0.18) if grip.is_held else None,
        border=ft.Border.all(2, ink),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(
        content=HoldArea(face, grip.hold, grip.release),
        button=True,
        container=True,
        label=spoken or label,
        exclude_semantics=True,
        on_tap=guarded(grip.release if grip.is_held else grip.hold),
    )


def _small_face(skin: Skin, icon: str, word: str, is_shown: bool) -> ft.Control:
    palette = skin.palette
    return ft.Container(
        ft.Column(
            [
                Icon(skin, icon, 30, palette.secret_ink, ground=palette.secret_card),
                Words(skin, word, 13, colour=palette.secret_ink, family=TEXT_700, line=1.0, lines=1),
            ],
            spacing=4,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        opacity=1 if is_shown else 0,
        left=0,
        right=0,
        top=0,
        bottom=0,
        alignment=ft.Alignment.CENTER,
    )


@component
def HoldRow(
    stage: Stage,
    at: str,
    title: str,
    detail: str,
    spoken: str,
    faces: Sequence[tuple[str, str, str]],
) -> ft.Control:
    """A line of the sheet with a small card; faces are (code, icon, word), all of them in the tree."""
    skin, palette = stage.skin, stage.skin.palette
    grip = use_grip(stage, at)
    code = face_code(stage, grip, at)
    is_open = code is not None
    card = ft.Container(
        ft.Stack(
            [
                ft.Image(
                    src=CARD_BACK,
                    fit=ft.BoxFit.COVER,
                    opacity=0 if is_open else 1,
                    left=0,
                    right=0,
                    top=0,
                    bottom=0,
                    exclude_from_semantics=True,
                ),
                *(_small_face(skin, icon, word, is_open and code == mark) for mark, icon, word in faces),
            ]
        ),
        width=66,
        height=80,
        border_radius=10,
        bgcolor=palette.secret_card,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(1.4, palette.secret_line), border_radius=10
        ),
    )
    words = ft.Column([Strong(skin, title, 17), Small(skin, detail)], spacing=4, tight=True, expand=True)
    return ft.Container(
        ft.Row([card, words, QuietHold(stage, grip, skin.say("emergence-pieces-hold"), spoken)], spacing=12),
        padding=12,
        bgcolor=palette.raised,
        border_radius=20,
    )


def padded(amount: str) -> str:
    """`003` → `  3`, `000` → `  0`: always three characters."""
    return amount if not amount.strip() else str(int(amount)).rjust(len(amount))


@component
def SplitRow(stage: Stage, at: str) -> ft.Control:
    """What I once put into the aggregator; padded numbers, so that their size tells nothing (EM-43)."""
    skin, palette = stage.skin, stage.skin.palette
    grip = use_grip(stage, at)
    code = face_code(stage, grip, at) or "       "
    number = at.removeprefix("split:")
    halves = ft.Row(
        [
            ft.Row(
                [
                    Icon(skin, side, 20, palette.text),
                    Words(skin, padded(amount), 17, family=TEXT_700),
                ],
                spacing=4,
                tight=True,
            )
            for side, amount in (("ai", code[:3]), ("human", code[4:7]))
        ],
        spacing=14,
        opacity=1 if code.strip() else 0,
    )
    words = ft.Column(
        [Strong(skin, skin.say("emergence-pieces-split-title", n=number), 16), halves],
        spacing=4,
        tight=True,
        expand=True,
    )
    spoken = skin.say("emergence-pieces-split-label", n=number)
    return ft.Container(
        ft.Row([words, QuietHold(stage, grip, skin.say("emergence-pieces-hold"), spoken)], spacing=12),
        padding=12,
        bgcolor=palette.raised,
        border_radius=20,
    )
