"""Somebody else should act for a seat: its owner is asked, everybody sees who is waited for."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.actions import AnswerLoan
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Banner
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage


def LoanQuestion(stage: Stage) -> ft.Control | None:
    """The host wants somebody to act for a seat whose phone is alive: the owner says yes or no."""
    asked, skin = stage.table.loan, stage.skin
    if asked is None:
        return None
    other, name = stage.names.get(asked.to, ""), stage.names.get(asked.seat, "")
    if stage.table.my_seat != asked.seat or stage.table.is_borrowing:
        return Banner(skin, skin.say("shell-loan-waits", other=other, name=name), icon="swap")

    def answer(text: str, said: AnswerLoan) -> ft.Control:
        return OutlineButton(skin, skin.say(text), partial(stage.send, said), expand=True, height=52)

    return Card(
        skin,
        ft.Column(
            [
                Heading(skin, skin.say("shell-loan", other=other), 20),
                Muted(skin, skin.say("shell-loan", "text")),
                ft.Row(
                    [
                        answer("shell-loan-no", AnswerLoan(agree=False)),
                        answer("shell-loan-yes", AnswerLoan(agree=True)),
                    ],
                    spacing=10,
                ),
                ft.Row([answer("shell-loan-open", AnswerLoan(agree=True, look=True))]),
            ],
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
    end = partial(stage.send, AnswerLoan(agree=False))
    return OutlineButton(skin, skin.say("shell-loan-end"), end, icon="undo", height=52)
