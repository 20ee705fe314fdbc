"""What if: replay a round with a changed plan of one seat against the others' real plans (ET-37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums import trial
from companion.games.emergent.sums.whatif import WhatIf, what_if
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.history import FirmRound
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief.knobs import (
    ChangedLine,
    Edit,
    RegionChips,
    RegionKnobs,
    regions_in_order,
    undone,
)
from companion.ui.games.emergent.debrief.outcome import TriedCities, TriedMoney, TriedOthers
from companion.ui.games.emergent.debrief.whose import whose
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import TradePage, is_narrow, room
from companion.ui.kit.boxes import START, STRETCHED, InRow, Spaced, Stacked, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component, use_kept
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import LETTER, Heading, Muted, Words
from companion.ui.stage import Stage

TV_SHARES = (0.3, 0.31, 0.39)
TABLET_SHARES = (0.44, 0.56)
"""How the width is shared: the form, the changes with the money, the cities."""
CHART, CITY = 122, 32
"""How high the chart is, and each city in it, on a wide screen."""
CHIP = 38
"""What a chip takes beside its words, its gap among it; the ticks of the chosen ones are another half."""
PHONE_ROW = 62
"""How high one city is in the chart on a phone."""


LONG = 14
"""The header has no room for a longer name; the chips name who it is."""


@frozen
class Trying:
    """What is tried: whose plan of which round, with what changed, and the region that is open."""

    seat: str
    round: int
    plan: Plan
    region: str = ""


Step = Callable[[Trying], Trying]
Go = Callable[[Step], None]
"""Go on from what is tried then: fingers are faster than screens."""


def started(cast: Cast, view: EmergentView, seat: str, number: int) -> Trying:
    """The real plan, to be changed."""
    firm = firm_of(view, seat, number)
    return Trying(seat, number, firm.plan, regions_in_order(cast, firm, firm.plan)[0])


def firm_of(view: EmergentView, seat: str, number: int) -> FirmRound:
    """One firm in one round, as it was."""
    record = next(one for one in view.history if one.round == number)
    return next(firm for firm in record.firms if firm.seat == seat)


def whatif_title(stage: Stage, seat: str | None) -> str:
    """`What if Bo had planned this?`"""
    skin, cast = stage.skin, reading.cast(stage)
    who = seat or cast.seat
    if cast.is_me(who):
        return skin.say("emergent-whatif-mine")
    if len(cast.name(who)) > LONG:
        return skin.say("emergent-debrief-what-if")
    return skin.say("emergent-whatif-title", name=cast.name(who))


def _rounds(skin: Skin, cast: Cast, view: EmergentView, now: Trying, go: Go) -> list[ft.Control]:
    def restart(number: int) -> None:
        go(lambda _: started(cast, view, now.seat, number))

    return [
        Chip(
            skin,
            skin.say("emergent-whatif-round", n=record.round),
            partial(restart, record.round),
            selected=record.round == now.round,
        )
        for record in view.history
    ]


def _changes(skin: Skin, cast: Cast, now: Trying, firm: FirmRound, go: Go) -> ft.Control:
    """What differs from the real plan, each to be taken back."""
    found = trial.changes(firm, now.plan)

    def back(change: trial.Change) -> None:
        go(lambda then: replace(then, plan=undone(firm, then.plan, change)))

    def reset() -> None:
        go(lambda then: replace(then, plan=firm.plan))

    title = skin.say("emergent-whatif-changes", n=len(found), round=now.round)
    rows: list[ft.Control] = [
        Heading(skin, title, 19),
        Muted(skin, skin.say("emergent-whatif-others-keep" if found else "emergent-whatif-pick"), 15),
        *(ChangedLine(skin, cast, now.seat, change, partial(back, change)) for change in found),
    ]
    if len(found) > 1:
        rows.append(ft.Row([OutlineButton(skin, skin.say("emergent-whatif-undo"), reset, icon="undo")]))
    if found:
        rows.append(Muted(skin, skin.say("emergent-whatif-rules"), 15))
    return Card(skin, Stacked(skin, *rows, gap=8), padding=14)


def _knobs(skin: Skin, cast: Cast, now: Trying, firm: FirmRound, go: Go, width: float) -> ft.Control:
    """The regions, and what can be changed in the open one; what the plan costs."""

    def tries(edit: Edit) -> None:
        go(lambda then: replace(then, plan=edit(then.plan)))

    def opens(region: str) -> None:
        go(lambda then: replace(then, region=region))

    chips = RegionChips(skin, cast, regions_in_order(cast, firm, firm.plan), now.region, opens)
    knobs = RegionKnobs(skin, cast, firm, now.plan, now.region, tries)
    return Card(
        skin,
        ft.Column([chips, knobs], spacing=skin.px(12), tight=True, width=width - 2 * skin.px(14)),
        padding=14,
    )


def _faults(skin: Skin, cast: Cast, tried: WhatIf) -> ft.Control:
    """Why this plan would have been refused, all reasons at once."""
    palette = skin.palette
    rows: list[ft.Control] = [
        InRow(
            skin,
            Icon(skin, "warning", skin.px(26), palette.warn),
            ft.Container(Heading(skin, skin.say("emergent-whatif-illegal"), 19), expand=True),
        )
    ]
    rows += [Words(skin, cast.why(skin, fault), 16, family=TEXT_600) for fault in tried.faults]
    return Card(skin, Stacked(skin, *rows, gap=10), padding=16, border=palette.warn)


@component
def TriedWide(
    skin: Skin,
    cast: Cast,
    view: EmergentView,
    width: float,
    height: float,
    seat: str,
    pick_seat: Choose | None,
) -> ft.Control:
    """The form on the left, what it would have done on the right."""
    now, go = ft.use_state(started(cast, view, seat, view.history[-1].round))
    people = whose(skin, cast, now.seat, pick_seat) if pick_seat else []
    rounds, gap = _rounds(skin, cast, view, now, go), skin.px(12)
    if is_narrow(skin):
        column = _column(skin, cast, view, now, go, [*people, *rounds], width)
        return ft.Column(column, spacing=gap, width=width, tight=True)
    firm = firm_of(view, now.seat, now.round)
    tried = what_if(view, now.round, Seat(now.seat), now.plan)
    words = [skin.say("emergent-whatif-round", n=one.round) for one in view.history]
    words += cast.names.values() if people else ()
    is_crowded = len("".join(words)) * LETTER * skin.size(15) + (len(words) + 1.5) * skin.px(CHIP) > width
    lines = [people, rounds] if is_crowded else [[*people, ft.Container(width=skin.px(10)), *rounds]]
    top = [ft.Row(line, spacing=skin.px(8), scroll=ft.ScrollMode.AUTO, height=skin.px(52)) for line in lines]
    tall = height - len(top) * (skin.px(52) + gap)
    shares = TV_SHARES if skin.device == "tv" else TABLET_SHARES
    widths = [(width - gap * (len(shares) - 1)) * share for share in shares]
    changes = [_changes(skin, cast, now, firm, go)]
    if tried.faults:
        money, cities, others = [_faults(skin, cast, tried)], [], []
    else:
        chart = skin.px(CHART) + max(1, len(tried.cities)) * skin.px(CITY)
        money = [TriedMoney(skin, cast, tried)]
        cities = [TriedCities(skin, cast, tried, widths[-1], chart)]
        others = [TriedOthers(skin, cast, tried)]
    knobs = [_knobs(skin, cast, now, firm, go, widths[0])]
    parts = [knobs, money + changes + others, cities]
    if len(shares) == len(TABLET_SHARES):
        parts = [knobs + changes, money + cities + others]
    columns = [
        ft.Column(
            list(some),
            spacing=gap,
            width=wide,
            height=tall,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=STRETCHED,
        )
        for some, wide in zip(parts, widths, strict=True)
    ]
    return ft.Column([*top, ft.Row(list(columns), spacing=gap, vertical_alignment=START)], spacing=gap)


def WhatIfBody(
    stage: Stage, width: float, height: float, seat: str | None, pick_seat: Choose | None
) -> ft.Control:
    """On a tablet or TV: anybody's plans."""
    cast = reading.cast(stage)
    who = seat or cast.seat
    draw = TriedWide.keyed(f"try-{who}")
    return draw(stage.skin, cast, reading.game(stage), width, height, who, pick_seat)


@component
def WhatIfScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """A whole screen: on a phone about my own plans, on a shared screen about anybody's."""
    skin, cast = stage.skin, reading.cast(stage)
    seat, pick = use_kept(str(cast.seat))
    title = whatif_title(stage, seat)
    if skin.is_phone:
        body = TriedPhone(skin, cast, reading.game(stage), seat)
        return SeatPage(stage, title=title, back=on_back, body=[body])
    width, height = room(skin)
    back = [IconButton48(skin, "arrow-left", skin.say("emergent-debrief-back"), on_back)] if on_back else []
    shown = WhatIfBody(stage, width, height, seat, pick if cast.is_shared else None)
    return TradePage(stage, title, shown, foot=back)


def _column(
    skin: Skin,
    cast: Cast,
    view: EmergentView,
    now: Trying,
    go: Go,
    chips: list[ft.Control],
    width: float,
) -> list[ft.Control]:
    """Everything below each other: what is tried, the form, the changes, then what they do."""
    firm = firm_of(view, now.seat, now.round)
    tried = what_if(view, now.round, Seat(now.seat), now.plan)
    made: list[ft.Control] = [
        Wrapped(skin, *chips),
        _knobs(skin, cast, now, firm, go, width),
        _changes(skin, cast, now, firm, go),
    ]
    if tried.faults:
        return [*made, _faults(skin, cast, tried)]
    tall = (110 + PHONE_ROW * max(1, len(tried.cities))) * skin.scale * (1.5 if skin.large_text else 1.0)
    return [
        *made,
        TriedMoney(skin, cast, tried),
        TriedCities(skin, cast, tried, width, tall),
        TriedOthers(skin, cast, tried),
    ]


@component
def TriedPhone(skin: Skin, cast: Cast, view: EmergentView, seat: str) -> ft.Control:
    """One column: the round, the knobs, the changes, then what they do."""
    now, go = ft.use_state(started(cast, view, seat, view.history[-1].round))
    rounds = _rounds(skin, cast, view, now, go)
    return Spaced(skin, *_column(skin, cast, view, now, go, rounds, inner_width(skin)), gap=12)
