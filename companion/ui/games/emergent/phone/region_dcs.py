"""My DCs of a region: sell or keep, take away, fill with cubes (ET-8..10)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.sums import editing as edits
from companion.games.emergent.views.mine import PlanDc
from companion.ui.games.emergent.draw.money import change as changed
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.draw.slots import SlotStepper
from companion.ui.games.emergent.phone.plan_map import dc_style, dc_title
from companion.ui.games.emergent.phone.sketch import Change
from companion.ui.kit.boxes import InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong


@part
def DcCard(skin: Skin, colour: str, dc: PlanDc, most: int, has_slots: bool, change: Change) -> ft.Control:
    """One DC: what it is, what it costs, sell or keep or take away, and its cubes, at most so many."""
    radius = 17 if skin.is_small else 22 if dc.size == "small" else 25
    disc = DcDisc(skin, colour, dc.size, radius, cubes=dc.cubes, style=dc_style(dc))
    button = _button(skin, dc, change)
    head = InRow(
        skin,
        ft.Container(disc, width=skin.px(60), alignment=ft.Alignment.CENTER),
        Stacked(skin, Strong(skin, dc_title(skin, dc), 17), Small(skin, _line(skin, dc)), gap=1, expand=True),
        *([] if skin.large_text else [button]),
    )
    rows: list[ft.Control] = [head]
    if skin.large_text:
        rows.append(ft.Row([button]))
    if has_slots and not dc.is_sold:
        rows.append(_cubes(skin, colour, dc, most, change))
    padding = 8 if skin.is_small else 10
    return Panel(skin, Spaced(skin, *rows, gap=6), ground=skin.palette.raised, padding=padding)


def _line(skin: Skin, dc: PlanDc) -> str:
    if dc.is_sold:
        return skin.say("emergent-phone-dc-line-sold", amount=changed(dc.price))
    return skin.say(
        f"emergent-phone-dc-line-{'new' if dc.is_new else 'stands'}",
        n=dc.cubes,
        most=dc.capacity,
        price=dollars(dc.price),
        cost=dollars(dc.operating),
    )


def _button(skin: Skin, dc: PlanDc, change: Change) -> ft.Control:
    """Take a new one away, sell one that stands, keep one that is being sold."""
    if dc.is_new:
        return IconButton48(
            skin,
            "bin",
            skin.say("emergent-phone-dc-remove", dc=dc_title(skin, dc)),
            lambda: change(lambda plan: edits.without_build(plan, dc.id)),
            outlined=False,
            ground=skin.palette.raised,
        )
    if dc.is_sold:
        return OutlineButton(
            skin,
            skin.say("emergent-phone-dc-keep"),
            lambda: change(lambda plan: edits.without_sale(plan, dc.id)),
            icon="undo",
        )
    return OutlineButton(
        skin,
        skin.say("emergent-phone-dc-sell", amount=changed(dc.price)),
        lambda: change(lambda plan: edits.with_sale(plan, dc.id)),
    )


def _cubes(skin: Skin, colour: str, dc: PlanDc, most: int, change: Change) -> ft.Control:
    def fill(count: int) -> None:
        change(lambda plan: edits.with_cubes(plan, dc.id, count))

    return SlotStepper(
        skin,
        dc.cubes,
        0,
        most,
        fill,
        skin.say("emergent-phone-cubes-in", dc=dc_title(skin, dc)),
        colour=colour,
        slots=max(dc.capacity, dc.cubes),
        slot=28 if skin.is_small else 34,
    )
