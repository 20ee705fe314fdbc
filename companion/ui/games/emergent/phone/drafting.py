"""A hook: edits show at once and go to the table; what the table shows wins in the end (ET-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.emergent.phone.draft import Draft
from companion.ui.stage import Stage

Made = TypeVar("Made")


def use_draft(
    stage: Stage, shown: Made, action_of: Callable[[Made], Action]
) -> tuple[Made, Callable[[Callable[[Made], Made]], None]]:
    """What to show now, and how to change it: `change(lambda plan: …)` sends the whole of it.

    Two fingers on one frame do not lose an edit: every change starts from the newest one.
    """
    kept, keep = ft.use_state(cast("Draft[Made]", Draft()))
    known = cast("Any", ft.use_ref(cast("Any", None)))
    """The refusal that was on the screen before the newest edit; a new one is about that edit."""
    live = kept.met(shown, is_refused=stage.toast is not None and stage.toast is not known.current)
    latest = cast("Any", ft.use_ref(cast("Any", live)))
    latest.current = live

    def settle() -> None:
        if live != kept:
            keep(live)

    ft.use_effect(settle, [live != kept], lambda: None)

    def change(edit: Callable[[Made], Made]) -> None:
        draft: Draft[Made] = latest.current
        before = draft.newest(shown)
        after = edit(before)
        if after == before:
            return
        known.current = stage.toast
        latest.current = draft.changed(shown, after)
        keep(latest.current)
        stage.send(action_of(after))

    return live.newest(shown), change
