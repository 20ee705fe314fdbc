"""How a phone's page is put together: a question, a middle that scrolls, buttons for the thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.ui.games.singularity.draw import Spaced
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.drawing import Tap
from companion.ui.kit.layout import SIDE
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted, SectionTitle, Strong
from companion.ui.stage import Stage

MIDDLE = ft.CrossAxisAlignment.CENTER


def inner_width(skin: Skin) -> float:
    """Between the sides of a phone's page."""
    return skin.width - 2 * SIDE


def map_height(skin: Skin, part: float = 0.36) -> float:
    """How high a map may be, so that what it is for stays in sight."""
    return max(150.0, skin.height * part - (20 if skin.is_small else 0))


def Page(
    stage: Stage,
    *,
    title: str,
    body: Sequence[ft.Control],
    subtitle: str = "",
    right: ft.Control | None = None,
    notes: Sequence[ft.Control] = (),
    actions: Sequence[ft.Control] = (),
    back: Tap | None = None,
    spacing: float = 12,
    colour: str = "",
) -> ft.Control:
    """The one question. `back` leads where one came from; at double text size all but buttons scrolls."""
    skin = stage.skin
    lead = (
        [IconButton48(skin, "arrow-left", skin.say("singularity-phone-back"), back, size=44)] if back else []
    )
    words = ft.Column(
        [
            Heading(skin, title, 24 if skin.is_small else 28, colour=colour),
            *([Muted(skin, subtitle, 15)] if subtitle else []),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    head: ft.Control = ft.Row(
        [*lead, words, *([right] if right else [])], spacing=12, vertical_alignment=MIDDLE
    )
    if skin.large_text and right is not None:
        head = Spaced(skin, ft.Row([*lead, words], spacing=12), right)
    if skin.large_text:
        return SeatPage(
            stage.skin, said=stage.said, body=[head, *body, _notes(notes)], actions=actions, spacing=spacing
        )
    return ft.Column(
        [
            ft.Container(head, padding=ft.Padding.only(left=SIDE, right=SIDE, top=4)),
            SeatPage(
                stage.skin, said=stage.said, body=body, actions=[_notes(notes), *actions], spacing=spacing
            ),
        ],
        spacing=6,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def slot(content: ft.Control | None) -> ft.Control:
    """A place that may be empty: what stands below keeps its own, and no tap on it is lost."""
    return ft.Container(content, visible=content is not None)


def _notes(notes: Sequence[ft.Control]) -> ft.Control:
    """Notes above the buttons. The box is always there: a button keeps its place, and no tap is lost."""
    return ft.Column(
        list(notes),
        spacing=10,
        tight=True,
        visible=bool(notes),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def Choices(
    skin: Skin,
    title: str,
    options: Sequence[tuple[str, str]],
    chosen: str | Sequence[str],
    choose: Callable[[str], None],
    *,
    icons: dict[str, str] | None = None,
) -> ft.Control:
    """A title and chips: (value, label). Several may be chosen when `chosen` is a sequence."""
    on = {chosen} if isinstance(chosen, str) else set(chosen)
    chips = [
        Chip(skin, label, partial(choose, value), selected=value in on, icon=(icons or {}).get(value))
        for value, label in options
    ]
    row = ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8)
    return Spaced(skin, *([SectionTitle(skin, title)] if title else []), row, gap=6)


def NumberPair(skin: Skin, *pairs: tuple[str, int, int, int, Callable[[int], None]]) -> ft.Control:
    """Numbers beside each other where there is room: (label, value, lowest, highest, change)."""
    rows = [NumberRow(skin, *pair) for pair in pairs]
    if skin.large_text or len(rows) == 1:
        return Spaced(skin, *rows)
    return ft.Row([_narrow(skin, *pair) for pair in pairs], spacing=8)


def _narrow(
    skin: Skin, label: str, value: int, low: int, high: int, change: Callable[[int], None]
) -> ft.Control:
    said = ft.Row(
        [Body(skin, label), Strong(skin, str(value), 20)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=MIDDLE,
    )
    return ft.Column(
        [
            ft.Semantics(content=said, label=f"{label}: {value}", container=True, exclude_semantics=True),
            ft.Row(
                [Stepper(skin, value, low, high, change, label, shows_value=False)],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )


def NumberRow(
    skin: Skin,
    label: str,
    value: int,
    low: int,
    high: int,
    change: Callable[[int], None],
    *,
    detail: str = "",
) -> ft.Control:
    """A number of a card, with − and +."""
    words: list[ft.Control] = [Body(skin, label), *([Muted(skin, detail, 14)] if detail else [])]
    stepper = Stepper(skin, value, low, high, change, label)
    if skin.large_text:
        return Spaced(skin, *words, ft.Row([stepper]), gap=4)
    return ft.Row(
        [ft.Column(words, spacing=2, tight=True, expand=True), stepper],
        spacing=10,
        vertical_alignment=MIDDLE,
    )
