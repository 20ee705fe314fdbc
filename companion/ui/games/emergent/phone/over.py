"""The end on a phone: my place, who won, how, and what else to look at (ET-35..37, FP-5..8)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.sums.standings import by_total, standings
from companion.games.emergent.views.ending import FinalLine
from companion.games.emergent.views.fast import FastScore
from companion.table.actions import PlayAgain
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief import DebriefScreen, SaveScreen, WhatIfScreen, has_debrief
from companion.ui.games.emergent.draw import DcDisc, InOutBars, InOutRow, MoneyPart, dollars
from companion.ui.games.emergent.phone.bits import Big, Mark, Panel, Small, my_ground
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, SectionTitle, Strong
from companion.ui.stage import Stage


@component
def TheEnd(stage: Stage) -> ft.Control:
    """The result; from here to the charts, to "what if", to files."""
    page, go = ft.use_state("")
    match page:
        case "debrief":
            return DebriefScreen(stage, on_back=lambda: go(""))
        case "whatif":
            return WhatIfScreen(stage, on_back=lambda: go(""))
        case "save":
            return SaveScreen(stage, on_back=lambda: go(""))
        case _:
            return _result(stage, go)


def _result(stage: Stage, go: Callable[[str], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    rows = _fast_rows(stage) if view.mode == "fast_play" else _full_rows(stage)
    doors: list[ft.Control] = []
    if has_debrief(view):
        doors += [
            _door(skin, "emergent-phone-end-debrief", "eye", lambda: go("debrief")),
            _door(skin, "emergent-phone-end-whatif", "shuffle", lambda: go("whatif")),
        ]
    doors.append(_door(skin, "emergent-phone-end-save", "download", lambda: go("save")))
    again = (
        [
            AccentButton(
                skin, skin.say("emergent-phone-end-again"), lambda: stage.send(PlayAgain()), icon="refresh"
            )
        ]
        if stage.table.is_host
        else []
    )
    return Page(
        stage,
        title=_verdict(stage),
        subtitle=_reason(stage),
        lead=Icon(skin, "trophy" if _has_won(stage) else "flag", 40, skin.palette.warn),
        body=[*rows, *_my_sums(stage), *doors],
        actions=again,
        plain_foot=True,
    )


def _has_won(stage: Stage) -> bool:
    end = reading.game(stage).end
    return end is not None and reading.my_seat(stage) in end.winners


def _verdict(stage: Stage) -> str:
    """Who won, and where I am."""
    view = reading.game(stage)
    winners = view.end.winners if view.end else ()
    if _has_won(stage):
        return stage.say("emergent-phone-end-you-share" if len(winners) > 1 else "emergent-phone-end-you-won")
    places = {one.seat: one.place for one in standings(view)}
    return stage.say("emergent-phone-end-place", n=places.get(reading.my_seat(stage), len(places)))


def _reason(stage: Stage) -> str:
    end = reading.game(stage).end
    if end is None:
        return ""
    names = reading.people(stage, end.winners)
    return stage.say(
        f"emergent-phone-end-by-{end.decided_by.replace('_', '-')}", names=names, count=len(end.winners)
    )


def _full_rows(stage: Stage) -> list[ft.Control]:
    end = reading.game(stage).end
    lines = by_total(end) if end else ()
    return [_firm(stage, line) for line in lines]


def _firm(stage: Stage, line: FinalLine) -> ft.Control:
    """Cash and the last sale of DCs make the total (ET-35)."""
    skin = stage.skin
    end = reading.game(stage).end
    is_winner = end is not None and line.seat in end.winners
    discs = ft.Row(
        [
            DcDisc(skin, reading.colour(stage, line.seat), dc.size, 10 if dc.size == "small" else 12)
            for dc in line.dcs
        ],
        spacing=0,
        wrap=True,
    )
    words = ft.Column(
        [
            Strong(skin, reading.you_or(stage, line.seat), 17, lines=1),
            Small(
                skin,
                skin.say(
                    "emergent-phone-end-sum",
                    cash=dollars(line.cash),
                    sale=dollars(line.sale),
                    n=len(line.dcs),
                ),
            ),
            *([discs] if line.dcs and not skin.large_text else []),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    trophy = [Icon(skin, "trophy", 24, skin.palette.warn)] if is_winner else []
    return Panel(
        skin,
        ft.Row(
            [Mark(stage, line.seat, 24), words, *trophy, Big(skin, dollars(line.total), 28)],
            spacing=12,
            vertical_alignment=MIDDLE,
        ),
        ground=my_ground(stage) if reading.is_me(stage, line.seat) else "",
        padding=12,
        radius=16,
    )


def _fast_rows(stage: Stage) -> list[ft.Control]:
    view = reading.game(stage)
    scores = view.fast.scores if view.fast else ()
    return [*(_score(stage, score) for score in scores), *_my_regions(stage)]


def _score(stage: Stage, score: FastScore) -> ft.Control:
    """Two points a large disc, one a small one (FP-5)."""
    skin = stage.skin
    end = reading.game(stage).end
    is_winner = end is not None and score.seat in end.winners
    line = skin.say(
        "emergent-phone-end-points",
        large=score.large,
        small=score.small,
        green=score.green_won,
        red=score.red_won,
    )
    words = ft.Column(
        [Strong(skin, reading.you_or(stage, score.seat), 17, lines=1), Small(skin, line)],
        spacing=2,
        tight=True,
        expand=True,
    )
    trophy = [Icon(skin, "trophy", 24, skin.palette.warn)] if is_winner else []
    return Panel(
        skin,
        ft.Row(
            [Mark(stage, score.seat, 24), words, *trophy, Big(skin, str(score.points), 30)],
            spacing=12,
            vertical_alignment=MIDDLE,
        ),
        ground=my_ground(stage) if reading.is_me(stage, score.seat) else "",
        padding=12,
        radius=16,
    )


def _my_regions(stage: Stage) -> list[ft.Control]:
    """Where I scored, and where a tie took it."""
    view, skin, me = reading.game(stage), stage.skin, reading.my_seat(stage)
    mine = [one for one in (view.fast.regions if view.fast else ()) if one.cubes.get(me)]
    rows = [
        ft.Row(
            [
                ft.Container(
                    DcDisc(
                        skin, reading.my_colour(stage), one.discs[me], 11 if one.discs[me] == "small" else 14
                    )
                    if me in one.discs
                    else None,
                    width=40,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Column(
                    [
                        Strong(skin, reading.region_name(view, one.region), 16),
                        *([Small(skin, reading.why(stage, one.note))] if one.note else []),
                    ],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
                Figures(skin, str(one.cubes[me]), 17),
            ],
            spacing=10,
            vertical_alignment=MIDDLE,
        )
        for one in mine
    ]
    if not rows:
        return []
    return [
        SectionTitle(skin, skin.say("emergent-phone-end-regions"), skin.say("emergent-phone-end-cubes")),
        *rows,
    ]


def _my_sums(stage: Stage) -> list[ft.Control]:
    """My money by kind, in and out, over the whole game."""
    view, skin, me = reading.game(stage), stage.skin, reading.my_seat(stage)
    debrief = view.end.debrief if view.end else None
    sums = next((one for one in debrief.sums if one.seat == me), None) if debrief else None
    if sums is None or skin.large_text:
        return []
    row = InOutRow(
        reading.my_colour(stage),
        reading.name(stage, me),
        income=(MoneyPart("sales", sums.income), MoneyPart("sold", sums.dcs_sold)),
        costs=(
            MoneyPart("dcs", sums.built),
            MoneyPart("cubes", sums.cubes),
            MoneyPart("cylinders", sums.cylinders),
            MoneyPart("transport", sums.transport),
            MoneyPart("running", sums.operating),
        ),
    )
    return [
        SectionTitle(skin, skin.say("emergent-phone-end-mine")),
        Panel(
            skin,
            Spaced(
                skin,
                InOutBars(skin, [row], skin.width - 2 * SIDE - 28, 150),
                Small(
                    skin,
                    skin.say(
                        "emergent-phone-end-in-out",
                        income=dollars(sums.total_in),
                        costs=dollars(sums.total_out),
                    ),
                ),
            ),
        ),
    ]


def _door(skin: Skin, text: str, icon: str, on_click: Callable[[], None]) -> ft.Control:
    button = OutlineButton(skin, skin.say(text), on_click, icon=icon, expand=True, height=52)
    return ft.Row([button])
