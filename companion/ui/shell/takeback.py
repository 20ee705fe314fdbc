"""Taking back, for the host: what would go, who has to agree, one tap; open for the next step."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion import texts
from companion.kernel.view import LogLine
from companion.table.actions import TakeBack
from companion.table.views import TableView
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

MOST = 5
"""Lines that are written out; a step with more is told by its newest ones."""


def Undoes(skin: Skin, lines: tuple[LogLine, ...], names: Mapping[str, str]) -> list[ft.Control]:
    """What would not hold any more."""
    more = len(lines) - MOST
    told = [Words(skin, skin.language.log_line(line, names), 16, family=TEXT_500) for line in lines[-MOST:]]
    return [*([Muted(skin, skin.say("shell-undo-more", n=more), 15)] if more > 0 else []), *told]


def note_of(skin: Skin, table: TableView, names: Mapping[str, str]) -> str:
    """Why it cannot be, whom we wait for, or who would have to agree; empty when it is done at once."""
    back, asked = table.back, table.takeback
    if asked is not None:
        missing = tuple(names.get(seat, seat) for seat in asked.missing)
        return skin.say("shell-takeback-waits", names=skin.language.listed(missing))
    if back is None or back.refused:
        return skin.say(texts.text_id(back.refused)) if back else ""
    if back.asks:
        return skin.say(
            "shell-undo-asks", names=skin.language.listed(tuple(names.get(one, one) for one in back.asks))
        )
    return ""


def BackCard(stage: Stage) -> list[ft.Control]:
    """Nothing while there is no game; else what one tap takes back."""
    skin, table, back = stage.skin, stage.table, stage.table.back
    if back is None:
        return []
    note = note_of(skin, table, stage.names)
    rows: list[ft.Control] = [Strong(skin, skin.say("shell-undo"), 17)]
    if not back.refused:
        rows += Undoes(skin, back.undoes, stage.names)
    if note:
        rows.append(Muted(skin, note, 15))
    if not back.refused and table.takeback is None:
        words = skin.say("shell-undo-ask" if back.asks else "shell-undo-do")
        action = TakeBack(number=back.number)
        rows.append(OutlineButton(skin, words, lambda: stage.send(action), icon="undo", height=52))
    column = Spaced(skin, *rows, gap=8)
    return [Card(skin, column, padding=14, colour=skin.palette.raised)]
