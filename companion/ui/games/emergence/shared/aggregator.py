"""The aggregator goes round, then opens (EM-41..44)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import OpenAggregator
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SharedPage, for_table, is_narrow, round_line
from companion.ui.games.emergence.shared.people import People, Standing
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage


def Aggregator(stage: Stage) -> ft.Control:
    """Who has dropped; never how much."""
    view, skin = reading.game(stage), stage.skin
    event = view.aggregator
    if event is None:
        return SharedPage(stage, stage.table.title, "", ft.Container())
    trigger = reading.name(stage, event.trigger)
    is_opening = view.phase == "opening"
    if event.is_box:
        title, line = skin.say("emergence-box-title"), skin.say("emergence-box-line", name=trigger)
    elif is_opening:
        title = skin.say("emergence-shared-opening-title")
        line = skin.say("emergence-shared-opening-line", name=trigger)
    else:
        title = skin.say("emergence-shared-drop-title")
        line = skin.say("emergence-shared-drop-line", name=trigger)

    def one(seat: str) -> Standing:
        is_in = not event.is_box and seat not in event.waiting
        is_now = bool(event.waiting) and seat == event.waiting[0]
        word = (
            "emergence-shared-dropped" if is_in else "emergence-now" if is_now else "emergence-shared-not-yet"
        )
        return Standing(seat, skin.say(word), is_done=is_in, is_strong=is_now)

    is_list = is_narrow(skin)
    body = ft.Column(
        [
            Icon(skin, "assimilate", skin.px(84 if is_list else 150)),
            Heading(skin, title, 34 if is_list else 46, bold=True, align=CENTER),
            ft.Container(
                Muted(skin, line, 18 if is_list else 20, align=CENTER),
                width=None if is_list else skin.width * 0.7,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(height=skin.px(4 if is_list else 18)),
            People(stage, [one(seat) for seat in event.order]),
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=not is_list or None,
    )
    actions: list[ft.Control] = []
    if stage.table.is_host and is_opening and not event.is_box:
        label = skin.say("emergence-shared-open-for", name=trigger)
        actions.append(MainButton(skin, label, lambda: for_table(stage, OpenAggregator()), icon="assimilate"))
    return SharedPage(
        stage, stage.table.title, round_line(stage, "emergence-shared-turns"), body, actions=actions
    )
