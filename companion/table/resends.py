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


def speaker(device: str, seat: str | None) -> str:
    """Whose numbers these are: a phone that holds several seats counts for each of them."""
    return f"{device}/{seat}" if device and seat else device


class Resends:
    """For every speaker: its newest numbers, what it said under them, and the revision they led to."""

    def __init__(self) -> None:
        self._done: dict[str, dict[int, tuple[str, int]]] = {}

    def last(self, of: str) -> int:
        """The newest number taken from this speaker."""
        return max(self._done.get(of, {0: ("", 0)}))

    def known(self, of: str, sent: int, action: dict[str, Any]) -> int | None:
        """The revision a resend had led to; None for a new number; rejects an old one that is no resend."""
        done = self._done.get(of, {})
        if sent in done:
            mark, rev = done[sent]
            if mark not in ("", _mark(action)):
                raise Rejection("table.number_used", number=sent)
            return rev
        if done and sent < max(done):
            raise Rejection("table.old_number", number=sent)
        return None

    def note(self, of: str, sent: int, action: dict[str, Any] | None, rev: int) -> None:
        """An action under this number has been done."""
        if not of or not sent:
            return
        done = self._done.setdefault(of, {})
        done[sent] = (_mark(action), rev)
        if len(done) > REMEMBERED:
            del done[min(done)]
