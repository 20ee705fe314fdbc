"""My DCs of a region: sell or keep, take away, fill with cubes (ET-8..10)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.sums import editing as edits
from companion.games.emergent.views.mine import PlanDc
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import DcDisc, SlotStepper, change, dollars
from companion.ui.games.emergent.phone.bits import Panel, Small
from companion.ui.games.emergent.phone.page import MIDDLE, Spaced
from companion.ui.games.emergent.phone.plan_map import dc_style, dc_title
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


def DcCard(stage: Stage, planned: Planned, dc: PlanDc) -> ft.Control:
    """One DC: what it is, what it costs, sell or keep or take away, and its cubes."""
    skin, colour = stage.skin, reading.my_colour(stage)
    disc = DcDisc(
        skin,
        colour,
        dc.size,
        17 if skin.is_small else 22 if dc.size == "small" else 25,
        cubes=dc.cubes,
        style=dc_style(dc),  # type: ignore[arg-type]
    )
    head = ft.Row(
        [
            ft.Container(disc, width=skin.px(60), alignment=ft.Alignment.CENTER),
            ft.Column(
                [Strong(skin, dc_title(skin, dc), 17), Small(skin, _dc_line(skin, dc))],
                spacing=1,
                tight=True,
                expand=True,
            ),
            *([] if skin.large_text else [_dc_button(stage, planned, dc)]),
        ],
        spacing=10,
        vertical_alignment=MIDDLE,
    )
    is_later = reading.game(stage).rules.product_allocation == "at_placement"
    rows: list[ft.Control] = [head]
    if skin.large_text:
        rows.append(ft.Row([_dc_button(stage, planned, dc)]))
    if not dc.is_sold and not is_later:
        rows.append(_cubes(stage, planned, dc))
    return Panel(skin, Spaced(skin, *rows, gap=6), ground=well(stage), padding=8 if skin.is_small else 10)


def well(stage: Stage) -> str:
    """The ground of a card on the sheet."""
    return stage.skin.palette.raised


def _dc_line(skin: Skin, dc: PlanDc) -> str:
    if dc.is_sold:
        return skin.say("emergent-phone-dc-line-sold", amount=change(dc.price))
    kind = "new" if dc.is_new else "stands"
    return skin.say(
        f"emergent-phone-dc-line-{kind}",
        n=dc.cubes,
        most=dc.capacity,
        price=dollars(dc.price),
        cost=dollars(dc.operating),
    )


def _dc_button(stage: Stage, planned: Planned, dc: PlanDc) -> ft.Control:
    """Take a new one away, sell one that stands, keep one that is being sold."""
    skin = stage.skin
    if dc.is_new:
        return IconButton48(
            skin,
            "bin",
            skin.say("emergent-phone-dc-remove", dc=dc_title(skin, dc)),
            lambda: planned.change(lambda plan: edits.without_build(plan, dc.id)),
            outlined=False,
            ground=well(stage),
        )
    if dc.is_sold:
        return OutlineButton(
            skin,
            skin.say("emergent-phone-dc-keep"),
            lambda: planned.change(lambda plan: edits.without_sale(plan, dc.id)),
            icon="undo",
        )
    return OutlineButton(
        skin,
        skin.say("emergent-phone-dc-sell", amount=change(dc.price)),
        lambda: planned.change(lambda plan: edits.with_sale(plan, dc.id)),
    )


def _cubes(stage: Stage, planned: Planned, dc: PlanDc) -> ft.Control:
    left = planned.mine.pool.cubes
    most = dc.capacity if left is None else min(dc.capacity, dc.cubes + max(0, left))

    def fill(count: int) -> None:
        planned.change(lambda plan: edits.with_cubes(plan, dc.id, count))

    return SlotStepper(
        stage.skin,
        dc.cubes,
        0,
        max(most, dc.cubes),
        fill,
        stage.say("emergent-phone-cubes-in", dc=dc_title(stage.skin, dc)),
        colour=reading.my_colour(stage),
        slots=max(dc.capacity, dc.cubes),
        slot=28 if stage.skin.is_small else 34,
    )
