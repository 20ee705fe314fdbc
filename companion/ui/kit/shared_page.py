"""The page of a tablet or a TV: what lies behind, header, rail, the picture of the moment, foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.boxes import STRETCHED
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.skin import Skin


@dataclass(frozen=True)
class Measures:
    """How a game's shared pages are laid out, as a phone's lengths."""

    side: float = 24
    top: float = 14
    bottom: float = 16
    header: float = 58
    gap: float = 12
    rail: float = 50
    foot: float = 56
    """0: as high as what stands there."""
    narrow_side: float = 12
    """On a phone, in real pixels."""

    def edge(self, skin: Skin) -> float:
        """Left and right of everything."""
        return self.narrow_side if skin.is_phone else skin.px(self.side)

    def room(self, skin: Skin, *, has_rail: bool = False, has_foot: bool = True) -> tuple[float, float]:
        """Width and height of the body."""
        taken = self.top + self.bottom + self.header + self.gap
        taken += (self.foot + self.gap if has_foot else 0) + (self.rail + self.gap if has_rail else 0)
        return skin.width - 2 * self.edge(skin), max(skin.height - skin.px(taken), skin.px(300))


PLAIN: Final = Measures()


def stacks(skin: Skin) -> bool:
    """Below each other, and scrolling: a narrow page, or double text size."""
    return skin.is_phone or skin.large_text


def SharedPage(
    skin: Skin,
    head: ft.Control | None,
    body: ft.Control,
    *,
    measures: Measures = PLAIN,
    behind: Sequence[ft.Control] = (),
    rail: ft.Control | None = None,
    foot: Sequence[ft.Control] = (),
    asked: ft.Control | None = None,
    narrow: bool | None = None,
) -> ft.Control:
    """`head`: a `SharedHeader`, or a game's own; `asked`: a question to the host over the lower edge.

    Where it is narrow (a phone, double text size, or as the game says) everything but the foot scrolls.
    """
    is_narrow, gap = stacks(skin) if narrow is None else narrow, skin.px(measures.gap)
    heads, rails = [head] if head is not None else [], [rail] if rail is not None else []
    if is_narrow:
        rows: list[ft.Control] = [Scrolling([*heads, *rails, body], spacing=gap)]
    else:
        high = skin.px(measures.header)
        rows = [*(ft.Container(one, height=high) for one in heads), *rails, ft.Container(body, expand=True)]
    if foot:
        high = 0 if is_narrow else skin.px(measures.foot)
        rows.append(ft.Container(_foot(skin, foot, is_narrow=is_narrow), height=high or None))
    edge = measures.edge(skin)
    column = ft.Container(
        ft.Column(rows, spacing=gap, expand=True, horizontal_alignment=STRETCHED),
        left=0,
        right=0,
        top=0,
        bottom=0,
        padding=ft.Padding.only(
            left=edge, right=edge, top=skin.px(measures.top), bottom=skin.px(measures.bottom)
        ),
    )
    over = [_over(skin, asked, measures)] if asked is not None else []
    return ft.Stack([*behind, column, *over], expand=True)


def _foot(skin: Skin, foot: Sequence[ft.Control], *, is_narrow: bool) -> ft.Control:
    if len(foot) == 1:
        return foot[0]
    if is_narrow:
        return ft.Column(list(foot), spacing=skin.px(8), tight=True, horizontal_alignment=STRETCHED)
    return ft.Row(list(foot), spacing=skin.px(12))


def _over(skin: Skin, content: ft.Control, measures: Measures) -> ft.Control:
    width = min(skin.width - 40, skin.px(640))
    return ft.Container(content, width=width, left=(skin.width - width) / 2, bottom=skin.px(measures.bottom))
