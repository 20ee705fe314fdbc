"""A hook: edits show at once and go to the table; what the table shows wins in the end (ET-7)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import flet as ft

from companion.kernel.action import Action
from companion.net.link import Refused
from companion.ui.kit.drawing import Tap, effect
from companion.ui.stage import Stage

Made = TypeVar("Made")
"""A plan, a placement of Fast Play, what lies in a region."""
BREATH = 0.02
"""Seconds between an edit and its way to the table: first the finger's own screen, then everybody's sums."""


@dataclass(frozen=True)
class Draft(Generic[Made]):
    """What I changed and the table has not shown back yet: what was before, and everything sent since."""

    sent: tuple[Made, ...] = ()

    def newest(self, shown: Made) -> Made:
        """What my screen shows: my last edit, or what the table says."""
        return self.sent[-1] if self.sent else shown

    def changed(self, shown: Made, to: Made) -> Draft[Made]:
        """One more edit, on top of what the table shows."""
        return Draft((*(self.sent or (shown,)), to))

    def met(self, shown: Made, *, is_refused: bool = False) -> Draft[Made]:
        """What is left of it once the table shows `shown`.

        Nothing, when that is the newest edit, when it comes from elsewhere (another phone of this seat, a
        correction), or when an edit was refused: then the table is right.
        """
        if is_refused or not self.sent or shown == self.sent[-1] or shown not in self.sent:
            return Draft()
        return self


@dataclass
class _Desk(Generic[Made]):
    """What one screen has on its desk: lives as long as the screen, never shared."""

    shown: Made
    """What the table says."""
    send: Callable[[Made], None]
    redraw: Tap
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
    flush: Tap
    """Send what waits; before anything that counts on it, such as sealing."""


def use_draft(
    stage: Stage,
    shown: Made,
    action_of: Callable[[Made], Action],
    say: Callable[[Action], None] | None = None,
) -> Drafting[Made]:
    """My draft of something the table keeps for me. `say`: the way to the table, if I speak for it."""
    _, bump = ft.use_state(0)

    def begin() -> _Desk[Made]:
        return _Desk(shown, _to(say or stage.send, action_of), lambda: bump(lambda count: count + 1), Draft())

    desk: _Desk[Made] = cast("Any", ft.use_ref(cast("Any", begin))).current
    desk.send = _to(say or stage.send, action_of)
    desk.meet(shown, stage.toast)
    effect(lambda: None, [], desk.flush)
    return Drafting(desk.draft.newest(shown), desk.change, desk.flush)


def _to(say: Callable[[Action], None], action_of: Callable[[Made], Action]) -> Callable[[Made], None]:
    return lambda made: say(action_of(made))
