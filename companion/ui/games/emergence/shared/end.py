"""The end: the winner, the cards one by one, the race, a fair deal (EM-45..47)."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.emergence.views import RacePoint, Teams
from companion.table.actions import PlayAgain
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import SIDES, emblem
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.plot import RacePlot
from companion.ui.games.emergence.phone.end import use_opening_cards
from companion.ui.games.emergence.shared.cards import TurnedCards
from companion.ui.games.emergence.shared.page import MEASURES, PublicPage, is_upright, room
from companion.ui.kit.boxes import STRETCHED, InRow, Spaced, Stacked
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.headers import HeaderTools, Tools
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.proof import FairDeal
from companion.ui.kit.sending import Send, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Fitted, Heading, Muted, Words
from companion.ui.stage import Stage

LEFT = 0.63
HERO, FOOT = 150, 116
TOOLS = 6
"""As many as stand in the header of an end at the most."""


@part
def Winner(skin: Skin, winner: str, why: str, tools: Tools) -> ft.Control:
    """Who won, and by how much; the tools of this screen."""
    palette, is_list = skin.palette, is_upright(skin)
    is_draw = winner == "draw"
    colour = palette.text if is_draw else tones(skin).team(winner)
    well = palette.secret_well if skin.is_dark else palette.card
    size = skin.px(72 if is_list else 140)
    title = skin.say(f"emergence-over-win-{winner}")
    space = room(skin)[0] - size - skin.px(18) - (0 if is_list else skin.px(66) * TOOLS)
    drawn = emblem("swap" if is_draw else winner, colour, colour, well, well)
    picture = ft.Image(src=drawn, width=size, height=size)
    name = Fitted(skin, title, 34 if is_list else 66, space, family=DISPLAY_700, lines=1)
    words = Stacked(
        skin,
        ft.Semantics(content=name, header=True),
        Words(skin, why, 19, family=TEXT_500),
        gap=8,
        expand=True,
    )
    beside = HeaderTools(skin, tools)
    if is_list:
        return ft.Column([InRow(skin, picture, words, gap=18), beside], spacing=12, tight=True)
    return InRow(skin, picture, words, beside, gap=18)


@part
def Race(skin: Skin, race: tuple[RacePoint, ...], totals: Teams, required: Teams) -> ft.Control:
    """The knowledge of both teams, round by round."""
    is_list = is_upright(skin)
    numbers: list[ft.Control] = []
    for side in SIDES:
        colour = tones(skin).team(side)
        numbers += [
            Icon(skin, side, skin.px(22), colour),
            Figures(skin, str(getattr(totals, side)), 18, colour=colour),
        ]
    title = Heading(skin, skin.say("emergence-over-race"), 20, lines=1)
    head = InRow(skin, ft.Container(title, expand=True), *numbers, gap=6)
    plot = ft.Container(
        RacePlot(skin, race, totals, required), height=260 if is_list else None, expand=not is_list or None
    )
    axis = Muted(skin, skin.say("emergence-over-axis"), 14, lines=None if is_list else 2)
    column = ft.Column([head, plot, axis], spacing=skin.px(8), tight=is_list)
    return Card(skin, column, padding=18, expand=not is_list or None)


@part
def Again(skin: Skin, is_host: bool, send: Way) -> ft.Control:
    """The same seats once more; who does not host waits for it."""
    if is_host:
        label = skin.say("emergence-over-again")
        return Send(skin, label, send, PlayAgain(), icon="refresh", height=104)
    words = Muted(skin, skin.say("emergence-over-again-wait"), 17, align=CENTER)
    return Card(skin, words, padding=16, expand=not is_upright(skin) or None)


@component
def RaceIsOver(stage: Stage) -> ft.Control:
    """Everything opens, except how anybody split their tokens."""
    view, skin, table = reading.game(stage), stage.skin, stage.table
    opened = use_opening_cards(skin, len(view.operatives))
    upright, gap, width = is_upright(skin), skin.px(16), room(skin)[0]
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    high = skin.height - skin.px(28) * 2 - skin.px(HERO) - skin.px(FOOT) - 2 * gap
    winner = view.end.winner if view.end else "draw"
    head = Winner(skin, winner, reading.end_words(skin, view), stage.tools)
    people = reading.operatives(stage)
    who = TurnedCards(skin, people, opened, width if upright else left, 0 if upright else high)
    race = Race(skin, view.race, view.totals, view.required)
    fair = FairDeal(skin, table.seal, table.seats, stage.open_sheet, upright)
    again = Again(skin, table.is_host, stage.send)
    if upright:
        body: ft.Control = Spaced(skin, who, race, fair, gap=16)
        measures = replace(MEASURES, narrow=skin.width + 1)
        return PublicPage(skin, stage.tools, "", "", body, foot=again, head=head, measures=measures)
    body, foot = (
        ft.Row(
            [ft.Container(first, width=left), ft.Container(second, width=right)],
            spacing=gap,
            vertical_alignment=STRETCHED,
        )
        for first, second in ((who, race), (fair, again))
    )
    measures = replace(MEASURES, top=28, header=HERO, foot=FOOT)
    return PublicPage(skin, stage.tools, "", "", body, foot=foot, head=head, measures=measures)
