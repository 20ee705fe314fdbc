"""The end on a phone: who won, what I was, everybody's card (EM-45..47)."""

from __future__ import annotations

import asyncio

import flet as ft

from companion.games.emergence.views import OperativeLine
from companion.table.actions import PlayAgain
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES
from companion.ui.games.emergence.marks import Holdings, Mark
from companion.ui.games.emergence.opened import TeamTotal, team_colour
from companion.ui.games.emergence.panels import Panel, Spaced, Strip
from companion.ui.games.emergence.phone.page import Page
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Fitted, SectionTitle, Words
from companion.ui.stage import Stage

OPENING = 0.6
"""Seconds between two cards."""


def reason_line(stage: Stage) -> str:
    """Why it ended, with the numbers."""
    view = reading.game(stage)
    end = view.end
    if end is None:
        return ""
    return stage.say(
        f"emergence-over-reason-{end.reason.replace('_', '-')}",
        ai=view.totals.ai,
        ai_need=view.required.ai,
        human=view.totals.human,
        human_need=view.required.human,
    )


def use_opening_cards(skin: Skin, count: int) -> int:
    """A hook: how many cards lie open by now, one after the other."""
    shown, set_shown = ft.use_state(0 if skin.motion else count)

    async def turn_over() -> None:
        for at in range(1, count + 1 if skin.motion else 1):
            await asyncio.sleep(OPENING)
            set_shown(at)

    effect(turn_over, [])
    return shown if skin.motion else count


def _verdict(stage: Stage) -> str:
    view = reading.game(stage)
    mine, end = reading.mine(stage), view.end
    if end is None or end.winner == "draw":
        return stage.say("emergence-over-you-drew")
    return stage.say("emergence-over-you-won" if mine.allegiance == end.winner else "emergence-over-you-lost")


def _row(stage: Stage, line: OperativeLine, is_open: bool) -> ft.Control:
    skin = stage.skin
    side = line.allegiance or "ai"
    colour = team_colour(skin, side)
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
    head = ft.Row(
        [
            Mark(stage, line.seat, 24),
            ft.Container(
                Fitted(skin, reading.you_or(stage, line.seat), 18, skin.width - BESIDE_NAME), expand=True
            ),
            card,
        ],
        spacing=12,
    )
    return Panel(
        skin,
        Spaced(skin, head, Holdings(skin, line), gap=6),
        outline=colour if is_open else "",
        padding=12,
        radius=16,
    )


BESIDE_NAME = 230
"""What mark, side and edges take of a row's width."""


@component
def TheEnd(stage: Stage) -> ft.Control:
    """Who won, and the cards one by one."""
    view, skin = reading.game(stage), stage.skin
    opened = use_opening_cards(skin, len(view.operatives))
    winner = view.end.winner if view.end else "draw"
    mine = reading.mine(stage).allegiance or "ai"
    actions: list[ft.Control] = [
        Strip(
            skin,
            [Body(skin, f"{skin.say(f'emergence-over-you-were-{mine}')} {_verdict(stage)}.", expand=True)],
            icon=mine,
            colour=team_colour(skin, mine),
        )
    ]
    if stage.table.is_host:
        actions.append(
            MainButton(
                skin,
                skin.say("emergence-over-again"),
                lambda: stage.send(PlayAgain()),
                colour=reading.my_colour(stage),
                icon="refresh",
            )
        )
    return Page(
        stage,
        title=skin.say(f"emergence-over-win-{winner}"),
        subtitle=reason_line(stage),
        body=[
            ft.Row([TeamTotal(stage, side) for side in SIDES], spacing=10),
            SectionTitle(skin, skin.say("emergence-over-who"), skin.say("emergence-over-secret")),
            *(_row(stage, line, at < opened) for at, line in enumerate(view.operatives)),
        ],
        actions=actions,
        spacing=10,
    )
