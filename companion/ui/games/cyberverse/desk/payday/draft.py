"""One organization on Payday as it is typed, and what its Payday comes to. Plain values, the table's sums."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from companion.games.cyberverse.packs.cards import AgentSheet
from companion.games.cyberverse.sums import payday
from companion.games.cyberverse.views import AgentView, OrgView, SupplyView
from companion.games.cyberverse.words import START_CASH, SUPPLY_SLOTS, TEAM, SupplyKind
from companion.kernel.frozen import frozen

Fate = Literal["due", "hq", "training", "rescued"]
"""Why an agent is paid, or is not (CV-81)."""
HUNDRED = 100
PRINTED = payday.House()
"""The house rules as the rulebook has them."""


@frozen
class Ware:
    """A supply token, and whether it is to be sold."""

    id: str
    kind: SupplyKind = "weapon"
    name: str = ""
    price: int = 300
    is_broken: bool = False
    is_sold: bool = False

    @property
    def good(self) -> payday.Good:
        """For the sums."""
        return payday.Good(self.id, self.kind, self.price, self.is_broken)


@frozen
class Worker:
    """An agent, with what it carries."""

    id: str
    name: str = ""
    number: int = 1
    """What it is called by while it has no name."""
    salary: int = 300
    reputation: int = 0
    fate: Fate = "due"
    wares: tuple[Ware, ...] = ()

    @property
    def employee(self) -> payday.Employee:
        """For the sums."""
        return payday.Employee(
            self.id,
            self.salary,
            self.fate != "hq",
            self.fate == "training",
            self.fate == "rescued",
            self.reputation,
            tuple(ware.good for ware in self.wares),
        )

    @property
    def has_room(self) -> bool:
        """A slot for a weapon, an implant or gear is free (CV-26)."""
        return sum(ware.kind != "vehicle" for ware in self.wares) < SUPPLY_SLOTS

    def may_carry(self, kind: SupplyKind) -> bool:
        """Whether it has a slot for this kind: three, and one vehicle besides (CV-10)."""
        if kind == "vehicle":
            return all(ware.kind != "vehicle" for ware in self.wares)
        return self.has_room


@frozen
class Payroll:
    """One organization; its agents stand in the order in which they are paid."""

    cash: int = START_CASH
    workers: tuple[Worker, ...] = (Worker("1"),)
    cards: int = 0
    """Support cards it holds."""
    house: payday.House = PRINTED
    made: int = 1
    """How many agents and tokens were ever typed, for ids."""

    @property
    def is_full(self) -> bool:
        """No more agents in a team (CV-11)."""
        return len(self.workers) >= TEAM

    def worker(self, who: str) -> Worker:
        """The agent of this id."""
        return next(one for one in self.workers if one.id == who)

    def with_worker(self, worker: Worker) -> Payroll:
        """The agent of this id, changed."""
        return replace(self, workers=tuple(worker if one.id == worker.id else one for one in self.workers))

    def hired(self) -> Payroll:
        """One more agent; a full team stays as it is."""
        if self.is_full:
            return self
        made = self.made + 1
        taken = {one.number for one in self.workers}
        number = next(at for at in range(1, TEAM + 1) if at not in taken)
        return replace(self, made=made, workers=(*self.workers, Worker(str(made), number=number)))

    def dropped(self, who: str) -> Payroll:
        """Without this agent."""
        return replace(self, workers=tuple(one for one in self.workers if one.id != who))

    def sooner(self, who: str) -> Payroll:
        """This agent is paid one place sooner; the first one last."""
        found, rest = self.worker(who), [one for one in self.workers if one.id != who]
        at = self.workers.index(found)
        to = at - 1 if at else len(rest)
        return replace(self, workers=(*rest[:to], found, *rest[to:]))

    def supplied(self, who: str, kind: SupplyKind) -> Payroll:
        """One more token for this agent, if it has a slot."""
        worker = self.worker(who)
        if not worker.may_carry(kind):
            return self
        made = self.made + 1
        wares = (*worker.wares, Ware(str(made), kind))
        return replace(self.with_worker(replace(worker, wares=wares)), made=made)

    def each_ware(self, change: Callable[[Ware], Ware | None]) -> Payroll:
        """Every token changed; None takes it away."""
        workers = tuple(
            replace(one, wares=tuple(made for ware in one.wares if (made := change(ware)) is not None))
            for one in self.workers
        )
        return replace(self, workers=workers)

    def with_ware(self, ware: Ware) -> Payroll:
        """The token of this id, changed."""
        return self.each_ware(lambda one: ware if one.id == ware.id else one)

    def without_ware(self, ware: str) -> Payroll:
        """Without this token."""
        return self.each_ware(lambda one: None if one.id == ware else one)

    def selling(self, wares: tuple[str, ...]) -> Payroll:
        """Exactly these tokens are sold."""
        return self.each_ware(lambda one: replace(one, is_sold=one.id in wares))


def settled(payroll: Payroll) -> payday.Settled:
    """What it comes to (CV-81..85)."""
    sold = tuple(ware.id for worker in payroll.workers for ware in worker.wares if ware.is_sold)
    employees = tuple(worker.employee for worker in payroll.workers)
    order = tuple(worker.id for worker in payroll.workers)
    return payday.settle(payroll.cash, employees, sold, order, payroll.cards, payroll.house)


def way_out(payroll: Payroll) -> tuple[str, ...]:
    """The tokens whose sale pays everybody; empty: none needed, or none do."""
    employees = tuple(worker.employee for worker in payroll.workers)
    return payday.way_out(payroll.cash, employees, payroll.house)


def problems(payroll: Payroll) -> tuple[str, ...]:
    """What cannot be printed so: salaries and prices go in full hundreds (CV-7, CV-26)."""
    prices = (ware.price for worker in payroll.workers for ware in worker.wares)
    found = {
        "salary": any(worker.salary % HUNDRED for worker in payroll.workers),
        "price": any(price % HUNDRED for price in prices),
    }
    return tuple(code for code, holds in found.items() if holds)


def from_card(worker: Worker, sheet: AgentSheet) -> Worker:
    """An agent with what its sheet prints."""
    return replace(worker, name=sheet.name, salary=sheet.salary, reputation=sheet.reputation)


def from_org(org: OrgView, house: payday.House) -> Payroll:
    """An organization of a running game, as it stands; nothing is sold yet."""
    workers = tuple(replace(_worker(one), number=at) for at, one in enumerate(org.agents, 1))
    return Payroll(org.cash, workers, len(org.support), house, made=0)


def _worker(one: AgentView) -> Worker:
    reputation = next((part.value for part in one.features if part.feature == "reputation"), 0)
    wares = tuple(map(_ware, one.supply))
    return Worker(one.id, one.name, salary=one.salary, reputation=reputation, fate=one.due_why, wares=wares)


def _ware(token: SupplyView) -> Ware:
    return Ware(token.id, token.card.kind, token.card.name, token.card.price, token.is_broken)
