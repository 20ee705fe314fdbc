"""Threat and Awareness: the dial, causes that are one tap, the last change with its undo (SW-4)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.table import Change, UndoChange
from companion.games.singularity.sums.previews import track
from companion.games.singularity.views.tracks import ChangeView, TapView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    ICONS,
    IconTile,
    Panel,
    Spaced,
    ThreatDial,
    TrackFigure,
    cause_icon,
    signed,
    tones,
    wash,
)
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Strong, Words
from companion.ui.stage import Stage

MIDDLE = ft.CrossAxisAlignment.CENTER


def Tracks(stage: Stage, size: float) -> ft.Control:
    """The dial with Awareness at its left shoulder and what is left at its right one."""
    view, skin = reading.game(stage), stage.skin
    found = tones(skin)
    awareness, threat = track(view, "awareness"), track(view, "threat")
    left = TrackFigure(
        skin,
        ICONS["awareness"],
        awareness.value,
        skin.say("singularity-draw-of", limit=awareness.limit) if awareness.limit else "",
        found.amber,
        reading.track_words(stage, "awareness"),
    )
    word = Words(
        skin, skin.say("singularity-track-awareness"), 14, colour=skin.palette.muted, family=TEXT_500
    )
    sides: list[ft.Control] = [ft.Column([left, word], spacing=2, tight=True)]
    if threat.left is not None:
        to_go = skin.say("singularity-phone-left", n=threat.left)
        sides.append(
            ft.Semantics(
                content=ft.Column(
                    [
                        Words(skin, str(threat.left), 26, family=DISPLAY_700, colour=found.red),
                        Words(
                            skin,
                            skin.say("singularity-phone-to-limit"),
                            14,
                            colour=skin.palette.muted,
                            family=TEXT_500,
                        ),
                    ],
                    spacing=2,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.END,
                ),
                label=to_go,
                container=True,
                exclude_semantics=True,
            )
        )
    dial = ThreatDial(
        skin,
        reading.track_line(view, "threat"),
        reading.track_line(view, "awareness"),
        size,
        label=reading.dial_label(stage),
        words=reading.dial_words(stage),
    )
    between = ft.MainAxisAlignment.SPACE_BETWEEN
    if skin.large_text:
        return Spaced(
            skin, ft.Row(sides, alignment=between), ft.Row([dial], alignment=ft.MainAxisAlignment.CENTER)
        )
    return ft.Stack(
        [
            ft.Container(dial, alignment=ft.Alignment.TOP_CENTER),
            ft.Container(
                ft.Row(sides, alignment=between, vertical_alignment=ft.CrossAxisAlignment.START),
                left=0,
                right=0,
                top=0,
            ),
        ],
        height=size,
    )


def LastChange(stage: Stage) -> ft.Control | None:
    """What changed last and why; one tap takes it back while it is young (SW-38)."""
    view, skin = reading.game(stage), stage.skin
    last = view.last_change
    if last is None:
        return None
    found = tones(skin)
    ink = found.amber if last.track == "awareness" else found.red if last.amount > 0 else found.good
    said = change_words(stage, last)
    words = ft.Row(
        [
            Words(skin, signed(last.amount), 20, family=DISPLAY_700, colour=ink),
            Words(skin, said, 15, colour=skin.palette.muted, expand=True, lines=2),
        ],
        spacing=skin.px(10),
        expand=True,
        vertical_alignment=MIDDLE,
    )
    undo = (
        [
            OutlineButton(
                skin,
                skin.say("singularity-phone-undo"),
                lambda: stage.send(UndoChange()),
                icon="undo",
                height=44,
            )
        ]
        if view.may_undo and not last.is_undone
        else []
    )
    return ft.Row([words, *undo], spacing=skin.px(10), vertical_alignment=MIDDLE)


def change_words(stage: Stage, change: ChangeView) -> str:
    """`Threat: hazards, A3`."""
    view = reading.game(stage)
    parts = [reading.sum_words(stage.skin, change.cause)]
    if change.enemy:
        parts.append(reading.enemy_name(view, change.enemy))
    if change.place:
        parts.append(reading.space_name(view, change.place))
    if change.note:
        parts.append(change.note)
    word = stage.say(f"singularity-track-{change.track}")
    end = f" ({stage.say('singularity-phone-undone')})" if change.is_undone else ""
    return f"{word}: {', '.join(parts)}{end}"


def Causes(stage: Stage, other: Tap) -> ft.Control:
    """One tap each; everything else is asked for on a page of its own."""
    view, skin = reading.game(stage), stage.skin
    left = [tap for tap in view.taps if tap.cause == "leave"]
    rest = [_tile(stage, tap) for tap in view.taps if tap.cause != "leave"]
    rest.append(
        _face(skin, "other", skin.say("singularity-phone-cause-other"), "…", tones(skin).steel, other)
    )
    rows: list[ft.Control] = []
    if left:
        rows.append(_leaving(stage, left))
    if skin.large_text:
        rows += rest
    else:
        rows += [ft.Row(rest[at : at + 2], spacing=skin.px(10)) for at in range(0, len(rest), 2)]
    return Spaced(skin, *rows)


def _leaving(stage: Stage, taps: list[TapView]) -> ft.Control:
    skin, red = stage.skin, tones(stage.skin).red
    head = ft.Row(
        [
            Icon(skin, cause_icon("leave"), skin.px(22), red),
            Strong(skin, skin.say("singularity-phone-cause-leave"), 16, expand=True),
        ],
        spacing=skin.px(10),
    )

    def one(tap: TapView) -> ft.Control:
        words = skin.say("singularity-phone-types", n=tap.types)
        face = ft.Container(
            ft.Row(
                [
                    Words(skin, words, 14, colour=skin.palette.muted, family=TEXT_500, lines=1),
                    Words(skin, signed(tap.amount), 19, colour=red, family=DISPLAY_700),
                ],
                spacing=skin.px(6),
                alignment=ft.MainAxisAlignment.CENTER,
                wrap=False,
            ),
            height=skin.px(48) * (1.4 if skin.large_text else 1),
            border_radius=skin.px(14),
            bgcolor=wash(skin, red, 0.12),
            border=ft.Border.all(1, wash(skin, red, 0.4)),
            ink=True,
            on_click=guarded(partial(_change, stage, tap)),
        )
        label = skin.say("singularity-phone-tap-leave", types=words, amount=signed(tap.amount))
        return ft.Semantics(
            content=face, button=True, container=True, expand=True, label=label, exclude_semantics=True
        )

    buttons = [one(tap) for tap in taps]
    below = (
        Spaced(skin, *[ft.Row([b]) for b in buttons])
        if skin.large_text
        else ft.Row(buttons, spacing=skin.px(8))
    )
    return Panel(skin, Spaced(skin, head, below), padding=12)


def _change(stage: Stage, tap: TapView) -> None:
    stage.send(Change(track=tap.track, amount=tap.amount, cause=tap.cause))


def _tile(stage: Stage, tap: TapView) -> ft.Control:
    found = tones(stage.skin)
    colour = found.amber if tap.track == "awareness" else found.red if tap.amount > 0 else found.good
    words = stage.say(f"singularity-phone-cause-{tap.cause}")
    return _face(stage.skin, tap.cause, words, signed(tap.amount), colour, partial(_change, stage, tap))


def _face(skin: Skin, cause: str, words: str, amount: str, colour: str, tap: Tap) -> ft.Control:
    icon = "sw-attack" if cause == "other" else cause_icon(cause)  # type: ignore[arg-type]
    small = 36 if skin.is_small else 40
    row = ft.Row(
        [
            IconTile(skin, icon, colour, small),
            Words(skin, words, 15, family=TEXT_600, line=1.15, expand=True, lines=3),
            Words(skin, amount, 19, family=DISPLAY_700, colour=colour, align=CENTER),
        ],
        spacing=skin.px(8),
        vertical_alignment=MIDDLE,
    )
    return Panel(skin, row, on_click=tap, label=f"{words} {amount}", padding=10, expand=True)
