"""The plan on the map: my pieces as planned, the others' as last seen (ET-4, ET-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.mine import PlanDc
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import (
    DiscMark,
    Marks,
    NoteMark,
    PostMark,
    change,
    seat_look,
    tones,
)
from companion.ui.games.emergent.draw.colours import faded
from companion.ui.games.emergent.phone.bits import Small, Who
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.games.emergent.phone.quiet import QuietMap
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def market_places(view: EmergentView, region_id: str) -> tuple[str, ...]:
    """Where cylinders may stand in a region: the region, or each of its cities by house rule (ET-11, A3)."""
    cities = reading.cities_in(view, region_id)
    if view.rules.marketing_scope == "city":
        return tuple(city.id for city in cities)
    return (region_id,) if cities else ()


def cylinders_in(view: EmergentView, planned: Planned, region_id: str) -> int:
    """Cylinders planned anywhere in a region, also where no city is (a fault, but it must be seen)."""
    return planned.cylinders_at(*{region_id, *market_places(view, region_id)})


def dc_style(dc: PlanDc) -> str:
    """How a DC of the plan is drawn: new ones with an amber ring, sold ones crossed out."""
    return "sold" if dc.is_sold else "new" if dc.is_new else "plain"


def plan_marks(stage: Stage, planned: Planned, selected: str = "") -> Marks:
    """Everything on the map while I plan. Nothing of the others but what stood there before."""
    view, mine = reading.game(stage), reading.my_colour(stage)
    others = tuple(
        DiscMark(dc.region, reading.colour(stage, firm.seat), dc.size, style="other")
        for firm in view.firms
        if not reading.is_me(stage, firm.seat)
        for dc in firm.dcs
    )
    own = tuple(
        DiscMark(dc.region, mine, dc.size, cubes=dc.cubes, style=dc_style(dc))  # type: ignore[arg-type]
        for dc in planned.dcs
    )
    posts = tuple(
        PostMark(region.id, mine, count)
        for region in view.board.regions
        if (count := cylinders_in(view, planned, region.id))
    )
    sold = {
        region: sum(dc.price for dc in planned.dcs if dc.is_sold and dc.region == region)
        for region in _sold(planned)
    }
    notes = tuple(
        NoteMark(region, stage.say("emergent-phone-map-selling", amount=change(price)), tone="good")
        for region, price in sold.items()
    )
    return Marks(discs=(*others, *own), posts=posts, notes=notes, selected=selected)


def _sold(planned: Planned) -> tuple[str, ...]:
    return tuple(dict.fromkeys(dc.region for dc in planned.dcs if dc.is_sold))


def region_words(stage: Stage, planned: Planned, region_id: str) -> str:
    """A region for a screen reader: its cities, and what I plan there."""
    view = reading.game(stage)
    cities = tuple(f"{city.rank} {city.name}" for city in reading.cities_in(view, region_id))
    said = [
        reading.region_name(view, region_id),
        stage.say("emergent-phone-cities", cities=stage.skin.language.listed(cities))
        if cities
        else stage.say("emergent-phone-no-city"),
        *(dc_words(stage.skin, dc) for dc in planned.dcs_in(region_id)),
    ]
    if count := cylinders_in(view, planned, region_id):
        said.append(stage.say("emergent-phone-cylinders", n=count))
    return ". ".join(said)


def dc_words(skin: Skin, dc: PlanDc) -> str:
    """`Large DC, new: 6 of 10 cubes`."""
    return f"{dc_title(skin, dc)}: {dc_fill(skin, dc)}"


def dc_title(skin: Skin, dc: PlanDc) -> str:
    """`Small DC`, `Large DC, new`, `Small DC, you are selling it`."""
    state = "sold" if dc.is_sold else "new" if dc.is_new else "stands"
    return skin.say(f"emergent-phone-dc-{state}", size=dc.size)


def dc_fill(skin: Skin, dc: PlanDc) -> str:
    """`6 of 10 cubes`, or what a sale brings."""
    if dc.is_sold:
        return change(dc.price)
    return skin.say("emergent-phone-dc-cubes", n=dc.cubes, most=dc.capacity)


def PlanMap(
    stage: Stage,
    planned: Planned,
    on_region: Callable[[str], None],
    height: float,
    tools: Sequence[ft.Control] = (),
) -> ft.Control:
    """The map that is the form: tap a region to plan there. `tools` lie in its corner on a small phone."""
    skin, view = stage.skin, reading.game(stage)
    drawn = QuietMap(
        skin,
        reading.drawn(view.board),
        plan_marks(stage, planned),
        width=skin.width,
        height=height,
        labels=tuple((one.id, region_words(stage, planned, one.id)) for one in view.board.regions),
        on_region=on_region,
    )
    if not tools:
        return drawn
    corner = ft.Container(ft.Row(list(tools), spacing=8, tight=True), right=8, bottom=8)
    return ft.Stack([drawn, corner], width=skin.width, height=height)


def Legend(stage: Stage, tools: Sequence[ft.Control]) -> ft.Control:
    """What the rings mean, who has sealed, and what else can be opened."""
    view, skin = reading.game(stage), stage.skin
    paint = tones(skin)
    look = seat_look(skin, reading.my_colour(stage))
    marks: list[tuple[ft.Control, str]] = [
        (_dot(None, paint.amber), "emergent-phone-legend-new"),
        (_dot(faded(skin, look.colour), ""), "emergent-phone-legend-others"),
    ]
    words = [
        ft.Row([dot, Small(skin, skin.say(text))], spacing=6, tight=True, vertical_alignment=MIDDLE)
        for dot, text in marks
    ]
    ready = [firm.seat for firm in view.firms if firm.is_ready]
    who = Who(stage, ready, skin.say("emergent-phone-sealed"), skin.say("emergent-phone-planning"), 28)
    return ft.Row(
        [
            ft.Row([who, *([] if len(tools) > 1 else words[1:])], spacing=12, tight=True),
            ft.Row([*words[:1], *tools], spacing=8, tight=True),
        ],
        alignment=BETWEEN,
        height=48,
    )


def _dot(fill: str | None, ring: str) -> ft.Control:
    return ft.Container(
        width=14,
        height=14,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=fill,
        border=ft.Border.all(2, ring) if ring else None,
    )
