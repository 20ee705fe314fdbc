"""What all shared screens have in common: the texture, the header, room at the edges."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergence.actions import EmergenceAction
from companion.table.actions import ForTable
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.correction import Proposed
from companion.ui.parts.headers import SharedHeader
from companion.ui.parts.layout import Card
from companion.ui.stage import Stage
from companion.ui.theme import Skin, tint

WIDE_TEXTURE = "art/emergence-wide.svg"
WIDE_TALL = 260 / 1920
"""Its height by its width."""
SIDE = 45
"""Left and right of everything, as a phone's length."""
HEADER = 72


def room(skin: Skin) -> tuple[float, float]:
    """Width and height below the header."""
    return skin.width - 2 * skin.px(SIDE), skin.height - skin.px(HEADER) - skin.px(24) - skin.px(34)


def Texture(stage: Stage, *, opacity: float = 0.34) -> list[ft.Control]:
    """Circuit traces that turn into a helix, dimmed where words lie on them."""
    skin = stage.skin
    ground, tall = skin.palette.background, skin.width * WIDE_TALL
    picture = ft.Image(
        src=WIDE_TEXTURE,
        width=skin.width,
        height=tall,
        fit=ft.BoxFit.FILL,
        opacity=opacity if skin.is_dark else opacity * 0.8,
        exclude_from_semantics=True,
        left=0,
        top=0,
    )
    veil = ft.Container(
        width=skin.width,
        height=tall + 1,
        left=0,
        top=0,
        gradient=ft.LinearGradient(
            begin=ft.Alignment.CENTER_LEFT,
            end=ft.Alignment.CENTER_RIGHT,
            colors=[
                ft.Colors.with_opacity(0.55, ground),
                ft.Colors.with_opacity(0.9, ground),
                ft.Colors.with_opacity(0.9, ground),
                ft.Colors.with_opacity(0.0, ground),
            ],
            stops=[0.0, 0.03, 0.32, 0.55],
        ),
    )
    return [picture, veil]


def SharedPage(
    stage: Stage, title: str, subtitle: str, body: ft.Control, *, actions: Sequence[ft.Control] = ()
) -> ft.Control:
    """Header, the picture of the moment, and below it what the host may do."""
    skin = stage.skin
    asked = Proposed(stage)
    column = ft.Column(
        [
            ft.Container(SharedHeader(skin, stage, title, subtitle), height=skin.px(HEADER)),
            ft.Container(body, expand=True),
            *actions,
        ],
        spacing=skin.px(16),
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Stack(
        [
            *Texture(stage),
            ft.Container(
                column,
                left=0,
                right=0,
                top=0,
                bottom=0,
                padding=ft.Padding.only(
                    left=skin.px(SIDE), right=skin.px(SIDE), top=skin.px(22), bottom=skin.px(28)
                ),
            ),
            *([_asked(skin, asked)] if asked is not None else []),
        ],
        expand=True,
    )


def _asked(skin: Skin, question: ft.Control) -> ft.Control:
    """A question to the host, over the lower edge."""
    width = min(skin.width - 40, skin.px(640))
    return ft.Container(question, width=width, left=(skin.width - width) / 2, bottom=skin.px(20))


def round_line(stage: Stage, what: str) -> str:
    """`Round 4, turns. Ann leads.`"""
    view = reading.game(stage)
    leads = stage.say("emergence-shared-leads", name=reading.name(stage, view.leader)) if view.leader else ""
    return f"{stage.say('emergence-shared-round', n=view.round, what=stage.say(what))}. {leads}".strip()


def for_table(stage: Stage, action: EmergenceAction) -> None:
    """The host says it for the whole table."""
    stage.send(ForTable(action=action.model_dump(exclude_none=True)))


def SeatPanel(stage: Stage, seat: str, content: ft.Control, *, strong: bool = False) -> ft.Control:
    """A card in the colour of a seat."""
    skin = stage.skin
    colour = reading.colour(stage, seat)
    return Card(
        skin,
        content,
        colour=tint(colour, skin.palette.background, 0.15) if strong else "",
        border=(skin.palette.edge or colour) if strong else "",
        border_width=3 if strong else 1,
        expand=True,
        padding=14,
    )
