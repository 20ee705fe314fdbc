"""Threat and Awareness: the dial, causes that are one tap, the last change with its undo (SW-4)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.table import Change, UndoChange
from companion.games.singularity.views.tracks import TapView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import TrackFigure, signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.dial import ThreatDial
from companion.ui.games.singularity.draw.signs import ICONS, cause_icon
from companion.ui.games.singularity.reading import Dial, Last, Send
from companion.ui.kit.boxes import (
    BETWEEN,
    CENTERED,
    ENDS,
    START,
    IconTile,
    InRow,
    Labelled,
    Panel,
    Spaced,
    Stacked,
)
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, Small, Strong, Words


@part
def Tracks(skin: Skin, dial: Dial, size: float) -> ft.Control:
    """The dial with Awareness at its left shoulder and what is left at its right one."""
    found, muted = tones(skin), skin.palette.muted
    awareness, left = dial.awareness, dial.left
    of = skin.say("singularity-draw-of", limit=awareness.limit) if awareness.limit else ""
    label = reading.value_words(skin, "awareness", awareness)
    eye = TrackFigure(skin, ICONS["awareness"], awareness.value, of, found.amber, label)
    below = Small(skin, skin.say("singularity-track-awareness"), colour=muted)
    sides: list[ft.Control] = [Stacked(skin, eye, below, gap=2)]
    if left is not None:
        to_limit = skin.say("singularity-phone-to-limit")
        figures = ft.Column(
            [
                Words(skin, str(left), 26, family=DISPLAY_700, colour=found.red),
                Small(skin, to_limit, colour=muted),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ENDS,
        )
        sides.append(Labelled(figures, skin.say("singularity-phone-left", n=left)))
    disc = ThreatDial(skin, dial.threat, dial.awareness, size, dial.label, words=dial.words)
    if skin.large_text:
        return Spaced(skin, ft.Row(sides, alignment=BETWEEN), ft.Row([disc], alignment=CENTERED))
    return ft.Stack(
        [
            ft.Container(disc, alignment=ft.Alignment.TOP_CENTER),
            ft.Container(ft.Row(sides, alignment=BETWEEN, vertical_alignment=START), left=0, right=0, top=0),
        ],
        height=size,
    )


@part
def LastChange(skin: Skin, last: Last, send: Send) -> ft.Control:
    """What changed last and why; one tap takes it back while it is young (SW-38)."""
    found, change = tones(skin), last.change
    ink = found.amber if change.track == "awareness" else found.red if change.amount > 0 else found.good
    words = InRow(
        skin,
        Words(skin, signed(change.amount), 20, family=DISPLAY_700, colour=ink),
        Muted(skin, last.words, 15, lines=2, expand=True),
        expand=True,
    )
    undo = skin.say("singularity-phone-undo")
    back = (
        [OutlineButton(skin, undo, partial(send, UndoChange()), icon="undo", height=44)]
        if last.may_undo
        else []
    )
    return InRow(skin, words, *back)


@part
def Causes(skin: Skin, taps: tuple[TapView, ...], send: Send, other: Tap) -> ft.Control:
    """One tap each; everything else is asked for on a page of its own."""
    left = tuple(tap for tap in taps if tap.cause == "leave")
    rest = [_tile(skin, tap, send) for tap in taps if tap.cause != "leave"]
    more = skin.say("singularity-phone-cause-other")
    rest.append(_face(skin, "sw-attack", more, "…", tones(skin).steel, other))
    rows: list[ft.Control] = [_leaving(skin, left, send)] if left else []
    if skin.large_text:
        rows += rest
    else:
        rows += [InRow(skin, *rest[at : at + 2]) for at in range(0, len(rest), 2)]
    return Spaced(skin, *rows)


def _change(tap: TapView) -> Change:
    return Change(track=tap.track, amount=tap.amount, cause=tap.cause)


def _leaving(skin: Skin, taps: tuple[TapView, ...], send: Send) -> ft.Control:
    head = InRow(
        skin,
        Icon(skin, cause_icon("leave"), skin.px(22), tones(skin).red),
        Strong(skin, skin.say("singularity-phone-cause-leave"), 16, expand=True),
    )
    buttons = [_left(skin, tap, send) for tap in taps]
    below = (
        Spaced(skin, *[ft.Row([button]) for button in buttons])
        if skin.large_text
        else InRow(skin, *buttons, gap=8)
    )
    return Panel(skin, Spaced(skin, head, below), padding=12)


def _left(skin: Skin, tap: TapView, send: Send) -> ft.Control:
    """So many types stood there."""
    red = tones(skin).red
    words = skin.say("singularity-phone-types", n=tap.types)
    face = ft.Container(
        ft.Row(
            [
                Words(skin, words, 14, colour=skin.palette.muted, family=TEXT_500, lines=1),
                Words(skin, signed(tap.amount), 19, colour=red, family=DISPLAY_700),
            ],
            spacing=skin.px(6),
            alignment=CENTERED,
        ),
        height=skin.px(48) * (1.4 if skin.large_text else 1),
        border_radius=skin.px(14),
        bgcolor=skin.wash(red, 0.12),
        border=ft.Border.all(1, skin.wash(red, 0.4)),
        ink=True,
        on_click=guarded(partial(send, _change(tap))),
    )
    label = skin.say("singularity-phone-tap-leave", types=words, amount=signed(tap.amount))
    return ft.Semantics(
        content=face, button=True, container=True, expand=True, label=label, exclude_semantics=True
    )


def _tile(skin: Skin, tap: TapView, send: Send) -> ft.Control:
    found = tones(skin)
    colour = found.amber if tap.track == "awareness" else found.red if tap.amount > 0 else found.good
    words = skin.say(f"singularity-phone-cause-{tap.cause}")
    return _face(skin, cause_icon(tap.cause), words, signed(tap.amount), colour, partial(send, _change(tap)))


def _face(skin: Skin, icon: str, words: str, amount: str, colour: str, tap: Tap) -> ft.Control:
    row = InRow(
        skin,
        IconTile(skin, icon, colour, 36 if skin.is_small else 40),
        Words(skin, words, 15, family=TEXT_600, line=1.15, expand=True, lines=3),
        Words(skin, amount, 19, family=DISPLAY_700, colour=colour, align=CENTER),
        gap=8,
    )
    return Panel(skin, row, on_click=tap, label=f"{words} {amount}", padding=10, expand=True)
