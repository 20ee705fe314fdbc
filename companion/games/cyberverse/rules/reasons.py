"""Reasons that several decisions share: not enough D, and nothing of several that could be done."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state.organization import Org
from companion.kernel.action import Reason

Reasons = tuple[Reason, ...]
"""Why not; empty: it may be done."""


def funds(org: Org, cost: int, rule: str = "CV-4") -> Reasons:  # CV-4
    """E_FUNDS: you have 300 D, this costs 400 D."""
    if cost <= org.cash:
        return ()
    return (why("funds", rule, have=org.cash, cost=cost, short=cost - org.cash),)


def unless_open(ways: Iterable[Reasons], nothing: Reasons = ()) -> Reasons:
    """Nothing when one of these ways is open; else why the first is not, or that there is no way at all."""
    found = list(ways)
    if any(not reasons for reasons in found):
        return ()
    return found[0] if found else nothing
