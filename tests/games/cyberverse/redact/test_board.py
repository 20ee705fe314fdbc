"""The boards as everybody sees them."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    TABLE,
    begun,
    evented,
    fix,
    investigation,
    on,
    payday,
    say,
    view,
)


def test_reminders_stand_where_they_matter() -> None:
    state = fix(
        on(begun(2), ECO, 2), "support", seat=ECO, card={"name": "Doc", "effect": "Heal.", "phase": "payday"}
    )
    state = evented(state, name="Blackout", effect="Hacking −1.", district=2, phase="investigation")
    assert view(state).reminders == ()
    state = investigation(say(state, TABLE, "next_phase"))
    assert [one.name for one in view(state).reminders] == ["Blackout"]
    state = payday(state)
    assert [one.name for one in view(state).reminders] == ["Doc"]
