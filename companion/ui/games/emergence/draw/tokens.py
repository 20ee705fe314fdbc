"""The pieces as they lie on the table: data blocks and knowledge."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.games.emergence.words import DataType

BLOCK_PICTURES: dict[DataType, str] = {
    "light_blue": "art/emergence-block-light-blue.svg",
    "dark_blue": "art/emergence-block-dark-blue.svg",
    "light_green": "art/emergence-block-light-green.svg",
    "dark_green": "art/emergence-block-dark-green.svg",
}
TOKEN_PICTURE = "art/emergence-token.svg"  # noqa: S105 - a piece of the game
CARD_BACK = "art/emergence-card.svg"
SPECIAL_ICONS = {"start": "start-tile", "compile": "compile", "assimilate": "assimilate"}
"""The signs of tiles without data."""


def DataBlock(kind: DataType, size: float, *, label: str = "", opacity: float = 1.0) -> ft.Control:
    """One data block, like the cube on the board."""
    return ft.Image(
        src=BLOCK_PICTURES[kind],
        width=size,
        height=size,
        opacity=opacity,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


def BlockRow(kinds: Iterable[DataType], size: float, *, most: int = 12, spacing: float = 4) -> ft.Control:
    """Several blocks side by side; they wrap when there are many."""
    shown = tuple(kinds)[:most]
    return ft.Row(
        [DataBlock(kind, size) for kind in shown],
        spacing=spacing,
        run_spacing=spacing,
        wrap=len(shown) > 4,
        tight=True,
    )


def StackedToken(size: float) -> ft.Control:
    """A knowledge token lying on others: with its thick edge."""
    return ft.Image(src=TOKEN_PICTURE, width=size, height=size * 26 / 24, exclude_from_semantics=True)
