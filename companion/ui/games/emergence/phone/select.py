"""Choose in secret: one action, one augmentation (EM-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import flet as ft

from companion.games.emergence.actions import Select
from companion.games.emergence.sums.attacks import cost_of
from companion.games.emergence.sums.blocks import readable
from companion.games.emergence.words import (
    AUGMENTATIONS,
    ActionName,
    Augmentation,
    HostileAction,
    TileAction,
)
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.panels import BETWEEN, CENTERED, MIDDLE, Panel, Tick, WhyNot
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, SectionTitle, Strong, Words
from companion.ui.stage import Stage

TILE_ACTIONS: tuple[TileAction, ...] = get_args(TileAction)
HOSTILE_ACTIONS: tuple[HostileAction, ...] = get_args(HostileAction)
AROUND = 440
"""What header, title, labels, button and peek bar take of a phone's height."""


def _card_height(skin: Skin) -> float:
    """Three rows of cards share what is left of the screen."""
    if skin.large_text:
        return 96
    if skin.is_small:
        return max(88.0, min(104.0, (skin.height - 310) / 3 - 8))
    return max(100.0, min(122.0, (skin.height - AROUND) / 3))


def _cost(skin: Skin, action: ActionName, small: bool) -> ft.Control:
    palette = skin.palette
    cost = cost_of(action)
    if small:
        parts = (
            [Icon(skin, "knowledge", 14, tones(skin).knowledge), Figures(skin, str(cost), 14)] if cost else []
        )
        return ft.Row(list(parts), spacing=4, tight=True)
    if not cost:
        free = skin.say("emergence-free")
        return Words(skin, free, 14, colour=palette.muted, family=TEXT_500, line=1.1)
    if skin.large_text:
        return Words(skin, skin.say("emergence-knowledge-count", n=cost), 14, colour=palette.muted)
    return ft.Row(
        [Icon(skin, "knowledge", 16, tones(skin).knowledge, ground=palette.card) for _ in range(cost)],
        spacing=2,
        tight=True,
        alignment=CENTERED,
    )


def ActionCard(
    stage: Stage, action: ActionName, selected: bool, pick: Callable[[ActionName], None], height: float
) -> ft.Control:
    """One of six actions: picture, word, what it costs."""
    skin, palette = stage.skin, stage.skin.palette
    colour, small = reading.my_colour(stage), skin.is_small
    word = Strong(skin, reading.action_word(skin, action), 16, align=CENTER, lines=1)
    if skin.large_text:
        row = [
            Icon(skin, action, 40),
            ft.Column([word, _cost(skin, action, False)], spacing=4, tight=True, expand=True),
            *([Tick(skin, colour)] if selected else []),
        ]
        inner: ft.Control = ft.Row(row, spacing=14)
    else:
        middle = [Icon(skin, action, 30 if small else 38), word]
        if not small:
            middle.append(_cost(skin, action, False))
        column = ft.Column(
            middle,
            spacing=7,
            alignment=CENTERED,
            horizontal_alignment=MIDDLE,
            left=0,
            right=0,
            top=0,
            bottom=0,
        )
        corners: list[ft.Control] = []
        if selected:
            corners.append(ft.Container(Tick(skin, colour), left=0, top=0))
        if small:
            corners.append(ft.Container(_cost(skin, action, True), right=2, top=2))
        inner = ft.Stack([column, *corners], expand=True)
    return Panel(
        skin,
        inner,
        on_click=lambda: pick(action),
        selected=selected,
        colour=colour,
        padding=8,
        height=height,
        expand=True,
        ground=palette.card,
    )


def AugmentationCard(
    stage: Stage,
    augmentation: Augmentation,
    selected: bool,
    pick: Callable[[Augmentation], None],
    height: float,
) -> ft.Control:
    """One of two augmentations, with the data it reads."""
    skin = stage.skin
    colour = reading.my_colour(stage)
    blocks: list[ft.Control] = [DataBlock(kind, 24) for kind in readable(augmentation)]
    icon = Icon(
        skin,
        reading.augmentation_icon(augmentation),
        30 if skin.is_small else 36,
        reading.augmentation_colour(skin, augmentation),
    )
    marks = ft.Row([*blocks, *([Tick(skin, colour)] if selected else [])], spacing=5, tight=True)
    reads = skin.say(f"emergence-reads-{augmentation}")
    word = reading.augmentation_word(skin, augmentation)
    words: list[ft.Control] = [Strong(skin, word, 15 if skin.is_small else 16, lines=1)]
    if not skin.is_small:
        words.append(Words(skin, reads, 14, colour=skin.palette.muted, family=TEXT_500, line=1.1, lines=1))
    inner = ft.Column(
        [ft.Row([icon, marks], alignment=BETWEEN), *words], spacing=5, tight=True, alignment=CENTERED
    )
    return Panel(
        skin,
        inner,
        on_click=lambda: pick(augmentation),
        selected=selected,
        colour=colour,
        padding=10 if skin.is_small else 12,
        height=None if skin.large_text else height,
        expand=True,
    )


def _rows(skin: Skin, cards: list[ft.Control]) -> ft.Control:
    """Side by side; at large text one below the other."""
    if skin.large_text:
        return ft.Column(
            [ft.Row([card]) for card in cards], spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return ft.Row(cards, spacing=10)


@component
def ChooseInSecret(stage: Stage, keep: Callable[[], None] | None = None) -> ft.Control:
    """Pick both, then seal. `keep` closes a reopened envelope as it was."""
    view, skin = reading.game(stage), stage.skin
    before = view.my_selection
    first_action: ActionName | None = before.action if before else None
    first_augmentation: Augmentation | None = before.augmentation if before else None
    action, pick_action = ft.use_state(first_action)
    augmentation, pick_augmentation = ft.use_state(first_augmentation)
    height = _card_height(skin)

    def seal() -> None:
        if action and augmentation:
            stage.send(Select(action=action, augmentation=augmentation))
            if keep:
                keep()

    def group(actions: tuple[ActionName, ...]) -> ft.Control:
        return _rows(skin, [ActionCard(stage, name, name == action, pick_action, height) for name in actions])

    augmentations = _rows(
        skin,
        [
            AugmentationCard(stage, name, name == augmentation, pick_augmentation, height)
            for name in AUGMENTATIONS
        ],
    )
    labelled = not skin.is_small
    body = [
        *(
            [SectionTitle(skin, skin.say("emergence-select-tile"), skin.say("emergence-select-free"))]
            * labelled
        ),
        group(TILE_ACTIONS),
        *(
            [SectionTitle(skin, skin.say("emergence-select-hostile"), skin.say("emergence-select-cost"))]
            * labelled
        ),
        group(HOSTILE_ACTIONS),
        *([SectionTitle(skin, skin.say("emergence-select-augmentation"))] * labelled),
        augmentations,
    ]
    missing = "action" if action is None else "augmentation" if augmentation is None else ""
    below: list[ft.Control] = []
    if missing and (before is not None or skin.is_small):
        below.append(WhyNot(skin, skin.say(f"emergence-select-pick-{missing}")))
    elif not skin.is_small:
        below.append(_who(stage))
    kept = (
        [ft.Row([OutlineButton(skin, skin.say("emergence-select-keep"), keep, expand=True)])] if keep else []
    )
    button = MainButton(
        skin,
        skin.say("emergence-select-again" if keep else "emergence-select-button"),
        seal,
        colour=reading.my_colour(stage),
        icon="envelope-lock",
        disabled=bool(missing),
    )
    lines = "emergence-select-change" if skin.is_small else "emergence-select-line"
    change = "" if skin.is_small else " " + skin.say("emergence-select-change")
    return Page(
        stage,
        title=skin.say("emergence-select-title"),
        subtitle=skin.say(lines) + change,
        body=body,
        notes=below,
        actions=[*kept, button],
        spacing=8,
    )


def _who(stage: Stage) -> ft.Control:
    """Who has sealed, never what."""
    view = reading.game(stage)
    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    others = tuple(line for line in stage.table.seats if line.seat != stage.table.my_seat)
    return WaitingStrip(
        stage.skin, others, late, stage.say("emergence-shared-sealed"), stage.say("emergence-have-not")
    )
