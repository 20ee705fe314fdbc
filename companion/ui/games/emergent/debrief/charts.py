"""The charts of the debrief by name, each with the sentence it says in this game (ET-37)."""

from __future__ import annotations

from typing import Final, Literal, get_args

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import Debrief
from companion.games.emergent.words import income
from companion.ui.games.emergent.debrief.places import SoldMap
from companion.ui.games.emergent.debrief.ties import TieLosses
from companion.ui.games.emergent.draw import (
    CashLines,
    CashSeries,
    InOutBars,
    InOutRow,
    SeatBar,
    SeatBars,
    ShareBars,
    ShareRow,
    UnsoldCubes,
    UnsoldRow,
)
from companion.ui.games.emergent.moneyparts import parts_of
from companion.ui.games.emergent.shared import reading
from companion.ui.stage import Stage

ChartName = Literal["cash", "in-out", "share", "sold-map", "ties", "unsold", "marketing"]
CHARTS: Final[tuple[ChartName, ...]] = get_args(ChartName)


def has_debrief(view: EmergentView) -> bool:
    """Whether there is anything to look back on: the full game, once it is over."""
    return view.end is not None and view.end.debrief is not None


def debrief_of(stage: Stage) -> Debrief:
    """The sums of the whole game."""
    end = reading.game(stage).end
    if end is None or end.debrief is None:
        raise ValueError("a debrief needs a finished full game")
    return end.debrief


def ticks(stage: Stage) -> tuple[str, ...]:
    """Start, every round, the last sale."""
    view = reading.game(stage)
    numbers = (stage.say("emergent-debrief-round-short", n=record.round) for record in view.history)
    return (stage.say("emergent-debrief-start"), *numbers, stage.say("emergent-debrief-dcs-sold"))


def chart(stage: Stage, name: ChartName, width: float, height: float) -> ft.Control:
    """One chart in a box of this size, without its title."""
    view, skin = reading.game(stage), stage.skin
    made = debrief_of(stage)

    def colour(seat: str) -> str:
        return reading.colour(stage, seat)

    def called(seat: str) -> str:
        return reading.name(stage, seat)

    match name:
        case "cash":
            series = [
                CashSeries(colour(seat), called(seat), tuple(point[seat] for point in made.cash))
                for seat in view.seats
            ]
            return CashLines(skin, series, ticks(stage), width, height)
        case "in-out":
            rows = [InOutRow(colour(one.seat), called(one.seat), *parts_of(one)) for one in made.sums]
            return InOutBars(skin, rows, width, height)
        case "share":
            shares = [
                ShareRow(
                    reading.city_name(view, one.city),
                    reading.city_rank(view, one.city),
                    tuple((colour(seat), units) for seat, units in one.units.items()),
                )
                for one in made.cities
            ]
            return ShareBars(skin, shares, width, height)
        case "unsold":
            heads = [skin.say("emergent-debrief-round-short", n=record.round) for record in view.history]
            left = [UnsoldRow(colour(seat), called(seat), counts) for seat, counts in made.unsold.items()]
            return UnsoldCubes(skin, left, heads, width, height)
        case "marketing":
            bars = [
                SeatBar(
                    colour(one.seat),
                    called(one.seat),
                    one.per_dollar or 0.0,
                    reading.DASH if one.per_dollar is None else f"${one.per_dollar:g}",
                )
                for one in made.marketing
            ]
            return SeatBars(skin, bars, width, height)
        case "ties":
            return TieLosses(stage, made.tie_losses, width)
        case "sold-map":
            return SoldMap(stage, made.flows, width, height)


def told(stage: Stage, name: ChartName) -> str:
    """What the chart says in this game, in one sentence."""
    view, made = reading.game(stage), debrief_of(stage)
    match name:
        case "cash":
            last = made.cash[-1]
            best = max(last.values())
            first = tuple(seat for seat in view.seats if last[seat] == best)
            low = min(min(point.values()) for point in made.cash)
            poor = next(seat for point in made.cash for seat, held in point.items() if held == low)
            return stage.say(
                "emergent-debrief-told-cash",
                names=reading.names(stage, first),
                best=reading.dollars(best),
                poor=reading.name(stage, poor),
                low=reading.dollars(low),
            )
        case "in-out":
            most = max(made.sums, key=lambda one: one.total_out)
            kinds = {"built": most.built, "cubes": most.cubes, "cylinders": most.cylinders}
            kinds |= {"transport": most.transport, "operating": most.operating}
            dear = max(kinds, key=lambda kind: kinds[kind])
            return stage.say(
                "emergent-debrief-told-in-out",
                name=reading.name(stage, most.seat),
                out=reading.dollars(most.total_out),
                kind=stage.say(f"emergent-debrief-kind-{dear}"),
                amount=reading.dollars(kinds[dear]),
            )
        case "share":
            largest = max(made.cities, key=lambda one: one.total, default=None)
            if largest is None or not largest.total:
                return stage.say("emergent-debrief-told-none-sold")
            seat = max(largest.units, key=lambda who: largest.units[who])
            return stage.say(
                "emergent-debrief-told-share",
                city=reading.city_name(view, largest.city),
                n=largest.total,
                name=reading.name(stage, seat),
                share=round(100 * largest.units[seat] / largest.total),
            )
        case "unsold":
            lost = {seat: sum(counts) for seat, counts in made.unsold.items()}
            return stage.say(
                "emergent-debrief-told-unsold",
                n=sum(lost.values()),
                name=reading.name(stage, max(lost, key=lambda who: lost[who])),
                most=max(lost.values(), default=0),
            )
        case "marketing":
            known = [one for one in made.marketing if one.per_dollar is not None]
            if not known:
                return stage.say("emergent-debrief-told-no-cylinders")
            top = max(known, key=lambda one: one.per_dollar or 0)
            return stage.say(
                "emergent-debrief-told-marketing",
                name=reading.name(stage, top.seat),
                spent=reading.dollars(top.spent),
                income=reading.dollars(top.income),
                ratio=f"${top.per_dollar:g}",
            )
        case "ties":
            units = sum(loss.units for loss in made.tie_losses)
            return stage.say("emergent-debrief-told-ties", n=units, amount=reading.dollars(income(units)))
        case "sold-map":
            home = sum(flow.units for flow in made.flows if not flow.cost)
            total = sum(flow.units for flow in made.flows)
            paid = sum(flow.cost for flow in made.flows)
            return stage.say("emergent-debrief-told-sold-map", home=home, n=total, paid=reading.dollars(paid))


def title(stage: Stage, name: ChartName) -> str:
    """What the chart is called."""
    return stage.say(f"emergent-debrief-chart-{name}")


def whole(stage: Stage, name: ChartName) -> str:
    """Title and sentence, for a screen reader."""
    return stage.skin.say("emergent-debrief-chart-said", title=title(stage, name), told=told(stage, name))
