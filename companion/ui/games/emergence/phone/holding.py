"""Only the secrets: how many tokens lie before me, now that the aggregator opens (EM-55)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import Hold
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import Token
from companion.ui.kit.boxes import CENTERED, Panel, Spaced
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage

MOST = 999


@component
def TokensHeld(stage: Stage) -> ft.Control:
    """I count, and may put it right until the last has counted."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    mine = reading.mine(stage)
    amount, change = ft.use_state(mine.knowledge or 0)
    put = steady(change)
    trigger = reading.name(stage, view.on_board.trigger if view.on_board else None)
    text = "again" if mine.is_ready else "button"
    label = skin.say(f"emergence-hold-{text}", n=amount)
    is_same = mine.is_ready and mine.knowledge == amount
    words = skin.say("emergence-hold-label")
    return SeatPage(
        stage,
        title=skin.say("emergence-hold-title"),
        subtitle=skin.say("emergence-hold-line", name=trigger),
        body=[
            ft.Row([Token(skin, 96)], alignment=CENTERED),
            Panel(skin, Spaced(skin, Stepper(skin, amount, 0, MOST, put, words)), padding=14),
        ],
        notes=[
            WaitingStrip(
                skin,
                reading.others(stage),
                reading.late(view),
                skin.say("emergence-shared-counted"),
                skin.say("emergence-have-not"),
            )
        ],
        actions=[Send(skin, label, stage.send, None if is_same else Hold(knowledge=amount), colour, "check")],
        centre=True,
        spacing=24,
    )
