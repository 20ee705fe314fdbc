"""Share keys and the tray."""

from __future__ import annotations

from companion.net.shares import LETTERS, Shares, Tray, new_key


def test_a_tray_forgets_what_nobody_comes_for() -> None:
    tray = Tray(most=3)
    tickets = [tray.ticket() for _ in range(5)]
    assert [tray.put(ticket, b"x") for ticket in tickets] == [False, False, True, True, True]


def test_keys_can_be_typed_by_hand() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(set(key) <= {*LETTERS, "-"} and len(key) == 14 for key in keys)
    assert not set("01ilo") & set(LETTERS)
    shares = Shares()
    assert shares.place("") is None
    assert shares.place("ä") is None
