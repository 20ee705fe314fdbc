"""Before the first turn: who plays whom, the limits of both tracks, what the issue card says (SW-2..6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.setup import Begin, NameFirst, SetLimits
from companion.games.singularity.sums.previews import track
from companion.games.singularity.words import TRACKS, Track
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, IconTile, MapBoard, MemberTile, Panel, tones
from companion.ui.games.singularity.shared.page import (
    GAP,
    GoButton,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    room,
)
from companion.ui.games.singularity.shared.reminders import Lines
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
USUAL: dict[Track, int] = {"threat": 20, "awareness": 10}
"""Where the steppers begin; the board's own number is typed."""
HIGHEST = 200
Half = dict[Track, int]


@component
def SetUp(stage: Stage) -> ft.Control:
    """Three things to check, one button that says what is missing."""
    view, skin = reading.game(stage), look(stage)
    width, height = room(skin)
    half = (width - skin.px(GAP)) / 2
    left = ft.Column(
        [LimitsPanel(stage), Board(stage)],
        spacing=skin.px(10),
        width=half,
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
    )
    right = ft.Column(
        [People(stage), *_map(stage, half)],
        spacing=skin.px(10),
        width=half,
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
    )
    missing = view.setup.missing if view.setup else ()
    words = (
        stage.say(f"singularity-shared-missing-{missing[0].replace('_', '-')}")
        if missing
        else stage.say("singularity-shared-setup-ready")
    )
    foot: list[ft.Control] = [Sentence(skin, words, "list-check")]
    if may_act(stage):
        foot.append(
            GoButton(
                skin,
                stage.say("singularity-shared-begin"),
                None if missing else lambda: act(stage, Begin()),
                icon="flag",
            )
        )
    body = ft.Row([left, right], spacing=skin.px(GAP), vertical_alignment=ft.CrossAxisAlignment.START)
    detail = stage.say("singularity-shared-setup-map" if view.map else "singularity-shared-setup-light")
    return SharedPage(stage, issue_title(stage), body, detail=detail, foot=foot)


def _map(stage: Stage, width: float) -> list[ft.Control]:
    """The board as it is laid: tokens face down, the team on Start (SW-5, SW-6)."""
    view, skin = reading.game(stage), look(stage)
    if view.map is None:
        return []
    inner = width - skin.px(28)
    board = MapBoard(
        skin,
        view.map,
        reading.marks(stage),
        inner,
        max(skin.px(150), room(skin)[1] - skin.px(190 + 60 * len(view.seats))),
        label=stage.say("singularity-draw-map"),
        diagonal=view.house.diagonal,
    )
    caption = Caption(skin, view.map.name)
    return [Panel(skin, ft.Column([caption, board], spacing=skin.px(8), tight=True))]


@component
def LimitsPanel(stage: Stage) -> ft.Control:
    """The last space of both tracks, typed from the board (SW-4)."""
    view, skin = reading.game(stage), look(stage)
    given: Half = {name: track(view, name).limit or USUAL[name] for name in TRACKS}
    half, set_half = ft.use_state(cast("Half | None", None))
    values = half or given
    is_set = bool(view.setup and view.setup.has_limits)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-limits"))]
    rows += [_limit(stage, name, values, set_half) for name in TRACKS]
    if may_act(stage):
        changed = half is not None and half != given
        label = (
            "singularity-shared-limits-kept" if is_set and not changed else "singularity-shared-limits-keep"
        )

        def keep() -> None:
            act(stage, SetLimits(threat=values["threat"] or None, awareness=values["awareness"] or None))
            set_half(None)

        rows.append(
            OutlineButton(
                skin,
                stage.say(label),
                keep,
                icon="check",
                disabled=is_set and not changed,
                filled=skin.palette.raised,
                height=52,
            )
        )
    elif not is_set:
        rows.append(Muted(skin, stage.say("singularity-shared-missing-limits"), 15))
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))


def _limit(stage: Stage, name: Track, values: Half, change: Callable[[Half], None]) -> ft.Control:
    view, skin = reading.game(stage), look(stage)
    paint = tones(skin)
    colour, icon = (paint.red, "sw-emblem") if name == "threat" else (paint.amber, "sw-eye")
    word = stage.say(f"singularity-track-{name}")
    known = track(view, name).limit
    is_set = bool(view.setup and view.setup.has_limits)
    figure = (
        str(known)
        if known
        else stage.say("singularity-shared-limit-none" if is_set else "singularity-shared-limit-open")
    )
    right: ft.Control = Words(skin, figure, 24, colour=colour, family=DISPLAY_700)
    if may_act(stage):
        right = Stepper(skin, values[name], 0, HIGHEST, lambda value: change({**values, name: value}), word)
    note = stage.say("singularity-shared-limit-zero") if may_act(stage) and not values[name] else ""
    words = ft.Column(
        [Strong(skin, word, 17), *([Muted(skin, note, 14)] if note else [])],
        spacing=0,
        tight=True,
        expand=True,
    )
    return ft.Row([IconTile(skin, icon, colour), words, right], spacing=skin.px(10))


def Board(stage: Stage) -> ft.Control:
    """What the issue card says about setting up."""
    view, skin = reading.game(stage), look(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-setup-board"))]
    lines = view.issue.setup if view.issue else ()
    rows += Lines(stage, lines or (stage.say("singularity-shared-setup-free"),), "list-check")
    if view.issue and view.issue.rules:
        rows.append(Caption(skin, stage.say("singularity-shared-special")))
        rows += Lines(stage, view.issue.rules)
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def People(stage: Stage) -> ft.Control:
    """Who plays whom, and who goes first (SW-2)."""
    view, skin = reading.game(stage), look(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-team"))]
    for seat in view.order:
        member = reading.member(view, seat)
        said = member.character.name if member.character else stage.say("singularity-shared-no-character")
        is_first = seat == view.leader
        words = ft.Column(
            [Strong(skin, reading.name(stage, seat), 17, lines=1), Muted(skin, said, 15, lines=1)],
            spacing=0,
            tight=True,
            expand=True,
        )
        mark = [
            Chip(
                skin,
                stage.say("singularity-shared-first" if is_first else "singularity-shared-make-first"),
                partial(act, stage, NameFirst(seat=seat)) if may_act(stage) and not is_first else None,
                selected=is_first,
                colour=tones(skin).red,
            )
        ]
        if not may_act(stage) and not is_first:
            mark = []
        rows.append(
            ft.Row(
                [MemberTile(skin, reading.tint_name(stage, seat), skin.px(46)), words, *mark],
                spacing=skin.px(12),
            )
        )
    rows.append(Muted(skin, stage.say("singularity-shared-characters"), 15))
    return Panel(skin, ft.Column(rows, spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH))
