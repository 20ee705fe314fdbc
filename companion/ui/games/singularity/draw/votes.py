"""An option of a vote, with the consequence in words; the votes on it once they are open (SW-39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from string import ascii_uppercase

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.kit.boxes import Big, InRow, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words


def Letter(skin: Skin, letter: str, *, selected: bool, size: float = 40) -> ft.Control:
    """A, B, C … in a disc; filled when it is chosen."""
    found, palette = tones(skin), skin.palette
    side = skin.px(size)
    ink = found.on_red if selected else palette.text
    return ft.Container(
        Big(skin, letter, 20, ink),
        width=side,
        height=side,
        border_radius=side,
        bgcolor=found.red if selected else palette.raised,
        border=None if selected else ft.Border.all(2, palette.outline),
        alignment=ft.Alignment.CENTER,
    )


@frozen
class OptionFace:
    """One outcome in words."""

    at: int
    title: str
    words: str
    votes_words: str = ""
    marks: tuple[str, ...] = ()
    """Words of seat colours: whom it leads to, …"""
    votes: tuple[str, ...] = ()
    """… and who voted for it."""

    @property
    def letter(self) -> str:
        """A, B, C …"""
        return letter_of(self.at)


def letter_of(at: int) -> str:
    """A, B, C …"""
    return ascii_uppercase[at] if at < len(ascii_uppercase) else str(at + 1)


@part
def OptionCard(
    skin: Skin,
    option: OptionFace,
    selected: bool = False,
    pick: Callable[[int], None] | None = None,
) -> ft.Control:
    """One outcome, to tap while it may be chosen."""
    side = 36 if len(option.marks) < 3 else 26
    tiles = [MemberTile(skin, colour, skin.px(side)) for colour in option.marks]
    rows: list[ft.Control] = [
        InRow(
            skin,
            Letter(skin, option.letter, selected=selected),
            ft.Container(
                ft.Row(list(tiles), spacing=3, run_spacing=3, wrap=True, alignment=ft.MainAxisAlignment.END),
                expand=True,
            ),
            gap=6,
        ),
        Words(skin, option.title, 20, family=DISPLAY_600, lines=3),
    ]
    if option.words:
        rows.append(Muted(skin, option.words, 15))
    if option.votes_words:
        shapes = [SeatMark(skin, colour, skin.px(20)) for colour in option.votes]
        rows.append(ft.Row(list(shapes), spacing=skin.px(8), wrap=True, height=None))
        rows.append(Strong(skin, option.votes_words, 16))
    content = Stacked(skin, *rows, gap=8)
    label = f"{option.letter}. {option.title}. {option.words}"
    tap = partial(pick, option.at) if pick else None
    return Panel(skin, content, on_click=tap, label=label, selected=selected)
