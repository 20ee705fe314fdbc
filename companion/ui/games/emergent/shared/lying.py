"""What lies on the map at each moment of the game, from the public view."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.emergent.views import EmergentView, FirmLine
from companion.games.emergent.views.ending import Flow
from companion.games.emergent.views.results import CityResult, DcLine
from companion.games.emergent.words import SIZES
from companion.ui.games.emergent.draw import (
    DiscMark,
    Marks,
    NoteMark,
    PileMark,
    PostMark,
    ScoreMark,
    TripMark,
)
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.shared import reading
from companion.ui.stage import Stage


def _disc(stage: Stage, seat: str, dc: DcLine, cubes: int, style: DiscStyle, *, counts: bool) -> DiscMark:
    return DiscMark(
        dc.region, reading.colour(stage, seat), dc.size, cubes=cubes, style=style, shows_count=counts
    )


def _posts(stage: Stage, view: EmergentView, firms: Iterable[FirmLine]) -> tuple[PostMark, ...]:
    """Cylinders by region, most first; those that stand in cities are counted in the city's region."""
    found: dict[tuple[str, str], int] = {}
    for firm in firms:
        for place, count in firm.cylinders.items():
            at = (reading.place_region(view, place), firm.seat)
            found[at] = found.get(at, 0) + count
    ordered = sorted(found.items(), key=lambda item: -item[1])
    return tuple(
        PostMark(region, reading.colour(stage, seat), count) for (region, seat), count in ordered if count
    )


def standing(stage: Stage) -> Marks:
    """The board as the last round left it: DCs alone, never a plan (ET-7)."""
    view = reading.game(stage)
    return Marks(
        discs=tuple(
            _disc(stage, firm.seat, dc, 0, "plain", counts=False) for firm in view.firms for dc in firm.dcs
        )
    )


def opened(stage: Stage) -> Marks:
    """All plans at once: new discs, discs that go, cubes in them, cylinders (ET-15, ET-16)."""
    view = reading.game(stage)
    discs = [
        _disc(stage, firm.seat, dc, dc.cubes, "new" if dc.is_new else "plain", counts=True)
        for firm in view.firms
        for dc in firm.dcs
    ]
    on_board = {(firm.seat, dc.id) for firm in view.firms for dc in firm.dcs}
    discs += [
        _disc(stage, plan.seat, dc, 0, "sold", counts=False)
        for plan in view.plans
        for dc in plan.sells
        if (plan.seat, dc.id) not in on_board
    ]
    return Marks(discs=tuple(discs), posts=_posts(stage, view, view.firms))


def selling(stage: Stage, result: CityResult, *, moves: bool) -> Marks:
    """One city: only the regions in question stay bright, cubes travel to it (ET-25, ET-31)."""
    view = reading.game(stage)
    before = {
        (line.seat, shipment.dc): shipment.units for line in result.sellers for shipment in line.shipments
    }
    discs = []
    for firm in view.firms:
        left = result.stock_after.get(firm.seat, {})
        for dc in firm.dcs:
            cubes = left.get(dc.id, 0) + (0 if moves else before.get((firm.seat, dc.id), 0))
            discs.append(_disc(stage, firm.seat, dc, cubes, "plain", counts=True))
    shipments = [shipment for line in result.sellers for shipment in line.shipments if shipment.units]
    trips = tuple(
        TripMark(shipment.route, reading.colour(stage, shipment.seat), shipment.units)
        for shipment in shipments
        if len(shipment.route) > 1
    )
    bright = {result.region, *(region for shipment in shipments for region in shipment.route)}
    return Marks(
        discs=tuple(discs),
        posts=_posts(stage, view, view.firms),
        trips=trips if moves else (),
        hot_city=result.city,
        dim=tuple(one.id for one in view.board.regions if one.id not in bright),
        dim_cities=tuple(one.id for one in view.board.cities if one.id != result.city),
    )


def chosen(stage: Stage, city: str) -> Marks:
    """A city whose sellers still choose: what was left after the city before (ET-25)."""
    view = reading.game(stage)
    served = view.market.cities[-1] if view.market and view.market.cities else None
    discs = tuple(
        _disc(
            stage,
            firm.seat,
            dc,
            served.stock_after.get(firm.seat, {}).get(dc.id, 0) if served else dc.cubes,
            "plain",
            counts=True,
        )
        for firm in view.firms
        for dc in firm.dcs
    )
    others = tuple(one.id for one in view.board.cities if one.id != city)
    return Marks(discs=discs, posts=_posts(stage, view, view.firms), hot_city=city, dim_cities=others)


def flowing(stage: Stage, flows: Iterable[Flow]) -> Marks:
    """Where one seat sold and from where, over the whole game: units at the DCs' regions and the ways."""
    view = reading.game(stage)
    flows = tuple(flows)
    sent: dict[str, int] = {}
    for flow in flows:
        sent[flow.region] = sent.get(flow.region, 0) + flow.units
    sold = {flow.city for flow in flows}
    notes = tuple(
        NoteMark(region, stage.say("emergent-debrief-sent", n=units), tone="text")
        for region, units in sent.items()
    )
    trips = tuple(
        TripMark(way, reading.colour(stage, flow.seat), 1)
        for flow in flows
        if len(way := route(view, flow)) > 1
    )
    bright = {region for flow in flows for region in route(view, flow)}
    return Marks(
        notes=notes,
        trips=trips,
        dim=tuple(one.id for one in view.board.regions if one.id not in bright),
        dim_cities=tuple(one.id for one in view.board.cities if one.id not in sold),
    )


def route(view: EmergentView, flow: Flow) -> tuple[str, ...]:
    """The way the cubes took; the history remembers it."""
    for record in view.history:
        for city in record.cities:
            for line in city.sellers:
                for shipment in line.shipments:
                    if (line.seat, shipment.region, city.city) == (flow.seat, flow.region, flow.city):
                        return shipment.route
    return (flow.region,)


def piled(stage: Stage) -> Marks:
    """Fast Play while everybody places: the cubes that lie there (FP-9)."""
    view = reading.game(stage)
    regions = view.fast.regions if view.fast else ()
    return Marks(
        scores=tuple(
            ScoreMark(one.region, reading.colour(stage, seat), count)
            for one in regions
            for seat, count in one.cubes.items()
        )
    )


def awarded(stage: Stage) -> Marks:
    """Fast Play after the reveal: this round's discs and the cubes they earn (FP-3, FP-4)."""
    view = reading.game(stage)
    regions = view.fast.regions if view.fast else ()
    discs = tuple(
        DiscMark(one.region, reading.colour(stage, seat), size, style="plain")
        for one in regions
        for seat, placed in one.placed.items()
        for size in reversed(SIZES)
        for _ in range(placed.large if size == "large" else placed.small)
    )
    piles = tuple(
        PileMark(one.region, reading.colour(stage, seat), f"+{count}")
        for one in regions
        for seat, count in one.awarded.items()
        if count
    )
    return Marks(discs=discs, piles=piles)


def scored(stage: Stage) -> Marks:
    """Fast Play at the end: cubes, and the disc they win (FP-5..7)."""
    view = reading.game(stage)
    regions = view.fast.regions if view.fast else ()
    return Marks(
        scores=tuple(
            ScoreMark(one.region, reading.colour(stage, seat), count, award=one.discs.get(seat, ""))
            for one in regions
            for seat, count in one.cubes.items()
        )
    )
