"""The aggregator goes round, then opens (EM-41..44)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import OpenAggregator
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import Mark, Small
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SeatPanel, SharedPage, for_table, round_line
from companion.ui.parts.buttons import DualButton
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage


def _seat(stage: Stage, seat: str, word: str, *, is_in: bool, is_now: bool) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    return SeatPanel(
        stage,
        seat,
        ft.Column(
            [
                Mark(stage, seat, skin.px(48)),
                Strong(skin, reading.name(stage, seat), 20, lines=1, align=CENTER),
                ft.Row(
                    [
                        Icon(
                            skin,
                            "check" if is_in else "hourglass",
                            skin.px(20),
                            palette.good if is_in else palette.muted,
                        ),
                        Small(skin, word),
                    ],
                    spacing=skin.px(6),
                    alignment=CENTERED,
                ),
            ],
            spacing=skin.px(10),
            tight=True,
            horizontal_alignment=MIDDLE,
        ),
        strong=is_now,
    )


def Aggregator(stage: Stage) -> ft.Control:
    """Who has dropped; never how much."""
    view, skin = reading.game(stage), stage.skin
    event = view.aggregator
    if event is None:
        return SharedPage(stage, stage.table.title, "", ft.Container())
    trigger = reading.name(stage, event.trigger)
    is_opening = view.phase == "opening"
    if event.is_box:
        title, line = stage.say("emergence-box-title"), stage.say("emergence-box-line", name=trigger)
    elif is_opening:
        title = stage.say("emergence-shared-opening-title")
        line = stage.say("emergence-shared-opening-line", name=trigger)
    else:
        title = stage.say("emergence-shared-drop-title")
        line = stage.say("emergence-shared-drop-line", name=trigger)

    def one(seat: str) -> ft.Control:
        is_in = not event.is_box and seat not in event.waiting
        is_now = bool(event.waiting) and seat == event.waiting[0]
        word = (
            "emergence-shared-dropped" if is_in else "emergence-now" if is_now else "emergence-shared-not-yet"
        )
        return _seat(stage, seat, stage.say(word), is_in=is_in, is_now=is_now)

    body = ft.Column(
        [
            Icon(skin, "assimilate", skin.px(150)),
            Heading(skin, title, 46, bold=True, align=CENTER),
            ft.Container(
                Muted(skin, line, 20, align=CENTER), width=skin.width * 0.7, alignment=ft.Alignment.CENTER
            ),
            ft.Container(height=skin.px(18)),
            ft.Row([one(seat) for seat in event.order], spacing=skin.px(14)),
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=True,
    )
    actions: list[ft.Control] = []
    if stage.table.is_host and is_opening and not event.is_box:
        label = stage.say("emergence-shared-open-for", name=trigger)
        actions.append(DualButton(skin, label, lambda: for_table(stage, OpenAggregator()), icon="assimilate"))
    return SharedPage(
        stage, stage.table.title, round_line(stage, "emergence-shared-turns"), body, actions=actions
    )
