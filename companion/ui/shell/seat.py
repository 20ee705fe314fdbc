"""My seat on my phone: header, the game's one question, the peek bar, and what comes from below."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.net.link import Link
from companion.table.views import SeatLine
from companion.ui.front import Front
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.correcting import Asked, asked_facts
from companion.ui.kit.drawing import Tap, component, effect, note
from companion.ui.kit.headers import PeekBar, PhoneHeader
from companion.ui.kit.notices import Banner
from companion.ui.kit.skin import Skin
from companion.ui.live import Live, seen, use_facts, use_stage
from companion.ui.organiser.notices import OrderNotices
from companion.ui.shell import ground, paper
from companion.ui.shell.ended import EndedSeat
from companion.ui.shell.joining import Knock
from companion.ui.shell.loan import EndLoan, LoanQuestion
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


def fitted(stage: Stage, room: Skin) -> Stage:
    """The stage of a seat's page in this room: inside the typing room's frame, or a phone's in the middle."""
    if stage.is_typing and paper.is_roomy(room):
        return paper.fitted(stage, room)
    return ground.fitted(stage, room)


@component
def _Header(live: Live, game: GameScreens, has_way: bool) -> ft.Control:
    """`has_way`: the way to the shared screen is beside the page already."""

    def read(stage: Stage) -> tuple[Any, ...]:
        table, me = stage.table, stage.me
        can_switch = table.stage == "lobby" or len(table.my_seats) > 1
        return (
            stage.skin,
            me.name if me else table.title,
            me.colour if me else "",
            *phase_words(stage, game),
            stage.open_sheet if can_switch and table.stage != "closed" else None,
            stage.go,
            "" if has_way else stage.shared_route,
        )

    return PhoneHeader(*use_facts(live, read))


@component
def _Middle(live: Live, game: GameScreens) -> ft.Control:
    """The one question: of the lobby, of the game, or how it stood when it was ended early."""
    stage = use_stage(live)
    if stage.table.stage == "closed":
        return EndedSeat(stage, game)
    is_lobby = stage.table.stage == "lobby" or stage.frame.view is None
    return LobbySeat(stage, game) if is_lobby else Safely(game.seat, stage)


@component
def _Notices(live: Live, has_header: bool) -> ft.Control:
    """What lies above the question."""

    def read(stage: Stage) -> tuple[Any, ...]:
        if stage.is_typing:
            return seen(stage)
        table, following = stage.table, next_of_mine(stage)
        doors = table.knocks[:2] if table.is_host else ()
        trouble = (table.stumbled, table.store_away, table.orders)
        asked = asked_facts(stage) if table.is_host else None
        return stage.skin, stage.me, stage.names, trouble, table.takeback, asked, doors, following

    use_facts(live, read)
    notices = _notices(live.stage, has_header=has_header)
    return ft.Container(
        ft.Column(notices, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=20, vertical=4),
        visible=bool(notices),
    )


@component
def _Foot(live: Live, game: GameScreens) -> ft.Control:
    """At the end the way to recheck the deal; always the bar that opens the sheet."""

    def read(stage: Stage) -> tuple[Any, ...]:
        is_mine = stage.table.stage in ("playing", "over") and stage.frame.view is not None
        peeked = (game.peek_facts or seen)(stage) if is_mine else None
        return stage.skin, stage.table.stage == "over", is_mine, peeked

    skin, is_over, is_mine, _ = use_facts(live, read)
    peek = Safely(game.peek, live.stage) if is_mine else ft.Container()
    to_sheet = live.stage.open_sheet
    bar = PeekBar(skin, peek, partial(to_sheet, "more"), more=skin.say("shell-more"))
    if not is_over:
        return bar
    button = OutlineButton(
        skin, skin.say("shell-proof"), partial(to_sheet, "proof"), icon="shield-check", expand=True
    )
    door = ft.Container(ft.Row([button]), padding=ft.Padding.symmetric(horizontal=20, vertical=4))
    return Spaced(skin, door, bar, gap=0)


def Over(content: ft.Control, *more: ft.Control) -> ft.Control:
    """A page that fills the screen, with things lying on it."""
    whole = ft.Container(content, left=0, right=0, top=0, bottom=0)
    return ft.Stack(
        [whole, *(ft.Container(one, left=0, top=0) for one in more)], expand=True, fit=ft.StackFit.EXPAND
    )


@frozen
class _Bones:
    """What the standing page of a seat is made of; all else is followed by its places."""

    skin: Skin
    progress: str
    my_seat: Seat | None
    is_shaded: bool
    is_roomy: bool
    tour: str
    """The first-time cards that are still to be seen."""
    shared: str
    moment: object
    """Where a page covers itself: everything, so that it waits again after each change."""


@component
def SeatScreen(
    live: Live, game: GameScreens, room: Skin, sheet: str, close_sheet: Tap, link: Link, hall: Front
) -> ft.Control:
    """Eyes on the board: one question, one main button in reach of the thumb."""
    opened, set_opened = ft.use_state("")
    has_way = ground.is_wide(room)

    def read(stage: Stage) -> _Bones:
        name, cards = tour_of(stage, game)
        is_seen = stage.settings.has_seen(name) or stage.is_typing or stage.table.stage == "lobby"
        is_shaded = stage.is_typing or len(stage.own_seats) > 1
        return _Bones(
            skin=stage.skin,
            progress=stage.table.stage,
            my_seat=stage.table.my_seat,
            is_shaded=is_shaded,
            is_roomy=stage.is_typing and paper.is_roomy(room),
            tour="" if is_seen or not cards else name,
            shared=stage.shared_route,
            moment=(stage.frame.table, stage.frame.view) if is_shaded else None,
        )

    bones = use_facts(live, read, is_page=True)
    stage = live.stage
    dialog = Overlay(live, game, sheet, close_sheet, link, hall)

    async def shut() -> None:
        if bones.is_shaded and opened:
            await asyncio.sleep(IDLE)
            set_opened("")

    effect(shut, [opened, bones.moment])

    def on_the_ground(content: ft.Control) -> ft.Control:
        if bones.is_roomy:
            return paper.TypingRoom(stage, game, room, content, phase_words(stage, game))
        return ground.Ground(stage, game, content, room)

    if bones.progress == "closed":
        return Over(ground.Ground(stage, game, _Page(live, game, has_way, has_header=True), room), dialog)
    if bones.is_shaded and opened != bones.my_seat:
        shade = Shade(stage, lambda: set_opened(str(bones.my_seat or "")), has_ways=bones.is_roomy)
        return Over(on_the_ground(shade), dialog)
    if bones.tour:
        seen_now = replace(stage.settings, tours=(*stage.settings.tours, bones.tour))
        tour = Tour(stage, game, lambda: stage.change(seen_now))
        header = [_Header(live, game, has_way)] if bones.shared and not has_way else []
        return on_the_ground(ft.Column([*header, tour], spacing=0, expand=True))
    return Over(on_the_ground(_Page(live, game, has_way, has_header=not bones.is_roomy)), dialog)


def _Page(live: Live, game: GameScreens, has_way: bool, *, has_header: bool) -> ft.Control:
    """Header, notices, the game's question, and the bar that opens the sheet: each follows by itself."""
    return ft.Column(
        [
            _Header(live, game, has_way) if has_header else ft.Container(height=10),
            _Notices(live, has_header),
            ft.Container(_Middle(live, game), expand=True),
            _Foot(live, game),
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
    if table.orders is not None:
        notices.append(OrderNotices(skin, table.orders, stage.clock, is_shared=False))
    if table.store_away:
        notices.append(Banner(skin, skin.say("shell-store-away"), skin.say("shell-store-away", "text")))
    if table.stumbled:
        notices.append(Banner(skin, skin.say("shell-stumbled"), skin.say("shell-stumbled", "text")))
    if (question := TakebackQuestion(stage)) is not None:
        notices.append(question)
    if (loan := LoanQuestion(stage)) is not None:
        notices.append(loan)
    if table.is_host and (correction := Asked(stage)) is not None:
        notices.append(correction)
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
        if (end := EndLoan(stage)) is not None:
            notices.append(end)
    return notices
