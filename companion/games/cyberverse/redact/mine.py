"""The private half of a view: only what this seat may know, for this seat only."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.rules import (
    activation,
    auxiliary,
    fight,
    hacking,
    offers,
    strategy,
    testing,
)
from companion.games.cyberverse.rules.payday import employees, house
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.support import over_limit
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.phases import Activation, Entries, Strategy
from companion.games.cyberverse.state.site import Fight, Site
from companion.games.cyberverse.sums import payday
from companion.kernel.seat import Seat


def cash_log(state: CyberverseState, seat: Seat) -> tuple[views.CashLine, ...]:  # CV-4
    """My whole ledger."""
    return state.orgs[seat].ledger


def closed(state: CyberverseState, seat: Seat) -> tuple[views.ClosedAction, ...]:  # CV-26..44
    """What I cannot do in my turn, with the reasons, so that a menu can say it."""
    found: dict[str, Reasons] = {}
    if over_limit(state):
        return ()
    if is_in(state, Strategy) and strategy.now(state) == seat:
        found = strategy.menu(state, seat)
    if is_in(state, Activation) and not state.now.moving and not activation.calls(state):
        turn = auxiliary.now(state)
        if turn and turn[0] == seat:
            found = {**auxiliary.menu(state, seat), "pass_action": auxiliary.pass_problems(state, seat)}
    return tuple(
        views.ClosedAction(do=do, why=offers.why_not(reasons)) for do, reasons in found.items() if reasons
    )


def tests(state: CyberverseState, seat: Seat) -> tuple[views.TestOffer, ...]:  # CV-77
    """Mission tests of mine here, in my turn."""
    if not is_in(state, Site) or state.now.step != "missions":
        return ()
    return offers.tests(state, seat) if testing.now(state) == seat else ()


def hacks(state: CyberverseState, seat: Seat) -> tuple[views.RaiseOffer, ...]:  # CV-75
    """Levels of Hacking my agent on the position could have."""
    if not is_in(state, Site) or state.now.step != "hacking":
        return ()
    agent = next((one for one in hacking.waiting(state) if one.seat == seat), None)
    return offers.raises(state, agent, "hacking") if agent else ()


def attack(state: CyberverseState, seat: Seat) -> views.AttackOffer | None:  # CV-60
    """What the figure I move may attack."""
    if not is_in(state, Fight) or not state.now.is_locked or state.now.acting is None:
        return None
    figure = fight.now(state)
    if figure is None or fight.seats_of(state, figure) != seat or state.now.follow_ups:
        return None
    return offers.attacks(state, figure)


def declaration(state: CyberverseState, seat: Seat) -> bool | None:  # CV-52
    """My own yes or no, until all are open."""
    if not is_in(state, Site) or state.now.is_decided or seat not in state.now.declared:
        return None
    return state.now.declared[seat].value


def my_payday(state: CyberverseState, seat: Seat) -> views.MyPayday | None:  # CV-82, CV-83
    """My entry, and a way to keep everybody."""
    if not is_in(state, Entries):
        return None
    team_now, cash = employees(state, seat), state.orgs[seat].cash
    due = payday.owed(team_now)
    kept = state.now.entries.get(seat)
    return views.MyPayday(
        entry=kept.value if kept else None,
        due=due,
        is_short=due > cash,
        way_out=payday.way_out(cash, team_now, house(state)),
    )
