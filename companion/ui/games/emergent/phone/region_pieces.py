"""Cylinders and new DCs of a region (ET-9, ET-11)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.sums import editing as edits
from companion.games.emergent.words import BUILD, CAPACITY, CYLINDER_PRICE, OPERATING, SIZES, Size
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import BuildTile, SlotStepper, dollars
from companion.ui.games.emergent.phone.bits import Panel, Small, Strip
from companion.ui.games.emergent.phone.page import BETWEEN, Spaced
from companion.ui.games.emergent.phone.plan_map import market_places
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.games.emergent.phone.region_dcs import well
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

NO_LIMIT = 99
"""Pieces of a kind where a house rule lets any marker count (A14)."""
DRAWN = 6
"""Places for cylinders in a row; − and + go on."""


def Marketing(stage: Stage, planned: Planned, region_id: str, *, is_headed: bool) -> list[ft.Control]:
    """Cylinders here: one row for the region, or one for each city by house rule (ET-11, A3)."""
    view, skin = reading.game(stage), stage.skin
    places = market_places(view, region_id)
    if not places:
        stray = planned.cylinders_at(region_id)
        made: list[ft.Control] = [Strip(skin, skin.say("emergent-phone-no-city-why"), "info")]
        return [*made, *([_cylinders(stage, planned, region_id)] if stray else [])]
    head = ft.Row(
        [
            Strong(skin, skin.say("emergent-phone-cylinders-word"), 16),
            Small(skin, skin.say("emergent-phone-cylinders-for", price=dollars(CYLINDER_PRICE))),
        ],
        alignment=BETWEEN,
        wrap=skin.large_text,
    )
    return [*([head] if is_headed else []), *(_cylinders(stage, planned, place) for place in places)]


def _cylinders(stage: Stage, planned: Planned, place: str) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    here, left = planned.cylinders_at(place), planned.mine.pool.cylinders
    most = NO_LIMIT if left is None else here + max(0, left)
    total = sum(planned.plan.marketing.values())

    def stand(count: int) -> None:
        planned.change(lambda plan: edits.with_cylinders(plan, place, count))

    where = reading.place_name(view, place)
    note = skin.say("emergent-phone-cylinders-note", here=here, all=total)
    if view.rules.marketing_scope == "city":
        note = f"{where}: {note}"
    stepper = SlotStepper(
        skin,
        here,
        0,
        max(most, here),
        stand,
        skin.say("emergent-phone-cylinders-at", place=where),
        colour=reading.my_colour(stage),
        slots=max(1, here, min(most, DRAWN)),
        per_row=DRAWN,
        kind="cylinders",
        note=note,
        slot=26 if skin.is_small else 30,
    )
    return Panel(skin, stepper, ground=well(stage), padding=8 if skin.is_small else 10)


def Building(stage: Stage, planned: Planned, region_id: str, *, is_headed: bool) -> ft.Control:
    """Both sizes with price, room, running costs and discs left (ET-9, ET-13)."""
    skin = stage.skin
    has_some = bool(planned.dcs_in(region_id))
    head = ft.Row(
        [
            Strong(
                skin,
                skin.say("emergent-phone-build-another" if has_some else "emergent-phone-build-here"),
                16,
                expand=True,
            ),
            *([] if skin.is_small and has_some else [Small(skin, skin.say("emergent-phone-four-walls"))]),
        ],
        wrap=skin.large_text,
    )
    width = (skin.width - 2 * 16 - 10) / 2 if not skin.large_text else skin.width - 32
    tiles = [_tile(stage, planned, region_id, size, width) for size in SIZES]
    laid = Spaced(skin, *tiles, gap=8) if skin.large_text else ft.Row(list(tiles), spacing=10)
    return Spaced(skin, head, laid) if is_headed else laid


def _tile(stage: Stage, planned: Planned, region_id: str, size: Size, width: float) -> ft.Control:
    pool = planned.mine.pool
    left = pool.small if size == "small" else pool.large

    def build() -> None:
        def edit(plan: Plan) -> Plan:
            standing = (dc.id for dc in planned.mine.dcs if not dc.is_new)
            made = Build(id=edits.free_id(plan, standing, planned.mine.next_id), size=size, region=region_id)
            return edits.with_build(plan, made)

        planned.change(edit)

    return BuildTile(
        stage.skin,
        reading.my_colour(stage),
        size,
        BUILD[size],
        CAPACITY[size],
        OPERATING[size],
        NO_LIMIT if left is None else max(0, left),
        build,
        width=width,
    )
