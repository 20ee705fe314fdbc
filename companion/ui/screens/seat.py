"""My seat on my phone: header, the game's one question, the peek bar, and what comes from below."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import flet as ft

from companion import texts
from companion.net.link import Link
from companion.table.views import SeatLine
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.guard import component, effect, note
from companion.ui.parts.headers import PeekBar, PhoneHeader
from companion.ui.parts.notices import Banner
from companion.ui.screens.lobby import Knock
from companion.ui.screens.overlay import Overlay
from companion.ui.screens.shade import Shade
from companion.ui.screens.tour import Tour
from companion.ui.screens.waiting import LobbySeat, TakebackQuestion
from companion.ui.stage import GameScreens, Screen, Stage

IDLE = 60.0
"""Seconds after which a shared phone covers itself."""


def Safely(screen: Screen, stage: Stage) -> ft.Control:
    """A game's screen, or one sentence when it stumbles; the rest of the page stays alive."""
    try:
        return screen(stage)
    except Exception as error:  # noqa: BLE001 - a game's picture must not take the shell down
        note(error)
        return Banner(stage.skin, texts.say("shell-part-stumbled"), texts.say("shell-part-stumbled", "text"))


def phase_words(stage: Stage, game: GameScreens) -> tuple[str, str]:
    """What the header says: the phase, and the round."""
    view, table = stage.frame.view, stage.table
    if view is None or table.stage == "lobby":
        return texts.say("shell-lobby-name"), texts.say("shell-seated-count", n=len(table.seats))
    if game.header:
        return game.header(stage)
    phase = texts.text_id(f"{table.game}-phase-{view.phase}")
    return (
        texts.say(phase) if texts.has(phase) else view.phase,
        texts.say("shell-round", n=view.round) if view.round else "",
    )


def next_of_mine(stage: Stage) -> SeatLine | None:
    """Pass and play: I am done, and the table waits for another seat of this phone."""
    view, me = stage.frame.view, stage.table.my_seat
    if view is None or me in view.waiting_for:
        return None
    waiting = (seat for seat in stage.table.my_seats if seat in view.waiting_for)
    return next((line for seat in waiting if (line := stage.seat_line(seat))), None)


def Ground(stage: Stage, game: GameScreens, content: ft.Control) -> ft.Control:
    """The game's texture behind the header, fading into the ground."""
    skin = stage.skin
    ground = skin.palette.background
    tall = skin.width * 190 / 390
    texture = ft.Image(
        src=game.texture,
        width=skin.width,
        height=tall,
        fit=ft.BoxFit.FILL,
        opacity=0.3 if skin.is_dark else 0.26,
        exclude_from_semantics=True,
    )
    veil = ft.Container(
        width=skin.width,
        height=tall + 1,
        gradient=ft.LinearGradient(
            begin=ft.Alignment.TOP_CENTER,
            end=ft.Alignment.BOTTOM_CENTER,
            colors=[ft.Colors.with_opacity(0.0, ground), ft.Colors.with_opacity(0.15, ground), ground],
            stops=[0.0, 0.55, 1.0],
        ),
    )
    page = ft.Stack(
        [texture, veil, ft.Container(ft.SafeArea(content, expand=True), left=0, right=0, top=0, bottom=0)],
        width=skin.width,
        expand=True,
    )
    return ft.Row(
        [page],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
        spacing=0,
    )


def Over(content: ft.Control, *more: ft.Control) -> ft.Control:
    """A page that fills the screen, with things lying on it."""
    whole = ft.Container(content, left=0, right=0, top=0, bottom=0)
    return ft.Stack(
        [whole, *(ft.Container(one, left=0, top=0) for one in more)], expand=True, fit=ft.StackFit.EXPAND
    )


@component
def SeatScreen(
    stage: Stage, game: GameScreens, sheet: str, close_sheet: Any, link: Link, hall: Any
) -> ft.Control:
    """Eyes on the board: one question, one main button in reach of the thumb."""
    table, skin, view = stage.table, stage.skin, stage.frame.view
    opened, set_opened = ft.use_state("")
    dialog = Overlay(stage, game, sheet, close_sheet, link, hall)
    many = len(table.my_seats) > 1

    async def shut() -> None:
        if many and opened:
            await asyncio.sleep(IDLE)
            set_opened("")

    effect(shut, [opened, many and stage.frame])
    if many and opened != table.my_seat:
        return Ground(stage, game, Shade(stage, lambda: set_opened(str(table.my_seat or ""))))
    if table.stage != "lobby" and game.tour and not stage.settings.has_seen(game.id):
        seen = replace(stage.settings, tours=(*stage.settings.tours, game.id))
        return Ground(stage, game, Tour(stage, game, lambda: stage.change(seen)))
    phase, detail = phase_words(stage, game)
    middle = LobbySeat(stage, game) if table.stage == "lobby" or view is None else Safely(game.seat, stage)
    notices: list[ft.Control] = []
    if table.stumbled:
        notices.append(Banner(skin, texts.say("shell-stumbled"), texts.say("shell-stumbled", "text")))
    if (question := TakebackQuestion(stage)) is not None:
        notices.append(question)
    if table.is_host:
        notices += [Knock(stage, knock) for knock in table.knocks[:2]]
    if many and (following := next_of_mine(stage)):
        notices.append(
            OutlineButton(
                skin,
                texts.say("shell-hand-over", name=following.name),
                lambda: stage.go(f"/seat/{table.id}?seat={following.seat}"),
                icon="swap",
                height=52,
            )
        )
    me = stage.me
    if me and me.acted_for_by:
        helper = stage.names.get(me.acted_for_by, "")
        notices.append(Banner(skin, texts.say("shell-acted-for", name=helper), icon="swap"))
    peek = (
        [
            PeekBar(
                skin, Safely(game.peek, stage), lambda: stage.open_sheet("more"), more=texts.say("shell-more")
            )
        ]
        if view is not None and table.stage != "lobby"
        else [
            PeekBar(
                skin,
                ft.Container(),
                lambda: stage.open_sheet("more"),
                more=texts.say("shell-more"),
            )
        ]
    )
    column = ft.Column(
        [
            PhoneHeader(
                skin,
                stage,
                phase,
                detail,
                on_seat=(lambda: stage.open_sheet("seats")) if many else None,
            ),
            *(
                [
                    ft.Container(
                        ft.Column(notices, spacing=8, tight=True),
                        padding=ft.Padding.symmetric(horizontal=20, vertical=4),
                    )
                ]
                if notices
                else []
            ),
            ft.Container(middle, expand=True),
            *peek,
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return Over(Ground(stage, game, column), dialog)
