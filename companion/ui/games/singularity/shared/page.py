"""What all shared screens of The Singularity War have in common: header, step rail, foot, who may act."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.views import SingularityView
from companion.table.actions import ForTable
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ICONS, board_skin, tones
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Toast
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Stage

SIDE, TOP, BOTTOM, HEADER, GAP, FOOT = 24, 14, 16, 58, 12, 56
STRETCH = ft.CrossAxisAlignment.STRETCH
STEPS = {
    "play": 0,
    "encounter": 0,
    "cache": 0,
    "enemies": 1,
    "vote": 1,
    "refill": 2,
}
STEP_ICONS = (ICONS["card"], ICONS["threat"], "refresh")


def look(stage: Stage) -> Skin:
    """The skin on this game's ground."""
    return board_skin(stage.skin)


def may_act(stage: Stage) -> bool:
    """Whether this screen speaks for the table: the host's does, a plain one only shows."""
    return stage.table.is_host


def act(stage: Stage, action: SingularityAction) -> None:
    """The host says it for the whole table."""
    stage.send(ForTable(action=action.model_dump(mode="json", exclude_none=True)))


def room(skin: Skin, *, foot: bool = True) -> tuple[float, float]:
    """Width and height of the body."""
    taken = TOP + BOTTOM + HEADER + GAP + (FOOT + GAP if foot else 0)
    return skin.width - 2 * skin.px(SIDE), skin.height - skin.px(taken)


def issue_title(stage: Stage) -> str:
    """`Issue 3 · Cold Foundry`, or the game's name, as short as a tablet's header wants it."""
    view = reading.game(stage)
    if view.issue is None:
        return stage.say("singularity-shared-title")
    return stage.say("singularity-shared-issue", n=view.issue.number, title=view.issue.title)


def subtitle(stage: Stage, view: SingularityView) -> str:
    """Which round, whose turn."""
    if view.turn is None:
        return stage.say(f"singularity-phase-{view.phase}")
    return stage.say("singularity-shared-round", n=view.round, name=reading.name(stage, view.turn.seat))


def StepRail(stage: Stage) -> ft.Control | None:
    """The three steps of a turn: the one now in words, the others as signs (SW-9).

    Where the header leads to a seat on paper, a TV's steps are signs too, and a tablet has no room for them.
    """
    view, skin = reading.game(stage), look(stage)
    now = STEPS.get(view.phase)
    is_full = bool(stage.awaited_on_paper)
    if now is None or view.turn is None or skin.is_phone or (is_full and skin.device == "tablet"):
        return None
    if view.phase == "vote" and view.step is None:
        now = 0
    paint, palette = tones(skin), skin.palette
    name = reading.name(stage, view.turn.seat)
    words = [
        stage.say("singularity-shared-step-play", name=name),
        stage.say("singularity-shared-step-enemies"),
        stage.say("singularity-shared-step-refill"),
    ]
    wide = skin.device == "tv" and not is_full

    def step(at: int) -> ft.Control:
        is_now, is_done = at == now, at < now
        ground = paint.red if is_now else palette.card
        ink = paint.on_red if is_now else paint.good if is_done else palette.muted
        icon = Icon(skin, "check" if is_done else STEP_ICONS[at], skin.px(20), ink, ground=ground)
        ink_words = paint.on_red if is_now else palette.muted
        said = Words(skin, words[at], 15, colour=ink_words, family=TEXT_700, line=1.1, lines=1)
        face = ft.Container(
            ft.Row([icon, *([said] if is_now or wide else [])], spacing=skin.px(7), tight=True),
            height=skin.px(42),
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            border_radius=skin.px(13),
            bgcolor=ground,
            border=None if is_now else ft.Border.all(1, palette.outline),
            alignment=ft.Alignment.CENTER,
        )
        return ft.Semantics(content=face, label=words[at], container=True, exclude_semantics=True)

    return ft.Row([step(at) for at in range(3)], spacing=skin.px(7), tight=True)


def SharedPage(
    stage: Stage,
    title: str,
    body: ft.Control,
    *,
    detail: str = "",
    foot: Sequence[ft.Control] = (),
) -> ft.Control:
    """Header, the picture of the moment, and below it one sentence and what may be done."""
    skin = look(stage)
    emblem = Icon(skin, ICONS["emblem"], skin.px(36), tones(skin).red)
    head = SharedHeader(skin, stage.tools, title, detail or stage.table.title, right=StepRail(stage))
    rows: list[ft.Control] = [
        ft.Container(
            ft.Row([emblem, ft.Container(head, expand=True)], spacing=skin.px(12)),
            height=None if skin.large_text else skin.px(HEADER),
        ),
        ft.Container(body, expand=True),
    ]
    if foot:
        row = ft.Row(list(foot), spacing=skin.px(12))
        rows.append(ft.Container(row, height=None if skin.large_text else skin.px(FOOT)))
    column = ft.Column(rows, spacing=skin.px(GAP), expand=True, horizontal_alignment=STRETCH)
    side = skin.px(SIDE)
    layers: list[ft.Control] = [
        ft.Container(
            column,
            left=0,
            right=0,
            top=0,
            bottom=0,
            bgcolor=skin.palette.background,
            padding=ft.Padding.only(left=side, right=side, top=skin.px(TOP), bottom=skin.px(BOTTOM)),
        )
    ]
    if stage.toast:
        width = min(skin.width - 40, skin.px(620))
        notice = Toast(skin, stage.toast, stage.dismiss_toast)
        layers.append(
            ft.Container(notice, width=width, left=(skin.width - width) / 2, bottom=skin.px(BOTTOM + FOOT))
        )
    return ft.Stack(layers, expand=True)


def Sentence(skin: Skin, words: str, icon: str = "info", colour: str = "") -> ft.Control:
    """The one plain sentence at the foot, read out when it changes."""
    ink = colour or skin.palette.muted
    row = ft.Row(
        [
            Icon(skin, icon, skin.size(16) * 1.25, ink),
            Words(skin, words, 16, colour=colour or skin.palette.text, family=TEXT_600, lines=3, expand=True),
        ],
        spacing=skin.px(10),
    )
    return ft.Semantics(content=ft.Container(row), live_region=True, container=True, expand=True)


def GoButton(
    skin: Skin, label: str, tap: Tap | None, *, icon: str = "check", width: float | None = 300
) -> ft.Control:
    """The one filled button of the page; without a tap it is locked and says what is missing."""
    paint, palette = tones(skin), skin.palette
    ground, ink = (paint.red, paint.on_red) if tap else (palette.raised, palette.muted)
    words = Words(skin, label, 17, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    return ft.FilledButton(
        content=ft.Row(
            [
                Icon(skin, icon if tap else "lock", skin.size(17) * 1.2, ink, ground=ground),
                ft.Container(words, expand=1, expand_loose=True),
            ],
            spacing=skin.px(9),
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        on_click=guarded(tap),
        disabled=tap is None,
        width=skin.px(width) if width else None,
        expand=None if width else True,
        height=skin.px(FOOT) * (1.4 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )


def glow(skin: Skin, colour: str) -> str:
    """A faint mix of a colour into the page."""
    return tint(colour, skin.palette.background, 0.08)


def spot(place: str | None) -> str:
    """A space as people find it on this screen: by what is written on the board."""
    return place or ""
