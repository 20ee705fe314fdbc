"""An option of a vote, with the consequence in words; the votes on it once they are open (SW-39)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.singularity.draw.boxes import Panel
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words


def Letter(skin: Skin, letter: str, *, selected: bool, size: float = 40) -> ft.Control:
    """A, B, C … in a disc; filled when it is chosen."""
    found, palette = tones(skin), skin.palette
    side = skin.px(size)
    ink = found.on_red if selected else palette.text
    return ft.Container(
        Words(skin, letter, 20, family=DISPLAY_700, colour=ink, line=1.0),
        width=side,
        height=side,
        border_radius=side,
        bgcolor=found.red if selected else palette.raised,
        border=None if selected else ft.Border.all(2, palette.outline),
        alignment=ft.Alignment.CENTER,
    )


def OptionCard(
    skin: Skin,
    letter: str,
    title: str,
    words: str,
    *,
    marks: Sequence[str] = (),
    votes: Sequence[str] = (),
    votes_words: str = "",
    selected: bool = False,
    on_click: Tap | None = None,
    label: str = "",
) -> ft.Control:
    """One outcome. `marks` and `votes` are words of seat colours: whom it leads to, who voted for it."""
    side = 36 if len(marks) < 3 else 26
    tiles = [MemberTile(skin, colour, skin.px(side)) for colour in marks]
    rows: list[ft.Control] = [
        ft.Row(
            [
                Letter(skin, letter, selected=selected),
                ft.Container(
                    ft.Row(
                        list(tiles), spacing=3, run_spacing=3, wrap=True, alignment=ft.MainAxisAlignment.END
                    ),
                    expand=True,
                ),
            ],
            spacing=skin.px(6),
        ),
        Words(skin, title, 20, family=DISPLAY_600, lines=3),
    ]
    if words:
        rows.append(Words(skin, words, 15, colour=skin.palette.muted))
    if votes_words:
        shapes = [SeatMark(skin, colour, skin.px(20)) for colour in votes]
        rows.append(ft.Row(list(shapes), spacing=skin.px(8), wrap=True, height=None))
        rows.append(Strong(skin, votes_words, 16))
    content = ft.Column(rows, spacing=skin.px(8), tight=True)
    return Panel(
        skin, content, on_click=on_click, label=label, selected=selected, colour="", padding=14, expand=True
    )
