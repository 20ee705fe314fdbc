"""A resend is not a second action: what every device's numbers led to."""

from __future__ import annotations

from typing import Any

from companion.kernel.action import Rejection

Words = dict[str, Any]
"""What was said; None where only its consequence is known (after a restart)."""
REMEMBERED = 64


def speaker(device: str, seat: str | None) -> str:
    """Whose numbers these are: a phone that holds several seats counts for each of them."""
    return f"{device}/{seat}" if device and seat else device


class Resends:
    """For every speaker: its newest numbers, what it said under them, and the revision they led to."""

    def __init__(self) -> None:
        self._done: dict[str, dict[int, tuple[Words | None, int]]] = {}

    def last(self, of: str) -> int:
        """The newest number taken from this speaker."""
        return max(self._done.get(of, {0: (None, 0)}))

    def known(self, of: str, sent: int, action: Words) -> int | None:
        """The revision a resend had led to; None for a new number; rejects an old one that is no resend."""
        done = self._done.get(of, {})
        if sent in done:
            words, rev = done[sent]
            if words is not None and words != action:
                raise Rejection("table.number_used", number=sent)
            return rev
        if done and sent < max(done):
            raise Rejection("table.old_number", number=sent)
        return None

    def note(self, of: str, sent: int, action: Words | None, rev: int) -> None:
        """An action under this number has been done."""
        if not of or not sent:
            return
        done = self._done.setdefault(of, {})
        done[sent] = (action, rev)
        if len(done) > REMEMBERED:
            del done[min(done)]
