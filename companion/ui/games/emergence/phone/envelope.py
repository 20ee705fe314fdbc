"""My choice is in the envelope; the leader counts down (EM-11, EM-12)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergence.actions import (
    CallOffCountdown,
    CountDown,
    PauseCountdown,
    Reopen,
    ResumeCountdown,
    StretchCountdown,
)
from companion.table.views import SeatLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.folding import FoldedFor, writing
from companion.ui.games.emergence.phone.select import ChooseInSecret
from companion.ui.kit.boxes import CENTERED, MIDDLE, InRow, Stacked, Strip
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Segments
from companion.ui.kit.seats import SeatRow
from companion.ui.kit.sending import Send, SendQuietly, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.steering import Steer, Steering
from companion.ui.kit.text import CENTER, Muted, Strong
from companion.ui.stage import Stage

LENGTHS = (3, 10, 30)
"""Seconds the leader may choose from."""
STEERING = Steering(PauseCountdown(), ResumeCountdown(), StretchCountdown(seconds=10), 10, CallOffCountdown())


@part
def MyEnvelope(skin: Skin, colour: str, width: float, text: str = "sealed") -> ft.Control:
    """My choice as a picture, `sealed` here or `folded` on paper; without room for it only the words."""
    return ft.Column(
        [
            *([Envelope(skin, colour, width=width)] if width else []),
            Strong(skin, skin.say(f"emergence-{text}-title"), 20, align=CENTER),
            Muted(skin, skin.say(f"emergence-{text}-line"), align=CENTER),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=MIDDLE,
    )


@part
def WhoHasSealed(
    skin: Skin, seats: tuple[SeatLine, ...], me: str | None, late: tuple[str, ...]
) -> ft.Control:
    """Everybody in a row with one word each."""
    words = {False: skin.say("emergence-shared-sealed"), True: skin.say("emergence-shared-choosing")}
    return SeatRow(skin, seats, me, detail=lambda line: words[line.seat in late])


@part
def _Lengths(skin: Skin, lengths: tuple[int, ...], chosen: int, choose: Callable[[int], None]) -> ft.Control:
    """How long the countdown is."""
    options = [(str(length), skin.say("emergence-sealed-seconds", n=length), "") for length in lengths]
    return Segments(skin, options, str(chosen), lambda to: choose(int(to)), colour=skin.palette.muted)


@component
def InTheEnvelope(stage: Stage) -> ft.Control:
    """Waiting for the others; the leader gets the button that starts the countdown."""
    view, skin, send = reading.game(stage), stage.skin, stage.send
    seconds, choose = ft.use_state(0)
    chose = steady(choose)
    late, is_leader = reading.late(view), reading.is_me(stage, view.leader)
    house = int(stage.table.options.get("countdown", "") or 3)
    lengths = tuple(sorted({*LENGTHS, house}))[:4]
    count = CountDown(seconds=seconds or house)
    text = "folded" if reading.is_on_paper(stage) else "sealed"
    words, icon = _leader_words(stage), "hourglass" if late else "crown"
    width = (100 if is_leader else 170) if skin.is_small else 236
    actions: list[ft.Control] = [_Lengths(skin, lengths, count.seconds or house, chose)] if is_leader else []
    papers = writing(stage)
    if papers:
        actions.append(FoldedFor(skin, papers, send))
    reopen = SendQuietly(skin, skin.say(f"emergence-{text}-reopen"), send, Reopen(), "envelope-open")
    actions.append(ft.Row([reopen]))
    if reading.stands_in(stage, view.leader) and not late:
        label = skin.say("emergence-shared-count-for", name=reading.name(stage, view.leader))
        actions.append(ft.Row([SendQuietly(skin, label, send, as_host(count))]))
    if is_leader:
        label, colour = skin.say("emergence-sealed-button"), reading.my_colour(stage)
        actions.append(Send(skin, label, send, None if late else count, colour, "hourglass"))
    return SeatPage(
        stage,
        body=[
            MyEnvelope(skin, stage.me.colour if stage.me else "", width, text),
            Strip(skin, words, icon=icon),
            WhoHasSealed(skin, stage.table.seats, stage.table.my_seat, late),
        ],
        actions=actions,
        spacing=18,
        centre=True,
    )


def _leader_words(stage: Stage) -> str:
    """Who counts, and whom we wait for."""
    view, late = reading.game(stage), reading.late(reading.game(stage))
    if late:
        return stage.say("emergence-sealed-waiting", names=reading.listed(stage, late))
    if reading.is_me(stage, view.leader):
        return stage.say("emergence-sealed-you-count")
    return stage.say("emergence-sealed-leader-counts", leader=reading.name(stage, view.leader))


@component
def Counting(stage: Stage) -> ft.Control:
    """The ring drains; the envelope can be reopened until zero."""
    view, skin = reading.game(stage), stage.skin
    is_open, set_open = ft.use_state(False)
    keep = steady(lambda: set_open(False))
    if is_open:
        return ChooseInSecret(stage, keep)
    timer, is_leader = stage.table.timer, reading.is_me(stage, view.leader)
    diameter = max(150.0, min(skin.width - 56, skin.height * (0.3 if skin.is_small else 0.375), 330))
    is_held = timer is not None and timer.ends is None
    said = skin.say("emergence-countdown-paused" if is_held else "emergence-sealed-everybody")
    body: list[ft.Control] = [Strong(skin, said, 20, align=CENTER)]
    if timer:
        ring = CountdownRing(skin, timer, stage.clock, reading.my_colour(stage), diameter)
        body.append(ft.Row([ring], alignment=CENTERED))
    width = (0 if is_leader else 130) if skin.is_small else 150 if is_leader else 236
    is_paper = reading.is_on_paper(stage)
    text = "folded" if is_paper else "sealed"
    body.append(MyEnvelope(skin, stage.me.colour if stage.me else "", width, text))
    reopen = OutlineButton(
        skin,
        skin.say("emergence-sealed-reopen"),
        lambda: set_open(True),
        icon="envelope-open",
        expand=True,
        height=48 if is_leader else 56,
    )
    steering = _in_rows(skin, Steer(skin, STEERING, stage.send, is_held=is_held)) if is_leader else []
    below = [] if is_paper else [ft.Row([reopen])]
    return SeatPage(stage, body=body, actions=[*steering, *below], centre=True)


def _in_rows(skin: Skin, buttons: list[ft.Control]) -> list[ft.Control]:
    """What only the leader may do with the countdown: holding and more time share a line."""
    rows = [[button] for button in buttons] if skin.large_text else [buttons[:2], buttons[2:]]
    return [Stacked(skin, *(InRow(skin, *row, gap=8) for row in rows), gap=8)]
