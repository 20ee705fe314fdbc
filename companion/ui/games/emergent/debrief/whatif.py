"""What if: replay a round with a changed plan of one seat against the others' real plans (ET-37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums import trial
from companion.games.emergent.sums.whatif import WhatIf, what_if
from companion.games.emergent.views.history import FirmRound
from companion.kernel.seat import Seat
from companion.ui.games.emergent.debrief.frame import PhonePage
from companion.ui.games.emergent.debrief.knobs import (
    ChangeLine,
    Edit,
    RegionChips,
    RegionKnobs,
    regions_in_order,
    undone,
)
from companion.ui.games.emergent.debrief.outcome import CitiesCard, MoneyCard, OthersCard
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.page import SharedPage, is_narrow, room
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE, Card
from companion.ui.kit.text import Heading, Muted, Words
from companion.ui.stage import Stage

FOOT = 52
TV_SHARES = (0.3, 0.31, 0.39)
TABLET_SHARES = (0.44, 0.56)
"""How the width is shared: the form, the changes with the money, the cities."""
CHART, CITY = 122, 32
"""How high the chart is, and each city in it, on a wide screen."""
PHONE_ROW = 62
"""How high one city is in the chart on a phone."""


@dataclass(frozen=True)
class Trying:
    """What is tried: whose plan of which round, with what changed, and the region that is open."""

    seat: str
    round: int
    plan: Plan
    region: str = ""


Step = Callable[[Trying], Trying]
Go = Callable[[Step], None]
"""Go on from what is tried then: fingers are faster than screens."""


def started(stage: Stage, seat: str, number: int) -> Trying:
    """The real plan, to be changed."""
    firm = firm_of(stage, seat, number)
    return Trying(seat, number, firm.plan, regions_in_order(stage, firm, firm.plan)[0])


def firm_of(stage: Stage, seat: str, number: int) -> FirmRound:
    """One firm in one round, as it was."""
    view = reading.game(stage)
    record = next(one for one in view.history if one.round == number)
    return next(firm for firm in record.firms if firm.seat == seat)


def first_seat(stage: Stage) -> str:
    """Mine; on the shared screen the first one."""
    return stage.table.my_seat or reading.game(stage).seats[0]


def whatif_title(stage: Stage, seat: str | None) -> str:
    """`What if Bo had planned this?`"""
    who = seat or first_seat(stage)
    if who == stage.table.my_seat:
        return stage.say("emergent-whatif-mine")
    return stage.say("emergent-whatif-title", name=reading.name(stage, who))


def _rounds(stage: Stage, now: Trying, go: Go) -> list[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    return [
        Chip(
            skin,
            skin.say("emergent-whatif-round", n=record.round),
            partial(_restart, stage, now.seat, record.round, go),
            selected=record.round == now.round,
        )
        for record in view.history
    ]


def _restart(stage: Stage, seat: str, number: int, go: Go) -> None:
    go(lambda _: started(stage, seat, number))


def _changes(stage: Stage, now: Trying, firm: FirmRound, go: Go) -> ft.Control:
    """What differs from the real plan, each to be taken back."""
    skin = stage.skin
    found = trial.changes(firm, now.plan)

    def back(change: trial.Change) -> None:
        go(lambda then: replace(then, plan=undone(firm, then.plan, change)))

    title = skin.say("emergent-whatif-changes", n=len(found), round=now.round)
    rows: list[ft.Control] = [
        Heading(skin, title, 19),
        Muted(skin, skin.say("emergent-whatif-others-keep" if found else "emergent-whatif-pick"), 15),
        *(ChangeLine(stage, now.seat, change, partial(back, change)) for change in found),
    ]
    if len(found) > 1:
        reset = OutlineButton(
            skin,
            skin.say("emergent-whatif-undo"),
            lambda: _restart(stage, now.seat, now.round, go),
            icon="undo",
        )
        rows.append(ft.Row([reset]))
    if found:
        rows.append(Muted(skin, skin.say("emergent-whatif-rules"), 15))
    return Card(skin, ft.Column(rows, spacing=skin.px(8), tight=True), padding=14)


def _knobs(stage: Stage, now: Trying, firm: FirmRound, go: Go, width: float) -> ft.Control:
    """The regions, and what can be changed in the open one; what the plan costs."""
    skin = stage.skin

    def tries(edit: Edit) -> None:
        go(lambda then: replace(then, plan=edit(then.plan)))

    def opens(region: str) -> None:
        go(lambda then: replace(then, region=region))

    chips = RegionChips(stage, regions_in_order(stage, firm, firm.plan), now.region, opens)
    knobs = RegionKnobs(stage, firm, now.plan, now.region, tries)
    return Card(
        skin,
        ft.Column([chips, knobs], spacing=skin.px(12), tight=True, width=width - 2 * skin.px(14)),
        padding=14,
    )


def _faults(stage: Stage, tried: WhatIf) -> ft.Control:
    """Why this plan would have been refused, all reasons at once."""
    skin, palette = stage.skin, stage.skin.palette
    rows: list[ft.Control] = [
        ft.Row(
            [
                Icon(skin, "warning", skin.px(26), palette.warn),
                ft.Container(Heading(skin, skin.say("emergent-whatif-illegal"), 19), expand=True),
            ],
            spacing=skin.px(10),
        )
    ]
    rows += [Words(skin, reading.why(stage, fault), 16, family=TEXT_600) for fault in tried.faults]
    return Card(skin, ft.Column(rows, spacing=skin.px(10), tight=True), padding=16, border=palette.warn)


def _tried(stage: Stage, now: Trying) -> WhatIf:
    return what_if(reading.game(stage), now.round, Seat(now.seat), now.plan)


def _people(stage: Stage, seat: str, pick: Callable[[str], None]) -> list[ft.Control]:
    """Whose plan is tried, on a screen that is nobody's."""
    return [
        Chip(
            stage.skin,
            reading.name(stage, one),
            partial(pick, one),
            colour=reading.paint(stage, one),
            selected=one == seat,
        )
        for one in reading.game(stage).seats
    ]


@component
def _Wide(
    stage: Stage, width: float, height: float, seat: str, pick_seat: Callable[[str], None] | None
) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    now, go = ft.use_state(started(stage, seat, view.history[-1].round))
    firm, tried = firm_of(stage, now.seat, now.round), _tried(stage, now)
    gap = skin.px(12)
    people = _people(stage, now.seat, pick_seat) if pick_seat else []
    if is_narrow(skin):
        chips = [*people, *_rounds(stage, now, go)]
        return ft.Column(_column(stage, now, go, chips, width), spacing=gap, width=width, tight=True)
    top = ft.Row(
        [*people, ft.Container(width=skin.px(10)), *_rounds(stage, now, go)],
        spacing=skin.px(8),
        scroll=ft.ScrollMode.AUTO,
        height=skin.px(52),
    )
    tall = height - skin.px(52) - gap
    shares = TV_SHARES if skin.device == "tv" else TABLET_SHARES
    room = width - gap * (len(shares) - 1)
    widths = [room * share for share in shares]
    changes = [_changes(stage, now, firm, go)]
    if tried.faults:
        money, cities = [_faults(stage, tried)], []
    else:
        chart = skin.px(CHART) + max(1, len(tried.cities)) * skin.px(CITY)
        money = [MoneyCard(stage, tried)]
        cities = [CitiesCard(stage, tried, widths[-1], chart), OthersCard(stage, tried)]
    knobs = [_knobs(stage, now, firm, go, widths[0])]
    parts = [knobs, money + changes, cities] if len(shares) > 2 else [knobs + changes, money + cities]
    columns = [
        ft.Column(
            list(part),
            spacing=gap,
            width=wide,
            height=tall,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for part, wide in zip(parts, widths, strict=True)
    ]
    return ft.Column(
        [top, ft.Row(list(columns), spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)],
        spacing=gap,
    )


def WhatIfBody(
    stage: Stage, width: float, height: float, seat: str | None, pick_seat: Callable[[str], None] | None
) -> ft.Control:
    """On a tablet or TV: the form on the left, what it would have done on the right."""
    who = seat or first_seat(stage)
    return _Wide.keyed(f"try-{who}")(stage, width, height, who, pick_seat)


@component
def WhatIfScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """A whole screen: on a phone about my own plans, on a shared screen about anybody's."""
    skin = stage.skin
    seat, pick = ft.use_state(first_seat(stage))
    if skin.is_phone:
        return _Phone(stage, seat, on_back)
    width, height = room(skin, FOOT)
    back = [IconButton48(skin, "arrow-left", skin.say("emergent-debrief-back"), on_back)] if on_back else []
    body = WhatIfBody(stage, width, height, seat, None if stage.table.my_seat else pick)
    return SharedPage(stage, whatif_title(stage, seat), body, foot=back, foot_height=FOOT)


def _column(stage: Stage, now: Trying, go: Go, chips: list[ft.Control], width: float) -> list[ft.Control]:
    """Everything below each other: what is tried, the form, the changes, then what they do."""
    skin = stage.skin
    firm, tried = firm_of(stage, now.seat, now.round), _tried(stage, now)
    made: list[ft.Control] = [
        ft.Row(list(chips), spacing=skin.px(8), run_spacing=skin.px(8), wrap=True),
        _knobs(stage, now, firm, go, width),
        _changes(stage, now, firm, go),
    ]
    if tried.faults:
        return [*made, _faults(stage, tried)]
    tall = (110 + PHONE_ROW * max(1, len(tried.cities))) * skin.scale * (1.5 if skin.large_text else 1.0)
    return [*made, MoneyCard(stage, tried), CitiesCard(stage, tried, width, tall), OthersCard(stage, tried)]


@component
def _Phone(stage: Stage, seat: str, on_back: Tap | None) -> ft.Control:
    """One column: the round, the knobs, the changes, then what they do."""
    view, skin = reading.game(stage), stage.skin
    now, go = ft.use_state(started(stage, seat, view.history[-1].round))
    body = _column(stage, now, go, _rounds(stage, now, go), skin.width - 2 * SIDE)
    return PhonePage(stage, whatif_title(stage, seat), body, on_back=on_back)
