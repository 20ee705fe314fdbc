"""Putting the pad right: another number in a closed row, said by lead and written in the log (TB-75)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import CorrectScore, NameLeader
from companion.games.toolbox.sums.pads import REACH
from companion.ui.games.toolbox import reading
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.picking import Chips
from companion.ui.kit.sending import as_host
from companion.ui.stage import Stage


@component
def fixes(stage: Stage) -> ft.Control:
    """For the host: the form itself."""
    return _Form(stage, is_host=True)


@component
def door(stage: Stage) -> ft.Control:
    """For who leads from a seat: a line that opens into the form."""
    is_open, set_open = ft.use_state(False)
    if is_open:
        return _Form(stage, is_host=False)
    words = stage.say("shell-correct-open")
    return ft.Row([OutlineButton(stage.skin, words, lambda: set_open(True), icon="pencil", expand=True)])


@component
def _Form(stage: Stage, *, is_host: bool) -> ft.Control:
    """Which row, whose number, what is right; and who leads."""
    skin, view = stage.skin, reading.game(stage)
    row, set_row = ft.use_state("")
    place, set_place = ft.use_state("")
    value, set_value = ft.use_state(0)
    now = view.pad
    closed = [one for one in now.rows if one.is_closed] if now and not now.ended else []
    known = {one.id: one for one in closed}

    def send(action: CorrectScore | NameLeader) -> None:
        stage.send(as_host(action) if is_host else action)

    def pick(row_id: str, at: str) -> None:
        set_row(row_id)
        set_place(at)
        if row_id in known:
            set_value(known[row_id].values.get(at, 0))

    found: list[ft.Control] = []
    if now and closed:
        rows = tuple((one.id, one.name, "") for one in closed)
        people = tuple((one.id, one.name, "") for one in reading.places(stage, now.places, now.names))
        found += [
            Chips(skin, skin.say("toolbox-fix-row"), rows, row, lambda one: pick(one, place)),
            Chips(skin, skin.say("toolbox-fix-place"), people, place, lambda one: pick(row, one)),
        ]
        if row in known and place:
            right = CorrectScore(row=row, place=place, value=value)
            found += [
                NumberRow(skin, skin.say("toolbox-fix-value"), value, -REACH, REACH, set_value),
                MainButton(skin, skin.say("toolbox-fix-now", n=value), partial(send, right), icon="check"),
            ]
    else:
        found.append(Note(skin, skin.say("toolbox-fix-later")))
    if len(view.seats) > 1:
        people = tuple((one.id, one.name, "") for one in reading.seated(stage))
        found.append(
            Chips(
                skin,
                skin.say("toolbox-fix-leader"),
                people,
                str(view.leader or ""),
                lambda seat: send(NameLeader.model_validate({"seat": seat})),
            )
        )
    return Spaced(skin, *found, gap=12)
