"""A table's game in figures, to be held against other tables: from what everybody may see alone.

Rule ET-37.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.history import FirmRound, RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.words import START_CASH
from companion.kernel.results import Measure, Results
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine


def results(view: EmergentView) -> Results | None:
    """Money, sales and what was left, after every closed round; nothing of Fast Play, and not before one."""
    if view.fast is not None or not view.past:
        return None
    return Results(
        round=len(view.past),
        is_over=view.end is not None,
        places=view.seats,
        winners=view.end.winners if view.end else (),
        measures=(*_played(view), *(_ended(view) if view.end else ())),
        findings=tuple(_findings(view.history)) if view.end else (),
    )


def _played(view: EmergentView) -> Iterator[Measure]:
    """What is known after every round."""
    if all(one.cash for one in view.past):
        final = [{line.seat: line.total for line in view.end.firms}] if view.end else []
        yield Measure(
            name="money",
            unit="money",
            kind="level",
            start=dict.fromkeys(view.seats, START_CASH),
            rounds=(*({**one.cash} for one in view.past), *({**one} for one in final)),
        )
    yield Measure(name="sold", rounds=tuple({**one.units_sold} for one in view.past))
    yield Measure(name="unsold", best="fewest", rounds=tuple({**one.unsold} for one in view.past))


def _ended(view: EmergentView) -> Iterator[Measure]:
    """What the whole history tells."""

    def by_round(name: str, figure: Callable[[RoundRecord, Seat], int], **more: object) -> Measure:
        rounds = tuple({seat: figure(record, seat) for seat in view.seats} for record in view.history)
        return Measure(name=name, rounds=rounds, **more)

    yield by_round("income", lambda record, seat: _ledger(record, seat).income, unit="money")
    yield by_round(
        "transport", lambda record, seat: _ledger(record, seat).transport, unit="money", best="fewest"
    )
    yield by_round("cities", _cities)
    yield by_round("ties", _ties, best="fewest")


def _ledger(record: RoundRecord, seat: Seat) -> Ledger:
    return next(ledger for ledger in record.ledgers if ledger.seat == seat)


def _firm(record: RoundRecord, seat: Seat) -> FirmRound:
    return next(firm for firm in record.firms if firm.seat == seat)


def _cities(record: RoundRecord, seat: Seat) -> int:
    """In how many cities a firm sold something."""
    return sum(any(line.seat == seat and line.sold for line in city.sellers) for city in record.cities)


def _ties(record: RoundRecord, seat: Seat) -> int:
    """Units that ties cost a firm."""
    return sum(line.tie_loss for city in record.cities for line in city.sellers if line.seat == seat)


def _findings(history: tuple[RoundRecord, ...]) -> Iterator[LogLine]:
    """The best and the worst plan of the game, with why, and the dearest tie."""
    plans = [(_ledger(record, firm.seat), record) for record in history for firm in record.firms]
    earned = [(ledger.change or 0, ledger, record) for ledger, record in plans if ledger.change is not None]
    if earned:
        best, worst = (choose(earned, key=lambda one: one[0]) for choose in (max, min))
        yield _plan("best-plan", *best)
        if worst != best:
            yield _plan("worst-plan", *worst)
    lost = [
        (line.tie_loss, record.round, city.city, line.seat)
        for record in history
        for city in record.cities
        for line in city.sellers
        if line.tie_loss
    ]
    if lost:
        units, number, city, seat = max(lost, key=lambda one: one[0])
        facts = {"round": number, "city": city, "units": units}
        yield LogLine(code="emergent-finding-tie", seat=seat, facts=facts)


def _plan(kind: str, change: int, ledger: Ledger, record: RoundRecord) -> LogLine:
    """One firm in one round: what it gained, and what made the difference."""
    firm = _firm(record, ledger.seat)
    facts = {
        "round": record.round,
        "change": change,
        "sold": ledger.units_sold,
        "unsold": ledger.liquidated,
        "transport": ledger.transport,
        "spent": ledger.built + ledger.cubes + ledger.cylinders,
        "ties": _ties(record, ledger.seat),
        "cylinders": sum(firm.cylinders.values()),
    }
    return LogLine(code=f"emergent-finding-{kind}", seat=ledger.seat, facts={**facts})
