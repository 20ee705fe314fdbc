"""How far my turn is, and what everybody chose: above what I decide (EM-12, EM-16)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import AugmentationMark
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import MIDDLE, InRow, Labelled, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.steps import StepBar
from companion.ui.kit.text import Muted


@part
def TurnSteps(skin: Skin, current: int, colour: str) -> ft.Control:
    """Move, act, done."""
    words = [skin.say(f"emergence-step-{step}") for step in ("move", "act", "done")]
    if skin.large_text:
        words = [word if at == current else "" for at, word in enumerate(words)]
    return StepBar(skin, words, current, colour)


@part
def ChoiceStrip(skin: Skin, order: tuple[Operative, ...]) -> ft.Control:
    """A column for each operative in turn order: mark, action, augmentation."""
    return ft.Container(
        Stacked(
            skin,
            Muted(skin, skin.say("emergence-reveal-title"), 14),
            InRow(skin, *(_column(skin, one) for one in order), gap=2),
            gap=8,
        ),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        bgcolor=skin.palette.raised,
        border_radius=16,
    )


def _column(skin: Skin, one: Operative) -> ft.Control:
    augmentation = one.line.augmentation
    spoken = f"{one.person.called(skin)}: {reading.action_word(skin, one.action)}"
    if augmentation:
        spoken += f", {reading.augmentation_word(skin, augmentation)}"
    ink = skin.palette.text if one.is_now else skin.palette.muted
    signs = Together(skin, Icon(skin, one.action, 20, ink), AugmentationMark(skin, augmentation, 16), gap=4)
    content = ft.Column(
        [SeatMark(skin, one.person.colour, 18, dim=one.line.has_had_turn), signs],
        spacing=6,
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    said = Labelled(ft.Container(content, alignment=ft.Alignment.CENTER), spoken)
    said.expand = True
    return said
