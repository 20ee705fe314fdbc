"""Everybody's choices in turn order (EM-12, EM-13)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import AugmentationTag, LeaderCrown
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import ENDS, START, IconTile, InRow, Panel, Stacked, Strip
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap, component, part
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Strong, Words
from companion.ui.stage import Stage

SHORT_NAME = 8
"""Letters of a name that leave room for the action beside it."""


@part
def ChoiceRow(skin: Skin, one: Operative, place: int) -> ft.Control:
    """One operative: place, name, action, augmentation; the icon stands at the right edge."""
    person, palette, colour = one.person, skin.palette, one.person.paint(skin)
    icon = IconTile(
        skin,
        one.action,
        colour if person.is_me else palette.text,
        44 if skin.is_small else 52,
        is_filled=person.is_me,
    )
    said = person.called(skin)
    is_tall = skin.large_text or len(said) > SHORT_NAME
    words = ft.Column(
        [
            Strong(skin, reading.action_word(skin, one.action), 18, lines=1),
            AugmentationTag(skin, one.line.augmentation),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=START if is_tall else ENDS,
    )
    name = Fitted(skin, said, 20, skin.width - 220 if is_tall else skin.width)
    who = InRow(
        skin,
        Words(skin, str(place), 16, colour=palette.muted, family=DISPLAY_600),
        SeatMark(skin, person.colour, 25),
        ft.Container(name, expand=1, expand_loose=True),
        *LeaderCrown(skin, one.is_leader),
        gap=12,
        expand=True,
    )
    left = [Stacked(skin, who, words, gap=6, expand=True)] if is_tall else [who, words]
    return Panel(skin, InRow(skin, *left, icon, gap=12), selected=person.is_me, colour=colour, padding=12)


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
def AllOpen(stage: Stage, close: Tap) -> ft.Control:
    """All choices; then back to the board."""
    skin, colour = stage.skin, reading.my_colour(stage)
    order = reading.operatives(stage, in_order=True)
    label = skin.say("emergence-reveal-button")
    return SeatPage(
        stage,
        asks="emergence-reveal",
        body=[ChoiceRow.keyed(one.person.seat)(skin, one, place) for place, one in enumerate(order, 1)],
        notes=[Strip(skin, _order_line(stage), icon="crown", colour=skin.palette.warn)],
        actions=[MainButton(skin, label, close, colour=colour, icon="eye-closed")],
        spacing=10,
    )
