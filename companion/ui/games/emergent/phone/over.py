"""The end on a phone: my place, who won, how, and what else to look at (ET-35..37, FP-5..8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.games.emergent.sums.standings import by_total, standings
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import FinalLine, FirmSums
from companion.games.emergent.views.fast import FastScore
from companion.games.emergent.words import Size
from companion.table.actions import PlayAgain
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief import DebriefScreen, SaveScreen, WhatIfScreen, has_debrief
from companion.ui.games.emergent.draw.colours import own_ground
from companion.ui.games.emergent.draw.columns import InOutBars, InOutRow
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.moneyparts import parts_of
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Big, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap, component, part, use_kept
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Fitted, SectionTitle, Small, Strong
from companion.ui.stage import Stage

DOORS = (("debrief", "eye"), ("whatif", "shuffle"), ("save", "download"))
"""What else there is to look at; Fast Play has no money to look back on."""


@component
def GameOver(stage: Stage) -> ft.Control:
    """The result; from here to the charts, to "what if", to files."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    page, go = use_kept("")
    if page:
        return SCREENS[page](stage, partial(go, ""))
    winners = view.end.winners if view.end else ()
    rows = (
        _fast_rows(skin, cast, view, winners)
        if view.mode == "fast_play"
        else [
            FirmTotal(skin, cast, line, line.seat in winners)
            for line in (by_total(view.end) if view.end else ())
        ]
    )
    doors = [
        WideButton(skin, skin.say(f"emergent-phone-end-{name}"), partial(go, name), icon=icon)
        for name, icon in DOORS
        if name == "save" or has_debrief(view)
    ]
    again = Send(skin, skin.say("emergent-phone-end-again"), stage.send, PlayAgain(), icon="refresh")
    has_won = cast.seat in winners
    return SeatPage(
        stage,
        title=_verdict(skin, cast, view),
        subtitle=_reason(skin, cast, view),
        lead=Icon(skin, "trophy" if has_won else "flag", 40, skin.palette.warn),
        body=[*rows, *_my_sums(skin, cast, view), *doors],
        actions=[again] if stage.table.is_host else [],
        plain_foot=True,
        spacing=10,
    )


SCREENS: Mapping[str, Callable[[Stage, Tap], ft.Control]] = {
    "debrief": DebriefScreen,
    "whatif": WhatIfScreen,
    "save": SaveScreen,
}


def _verdict(skin: Skin, cast: Cast, view: EmergentView) -> str:
    """Who won, and where I am."""
    winners = view.end.winners if view.end else ()
    if cast.seat in winners:
        return skin.say("emergent-phone-end-you-share" if len(winners) > 1 else "emergent-phone-end-you-won")
    places = {one.seat: one.place for one in standings(view)}
    return skin.say("emergent-phone-end-place", n=places.get(cast.seat, len(places)))


def _reason(skin: Skin, cast: Cast, view: EmergentView) -> str:
    if view.end is None:
        return ""
    by, winners = view.end.decided_by.replace("_", "-"), view.end.winners
    return skin.say(f"emergent-phone-end-by-{by}", names=cast.people(skin, winners), count=len(winners))


@part
def FirmTotal(skin: Skin, cast: Cast, line: FinalLine, is_winner: bool) -> ft.Control:
    """Cash and the last sale of DCs make the total (ET-35)."""
    sizes = [dc.size for dc in line.dcs]
    words = skin.say("emergent-phone-end-sum", cash=dollars(line.cash), sale=dollars(line.sale), n=len(sizes))
    discs = [DcDisc(skin, cast.colour(line.seat), size, 10 if size == "small" else 12) for size in sizes]
    below = [ft.Row(list(discs), spacing=0, wrap=True)] if discs and not skin.large_text else []
    return _scored(skin, cast, line.seat, words, dollars(line.total), is_winner, below)


@part
def FastPoints(skin: Skin, cast: Cast, score: FastScore, is_winner: bool) -> ft.Control:
    """Two points a large disc, one a small one (FP-5)."""
    green, red = score.green_won, score.red_won
    words = skin.say("emergent-phone-end-points", large=score.large, small=score.small, green=green, red=red)
    return _scored(skin, cast, score.seat, words, str(score.points), is_winner, [])


def _scored(
    skin: Skin, cast: Cast, seat: str, words: str, total: str, is_winner: bool, below: list[ft.Row]
) -> ft.Control:
    name = Stacked(
        skin,
        Fitted(skin, cast.you_or(skin, seat), 17, 0.45 * inner_width(skin)),
        Small(skin, words),
        *below,
        gap=2,
        expand=True,
    )
    trophy = [Icon(skin, "trophy", 24, skin.palette.warn)] if is_winner else []
    row = InRow(skin, SeatMark(skin, cast.colour(seat), 24), name, *trophy, Big(skin, total, 28), gap=12)
    ground = own_ground(skin, cast.mine) if cast.is_me(seat) else ""
    return Panel(skin, row, ground=ground, padding=12, radius=16)


def _fast_rows(skin: Skin, cast: Cast, view: EmergentView, winners: tuple[str, ...]) -> list[ft.Control]:
    """Everybody's points, then where I scored and where a tie took it."""
    if view.fast is None:
        return []
    mine = [one for one in view.fast.regions if one.cubes.get(cast.seat)]
    title = SectionTitle(skin, skin.say("emergent-phone-end-regions"), skin.say("emergent-phone-end-cubes"))
    return [
        *(FastPoints(skin, cast, score, score.seat in winners) for score in view.fast.scores),
        *([title] if mine else []),
        *(
            ScoredRegion(
                skin,
                cast.mine,
                cast.region_name(one.region),
                one.cubes[cast.seat],
                one.discs.get(cast.seat),
                cast.why(skin, one.note) if one.note else "",
            )
            for one in mine
        ),
    ]


@part
def ScoredRegion(skin: Skin, colour: str, region: str, cubes: int, disc: Size | None, why: str) -> ft.Control:
    """A region of mine, and the disc it won."""
    won = DcDisc(skin, colour, disc, 11 if disc == "small" else 14) if disc else None
    words: list[ft.Control] = [Strong(skin, region, 16), *([Small(skin, why)] if why else [])]
    return InRow(
        skin,
        ft.Container(won, width=40, alignment=ft.Alignment.CENTER),
        Stacked(skin, *words, gap=0, expand=True),
        Figures(skin, str(cubes), 17),
    )


def _my_sums(skin: Skin, cast: Cast, view: EmergentView) -> list[ft.Control]:
    debrief = view.end.debrief if view.end else None
    sums = next((one for one in debrief.sums if one.seat == cast.seat), None) if debrief else None
    if sums is None or skin.large_text:
        return []
    return [SectionTitle(skin, skin.say("emergent-phone-end-mine")), MySums(skin, cast, sums)]


@part
def MySums(skin: Skin, cast: Cast, sums: FirmSums) -> ft.Control:
    """My money by kind, in and out, over the whole game."""
    income, costs = parts_of(sums)
    row = InOutRow(cast.mine, cast.name(cast.seat), income=income, costs=costs)
    total = {"income": dollars(sums.total_in), "costs": dollars(sums.total_out)}
    words = Small(skin, skin.say("emergent-phone-end-in-out", **total))
    return Panel(skin, Spaced(skin, InOutBars(skin, [row], inner_width(skin) - 28, 150), words))
