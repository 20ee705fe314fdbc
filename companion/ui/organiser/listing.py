"""The head of the organiser's page, and its list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.net.overview import Row
from companion.ui.kit.boxes import InRow, Spaced, Stacked, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.organiser.bars import ACCENT
from companion.ui.organiser.rows import HowItGoes
from companion.ui.organiser.words import is_slow, told
from companion.ui.stage import GameScreens

FILTERS = ("all", "trouble", "slow", "lobby")
FEW = 6
"""Up to so many tables nobody needs to look for one."""


def chosen_rows(rows: tuple[Row, ...], shown: str, order: str, now: float) -> tuple[Row, ...]:
    """Those that are asked for, in the order that is asked for."""
    found = [row for row in rows if _is_shown(row, shown, now)]
    if order == "slow":
        found.sort(key=lambda row: row.waits_since if row.waits_since is not None else now)
    return tuple(found)


def _is_shown(row: Row, shown: str, now: float) -> bool:
    match shown:
        case "trouble":
            return bool(row.trouble)
        case "slow":
            return is_slow(row, now)
        case "lobby":
            return row.stage == "lobby"
    return True


@part
def Head(
    skin: Skin,
    tables: int,
    people: int,
    troubled: int,
    shown: str,
    order: str,
    show: Choose,
    sort: Choose,
    ask: Choose,
    go: Choose,
    has_start: bool,
) -> ft.Control:
    """How many there are, who needs somebody, and what else can be done."""
    counts = skin.say("organiser-counts", tables=tables, people=people)
    if troubled:
        counts = f"{counts} {skin.say('organiser-need', n=troubled)}"
    title = Stacked(
        skin, Heading(skin, skin.say("organiser-title"), 30, lines=1), Muted(skin, counts), gap=2, expand=True
    )
    ways: list[ft.Control] = [
        OutlineButton(
            skin,
            skin.say("organiser-new"),
            partial(ask, "batch"),
            icon="plus-thin",
            filled=skin.palette.card,
        ),
        IconButton48(skin, "gate", skin.say("organiser-gate-set"), partial(ask, "gate")),
        IconButton48(skin, "bell", skin.say("organiser-bell"), partial(ask, "bell")),
        OutlineButton(
            skin,
            skin.say("organiser-sheets"),
            None,
            icon="qr",
            url="/organiser/sheets",
            filled=skin.palette.card,
        ),
        IconButton48(skin, "chart", skin.say("organiser-debrief"), partial(go, "/organiser/debrief")),
        IconButton48(skin, "phone", skin.say("organiser-device"), partial(ask, "device")),
    ]
    if has_start:
        ways.append(IconButton48(skin, "grid", skin.say("shell-to-start"), partial(go, "/")))
    bar = ft.Row(ways, spacing=skin.px(10), wrap=True, run_spacing=skin.px(8), tight=True)
    is_narrow = skin.is_phone or skin.large_text
    rows: list[ft.Control] = [title, bar] if is_narrow else [InRow(skin, title, bar, gap=14)]
    if tables > FEW:
        chips = [
            Chip(
                skin,
                skin.say(f"organiser-show-{one}"),
                partial(show, one),
                selected=shown == one,
                colour=ACCENT,
            )
            for one in FILTERS
        ]
        sorted_by = "number" if order == "slow" else "slow"
        chips.append(
            Chip(skin, skin.say(f"organiser-sort-{sorted_by}"), partial(sort, sorted_by), icon="swap")
        )
        rows.append(Wrapped(skin, *chips))
    return Spaced(skin, *rows)


def TableList(
    skin: Skin,
    rows: tuple[Row, ...],
    has_any: bool,
    screens_of: Callable[[str], GameScreens],
    wall: Callable[[], float],
    opened: Choose,
) -> ft.Control:
    """One row a table; it scrolls by itself where the page does not."""
    now = wall()
    drawn: list[ft.Control] = []
    for row in rows:
        game = screens_of(row.game)
        drawn.append(
            HowItGoes.keyed(row.id)(skin, row, told(skin, row, now), game.accent, game.icon, wall, opened)
        )
    if not drawn:
        words = skin.say("organiser-nothing-found" if has_any else "organiser-empty")
        picture = Icon(skin, "check-all" if has_any else "grid", skin.px(56), skin.palette.muted)
        drawn.append(
            ft.Container(
                ft.Column(
                    [picture, Muted(skin, words, 18, align=CENTER)],
                    spacing=skin.px(16),
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                padding=skin.px(40),
                alignment=ft.Alignment.CENTER,
            )
        )
    is_long = skin.is_phone or skin.large_text
    return ft.Column(
        drawn,
        spacing=skin.px(10),
        scroll=None if is_long else ft.ScrollMode.AUTO,
        expand=not is_long,
        tight=is_long,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
