"""The lobby on a phone: cut the deck, read the seal aloud, see who is here."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.actions import AnswerTakeback, Cut, Start
from companion.table.views import CalledOffView
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.dial import Dial
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Banner
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatRow
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Small, Words
from companion.ui.shell import howmuch
from companion.ui.shell.lobby import StartButton, why_not_start
from companion.ui.shell.sheet import AnotherPerson
from companion.ui.shell.takeback import Undoes
from companion.ui.stage import GameScreens, Stage

MIDDLE = 50
"""Where the dial stands before anybody turns it."""


def SealCard(stage: Stage) -> ft.Control:
    """The deal nobody can rig: how it is made, and which draw it is."""
    skin, seal = stage.skin, stage.table.seal
    if seal is None:
        return ft.Container()
    if seal.step == "opening":
        names = skin.language.listed(tuple(stage.names.get(seat, seat) for seat in seal.missing))
        head, words = skin.say("shell-dealing"), skin.say("shell-deal-waits", names=names)
    elif seal.called_off:
        head, words = skin.say("shell-draw", n=seal.draw), called_off_words(stage, seal.called_off[-1])
    else:
        head, words = skin.say("shell-seal", "head"), skin.say("shell-seal", "text")
    return Card(
        skin,
        ft.Column(
            [
                ft.Row(
                    [
                        Icon(skin, "shield-check", skin.px(18), skin.palette.good),
                        Small(skin, skin.say("shell-seal"), expand=True),
                    ],
                    spacing=8,
                ),
                Heading(skin, head, 20),
                Muted(skin, words, 14),
            ],
            spacing=5,
            tight=True,
        ),
        padding=14,
    )


def called_off_words(stage: Stage, off: CalledOffView) -> str:
    """Why there is a new draw."""
    name = stage.names.get(off.seat, off.seat) if off.seat else ""
    why = off.why if name or off.why != "silent" else "stopped"
    return stage.skin.say(f"shell-draw-{why}", name=name, named=int(bool(name)), n=off.draw)


@component
def LobbySeat(stage: Stage, game: GameScreens) -> ft.Control:
    """Pick a secret number; afterwards wait, and change it while you like."""
    table, skin = stage.table, stage.skin
    number, set_number = ft.use_state(table.my_cut or MIDDLE)
    is_again, set_again = ft.use_state(False)
    me = stage.me
    mine = seat_colour(me.colour, skin.palette) if me and game.uses_seat_colour_button else ""
    colour = mine or skin.look.accent
    people = SeatRow(skin, table.seats, table.my_seat, places=table.places[0])
    text = "host" if table.is_host else "text"
    if not table.has_deals:
        return SeatPage(
            stage,
            title=skin.say("shell-no-cut"),
            subtitle=skin.say("shell-no-cut", text),
            body=[
                ft.Container(height=skin.height * 0.06),
                ft.Container(Icon(skin, "check", 64, colour), alignment=ft.Alignment.CENTER),
                ft.Container(height=8),
                people,
                ft.Container(height=8),
                *howmuch.Chosen(stage, game),
                AnotherPerson(stage),
            ],
            actions=[*_beside_start(stage), StartButton(stage)] if table.is_host else [],
        )
    has_cut = table.my_cut is not None or bool(me and me.has_cut)
    if has_cut and not is_again:
        return SeatPage(
            stage,
            title=skin.say("shell-cut-done"),
            subtitle=skin.say("shell-cut-done", text),
            body=[
                ft.Container(Icon(skin, "scissors", 64, colour), alignment=ft.Alignment.CENTER),
                *_number(skin, table.my_cut),
                SealCard(stage),
                people,
                *howmuch.Chosen(stage, game),
                AnotherPerson(stage),
            ],
            actions=[
                ft.Row([*_again(skin, lambda: set_again(True)), *_rules(stage)], spacing=10),
                *([StartButton(stage)] if table.is_host else []),
            ],
            spacing=16,
        )

    def cut() -> None:
        stage.send(Cut(at=number))
        set_again(False)

    main = MainButton(skin, skin.say("shell-cut-at", n=number), cut, colour=mine, icon="scissors")
    dial = Dial(skin, number, 1, 99, colour, set_number)
    return SeatPage(
        stage,
        title=skin.say("shell-cut"),
        subtitle=skin.say("shell-cut", "text"),
        body=[
            ft.Container(height=4),
            dial,
            SealCard(stage),
            *([] if skin.is_small else [people]),
            *howmuch.Chosen(stage, game),
            AnotherPerson(stage),
        ],
        actions=[main, *_beside_start(stage)],
        spacing=10 if skin.is_small else 18,
    )


def _number(skin: Skin, cut: int | None) -> list[ft.Control]:
    """My number; after a restart only my own phone knows it."""
    if cut is None:
        return []
    return [Words(skin, skin.say("shell-cut-number", n=cut), 20, family=TEXT_600, align=CENTER)]


def _again(skin: Skin, again: Tap) -> list[ft.Control]:
    words = skin.say("shell-cut-again")
    return [OutlineButton(skin, words, again, icon="scissors", expand=True, height=56)]


def _rules(stage: Stage) -> list[ft.Control]:
    """The host sets the house rules from the own seat too."""
    if not stage.table.is_host:
        return []
    words, show = stage.skin.say("shell-house-rules"), partial(stage.open_sheet, "options")
    return [OutlineButton(stage.skin, words, show, icon="list-check", expand=True, height=56)]


def _beside_start(stage: Stage) -> list[ft.Control]:
    """The host's own seat in the lobby, before the cut: rules, and a start that is not the first thing."""
    if not stage.table.is_host:
        return []
    skin, table, why = stage.skin, stage.table, why_not_start(stage)
    if not table.has_deals:
        return [ft.Row(_rules(stage))]
    start = OutlineButton(
        skin,
        why or skin.say("shell-start-with", n=len(table.seats)),
        lambda: stage.send(Start()),
        icon="play",
        disabled=bool(why),
        expand=True,
        height=56,
    )
    rules = IconButton48(
        skin,
        "list-check",
        skin.say("shell-house-rules"),
        partial(stage.open_sheet, "options"),
        size=56,
        radius=16,
    )
    return [ft.Row([start, rules], spacing=10)]


def TakebackQuestion(stage: Stage) -> ft.Control | None:
    """Somebody wants to go back behind something that was opened: do I agree?"""
    asked, me = stage.table.takeback, stage.table.my_seat
    skin = stage.skin
    if asked is None:
        return None
    if me not in asked.missing or stage.table.is_borrowing:
        waiting = skin.language.listed(tuple(stage.names.get(seat, seat) for seat in asked.missing))
        return Banner(skin, skin.say("shell-takeback-waits", names=waiting), icon="undo")
    return Card(
        skin,
        ft.Column(
            [
                Heading(skin, skin.say("shell-takeback"), 20),
                *Undoes(skin, asked.undoes, stage.names),
                Muted(skin, skin.say("shell-takeback", "text")),
                ft.Row(
                    [
                        OutlineButton(
                            skin,
                            skin.say("shell-takeback-no"),
                            lambda: stage.send(AnswerTakeback(agree=False)),
                            expand=True,
                        ),
                        OutlineButton(
                            skin,
                            skin.say("shell-takeback-yes"),
                            lambda: stage.send(AnswerTakeback(agree=True)),
                            expand=True,
                            icon="undo",
                            colour=skin.palette.warn,
                        ),
                    ],
                    spacing=10,
                ),
            ],
            spacing=10,
            tight=True,
        ),
        border=skin.palette.warn,
        border_width=1.5,
    )
