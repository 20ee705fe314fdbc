"""What if: a finished round once more, with a changed plan of one firm against the others' real plans.

Everything it needs is public when a game is over; it asks nothing of the table and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums import accounts, costs, planning
from companion.games.emergent.sums.accounts import Round
from companion.games.emergent.sums.atlas import Atlas, charted
from companion.games.emergent.sums.market import Dc, Demand, Market, Seller, resolve
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.sums.settlement import Settled, settle
from companion.games.emergent.sums.telling import told
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.board import BoardView
from companion.games.emergent.views.history import FirmRound, RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.views.results import CityResult, DcLine, SellerLine
from companion.kernel.seat import Seat
from companion.kernel.view import View


class CityChange(View):
    """What the changed plan does to its owner in one city."""

    city: str
    before: SellerLine
    after: SellerLine


class FirmChange(View):
    """What it does to one firm's money after the round."""

    seat: Seat
    before: int
    after: int
    change: int


class WhatIf(View):
    """A round as it could have been. With faults nothing was counted: the plan would have been refused."""

    round: int
    seat: Seat
    faults: tuple[Fault, ...] = ()
    cities: tuple[CityChange, ...] = ()
    firms: tuple[FirmChange, ...] = ()
    """Seat order, the owner among them."""
    before: Ledger | None = None
    after: Ledger | None = None
    """The owner's round, as it was and as it would have been."""
    results: tuple[CityResult, ...] = ()
    ledgers: tuple[Ledger, ...] = ()


def what_if(view: EmergentView, number: int, seat: Seat, plan: Plan) -> WhatIf:
    """Round `number` of a finished game with another plan of one seat. KeyError for what is not there."""
    record = next((one for one in view.history if one.round == number), None)
    if record is None:
        raise KeyError(number)
    return changed(record, view.board, view.rules, seat, plan)


def changed(record: RoundRecord, board: BoardView, rules: HouseRules, seat: Seat, plan: Plan) -> WhatIf:
    """The same from a round's record. Others keep their pieces; choices that do not fit go nearest first."""
    mine = _firm(record, seat)
    planned = rules.model_copy(update={"product_allocation": "planned"})
    land = Land(
        {region.id: region.name for region in board.regions},
        {city.id: (city.region, city.name) for city in board.cities},
    )
    start = _dcs(mine.dcs)
    found = planning.check(plan, mine.cash, start, land, record.round, planned)
    if found:
        return WhatIf(round=record.round, seat=seat, faults=found)
    rounds = tuple(_round(firm, rules, plan if firm.seat == seat else None) for firm in record.firms)
    return _told(record, board, rules, seat, rounds)


def _told(
    record: RoundRecord, board: BoardView, rules: HouseRules, seat: Seat, rounds: tuple[Round, ...]
) -> WhatIf:
    atlas = charted(tuple(region.id for region in board.regions), board.links)
    sellers = tuple(
        Seller(
            one.seat,
            one.placed,
            one.plan.marketing if one.seat == seat else firm.cylinders,
        )
        for one, firm in zip(rounds, record.firms, strict=True)
    )
    market = _market(record, board, atlas, rules, sellers, seat)
    settled = _settled(record, rules, rounds, sellers, market, seat)
    results = told(market, sellers, atlas, rules, {})
    ledgers = tuple(
        accounts.ledger(one, at, market.served, money)
        for at, (one, money) in enumerate(zip(rounds, settled, strict=True))
    )
    return WhatIf(
        round=record.round,
        seat=seat,
        cities=_city_changes(record, results, seat),
        firms=tuple(
            FirmChange(
                seat=was.seat, before=was.end or 0, after=now.end or 0, change=(now.end or 0) - (was.end or 0)
            )
            for was, now in zip(record.ledgers, ledgers, strict=True)
        ),
        before=next(one for one in record.ledgers if one.seat == seat),
        after=next(one for one in ledgers if one.seat == seat),
        results=results,
        ledgers=ledgers,
    )


def _firm(record: RoundRecord, seat: Seat) -> FirmRound:
    for firm in record.firms:
        if firm.seat == seat:
            return firm
    raise KeyError(seat)


def _dcs(lines: tuple[DcLine, ...]) -> tuple[Dc, ...]:
    return tuple(Dc(line.id, line.size, line.region, line.cubes) for line in lines)


def _round(firm: FirmRound, rules: HouseRules, plan: Plan | None) -> Round:
    """A firm's round: as it was, or with another plan."""
    start = _dcs(firm.dcs)
    used = plan or firm.plan
    placed = costs.placed(plan, start) if plan else _dcs(firm.placed)
    leaving = costs.leaving(used, start, rules)
    return Round(firm.seat, firm.cash, start, used, placed, leaving, firm.corrected)


def _market(
    record: RoundRecord,
    board: BoardView,
    atlas: Atlas,
    rules: HouseRules,
    sellers: tuple[Seller, ...],
    seat: Seat,
) -> Market:
    """The market anew. With `owner_choice` the others' real choices stand while they can."""
    cities = {city.id: city for city in board.cities}
    demands = [
        Demand(card.city, cities[card.city].region, cities[card.city].rank, card.tiers)
        for card in record.cards
    ]
    if rules.shipping == "auto_nearest":
        return resolve(atlas, sellers, demands, rules)
    choices: dict[str, dict[Seat, Mapping[str, int]]] = {card.city: {} for card in record.cards}
    for firm in record.firms:
        for city, units in firm.shipped.items():
            if firm.seat != seat and city in choices:
                choices[city][firm.seat] = units
    found = resolve(atlas, sellers, demands, rules, choices)
    while (pending := found.pending) is not None:
        alone = resolve(atlas, _left(sellers, pending.left), [pending.demand], rules)
        here = choices[pending.demand.city]
        for at in found.waiting:
            here[sellers[at].id] = {
                sellers[at].dcs[one.dc].id: one.units for one in alone.served[0].shipped if one.seller == at
            }
        found = resolve(atlas, sellers, demands, rules, choices)
    return found


def _left(sellers: tuple[Seller, ...], left: tuple[tuple[int, ...], ...]) -> tuple[Seller, ...]:
    """The sellers with what is still in their DCs."""
    return tuple(
        seller._replace(
            dcs=tuple(dc._replace(cubes=cubes) for dc, cubes in zip(seller.dcs, left[at], strict=True))
        )
        for at, seller in enumerate(sellers)
    )


def _settled(
    record: RoundRecord,
    rules: HouseRules,
    rounds: tuple[Round, ...],
    sellers: tuple[Seller, ...],
    market: Market,
    seat: Seat,
) -> tuple[Settled, ...]:
    """The money anew; who has to sell DCs sells those really sold, if that still fits (A10)."""
    bills = [costs.bill(one.plan, one.dcs, rules) for one in rounds]
    return settle(
        sellers,
        [one.cash + one.corrected + bill.sale - bill.cost for one, bill in zip(rounds, bills, strict=True)],
        market,
        rules.unpaid_operating,
        leaving=[one.leaving for one in rounds],
        chosen=[None if firm.seat == seat else firm.sold_off for firm in record.firms],
    )


def _city_changes(record: RoundRecord, results: tuple[CityResult, ...], seat: Seat) -> tuple[CityChange, ...]:
    def line(city: CityResult) -> SellerLine:
        return next(one for one in city.sellers if one.seat == seat)

    return tuple(
        CityChange(city=was.city, before=line(was), after=line(now))
        for was, now in zip(record.cities, results, strict=True)
    )
