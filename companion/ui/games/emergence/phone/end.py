"""The end on a phone: who won, what I was, everybody's card (EM-45..47)."""

from __future__ import annotations

import asyncio

import flet as ft

from companion.table.actions import PlayAgain
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.marks import Holdings
from companion.ui.games.emergence.draw.totals import TeamTotals
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import InRow, Panel, Spaced, Strip
from companion.ui.kit.drawing import component, effect, part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, SectionTitle, Words
from companion.ui.stage import Stage

OPENING = 0.6
"""Seconds between two cards."""
BESIDE_NAME = 230
"""What mark, side and edges take of a row's width."""


def use_opening_cards(skin: Skin, count: int) -> int:
    """A hook: how many cards lie open by now, one after the other."""
    shown, set_shown = ft.use_state(0 if skin.motion else count)

    async def turn_over() -> None:
        for at in range(1, count + 1 if skin.motion else 1):
            await asyncio.sleep(OPENING)
            set_shown(at)

    effect(turn_over, [])
    return shown if skin.motion else count


@part
def _Row(skin: Skin, one: Operative, is_open: bool, has_pieces: bool) -> ft.Control:
    side = one.line.allegiance or "ai"
    colour = tones(skin).team(side)
    card = ft.Row(
        [
            Icon(skin, side, 24, colour),
            Words(skin, skin.say(f"emergence-team-{side}"), 18, colour=colour, family=DISPLAY_700),
        ],
        spacing=8,
        tight=True,
        opacity=1 if is_open else 0,
        animate_opacity=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
    )
    name = Fitted(skin, one.person.called(skin), 18, skin.width - BESIDE_NAME)
    head = InRow(skin, SeatMark(skin, one.person.colour, 24), ft.Container(name, expand=True), card, gap=12)
    held = [Holdings(skin, one.line.knowledge, one.line.data)] if has_pieces else []
    return Panel(
        skin,
        Spaced(skin, head, *held, gap=6),
        outline=colour if is_open else "",
        padding=12,
        radius=16,
    )


@component
def WhoWasWho(stage: Stage) -> ft.Control:
    """Who won, and the cards one by one."""
    view, skin = reading.game(stage), stage.skin
    opened = use_opening_cards(skin, len(view.operatives))
    winner = view.end.winner if view.end else "draw"
    mine = reading.mine(stage).allegiance or "ai"
    verdict = "drew" if winner == "draw" else "won" if mine == winner else "lost"
    words = f"{skin.say(f'emergence-over-you-were-{mine}')} {skin.say(f'emergence-over-you-{verdict}')}."
    actions: list[ft.Control] = []
    if stage.table.is_host:
        label, colour = skin.say("emergence-over-again"), reading.my_colour(stage)
        actions.append(Send(skin, label, stage.send, PlayAgain(), colour, "refresh"))
    return SeatPage(
        stage,
        title=skin.say(f"emergence-over-win-{winner}"),
        subtitle=reading.end_words(skin, view),
        body=[
            TeamTotals(skin, view.totals, view.required),
            SectionTitle(skin, skin.say("emergence-over-who"), skin.say("emergence-over-secret")),
            *(
                _Row.keyed(one.person.seat)(skin, one, at < opened, view.use == "whole")
                for at, one in enumerate(reading.operatives(stage))
            ),
        ],
        notes=[Strip(skin, words, icon=mine, colour=tones(skin).team(mine))],
        actions=actions,
        spacing=10,
    )
