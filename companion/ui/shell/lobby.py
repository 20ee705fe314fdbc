"""The lobby on the shared screen: a round table filling live, and how to join."""

from __future__ import annotations

import flet as ft

from companion.kernel.seat import Seat
from companion.table.actions import Arrange, DrawAgain, Start
from companion.table.views import TableView
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.shared import SharedHeader
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted
from companion.ui.shell.joining import JoinBanner, JoinPanel, Knock
from companion.ui.shell.offers import Offers, height_of, offers, rule_words
from companion.ui.shell.roundtable import Order, RoundTable
from companion.ui.stage import GameScreens, Stage

FEW = 3
"""With more seats the table of a phone is an upright oval."""


def why_not_start(stage: Stage) -> str:
    """What keeps the table from starting, as words; empty when nothing does."""
    table = stage.table
    if table.seal is not None and table.seal.step == "opening":
        return stage.skin.say("shell-dealing")
    missing = table.places[0] - len(table.seats)
    return stage.skin.say("shell-start-needs", n=missing) if missing > 0 else ""


def who_has_not_cut(skin: Skin, table: TableView) -> str:
    """Who gets a number if the game starts now, in words; empty when all have cut, or nothing is dealt."""
    names = tuple(line.name for line in table.seats if not line.has_cut)
    if not table.has_deals or not names or len(table.seats) < table.places[0]:
        return ""
    if len(names) == len(table.seats) > 1:
        return skin.say("shell-start-nobody-cut")
    return skin.say("shell-start-uncut", names=skin.language.listed(names), count=len(names))


def StartButton(stage: Stage) -> ft.Control:
    """Start with N, or the reason why not yet; above it who has not cut."""
    skin, why = stage.skin, why_not_start(stage)
    label = why or skin.say("shell-start-with", n=len(stage.table.seats))

    def start() -> None:
        stage.send(Start())

    button = MainButton(skin, label, start, icon="play", disabled=bool(why))
    if not (above := _above_start(stage)):
        return button
    return Spaced(skin, *above, button, gap=6)


def _above_start(stage: Stage) -> list[ft.Control]:
    """Who has not cut; whose phone keeps the deal from going on, and the way out of that."""
    skin, table, seal = stage.skin, stage.table, stage.table.seal
    if seal is not None and seal.step == "opening":
        words = skin.say("shell-deal-waits", names=_names(skin, table, seal.missing))
        again = OutlineButton(
            skin, skin.say("shell-deal-again"), lambda: stage.send(DrawAgain()), icon="undo", height=48
        )
        return [Muted(skin, words, 15, align=CENTER), again]
    if seal is not None and seal.silent:
        names = _names(skin, table, seal.silent)
        words = skin.say("shell-deal-silent", names=names, count=len(seal.silent))
        without = OutlineButton(
            skin,
            skin.say("shell-deal-without", names=names),
            lambda: stage.send(Start(without=seal.silent)),
            icon="play",
            height=48,
        )
        return [Muted(skin, words, 15, align=CENTER), without]
    uncut = who_has_not_cut(skin, table)
    return [Muted(skin, uncut, 15, align=CENTER)] if uncut else []


def _names(skin: Skin, table: TableView, seats: tuple[Seat, ...]) -> str:
    return skin.language.listed(tuple(line.name for line in table.seats if line.seat in seats))


def LobbyShared(stage: Stage, game: GameScreens) -> ft.Control:
    """Table left, join panel right; on a phone, and with large text, one below the other."""
    skin, table = stage.skin, stage.table
    is_stacked = skin.is_phone or skin.large_text or skin.width < skin.height
    side = skin.px(20 if skin.is_phone else 44 if skin.device == "tv" else 26)
    subtitle = skin.say("shell-lobby-host" if table.is_host else "shell-lobby")
    if skin.device == "tablet" and table.custom_options:
        label, *packs = rule_words(skin, table)  # there is no room for chips
        subtitle = " · ".join((label, *reversed(packs)))
    header = SharedHeader(skin, stage.tools, table.title, subtitle, right=_RulesButton(skin, stage))
    knocks = [Knock(stage, knock) for knock in table.knocks]
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    wide = skin.width - 2 * side
    if is_stacked:
        rows = [header, _Stacked(stage, game, wide, knocks), *toast]
        rows += [StartButton(stage)] if stage.leads else []
    else:
        tall = skin.height - skin.px(136) - skin.px(78) * len(knocks) - (skin.px(110) if toast else 0)
        rows = [header, *knocks, *_Beside(stage, game, wide, tall, toast)]
    above = 12 if skin.is_phone else skin.px(22)
    return ft.SafeArea(
        ft.Container(
            ft.Column(rows, spacing=skin.px(12), expand=True),
            padding=ft.Padding.symmetric(horizontal=side, vertical=above),
            expand=True,
        ),
        expand=True,
    )


def _RulesButton(skin: Skin, stage: Stage) -> ft.Control:
    def show() -> None:
        stage.open_sheet("options")

    words = skin.say("shell-house-rules")
    if skin.device != "tv" or skin.large_text:
        return IconButton48(skin, "rules", words, show)
    return OutlineButton(skin, words, show, icon="rules", filled=skin.palette.card)


def _Table(stage: Stage, game: GameScreens, width: float, height: float) -> ft.Control:
    """The round table; the host drags seats, or taps one to move it."""

    def arrange(order: Order) -> None:
        stage.send(Arrange(seats=tuple(Seat(seat) for seat in order)))

    def show(seat: str) -> None:
        stage.open_sheet(f"seat:{seat}")

    def offer() -> None:
        stage.open_sheet("free")

    is_host = stage.table.is_host
    return RoundTable(
        stage.skin,
        stage.table,
        width,
        height,
        texture=game.texture,
        on_arrange=arrange if is_host else None,
        on_seat=show if is_host else None,
        on_free=offer if is_host else None,
    )


def _Stacked(stage: Stage, game: GameScreens, wide: float, knocks: list[ft.Control]) -> ft.Control:
    skin = stage.skin
    if skin.is_phone or skin.large_text:
        table = _Table(stage, game, wide, wide * (1.35 if len(stage.table.seats) > FEW else 1.1))
        join = JoinPanel(stage, wide, min(wide, skin.height * 0.8) + skin.size(235))
    else:
        table, join = _Table(stage, game, wide, skin.height * 0.5), JoinBanner(stage)
    return ft.Column(
        [*knocks, table, join, _extras(stage, game)],
        spacing=14,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _Beside(
    stage: Stage, game: GameScreens, wide: float, rest: float, toast: list[ft.Control]
) -> list[ft.Control]:
    """`rest`: the height of table and foot together."""
    skin, gap = stage.skin, stage.skin.px(14)
    right = wide * (0.4 if skin.device == "tv" else 0.43)
    low = _foot_height(stage, game, wide - right - gap)
    tall = max(rest - low, 260)
    middle = ft.Row(
        [
            _Table(stage, game, wide - right - gap, tall),
            ft.Container(JoinPanel(stage, right, tall), width=right),
        ],
        spacing=gap,
    )
    start = [ft.Container(StartButton(stage), width=right)] if stage.leads else []
    ways = ft.Column([_extras(stage, game)], scroll=ft.ScrollMode.AUTO)
    foot = ft.Row([ft.Container(ways, expand=True), *start], spacing=gap, height=low)
    return [middle, *toast, foot]


def _foot_height(stage: Stage, game: GameScreens, room: float) -> float:
    """Of what stands below the table: the ways in their rows, or the start with what is said above it."""
    skin, seal = stage.skin, stage.table.seal
    ways = height_of(skin, offers(stage, game), room) if stage.table.is_host else skin.px(48)
    if not stage.leads:
        return ways
    asks = seal is not None and (seal.step == "opening" or bool(seal.silent))
    above = skin.px(120) if asks else skin.px(36) if who_has_not_cut(skin, stage.table) else 0
    return max(ways, skin.px(60) + above)


def _extras(stage: Stage, game: GameScreens) -> ft.Control:
    """What is played; rules in a few words; the ways to a seat."""
    if stage.table.is_host:
        return Offers(stage.skin, stage, game)
    said = "" if stage.leads else stage.skin.say("shell-lobby-watch")
    return Hint(stage.skin, said, "phone", centre=False) if said else ft.Container()
