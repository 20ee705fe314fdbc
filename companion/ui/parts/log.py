"""What happened, in plain sentences."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.table.views import Happened
from companion.ui.parts.icon import Icon
from companion.ui.parts.seats import SeatMark
from companion.ui.parts.text import Muted, Words
from companion.ui.stage import Stage
from companion.ui.theme import TEXT_500, Skin


def age(now: float, at: float, *, attribute: str = "") -> str:
    """How long ago, in a word or two; with the attribute `ago` for the middle of a sentence."""
    seconds = max(0.0, now - at)
    if seconds < 50:
        return texts.say("shell-age-now", attribute)
    if seconds < 3600:
        return texts.say("shell-age-minutes", attribute, n=max(1, round(seconds / 60)))
    if seconds < 86400:
        return texts.say("shell-age-hours", attribute, n=round(seconds / 3600))
    return texts.say("shell-age-days", attribute, n=round(seconds / 86400))


def LogLineRow(
    skin: Skin, stage: Stage, happened: Happened, *, shows_age: bool = True, large: bool = False
) -> ft.Control:
    """A line of the log: whose it is, the sentence, the arithmetic in muted text, how long ago."""
    line = happened.line
    seat = stage.seat_line(line.seat) if line.seat else None
    size = skin.px(18 if not large else 22)
    mark = SeatMark(skin, seat.colour, size) if seat else Icon(skin, "info", size, skin.palette.muted)
    detail = texts.log_line(line, stage.names, "detail")
    words = [Words(skin, texts.log_line(line, stage.names), 16, family=TEXT_500)]
    if detail:
        words.append(Muted(skin, detail, 15))
    when = [Muted(skin, age(stage.now, happened.at), 14)] if shows_age and stage.now else []
    return ft.Row(
        [
            ft.Container(mark, padding=ft.Padding.only(top=skin.px(2))),
            ft.Column(list(words), spacing=2, tight=True, expand=True),
            *when,
        ],
        spacing=skin.px(12),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
