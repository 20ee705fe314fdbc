"""The entry of the app. What its sessions do is told by `shell/test_session.py`."""

from __future__ import annotations

from companion.ui.app import place_of


def test_routes_are_parsed() -> None:
    assert place_of("/seat/ab?seat=bo") == (("seat", "ab"), {"seat": "bo"})
    assert place_of("") == ((), {})
