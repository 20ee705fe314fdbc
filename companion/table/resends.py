"""A resend is not a second action: what every device said under its numbers."""

from __future__ import annotations

from typing import Any

from companion.kernel.action import Rejection

Words = dict[str, Any]
"""What was said; None where only its consequence is known (after a restart)."""
REMEMBERED = 64


STAMP = "ms"
"""Written by the table, not said by the phone: two sendings of one action may differ in it."""


def speaker(device: str, seat: str | None) -> str:
    """Whose numbers these are: a phone that holds several seats counts for each of them."""
    return f"{device}/{seat}" if device and seat else device


class Resends:
    """For every speaker: its newest numbers, and what it said under them."""

    def __init__(self) -> None:
        self._done: dict[str, dict[int, Words | None]] = {}

    def last(self, of: str) -> int:
        """The newest number taken from this speaker."""
        return max(self._done.get(of, {0: None}))

    def is_known(self, of: str, sent: int, action: Words) -> bool:
        """Whether this is a resend; rejects an old number that is none."""
        done = self._done.get(of, {})
        if sent in done:
            words = done[sent]
            if words is not None and _said(words) != _said(action):
                raise Rejection("table.number_used", number=sent)
            return True
        if done and sent < max(done):
            raise Rejection("table.old_number", number=sent)
        return False

    def note(self, of: str, sent: int, action: Words | None) -> None:
        """An action under this number has been done."""
        if not of or not sent:
            return
        done = self._done.setdefault(of, {})
        done[sent] = action
        if len(done) > REMEMBERED:
            del done[min(done)]


def _said(words: Words) -> Words:
    return {name: value for name, value in words.items() if name != STAMP}
