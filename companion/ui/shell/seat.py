"""My seat on my phone: header, the game's one question, the peek bar, and what comes from below."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.net.link import Link
from companion.table.views import SeatLine
from companion.ui.front import Front
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, effect, note
from companion.ui.kit.headers import PeekBar, PhoneHeader
from companion.ui.kit.notices import Banner
from companion.ui.kit.skin import Skin
from companion.ui.shell import ground, paper
from companion.ui.shell.ended import EndedSeat
from companion.ui.shell.lobby import Knock
from companion.ui.shell.overlay import Overlay
from companion.ui.shell.shade import Shade
from companion.ui.shell.tour import Tour, tour_of
from companion.ui.shell.waiting import LobbySeat, TakebackQuestion
from companion.ui.stage import GameScreens, Screen, Stage

IDLE = 60.0
"""Seconds after which a shared phone covers itself."""


def Safely(screen: Screen, stage: Stage) -> ft.Control:
    """A game's screen, or one sentence when it stumbles; the rest of the page stays alive."""
    try:
        return screen(stage)
    except Exception as error:  # noqa: BLE001 - a game's picture must not take the shell down
        note(error)
        return Banner(
            stage.skin, stage.skin.say("shell-part-stumbled"), stage.skin.say("shell-part-stumbled", "text")
        )


def phase_words(stage: Stage, game: GameScreens) -> tuple[str, str]:
    """What the header says: the phase, and the round."""
    view, table = stage.frame.view, stage.table
    if table.stage == "closed":
        return stage.skin.say("shell-ended"), stage.skin.say(
            "shell-round", n=view.round
        ) if view and view.round else ""
    if view is None or table.stage == "lobby":
        return stage.skin.say("shell-lobby-name"), stage.skin.say("shell-seated-count", n=len(table.seats))
    if game.header:
        return game.header(stage)
    phase = texts.text_id(f"{table.game}-phase-{view.phase}")
    return (
        stage.skin.say(phase) if stage.skin.language.has(phase) else view.phase,
        stage.skin.say("shell-round", n=view.round) if view.round else "",
    )


def next_of_mine(stage: Stage) -> SeatLine | None:
    """Pass and play: I am done, and the table waits for another seat of this phone."""
    view, me = stage.frame.view, stage.table.my_seat
    if view is None or me in view.waiting_for:
        return None
    waiting = (seat for seat in stage.table.my_seats if seat in view.waiting_for)
    return next((line for seat in waiting if (line := stage.seat_line(seat))), None)


def _ProofDoor(stage: Stage) -> ft.Control:
    """At the end: the way to recheck the deal."""
    words = stage.skin.say("shell-proof")
    button = OutlineButton(
        stage.skin, words, lambda: stage.open_sheet("proof"), icon="shield-check", expand=True
    )
    return ft.Container(ft.Row([button]), padding=ft.Padding.symmetric(horizontal=20, vertical=4))


def _Header(stage: Stage, game: GameScreens, *, has_way: bool, on_seat: Tap | None = None) -> ft.Control:
    """`has_way`: the way to the shared screen is beside the page already."""
    to_shared = partial(stage.go, stage.shared_route)
    return PhoneHeader(
        stage.skin,
        stage,
        *phase_words(stage, game),
        on_seat=on_seat,
        on_shared=to_shared if stage.shared_route and not has_way else None,
    )


def _Ended(stage: Stage, game: GameScreens, *, has_way: bool) -> ft.Control:
    """Everything of a table that was ended early is public: no shade, no pieces of mine."""
    skin = stage.skin
    more = PeekBar(skin, ft.Container(), lambda: stage.open_sheet("more"), more=skin.say("shell-more"))
    return ft.Column(
        [
            _Header(stage, game, has_way=has_way),
            ft.Container(EndedSeat(stage, game), expand=True),
            more,
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def Over(content: ft.Control, *more: ft.Control) -> ft.Control:
    """A page that fills the screen, with things lying on it."""
    whole = ft.Container(content, left=0, right=0, top=0, bottom=0)
    return ft.Stack(
        [whole, *(ft.Container(one, left=0, top=0) for one in more)], expand=True, fit=ft.StackFit.EXPAND
    )


@component
def SeatScreen(
    stage: Stage, game: GameScreens, room: Skin, sheet: str, close_sheet: Any, link: Link, hall: Front
) -> ft.Control:
    """Eyes on the board: one question, one main button in reach of the thumb."""
    opened, set_opened = ft.use_state("")
    has_way = ground.is_wide(room)
    is_roomy = stage.is_typing and paper.is_roomy(room)
    stage = (paper if is_roomy else ground).fitted(stage, room)
    dialog = Overlay(stage, game, sheet, close_sheet, link, hall)
    table, is_shaded = stage.table, stage.is_typing or len(stage.own_seats) > 1

    async def shut() -> None:
        if is_shaded and opened:
            await asyncio.sleep(IDLE)
            set_opened("")

    effect(shut, [opened, is_shaded and stage.frame])

    def on_the_ground(content: ft.Control) -> ft.Control:
        if is_roomy:
            return paper.TypingRoom(stage, game, room, content, phase_words(stage, game))
        return ground.Ground(stage, game, content, room)

    if table.stage == "closed":
        return Over(ground.Ground(stage, game, _Ended(stage, game, has_way=has_way), room), dialog)
    if is_shaded and opened != table.my_seat:
        shade = Shade(stage, lambda: set_opened(str(table.my_seat or "")), has_ways=is_roomy)
        return Over(on_the_ground(shade), dialog)
    name, cards = tour_of(stage, game)
    if table.stage != "lobby" and cards and not (stage.settings.has_seen(name) or stage.is_typing):
        seen = replace(stage.settings, tours=(*stage.settings.tours, name))
        tour = Tour(stage, game, lambda: stage.change(seen))
        header = [_Header(stage, game, has_way=has_way)] if stage.shared_route and not has_way else []
        return on_the_ground(ft.Column([*header, tour], spacing=0, expand=True))
    page = _Page(stage, game, has_header=not is_roomy, has_way=has_way)
    return Over(on_the_ground(page), dialog)


def _Page(stage: Stage, game: GameScreens, *, has_header: bool, has_way: bool) -> ft.Control:
    """Header, notices, the game's question, and the bar that opens the sheet."""
    table, skin, view = stage.table, stage.skin, stage.frame.view
    is_lobby = table.stage == "lobby" or view is None
    to_seats = partial(stage.open_sheet, "seats") if is_lobby or len(table.my_seats) > 1 else None
    header = _Header(stage, game, has_way=has_way, on_seat=to_seats)
    notices = _notices(stage, has_header=has_header)
    above = ft.Container(
        ft.Column(notices, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=20, vertical=4),
    )
    peek = ft.Container() if is_lobby else Safely(game.peek, stage)
    return ft.Column(
        [
            *([header] if has_header else [ft.Container(height=10)]),
            *([above] if notices else []),
            ft.Container(LobbySeat(stage, game) if is_lobby else Safely(game.seat, stage), expand=True),
            *([_ProofDoor(stage)] if table.stage == "over" else []),
            PeekBar(skin, peek, lambda: stage.open_sheet("more"), more=skin.say("shell-more")),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _notices(stage: Stage, *, has_header: bool) -> list[ft.Control]:
    """What lies above the question: a stumble, somebody at the door, for whom this page is, who is next."""
    table, skin, me = stage.table, stage.skin, stage.me
    notices: list[ft.Control] = []
    if stage.is_typing and me and has_header:
        notices.append(paper.TypingBanner(skin, stage, me))
    if table.stumbled:
        notices.append(Banner(skin, skin.say("shell-stumbled"), skin.say("shell-stumbled", "text")))
    if (question := TakebackQuestion(stage)) is not None:
        notices.append(question)
    if table.is_host:
        notices += [Knock(stage, knock) for knock in table.knocks[:2]]
    if following := next_of_mine(stage):
        is_paper = following.presence == "paper"
        words = "shell-type-for" if is_paper else "shell-hand-over"
        notices.append(
            OutlineButton(
                skin,
                skin.say(words, name=following.name),
                lambda: stage.go_to_seat(following.seat),
                icon="paper" if is_paper else "swap",
                height=52,
            )
        )
    if me and me.acted_for_by and not stage.is_typing:
        helper = stage.names.get(me.acted_for_by, "")
        notices.append(Banner(skin, skin.say("shell-acted-for", name=helper), icon="swap"))
    return notices
