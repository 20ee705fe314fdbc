"""The plan on the map: my pieces as planned, the others' as last seen (ET-4, ET-7)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergent.views import FirmLine
from companion.games.emergent.views.mine import PlanDc
from companion.ui.games.emergent.draw.colours import faded, seat_look, tones
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, NoteMark, PostMark
from companion.ui.games.emergent.draw.money import change
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.phone.sketch import Planned
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Together
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small


def cylinders_in(cast: Cast, planned: Planned, region_id: str) -> int:
    """Cylinders planned anywhere in a region, also where no city is (a fault, but it must be seen)."""
    return planned.cylinders_at(*{region_id, *cast.markets_in(region_id)})


def dc_style(dc: PlanDc) -> DiscStyle:
    """How a DC of the plan is drawn: new ones with an amber ring, sold ones crossed out."""
    return "sold" if dc.is_sold else "new" if dc.is_new else "plain"


def plan_marks(
    skin: Skin, cast: Cast, firms: Sequence[FirmLine], planned: Planned, selected: str = ""
) -> Marks:
    """Everything on the map while I plan. Nothing of the others but what stood there before."""
    dcs = planned.dcs
    others = tuple(
        DiscMark(dc.region, cast.colour(firm.seat), dc.size, style="other")
        for firm in firms
        if not cast.is_me(firm.seat)
        for dc in firm.dcs
    )
    own = tuple(DiscMark(dc.region, cast.mine, dc.size, cubes=dc.cubes, style=dc_style(dc)) for dc in dcs)
    posts = tuple(
        PostMark(region.id, cast.mine, count)
        for region in cast.board.regions
        if (count := cylinders_in(cast, planned, region.id))
    )
    sold = {
        region: sum(dc.price for dc in dcs if dc.is_sold and dc.region == region) for region in _sold(dcs)
    }
    notes = tuple(
        NoteMark(region, skin.say("emergent-phone-map-selling", amount=change(price)), tone="good")
        for region, price in sold.items()
    )
    return Marks(discs=(*others, *own), posts=posts, notes=notes, selected=selected)


def _sold(dcs: Sequence[PlanDc]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(dc.region for dc in dcs if dc.is_sold))


def region_words(skin: Skin, cast: Cast, planned: Planned, region_id: str) -> str:
    """A region for a screen reader: its cities, and what I plan there."""
    cities = tuple(f"{city.rank} {city.name}" for city in cast.cities_in(region_id))
    said = [
        cast.region_name(region_id),
        skin.say("emergent-phone-cities", cities=skin.language.listed(cities))
        if cities
        else skin.say("emergent-phone-no-city"),
        *(f"{dc_title(skin, dc)}: {dc_fill(skin, dc)}" for dc in planned.dcs_in(region_id)),
    ]
    if count := cylinders_in(cast, planned, region_id):
        said.append(skin.say("emergent-phone-cylinders", n=count))
    return ". ".join(said)


def dc_title(skin: Skin, dc: PlanDc) -> str:
    """`Small DC`, `Large DC, new`, `Small DC, you are selling it`."""
    state = "sold" if dc.is_sold else "new" if dc.is_new else "stands"
    return skin.say(f"emergent-phone-dc-{state}", size=dc.size)


def dc_fill(skin: Skin, dc: PlanDc) -> str:
    """`6 of 10 cubes`, or what a sale brings."""
    if dc.is_sold:
        return change(dc.price)
    return skin.say("emergent-phone-dc-cubes", n=dc.cubes, most=dc.capacity)


@part
def RingWords(skin: Skin, kind: str, mine: str) -> ft.Control:
    """What a ring on the map means: `new`, or somebody else's as last seen."""
    ring, fill = (
        (tones(skin).amber, None) if kind == "new" else ("", faded(skin, seat_look(skin, mine).colour))
    )
    dot = ft.Container(
        width=14,
        height=14,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=fill,
        border=ft.Border.all(2, ring) if ring else None,
    )
    words = Small(skin, skin.say(f"emergent-phone-legend-{kind}"))
    return Together(skin, dot, words)
