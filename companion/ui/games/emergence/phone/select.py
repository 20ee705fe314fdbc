"""Choose in secret: one action, one augmentation (EM-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
from companion.ui.games.emergence.draw.marks import AugmentationMark, Token
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.kit.boxes import (
    BETWEEN,
    CENTERED,
    MIDDLE,
    STRETCHED,
    InRow,
    Panel,
    Spaced,
    Stacked,
    Tick,
    Together,
)
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Hint
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.sending import Way
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
        return (skin.size(16) + skin.size(14)) * 1.25 + 2 * skin.px(8) + 5
    if skin.device == "tv":
        return skin.px(108)
    if skin.is_small:
        return max(88.0, min(104.0, (skin.height - 310) / 3 - 8))
    return max(100.0, min(122.0, (skin.height - AROUND) / 3))


def _cost(skin: Skin, action: ActionName, small: bool) -> ft.Control:
    palette, cost = skin.palette, cost_of(action)
    if small:
        parts = [Token(skin, 14), Figures(skin, str(cost), 14)] if cost else []
        return Together(skin, *parts, gap=4)
    if not cost:
        free = skin.say("emergence-free")
        return Words(skin, free, 14, colour=palette.muted, family=TEXT_500, line=1.1)
    if skin.large_text:
        return Words(skin, skin.say("emergence-knowledge-count", n=cost), 14, colour=palette.muted)
    tokens = [Token(skin, 16, palette.card) for _ in range(cost)]
    return ft.Row(list(tokens), spacing=2, tight=True, alignment=CENTERED)


@part
def ActionCard(
    skin: Skin, action: ActionName, selected: bool, colour: str, pick: Callable[[ActionName], None]
) -> ft.Control:
    """One of six actions: picture, word, what it costs."""
    small = skin.is_small
    word = Strong(skin, reading.action_word(skin, action), 16, align=CENTER, lines=1)
    if skin.large_text:
        row = [
            Icon(skin, action, 40),
            Stacked(skin, word, _cost(skin, action, False), expand=True),
            *([Tick(skin, colour)] if selected else []),
        ]
        inner: ft.Control = InRow(skin, *row, gap=14)
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
        on_click=partial(pick, action),
        selected=selected,
        colour=colour,
        padding=8,
        height=_card_height(skin),
        expand=True,
    )


@part
def AugmentationCard(
    skin: Skin,
    augmentation: Augmentation,
    selected: bool,
    colour: str,
    pick: Callable[[Augmentation], None],
) -> ft.Control:
    """One of two augmentations, with the data it reads."""
    is_small = skin.is_small
    blocks = [DataBlock(kind, 24) for kind in readable(augmentation)]
    marks = Together(skin, *blocks, *([Tick(skin, colour)] if selected else []), gap=5)
    sign = AugmentationMark(skin, augmentation, 30 if is_small else 36)
    word = reading.augmentation_word(skin, augmentation)
    words: list[ft.Control] = [Strong(skin, word, 15 if is_small else 16, lines=1)]
    if not is_small:
        reads = skin.say(f"emergence-reads-{augmentation}")
        words.append(Words(skin, reads, 14, colour=skin.palette.muted, family=TEXT_500, line=1.1, lines=1))
    head = ft.Row([sign, marks], alignment=BETWEEN)
    return Panel(
        skin,
        ft.Column([head, *words], spacing=5, tight=True, alignment=CENTERED),
        on_click=partial(pick, augmentation),
        selected=selected,
        colour=colour,
        padding=10 if is_small else 12,
        height=None if skin.large_text else _card_height(skin),
        expand=True,
    )


def _rows(skin: Skin, cards: list[ft.Control]) -> ft.Control:
    """Side by side; at large text one below the other."""
    if skin.large_text:
        return ft.Column([ft.Row([card]) for card in cards], spacing=10, horizontal_alignment=STRETCHED)
    return InRow(skin, *cards)


@part
def SecretChoices(
    skin: Skin,
    action: ActionName | None,
    augmentation: Augmentation | None,
    colour: str,
    pick_action: Callable[[ActionName], None],
    pick_augmentation: Callable[[Augmentation], None],
) -> ft.Control:
    """Everything to choose from."""

    def title(name: str, cost: str = "") -> list[ft.Control]:
        right = skin.say(f"emergence-select-{cost}") if cost else ""
        return [] if skin.is_small else [SectionTitle(skin, skin.say(f"emergence-select-{name}"), right)]

    def group(actions: tuple[ActionName, ...]) -> ft.Control:
        return _rows(skin, [ActionCard(skin, name, name == action, colour, pick_action) for name in actions])

    augmentations = [
        AugmentationCard(skin, name, name == augmentation, colour, pick_augmentation)
        for name in AUGMENTATIONS
    ]
    return Spaced(
        skin,
        *title("tile", "free"),
        group(TILE_ACTIONS),
        *title("hostile", "cost"),
        group(HOSTILE_ACTIONS),
        *title("augmentation"),
        _rows(skin, augmentations),
        gap=8,
    )


@part
def SealButton(
    skin: Skin,
    action: ActionName | None,
    augmentation: Augmentation | None,
    colour: str,
    send: Way,
    keep: Tap | None,
) -> ft.Control:
    """The one answer of this screen."""

    def seal() -> None:
        if action and augmentation:
            send(Select(action=action, augmentation=augmentation))
            if keep:
                keep()

    return MainButton(
        skin,
        skin.say("emergence-select-again" if keep else "emergence-select-button"),
        seal,
        colour=colour,
        icon="envelope-lock",
        disabled=not (action and augmentation),
    )


@component
def ChooseInSecret(stage: Stage, keep: Tap | None = None) -> ft.Control:
    """Pick both, then seal. `keep` closes a reopened envelope as it was."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    before = view.my_selection
    first_action: ActionName | None = before.action if before else None
    first_augmentation: Augmentation | None = before.augmentation if before else None
    action, pick_action = ft.use_state(first_action)
    augmentation, pick_augmentation = ft.use_state(first_augmentation)
    picks = steady(pick_action), steady(pick_augmentation)
    missing = "action" if action is None else "augmentation" if augmentation is None else ""
    below: list[ft.Control] = []
    if missing and (before is not None or skin.is_small):
        below.append(Hint(skin, skin.say(f"emergence-select-pick-{missing}"), "info", centre=False))
    elif not skin.is_small:
        done, late = skin.say("emergence-shared-sealed"), skin.say("emergence-have-not")
        below.append(WaitingStrip(skin, reading.others(stage), reading.late(view), done, late))
    kept = (
        [ft.Row([OutlineButton(skin, skin.say("emergence-select-keep"), keep, expand=True)])] if keep else []
    )
    change = skin.say("emergence-select-change")
    return SeatPage(
        stage,
        title=skin.say("emergence-select-title"),
        subtitle=change if skin.is_small else f"{skin.say('emergence-select-line')} {change}",
        body=[SecretChoices(skin, action, augmentation, colour, *picks)],
        notes=below,
        actions=[*kept, SealButton(skin, action, augmentation, colour, stage.send, keep)],
        spacing=8,
    )
