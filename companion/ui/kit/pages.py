"""A phone's page: the one question, a middle that scrolls, buttons for the thumb.

The places of notes and refusals are always there: a button keeps its place, and no tap on it is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import flet as ft

from companion.kernel.frozen import frozen
from companion.net.link import Refused
from companion.ui.kit.boxes import CENTERED, STRETCHED, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.edges import TOP_ROUND, topped
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted


@frozen
class Said:
    """A refusal that nobody has read yet, and the way to say that it was."""

    refused: Refused
    close: Tap


class Standing(Protocol):
    """Whoever shows pages, such as a stage: where it is drawn, and a refusal that waits to be read."""

    @property
    def skin(self) -> Skin: ...
    @property
    def said(self) -> Said | None: ...


AROUND_FOOT = ft.Padding.only(left=SIDE, right=SIDE, top=14, bottom=10)


def inner_width(skin: Skin) -> float:
    """Between the sides of a phone's page."""
    return skin.width - 2 * SIDE


AROUND = 128.0
"""The shell's header and peek bar together, on every phone."""


def inner_height(skin: Skin) -> float:
    """Between the shell's header and its peek bar."""
    return skin.height - AROUND


@part
def Question(
    skin: Skin, title: str, subtitle: str = "", back: Tap | None = None, colour: str = "", step: float = 0
) -> ft.Control:
    """The one question, a line about it, and the way back."""
    is_small = skin.is_small and not skin.large_text
    words = ft.Column(
        [
            Heading(skin, title, step or (26 if is_small else 30), colour=colour),
            *([Muted(skin, subtitle, 15 if is_small else 16)] if subtitle else []),
        ],
        spacing=5,
        tight=True,
        expand=True,
    )
    first = [IconButton48(skin, "arrow-left", skin.say("shell-back"), back, size=44)] if back else []
    return ft.Row([*first, words], spacing=12)


def SeatPage(
    at: Skin | Standing,
    *,
    body: Sequence[ft.Control],
    said: Said | None = None,
    refusal: ft.Control | None = None,
    asks: str = "",
    title: str = "",
    subtitle: str = "",
    lead: ft.Control | None = None,
    right: ft.Control | None = None,
    back: Tap | None = None,
    colour: str = "",
    step: float = 0,
    picture: ft.Control | None = None,
    notes: Sequence[ft.Control] = (),
    actions: Sequence[ft.Control] = (),
    centre: bool = False,
    plain_foot: bool = False,
    spacing: float = 12,
) -> ft.Control:
    """One page: of a screen by its stage, of a part by its skin and what was `said`.

    `asks`: the name of its question, whose texts end in `-title` and `-line`; or both as words.
    `lead` and `right` stand beside the question, `picture` takes the whole width below it.
    `notes` stand above the buttons, and so does what was `said`; as the game's own `refusal` it takes their
    place until it was read. At double text size everything but the buttons scrolls.
    """
    skin, said = (at, said) if isinstance(at, Skin) else (at.skin, at.said)
    if asks:
        title, subtitle = skin.say(f"{asks}-title"), skin.say(f"{asks}-line")
    gap = 10 if skin.is_small else 12
    is_panel = skin.look.foot == "panel" and not plain_foot
    head = [_head(skin, title, subtitle, lead, right, back, colour, step)] if title else []
    if said is not None and refusal is not None:
        notes, actions, said = [refusal], [_Read(skin, said.close)], None
    inside, thumb = [*body], [_Place(notes, gap), *actions]
    if skin.large_text:
        inside, thumb, head = [*head, *body, *notes], [*actions], []
    middle = Scrolling([*([picture] if picture is not None else []), *map(_sides, inside)], spacing=spacing)
    if centre and not skin.large_text:
        middle.alignment = CENTERED
    toast = _Place([Toast(skin, said.refused, said.close)] if said else [], gap)
    held = ft.Column([middle, _sides(toast)], spacing=gap, expand=True, horizontal_alignment=STRETCHED)
    below: list[ft.Control] = [Foot(skin, thumb)] if is_panel else [*map(_sides, thumb)]
    if not (actions or (notes and not skin.large_text)):
        below = []
    return ft.Container(
        ft.Column(
            [*map(_sides, head), held, *below], spacing=gap, expand=True, horizontal_alignment=STRETCHED
        ),
        padding=ft.Padding.only(top=4, bottom=0 if is_panel and below else 8),
        expand=True,
    )


def _head(
    skin: Skin,
    title: str,
    subtitle: str,
    lead: ft.Control | None,
    right: ft.Control | None,
    back: Tap | None,
    colour: str,
    step: float,
) -> ft.Control:
    question = Question(skin, title, subtitle, back, colour, step)
    if lead is None and right is None:
        return question
    words = ft.Container(question, expand=True)
    row = [*([lead] if lead is not None else []), words]
    if right is None:
        return ft.Row(row, spacing=12)
    if skin.large_text:
        return Spaced(skin, ft.Row(row, spacing=12), right)
    return ft.Row([*row, right], spacing=12)


@part
def _Read(skin: Skin, close: Tap) -> ft.Control:
    """A refusal was read: the buttons come back."""
    return MainButton(skin, skin.say("shell-refused-ok"), close, icon="check")


def _Place(content: Sequence[ft.Control], gap: float) -> ft.Control:
    """A place that may be empty, and then takes no room."""
    return ft.Column(
        list(content), spacing=gap, tight=True, visible=bool(content), horizontal_alignment=STRETCHED
    )


def _sides(control: ft.Control) -> ft.Control:
    """Away from the edges; what is not there takes no gap either."""
    return ft.Container(control, padding=ft.Padding.symmetric(horizontal=SIDE), visible=control.visible)


def Foot(skin: Skin, controls: Sequence[ft.Control], gap: float = 10) -> ft.Control:
    """The panel under the thumb: sums and the main button."""
    return ft.Container(
        controls[0] if len(controls) == 1 else Spaced(skin, *controls, gap=gap),
        padding=AROUND_FOOT,
        bgcolor=skin.palette.card,
        border_radius=TOP_ROUND,
        border=topped(1, skin.palette.outline),
    )
