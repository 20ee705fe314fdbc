"""A region's sheet: sell, build, fill with cubes, stand cylinders (ET-8..11)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import FirmLine
from companion.games.emergent.views.mine import MyPlan, PlanDc
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.phone.plan_map import plan_marks
from companion.ui.games.emergent.phone.region_dcs import DcCard
from companion.ui.games.emergent.phone.region_pieces import (
    Building,
    CylinderCard,
    MarketingHead,
    Stand,
    most_of,
)
from companion.ui.games.emergent.phone.sketch import Change, Planned
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import (
    STRETCHED,
    Big,
    InRow,
    Spaced,
    Stacked,
    Strip,
    Together,
    Wrapped,
)
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.edges import TOP_ROUND, topped
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.pages import Foot, Said
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Small, Strong

AROUND = ft.Padding.only(left=16, right=16, top=12)
CROWD = 2
"""With so many DCs in a region a small phone has no room for headings."""


@frozen
class RegionFacts:
    """All that the sheet shows of a region, as my fingers left it."""

    id: str
    dcs: tuple[tuple[PlanDc, int], ...]
    """Each with the most cubes that it may hold now."""
    markets: tuple[tuple[str, int, int], ...]
    """Where cylinders stand or may stand: how many, and the most."""
    everywhere: int
    """Cylinders of the whole plan."""
    discs: tuple[int, int]
    """In the box: small and large."""
    standing: tuple[str, ...]
    next_id: str
    left: int
    total: int
    neighbours: str


def facts_of(
    skin: Skin, cast: Cast, firms: tuple[FirmLine, ...], planned: Planned, region_id: str
) -> RegionFacts:
    """Read off the plan."""
    pool, places = planned.pool, cast.markets_in(region_id)
    if not places and planned.cylinders_at(region_id):
        places = (region_id,)
    return RegionFacts(
        region_id,
        tuple(
            (dc, max(dc.cubes, min(dc.capacity, most_of(pool.cubes, dc.cubes))))
            for dc in planned.dcs_in(region_id)
        ),
        tuple(
            (place, here, most_of(pool.cylinders, here))
            for place in places
            for here in (planned.cylinders_at(place),)
        ),
        sum(planned.plan.marketing.values()),
        (most_of(pool.small), most_of(pool.large)),
        tuple(dc.id for dc in planned.mine.dcs if not dc.is_new),
        planned.mine.next_id,
        planned.money.left,
        planned.money.total,
        _neighbours(skin, cast, firms, region_id),
    )


@part
def RegionSheet(
    skin: Skin,
    cast: Cast,
    firms: tuple[FirmLine, ...],
    mine: MyPlan,
    facts: RegionFacts,
    change: Change,
    said: Said | None,
    on_done: Tap,
) -> ft.Control:
    """One region over the zoomed map, everything in it within reach, what is left of the money below."""
    above = 0.0 if skin.large_text else 44.0 if skin.is_small else min(150.0, skin.height * 0.14)
    window = [RegionWindow(skin, cast, firms, mine, facts.id, above)] if above else []
    rows = Scrolling(_rows(skin, cast, facts, change), spacing=8 if skin.is_small else 10)
    panel = ft.Container(
        ft.Column(
            [
                ft.Container(rows, padding=AROUND, expand=True),
                *([Toast(skin, said.refused, said.close)] if said else []),
                _money(skin, facts.left, facts.total, on_done),
            ],
            spacing=0,
            expand=True,
            horizontal_alignment=STRETCHED,
        ),
        bgcolor=skin.palette.card,
        border_radius=TOP_ROUND,
        border=topped(1, skin.palette.outline),
        expand=True,
    )
    return ft.Column([*window, panel], spacing=0, expand=True, horizontal_alignment=STRETCHED)


def _rows(skin: Skin, cast: Cast, facts: RegionFacts, change: Change) -> list[ft.Control]:
    """What stands in the region, and what may be built there."""
    is_headed = not skin.is_small or len(facts.dcs) < CROWD
    return [
        RegionTitle(skin, cast, facts.id, not skin.is_small or not facts.dcs),
        *_dcs(skin, cast, facts, change),
        *_marketing(skin, cast, facts, change, is_headed=is_headed),
        Building(
            skin,
            cast.mine,
            facts.id,
            facts.discs,
            facts.standing,
            facts.next_id,
            bool(facts.dcs),
            is_headed,
            change,
        ),
        *([Small(skin, facts.neighbours)] if facts.neighbours else []),
    ]


@part
def RegionWindow(
    skin: Skin, cast: Cast, firms: tuple[FirmLine, ...], mine: MyPlan, region_id: str, height: float
) -> ft.Control:
    """The map behind the sheet, close to the region, as the table last showed my plan.

    The steppers below follow the finger; the map follows the table, a moment later.
    """
    shown = Planned(mine, mine.plan, _still, _still, cast.rules)
    marks = plan_marks(skin, cast, firms, shown, region_id)
    return TradeMap(skin, cast.drawn, marks, width=skin.width, height=height, focus=(region_id,), zoom=False)


def _still(*_: object) -> None:
    """A plan that is only looked at."""


@part
def RegionTitle(skin: Skin, cast: Cast, region_id: str, is_told: bool) -> ft.Control:
    """Its name, its cities, and what lies around it."""
    name = Heading(skin, cast.region_name(region_id), 24 if skin.is_small else 28)
    cities = [
        Together(skin, CityPlate(skin, city.rank, 20), Strong(skin, city.name, 16), gap=2)
        for city in cast.cities_in(region_id)
    ]
    head = Wrapped(skin, name, *cities, gap=12, between=2)
    if not is_told:
        return head
    region = cast.region(region_id)
    near = tuple(map(cast.region_name, region.next_to)) if region else ()
    about = skin.say("emergent-phone-region-about", names=skin.language.listed(near))
    return Spaced(skin, head, Small(skin, about), gap=4)


def _dcs(skin: Skin, cast: Cast, facts: RegionFacts, change: Change) -> list[ft.Control]:
    has_slots = cast.rules.product_allocation != "at_placement"
    return [
        DcCard.keyed(f"dc-{at}")(skin, cast.mine, dc, most, has_slots, change)
        for at, (dc, most) in enumerate(facts.dcs)
    ]


def _marketing(
    skin: Skin, cast: Cast, facts: RegionFacts, change: Change, *, is_headed: bool
) -> list[ft.Control]:
    """Cylinders here: one row for the region, or one for each city by house rule (ET-11, A3)."""
    cards = [
        CylinderCard(
            skin,
            cast.mine,
            cast.market(place),
            here,
            facts.everywhere,
            most,
            Stand(change, place),
            is_named=cast.is_by_city,
            key=f"posts-{at}",
        )
        for at, (place, here, most) in enumerate(facts.markets)
    ]
    if cast.markets_in(facts.id):
        return [*([MarketingHead(skin)] if is_headed else []), *cards]
    return [Strip(skin, skin.say("emergent-phone-no-city-why"), icon="info"), *cards]


def _neighbours(skin: Skin, cast: Cast, firms: tuple[FirmLine, ...], region_id: str) -> str:
    """Whose DCs stood here when the round began."""
    seen = tuple(
        skin.say("emergent-phone-others-dc", name=cast.name(firm.seat), size=dc.size)
        for firm in firms
        if not cast.is_me(firm.seat)
        for dc in firm.dcs
        if dc.region == region_id
    )
    return skin.say("emergent-phone-others-here", dcs=skin.language.listed(seen)) if seen else ""


def _money(skin: Skin, left: int, total: int, on_done: Tap) -> ft.Control:
    """What is left of all there is, red when it is none, and the way back to the plan."""
    words = Stacked(
        skin,
        Big(skin, dollars(left), 26, skin.palette.bad if left < 0 else ""),
        Small(skin, skin.say("emergent-phone-left-of", total=dollars(total))),
        gap=2,
        width=None if skin.large_text else 112,
    )
    button = DoneButton(skin, on_done)
    if skin.large_text:
        return Foot(skin, [words, button], gap=8)
    return Foot(skin, [InRow(skin, words, ft.Container(button, expand=True), gap=8)])


@part
def DoneButton(skin: Skin, on_done: Tap) -> ft.Control:
    """Back to the plan."""
    return MainButton(skin, skin.say("emergent-phone-done"), on_done, icon="check")
