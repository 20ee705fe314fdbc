"""Both tracks, big on every screen, with their causes one tap away (SW-4, SW-38)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.table import Change, UndoChange
from companion.games.singularity.views.tracks import ChangeView, TapView
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.dial import ThreatDial, TrackValue
from companion.ui.games.singularity.draw.signs import cause_icon
from companion.ui.games.singularity.reading import Cast, Dial, Last, Send
from companion.ui.kit.boxes import Big, Caption, InRow, Panel, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Words


def left_words(skin: Skin, left: int | None) -> str:
    """How much Threat may still rise."""
    if left is None:
        return skin.say("singularity-shared-no-limit")
    return skin.say("singularity-shared-left", n=left)


def _of(skin: Skin, track: str, line: TrackValue) -> str:
    """`Threat 17 of 20`."""
    if line.limit is None:
        return skin.say(f"singularity-shared-{track}-free", n=line.value)
    return skin.say(f"singularity-shared-{track}", n=line.value, of=line.limit)


def BigDial(skin: Skin, dial: Dial, size: float, *, has_words: bool = True) -> ft.Control:
    """Both tracks in one picture, in real pixels."""
    words = dial.words if has_words else ""
    return ThreatDial(skin, dial.threat, dial.awareness, size, dial.label, words=words, is_lost=dial.is_lost)


def AwarenessLine(skin: Skin, awareness: TrackValue, step: float = 17) -> ft.Control:
    """The other track in amber, with its eye."""
    amber, words = tones(skin).amber, _of(skin, "awareness", awareness)
    said = Words(skin, words, step, colour=amber, family=TEXT_700, line=1.15, lines=1)
    eye = Icon(skin, "sw-eye", skin.size(step) * 1.3, amber)
    return Together(skin, eye, said, gap=8)


@part
def TrackBox(skin: Skin, dial: Dial) -> ft.Control:
    """Dial and words beside it, on top of every column."""
    ink = tones(skin).red if dial.is_near else skin.palette.muted
    words = Stacked(
        skin,
        Heading(skin, _of(skin, "threat", dial.threat), 24, lines=1, bold=True),
        Words(skin, left_words(skin, dial.left), 15.5, colour=ink, family=TEXT_600, lines=2),
        AwarenessLine(skin, dial.awareness),
        gap=5,
        expand=True,
    )
    return InRow(skin, BigDial(skin, dial, skin.px(108), has_words=False), words, gap=14)


def cause_words(skin: Skin, cast: Cast, change: ChangeView) -> str:
    """Why a track moved, in a line."""
    said = skin.say(f"singularity-cause-{change.cause}")
    if change.enemy:
        said = skin.say("singularity-shared-by", what=said, who=cast.enemy_name(change.enemy))
    if change.place:
        said = skin.say("singularity-shared-at", what=said, where=change.place)
    return f"{said}: {change.note}" if change.note else said


def last_of(skin: Skin, cast: Cast, change: ChangeView | None, *, may_undo: bool) -> Last | None:
    """What moved a track last, in this screen's words."""
    return Last(change, cause_words(skin, cast, change), may_undo) if change else None


@part
def CauseTaps(skin: Skin, taps: tuple[TapView, ...], last: Last | None, say: Send | None) -> ft.Control:
    """One tap, one cause; a plain screen shows only the last change."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-causes"))]
    if last is not None:
        rows.append(_last(skin, last, say))
    elif say is None:
        rows.append(Muted(skin, skin.say("singularity-shared-no-change"), 15))
    if say is not None:
        buttons = [_tap(skin, tap, say) for tap in taps]
        rows.append(Wrapped(skin, *buttons))
    return Panel(skin, Spaced(skin, *rows, gap=8))


def _colour(skin: Skin, amount: int, track: str) -> str:
    paint = tones(skin)
    return paint.good if amount < 0 else paint.red if track == "threat" else paint.amber


def _last(skin: Skin, last: Last, say: Send | None) -> ft.Control:
    """What moved a track last; a change made by hand can be taken back in place."""
    change, muted = last.change, skin.palette.muted
    ink = _colour(skin, change.amount, change.track)
    row: list[ft.Control] = [
        Icon(skin, cause_icon(change.cause), skin.px(22), muted),
        Stacked(
            skin,
            Words(skin, skin.say(f"singularity-track-{change.track}"), 13, colour=muted),
            Words(skin, last.words, 15, family=TEXT_600, lines=2),
            gap=0,
            expand=True,
        ),
        Big(skin, signed(change.amount), 20, ink),
    ]
    if last.may_undo and say is not None:
        undo = skin.say("singularity-shared-undo")
        row.append(IconButton48(skin, "undo", undo, partial(say, UndoChange())))
    return InRow(skin, *row)


def _tap(skin: Skin, tap: TapView, say: Send) -> ft.Control:
    palette, colour = skin.palette, _colour(skin, tap.amount, tap.track)
    said = skin.say(f"singularity-shared-tap-{tap.cause}", n=tap.types)
    change = Change(track=tap.track, amount=tap.amount, cause=tap.cause)
    face = ft.Container(
        Together(
            skin,
            Icon(skin, cause_icon(tap.cause), skin.px(20), palette.muted),
            Words(skin, said, 14.5, family=TEXT_600, line=1.1),
            Big(skin, signed(tap.amount), 17, colour),
            gap=8,
        ),
        height=max(skin.px(48), skin.size(15) * 1.2 + 16),
        padding=ft.Padding.symmetric(horizontal=skin.px(12)),
        border_radius=skin.px(14),
        bgcolor=palette.raised,
        border=ft.Border.all(1, palette.outline),
        ink=True,
        on_click=guarded(partial(say, change)),
    )
    label = f"{skin.say(f'singularity-track-{tap.track}')} {signed(tap.amount)}: {said}"
    return ft.Semantics(content=face, label=label, button=True, container=True, exclude_semantics=True)
