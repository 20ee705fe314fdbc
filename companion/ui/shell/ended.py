"""A table that was ended early: who ended it and when, how it stood, what happened, and the ways on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.table.actions import CarryOn, PlayAgain
from companion.table.views import Happened
from companion.ui.kit import when
from companion.ui.kit.boxes import InRow
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import note
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogWords
from companion.ui.kit.notices import Hint
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.stood import SeatTable, Tallies
from companion.ui.kit.text import Figures, Heading, Muted
from companion.ui.stage import GameScreens, Stage
from companion.ui.stood import Stood, plainly

LAST_ON_PHONE = 4


def ended_words(stage: Stage) -> tuple[str, str]:
    """The headline, and who ended it, when, in which round, after how long."""
    table, view = stage.table, stage.frame.view
    if table.ended is None:
        return stage.skin.say("shell-ended"), ""
    by = table.ended.by
    who = stage.names.get(by, by) if by else stage.skin.say("shell-the-host")
    text = "shell-ended-game" if view is not None else "shell-ended-lobby"
    said = stage.skin.say(
        text,
        "text",
        who=who,
        when=when.moment(stage.skin, stage.now, table.ended.at),
        round=view.round if view else 0,
        length=when.length(stage.skin, table.ended.at - table.ended.began),
    )
    return stage.skin.say(text), said


def how_it_stood(stage: Stage, game: GameScreens) -> Stood:
    """What the game says; whom the table waited for, should it say nothing."""
    view = stage.frame.view
    if view is None:
        return Stood(rows=tuple((str(line.seat), ()) for line in stage.table.seats))
    try:
        return game.stood(stage) if game.stood else plainly(stage.skin, view)
    except Exception as error:  # noqa: BLE001 - a game's picture must not take the way on with it
        note(error)
        return plainly(stage.skin, view)


def Standing(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """How it stood, drawn."""
    stood = how_it_stood(stage, game)
    seats = SeatTable(stage.skin, stood, stage.seat_line)
    return [*Tallies(stage.skin, stood.tallies), *([seats] if seats is not None else [])]


def _LogLine(stage: Stage, happened: Happened, *, first: bool) -> ft.Control:
    """The time and the sentence."""
    skin = stage.skin
    said = LogWords(skin, happened, stage.names, family=TEXT_700 if first else TEXT_500)
    return ft.Row(
        [
            Figures(skin, when.clock(happened.at), 15, colour=skin.palette.muted),
            ft.Column(said, spacing=2, tight=True, expand=True),
        ],
        spacing=skin.px(14),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def LogCard(stage: Stage, most: int, *, fills: bool) -> ft.Control:
    """The newest lines, newest first, and the way to all of them."""
    skin = stage.skin
    lines = list(reversed(stage.table.log))[:most]
    head = InRow(
        skin,
        Icon(skin, "log", skin.px(22)),
        ft.Container(Heading(skin, skin.say("shell-what-happened"), 20, lines=2), expand=True),
        *([] if skin.large_text else [Muted(skin, skin.say("shell-newest-first"), 14)]),
    )
    rows = ft.Column(
        [_LogLine(stage, line, first=at == 0) for at, line in enumerate(lines)],
        spacing=skin.px(10),
        expand=fills or None,
        tight=not fills,
        scroll=ft.ScrollMode.AUTO if fills else None,
    )
    more = OutlineButton(
        skin, skin.say("shell-read-all"), lambda: stage.open_sheet("log"), icon="right", key="read-all"
    )
    return Card(
        skin,
        ft.Column([head, rows, ft.Row([more])], spacing=skin.px(14), tight=not fills),
        padding=18,
        expand=fills or None,
    )


def _way_on(stage: Stage) -> tuple[str, str, Action]:
    """The main button of a host: the same seats again, or the lobby of a game that never began."""
    if stage.frame.view is None:
        return stage.skin.say("shell-lobby-again"), "undo", CarryOn()
    return stage.skin.say("shell-again"), "play", PlayAgain()


def host_ways(stage: Stage, *, height: float = 56) -> list[ft.Control]:
    """What the host may do next: play again, carry on, another game."""
    skin, background = stage.skin, stage.skin.palette.card
    label, icon, action = _way_on(stage)
    ways = [MainButton(skin, label, lambda: stage.send(action), icon=icon, height=height)]
    if stage.frame.view is not None:
        ways.append(
            OutlineButton(
                skin,
                skin.say("shell-carry-on"),
                lambda: stage.send(CarryOn()),
                icon="undo",
                height=height,
                filled=background,
            )
        )
    if stage.has_start:
        ways.append(
            OutlineButton(
                skin,
                skin.say("shell-to-start"),
                lambda: stage.go("/"),
                icon="grid",
                height=height,
                filled=background,
            )
        )
    return ways


def _check_deal(stage: Stage) -> list[ft.Control]:
    """The deal of a game that began: checked, or still shut."""
    if stage.frame.view is None:
        return []
    words, show = stage.skin.say("shell-proof"), partial(stage.open_sheet, "proof")
    return [OutlineButton(stage.skin, words, show, icon="shield-check", height=52)]


def EndedSeat(stage: Stage, game: GameScreens) -> ft.Control:
    """On a phone: how it stood; the host decides what is next, and the phone follows by itself."""
    skin, table = stage.skin, stage.table
    title, said = ended_words(stage)
    hint = skin.say("shell-ended-host-decides")
    another = OutlineButton(skin, skin.say("shell-another-code"), None, icon="door", url="/j", height=52)
    ways = ft.Row([another, *_check_deal(stage)], wrap=True, spacing=10, run_spacing=10)
    body = [*Standing(stage, game), LogCard(stage, LAST_ON_PHONE, fills=False), ways]
    if table.is_host:
        main, *others = host_ways(stage)
        return SeatPage(stage, title=title, subtitle=said, body=[*body, *others], actions=[main])
    return SeatPage(
        stage,
        title=title,
        subtitle=said,
        body=body,
        actions=[Hint(skin, hint, "hourglass")],
    )
