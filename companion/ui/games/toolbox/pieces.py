"""What is mine: a line for the peek bar, and in the sheet my card, what I drew and what I chose before."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.actions import ShowDrawn
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.correction import door
from companion.ui.games.toolbox.draw.card import RoleCard
from companion.ui.games.toolbox.draw.piece import ITEM, DrawnPiece
from companion.ui.kit.boxes import BETWEEN, Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Figures, Muted, SectionTitle
from companion.ui.stage import Stage

Total = tuple[str, int, bool]
"""A seat's colour, its total, whether it is mine."""


def peek_facts(stage: Stage) -> object:
    """All that the peek bar shows."""
    return _totals(stage), _has_card(stage)


def _totals(stage: Stage) -> tuple[Total, ...]:
    """Everybody's total on the pad."""
    now, me = reading.game(stage).pad, stage.table.my_seat
    if now is None:
        return ()
    places = reading.places(stage, now.places, now.names)
    return tuple((place.colour, now.totals[place.id], place.id == me) for place in places)


def _has_card(stage: Stage) -> bool:
    return "role" in reading.game(stage).my_looks


@component
def peek(stage: Stage) -> ft.Control:
    """The pad's totals, or that I hold a card."""
    return _Peek(stage.skin, _totals(stage), _has_card(stage))


@part
def _Peek(skin: Skin, totals: tuple[Total, ...], has_card: bool) -> ft.Control:
    marks = [
        ft.Row(
            [
                SeatMark(skin, colour, 16),
                Figures(skin, str(total), 16, colour="" if is_mine else skin.palette.muted),
            ],
            spacing=5,
            tight=True,
        )
        for colour, total, is_mine in totals[:5]
    ]
    if not totals:
        words = skin.say("toolbox-peek-card" if has_card else "toolbox-peek-nothing")
        sign = Icon(skin, "tool-deal" if has_card else "kit", 18, skin.look.accent)
        marks = [ft.Row([sign, Muted(skin, words, 15)], spacing=8)]
    return ft.Row(list(marks), alignment=BETWEEN if totals else ft.MainAxisAlignment.START, spacing=8)


@component
def pieces(stage: Stage) -> ft.Control:
    """My card first, then what I drew for myself, what I chose before, and the pad put right."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = []
    if view.deal is not None and _has_card(stage):
        names = tuple(role.name for role in view.deal.roles)
        card = RoleCard.keyed(f"{view.deal.number}-sheet")
        rows.append(card(skin, "role", view.my_face, names, reading.seated(stage), stage.hold, stage.cover))
    if view.my_kinds:
        rows.append(SectionTitle(skin, skin.say("toolbox-pieces-drawn")))
        for number, kinds in enumerate(view.my_kinds, start=1):
            at = f"{ITEM}{number}"
            rows.append(DrawnPiece.keyed(at)(skin, at, kinds, view.my_face, stage.hold, stage.cover))
            show = skin.say("toolbox-show-drawn")
            rows.append(ft.Row([SendQuietly(skin, show, stage.send, ShowDrawn(number=number))]))
    if view.my_choices:
        asked = {run.number: run.ask for run in view.history}
        rows.append(SectionTitle(skin, skin.say("toolbox-pieces-chosen")))
        for number, value in view.my_choices.items():
            words = asked.get(number) or skin.say("toolbox-tool-choose")
            rows.append(Body(skin, f"{words} · {reading.word(stage, value)}"))
    if reading.leads(stage):
        rows.append(door(stage))
    return Spaced(skin, *(rows or [Muted(skin, skin.say("toolbox-pieces-none"))]), gap=12)
