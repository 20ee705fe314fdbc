"""Tables on their way into a fight, for the phones' tests."""

from __future__ import annotations

from typing import Any

from tests.ui.games.cyberverse.phone_kit import Table, activation

PLACE = 2
GREEN = {"name": "", "colour": "green"}


def fix(table: Table, **what: Any) -> None:
    """The table makes something so."""
    table.do("@table", {"do": "correct", "fix": what, "reason": "as it lies here"})


def gathered(count: int = 3, **options: Any) -> Table:
    """Everybody's agent stands in district 2; all actions are used, the Investigation may start."""
    table = activation(count, **options)
    while (now := table.view().activation) and now.called:
        table.do(table.owner(now.called), {"do": "stay", "agent": now.called})
    for seat in table.seats:
        fix(table, of="org", seat=seat, actions=0)
        fix(table, of="agent", agent=table.agent_of(seat), district=PLACE)
    return table


def fighting(token: dict[str, Any], count: int = 3, **options: Any) -> Table:
    """A fight of three; everybody keeps the same token."""
    table = gathered(count, **options)
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": GREEN})
    for seat in table.seats:
        table.do(seat, {"do": "declare_fight", "fight": True})
    for seat in table.seats:
        table.do(seat, {"do": "seal_token", "agent": table.agent_of(seat), "token": token})
    return table


def on_turn(table: Table) -> str:
    """Who moves the figure whose turn it is."""
    here = table.view().investigation
    assert here is not None
    return table.owner(here.now)
