"""What all shared screens have in common: the texture, the header, room at the edges."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergence.actions import EmergenceAction
from companion.table.actions import ForTable
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.correction import Proposed
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

WIDE_TEXTURE = "art/emergence-wide.svg"
WIDE_TALL = 260 / 1920
"""Its height by its width."""
HEADER = 72


def is_narrow(skin: Skin) -> bool:
    """A phone, or large letters: everything stands one below the other, and the page scrolls."""
    return skin.is_phone or skin.large_text


def is_upright(skin: Skin) -> bool:
    """Higher than wide, or narrow: there is no room for everybody beside each other."""
    return is_narrow(skin) or skin.width < skin.height


def edge_of(skin: Skin) -> float:
    """Left and right of everything."""
    return 16.0 if skin.is_phone else skin.px(45)


def room(skin: Skin) -> tuple[float, float]:
    """Width and height below the header."""
    return skin.width - 2 * edge_of(skin), skin.height - skin.px(HEADER) - skin.px(24) - skin.px(34)


def Texture(skin: Skin, *, opacity: float = 0.34) -> list[ft.Control]:
    """Circuit traces that turn into a helix, dimmed where words lie on them."""
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
    header = SharedHeader(skin, stage.tools, title, subtitle)
    if is_narrow(skin):
        above: list[ft.Control] = [Scrolling([header, body], spacing=skin.px(16))]
    else:
        above = [ft.Container(header, height=skin.px(HEADER)), ft.Container(body, expand=True)]
    return Whole(skin, [*above, *actions], over=[_asked(skin, asked)] if asked is not None else [])


def Whole(skin: Skin, rows: Sequence[ft.Control], *, over: Sequence[ft.Control] = ()) -> ft.Control:
    """The texture, and the rows of a page with room at its edges."""
    edge = edge_of(skin)
    column = ft.Column(
        list(rows),
        spacing=skin.px(16),
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    above, below = (12, 12) if skin.is_phone else (skin.px(22), skin.px(28))
    page = ft.Container(
        column,
        left=0,
        right=0,
        top=0,
        bottom=0,
        padding=ft.Padding.only(left=edge, right=edge, top=above, bottom=below),
    )
    return ft.Stack([*Texture(skin), page, *over], expand=True)


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
