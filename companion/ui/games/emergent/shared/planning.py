"""While everybody plans: who is ready, the clock, and the board as the last round left it (ET-7, ET-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import flet as ft

from companion.games.emergent.actions import (
    CallOffTimer,
    PaperReady,
    PauseTimer,
    ResumeTimer,
    StartTimer,
    StretchTimer,
)
from companion.games.emergent.views import EmergentView
from companion.kernel.seat import Seat
from companion.table.views import TimerView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.walk import PlanEnvelope
from companion.ui.games.emergent.reading import Cast, papers_line
from companion.ui.games.emergent.shared import lying
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    TradePage,
    WideMap,
    beside_width,
    is_narrow,
    rounds,
)
from companion.ui.games.emergent.shared.people import DoneWord, Named, SeatCard, SeatColumn
from companion.ui.kit.boxes import STRETCHED, Big, InRow, Stacked
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.folding import StillFolding
from companion.ui.kit.layout import Card
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.shared import Sentence, for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.steering import Steer, Steering
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

MORE = 60
"""Seconds the host's button adds."""
USUAL = 300
"""Seconds of a timer when the house rules name none."""
WAYS = Steering(PauseTimer(), ResumeTimer(), StretchTimer(seconds=MORE), MORE, CallOffTimer())
Word = Literal["ready", "away", "planning", "paper"]


@component
def PlanningScene(stage: Stage) -> ft.Control:
    """Nothing of a plan: only who has sealed one."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    is_fast, (now, last) = view.mode == "fast_play", rounds(stage)
    marks = lying.piled(cast, view) if is_fast else lying.standing(cast, view)
    cash, away, late = {one.seat: one.cash for one in view.firms}, reading.away(stage), view.waiting_for
    cards = [
        PlanningSeat.keyed(seat)(
            skin,
            cast,
            seat,
            _word(view, seat, away),
            cash.get(seat),
        )
        for seat in view.seats
    ]
    timer = stage.table.timer if stage.table.timer and stage.table.timer.name == "plan" else None
    folding = tuple((seat, cast.name(seat)) for seat in view.by_hand if seat in late and not view.papers)
    say = steady(lambda action: for_table(stage.send, action))
    fold = steady(lambda seat: say(PaperReady(seat=Seat(seat))))
    paper = [StillFolding(skin, folding, fold if stage.leads else None)] if folding else []
    limits = [LearningLimits(skin, min(view.round, 2))] if view.is_learning else []
    beside = ft.Column(
        [*([PlanClock(skin, timer, stage.clock)] if timer else []), *limits, *paper, SeatColumn(skin, cards)],
        spacing=skin.px(12),
        width=beside_width(skin),
        tight=is_narrow(skin),
        horizontal_alignment=STRETCHED,
    )
    waits = papers_line(skin, cast, view) or skin.say(
        "emergent-shared-waiting" if late else "emergent-shared-all-ready", **cast.awaited(skin, late)
    )
    drawn = WideMap(skin, cast.drawn, marks, mode="fast" if is_fast else "plan", key="plan")
    return TradePage(
        stage,
        skin.say("emergent-shared-fast-title" if is_fast else "emergent-shared-plan-title"),
        MapBeside(skin, drawn, beside),
        subtitle=skin.say(
            "emergent-shared-plan-line",
            title=stage.table.title,
            n=now,
            of=last,
            leader=cast.name(view.leader),
        ),
        notes=[Sentence(skin, waits, "hourglass")],
        foot=_clock_buttons(stage, timer),
    )


def _word(view: EmergentView, seat: str, away: frozenset[str]) -> Word:
    """How far a seat is, never what it plans."""
    if seat not in view.waiting_for:
        return "ready"
    return "paper" if seat in view.papers else "away" if seat in away else "planning"


@part
def PlanningSeat(skin: Skin, cast: Cast, seat: str, word: Word, cash: int | None) -> ft.Control:
    """One seat while it plans. The same for every plan."""
    is_ready = word == "ready"
    state = DoneWord(skin, is_done=is_ready, words=skin.say(f"emergent-shared-{word}"))
    right = [
        *([] if cash is None else [Big(skin, dollars(cash), 27)]),
        *([PlanEnvelope(skin, cast.colour(seat), skin.px(84))] if is_ready else []),
    ]
    row = InRow(skin, ft.Container(Named(skin, cast, seat, below=state), expand=True), *right, gap=16)
    return SeatCard(skin, cast.paint(skin, seat), row, strong=is_ready)


@part
def PlanClock(skin: Skin, timer: TimerView, clock: Callable[[], float]) -> ft.Control:
    """The round timer, when the leader started one."""
    ring = CountdownRing(skin, timer, clock, skin.look.accent, skin.px(118))
    words = Stacked(
        skin,
        Heading(skin, skin.say("emergent-shared-clock"), 20),
        Muted(skin, skin.say("emergent-shared-clock-line"), 15.6),
        gap=6,
        expand=True,
    )
    return Card(skin, InRow(skin, ring, words, gap=20), padding=12)


def _clock_buttons(stage: Stage, timer: TimerView | None) -> list[ft.Control]:
    """What the host may do with the timer in place of the leader. A hook."""
    skin, house = stage.skin, reading.game(stage).rules.round_timer
    say = steady(lambda action: for_table(stage.send, action))
    if not stage.leads or reading.game(stage).papers:
        return []
    ground = skin.palette.card
    if timer is not None:
        return Steer(skin, WAYS, say, is_held=timer.ends is None, filled=ground, fits=True)
    words = skin.say("emergent-shared-start-timer", minutes=_minutes(house or USUAL))
    start = StartTimer(seconds=None if house else USUAL)
    return [SendQuietly(skin, words, say, start, "hourglass", filled=ground, fits=True)]


def _minutes(seconds: int) -> str:
    """`5`, `2:30`."""
    whole, rest = divmod(seconds, 60)
    return f"{whole}:{rest:02}" if rest else str(whole)


@part
def LearningLimits(skin: Skin, number: int) -> ft.Control:
    """What the learning variant allows this round (ET-38, ET-39)."""
    words = Muted(skin, skin.say(f"emergent-shared-learning-{number}"), 15.6)
    return Card(skin, words, padding=12, border=skin.look.accent)
