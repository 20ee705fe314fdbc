"""What a game brings to the kit: its accent and its manners, by night and by day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.ui.kit.palette import INK


@dataclass(frozen=True)
class Look:
    """A game's clothes on one ground; the shell has its own."""

    accent: str
    """Lines, signs and words: reads on the ground."""
    button: str
    """The one filled button, and the ink on it."""
    on_button: str
    second: str
    """Tiles and signs that are not the accent's."""
    ground: tuple[tuple[str, str], ...] = ()
    """Colours of the palette that are this game's own: (`warn`, `#FFC857`), …"""
    foot: Literal["plain", "panel"] = "plain"
    """Whether a phone's buttons lie on a panel of their own."""
    blend: tuple[str, ...] = ()
    """Instead of `button`, from left to right: a shared screen that speaks for several sides."""
    is_inked: bool = False
    """Only what is selected wears its colour, on paper with a line of ink: a seat's does not read there."""
    glows: bool = False
    """Whether a phone's main button shines."""


NIGHT: Final = Look("#A9B8C7", "#A9B8C7", INK, "#6E7E8E")
DAY: Final = Look("#55606C", "#A9B8C7", INK, "#8A8F94")
SHELL: Final = (NIGHT, DAY)
"""Of a page that belongs to no game."""
