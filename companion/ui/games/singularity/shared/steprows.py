"""The lines of an enemy step: attacks itemised, moves with their splits, a group the table directs."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.singularity.actions.enemies import DirectGroup
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, GroupDisc, MiniRow, Panel, tones
from companion.ui.games.singularity.shared import landing
from companion.ui.games.singularity.shared.page import act, look, spot
from companion.ui.games.singularity.shared.rowwords import attack_words, move_title, move_words, row_name
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.text import Body, Muted, Strong, Words
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


def Attacks(stage: Stage, step: StepView, shown: int) -> ft.Control:
    """Part 1: every group once, what it adds and why (SW-23..25)."""
    skin, paint = look(stage), tones(look(stage))
    end = step.threat_before + sum(row.raised for row in step.rows[:shown])
    limit = reading.track_line(reading.game(stage), "threat").limit
    right = stage.say("singularity-shared-rise", before=step.threat_before, after=end, limit=limit or 0)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-attacks"), right)]
    for at, row in enumerate(step.rows):
        is_out = at >= shown
        colour = skin.palette.muted if not row.raised else paint.red
        amount = Words(
            skin,
            "?" if is_out else reading.signed(row.raised),
            22,
            colour=colour if not is_out else skin.palette.muted,
            family=DISPLAY_700,
            line=1.0,
        )
        rows.append(_line(stage, row, row_name(stage, row), attack_words(stage, row), amount, is_dim=is_out))
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def _line(
    stage: Stage, row: StepRow, title: str, words: str, right: ft.Control | None, *, is_dim: bool
) -> ft.Control:
    skin, view = look(stage), reading.game(stage)
    disc = GroupDisc(
        skin, reading.icon_of(view, row.enemy), skin.px(36), row.size, is_calm=row.in_range is False
    )
    return ft.Container(
        ft.Row(
            [
                disc,
                ft.Column(
                    [
                        Strong(skin, title, 16, lines=1),
                        Words(skin, words, 14.5, colour=skin.palette.muted, lines=2, line=1.15),
                    ],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
                *([right] if right else []),
            ],
            spacing=skin.px(10),
        ),
        opacity=0.4 if is_dim else 1,
    )


def Moves(stage: Stage, step: StepView, shown: int) -> ft.Control:
    """Part 2: routes, splits, merges; the last row shown is lit (SW-26..30)."""
    skin, view = look(stage), reading.game(stage)
    voted = any(row.ruling == "vote" for row in step.rows)
    right = stage.say("singularity-shared-voted") if voted else ""
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-moves"), right)]
    for at, row in enumerate(step.rows):
        going = [(one.count, spot(one.place)) for one in row.to if one.count]
        if len(going) < 2 or row.is_open:
            words = move_words(stage, row)
            rows.append(_line(stage, row, move_title(stage, row), words, None, is_dim=at >= shown))
            continue
        split = ft.Column(
            [
                ft.Row(
                    [
                        Strong(skin, row_name(stage, row), 16, lines=1),
                        Muted(skin, move_words(stage, row), 14.5, lines=1, expand=True),
                    ],
                    spacing=skin.px(8),
                ),
                ft.Row([MiniRow(skin, reading.icon_of(view, row.enemy), going)], wrap=True),
            ],
            spacing=skin.px(6),
            tight=True,
        )
        box = Panel(skin, split, colour=tones(skin).red, selected=at < shown, padding=10)
        rows.append(ft.Container(box, opacity=0.4 if at >= shown else 1))
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def Direct(stage: Stage, row: StepRow, counts: Mapping[str, int], forget: Tap) -> ft.Control:
    """The table says where a group goes: taps on the map share it out (SW-27, A28)."""
    skin, view = look(stage), reading.game(stage)
    card = reading.enemy(view, row.enemy)
    rows: list[ft.Control] = [
        Caption(skin, stage.say("singularity-shared-direct-caption", what=row_name(stage, row)))
    ]
    if card and card.moves:
        rows.append(Body(skin, f"“{card.moves}”"))
    rows.append(Muted(skin, stage.say("singularity-shared-direct-how", n=row.size), 15))
    if counts:
        places = [(count, spot(place)) for place, count in counts.items()]
        rows.append(ft.Row([MiniRow(skin, reading.icon_of(view, row.enemy), places)], wrap=True))
    remark = stage.say("singularity-shared-direct-card") if row.is_by_hand else ""

    def send(to: Mapping[str, int]) -> None:
        act(stage, DirectGroup(group=row.group, to=landing.landings(to), by_card=remark))
        forget()

    stay = OutlineButton(
        skin, stage.say("singularity-shared-direct-stay"), lambda: send({row.place: row.size}), expand=True
    )
    go = OutlineButton(
        skin,
        stage.say("singularity-shared-direct-go" if counts else "singularity-shared-direct-first"),
        lambda: send(counts),
        icon="check",
        disabled=not counts,
        expand=True,
    )
    rows.append(ft.Row([stay, go], spacing=skin.px(8)))
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH),
        colour=tones(skin).amber,
        selected=True,
    )
