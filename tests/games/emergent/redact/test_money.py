"""Who sees whose money (A17)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.emergent.table import BLUE, RED, closed, firm, seen, settled, traded


def test_hidden_cash() -> None:
    """A17: everybody sees movements, only the owner sees balances, all see everything at the end."""
    firms = [firm(RED, "small@B:5", cash=40), firm(BLUE, cash=60)]
    state = settled(traded(firms, {"beta": (3, 2, 1)}, cash_visibility="owner"))
    public, mine = seen(state), seen(state, RED)
    assert [line.cash for line in public.firms] == [None, None]
    assert [line.cash for line in mine.firms] == [40, None]
    assert [ledger.end for ledger in public.settlement.ledgers] == [None, None]
    assert [ledger.end for ledger in mine.settlement.ledgers] == [50, None]
    assert [line.amount for line in public.settlement.ledgers[0].lines] == [15, -5]
    assert public.settlement.leaders == ()
    assert seen(state, BLUE).my_cash == 60
    done = closed(replace(state, round=4))
    assert [line.cash for line in seen(done).firms] == [50, 60]
