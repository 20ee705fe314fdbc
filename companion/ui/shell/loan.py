"""Somebody else should act for a seat, or have it: its owner is asked, everybody sees who is waited for."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.actions import AnswerLoan
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Banner
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

YES, NO = AnswerLoan(agree=True), AnswerLoan(agree=False)


def LoanQuestion(stage: Stage) -> ft.Control | None:
    """The host wants somebody to act for a seat whose phone is alive, or to free it: its owner answers."""
    asked, skin = stage.table.loan, stage.skin
    if asked is None:
        return None
    other, name = stage.names.get(asked.to, "") if asked.to else "", stage.names.get(asked.seat, "")
    if stage.table.my_seat != asked.seat or stage.table.is_borrowing:
        waits = "shell-loan-waits" if asked.to else "shell-free-waits"
        return Banner(skin, skin.say(waits, other=other, name=name), icon="swap")

    def answer(text: str, said: AnswerLoan) -> ft.Control:
        return OutlineButton(skin, skin.say(text), partial(stage.send, said), expand=True, height=52)

    if asked.to is None:
        return _Asked(
            skin, "shell-free-ask", "", [[answer("shell-free-no", NO), answer("shell-free-yes", YES)]]
        )
    look = answer("shell-loan-open", AnswerLoan(agree=True, look=True))
    return _Asked(
        skin, "shell-loan", other, [[answer("shell-loan-no", NO), answer("shell-loan-yes", YES)], [look]]
    )


def _Asked(skin: Skin, text: str, other: str, answers: list[list[ft.Control]]) -> ft.Control:
    rows = [ft.Row(row, spacing=10) for row in answers]
    return Card(
        skin,
        ft.Column(
            [Heading(skin, skin.say(text, other=other), 20), Muted(skin, skin.say(text, "text")), *rows],
            spacing=10,
            tight=True,
        ),
        border=skin.palette.warn,
        border_width=1.5,
    )


def EndLoan(stage: Stage) -> ft.Control | None:
    """Somebody acts for me: I can end it."""
    me, skin = stage.me, stage.skin
    if me is None or me.acted_for_by is None or me.acted_for_by in stage.table.my_seats:
        return None
    end = partial(stage.send, NO)
    return OutlineButton(skin, skin.say("shell-loan-end"), end, icon="undo", height=52)
