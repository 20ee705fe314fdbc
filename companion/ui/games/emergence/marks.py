"""Small things that stand beside names: marks, crowns, augmentations, knowledge."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.games.emergence.views import DataCount, OperativeLine
from companion.games.emergence.words import Augmentation
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words
from companion.ui.stage import Stage


def Mark(stage: Stage, seat: str, size: float, *, dim: bool = False) -> ft.Control:
    """The colour and shape of a seat. `size` is in real pixels."""
    line = stage.seat_line(seat)
    return SeatMark(stage.skin, line.colour if line else "", size, dim=dim)


def Crown(stage: Stage, seat: str, size: float = 18) -> list[ft.Control]:
    """The leader's crown, or nothing."""
    skin = stage.skin
    if reading.game(stage).leader != seat:
        return []
    return [Icon(skin, "crown", skin.px(size), skin.palette.warn)]


def Small(skin: Skin, text: str, *, colour: str = "", lines: int | None = None) -> ft.Text:
    """The smallest text."""
    return Words(skin, text, 14, colour=colour or skin.palette.muted, family=TEXT_500, line=1.15, lines=lines)


def AugmentationTag(
    skin: Skin,
    augmentation: Augmentation | None,
    *,
    is_short: bool = True,
    step: float = 14,
    dim: bool = False,
) -> ft.Control:
    """Icon and word, always both."""
    if augmentation is None:
        return ft.Container()
    colour = skin.palette.muted if dim else reading.augmentation_colour(skin, augmentation)
    word = (
        skin.say(f"emergence-short-{augmentation}")
        if is_short
        else reading.augmentation_word(skin, augmentation)
    )
    return ft.Row(
        [
            Icon(skin, reading.augmentation_icon(augmentation), skin.size(step) * 1.2, colour),
            Words(skin, word, step, colour=colour, family=TEXT_600, line=1.1, lines=1),
        ],
        spacing=skin.px(5),
        tight=True,
    )


def Knowledge(skin: Skin, amount: int | None, *, size: float = 20, step: float = 16) -> ft.Control:
    """A token and how many."""
    shown = skin.say("emergence-hidden-number") if amount is None else str(amount)
    return ft.Semantics(
        content=ft.Row(
            [Icon(skin, "knowledge", skin.px(size), tones(skin).knowledge), Figures(skin, shown, step)],
            spacing=skin.px(5),
            tight=True,
        ),
        label=skin.say("emergence-knowledge-count", n=shown),
        container=True,
        exclude_semantics=True,
    )


def DataCounters(
    skin: Skin, data: DataCount | None, *, size: float = 18, step: float = 16
) -> list[ft.Control]:
    """A block and a number for each type."""
    return [
        ft.Semantics(
            content=ft.Row(
                [DataBlock(kind, skin.px(size)), Figures(skin, str(count), step)], spacing=4, tight=True
            ),
            label=skin.say("emergence-blocks-of", n=count, data=reading.data_word(skin, kind)),
            container=True,
            exclude_semantics=True,
        )
        for kind, count in counted(data).items()
    ]


def Holdings(skin: Skin, line: OperativeLine) -> ft.Control:
    """What one operative holds, on one line."""
    if line.data is None:
        return Knowledge(skin, line.knowledge)
    return ft.Row(
        [Knowledge(skin, line.knowledge), *DataCounters(skin, line.data)],
        spacing=skin.px(10),
        wrap=True,
        run_spacing=4,
    )
