"""What happened, in plain sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.table.views import Happened, SeatLine
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark, names_of
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Words

MOST: Final = 3
"""Lines that a takeback names; the log has them all, struck out."""


def age(skin: Skin, now: float, at: float, *, attribute: str = "") -> str:
    """How long ago, in a word or two; with the attribute `ago` for the middle of a sentence."""
    seconds = max(0.0, now - at)
    if seconds < 50:
        return skin.say("shell-age-now", attribute)
    if seconds < 3600:
        return skin.say("shell-age-minutes", attribute, n=max(1, round(seconds / 60)))
    if seconds < 86400:
        return skin.say("shell-age-hours", attribute, n=round(seconds / 3600))
    return skin.say("shell-age-days", attribute, n=round(seconds / 86400))


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


@part
def LogLineRow(
    skin: Skin, happened: Happened, people: tuple[SeatLine, ...], now: float = 0, large: bool = False
) -> ft.Control:
    """A line of the log: whose it is, the sentence, the arithmetic in muted text, and `now` how long ago."""
    line = happened.line
    colour = next((one.colour for one in people if one.seat == line.seat), "")
    size = skin.px(22 if large else 18)
    icon = "undo" if happened.undid else "info"
    mark = SeatMark(skin, colour, size) if colour else Icon(skin, icon, size, skin.palette.muted)
    when = [Muted(skin, age(skin, now, happened.at), 14)] if now else []
    return ft.Row(
        [
            ft.Container(
                mark, padding=ft.Padding.only(top=skin.px(2)), opacity=0.5 if happened.undone else 1
            ),
            ft.Column(LogWords(skin, happened, names_of(people)), spacing=2, tight=True, expand=True),
            *when,
        ],
        spacing=skin.px(12),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
