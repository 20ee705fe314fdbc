"""All choices at once, a column for each seat in turn order (EM-12)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergence.sums.attacks import cost_of
from companion.games.emergence.words import AUGMENTATIONS
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import emblem
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.marks import AugmentationMark, AugmentationTag, LeaderCrown
from companion.ui.games.emergence.reading import Operative
from companion.ui.games.emergence.shared.lead import LeadRound
from companion.ui.games.emergence.shared.page import PublicPage, is_upright, room
from companion.ui.kit.boxes import CENTERED, MIDDLE, STRETCHED, InRow, Stacked
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Muted, Strong, Words, fitting
from companion.ui.stage import Stage

WIDE = 190
"""A column with room for mark, name and place in one line."""


def _cost_line(skin: Skin, action: str) -> str:
    cost = cost_of(action)
    return skin.say("emergence-costs", n=cost) if cost else skin.say("emergence-on-own-tile")


def _chip(skin: Skin, one: Operative, wide: float) -> ft.Control:
    """The augmentation: icon and word, on its own ground."""
    augmentation = one.line.augmentation
    if augmentation is None:
        return ft.Container()
    colour = tones(skin).augmentation(augmentation)
    word = reading.augmentation_word(skin, augmentation)
    if wide < skin.size(15.5) * 11.6:
        word = skin.say(f"emergence-short-{augmentation}")
    name = Fitted(skin, word, 15.5, wide - skin.px(62), colour=colour, family=TEXT_600, lines=1)
    return ft.Container(
        ft.Row(
            [
                AugmentationMark(skin, augmentation, skin.px(26)),
                ft.Container(name, expand=1, expand_loose=True),
            ],
            spacing=skin.px(6),
            alignment=CENTERED,
        ),
        height=skin.px(58),
        bgcolor=skin.wash(colour, 0.14),
        border=ft.Border.all(1.5, skin.wash(colour, 0.5)),
        border_radius=skin.px(15),
    )


def _in_line(skin: Skin, names: Sequence[str], wide: float) -> bool:
    """Whether every name has room beside its mark and its place; else they all stand below."""
    most, space = skin.size(24), wide - skin.px(142) - 5
    return wide > skin.px(WIDE) and all(fitting(name, most, space) > most * 0.75 for name in names)


@part
def ChoiceColumn(skin: Skin, one: Operative, place: int, wide: float, is_wide: bool) -> ft.Control:
    """One operative: who, what, and by which augmentation; `is_wide`: the name in one line with its place."""
    palette, colour = skin.palette, one.person.paint(skin)
    inside = wide - skin.px(32 if is_wide else 20) - 5
    space = inside - skin.px(110 if is_wide else 0)
    name = Fitted(skin, one.person.name, 24 if is_wide else 18, space)
    first = InRow(
        skin,
        SeatMark(skin, one.person.colour, skin.px(32)),
        ft.Container(name if is_wide else None, expand=True),
        *LeaderCrown(skin, one.is_leader, 26),
        Words(skin, str(place), 24, colour=palette.muted, family=DISPLAY_600),
    )
    head = ft.Container(
        first if is_wide else Stacked(skin, first, name, gap=6),
        bgcolor=skin.wash(colour, 0.17),
        padding=ft.Padding.symmetric(horizontal=skin.px(16 if is_wide else 10), vertical=skin.px(14)),
    )
    dial, well = min(wide * 0.68, skin.px(175)), palette.secret_well if skin.is_dark else palette.raised
    picture = ft.Image(
        src=emblem(one.action, palette.text, palette.outline, well, palette.outline, 104),
        width=dial,
        height=dial,
        exclude_from_semantics=True,
    )
    word = Fitted(
        skin,
        reading.action_word(skin, one.action),
        28 if wide > skin.px(WIDE) else 20,
        inside,
        family=DISPLAY_700,
        align=CENTER,
        lines=1,
    )
    middle = ft.Column(
        [picture, word, Muted(skin, _cost_line(skin, one.action), 15.5, align=CENTER)],
        spacing=skin.px(8),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )
    chip = ft.Container(_chip(skin, one, wide), padding=skin.px(9))
    return ft.Container(
        ft.Column([head, ft.Container(middle, expand=True), chip], spacing=0, horizontal_alignment=STRETCHED),
        bgcolor=palette.card,
        border_radius=skin.px(20),
        border=ft.Border.all(2.5, tint(colour, palette.background, 0.75)),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        expand=True,
    )


@part
def _Row(skin: Skin, one: Operative, place: int) -> ft.Control:
    """The same as a row of a narrow page: the action below the name."""
    palette = skin.palette
    head = ft.Row(
        [
            Words(skin, str(place), 20, colour=palette.muted, family=DISPLAY_600),
            SeatMark(skin, one.person.colour, 26),
            ft.Container(Fitted(skin, one.person.name, 18, room(skin)[0] - 150), expand=True),
            *LeaderCrown(skin, one.is_leader, 22),
        ],
        spacing=10,
    )
    words = ft.Column(
        [
            Words(skin, reading.action_word(skin, one.action), 22, family=DISPLAY_700, line=1.1),
            Muted(skin, _cost_line(skin, one.action), 15),
            AugmentationTag(skin, one.line.augmentation, is_short=False, step=15),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Column([head, ft.Row([Icon(skin, one.action, 40), words], spacing=14)], spacing=8, tight=True),
        padding=12,
        border=tint(one.person.paint(skin), palette.background, 0.75),
        border_width=2.5,
    )


@part
def _Across(skin: Skin, one: Operative, place: int) -> ft.Control:
    """The same across an upright tablet, where columns would be thin: the rows share its height."""
    palette, colour = skin.palette, one.person.paint(skin)
    half = room(skin)[0] / 2
    words = ft.Column(
        [
            Words(skin, reading.action_word(skin, one.action), 24, family=DISPLAY_700, line=1.1),
            Muted(skin, _cost_line(skin, one.action), 15.5),
            AugmentationTag(skin, one.line.augmentation, is_short=False, step=15.5),
        ],
        spacing=skin.px(2),
        tight=True,
        expand=5,
    )
    name = Fitted(skin, one.person.name, 24, half - skin.px(130))
    row = InRow(
        skin,
        Words(skin, str(place), 24, colour=palette.muted, family=DISPLAY_600),
        SeatMark(skin, one.person.colour, skin.px(36)),
        ft.Container(name, expand=6),
        *LeaderCrown(skin, one.is_leader, 26),
        Icon(skin, one.action, skin.px(64)),
        words,
        gap=16,
    )
    ground, edge = tint(colour, palette.card, 0.06), tint(colour, palette.background, 0.75)
    return Card(skin, row, padding=16, colour=ground, border=edge, border_width=2.5, expand=True)


@part
def _First(skin: Skin, first: Operative, numbers: tuple[int, ...]) -> ft.Control:
    """Who goes first, and how many chose which augmentation."""
    counts: list[ft.Control] = []
    for augmentation, number in zip(AUGMENTATIONS, numbers, strict=True):
        mark = AugmentationMark(skin, augmentation, skin.px(30))
        counts += [mark, Words(skin, str(number), 28, family=DISPLAY_700)]
    word = reading.action_word(skin, first.action).lower()
    said = [
        Strong(skin, skin.say("emergence-goes-first", name=first.person.name), 21),
        Muted(skin, skin.say("emergence-then", action=word), 17.5),
    ]
    words = ft.Row(list(said), spacing=skin.px(14), wrap=True, expand=True)
    row = [SeatMark(skin, first.person.colour, skin.px(32)), words, *counts]
    return Card(skin, InRow(skin, *row, gap=14), padding=14)


@component
def OnTheTable(stage: Stage) -> ft.Control:
    """These choices stand until the round ends; below them who goes first, or how a screen leads on."""
    view, skin = reading.game(stage), stage.skin
    order = reading.operatives(stage, in_order=True)
    foot: ft.Control | None = None
    if view.use == "secrets" and stage.leads:
        foot = LeadRound(skin, reading.name(stage, view.leader), True, stage.send)
    title = skin.say("emergence-reveal-title")
    subtitle = f"{skin.say('emergence-round', n=view.round)}. {skin.say('emergence-reveal-line')}"
    if stacks(skin):
        rows = [_Row.keyed(one.person.seat)(skin, one, place) for place, one in enumerate(order, 1)]
        narrow = ft.Column(list(rows), spacing=8, tight=True)
        return PublicPage(skin, stage.tools, title, subtitle, narrow, foot=foot)
    body = _Upright(skin, order) if is_upright(skin) else _Columns(skin, order)
    chosen = [one.line.augmentation for one in order]
    numbers = tuple(chosen.count(augmentation) for augmentation in AUGMENTATIONS)
    if foot is None and order:
        foot = _First(skin, order[0], numbers)
    return PublicPage(skin, stage.tools, title, subtitle, body, foot=foot)


def _Upright(skin: Skin, order: Sequence[Operative]) -> ft.Control:
    rows = [_Across.keyed(one.person.seat)(skin, one, place) for place, one in enumerate(order, 1)]
    return ft.Column(list(rows), spacing=skin.px(12), horizontal_alignment=STRETCHED)


def _Columns(skin: Skin, order: Sequence[Operative]) -> ft.Control:
    wide = room(skin)[0] / max(1, len(order)) - skin.px(16)
    is_wide = _in_line(skin, [one.person.name for one in order], wide)
    return ft.Row(
        [
            ChoiceColumn.keyed(one.person.seat)(skin, one, place, wide, is_wide)
            for place, one in enumerate(order, 1)
        ],
        spacing=skin.px(16),
        vertical_alignment=STRETCHED,
        expand=True,
    )
