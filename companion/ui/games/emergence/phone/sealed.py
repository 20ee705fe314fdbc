"""My choice is in the envelope; the leader counts down (EM-11, EM-12)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import (
    CallOffCountdown,
    CountDown,
    PauseCountdown,
    Reopen,
    ResumeCountdown,
    StretchCountdown,
)
from companion.table.actions import ForTable
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import MIDDLE, Segments, Strip
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.select import ChooseInSecret
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import component
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.seats import SeatRow
from companion.ui.kit.text import CENTER, Body, Muted, Strong
from companion.ui.stage import Stage

LENGTHS = (3, 10, 30)
"""Seconds the leader may choose from."""


def _my_mark(stage: Stage) -> str:
    return stage.me.colour if stage.me else "orange"


def _envelope(stage: Stage, width: float) -> ft.Control:
    """My choice as a picture; without room for it only the words."""
    skin = stage.skin
    return ft.Column(
        [
            *([Envelope(skin, _my_mark(stage), width=width)] if width else []),
            Strong(skin, skin.say("emergence-sealed-title"), 20, align=CENTER),
            Muted(skin, skin.say("emergence-sealed-line"), align=CENTER),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=MIDDLE,
    )


@component
def Sealed(stage: Stage) -> ft.Control:
    """Waiting for the others; the leader gets the button that starts the countdown."""
    view, skin = reading.game(stage), stage.skin
    seconds, choose = ft.use_state(0)
    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    is_leader = reading.is_me(stage, view.leader)
    house = int(stage.table.options.get("countdown", "") or 3)
    lengths = tuple(sorted({*LENGTHS, house}))[:4]
    chosen = seconds or house
    word = {False: "emergence-shared-sealed", True: "emergence-shared-choosing"}
    body: list[ft.Control] = [
        _envelope(stage, 170 if skin.is_small else 236),
        _leader_line(stage, late),
        SeatRow(
            skin,
            stage.table.seats,
            stage.table.my_seat,
            detail=lambda line: skin.say(word[line.seat in late]),
        ),
    ]
    actions: list[ft.Control] = []
    if is_leader:
        options = [(str(length), skin.say("emergence-sealed-seconds", n=length), "") for length in lengths]
        actions.append(Segments(skin, options, str(chosen), lambda to: choose(int(to)), skin.palette.muted))
    again = OutlineButton(
        skin,
        skin.say("emergence-sealed-reopen"),
        lambda: stage.send(Reopen()),
        icon="envelope-open",
        expand=True,
    )
    actions.append(ft.Row([again]))
    if reading.stands_in(stage, view.leader) and not late:
        label = skin.say("emergence-shared-count-for", name=reading.name(stage, view.leader))
        count = ForTable(action=CountDown(seconds=chosen).model_dump())
        actions.append(ft.Row([OutlineButton(skin, label, lambda: stage.send(count), expand=True)]))
    if is_leader:
        actions.append(
            MainButton(
                skin,
                skin.say("emergence-sealed-button"),
                lambda: stage.send(CountDown(seconds=chosen)),
                colour=reading.my_colour(stage),
                icon="hourglass",
                disabled=bool(late),
            )
        )
    return Page(stage, body=body, actions=actions, spacing=18, centre=True)


def _leader_line(stage: Stage, late: tuple[str, ...]) -> ft.Control:
    """Who counts, and whom we wait for."""
    view, skin = reading.game(stage), stage.skin
    if late:
        names = reading.people(stage, tuple(seat for seat in view.seats if seat in late))
        words = skin.say("emergence-sealed-waiting", names=names)
    elif reading.is_me(stage, view.leader):
        words = skin.say("emergence-sealed-you-count")
    else:
        words = skin.say("emergence-sealed-leader-counts", leader=reading.name(stage, view.leader))
    return Strip(skin, [Body(skin, words, expand=True)], icon="hourglass" if late else "crown")


@component
def Counting(stage: Stage) -> ft.Control:
    """The ring drains; the envelope can be reopened until zero."""
    view, skin = reading.game(stage), stage.skin
    is_open, set_open = ft.use_state(False)
    if is_open:
        return ChooseInSecret(stage, lambda: set_open(False))
    timer = stage.table.timer
    is_leader = reading.is_me(stage, view.leader)
    diameter = max(150.0, min(skin.width - 56, skin.height * (0.3 if skin.is_small else 0.375), 330))
    is_held = timer is not None and timer.ends is None
    body: list[ft.Control] = [
        Strong(
            skin,
            skin.say("emergence-countdown-paused" if is_held else "emergence-sealed-everybody"),
            20,
            align=CENTER,
        )
    ]
    if timer:
        ring = CountdownRing(skin, timer, stage.clock, reading.my_colour(stage), diameter)
        body.append(ft.Row([ring], alignment=ft.MainAxisAlignment.CENTER))
    width = (0 if is_leader else 130) if skin.is_small else 150 if is_leader else 236
    body.append(_envelope(stage, width))
    reopen = OutlineButton(
        skin,
        skin.say("emergence-sealed-reopen"),
        lambda: set_open(True),
        icon="envelope-open",
        expand=True,
        height=56 if not is_leader else 48,
    )
    return Page(
        stage,
        body=body,
        actions=[*([_steering(stage, is_held)] if is_leader else []), ft.Row([reopen])],
        centre=True,
    )


def _steering(stage: Stage, is_held: bool) -> ft.Control:
    """What only the leader may do with the countdown."""
    skin = stage.skin
    hold = ("shell-timer-resume", ResumeCountdown()) if is_held else ("shell-timer-hold", PauseCountdown())
    buttons = [
        OutlineButton(skin, skin.say(hold[0]), lambda: stage.send(hold[1]), expand=True),
        OutlineButton(
            skin,
            skin.say("shell-timer-more", n=10),
            lambda: stage.send(StretchCountdown(seconds=10)),
            expand=True,
        ),
    ]
    off = OutlineButton(
        skin, skin.say("shell-timer-off"), lambda: stage.send(CallOffCountdown()), expand=True
    )
    if skin.large_text:
        return ft.Column([ft.Row([button]) for button in (*buttons, off)], spacing=8, tight=True)
    return ft.Column([ft.Row(buttons, spacing=8), ft.Row([off])], spacing=8, tight=True)
