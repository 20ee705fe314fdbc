"""A hook: edits show at once and go to the table; what the table shows wins in the end (ET-7)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import flet as ft

from companion.kernel.action import Action
from companion.net.link import Refused
from companion.ui.games.emergent.phone.draft import Draft
from companion.ui.kit.drawing import effect
from companion.ui.stage import Stage

Made = TypeVar("Made")
BREATH = 0.02
"""Seconds between an edit and its way to the table: first the finger's own screen, then everybody's sums."""


@dataclass
class _Desk(Generic[Made]):
    """What one screen has on its desk: lives as long as the screen, never shared."""

    shown: Made
    """What the table says."""
    send: Callable[[Made], None]
    redraw: Callable[[], None]
    draft: Draft[Made]
    toast: Refused | None = None
    known: Refused | None = None
    """The refusal that was on the screen before the newest edit; a new one is about that edit."""
    waits: bool = False
    """The newest edit has not gone to the table yet."""

    def meet(self, shown: Made, toast: Refused | None) -> None:
        """The table has spoken: what it shows, or that it refused."""
        is_refused = toast is not None and toast is not self.known and not self.waits
        self.shown, self.toast = shown, toast
        self.draft = self.draft.met(shown, is_refused=is_refused)

    def change(self, edit: Callable[[Made], Made]) -> None:
        """Show the edit at once; the table hears of it a moment later, of several in a hurry as one.

        Two fingers on one frame do not lose an edit: every change starts from the newest one.
        """
        before = self.draft.newest(self.shown)
        after = edit(before)
        if after == before:
            return
        self.known, self.draft = self.toast, self.draft.changed(self.shown, after)
        self.redraw()
        if not self.waits:
            self.waits = True
            asyncio.get_running_loop().call_later(BREATH, self.flush)

    def flush(self) -> None:
        """The newest edit goes to the table now, as a whole."""
        if self.waits:
            self.waits = False
            self.send(self.draft.newest(self.shown))


@dataclass(frozen=True)
class Drafting(Generic[Made]):
    """What to show now, and how to change it. Both functions stay the same from redraw to redraw."""

    made: Made
    change: Callable[[Callable[[Made], Made]], None]
    """`change(lambda plan: …)`: shown at once, sent as a whole."""
    flush: Callable[[], None]
    """Send what waits; before anything that counts on it, such as sealing."""


def use_draft(stage: Stage, shown: Made, action_of: Callable[[Made], Action]) -> Drafting[Made]:
    """My draft of something the table keeps for me."""
    _, bump = ft.use_state(0)

    def begin() -> _Desk[Made]:
        return _Desk(shown, _to(stage, action_of), lambda: bump(lambda count: count + 1), Draft())

    desk: _Desk[Made] = cast("Any", ft.use_ref(cast("Any", begin))).current
    desk.send = _to(stage, action_of)
    desk.meet(shown, stage.toast)
    effect(lambda: None, [], desk.flush)
    return Drafting(desk.draft.newest(shown), desk.change, desk.flush)


def _to(stage: Stage, action_of: Callable[[Made], Action]) -> Callable[[Made], None]:
    return lambda made: stage.send(action_of(made))
