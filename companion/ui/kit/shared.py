"""The page of a tablet or a TV: what lies behind, header, rail, the picture of the moment, one sentence and
what may be done. On a narrow page or at double text size everything but the foot scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.kit.boxes import CENTERED, STRETCHED, InRow, Wrapped
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.headers import HeaderTools, HeaderWords, Tools
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.sending import as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

PHONE_SIDE, PHONE_ENDS = 16, 12
"""Around everything where the page is as narrow as a phone."""
LOWEST = 300
"""A body is never planned lower than this: it scrolls instead."""


@frozen
class Measures:
    """Of a game's shared page, as a phone's lengths."""

    side: float = 24
    top: float = 14
    bottom: float = 16
    header: float = 58
    gap: float = 12
    rail: float = 50
    foot: float = 56
    narrow: float = 0
    """Below this width nothing stands beside each other, on a tablet too."""

    def around(self, skin: Skin) -> float:
        """Left and right of everything."""
        return PHONE_SIDE if skin.is_phone else skin.px(self.side)


USUAL: Final = Measures()


def stacks(skin: Skin, measures: Measures = USUAL) -> bool:
    """Below each other, and scrolling: a narrow page, or double text size."""
    return skin.is_phone or skin.large_text or skin.width < measures.narrow


def room(
    skin: Skin, measures: Measures = USUAL, *, has_rail: bool = False, has_foot: bool = True
) -> tuple[float, float]:
    """Width and height of the body."""
    taken = measures.top + measures.bottom + measures.header + measures.gap
    taken += (measures.foot + measures.gap if has_foot else 0) + (
        measures.rail + measures.gap if has_rail else 0
    )
    return skin.width - 2 * measures.around(skin), max(skin.height - skin.px(taken), skin.px(LOWEST))


def for_table(send: Callable[[Action], None], action: Action) -> None:
    """The host says it for the whole table."""
    send(as_host(action))


def SharedHeader(
    skin: Skin,
    tools: Tools,
    title: str,
    subtitle: str,
    *,
    right: ft.Control | None = None,
    before: ft.Control | None = None,
) -> ft.Control:
    """Words on the left; tools on the right, on a phone below. `right`: the game's own, before the tools.

    `before`: the way back, left of the words.
    """
    words, beside = HeaderWords(skin, title, subtitle), [right] if right is not None else []
    if before is not None:
        words = InRow(skin, before, ft.Container(words, expand=True), gap=12)
    if skin.is_phone:
        return ft.Column([words, *beside, HeaderTools(skin, tools)], spacing=8, tight=True)
    return InRow(skin, ft.Container(words, expand=True), *beside, HeaderTools(skin, tools))


def SharedPage(
    skin: Skin,
    tools: Tools,
    title: str,
    subtitle: str,
    body: ft.Control,
    *,
    emblem: ft.Control | None = None,
    behind: Sequence[ft.Control] = (),
    rail: ft.Control | None = None,
    right: ft.Control | None = None,
    notes: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
    head: ft.Control | None = None,
    before: ft.Control | None = None,
    centre: bool = False,
    measures: Measures = USUAL,
) -> ft.Control:
    """`behind`: the game's texture. `right` stands before the header's tools, `notes` before the foot.

    `head`: a game's own instead of title and tools.
    `before`: the way back, left of the title. `centre`: a narrow page has little to show, in its middle.
    What lies over the lower edge (refusals, questions to the host) is the shell's.
    """
    is_narrow, gap = stacks(skin, measures), skin.px(measures.gap)
    if head is None:
        shown = None if is_narrow else right
        bar = SharedHeader(skin, tools, title, subtitle, right=shown, before=before)
        lead = [emblem] if emblem is not None and not skin.is_phone else []
        head = ft.Row([*lead, ft.Container(bar, expand=True)], spacing=gap)
    rails = [rail] if rail is not None else []
    if is_narrow:
        beside = [ft.Row([right], wrap=True)] if right is not None else []
        top, under = [head, *beside, *rails], [body, *map(_whole, notes)]
        still, moving = (top, under) if centre and not skin.large_text else ([], [*top, *under])
        middle = Scrolling(moving, spacing=gap)
        if still:
            middle.alignment = CENTERED
        rows: list[ft.Control] = [*still, middle, *([_narrow_foot(skin, foot)] if foot else [])]
    else:
        below = ft.Container(ft.Row([*notes, *foot], spacing=gap), height=skin.px(measures.foot) or None)
        rows = [
            ft.Container(head, height=skin.px(measures.header)),
            *rails,
            ft.Container(body, expand=True),
            *([below] if notes or foot else []),
        ]
    column = ft.Column(rows, spacing=gap, expand=True, horizontal_alignment=STRETCHED)
    return ft.Container(
        ft.Stack([*behind, _framed(skin, column, measures)], expand=True),
        bgcolor=skin.palette.background,
        expand=True,
    )


def _framed(skin: Skin, content: ft.Control, measures: Measures) -> ft.Control:
    side = measures.around(skin)
    top, bottom = (
        (PHONE_ENDS, PHONE_ENDS) if skin.is_phone else (skin.px(measures.top), skin.px(measures.bottom))
    )
    return ft.Container(
        content,
        left=0,
        right=0,
        top=0,
        bottom=0,
        padding=ft.Padding.only(left=side, right=side, top=top, bottom=bottom),
    )


def _whole(control: ft.Control) -> ft.Control:
    """What takes the rest of a row takes a row of its own where nothing stands beside it."""
    return ft.Row([control]) if getattr(control, "expand", None) else control


def _narrow_foot(skin: Skin, controls: Sequence[ft.Control]) -> ft.Control:
    """Buttons that need the width get it; small ones share a line."""
    return Wrapped(skin, *(_whole(control) for control in controls))


def Beside(
    skin: Skin,
    columns: Sequence[ft.Control],
    shares: Sequence[int],
    height: float,
    *,
    measures: Measures = USUAL,
) -> ft.Control:
    """Columns of one height that share the width; below each other where there is no room.

    A column without a share has a width of its own.
    """
    gap = skin.px(measures.gap)
    if stacks(skin, measures):
        return ft.Column(list(columns), spacing=gap, tight=True, horizontal_alignment=STRETCHED)
    return ft.Row(
        [ft.Container(column, expand=share or None) for column, share in zip(columns, shares, strict=True)],
        spacing=gap,
        height=height,
        vertical_alignment=STRETCHED,
    )


def Side(
    skin: Skin, controls: Sequence[ft.Control], *, gap: float = 10, measures: Measures = USUAL
) -> ft.Control:
    """A column of `Beside`: it scrolls when it is too long, unless the whole page does."""
    is_narrow = stacks(skin, measures)
    return ft.Column(
        list(controls),
        spacing=skin.px(gap),
        scroll=None if is_narrow else ft.ScrollMode.AUTO,
        tight=is_narrow,
        horizontal_alignment=STRETCHED,
    )


def Sentence(
    skin: Skin, text: str, icon: str = "info", colour: str = "", *, lead: ft.Control | None = None
) -> ft.Control:
    """The one plain sentence at the foot, read out when it changes."""
    first = lead or Icon(skin, icon, skin.size(16) * 1.25, colour or skin.palette.muted)
    words = Words(skin, text, 16, colour=colour, family=TEXT_600, lines=3, expand=True)
    row = InRow(skin, first, words)
    return ft.Semantics(content=ft.Container(row), live_region=True, container=True, expand=5)


def FootButton(
    skin: Skin, label: str, act: Tap | None, *, icon: str = "right", width: float | None = None
) -> ft.Control:
    """The button that leads on; without an action it is locked and says what is missing.

    `width`: as a phone's length; otherwise it shares the foot with the sentence.
    """
    fixed = None if stacks(skin) else width
    button = MainButton(skin, label, act, icon=icon, locks=True, width=fixed)
    return button if fixed else ft.Container(button, expand=4)
