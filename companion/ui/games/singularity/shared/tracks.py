"""Both tracks, big on every screen, with their causes one tap away (SW-4, SW-38)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.table import Change, UndoChange
from companion.games.singularity.sums import previews
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.tracks import ChangeView, TapView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel, ThreatDial, cause_icon, tones
from companion.ui.games.singularity.shared.page import act, look, may_act, spot
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Words
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


def left_words(skin: Skin, view: SingularityView) -> str:
    """How much Threat may still rise."""
    left = previews.track(view, "threat").left
    if left is None:
        return skin.say("singularity-shared-no-limit")
    return skin.say("singularity-shared-left", n=left)


def awareness_words(skin: Skin, view: SingularityView) -> str:
    """`Awareness 4 of 10`."""
    line = previews.track(view, "awareness")
    if line.limit is None:
        return skin.say("singularity-shared-awareness-free", n=line.value)
    return skin.say("singularity-shared-awareness", n=line.value, of=line.limit)


def threat_words(skin: Skin, view: SingularityView) -> str:
    """`Threat 17 of 20`."""
    line = previews.track(view, "threat")
    if line.limit is None:
        return skin.say("singularity-shared-threat-free", n=line.value)
    return skin.say("singularity-shared-threat", n=line.value, of=line.limit)


def Dial(stage: Stage, size: float, words: str = "") -> ft.Control:
    """The dial of this view, in real pixels."""
    view = reading.game(stage)
    is_lost = view.end is not None and view.end.ending == "threat"
    return ThreatDial(
        look(stage),
        reading.track_line(view, "threat"),
        reading.track_line(view, "awareness"),
        size,
        label=reading.dial_label(stage),
        words=words,
        is_lost=is_lost,
    )


def AwarenessLine(stage: Stage, step: float = 17) -> ft.Control:
    """The other track in amber, with its eye."""
    skin, view = look(stage), reading.game(stage)
    amber = tones(skin).amber
    return ft.Row(
        [
            Icon(skin, "sw-eye", skin.size(step) * 1.3, amber),
            Words(
                skin,
                awareness_words(stage.skin, view),
                step,
                colour=amber,
                family=TEXT_700,
                line=1.15,
                lines=1,
            ),
        ],
        spacing=skin.px(8),
        tight=True,
    )


def TrackBox(stage: Stage) -> ft.Control:
    """Dial and words beside it, on top of every column."""
    skin, view = look(stage), reading.game(stage)
    is_near = previews.track(view, "threat").is_near
    words = ft.Column(
        [
            Heading(skin, threat_words(stage.skin, view), 24, lines=1, bold=True),
            Words(
                skin,
                left_words(stage.skin, view),
                15.5,
                colour=tones(skin).red if is_near else skin.palette.muted,
                family=TEXT_600,
                lines=2,
            ),
            AwarenessLine(stage),
        ],
        spacing=skin.px(5),
        tight=True,
        expand=True,
    )
    return ft.Row([Dial(stage, skin.px(108)), words], spacing=skin.px(14))


def cause_words(stage: Stage, change: ChangeView) -> str:
    """Why a track moved, in a line."""
    view = reading.game(stage)
    said = stage.say(f"singularity-cause-{change.cause}")
    if change.enemy:
        said = stage.say("singularity-shared-by", what=said, who=reading.enemy_name(view, change.enemy))
    if change.place:
        said = stage.say("singularity-shared-at", what=said, where=spot(change.place))
    return f"{said}: {change.note}" if change.note else said


def LastChange(stage: Stage) -> ft.Control | None:
    """What moved a track last; a change made by hand can be taken back in place."""
    skin, view = look(stage), reading.game(stage)
    change = view.last_change
    if change is None:
        return None
    paint = tones(skin)
    colour = paint.good if change.amount < 0 else paint.red if change.track == "threat" else paint.amber
    row: list[ft.Control] = [
        Icon(skin, cause_icon(change.cause), skin.px(22), skin.palette.muted),
        ft.Column(
            [
                Words(skin, stage.say(f"singularity-track-{change.track}"), 13, colour=skin.palette.muted),
                Words(skin, cause_words(stage, change), 15, family=TEXT_600, lines=2),
            ],
            spacing=0,
            tight=True,
            expand=True,
        ),
        Words(skin, reading.signed(change.amount), 20, colour=colour, family=DISPLAY_700, line=1.0),
    ]
    if view.may_undo and may_act(stage):
        undo = stage.say("singularity-shared-undo")
        row.append(IconButton48(skin, "undo", undo, lambda: act(stage, UndoChange())))
    return ft.Row(row, spacing=skin.px(10))


def tap_words(skin: Skin, tap: TapView) -> str:
    """A one-tap cause in words."""
    return skin.say(f"singularity-shared-tap-{tap.cause}", n=tap.types)


def CauseTaps(stage: Stage) -> ft.Control:
    """One tap, one cause; a plain screen shows only the last change."""
    skin, view = look(stage), reading.game(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-causes"))]
    if last := LastChange(stage):
        rows.append(last)
    elif not may_act(stage):
        rows.append(Muted(skin, stage.say("singularity-shared-no-change"), 15))
    if may_act(stage):
        rows.append(
            ft.Row(
                [_Tap(stage, tap) for tap in view.taps], spacing=skin.px(8), run_spacing=skin.px(8), wrap=True
            )
        )
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def _Tap(stage: Stage, tap: TapView) -> ft.Control:
    skin = look(stage)
    paint, palette = tones(skin), skin.palette
    colour = paint.good if tap.amount < 0 else paint.red if tap.track == "threat" else paint.amber
    said = tap_words(stage.skin, tap)
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, cause_icon(tap.cause), skin.px(20), palette.muted),
                Words(skin, said, 14.5, family=TEXT_600, line=1.1),
                Words(skin, reading.signed(tap.amount), 17, colour=colour, family=DISPLAY_700, line=1.0),
            ],
            spacing=skin.px(8),
            tight=True,
        ),
        height=max(skin.px(48), skin.size(15) * 1.2 + 16),
        padding=ft.Padding.symmetric(horizontal=skin.px(12)),
        border_radius=skin.px(14),
        bgcolor=palette.raised,
        border=ft.Border.all(1, palette.outline),
        ink=True,
        on_click=guarded(partial(_change, stage, tap)),
    )
    label = f"{stage.say(f'singularity-track-{tap.track}')} {reading.signed(tap.amount)}: {said}"
    return ft.Semantics(content=face, label=label, button=True, container=True, exclude_semantics=True)


def _change(stage: Stage, tap: TapView) -> None:
    act(stage, Change(track=tap.track, amount=tap.amount, cause=tap.cause))
