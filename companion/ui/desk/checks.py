"""What the checks say: faults, what is worth knowing, what is right; each leads to its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import flet as ft

from companion.kernel.action import Reason
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_400, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

Standing = Literal["fault", "note", "good"]
ICONS: Final = {"fault": "desk-fault", "note": "desk-note", "good": "desk-right"}


@dataclass(frozen=True)
class Found:
    """One line of the checks. A fault keeps the document from being saved."""

    standing: Standing
    reason: Reason


def faults_in(found: Iterable[Found]) -> tuple[Found, ...]:
    """What has to be mended."""
    return tuple(one for one in found if one.standing == "fault")


def found_of(faults: Iterable[Reason], notes: Iterable[Reason] = ()) -> tuple[Found, ...]:
    """What a checker says, and what is only odd."""
    return (*(Found("fault", one) for one in faults), *(Found("note", one) for one in notes))


def CheckLines(
    skin: Skin, found: Sequence[Found], show: Callable[[Found], object] | None = None
) -> ft.Control:
    """Every check in words; with nothing to say, that nothing is wrong. A tap goes to the place."""
    if not found:
        good = skin.palette.good
        words = Words(skin, skin.say("desk-no-fault"), 15, colour=good, expand=True)
        return InRow(skin, Icon(skin, "check", skin.px(22), good), words)
    lines = [
        CheckLine(skin, one.standing, one.reason, _leading(show, one) if show else None) for one in found
    ]
    return Spaced(skin, *lines, gap=4)


def _leading(show: Callable[[Found], object], found: Found) -> Tap:
    return lambda: show(found)


def CheckLine(skin: Skin, standing: Standing, reason: Reason, on_click: Tap | None = None) -> ft.Control:
    """One check in words, with a picture of its own for wrong, worth knowing and right."""
    palette = skin.palette
    paint = {"fault": palette.bad, "note": palette.warn, "good": palette.good}[standing]
    is_fault = standing == "fault"
    family = {"fault": TEXT_700, "note": TEXT_600, "good": TEXT_400}[standing]
    ink = palette.muted if standing == "good" else palette.text
    words = Words(skin, skin.language.reason(reason, {}), 14, colour=ink, family=family, expand=True)
    row = ft.Row(
        [Icon(skin, ICONS[standing], skin.size(14) * 1.35, paint, ground=palette.card), words],
        spacing=skin.px(10),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    if on_click is None:
        said = ft.Container(row, padding=ft.Padding.symmetric(horizontal=skin.px(8), vertical=skin.px(4)))
        return ft.Semantics(content=said, container=True, live_region=True) if is_fault else said
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(8), vertical=skin.px(8)),
        border_radius=skin.px(12),
        bgcolor=tint(paint, palette.card, 0.1) if is_fault else None,
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=True, container=True, live_region=is_fault)
