"""What lies on the map at each moment of the game, from the public view."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.emergent.sums.lying import standing as standing_discs
from companion.games.emergent.views import EmergentView, FirmLine
from companion.games.emergent.views.laying import LayingView
from companion.games.emergent.views.results import CityResult, DcLine
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, PileMark, PostMark, ScoreMark, TripMark
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.reading import Cast, all_discs


def _disc(cast: Cast, seat: str, dc: DcLine, cubes: int, style: DiscStyle, *, counts: bool) -> DiscMark:
    return DiscMark(dc.region, cast.colour(seat), dc.size, cubes=cubes, style=style, shows_count=counts)


def _posts(cast: Cast, firms: Iterable[FirmLine]) -> tuple[PostMark, ...]:
    """Cylinders by region, most first; those that stand in cities are counted in the city's region."""
    found: dict[tuple[str, str], int] = {}
    for firm in firms:
        for place, count in firm.cylinders.items():
            at = (cast.market_region(place), firm.seat)
            found[at] = found.get(at, 0) + count
    ordered = sorted(found.items(), key=lambda item: -item[1])
    return tuple(PostMark(region, cast.colour(seat), count) for (region, seat), count in ordered if count)


def standing(cast: Cast, view: EmergentView) -> Marks:
    """The board as the last round left it: DCs alone, never a plan (ET-7)."""
    return Marks(
        discs=tuple(
            _disc(cast, firm.seat, dc, 0, "plain", counts=False) for firm in view.firms for dc in firm.dcs
        )
    )


def laid(cast: Cast, laying: LayingView, page: str) -> Marks:
    """The board as it is typed, the open region framed (ET-42)."""
    seats = cast.seats
    firms = {
        seat: {one.region: line.lot for one in laying.regions for line in one.lots if line.seat == seat}
        for seat in seats
    }
    discs = tuple(
        DiscMark(dc.region, cast.colour(seat), dc.size, cubes=dc.cubes)
        for seat in seats
        for dc in standing_discs(firms[seat])
    )
    posts = tuple(
        PostMark(region, cast.colour(seat), count)
        for seat in seats
        for region, lot in firms[seat].items()
        if (count := sum(lot.cylinders.values()))
    )
    return Marks(discs=discs, posts=posts, selected="" if cast.region(page) is None else page)


def opened(cast: Cast, view: EmergentView) -> Marks:
    """All plans at once: new discs, discs that go, cubes in them, cylinders (ET-15, ET-16)."""
    discs = [
        _disc(cast, firm.seat, dc, dc.cubes, "new" if dc.is_new else "plain", counts=True)
        for firm in view.firms
        for dc in firm.dcs
    ]
    on_board = {(firm.seat, dc.id) for firm in view.firms for dc in firm.dcs}
    discs += [
        _disc(cast, plan.seat, dc, 0, "sold", counts=False)
        for plan in view.plans
        for dc in plan.sells
        if (plan.seat, dc.id) not in on_board
    ]
    return Marks(discs=tuple(discs), posts=_posts(cast, view.firms))


def selling(cast: Cast, view: EmergentView, result: CityResult, *, moves: bool) -> Marks:
    """One city: only the regions in question stay bright, cubes travel to it (ET-25, ET-31)."""
    before = {
        (line.seat, shipment.dc): shipment.units for line in result.sellers for shipment in line.shipments
    }
    discs = []
    for firm in view.firms:
        left = result.stock_after.get(firm.seat, {})
        for dc in firm.dcs:
            cubes = left.get(dc.id, 0) + (0 if moves else before.get((firm.seat, dc.id), 0))
            discs.append(_disc(cast, firm.seat, dc, cubes, "plain", counts=True))
    shipments = [shipment for line in result.sellers for shipment in line.shipments if shipment.units]
    trips = tuple(
        TripMark(shipment.route, cast.colour(shipment.seat), shipment.units)
        for shipment in shipments
        if len(shipment.route) > 1
    )
    bright = {result.region, *(region for shipment in shipments for region in shipment.route)}
    return Marks(
        discs=tuple(discs),
        posts=_posts(cast, view.firms),
        trips=trips if moves else (),
        hot_city=result.city,
        dim=tuple(one.id for one in cast.board.regions if one.id not in bright),
        dim_cities=tuple(one.id for one in cast.board.cities if one.id != result.city),
    )


def chosen(cast: Cast, view: EmergentView, city: str) -> Marks:
    """A city whose sellers still choose: what was left after the city before (ET-25)."""
    served = view.market.cities[-1] if view.market and view.market.cities else None
    discs = tuple(
        _disc(
            cast,
            firm.seat,
            dc,
            served.stock_after.get(firm.seat, {}).get(dc.id, 0) if served else dc.cubes,
            "plain",
            counts=True,
        )
        for firm in view.firms
        for dc in firm.dcs
    )
    others = tuple(one.id for one in cast.board.cities if one.id != city)
    return Marks(discs=discs, posts=_posts(cast, view.firms), hot_city=city, dim_cities=others)


def piled(cast: Cast, view: EmergentView) -> Marks:
    """Fast Play while everybody places: the cubes that lie there (FP-9)."""
    regions = view.fast.regions if view.fast else ()
    return Marks(
        scores=tuple(
            ScoreMark(one.region, cast.colour(seat), count)
            for one in regions
            for seat, count in one.cubes.items()
            if count
        )
    )


def awarded(cast: Cast, view: EmergentView) -> Marks:
    """Fast Play after the reveal: this round's discs and the cubes they earn (FP-3, FP-4)."""
    regions = view.fast.regions if view.fast else ()
    discs = tuple(
        DiscMark(one.region, cast.colour(seat), size, style="plain")
        for one in regions
        for seat, placed in one.placed.items()
        for size in all_discs(placed)
    )
    piles = tuple(
        PileMark(one.region, cast.colour(seat), f"+{count}")
        for one in regions
        for seat, count in one.awarded.items()
        if count
    )
    return Marks(discs=discs, piles=piles)


def scored(cast: Cast, view: EmergentView) -> Marks:
    """Fast Play at the end: cubes, and the disc they win (FP-5..7)."""
    regions = view.fast.regions if view.fast else ()
    return Marks(
        scores=tuple(
            ScoreMark(one.region, cast.colour(seat), count, award=one.discs.get(seat, ""))
            for one in regions
            for seat, count in one.cubes.items()
        )
    )
