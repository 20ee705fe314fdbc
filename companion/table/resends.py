"""A resend is not a second action: what every device's numbers led to."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from companion.kernel.action import Rejection

REMEMBERED = 64


def _mark(action: dict[str, Any] | None) -> str:
    """A fingerprint of what was said; empty when only its consequence is known (after a restart)."""
    if action is None:
        return ""
    return sha256(json.dumps(action, sort_keys=True, default=str).encode()).hexdigest()[:16]


class Resends:
    """For every device: its newest numbers, what it said under them, and the revision they led to."""

    def __init__(self) -> None:
        self._done: dict[str, dict[int, tuple[str, int]]] = {}

    def last(self, device: str) -> int:
        """The newest number taken from this device."""
        return max(self._done.get(device, {0: ("", 0)}))

    def known(self, device: str, sent: int, action: dict[str, Any]) -> int | None:
        """The revision a resend had led to; None for a new number; rejects an old one that is no resend."""
        done = self._done.get(device, {})
        if sent in done:
            mark, rev = done[sent]
            if mark not in ("", _mark(action)):
                raise Rejection("table.number_used", number=sent)
            return rev
        if done and sent < max(done):
            raise Rejection("table.old_number", number=sent)
        return None

    def note(self, device: str, sent: int, action: dict[str, Any] | None, rev: int) -> None:
        """An action under this number has been done."""
        if not device or not sent:
            return
        done = self._done.setdefault(device, {})
        done[sent] = (_mark(action), rev)
        if len(done) > REMEMBERED:
            del done[min(done)]
