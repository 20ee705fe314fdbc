"""What the sheet from below holds: my pieces, the log, the rules, the invitation, my seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from urllib.parse import urlsplit

import flet as ft

from companion.table.views import Happened, SeatLine, TableView
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import LinkButton, OutlineButton, TileButton
from companion.ui.kit.drawing import Tap, note
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.notices import Hint
from companion.ui.kit.qr import QrCode
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, SectionTitle, Strong, Words
from companion.ui.organiser.notices import Calling
from companion.ui.shell.reckoning import ToolButtons
from companion.ui.stage import GameScreens, Stage

LAST = 3


def More(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """My secret and pieces, the last three moves, four tiles."""
    skin, table = stage.skin, stage.table
    made: list[ft.Control] = []
    if stage.frame.view is not None and table.stage not in ("lobby", "closed"):
        try:
            made.append(game.pieces(stage))
        except Exception as error:  # noqa: BLE001 - the rest of the sheet must open
            note(error)
    if table.log:
        made.append(SectionTitle(skin, skin.say("shell-last-moves")))
        made += [LogLineRow(skin, line, table.seats, stage.now) for line in reversed(table.log[-LAST:])]
    here = next((text for text in _rules_here(stage, game) if skin.language.has(text)), "")
    at = skin.say("shell-rules-at", place=skin.say(here, "title")) if here else skin.say("shell-rules-all")

    def tile(icon: str, text: str, act: Tap, detail: str = "") -> ft.Control:
        return TileButton(skin, icon, skin.say(text), detail or skin.say(text, "detail"), act)

    opens = stage.open_sheet
    tiles = [
        tile("log", "shell-log", partial(opens, "log"), skin.say("shell-log-lines", n=table.log_length)),
        tile("rules", "shell-rules", partial(opens, "rules"), at),
        tile("qr", "shell-invite", partial(opens, "invite")),
        tile("settings", "shell-settings", partial(opens, "settings")),
        *([tile("crown", "shell-host-menu", partial(opens, "host"))] if table.is_host else []),
    ]
    if stage.shared_route:
        tiles.append(tile("tv", "shell-to-shared", partial(stage.go, stage.shared_route)))
    made += Calling(skin, table.orders, stage.send)
    tools = ToolButtons(stage, game)
    if skin.large_text:
        return [*made, *tiles, *tools]
    rows = [ft.Row(list(tiles[at : at + 2]), spacing=10) for at in range(0, len(tiles), 2)]
    return [*made, *rows, *tools]


def _rules_here(stage: Stage, game: GameScreens) -> tuple[str, ...]:
    try:
        return game.rules_at(stage) if stage.frame.view is not None else ()
    except Exception as error:  # noqa: BLE001 - then the rules open at the start
        note(error)
        return ()


def WholeLog(stage: Stage, lines: Sequence[Happened]) -> list[ft.Control]:
    """Every line, newest first."""
    skin = stage.skin
    rows = [LogLineRow(skin, line, stage.table.seats, stage.now) for line in reversed(lines)]
    empty = [] if rows else [Muted(skin, skin.say("shell-log-empty"))]
    return [Heading(skin, skin.say("shell-log"), 26), *rows, *empty]


def Rules(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """Our own short texts with their rule numbers: first the ones for where we are."""
    skin = stage.skin
    here = [text for text in _rules_here(stage, game) if skin.language.has(text)]
    rest = [text for text in game.rules if text not in here and skin.language.has(text)]
    made: list[ft.Control] = [Heading(skin, skin.say("shell-rules"), 26)]
    if here:
        made.append(SectionTitle(skin, skin.say("shell-rules-now")))
        made += [RuleCard(skin, text, is_here=True) for text in here]
        made.append(SectionTitle(skin, skin.say("shell-rules-rest")))
    return [*made, *(RuleCard(skin, text, is_here=False) for text in rest)]


def RuleCard(skin: Skin, text: str, *, is_here: bool) -> ft.Control:
    """One rules text: its title, the sentences with the rule number."""
    title = skin.say(text, "title")
    head = [Strong(skin, title, 17)] if title else []
    return Card(
        skin,
        ft.Column([*head, Body(skin, skin.say(text), colour=skin.palette.muted)], spacing=6, tight=True),
        padding=14,
        colour=skin.palette.raised,
        border=skin.palette.text if is_here else "",
    )


def Invite(stage: Stage) -> list[ft.Control]:
    """The QR, the code and the link as text: for who comes late or lost a phone."""
    skin, table = stage.skin, stage.table
    link = table.join_link or ""
    side = min(skin.width - 80, skin.height * 0.5, skin.px(340))
    if not link:
        return [
            Heading(skin, skin.say("shell-scan"), 26),
            Muted(skin, skin.say("shell-invite-host")),
        ]
    return [
        Heading(skin, skin.say("shell-scan"), 26, align=CENTER),
        ft.Container(QrCode(skin, link, side), alignment=ft.Alignment.CENTER),
        ft.Row(
            [
                Muted(skin, skin.say("shell-code"), 16),
                Words(skin, table.code, 34, family=DISPLAY_700, line=1.0, spacing=3),
            ],
            spacing=12,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        Words(skin, link, 14, colour=skin.palette.muted, align=CENTER, selectable=True),
        *([Muted(skin, stage.named, 14, align=CENTER)] if stage.named else []),
        Muted(skin, skin.say("shell-same-wifi"), 14, align=CENTER),
        *([AnotherPerson(stage)] if stage.own_seats or table.stage != "lobby" else []),
        *([ToTheTablet(stage)] if table.screen_link else []),
    ]


def ToTheTablet(stage: Stage) -> ft.Control:
    """To the second QR code, for another screen in the middle."""
    to_tablet = partial(stage.open_sheet, "tablet")
    return OutlineButton(stage.skin, stage.say("shell-tablet"), to_tablet, icon="tv", height=52)


def door_here(stage: Stage) -> str:
    """The door as a page of this device's own address: it stays the same device, host or not."""
    link = urlsplit(stage.table.join_link or "")
    more = "?more=1" if stage.own_seats else ""
    return f"{link.path}{more}#{link.fragment}" if link.path else ""


def AnotherPerson(stage: Stage) -> ft.Control:
    """Pass and play: the door once more, for a second seat on this phone; or why not, kindly."""
    skin, table = stage.skin, stage.table
    if table.stage != "lobby":
        return Hint(skin, skin.say("shell-nobody-new"), "people", centre=False)
    if len(table.seats) >= table.places[1]:
        return Hint(skin, skin.say("shell-table-full", n=table.places[1]), "people", centre=False)
    button = OutlineButton(
        skin, skin.say("shell-another-person"), None, icon="person", url=door_here(stage), height=52
    )
    return Spaced(
        skin, button, Muted(skin, skin.say("shell-another-person", "text"), 14, align=CENTER), gap=6
    )


def cut_word(skin: Skin, line: SeatLine, table: TableView) -> str:
    """Whether a seat has cut, where there is something to cut."""
    if not table.has_deals:
        return skin.say("shell-seat-here")
    return skin.say("shell-seat-ready" if line.has_cut else "shell-seat-uncut")


def MySeats(stage: Stage, close: Tap) -> list[ft.Control]:
    """Pass and play: which of my seats is next."""
    skin = stage.skin
    waiting = stage.frame.view.waiting_for if stage.frame.view else ()

    def row(seat: str) -> ft.Control:
        line = stage.seat_line(seat)

        def pick() -> None:
            close()
            stage.go_to_seat(seat)

        if stage.table.stage == "lobby" and line:
            word = cut_word(skin, line, stage.table)
        else:
            word = skin.say("shell-seat-waits" if seat in waiting else "shell-seat-done")
        if line and line.presence == "paper":
            word = f"{skin.say('shell-seat-paper')}, {word}"
        return ft.Row(
            [
                SeatMark(skin, line.colour if line else "", 24),
                ft.Container(
                    OutlineButton(skin, f"{line.name if line else seat}, {word}", pick, height=52),
                    expand=True,
                ),
            ],
            spacing=12,
        )

    own = [line.seat for line in stage.own_seats]  # nobody types for a seat on paper before the game
    seats = [row(seat) for seat in (own if stage.table.stage == "lobby" else stage.table.my_seats)]
    return [Heading(skin, skin.say("shell-my-seats"), 26), *seats, AnotherPerson(stage)]


def SitHere(stage: Stage) -> list[ft.Control]:
    """The host plays too, on this device: the door is a page of its own."""
    skin = stage.skin
    text = "shell-sit-more" if stage.own_seats else "shell-sit-here"
    return [
        Heading(skin, skin.say(text), 26),
        Muted(skin, skin.say(text, "text")),
        LinkButton(skin, skin.say("shell-to-door"), door_here(stage), icon="door"),
    ]
