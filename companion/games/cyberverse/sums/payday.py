"""Payday on plain values: sales, salaries, who leaves, support cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from companion.games.cyberverse.sums.money import resale, resale_of
from companion.games.cyberverse.words import SUPPORT_SLOTS, SupplyKind
from companion.kernel.frozen import frozen


@frozen
class Good:
    """A supply token."""

    id: str
    kind: SupplyKind
    price: int
    broken: bool = False


@frozen
class Employee:
    """An agent on Payday. `reputation` is the capped value."""

    id: str
    salary: int
    on_district: bool
    trained: bool = False
    rescued: bool = False
    reputation: int = 0
    supply: tuple[Good, ...] = ()

    @property
    def is_due(self) -> bool:
        """On a district, neither trained nor rescued this turn (CV-81)."""
        return self.on_district and not self.trained and not self.rescued


@frozen
class House:
    """The switches Payday needs, at their defaults."""

    resale_rounding: Literal["down100", "unit"] = "down100"
    resale_sum: Literal["per_token", "total"] = "per_token"
    sale_only_when_short: bool = False


@frozen
class Settled:
    """What Payday comes to."""

    due_total: int
    sold: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]
    """Token and code of every sale that cannot be."""
    income: int
    after_sales: int
    paid: tuple[str, ...]
    left: tuple[str, ...]
    cash_after: int
    supply_lost: tuple[str, ...]
    support_limit: int
    support_to_discard: int


def settle(
    cash: int,
    agents: Sequence[Employee],
    sell: Sequence[str],
    order: Sequence[str],
    support_cards: int = 0,
    house: House | None = None,
) -> Settled:
    """Sales first, then salaries in the owner's order, each paid if the cash is there (CV-83).

    Agents that are due and missing in `order` are paid last, as they stand.
    """
    house = house or House()
    due = [agent for agent in agents if agent.is_due]
    debt = owed(agents)
    sold, refused, income = _sales(cash, debt, agents, sell, house)
    money, paid, left = cash + income, [], []
    for agent in _in_order(due, order):
        if money >= agent.salary:
            money -= agent.salary
            paid.append(agent.id)
        else:
            left.append(agent.id)
    staying = [agent for agent in agents if agent.id not in left]
    limit = support_limit([agent.reputation for agent in staying])
    lost = sorted(
        good.id for agent in agents if agent.id in left for good in agent.supply if good.id not in sold
    )
    return Settled(
        debt, sold, refused, income, cash + income, tuple(paid), tuple(left), money, tuple(lost), limit,
        max(support_cards - limit, 0),
    )  # fmt: skip


def support_limit(reputations: Sequence[int]) -> int:
    """Three cards, and not more than the Reputation of all agents together (CV-30)."""
    return min(SUPPORT_SLOTS, sum(reputations))


def owed(agents: Sequence[Employee]) -> int:
    """All salaries due."""
    return sum(agent.salary for agent in agents if agent.is_due)


def _in_order(due: Sequence[Employee], order: Sequence[str]) -> list[Employee]:
    by_id = {agent.id: agent for agent in due}
    named = [by_id[one] for one in dict.fromkeys(order) if one in by_id]
    return named + [agent for agent in due if agent not in named]


def sale_problem(good: Good | None, sold: Sequence[str]) -> str | None:
    """Why this token cannot be sold (CV-82)."""
    if good is None:
        return "unknown_token"
    if good.id in sold:
        return "already_sold"
    if good.kind == "implant":
        return "implant_not_sold"
    return "broken_not_sold" if good.broken else None


def _sales(
    cash: int, debt: int, agents: Sequence[Employee], sell: Sequence[str], house: House
) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...], int]:
    goods = {good.id: good for agent in agents for good in agent.supply}
    sold: list[str] = []
    refused: list[tuple[str, str]] = []
    income = 0
    for one in sell:
        why = sale_problem(goods.get(one), sold)
        if why is None and house.sale_only_when_short and cash + income >= debt:
            why = "sale_not_needed"
        if why is not None:
            refused.append((one, why))
            continue
        sold.append(one)
        income = resale_of([goods[name].price for name in sold], house.resale_rounding, house.resale_sum)
    return tuple(sold), tuple(refused), income


def way_out(cash: int, agents: Sequence[Employee], house: House | None = None) -> tuple[str, ...]:
    """The fewest tokens whose sale pays everybody, of these the cheapest; empty: none needed, or none do."""
    house = house or House()
    short = owed(agents) - cash
    goods = [good for agent in agents for good in agent.supply if sale_problem(good, ()) is None]
    if short <= 0:
        return ()
    for count in range(1, len(goods) + 1):
        sets = [
            (sum(resale(good.price, house.resale_rounding) for good in some), tuple(good.id for good in some))
            for some in combinations(goods, count)
            if resale_of([good.price for good in some], house.resale_rounding, house.resale_sum) >= short
        ]
        if sets:
            return min(sets)[1]
    return ()
