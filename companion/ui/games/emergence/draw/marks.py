"""Small things that stand beside names: the crown, augmentations, knowledge, data."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.games.emergence.views import DataCount
from companion.games.emergence.words import Augmentation
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.kit.boxes import Together
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import TokenCounter
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


def LeaderCrown(skin: Skin, is_leader: bool, size: float = 18) -> list[ft.Control]:
    """The leader's crown, or nothing."""
    return [Icon(skin, "crown", skin.px(size), skin.palette.warn)] if is_leader else []


def augmentation_icon(augmentation: Augmentation | None) -> str:
    """The icon that always goes with the word."""
    return "bio" if augmentation == "biomechanical" else "electro"


def AugmentationMark(skin: Skin, augmentation: Augmentation | None, size: float) -> ft.Control:
    """Its icon in its colour; the word stands beside it or is said. `size` is in real pixels."""
    return Icon(skin, augmentation_icon(augmentation), size, tones(skin).augmentation(augmentation))


def AugmentationTag(
    skin: Skin, augmentation: Augmentation | None, *, is_short: bool = True, step: float = 14
) -> ft.Control:
    """Icon and word, always both."""
    if augmentation is None:
        return ft.Container()
    colour = tones(skin).augmentation(augmentation)
    word = (
        skin.say(f"emergence-short-{augmentation}")
        if is_short
        else reading.augmentation_word(skin, augmentation)
    )
    return Together(
        skin,
        AugmentationMark(skin, augmentation, skin.size(step) * 1.2),
        Words(skin, word, step, colour=colour, family=TEXT_600, line=1.1, lines=1),
        gap=5,
    )


def Token(skin: Skin, size: float, ground: str = "") -> ft.Control:
    """One knowledge. `size` is in real pixels."""
    return Icon(skin, "knowledge", size, tones(skin).knowledge, ground=ground)


def Knowledge(skin: Skin, amount: int | None) -> ft.Control:
    """A token and how many."""
    shown = skin.say("emergence-hidden-number") if amount is None else str(amount)
    said = skin.say("emergence-knowledge-count", n=shown)
    return TokenCounter(skin, Token(skin, skin.px(20)), shown, said, step=16)


def DataCounters(skin: Skin, data: DataCount | None, *, size: float = 18) -> list[ft.Control]:
    """A block and a number for each type."""
    return [
        TokenCounter(
            skin,
            DataBlock(kind, skin.px(size)),
            count,
            skin.say("emergence-blocks-of", n=count, data=reading.data_word(skin, kind)),
            step=16,
        )
        for kind, count in counted(data).items()
    ]


def Holdings(skin: Skin, knowledge: int | None, data: DataCount | None) -> ft.Control:
    """What one operative holds, on one line; data may be hidden by a house rule."""
    if data is None:
        return Knowledge(skin, knowledge)
    return ft.Row(
        [Knowledge(skin, knowledge), *DataCounters(skin, data)],
        spacing=skin.px(10),
        wrap=True,
        run_spacing=4,
    )
