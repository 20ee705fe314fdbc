"""I am done here: whom the table waits for, and how the host goes on without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import flet as ft

from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.phone.bits import Strip
from companion.ui.kit.buttons import OutlineButton
from companion.ui.stage import Stage


def waiting_line(stage: Stage, seats: Iterable[str]) -> list[ft.Control]:
    """`Waiting for Cy and Dee.`"""
    late = tuple(seats)
    if not late:
        return []
    words = stage.say("emergent-phone-waiting", names=reading.people(stage, late))
    return [Strip(stage.skin, words, "hourglass")]


def host_goes_on(stage: Stage, action: Action, text: str, seats: Sequence[str]) -> list[ft.Control]:
    """The host's way past phones that do not answer; said openly for the table."""
    if not any(reading.stands_in(stage, seat) for seat in seats):
        return []
    said = ForTable(action=action.model_dump(exclude_none=True))
    button = OutlineButton(stage.skin, stage.say(text), lambda: stage.send(said), icon="arrow", expand=True)
    return [ft.Row([button])]
