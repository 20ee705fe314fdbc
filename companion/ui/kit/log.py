"""What happened, in plain sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion import texts
from companion.table.views import Happened
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

MOST: Final = 3
"""Lines that a takeback names; the log has them all, struck out."""


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


def LogWords(
    skin: Skin, happened: Happened, names: Mapping[str, str], *, family: str = TEXT_500
) -> list[ft.Control]:
    """A line in words, the arithmetic in muted text; struck out, and said so, when it was taken back."""
    line = happened.line
    said, detail = skin.language.log_line(line, names), skin.language.log_line(line, names, "detail")
    if happened.undone:
        undone = Words(skin, said, 16, family=family, colour=skin.palette.muted, struck=True)
        return [undone, Muted(skin, skin.say("shell-log-undone"), 14)]
    if happened.undid:
        taken = tuple(skin.language.log_line(one, names) for one in happened.undid[-MOST:])
        return [Words(skin, said, 16, family=family), *(Muted(skin, f"“{one}”", 15) for one in taken)]
    return [Words(skin, said, 16, family=family), *([Muted(skin, detail, 15)] if detail else [])]


def LogLineRow(
    skin: Skin, stage: Stage, happened: Happened, *, shows_age: bool = True, large: bool = False
) -> ft.Control:
    """A line of the log: whose it is, the sentence, the arithmetic in muted text, how long ago."""
    line = happened.line
    seat = stage.seat_line(line.seat) if line.seat else None
    size = skin.px(18 if not large else 22)
    icon = "undo" if happened.undid else "info"
    mark = SeatMark(skin, seat.colour, size) if seat else Icon(skin, icon, size, skin.palette.muted)
    when = [Muted(skin, age(stage.now, happened.at), 14)] if shows_age and stage.now else []
    return ft.Row(
        [
            ft.Container(
                mark, padding=ft.Padding.only(top=skin.px(2)), opacity=0.5 if happened.undone else 1
            ),
            ft.Column(LogWords(skin, happened, stage.names), spacing=2, tight=True, expand=True),
            *when,
        ],
        spacing=skin.px(12),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
