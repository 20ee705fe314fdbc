"""The charts of the debrief by name, each with the sentence it says in this game (ET-37)."""

from __future__ import annotations

from typing import Final, Literal, get_args

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import Debrief
from companion.games.emergent.words import income
from companion.kernel.frozen import frozen
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief.places import SoldMap, Way, ways_of
from companion.ui.games.emergent.debrief.ties import TieLosses
from companion.ui.games.emergent.draw.charts import CashLines, CashSeries, SeatBar, SeatBars
from companion.ui.games.emergent.draw.columns import InOutBars, InOutRow
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.moneyparts import parts_of
from companion.ui.games.emergent.draw.tables import ShareBars, ShareRow, UnsoldCubes, UnsoldRow
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

ChartName = Literal["cash", "in-out", "share", "sold-map", "ties", "unsold", "marketing"]
CHARTS: Final[tuple[ChartName, ...]] = get_args(ChartName)


def has_debrief(view: EmergentView) -> bool:
    """Whether there is anything to look back on: the full game, once it is over."""
    return view.end is not None and view.end.debrief is not None


@frozen
class Past:
    """What the charts are drawn from: the sums of the whole game."""

    debrief: Debrief
    ways: tuple[Way, ...]
    rounds: tuple[int, ...]
    first: str
    """Whose sales are looked at first: mine, or the winner's."""


def past_of(stage: Stage) -> Past:
    """Of a finished full game."""
    view = reading.game(stage)
    if view.end is None or view.end.debrief is None:
        raise ValueError("a debrief needs a finished full game")
    first = stage.table.my_seat or (*view.end.winners, *view.seats)[0]
    made, rounds = view.end.debrief, tuple(record.round for record in view.history)
    return Past(made, ways_of(view, made.flows), rounds, first)


def _rounds(skin: Skin, past: Past) -> list[str]:
    return [skin.say("emergent-debrief-round-short", n=number) for number in past.rounds]


def ticks(skin: Skin, past: Past) -> tuple[str, ...]:
    """Start, every round, the last sale."""
    numbers = _rounds(skin, past)
    return (skin.say("emergent-debrief-start"), *numbers, skin.say("emergent-debrief-dcs-sold"))


@part
def Chart(skin: Skin, cast: Cast, past: Past, name: ChartName, width: float, height: float) -> ft.Control:
    """One chart in a box of this size, without its title."""
    made, colour, called = past.debrief, cast.colour, cast.name
    match name:
        case "cash":
            series = [
                CashSeries(colour(seat), called(seat), tuple(point[seat] for point in made.cash))
                for seat in cast.seats
            ]
            return CashLines(skin, series, ticks(skin, past), width, height)
        case "in-out":
            rows = [InOutRow(colour(one.seat), called(one.seat), *parts_of(one)) for one in made.sums]
            return InOutBars(skin, rows, width, height)
        case "share":
            shares = [
                ShareRow(
                    cast.city_name(one.city),
                    cast.rank(one.city),
                    tuple((colour(seat), units) for seat, units in one.units.items()),
                )
                for one in made.cities
            ]
            return ShareBars(skin, shares, width, height)
        case "unsold":
            left = [UnsoldRow(colour(seat), called(seat), counts) for seat, counts in made.unsold.items()]
            return UnsoldCubes(skin, left, _rounds(skin, past), width, height)
        case "marketing":
            bars = [
                SeatBar(
                    colour(one.seat),
                    called(one.seat),
                    one.per_dollar or 0.0,
                    DASH if one.per_dollar is None else f"${one.per_dollar:g}",
                )
                for one in made.marketing
            ]
            return SeatBars(skin, bars, width, height)
        case "ties":
            return TieLosses(skin, cast, made.tie_losses, width)
        case "sold-map":
            return SoldMap(skin, cast, past.ways, past.first, width, height)


def told(skin: Skin, cast: Cast, made: Debrief, name: ChartName) -> str:
    """What the chart says in this game, in one sentence."""
    match name:
        case "cash":
            last = made.cash[-1]
            best = max(last.values())
            first = tuple(seat for seat in cast.seats if last[seat] == best)
            low = min(min(point.values()) for point in made.cash)
            poor = next(seat for point in made.cash for seat, held in point.items() if held == low)
            return skin.say(
                "emergent-debrief-told-cash",
                names=cast.listed(skin, first),
                best=dollars(best),
                poor=cast.name(poor),
                low=dollars(low),
            )
        case "in-out":
            most = max(made.sums, key=lambda one: one.total_out)
            kinds = {"built": most.built, "cubes": most.cubes, "cylinders": most.cylinders}
            kinds |= {"transport": most.transport, "operating": most.operating}
            dear = max(kinds, key=lambda kind: kinds[kind])
            return skin.say(
                "emergent-debrief-told-in-out",
                name=cast.name(most.seat),
                out=dollars(most.total_out),
                kind=skin.say(f"emergent-debrief-kind-{dear}"),
                amount=dollars(kinds[dear]),
            )
        case "share":
            largest = max(made.cities, key=lambda one: one.total, default=None)
            if largest is None or not largest.total:
                return skin.say("emergent-debrief-told-none-sold")
            seat = max(largest.units, key=lambda who: largest.units[who])
            return skin.say(
                "emergent-debrief-told-share",
                city=cast.city_name(largest.city),
                n=largest.total,
                name=cast.name(seat),
                share=round(100 * largest.units[seat] / largest.total),
            )
        case "unsold":
            lost = {seat: sum(counts) for seat, counts in made.unsold.items()}
            return skin.say(
                "emergent-debrief-told-unsold",
                n=sum(lost.values()),
                name=cast.name(max(lost, key=lambda who: lost[who])),
                most=max(lost.values(), default=0),
            )
        case "marketing":
            known = [one for one in made.marketing if one.per_dollar is not None]
            if not known:
                return skin.say("emergent-debrief-told-no-cylinders")
            top = max(known, key=lambda one: one.per_dollar or 0)
            return skin.say(
                "emergent-debrief-told-marketing",
                name=cast.name(top.seat),
                spent=dollars(top.spent),
                income=dollars(top.income),
                ratio=f"${top.per_dollar:g}",
            )
        case "ties":
            units = sum(loss.units for loss in made.tie_losses)
            return skin.say("emergent-debrief-told-ties", n=units, amount=dollars(income(units)))
        case "sold-map":
            home = sum(flow.units for flow in made.flows if not flow.cost)
            total = sum(flow.units for flow in made.flows)
            paid = sum(flow.cost for flow in made.flows)
            return skin.say("emergent-debrief-told-sold-map", home=home, n=total, paid=dollars(paid))


def title(skin: Skin, name: ChartName) -> str:
    """What the chart is called."""
    return skin.say(f"emergent-debrief-chart-{name}")


def whole(skin: Skin, cast: Cast, made: Debrief, name: ChartName) -> str:
    """Title and sentence, for a screen reader."""
    said = told(skin, cast, made, name)
    return skin.say("emergent-debrief-chart-said", title=title(skin, name), told=said)
