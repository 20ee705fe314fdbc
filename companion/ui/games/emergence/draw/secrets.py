"""Rows of the sheet that are held to be read: small cards, and what went into the aggregator."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence.draw.cards import SIDES, CardSide
from companion.ui.games.emergence.draw.tokens import CARD_BACK
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.grip import Grip, QuietHold, use_grip
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words

UNSEEN = "       "
"""As long as a split that is shown: `003/012`."""


def _small_face(skin: Skin, side: CardSide, is_shown: bool) -> ft.Control:
    palette = skin.palette
    return ft.Container(
        ft.Column(
            [
                Icon(skin, side.icon, 30, palette.secret_ink, ground=palette.secret_card),
                Words(skin, side.word, 13, colour=palette.secret_ink, family=TEXT_700, line=1.0, lines=1),
            ],
            spacing=4,
            tight=True,
            alignment=CENTERED,
            horizontal_alignment=MIDDLE,
        ),
        opacity=1 if is_shown else 0,
        left=0,
        right=0,
        top=0,
        bottom=0,
        alignment=ft.Alignment.CENTER,
    )


def _row(skin: Skin, shown: list[ft.Control], grip: Grip, colour: str, spoken: str) -> ft.Control:
    button = QuietHold(skin, grip, skin.say("emergence-pieces-hold"), colour, spoken)
    return ft.Container(
        ft.Row([*shown, button], spacing=12),
        padding=12,
        bgcolor=skin.palette.raised,
        border_radius=20,
    )


@part
def HoldRow(
    skin: Skin,
    at: str,
    title: str,
    detail: str,
    spoken: str,
    sides: tuple[CardSide, ...],
    code: str | None,
    colour: str,
    hold: Choose,
    cover: Tap,
) -> ft.Control:
    """A line with a small card, all of its faces in the tree. `code`: what the table shows of it now."""
    palette = skin.palette
    grip = use_grip(at, hold, cover)
    is_open = grip.is_held and code is not None
    back = ft.Image(
        src=CARD_BACK,
        fit=ft.BoxFit.COVER,
        opacity=0 if is_open else 1,
        left=0,
        right=0,
        top=0,
        bottom=0,
        exclude_from_semantics=True,
    )
    card = ft.Container(
        ft.Stack([back, *(_small_face(skin, side, is_open and code == side.code) for side in sides)]),
        width=66,
        height=80,
        border_radius=10,
        bgcolor=palette.secret_card,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(1.4, palette.secret_line), border_radius=10
        ),
    )
    words = ft.Column([Strong(skin, title, 17), Muted(skin, detail, 14)], spacing=4, tight=True, expand=True)
    return _row(skin, [card, words], grip, colour, spoken)


def padded(amount: str) -> str:
    """`003` → `  3`, `000` → `  0`: always three characters."""
    return amount if not amount.strip() else str(int(amount)).rjust(len(amount))


@part
def SplitRow(skin: Skin, at: str, code: str | None, colour: str, hold: Choose, cover: Tap) -> ft.Control:
    """What I once put into the aggregator; padded numbers, so that their size tells nothing (EM-43)."""
    grip = use_grip(at, hold, cover)
    shown = (code if grip.is_held else None) or UNSEEN
    number = at.removeprefix("split:")
    halves = ft.Row(
        [
            ft.Row(
                [Icon(skin, side, 20), Strong(skin, padded(amount), 17)],
                spacing=4,
                tight=True,
            )
            for side, amount in zip(SIDES, (shown[:3], shown[4:7]), strict=True)
        ],
        spacing=14,
        opacity=1 if shown.strip() else 0,
    )
    title = Strong(skin, skin.say("emergence-pieces-split-title", n=number), 16)
    words = ft.Column([title, halves], spacing=4, tight=True, expand=True)
    return _row(skin, [words], grip, colour, skin.say("emergence-pieces-split-label", n=number))
