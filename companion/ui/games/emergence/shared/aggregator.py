"""The aggregator goes round, then opens (EM-41..44)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import OpenAggregator
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.page import PublicPage, TheMoment, round_line
from companion.ui.games.emergence.shared.people import Operatives, Standing
from companion.ui.kit.drawing import component
from companion.ui.kit.sending import Send, as_host
from companion.ui.stage import Stage


@component
def Aggregator(stage: Stage) -> ft.Control:
    """Who has dropped; never how much."""
    view, skin = reading.game(stage), stage.skin
    event = view.aggregator
    said = round_line(stage, "emergence-shared-turns")
    if event is None:
        return PublicPage(skin, stage.tools, stage.table.title, said, ft.Container())
    name, is_opening = reading.name(stage, event.trigger), view.phase == "opening"
    text = "box" if event.is_box else "shared-opening" if is_opening else "shared-drop"
    found = {one.person.seat: one for one in reading.operatives(stage)}
    people = []
    for seat in event.order:
        is_in = not event.is_box and seat not in event.waiting
        is_now = seat in event.waiting[:1]
        state = (
            "emergence-shared-dropped" if is_in else "emergence-now" if is_now else "emergence-shared-not-yet"
        )
        people.append(Standing(found[seat], skin.say(state), is_in, is_now))
    line = skin.say(f"emergence-{text}-line", name=name)
    below = Operatives(skin, tuple(people))
    body = TheMoment(skin, skin.say(f"emergence-{text}-title"), line, below, icon="assimilate", size=150)
    foot = None
    if stage.leads and is_opening and not event.is_box:
        label = skin.say("emergence-shared-open-for", name=name)
        foot = Send(skin, label, stage.send, as_host(OpenAggregator()), icon="assimilate")
    return PublicPage(skin, stage.tools, stage.table.title, said, body, foot=foot)
