"""Everybody's choices in turn order (EM-12, EM-13)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergence.views import OperativeLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import AugmentationTag, Crown, Mark
from companion.ui.games.emergence.panels import ENDS, IconTile, Panel, Strip
from companion.ui.games.emergence.phone.page import Page
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.palette import INK
from companion.ui.kit.text import Body, Fitted, Strong, Words
from companion.ui.stage import Stage

SHORT_NAME = 8
"""Letters of a name that leave room for the action beside it."""


def ChoiceRow(stage: Stage, line: OperativeLine, place: int) -> ft.Control:
    """One operative: place, name, action, augmentation; the icon stands at the right edge."""
    skin, palette = stage.skin, stage.skin.palette
    is_mine, colour = reading.is_me(stage, line.seat), reading.colour(stage, line.seat)
    action = line.action or "activate"
    icon = IconTile(
        skin,
        action,
        size=44 if skin.is_small else 52,
        ground=colour if is_mine else palette.raised,
        colour=INK if is_mine else palette.text,
    )
    words = ft.Column(
        [
            Strong(skin, reading.action_word(skin, action), 18, lines=1),
            AugmentationTag(skin, line.augmentation),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ENDS,
    )
    said = reading.you_or(stage, line.seat)
    is_tall = skin.large_text or len(said) > SHORT_NAME
    space = skin.width - 220 if is_tall else skin.width
    who = ft.Row(
        [
            Words(skin, str(place), 16, colour=palette.muted, family=DISPLAY_600),
            Mark(stage, line.seat, 25),
            ft.Container(Fitted(skin, said, 20, space), expand=1, expand_loose=True),
            *Crown(stage, line.seat),
        ],
        spacing=12,
        expand=True,
    )
    content = ft.Row([who, words, icon], spacing=12)
    if is_tall:
        words.horizontal_alignment = ft.CrossAxisAlignment.START
        content = ft.Row([ft.Column([who, words], spacing=6, tight=True, expand=True), icon], spacing=12)
    return Panel(skin, content, selected=is_mine, colour=colour, padding=12)


def _order_line(stage: Stage) -> str:
    view = reading.game(stage)
    if reading.is_me(stage, view.leader):
        return stage.say("emergence-reveal-order-you")
    leader = reading.name(stage, view.leader)
    if stage.table.my_seat not in view.order:
        return stage.say("emergence-reveal-order-shared", leader=leader)
    place = view.order.index(stage.table.my_seat) + 1
    return stage.say("emergence-reveal-order", leader=leader, place=stage.say("emergence-place", n=place))


@component
def OnTheTable(stage: Stage, close: Callable[[], None]) -> ft.Control:
    """All choices; then back to the board."""
    view, skin = reading.game(stage), stage.skin
    rows = [ChoiceRow(stage, reading.line(view, seat), place) for place, seat in enumerate(view.order, 1)]
    return Page(
        stage,
        title=skin.say("emergence-reveal-title"),
        subtitle=skin.say("emergence-reveal-line"),
        body=rows,
        notes=[
            Strip(
                skin, [Body(skin, _order_line(stage), expand=True)], icon="crown", colour=skin.palette.warn
            ),
        ],
        actions=[
            MainButton(
                skin,
                skin.say("emergence-reveal-button"),
                close,
                colour=reading.my_colour(stage),
                icon="eye-closed",
            ),
        ],
        spacing=10,
    )
