"""The enemy step on the map, group by group: who attacks, what it adds, who goes where (SW-22..30)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

import flet as ft

from companion.games.singularity.actions.enemies import EnemiesDone
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import PillMark, tones
from companion.ui.games.singularity.shared import landing, lifting
from companion.ui.games.singularity.shared.lifting import Lift
from companion.ui.games.singularity.shared.mapscene import Beside, Board, LiftPanel, chosen_spaces
from companion.ui.games.singularity.shared.page import (
    GoButton,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    subtitle,
)
from companion.ui.games.singularity.shared.rowwords import row_name
from companion.ui.games.singularity.shared.steprows import Attacks, Direct, Moves
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.stage import Stage

PACE = 0.9
"""Seconds a group has for itself."""


def use_playing(stage: Stage, rows: Sequence[StepRow]) -> tuple[int, bool, Tap]:
    """How many rows are shown, whether it still plays, and how to play it again."""
    total = len(rows)
    shown, set_shown = ft.use_state(0 if stage.skin.motion else total)
    turn, set_turn = ft.use_state(0)
    at_turn = reading.game(stage).turn
    moment = (at_turn.number if at_turn else 0, total, turn)

    async def play() -> None:
        if not stage.skin.motion:
            set_shown(total)
            return
        for at in range(total + 1):
            set_shown(at)
            await asyncio.sleep(PACE)

    effect(play, [moment])
    return min(shown, total), shown < total, lambda: set_turn(turn + 1)


@component
def EnemyStep(stage: Stage) -> ft.Control:
    """Attacks, then moves, in the order of the table; open groups are directed with taps on the map."""
    view = reading.game(stage)
    step = view.step
    rows = step.rows if step else ()
    shown, is_playing, again = use_playing(stage, rows)
    lift, set_lift = ft.use_state(cast("Lift | None", None))
    asked = next((row for row in rows if row.is_open), None)
    directed, set_directed = ft.use_state(cast("tuple[str, Mapping[str, int]]", ("", {})))
    counts = directed[1] if asked and directed[0] == asked.group else {}
    if view.map is None or step is None:
        return ft.Container()
    may = may_act(stage)
    marks = replace(reading.step_marks(stage, shown), chosen=chosen_spaces(lift))
    if asked is not None:
        icon = reading.icon_of(view, asked.enemy)
        pills = tuple(PillMark(place, icon, count) for place, count in counts.items())
        marks = replace(marks, pills=marks.pills + pills, chosen=frozenset({asked.place}))

    def tap(place: str) -> None:
        if asked is not None:
            set_directed((asked.group, landing.shared_out(counts, place, asked.size)))
        else:
            set_lift(lifting.tapped(view, lift, place))

    board = Board(
        stage,
        view.map,
        marks,
        on_tap=tap if may else None,
        on_drop=(lambda start, to: set_lift(lifting.dropped(view, start, to))) if may and not asked else None,
    )
    right: list[ft.Control] = [TrackBox(stage)]
    if lift is not None and asked is None:
        right.append(LiftPanel(stage, lift, set_lift))
    if asked is not None and may:
        right.append(Direct(stage, asked, counts, lambda: set_directed(("", {}))))
    right += [Attacks(stage, step, shown), Moves(stage, step, shown)]
    return SharedPage(
        stage,
        issue_title(stage),
        Beside(stage, board, right),
        detail=subtitle(stage, view),
        foot=_foot(stage, step, asked, is_playing, again),
    )


def _foot(
    stage: Stage, step: StepView, asked: StepRow | None, is_playing: bool, again: Tap
) -> list[ft.Control]:
    skin = look(stage)
    if asked is not None:
        words = stage.say("singularity-shared-direct", what=row_name(stage, asked), n=step.missing)
    else:
        words = stage.say("singularity-shared-step-sum", n=step.raised)
    foot: list[ft.Control] = [Sentence(skin, words, "sw-drone", tones(skin).red if step.raised else "")]
    if skin.motion:
        foot.append(
            OutlineButton(
                skin,
                stage.say("singularity-shared-again"),
                again,
                icon="undo",
                height=56,
                disabled=is_playing,
            )
        )
    if may_act(stage):
        if step.is_settled:
            done = stage.say("singularity-shared-done")
            foot.append(GoButton(skin, done, lambda: act(stage, EnemiesDone()), width=310))
        else:
            foot.append(
                GoButton(skin, stage.say("singularity-shared-missing", n=step.missing), None, width=310)
            )
    return foot
