"""The final score on the phone: my rows as they open, then the end (CV-87..89)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import OpenRow
from companion.games.cyberverse.views import ScoreLine, ScoreView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.draw.skyline import Skyline
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Big, Caption, IconTile, InRow, Line, Panel, Pill, Spaced
from companion.ui.kit.buttons import MainButton, WideButton
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import inner_width
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, Muted, Words
from companion.ui.stage import Stage

ICONS = {
    "stories": "cv-story",
    "influence": "cv-influence",
    "majority": "cv-reputation",
    "overall": "crown",
    "money": "cv-cash",
}


def Scoring(stage: Stage) -> ft.Control:
    """Rows open one at a time; anybody may open the next one."""
    view = reading.game(stage)
    score = view.score
    if score is None:
        return OrgPage(stage, body=[])
    is_over = view.phase == "over"
    mine = stage.table.my_seat
    body: list[ft.Control] = [_verdict(stage, score)] if is_over else []
    body += [_row(stage.skin, one, mine) for one in score.rows]
    body.append(_totals(stage, score))
    actions: list[ft.Control] = []
    if not is_over and reading.may(view, "open_row"):
        label = stage.say("cyberverse-phone-open-row", n=score.closed)
        actions = [MainButton(stage.skin, label, partial(stage.send, OpenRow()), icon="lock")]
    elif is_over:
        actions = [
            WideButton(
                stage.skin, stage.say("cyberverse-phone-log"), partial(stage.open_sheet, "log"), icon="log"
            )
        ]
    return OrgPage(
        stage,
        title="" if is_over else stage.say("cyberverse-phone-score-title"),
        subtitle="" if is_over else _ended(stage, score),
        body=body,
        actions=actions,
        spacing=10,
    )


def _ended(stage: Stage, score: ScoreView) -> str:
    if not score.triggers:
        return ""
    first = score.triggers[0]
    return f"{stage.skin.say(f'cyberverse-ended-{first.why}')} · {reading.org_name(stage, first.seat)}"


def _verdict(stage: Stage, score: ScoreView) -> ft.Control:
    """Who won, over the city."""
    skin = stage.skin
    won = any(reading.is_me(stage, seat) for seat in score.winners)
    names = skin.language.listed(tuple(reading.org_name(stage, seat) for seat in score.winners))
    title = (
        skin.say("cyberverse-phone-you-win")
        if won
        else skin.say("cyberverse-phone-wins", names=names, count=len(score.winners))
    )
    why = skin.say(texts.text_id(f"cyberverse-decided-{score.decided_by}")) if score.decided_by else ""
    wide = inner_width(stage.skin)
    words = ft.Column(
        [
            Icon(skin, "trophy", skin.px(54), tones(skin).amber),
            Heading(skin, title, 34, align=ft.TextAlign.CENTER, bold=True),
            Muted(skin, f"{why} {_ended(stage, score)}".strip(), 15, align=ft.TextAlign.CENTER),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if skin.large_text:
        return words
    return ft.Stack(
        [Skyline(skin, wide, 220), ft.Container(words, left=0, right=0, bottom=8)], width=wide, height=220
    )


def _row(skin: Skin, row: ScoreLine, mine: str | None) -> ft.Control:
    found = tones(skin)
    cell = next((one for one in row.cells if one.seat == mine), None)
    detail = skin.say(f"cyberverse-score-{row.code}", "text")
    if row.is_open and cell and cell.count is not None:
        detail = skin.say("cyberverse-phone-score-count", n=cell.count, text=detail)
    right: list[ft.Control] = (
        [Big(skin, str(cell.value if cell and cell.value is not None else 0), 24)]
        if row.is_open
        else [Pill(skin, skin.say("cyberverse-phone-closed"), icon="lock", colour=found.amber)]
    )
    line = Line(
        skin, word(skin, "score", row.code), detail, lead=IconTile(skin, ICONS[row.code]), right=right
    )
    return Panel(skin, line, padding=12, radius=16)


def _totals(stage: Stage, score: ScoreView) -> ft.Control:
    skin = stage.skin
    ordered = sorted(score.totals, key=lambda one: -(one.value or 0))
    rows: list[ft.Control] = [
        InRow(
            skin,
            SeatMark(skin, reading.seat_colour_name(stage, one.seat), skin.px(22)),
            Words(skin, reading.org_name(stage, one.seat), 17, expand=True),
            *([Icon(skin, "trophy", skin.px(18), tones(skin).amber)] if one.seat in score.winners else []),
            Figures(skin, str(one.value or 0), 22),
        )
        for one in ordered
    ]
    return Panel(
        skin, Spaced(skin, Caption(skin, skin.say("cyberverse-phone-totals")), *rows, gap=10), padding=14
    )
