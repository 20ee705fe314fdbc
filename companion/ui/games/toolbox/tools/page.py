"""One page for both kinds of screens: a title, what is to be seen, what may be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.kit.boxes import CENTERED, STRETCHED, InRow, Spaced
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.shared import Measures, SharedPage, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

WIDEST = 760
MEASURES = Measures(narrow=900)
TEXTURE = "art/toolbox-texture.svg"
ROW = 2
"""Quiet buttons beside each other."""
MAIN = 2
"""How many times as wide the main button is as one beside it."""


@frozen
class Back:
    """The way to the other tools, or to the one that runs: words for who hears it, and a sign."""

    words: str
    icon: str
    tap: Tap

    def button(self, skin: Skin) -> ft.Control:
        """Before the title."""
        return IconButton48(skin, self.icon, self.words, self.tap)


@frozen
class Page:
    """What a tool shows now."""

    title: str
    subtitle: str = ""
    body: Sequence[ft.Control] = ()
    main: Sequence[ft.Control] = ()
    """What leads on: full width under the thumb."""
    more: Sequence[ft.Control] = ()
    """What may be done besides."""
    whole: ft.Control | None = None
    """On a wide shared screen instead of the body: a picture as large as there is room."""
    notes: Sequence[ft.Control] = ()
    """Above the buttons of a phone, below the body elsewhere."""
    centre: bool = False
    wide: bool = False
    """As wide as the page, not as a line is read."""
    back: Back | None = None


def drawn(stage: Stage, page: Page) -> ft.Control:
    """On a phone for the thumb, on a shared screen in the middle."""
    skin = stage.skin
    if not stage.is_shared:
        inside, below = _parted(skin, page)
        return SeatPage(
            stage,
            title=page.title,
            subtitle=page.subtitle,
            lead=page.back.button(skin) if page.back else None,
            body=[*page.body, *inside],
            notes=page.notes,
            actions=[*page.main, *below],
            centre=page.centre,
        )
    if stacks(skin, MEASURES):
        inside, below = _parted(skin, page)
        body: ft.Control = Spaced(skin, *page.body, *page.notes, *inside, gap=14)
        under = [*page.main, *below]
        foot = [ft.Container(Spaced(skin, *under), expand=True)]
        return _shared(stage, page, body, foot if under else [])
    body = page.whole or _column(skin, page)
    foot = [
        *(ft.Container(ft.Row([one]), expand=True) for one in page.more),
        *(ft.Container(one, expand=MAIN) for one in page.main),
    ]
    return _shared(stage, page, body, foot)


def _parted(skin: Skin, page: Page) -> tuple[list[ft.Control], list[ft.Control]]:
    """What may be done besides: on a phone one row of it stays under the thumb, more goes with the page."""
    buttons = paired(skin, page.more)
    is_much = skin.is_phone and len(page.more) > ROW
    return (buttons, []) if is_much else ([], buttons)


def _shared(stage: Stage, page: Page, body: ft.Control, foot: Sequence[ft.Control]) -> ft.Control:
    skin = stage.skin
    behind = ft.Image(
        src=TEXTURE,
        right=0,
        top=0,
        width=skin.px(390),
        opacity=0.9 if skin.is_dark else 0.7,
        exclude_from_semantics=True,
    )
    return SharedPage(
        skin,
        stage.tools,
        page.title,
        page.subtitle,
        body,
        before=page.back.button(skin) if page.back else None,
        centre=page.centre,
        behind=[behind],
        foot=foot,
        measures=MEASURES,
    )


def _column(skin: Skin, page: Page) -> ft.Control:
    """In the middle, as wide as a line is read."""
    width = room(skin, MEASURES)[0] if page.wide else min(room(skin, MEASURES)[0], skin.px(WIDEST))
    middle = Scrolling([*page.body, *page.notes], spacing=skin.px(14))
    if page.centre:
        middle.alignment = CENTERED
    column = ft.Column([middle], expand=True, width=width, horizontal_alignment=STRETCHED)
    return ft.Row([column], alignment=CENTERED, expand=True)


def paired(skin: Skin, controls: Sequence[ft.Control]) -> list[ft.Control]:
    """Buttons two by two; below each other where letters are large."""
    width = 1 if skin.large_text else 2
    rows = [controls[at : at + width] for at in range(0, len(controls), width)]
    return [InRow(skin, *(ft.Container(ft.Row([one]), expand=True) for one in row)) for row in rows]


def who_waits(stage: Stage, seats: Iterable[Seat], text: str) -> ft.Control:
    """Who has done it (`toolbox-<text>`), and who has still to (`toolbox-<text>-not`)."""
    done, still = stage.say(f"toolbox-{text}"), stage.say(f"toolbox-{text}-not")
    return WaitingStrip(stage.skin, stage.table.seats, tuple(seats), done, still)
