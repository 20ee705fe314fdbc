"""A plan that is tried afterwards: one firm's round with changes, and what the changes are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.sums.editing import with_cubes
from companion.games.emergent.views.history import FirmRound
from companion.games.emergent.words import CAPACITY, Size

Kind = Literal["cylinders", "cubes", "build", "sell"]


@dataclass(frozen=True)
class Change:
    """One thing that differs from the real plan."""

    kind: Kind
    place: str
    """A region, or a city where cylinders stand in cities."""
    before: int
    after: int
    size: Size | None = None
    """Of the DC that is built, sold or filled."""
    dc: str = ""


@dataclass(frozen=True)
class Stock:
    """A DC the tried plan could fill or sell."""

    dc: str
    size: Size
    region: str
    cubes: int
    is_new: bool
    is_sold: bool

    @property
    def room(self) -> int:
        """How many cubes it holds."""
        return CAPACITY[self.size]


def stocks(firm: FirmRound, plan: Plan) -> tuple[Stock, ...]:
    """The DCs of the round: those that stood, then those the plan builds."""
    standing = [(dc.id, dc.size, dc.region, False) for dc in firm.dcs]
    built = [(build.id, build.size, build.region, True) for build in plan.build]
    return tuple(
        Stock(dc, size, region, plan.products.get(dc, 0), is_new, dc in plan.sell)
        for dc, size, region, is_new in (*standing, *built)
    )


def with_build(plan: Plan, firm: FirmRound, size: Size, region: str) -> Plan:
    """One DC more: a real one that was taken away, or one with an id nobody has yet."""
    taken_away = (build for build in firm.plan.build if build not in plan.build)
    build = next((one for one in taken_away if (one.size, one.region) == (size, region)), None)
    return plan.model_copy(update={"build": (*plan.build, build or _new(plan, firm, size, region))})


def _new(plan: Plan, firm: FirmRound, size: Size, region: str) -> Build:
    taken = {dc.id for dc in firm.dcs} | {build.id for build in plan.build}
    number = 1
    while f"try-{number}" in taken:
        number += 1
    return Build(id=f"try-{number}", size=size, region=region)


def without_build(plan: Plan, firm: FirmRound, dc: str) -> Plan:
    """One DC less, and the cubes that were to lie in it. Of two alike the real one stays."""
    gone = next(build for build in plan.build if build.id == dc)
    tried = (build for build in plan.build if build not in firm.plan.build)
    twin = next((one for one in tried if (one.size, one.region) == (gone.size, gone.region)), None)
    if twin and gone in firm.plan.build:
        return without_build(with_cubes(plan, dc, plan.products.get(twin.id, 0)), firm, twin.id)
    left = tuple(build for build in plan.build if build != gone)
    return with_cubes(plan.model_copy(update={"build": left}), dc, 0)


def changes(firm: FirmRound, plan: Plan) -> tuple[Change, ...]:
    """Everything in which the tried plan differs from the real one."""
    return (*_discs(firm, plan), *_posts(firm.plan, plan), *_cubes(firm, plan))


def _posts(real: Plan, plan: Plan) -> list[Change]:
    places = dict.fromkeys((*real.marketing, *plan.marketing))
    return [
        Change("cylinders", place, real.marketing.get(place, 0), plan.marketing.get(place, 0))
        for place in places
        if real.marketing.get(place, 0) != plan.marketing.get(place, 0)
    ]


def _cubes(firm: FirmRound, plan: Plan) -> list[Change]:
    real = firm.plan
    known = {stock.dc: stock for stock in (*stocks(firm, real), *stocks(firm, plan))}
    return [
        Change("cubes", stock.region, before, after, stock.size, dc)
        for dc, stock in known.items()
        if (before := real.products.get(dc, 0)) != (after := plan.products.get(dc, 0))
    ]


def _discs(firm: FirmRound, plan: Plan) -> list[Change]:
    """Builds are compared by size and region: which id a new DC has does not matter."""
    real = firm.plan
    was = Counter((build.size, build.region) for build in real.build)
    now = Counter((build.size, build.region) for build in plan.build)
    built = [
        Change("build", region, was[size, region], now[size, region], size)
        for size, region in dict.fromkeys((*was, *now))
        if was[size, region] != now[size, region]
    ]
    sold = [
        Change("sell", dc.region, int(dc.id in real.sell), int(dc.id in plan.sell), dc.size, dc.id)
        for dc in firm.dcs
        if (dc.id in real.sell) != (dc.id in plan.sell)
    ]
    return built + sold
