"""Payday: sales and salaries entered in secret, opened together."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.cyberverse.actions import CyberverseAction, Pay, ReopenPay
from companion.games.cyberverse.options import switches
from companion.games.cyberverse.rules.agents import gone, value
from companion.games.cyberverse.rules.ledger import booked, team, with_agent
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why, wrong_phase
from companion.games.cyberverse.state import CyberverseState, S, StateIn, entered, is_in
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Entries, Paid
from companion.games.cyberverse.sums import money, payday
from companion.games.cyberverse.views import PayEntry
from companion.games.cyberverse.views.reports import PaidLine, PaydayReport, SoldLine
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat

Fate = Literal["due", "hq", "training", "rescued"]


def house(state: CyberverseState) -> payday.House:
    """The switches Payday needs."""
    return switches(state.options, payday.House)


def employee(agent: Agent) -> payday.Employee:
    """An agent as the maths takes it."""
    return payday.Employee(
        agent.id,
        agent.sheet.salary,
        agent.district is not None,
        agent.trained,
        agent.rescued,
        value(agent, "reputation"),
        tuple(
            payday.Good(token.id, token.card.kind, token.card.price, token.broken) for token in agent.supply
        ),
    )


def employees(state: CyberverseState, seat: Seat) -> list[payday.Employee]:
    """The whole team."""
    return [employee(agent) for agent in team(state, seat)]


def fate(agent: Agent) -> Fate:  # CV-81
    """Why an agent is paid or not."""
    if agent.trained:
        return "training"
    if agent.rescued:
        return "rescued"
    return "hq" if agent.district is None else "due"


def must_enter(state: CyberverseState) -> tuple[Seat, ...]:
    """Who has somebody to pay or something to sell."""
    return tuple(
        seat
        for seat in state.seats
        if any(
            one.is_due or any(payday.sale_problem(good, ()) is None for good in one.supply)
            for one in employees(state, seat)
        )
    )


def waiting(state: CyberverseState) -> tuple[Seat, ...]:
    """Who has not entered yet."""
    if not is_in(state, Entries):
        return ()
    late = tuple(seat for seat in must_enter(state) if seat not in state.now.entries)
    return tuple(seat for seat in late if seat not in state.now.papers) or late


def is_unfolding(state: CyberverseState) -> bool:
    """Everybody else has entered: the papers are typed, and nothing that is sealed changes any more."""
    late = waiting(state)
    return is_in(state, Entries) and bool(late) and set(late) <= set(state.now.papers)


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Payday phase."""
    if not is_in(state, Entries) or not isinstance(action, Pay | ReopenPay):
        raise wrong_phase(state, action)
    seat, entries, papers = Seat(actor), state.now.entries, state.now.papers
    if is_unfolding(state) and seat not in papers:
        raise refusal("papers_first", "CV-86", names_seats=waiting(state))
    match action:
        case Pay(sell=sell, order=order):
            refuse_faults(problems(state, seat, sell, order))
            entry = Hidden(PayEntry(sell=sell, order=order), frozenset({seat}))
            rest = tuple(one for one in papers if one != seat)
            return entered(state, Entries({**entries, seat: entry}, rest))
        case ReopenPay():
            if seat not in entries:
                raise refusal("nothing_sealed", "CV-86")
            left = {at: one for at, one in entries.items() if at != seat}
            return entered(state, replace(state.now, entries=left))


def problems(state: CyberverseState, seat: Seat, sell: tuple[str, ...], order: tuple[str, ...]) -> Reasons:
    """Why this entry cannot be."""
    return _sale_problems(state, seat, sell) or _order_problems(state, seat, order)


def _sale_problems(state: CyberverseState, seat: Seat, sell: tuple[str, ...]) -> Reasons:  # CV-82
    """Every sale that cannot be, with its reason."""
    done = payday.settle(state.orgs[seat].cash, employees(state, seat), sell, (), 0, house(state))
    names = {token.id: token.card.name for agent in team(state, seat) for token in agent.supply}
    return tuple(why(code, "CV-82", name=names.get(token, token)) for token, code in done.refused)


def _order_problems(state: CyberverseState, seat: Seat, order: tuple[str, ...]) -> Reasons:  # CV-83
    """Everybody due is in it once; nobody is left unpaid on purpose."""
    due = [agent.id for agent in team(state, seat) if fate(agent) == "due"]
    if not order:
        return ()
    strangers = [one for one in order if one not in due]
    if strangers or len(set(order)) != len(order):
        return (why("not_due", "CV-81"),)
    missing = [one for one in due if one not in order]
    return (why("must_pay", "CV-83", agent=state.agents[missing[0]].sheet.name),) if missing else ()


def opened(state: StateIn[Entries]) -> StateIn[Paid]:  # CV-86
    """All entries open at once and are carried out in turn order."""
    entries, reports = state.now.entries, []
    for seat in state.order:
        entry = entries[seat].value if seat in entries else PayEntry()
        state, report = _paid(state, seat, entry)
        reports.append(report)
    last = replace(state.last, paydays=tuple(reports))
    state = replace(state, last=last, shown=state.shown + (1 if entries else 0))
    return entered(state, Paid())


def _paid(state: S, seat: Seat, entry: PayEntry) -> tuple[S, PaydayReport]:  # CV-82..84
    """Sales, salaries, and who is not paid leaves for the open row with nothing left (CV-84)."""
    org, agents = state.orgs[seat], {agent.id: agent for agent in team(state, seat)}
    done = payday.settle(
        org.cash, employees(state, seat), entry.sell, entry.order, len(org.support), house(state)
    )
    before = org.cash
    state, sold = _sold(state, seat, done)
    for agent_id in done.paid:
        agent = agents[agent_id]
        state = booked(state, seat, -agent.sheet.salary, "salary", agent=agent.sheet.name)
    for agent_id in done.left:
        state = gone(state, state.agents[agent_id])
        state = state.logged("left", seat, agent=agents[agent_id].sheet.name)
    state = state.logged("payday", seat, due=done.due_total, income=done.income, cash=done.cash_after,
        paid=len(done.paid), left=len(done.left),
    )  # fmt: skip
    turn = (*done.paid, *done.left)
    ranked = [*(agents[at] for at in turn), *(one for at, one in agents.items() if at not in turn)]
    report = PaydayReport(
        seat=seat,
        due=done.due_total,
        before=before,
        sold=sold,
        income=done.income,
        after_sales=done.after_sales,
        lines=tuple(_line(agent, done) for agent in ranked),
        after=done.cash_after,
        support_to_discard=done.support_to_discard,
    )
    return state, report


def _line(agent: Agent, done: payday.Settled) -> PaidLine:
    found = fate(agent)
    word = ("paid" if agent.id in done.paid else "leaves") if found == "due" else found
    salary = agent.sheet.salary if found == "due" else 0
    return PaidLine.model_validate(
        {"agent": agent.id, "name": agent.sheet.name, "salary": salary, "fate": word}
    )


def _sold(state: S, seat: Seat, done: payday.Settled) -> tuple[S, tuple[SoldLine, ...]]:
    """Tokens leave their slots; the income is booked token by token, the rounding with the last one (A12)."""
    lines, rest = [], done.income
    for at, token_id in enumerate(done.sold, start=1):
        agent = next(one for one in team(state, seat) if any(token.id == token_id for token in one.supply))
        token = next(one for one in agent.supply if one.id == token_id)
        worth = money.resale(token.card.price, state.options.resale_rounding)
        worth = rest if at == len(done.sold) else min(worth, rest)
        rest -= worth
        state = with_agent(state, agent, supply=tuple(one for one in agent.supply if one.id != token_id))
        state = booked(state, seat, worth, "sold", name=token.card.name)
        lines.append(SoldLine(name=token.card.name, value=worth))
    return state, tuple(lines)
