"""One question of the debrief on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.organiser.asking import Question


@part
def QuestionBar(
    skin: Skin,
    question: Question,
    at: int,
    of: int,
    numbers: tuple[int, ...],
    is_comparing: bool,
    accent: str,
    compare: Callable[[tuple[str, ...]], Any],
    look: Choose,
    way: str,
    following: Tap,
) -> ft.Control:
    """One question, the tables it is about, and the next; `way`: to another host that may show its table."""
    well = ft.Container(
        Icon(skin, "bulb", skin.px(24), skin.look.on_button),
        width=skin.px(46),
        height=skin.px(46),
        border_radius=skin.px(14),
        bgcolor=skin.look.button,
        alignment=ft.Alignment.CENTER,
    )
    told = f"{skin.say('organiser-debrief-question', at=at, of=of)}. {question.text}"
    words = Stacked(skin, Strong(skin, question.title, 19), Muted(skin, told, 16), expand=True)
    if len(numbers) == 2:
        label = skin.say("organiser-debrief-compare", one=numbers[0], two=numbers[1])
        label = skin.say("organiser-debrief-all") if is_comparing else label
        hold_against = partial(compare, () if is_comparing else question.tables)
        second = OutlineButton(skin, label, hold_against, icon="swap", filled=skin.palette.raised, height=52)
    else:
        label = skin.say("organiser-debrief-look", number=numbers[0] if numbers else 0)
        tap = None if way else partial(look, f"/organiser/table/{question.tables[0]}")
        second = OutlineButton(skin, label, tap, icon="tv", url=way, filled=skin.palette.raised, height=52)
    on = MainButton(
        skin,
        skin.say("organiser-debrief-next"),
        following,
        icon="arrow",
        height=52,
        is_tight=True,
    )
    is_narrow = skin.is_phone or skin.large_text
    inside: ft.Control = InRow(skin, well, words, *([] if is_narrow else [second, on]), gap=14)
    if is_narrow:
        rows = [ft.Row([ft.Container(button, expand=True)]) for button in (second, on)]
        inside = ft.Column([inside, *rows], spacing=10, tight=True)
    return ft.Container(
        inside,
        padding=skin.px(14),
        border_radius=skin.px(18),
        bgcolor=tint(accent, skin.palette.card, 0.12),
        border=ft.Border.all(1, tint(accent, skin.palette.card, 0.5)),
    )
