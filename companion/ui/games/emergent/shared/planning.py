"""While everybody plans: who is ready, the clock, and the board as the last round left it (ET-7, ET-14)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import (
    CallOffTimer,
    EmergentAction,
    PauseTimer,
    ResumeTimer,
    StartTimer,
    StretchTimer,
)
from companion.ui.games.emergent.draw import PlanEnvelope, TradeMap
from companion.ui.games.emergent.shared import lying, reading
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    SharedPage,
    accent,
    beside_width,
    is_narrow,
    map_room,
    map_skin,
    rounds,
)
from companion.ui.games.emergent.shared.people import SeatCards, State, Who
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Heading, Muted, Words
from companion.ui.stage import Stage

FOOT = 52
MORE = 60
"""Seconds the host's button adds."""
USUAL = 300
"""Seconds of a timer when the house rules name none."""


def round_line(stage: Stage) -> str:
    """`Emergent. Ann may start the timer.`"""
    view = reading.game(stage)
    now, last = rounds(stage)
    return stage.say(
        "emergent-shared-plan-line",
        title=stage.table.title,
        n=now,
        of=last,
        leader=reading.name(stage, view.leader),
    )


def _seat(stage: Stage, seat: str, *, is_ready: bool, cash: int | None) -> ft.Control:
    """One seat while it plans. The same for every plan."""
    skin = stage.skin
    word = "ready" if is_ready else "away" if reading.is_away(stage, seat) else "planning"
    state = State(stage, is_done=is_ready, words=skin.say(f"emergent-shared-{word}"))
    right: list[ft.Control] = []
    if cash is not None:
        right.append(Words(skin, reading.dollars(cash), 27, family=DISPLAY_700, line=1.0))
    if is_ready:
        right.append(PlanEnvelope(skin, reading.colour(stage, seat), skin.px(84)))
    return ft.Row([ft.Container(Who(stage, seat, below=state), expand=True), *right], spacing=skin.px(16))


def _clock(stage: Stage) -> list[ft.Control]:
    """The round timer, when the leader started one."""
    skin, timer = stage.skin, stage.table.timer
    if timer is None or timer.name != "plan":
        return []
    ring = CountdownRing(skin, timer, stage.clock, accent(skin), skin.px(118))
    words = ft.Column(
        [
            Heading(skin, skin.say("emergent-shared-clock"), 20),
            Muted(skin, skin.say("emergent-shared-clock-line"), 15.6),
        ],
        spacing=skin.px(6),
        tight=True,
        expand=True,
    )
    return [Card(skin, ft.Row([ring, words], spacing=skin.px(20)), padding=12)]


def _clock_buttons(stage: Stage) -> list[ft.Control]:
    """What the host may do with the timer in place of the leader."""
    view, skin, timer = reading.game(stage), stage.skin, stage.table.timer
    if not stage.table.is_host:
        return []

    def button(text_id: str, action: EmergentAction, icon: str, **values: object) -> ft.Control:
        return OutlineButton(
            skin,
            skin.say(text_id, **values),
            lambda: reading.for_table(stage, action),
            icon=icon,
            filled=skin.palette.card,
        )

    if timer is None or timer.name != "plan":
        seconds = view.rules.round_timer or USUAL
        action = StartTimer(seconds=None if view.rules.round_timer else USUAL)
        return [button("emergent-shared-start-timer", action, "hourglass", minutes=_minutes(seconds))]
    is_paused = timer.ends is None
    return [
        button("emergent-shared-resume", ResumeTimer(), "play")
        if is_paused
        else button("emergent-shared-pause", PauseTimer(), "pause"),
        button("emergent-shared-stretch", StretchTimer(seconds=MORE), "plus-thin"),
        button("emergent-shared-call-off", CallOffTimer(), "cross"),
    ]


def _minutes(seconds: int) -> str:
    """`5`, `2:30`."""
    whole, rest = divmod(seconds, 60)
    return f"{whole}:{rest:02}" if rest else str(whole)


def _waiting(stage: Stage) -> ft.Control:
    """Whom we wait for, in a sentence."""
    view = reading.game(stage)
    late = tuple(view.waiting_for)
    text = stage.say(
        "emergent-shared-waiting" if late else "emergent-shared-all-ready",
        names=reading.names(stage, late),
        count=len(late),
    )
    return Muted(stage.skin, text, 16, lines=2, expand=True)


def Planning(stage: Stage) -> ft.Control:
    """The last board on the left, the seats on the right."""
    view, skin = reading.game(stage), stage.skin
    is_fast = view.mode == "fast_play"
    width, height = map_room(skin, FOOT)
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.piled(stage) if is_fast else lying.standing(stage),
        width=width,
        height=height,
        mode="fast" if is_fast else "plan",
        zoom=False,
    )
    cash = {firm.seat: firm.cash for firm in view.firms}
    late = set(view.waiting_for)
    cards = [
        (seat, _seat(stage, seat, is_ready=seat not in late, cash=cash.get(seat)), seat not in late)
        for seat in view.seats
    ]
    learning = _learning(stage)
    beside = ft.Column(
        [*_clock(stage), *learning, SeatCards(stage, cards)],
        spacing=skin.px(12),
        width=beside_width(skin),
        tight=is_narrow(skin),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    title = skin.say("emergent-shared-fast-title" if is_fast else "emergent-shared-plan-title")
    return SharedPage(
        stage,
        title,
        MapBeside(skin, picture, beside, foot=FOOT),
        subtitle=round_line(stage),
        notes=[_waiting(stage)],
        foot=_clock_buttons(stage),
        foot_height=FOOT,
    )


def _learning(stage: Stage) -> list[ft.Control]:
    """What the learning variant allows this round (ET-38, ET-39)."""
    view, skin = reading.game(stage), stage.skin
    if not view.is_learning:
        return []
    text = skin.say(f"emergent-shared-learning-{min(view.round, 2)}")
    return [Card(skin, Muted(skin, text, 15.6), padding=12, border=accent(skin))]
