"""Only the secrets: everybody counts their tokens before the aggregator goes round (EM-55)."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.emergence.actions import Hold
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.page import PublicPage, TheMoment, round_line
from companion.ui.games.emergence.shared.people import Operatives, standings
from companion.ui.kit.boxes import InRow, Panel, Spaced
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.sending import Send, as_host
from companion.ui.kit.shared import stacks
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

MOST = 999


@component
def Counted(stage: Stage) -> ft.Control:
    """Who has counted, and how many lie there; a screen that leads types it for seats on paper."""
    view, skin = reading.game(stage), stage.skin
    trigger = reading.name(stage, view.on_board.trigger if view.on_board else None)
    people = tuple(
        one
        if one.one.line.knowledge is None
        else replace(one, word=skin.say("emergence-knowledge-count", n=one.one.line.knowledge))
        for one in standings(stage, "emergence-shared-counted", "emergence-shared-counting")
    )
    late = [seat for seat in reading.late(view) if reading.has_paper(stage, seat)]
    may_type = stage.leads and view.on_board is not None and view.on_board.is_counted_openly
    form = HeldOnPaper.keyed(f"held-{late[0]}")(stage, str(late[0])) if late and may_type else None
    body = TheMoment(
        skin,
        skin.say("emergence-hold-title"),
        skin.say("emergence-hold-line", name=trigger),
        Operatives(skin, people),
        icon="" if form else "knowledge",
    )
    said = round_line(stage, "emergence-shared-play")
    return PublicPage(skin, stage.tools, stage.table.title, said, body, foot=form)


@component
def HeldOnPaper(stage: Stage, seat: str) -> ft.Control:
    """How many tokens lie before somebody without a phone."""
    skin, person = stage.skin, reading.person(stage, seat)
    amount, change = ft.use_state(0)
    put = steady(change)
    label = skin.say("emergence-hold-for", name=person.name, n=amount)
    words = skin.say("emergence-hold-ask", name=person.name)
    made, colour = as_host(Hold(knowledge=amount, seat=Seat(seat))), person.paint(skin)
    number = Stepper(skin, amount, 0, MOST, put, words)
    asked, send = Strong(skin, words, 18), Send(skin, label, stage.send, made, colour, "check")
    if stacks(skin):
        return Panel(skin, Spaced(skin, asked, number, send, gap=8), outline=colour, padding=12)
    row = [ft.Container(asked, expand=True), number, ft.Container(send, expand=True)]
    return Panel(skin, InRow(skin, *row, gap=16), outline=colour, padding=12)
