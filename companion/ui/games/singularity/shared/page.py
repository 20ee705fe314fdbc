"""What all shared screens of The Singularity War have in common: header, step rail, who may speak."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.reading import Send
from companion.ui.kit.boxes import Labelled, Together
from companion.ui.kit.drawing import part, steady
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.headers import Tools
from companion.ui.kit.icon import Icon
from companion.ui.kit.shared import SharedPage, for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage

STEPS = {"play": 0, "encounter": 0, "cache": 0, "enemies": 1, "vote": 1, "refill": 2}
LONG = 12
"""Beside a longer name there is no room for the words of the other steps."""
STEP_ICONS = (ICONS["card"], ICONS["threat"], "refresh")


def use_word(stage: Stage) -> Send | None:
    """How this screen speaks for the table: the host's does, a plain one only shows. A hook."""
    say = steady(lambda action: for_table(stage.send, action))
    return say if stage.leads else None


@frozen
class IssueHead:
    """What stands above the picture."""

    title: str
    subtitle: str
    step: int | None = None
    """Of the three of a turn; None where there is none, or no room for them."""
    name: str = ""
    """Whose turn it is."""
    is_brief: bool = False
    """The header is full: only the present step has words."""


def head_of(stage: Stage, title: str = "", subtitle: str = "") -> IssueHead:
    """The issue and the turn, where nothing else is to be said."""
    view, skin = reading.game(stage), stage.skin
    is_full = bool(stage.awaited_on_paper)
    step = STEPS.get(view.phase) if view.turn is not None else None
    if view.phase == "vote" and view.step is None:
        step = 0
    if skin.is_phone or (is_full and skin.device == "tablet"):
        step = None
    name = reading.cast(stage).name(reading.turn_seat(view))
    turn = skin.say(f"singularity-phase-{view.phase}")
    if view.turn:
        is_named = step == 0  # by the rail
        text = "singularity-phone-round" if is_named else "singularity-shared-round"
        turn = skin.say(text, n=view.round, name=name)
    is_brief = is_full or skin.device != "tv" or len(name) > LONG
    return IssueHead(title or _issue(stage), subtitle or turn, step, name, is_brief)


def _issue(stage: Stage) -> str:
    """`Issue 3 · Cold Foundry`, or the game's name, as short as a tablet's header wants it."""
    issue, skin = reading.game(stage).issue, stage.skin
    if issue is None:
        return skin.say("singularity-shared-title")
    return skin.say("singularity-shared-issue", n=issue.number, title=issue.title)


@part
def StepRail(skin: Skin, now: int, name: str, is_brief: bool) -> ft.Control:
    """The three steps of a turn: the one now in words, the others where there is room for them (SW-9)."""
    words = [
        skin.say("singularity-shared-step-play", name=name),
        skin.say("singularity-shared-step-enemies"),
        skin.say("singularity-shared-step-refill"),
    ]
    look, palette = skin.look, skin.palette

    def step(at: int) -> ft.Control:
        is_now, is_done = at == now, at < now
        ground = look.button if is_now else palette.card
        ink = look.on_button if is_now else palette.good if is_done else palette.muted
        icon = Icon(skin, "check" if is_done else STEP_ICONS[at], skin.px(20), ink, ground=ground)
        colour = look.on_button if is_now else palette.muted
        said = Words(skin, words[at], 15, colour=colour, family=TEXT_700, line=1.1, lines=1)
        face = ft.Container(
            Together(skin, icon, *([said] if is_now or not is_brief else []), gap=7),
            height=skin.px(42),
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            border_radius=skin.px(13),
            bgcolor=ground,
            border=None if is_now else ft.Border.all(1, palette.outline),
            alignment=ft.Alignment.CENTER,
        )
        return Labelled(face, words[at])

    return Together(skin, *(step(at) for at in range(3)), gap=7)


def IssuePage(
    skin: Skin, tools: Tools, head: IssueHead, body: ft.Control, *, foot: Sequence[ft.Control] = ()
) -> ft.Control:
    """Header, the picture of the moment, and below it one sentence and what may be done."""
    return SharedPage(
        skin,
        tools,
        head.title,
        head.subtitle,
        body,
        emblem=Icon(skin, ICONS["emblem"], skin.px(36), skin.look.accent),
        right=None if head.step is None else StepRail(skin, head.step, head.name, head.is_brief),
        foot=foot,
    )
