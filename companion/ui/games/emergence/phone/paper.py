"""A seat on paper: its real card is never shown, only turned over at the end (EM-6, EM-47)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import Declare, Seen
from companion.games.emergence.words import Allegiance
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import GreyCards
from companion.ui.kit.boxes import Strip
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage


@component
def DealtByHand(stage: Stage) -> ft.Control:
    """That the cards are dealt, never what they say (EM-6)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    seats = view.by_hand or (str(stage.table.my_seat),)
    names, count = skin.language.listed(tuple(reading.name(stage, seat) for seat in seats)), len(seats)
    is_ready = reading.mine(stage).is_ready
    label = skin.say("emergence-paper-dealt-button", names=names, count=count)
    secret = skin.say("emergence-paper-dealt-secret", names=names, count=count)
    return SeatPage(
        stage,
        title=skin.say("emergence-paper-dealt-done" if is_ready else "emergence-paper-dealt-title"),
        subtitle=skin.say("emergence-paper-dealt-line", ai=view.counts.ai, human=view.counts.human),
        body=[
            ft.Container(Icon(skin, "swap", 88, colour), alignment=ft.Alignment.CENTER),
            Strip(skin, secret, icon="shield"),
        ],
        actions=[] if is_ready else [Send(skin, label, stage.send, Seen(), colour, "check")],
        centre=True,
        spacing=24,
    )


@component
def TurnedOver(stage: Stage) -> ft.Control:
    """The end: the card of a seat on paper lies open, and is entered (EM-47)."""
    view, skin = reading.game(stage), stage.skin
    nothing: Allegiance | None = None
    picked, pick = ft.use_state(nothing)
    chose = steady(pick)
    if not reading.may(view, "declare"):
        names = tuple(reading.name(stage, seat) for seat in view.waiting_for)
        late = skin.language.listed(names)
        return SeatPage(
            stage,
            title=skin.say("emergence-paper-turn-wait"),
            subtitle=skin.say("emergence-paper-turn-wait", "text", names=late, count=len(names)),
            body=[ft.Container(Icon(skin, "flag", 96, skin.palette.muted), alignment=ft.Alignment.CENTER)],
            centre=True,
        )
    label, made = skin.say("emergence-paper-turn-button"), Declare(allegiance=picked) if picked else None
    return SeatPage(
        stage,
        title=skin.say("emergence-paper-turn-title", name=reading.name(stage, stage.table.my_seat)),
        subtitle=skin.say("emergence-paper-turn-line"),
        body=[GreyCards(skin, picked or "", chose)],
        actions=[Send(skin, label, stage.send, made, reading.my_colour(stage))],
        centre=True,
        spacing=20,
    )
