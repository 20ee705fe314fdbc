"""House rule `aggregator=box`: the real box goes round; the app asks only what was in it (EM-42, EM-44)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import BoxOpened
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES
from companion.ui.games.emergence.marks import Mark
from companion.ui.games.emergence.panels import Note, Panel, Spaced, WhyNot
from companion.ui.games.emergence.phone.page import Page
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.text import SectionTitle, Strong
from companion.ui.stage import Stage


def WaitForBox(stage: Stage) -> ft.Control:
    """House rule `aggregator=box`: the real box goes round."""
    view, skin = reading.game(stage), stage.skin
    name = reading.name(stage, view.aggregator.trigger if view.aggregator else None)
    return Page(
        stage,
        title=skin.say("emergence-box-title"),
        subtitle=skin.say("emergence-box-line", name=name),
        body=[
            ft.Row([Icon(skin, "assimilate", 130)], alignment=ft.MainAxisAlignment.CENTER),
            Note(skin, skin.say("emergence-box-wait", name=name), "hourglass"),
        ],
        spacing=24,
    )


@component
def BoxForm(stage: Stage) -> ft.Control:
    """House rule `aggregator=box`: what the real box held, and what everybody put in."""
    view, skin = reading.game(stage), stage.skin
    event = view.aggregator
    order = event.order if event else ()
    none: dict[str, int] = {}
    numbers, set_numbers = ft.use_state(none)

    def stepper(key: str, low: int, high: int, label: str) -> ft.Control:
        return Stepper(
            skin,
            numbers.get(key, low),
            low,
            high,
            lambda to: set_numbers(lambda now: {**now, key: to}),
            label,
        )

    def row(lead: ft.Control, label: str, key: str, low: int, high: int) -> ft.Control:
        head = ft.Row([lead, Strong(skin, label, 17, expand=True)], spacing=10)
        return Panel(skin, Spaced(skin, head, stepper(key, low, high, label)), padding=10, radius=16)

    sides = {side: numbers.get(side, 0) for side in SIDES}
    hands = {seat: numbers.get(f"@{seat}", 1) for seat in order}
    fits = sum(sides.values()) == sum(hands.values())

    def most(seat: Seat) -> int:
        held = reading.line(view, seat).knowledge
        return 999 if held is None else held

    body: list[ft.Control] = [
        *(row(Icon(skin, side, 24), skin.say(f"emergence-teams-{side}"), side, 0, 999) for side in SIDES),
        SectionTitle(skin, skin.say("emergence-box-open-line")),
        *(
            row(
                Mark(stage, seat, 22),
                skin.say("emergence-box-inserted", name=reading.you_or(stage, seat)),
                f"@{seat}",
                1,
                most(seat),
            )
            for seat in order
        ),
    ]
    warn = skin.say("emergence-box-differs", sides=sum(sides.values()), hands=sum(hands.values()))
    return Page(
        stage,
        title=skin.say("emergence-box-open-title"),
        body=body,
        actions=[
            *([] if fits else [WhyNot(skin, warn)]),
            MainButton(
                skin,
                skin.say("emergence-box-button", ai=sides["ai"], human=sides["human"]),
                lambda: stage.send(BoxOpened(ai=sides["ai"], human=sides["human"], inserted=hands)),
                colour=reading.my_colour(stage),
                icon="check",
                disabled=not fits,
            ),
        ],
        spacing=8,
    )
