"""Other worlds on the wire: every frame is made once more where all its viewer may not know is dealt anew.

What `redeal` of a game's kit deals anew is all that the contract tests wall off in views: decks to come,
payday entries, envelopes, tokens, votes, splits, hands. Here it is asked of frames as they leave the table,
with the table around the game, timers, held cards and all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from companion.kernel.seat import Seat
from companion.net.overview import Overview
from companion.net.writer import FrameWriter
from companion.table.frame import Frame
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.games.kits import Kit


@contextmanager
def elsewhere(table: Table, kit: Kit, viewer: Seat | None, luck: Random) -> Iterator[bool]:
    """The table in another world that this viewer may not tell from ours; whether anything differs there."""
    play, showing = table._record.play, table._showing
    assert play is not None
    steps, views, public, is_new = play._steps, play._views, showing._public, showing._is_new
    now = play._now
    other = kit.redeal(now.state, viewer, luck.choice)
    play._steps = [*steps[:-1], play._step(now.n, now.actor, now.do, other)]
    play._views, showing._is_new = {}, True
    try:
        yield other != now.state
    finally:
        play._steps, play._views = steps, views
        showing._public, showing._is_new = public, is_new


class Mirror:
    """Stands between a table and its sockets, and looks at every frame and organiser's row in two worlds."""

    def __init__(self, table: Table, kit: Kit, luck: Random, share: float = 1.0) -> None:
        """`share`: how many of the frames are made a second time; all are noted."""
        self._table, self._kit, self._luck, self._share = table, kit, luck, share
        self._real: Callable[[Watcher], Frame] = table.frame
        self.made: dict[str, set[str]] = {}
        """By viewer: every body that the table made for them."""
        self.compared = self.differing = 0
        self.leaks: list[str] = []
        """What went wrong: the host runs this, and what it raised would only end a socket."""
        table.frame = self.frame  # type: ignore[method-assign]

    def frame(self, watcher: Watcher) -> Frame:
        """What this connection may know now; the same in another world."""
        frame = self._real(watcher)
        body = FrameWriter().body(frame)
        self.made.setdefault(watcher.seat or "@screen", set()).add(body)
        if frame.view is not None and self._luck.random() < self._share:
            try:
                self._compare(watcher, body)
            except Exception as error:  # noqa: BLE001 - told by the test
                self.leaks.append(f"{watcher.seat}: {error!r}")
        return frame

    def _compare(self, watcher: Watcher, body: str) -> None:
        listed = self._listed()
        with elsewhere(self._table, self._kit, watcher.seat, self._luck) as differs:
            again = self._real(watcher)
            there = FrameWriter().body(again)
            if watcher.seat is None and self._listed() != listed:
                self.leaks.append(f"@organiser: {listed} | {self._listed()}")
        self.compared += 1
        self.differing += differs
        if there != body:
            at = next(n for n, (one, two) in enumerate(zip(body, there, strict=False)) if one != two)
            self.leaks.append(f"{watcher.seat}: {body[at - 80 : at + 80]} | {there[at - 80 : at + 80]}")

    def _listed(self) -> tuple[object, object]:
        """What an organiser sees of this table: its row, and its figures for the debrief of a class."""
        return Overview(lambda: 0.0).row(self._table), self._table.orders.results()
