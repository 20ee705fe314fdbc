"""Fast Play as a list: − and + for both sizes in every region (FP-2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.fastplay import has_room
from companion.games.emergent.views.board import RegionView
from companion.games.emergent.words import BONUS, SIZES, Size
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.kit.boxes import BETWEEN, InRow, Labelled, Panel, Spaced, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, Small, Strong

Step = Callable[[str, Size, int], None]


@part
def FastRow(
    skin: Skin,
    colour: str,
    region: RegionView,
    here: Discs,
    left: tuple[bool, bool],
    earns: int,
    step: Step,
    on_close: Tap | None = None,
) -> ft.Control:
    """One region: its colour in words, my discs there, what they earn. `left`: small and large in my hand."""
    close = (
        [IconButton48(skin, "cross", skin.say("shell-close"), on_close, outlined=False)] if on_close else []
    )
    name = InRow(
        skin,
        Heading(skin, region.name, 18, lines=1),
        *([] if region.colour == "none" else [_bonus(skin, region)]),
        ft.Container(expand=True),
        *([Strong(skin, f"+{earns}", 17)] if earns else []),
        *close,
    )
    has_left = dict(zip(SIZES, left, strict=True))
    counts = [_count(skin, colour, region, here, size, has_left[size], step) for size in reversed(SIZES)]
    laid = Spaced(skin, *counts, gap=4) if skin.large_text else ft.Row(list(counts), alignment=BETWEEN)
    ground = skin.palette.raised if on_close else ""
    return Panel(
        skin, Spaced(skin, name, laid, gap=2), ground=ground, padding=6 if on_close else 10, radius=16
    )


def _bonus(skin: Skin, region: RegionView) -> ft.Control:
    words = skin.say(f"emergent-phone-fast-{region.colour}", n=BONUS[region.colour])
    return ft.Container(
        Small(skin, words, colour=skin.palette.text),
        padding=ft.Padding.symmetric(horizontal=8, vertical=2),
        border_radius=10,
        border=ft.Border.all(1.5, tones(skin).region(region.colour)),
    )


def _count(
    skin: Skin, colour: str, region: RegionView, here: Discs, size: Size, has_left: bool, step: Step
) -> ft.Control:
    count = here.large if size == "large" else here.small
    label = skin.say("emergent-phone-fast-discs", size=size, region=region.name)

    def button(icon: str, text: str, more: int, is_on: bool) -> ft.Control:
        return IconButton48(
            skin, icon, skin.say(text, label=label), partial(step, region.id, size, more), disabled=not is_on
        )

    return Together(
        skin,
        button("minus", "shell-less", -1, count > 0),
        DcDisc(skin, colour, size, 12 if size == "small" else 15),
        Labelled(Figures(skin, str(count), 18), f"{label}: {count}"),
        button("plus-thin", "shell-more-of", 1, has_left and has_room(here)),
    )
