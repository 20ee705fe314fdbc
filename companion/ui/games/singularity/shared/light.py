"""The enemy step without a map: one line a group, yes or no, so many ways, and the app splits (SW-22..28)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import EnemiesDone
from companion.games.singularity.views.enemies import StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel, tones
from companion.ui.games.singularity.shared.doing import CameButton, Doing, use_doing
from companion.ui.games.singularity.shared.lightrows import Columns, GroupRow
from companion.ui.games.singularity.shared.page import (
    GAP,
    GoButton,
    Sentence,
    SharedPage,
    act,
    look,
    may_act,
    room,
)
from companion.ui.games.singularity.shared.tracks import AwarenessLine, Dial
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage

SIDE_WIDTH = 226
_STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def LightStep(stage: Stage) -> ft.Control:
    """The table of groups beside the dial; the open question is tinted and repeated in the foot."""
    view, skin = reading.game(stage), look(stage)
    doing, do = use_doing(stage)
    step = view.step
    if step is None:
        return ft.Container()
    if doing:
        return Doing(stage, doing, do)
    width, height = room(skin)
    left = ft.Column(
        [
            Columns(stage),
            *(GroupRow(stage, row, is_asked=row.group == step.question) for row in step.rows),
            ft.Row([CameButton(stage, do)]),
        ],
        spacing=skin.px(8),
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
        height=height,
        expand=True,
    )
    side = skin.px(SIDE_WIDTH)
    right = ft.Column(
        [
            ft.Container(
                Dial(stage, min(side, height * 0.42), reading.dial_words(stage)),
                alignment=ft.Alignment.CENTER,
            ),
            ft.Row([AwarenessLine(stage)], alignment=ft.MainAxisAlignment.CENTER),
            SoFar(stage, step),
        ],
        spacing=skin.px(12),
        width=side,
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
    )
    body = ft.Row(
        [left, right], spacing=skin.px(GAP), width=width, vertical_alignment=ft.CrossAxisAlignment.START
    )
    return SharedPage(
        stage, stage.say("singularity-phase-enemies"), body, detail=_detail(stage), foot=_foot(stage, step)
    )


def _detail(stage: Stage) -> str:
    """Which issue, and that the table looks at the board."""
    view = reading.game(stage)
    words = stage.say("singularity-shared-no-map")
    if view.issue is None:
        return words
    return f"{stage.say('singularity-shared-issue-number', n=view.issue.number)} · {words}"


def _foot(stage: Stage, step: StepView) -> list[ft.Control]:
    view, skin = reading.game(stage), look(stage)
    asked = next((row for row in step.rows if row.group == step.question), None)
    if asked is None:
        words, colour = stage.say("singularity-shared-step-sum", n=step.raised), ""
    else:
        enemy = reading.enemy_name(view, asked.enemy, asked.size)
        key = "singularity-shared-ask-range" if asked.in_range is None else "singularity-shared-ask-ways"
        words, colour = stage.say(key, enemy=enemy, where=asked.place, n=asked.range), tones(skin).red
    foot: list[ft.Control] = [Sentence(skin, words, "sw-drone", colour)]
    if may_act(stage):
        label = (
            stage.say("singularity-shared-done")
            if step.is_settled
            else stage.say("singularity-shared-answers", n=step.missing)
        )
        foot.append(
            GoButton(skin, label, (lambda: act(stage, EnemiesDone())) if step.is_settled else None, width=310)
        )
    return foot


def SoFar(stage: Stage, step: StepView) -> ft.Control:
    """The sum of this step as far as it is answered."""
    view, skin = reading.game(stage), look(stage)
    paint = tones(skin)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-so-far"))]
    for row in step.rows:
        if row.in_range is False:
            continue
        said = stage.say(
            "singularity-shared-group", enemy=reading.enemy_name(view, row.enemy, row.size), where=row.place
        )
        amount = reading.signed(row.raised) if row.in_range else "?"
        colour = paint.red if row.in_range else skin.palette.muted
        rows.append(
            ft.Row(
                [
                    Words(skin, said, 15, family=TEXT_600, expand=True, lines=2),
                    Words(skin, amount, 18, colour=colour, family=DISPLAY_700),
                ],
                spacing=skin.px(8),
            )
        )
    rows.append(ft.Divider(height=1, thickness=1, color=skin.palette.outline))
    rows.append(
        ft.Row(
            [
                Strong(skin, stage.say("singularity-track-threat"), 16, expand=True),
                Words(skin, str(step.threat_before), 22, family=DISPLAY_700),
                Icon(skin, "arrow", skin.px(18), skin.palette.muted),
                Words(skin, str(step.threat_after), 26, colour=paint.red, family=DISPLAY_700),
            ],
            spacing=skin.px(8),
        )
    )
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))
