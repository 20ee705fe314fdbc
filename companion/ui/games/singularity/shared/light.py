"""The enemy step without a map: one line a group, yes or no, so many ways, and the app splits (SW-22..28)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import EnemiesDone
from companion.games.singularity.views import IssueLine
from companion.games.singularity.views.enemies import StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.reading import Cast
from companion.ui.games.singularity.shared.doing import CameButton, DoingScreen, use_doing
from companion.ui.games.singularity.shared.lightrows import AnswerColumns, AnswerRow
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.tracks import AwarenessLine, BigDial
from companion.ui.kit.boxes import CENTERED, Caption, InRow, Panel, Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.shared import Beside, FootButton, Sentence, Side, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage

SIDE_WIDTH = 226


@component
def LightStepScene(stage: Stage) -> ft.Control:
    """The table of groups beside the dial; the open question is tinted and repeated in the foot."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    doing, do = use_doing(stage)
    say, step = use_word(stage), view.step
    if step is None:
        return ft.Container()
    if doing:
        return DoingScreen(stage, doing, do)
    height, dial = room(skin)[1], reading.dial(skin, view)
    left = Side(
        skin,
        [
            *([] if stacks(skin) else [AnswerColumns(skin)]),
            *(
                AnswerRow.keyed(row.group)(skin, cast, row, row.group == step.question, say)
                for row in step.rows
            ),
            *([CameButton(skin, bool(view.enemies), do)] if say else []),
        ],
        gap=8,
    )
    side = skin.px(SIDE_WIDTH)
    disc = ft.Container(BigDial(skin, dial, min(side, height * 0.42)), alignment=ft.Alignment.CENTER)
    eye = ft.Row([AwarenessLine(skin, dial.awareness)], alignment=CENTERED)
    column = Side(skin, [disc, eye, SoFar(skin, cast, step)], gap=12)
    right = ft.Container(column, width=None if stacks(skin) else side)
    words, colour = question_words(skin, cast, step)
    foot: list[ft.Control] = [Sentence(skin, words, "sw-drone", colour)]
    if say is not None:
        label = (
            skin.say("singularity-shared-done")
            if step.is_settled
            else skin.say("singularity-shared-answers", n=step.missing)
        )
        done = (lambda: say(EnemiesDone())) if step.is_settled else None
        foot.append(FootButton(skin, label, done, icon="check", width=310))
    return IssuePage(
        skin,
        stage.tools,
        head_of(stage, skin.say("singularity-phase-enemies"), detail_words(skin, view.issue)),
        Beside(skin, [left, right], (1, 0), height),
        foot=foot,
    )


def detail_words(skin: Skin, issue: IssueLine | None) -> str:
    """Which issue, and that the table looks at the board."""
    words = skin.say("singularity-shared-no-map")
    if issue is None:
        return words
    return f"{skin.say('singularity-shared-issue-number', n=issue.number)} · {words}"


def question_words(skin: Skin, cast: Cast, step: StepView) -> tuple[str, str]:
    """The open question, or the sum; and the colour it is said in."""
    asked = next((row for row in step.rows if row.group == step.question), None)
    if asked is None:
        return skin.say("singularity-shared-step-sum", n=step.raised), ""
    enemy = cast.enemy_name(asked.enemy, asked.size)
    key = "singularity-shared-ask-range" if asked.in_range is None else "singularity-shared-ask-ways"
    return skin.say(key, enemy=enemy, where=asked.place, n=asked.range), tones(skin).red


@part
def SoFar(skin: Skin, cast: Cast, step: StepView) -> ft.Control:
    """The sum of this step as far as it is answered."""
    red, muted = tones(skin).red, skin.palette.muted
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-so-far"))]
    for row in step.rows:
        if row.in_range is False:
            continue
        enemy = cast.enemy_name(row.enemy, row.size)
        said = skin.say("singularity-shared-group", enemy=enemy, where=row.place)
        amount = signed(row.raised) if row.in_range else "?"
        ink = red if row.in_range else muted
        figure = Words(skin, amount, 18, colour=ink, family=DISPLAY_700)
        words = Words(skin, said, 15, family=TEXT_600, expand=True, lines=2)
        rows.append(InRow(skin, words, figure, gap=8))
    total = InRow(
        skin,
        Strong(skin, skin.say("singularity-track-threat"), 16, expand=True),
        Words(skin, str(step.threat_before), 22, family=DISPLAY_700),
        Icon(skin, "arrow", skin.px(18), muted),
        Words(skin, str(step.threat_after), 26, colour=red, family=DISPLAY_700),
        gap=8,
    )
    line = ft.Divider(height=1, thickness=1, color=skin.palette.outline)
    return Panel(skin, Spaced(skin, *rows, line, total, gap=8))
