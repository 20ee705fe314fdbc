"""Fast Play as a list: − and + for both sizes in every region (FP-2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.fastplay import has_room
from companion.games.emergent.views.board import RegionView
from companion.games.emergent.views.mine import MyDiscs
from companion.games.emergent.words import BONUS, SIZES, Size
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import DcDisc, tones
from companion.ui.games.emergent.phone.bits import Panel, Small
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE, Spaced
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, Strong
from companion.ui.stage import Stage

Step = Callable[[str, Size, int], None]


def FastList(stage: Stage, mine: MyDiscs, placement: Mapping[str, Discs], step: Step) -> list[ft.Control]:
    """Every region of the board."""
    return [FastRow(stage, mine, placement, region.id, step) for region in reading.game(stage).board.regions]


def FastRow(
    stage: Stage,
    mine: MyDiscs,
    placement: Mapping[str, Discs],
    region_id: str,
    step: Step,
    on_close: Callable[[], None] | None = None,
) -> ft.Control:
    """One region: its colour in words, my discs there, what they earn."""
    view, skin = reading.game(stage), stage.skin
    region = reading.region(view, region_id)
    if region is None:
        return ft.Container()
    here = placement.get(region_id, Discs())
    earns = mine.earns.get(region_id, 0)
    close = (
        [IconButton48(skin, "cross", skin.say("shell-close"), on_close, outlined=False)] if on_close else []
    )
    name = ft.Row(
        [
            Heading(skin, region.name, 18, lines=1),
            *_bonus(skin, region),
            ft.Container(expand=True),
            *([Strong(skin, f"+{earns}", 17)] if earns else []),
            *close,
        ],
        spacing=10,
        vertical_alignment=MIDDLE,
    )
    counts = [_count(stage, mine, region, here, size, step) for size in reversed(SIZES)]
    laid = Spaced(skin, *counts, gap=4) if skin.large_text else ft.Row(list(counts), alignment=BETWEEN)
    ground = skin.palette.raised if on_close else ""
    return Panel(
        skin, Spaced(skin, name, laid, gap=2), ground=ground, padding=6 if on_close else 10, radius=16
    )


def _bonus(skin: Skin, region: RegionView) -> list[ft.Control]:
    if region.colour == "none":
        return []
    ink = skin.palette.text
    words = skin.say(f"emergent-phone-fast-{region.colour}", n=BONUS[region.colour])
    pill = ft.Container(
        Small(skin, words, colour=ink),
        padding=ft.Padding.symmetric(horizontal=8, vertical=2),
        border_radius=10,
        border=ft.Border.all(1.5, tones(skin).region(region.colour)),
    )
    return [pill]


def _count(
    stage: Stage, mine: MyDiscs, region: RegionView, here: Discs, size: Size, step: Step
) -> ft.Control:
    skin = stage.skin
    count = int(getattr(here, size))
    left = mine.large_left if size == "large" else mine.small_left
    label = skin.say("emergent-phone-fast-discs", size=size, region=region.name)
    can_add = left > 0 and has_room(here)

    def button(icon: str, text: str, more: int, is_on: bool) -> ft.Control:
        return IconButton48(
            skin, icon, skin.say(text, label=label), partial(step, region.id, size, more), disabled=not is_on
        )

    return ft.Row(
        [
            button("minus", "shell-less", -1, count > 0),
            DcDisc(skin, reading.my_colour(stage), size, 12 if size == "small" else 15),
            ft.Semantics(
                content=Figures(skin, str(count), 18),
                label=f"{label}: {count}",
                container=True,
                exclude_semantics=True,
            ),
            button("plus-thin", "shell-more-of", 1, can_add),
        ],
        spacing=6,
        tight=True,
        vertical_alignment=MIDDLE,
    )
