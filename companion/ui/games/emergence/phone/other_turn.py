"""Somebody else's turn: whose, what they do, when I am next (EM-13)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.views import EmergenceView
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import AugmentationTag, Holdings, LeaderCrown
from companion.ui.games.emergence.phone.reveal import AllOpen
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import IconTile, InRow, Panel, Spaced, Stacked, Strip
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, SectionTitle, Strong, Words
from companion.ui.stage import Stage


def my_place(skin: Skin, view: EmergenceView, me: str | None) -> str:
    """When my turn comes."""
    if view.turn is None or me not in view.order:
        return ""
    ahead = view.order.index(me) - view.order.index(view.turn.seat)
    if ahead < 0:
        return skin.say("emergence-other-you-had")
    if ahead == 1:
        return skin.say("emergence-other-you-next")
    return skin.say("emergence-other-you-later", n=ahead - 1)


@component
def SomebodysTurn(stage: Stage) -> ft.Control:
    """First the reveal, then whose turn it is."""
    view, skin = reading.game(stage), stage.skin
    has_seen, set_seen = ft.use_state(False)
    wants, set_wants = ft.use_state(False)

    def close() -> None:
        set_seen(True)
        set_wants(False)

    shut = steady(close)
    if wants or (reading.is_before_first_act(view) and not has_seen):
        return AllOpen(stage, shut)
    order = reading.operatives(stage, in_order=True)
    see = OutlineButton(
        skin, skin.say("emergence-reveal-see"), lambda: set_wants(True), icon="list-check", expand=True
    )
    return SeatPage(
        stage,
        body=[
            *(_Turn(skin, one, reading.doing(stage)) for one in order if one.is_now),
            SectionTitle(skin, skin.say("emergence-order-title")),
            Spaced(skin, *(_OrderRow.keyed(one.person.seat)(skin, one) for one in order), gap=8),
        ],
        notes=[Strip(skin, my_place(skin, view, stage.table.my_seat), icon="hourglass")],
        actions=[ft.Row([see])],
    )


@part
def _Turn(skin: Skin, one: Operative, doing: str) -> ft.Control:
    """Whose turn it is, and what they do."""
    words = Stacked(
        skin,
        Heading(skin, skin.say("emergence-other-title", name=one.person.name), 24),
        Muted(skin, doing),
        AugmentationTag(skin, one.line.augmentation),
        gap=5,
        expand=True,
    )
    tile = [] if skin.large_text else [IconTile(skin, one.action, skin.palette.text, 56)]
    return Panel(
        skin,
        InRow(skin, SeatMark(skin, one.person.colour, 44), words, *tile, gap=14),
        selected=True,
        colour=one.person.paint(skin),
        padding=16,
    )


@part
def _OrderRow(skin: Skin, one: Operative) -> ft.Control:
    """A seat in this round's order: had its turn, has it now, or what it holds."""
    line, palette = one.line, skin.palette
    state: ft.Control = Icon(skin, one.action, 20, palette.muted)
    if one.is_now:
        state = Words(skin, skin.say("emergence-now"), 14, family=TEXT_600, line=1.1)
    elif line.has_had_turn:
        state = Icon(skin, "check", 20, palette.good)
    ink = palette.muted if line.has_had_turn else palette.text
    who = InRow(
        skin,
        SeatMark(skin, one.person.colour, 20),
        Strong(skin, one.person.called(skin), 16, colour=ink, lines=1, expand=True),
        *LeaderCrown(skin, one.is_leader),
        state,
    )
    return Panel(
        skin,
        Spaced(skin, who, Holdings(skin, line.knowledge, line.data), gap=6),
        selected=one.is_now,
        colour=one.person.paint(skin),
        padding=12,
        radius=16,
    )
