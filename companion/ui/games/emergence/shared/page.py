"""What all shared screens have in common: the texture, the measures, the one thing everybody does now."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.kit import shared
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import part
from companion.ui.kit.headers import Tools
from companion.ui.kit.icon import Icon
from companion.ui.kit.shared import Measures, SharedPage, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

WIDE_TEXTURE = "art/emergence-wide.svg"
WIDE_TALL = 260 / 1920
"""Its height by its width."""
MEASURES: Final = Measures(side=45, top=22, bottom=28, header=72, gap=16, foot=0)


def is_upright(skin: Skin) -> bool:
    """Higher than wide, or narrow: there is no room for everybody beside each other."""
    return stacks(skin) or skin.width < skin.height


def room(skin: Skin) -> tuple[float, float]:
    """Width and height below the header."""
    return shared.room(skin, MEASURES, has_foot=False)


def round_line(stage: Stage, what: str) -> str:
    """`Round 4, turns. Ann leads.`"""
    view = reading.game(stage)
    leads = stage.say("emergence-shared-leads", name=reading.name(stage, view.leader)) if view.leader else ""
    return f"{stage.say('emergence-shared-round', n=view.round, what=stage.say(what))}. {leads}".strip()


@part
def Texture(skin: Skin) -> ft.Control:
    """Circuit traces that turn into a helix, dimmed where words lie on them."""
    ground, tall = skin.palette.background, skin.width * WIDE_TALL
    picture = ft.Image(
        src=WIDE_TEXTURE,
        width=skin.width,
        height=tall,
        fit=ft.BoxFit.FILL,
        opacity=0.34 if skin.is_dark else 0.27,
        exclude_from_semantics=True,
    )
    shades = [ft.Colors.with_opacity(amount, ground) for amount in (0.55, 0.9, 0.9, 0.0)]
    veil = ft.Container(
        width=skin.width,
        height=tall + 1,
        gradient=ft.LinearGradient(
            begin=ft.Alignment.CENTER_LEFT,
            end=ft.Alignment.CENTER_RIGHT,
            colors=list(shades),
            stops=[0.0, 0.03, 0.32, 0.55],
        ),
    )
    return ft.Stack([picture, veil], width=skin.width, height=tall + 1)


def PublicPage(
    skin: Skin,
    tools: Tools,
    title: str,
    subtitle: str,
    body: ft.Control,
    *,
    measures: Measures = MEASURES,
    foot: ft.Control | None = None,
    head: ft.Control | None = None,
) -> ft.Control:
    """Header, the picture of the moment, and below it what the host may do."""
    return SharedPage(
        skin,
        tools,
        title,
        subtitle,
        body,
        head=head,
        behind=[Texture(skin)],
        foot=[ft.Container(foot, expand=True)] if foot is not None else [],
        measures=measures,
    )


def TheMoment(
    skin: Skin,
    title: str,
    line: str,
    below: ft.Control | None = None,
    *,
    icon: str = "",
    size: float = 110,
) -> ft.Control:
    """The one thing everybody does now, and how far they are."""
    is_list = stacks(skin)
    picture = [Icon(skin, icon, skin.px(size * 0.58 if is_list else size))] if icon else []
    people = [ft.Container(height=skin.px(4 if is_list else 20)), below] if below is not None else []
    words = Muted(skin, line, 18 if is_list else 20, align=CENTER)
    return ft.Column(
        [
            *picture,
            Heading(skin, title, 34 if is_list else 46, align=CENTER, bold=True),
            ft.Container(words, width=None if is_list else skin.width * 0.7, alignment=ft.Alignment.CENTER),
            *people,
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=not is_list or None,
    )
