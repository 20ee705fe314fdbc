"""A grid of things to do, closed ones with their reason in words; and the button that leads on (CV-20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.games.cyberverse.actions import NextPhase
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Box, Stack, Tile
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.draw.strips import NARROW
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.page import Sends, Waits
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Way:
    """Something to do; `why` says why not."""

    icon: str
    title: str
    detail: str
    tap: Tap
    why: str = ""


def Ways(skin: Skin, ways: Sequence[Way]) -> ft.Control:
    """Two columns of tiles, one where it is narrow; what is closed says why."""
    cells = [_way(skin, one) for one in ways]
    if is_one_column(skin):
        return Stack(skin, *cells, gap=8)
    rows = [
        ft.Row(
            [ft.Container(one, expand=True) for one in cells[at : at + 2]],
            spacing=skin.px(8),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for at in range(0, len(cells), 2)
    ]
    return Stack(skin, *rows, gap=8)


def is_one_column(skin: Skin) -> bool:
    """Whether two columns would cut their words."""
    return skin.large_text or skin.width < NARROW


def _way(skin: Skin, way: Way) -> ft.Control:
    ink = skin.palette.muted if way.why else skin.palette.text
    words = ft.Column(
        [
            Words(skin, way.title, 16, family=TEXT_700, colour=ink, line=1.1),
            Words(
                skin,
                way.why or way.detail,
                14,
                colour=skin.palette.muted,
                line=1.15,
                lines=None if is_one_column(skin) else 3 if way.why else 2,
            ),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    colour = skin.palette.muted if way.why else tones(skin).magenta
    icon = "lock" if way.why else way.icon
    row = ft.Row([Tile(skin, icon, colour=colour, size=38), words], spacing=skin.px(10))
    return Box(
        skin,
        row,
        on_click=None if way.why else way.tap,
        label=f"{way.title}. {way.detail}",
        padding=10,
        radius=16,
        height=None if is_one_column(skin) else skin.px(84),
    )


def waiting_line(stage: Stage) -> str:
    """Whom the table waits for, in words."""
    view = reading.game(stage)
    seats = view.waiting_for or ((view.turn_of,) if view.turn_of else ())
    others = tuple(seat for seat in seats if not reading.is_me(stage, seat))
    if others:
        return stage.say("cyberverse-phone-waiting", names=reading.orgs(stage, others), count=len(others))
    if view.next and view.order and not reading.is_me(stage, view.order[0]):
        return stage.say("cyberverse-phone-waiting-next", name=reading.org_name(stage, view.order[0]))
    return stage.say("cyberverse-phone-waiting-table")


def next_foot(stage: Stage) -> Foot | None:
    """The first player's button to the next phase, when it is open."""
    view = reading.game(stage)
    if view.next is None or not reading.may(view, "next_phase"):
        return None
    phase = word("phase", view.next.to)
    return Foot([Sends(stage, stage.say("cyberverse-phone-on-to", phase=phase), NextPhase(), icon="arrow")])


def standing_foot(stage: Stage) -> Foot:
    """Nothing for me to do but lead on, or wait."""
    return next_foot(stage) or Foot([Waits(stage.skin, waiting_line(stage))])


def Watching(stage: Stage) -> ft.Control:
    """My organization while others are on."""
    return Organization(stage, lambda: standing_foot(stage), lambda: Reminders(stage))


def Reminders(stage: Stage) -> list[ft.Control]:
    """Standing effects that matter now (CV-21, CV-29)."""
    view, skin = reading.game(stage), stage.skin
    shown = [one for one in view.reminders if one.seat is None or reading.is_me(stage, one.seat)]
    if not shown:
        return []
    rows = [
        ft.Row(
            [
                Tile(skin, f"cv-{one.of}", size=30, colour=tones(skin).amber),
                Words(
                    skin,
                    skin.say("cyberverse-phone-reminder", name=one.name, text=one.text),
                    15,
                    expand=True,
                ),
            ],
            spacing=skin.px(10),
        )
        for one in shown
    ]
    return [Box(skin, Stack(skin, *rows, gap=8), padding=10, radius=16, colour=tones(skin).amber)]
