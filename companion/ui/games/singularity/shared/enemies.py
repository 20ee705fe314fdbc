"""The enemy step on the map, group by group: who attacks, what it adds, who goes where (SW-22..30)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import flet as ft

from companion.games.singularity.actions.enemies import DirectGroup, EnemiesDone
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import scene
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.phone.counting import NOWHERE, Counts, landings, shared_out
from companion.ui.games.singularity.phone.landing import pills
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared import lifting
from companion.ui.games.singularity.shared.lift_box import LiftBox
from companion.ui.games.singularity.shared.lifting import Lift
from companion.ui.games.singularity.shared.mapscene import BoardBeside, TableMap
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.step_words import row_name
from companion.ui.games.singularity.shared.steprows import DirectBox, StepAttacks, StepMoves
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.frames import use_frames
from companion.ui.kit.shared import FootButton, Sentence
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

PACE = 0.9
"""Seconds a group has for itself."""
NO_LIFT: Final[Lift | None] = None
NO_WAY: Final[tuple[str, Counts]] = ("", NOWHERE)


def use_playing(skin: Skin, turn: int, total: int) -> tuple[int, bool, Tap]:
    """How many rows are shown, whether it still plays, and how to play it again. A hook."""
    run, set_run = ft.use_state(0)
    shown = use_frames(skin, total, PACE, (turn, total, run))
    return shown, shown < total, lambda: set_run(run + 1)


@component
def EnemyScene(stage: Stage) -> ft.Control:
    """Attacks, then moves, in the order of the table; open groups are directed with taps on the map."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    step = view.step
    rows = step.rows if step else ()
    shown, is_playing, again = use_playing(skin, view.turn.number if view.turn else 0, len(rows))
    lift, set_lift = use_kept(NO_LIFT)
    directed, set_directed = use_kept(NO_WAY)
    say = use_word(stage)
    asked = next((row for row in rows if row.is_open), None)
    counts = directed[1] if asked and directed[0] == asked.group else NOWHERE

    def tap(place: str) -> None:
        if asked is not None:
            set_directed((asked.group, shared_out(counts, place, asked.size)))
        else:
            set_lift(lifting.tapped(view, lift, place))

    def direct(to: Counts) -> None:
        if asked is not None and say is not None:
            remark = skin.say("singularity-shared-direct-card") if asked.is_by_hand else ""
            say(DirectGroup(group=asked.group, to=landings(to), by_card=remark))
            set_directed(NO_WAY)

    taps, directs = steady(tap), steady(direct)
    drop = steady(lambda start, to: set_lift(lifting.dropped(view, start, to)))
    found = scene.scene_of(skin, view, cast, has_taps=say is not None)
    if found is None or step is None:
        return ft.Container()
    marks = scene.step_marks(view, cast, shown)
    if asked is not None:
        here = pills(cast, asked.enemy, counts)
        marks = replace(marks, pills=marks.pills + here, chosen=frozenset({asked.place}))
    else:
        marks = replace(marks, chosen=lifting.framed(lift))
    board = TableMap(
        skin, replace(found, marks=marks), taps if say else None, drop if say and not asked else None
    )
    right: list[ft.Control] = [TrackBox(skin, reading.dial(skin, view))]
    if say and lift is not None and asked is None:
        there = lifting.pieces_at(view, lift.start)
        right.append(LiftBox(skin, cast, lift, there, set_lift, say))
    if say and asked is not None:
        right.append(DirectBox(skin, cast, asked, counts, directs))
    limit = reading.track_value(view, "threat").limit
    right += [
        StepAttacks(skin, cast, rows, step.threat_before, limit, shown),
        StepMoves(skin, cast, rows, shown),
    ]
    foot = [
        _sentence(skin, cast, step, asked),
        *_again(skin, again, is_playing=is_playing),
        *_done(skin, step, say),
    ]
    return IssuePage(skin, stage.tools, head_of(stage), BoardBeside(skin, board, right), foot=foot)


def _sentence(skin: Skin, cast: Cast, step: StepView, asked: StepRow | None) -> ft.Control:
    words = (
        skin.say("singularity-shared-direct", what=row_name(skin, cast, asked), n=step.missing)
        if asked is not None
        else skin.say("singularity-shared-step-sum", n=step.raised)
    )
    return Sentence(skin, words, "sw-drone", tones(skin).red if step.raised else "")


def _again(skin: Skin, again: Tap, *, is_playing: bool) -> list[ft.Control]:
    """The step once more, where it moves at all."""
    words = skin.say("singularity-shared-again")
    button = OutlineButton(skin, words, again, icon="undo", height=56, disabled=is_playing)
    return [button] if skin.motion else []


def _done(skin: Skin, step: StepView, say: Send | None) -> list[ft.Control]:
    if say is None:
        return []
    words = (
        skin.say("singularity-shared-done")
        if step.is_settled
        else skin.say("singularity-shared-missing", n=step.missing)
    )
    done = (lambda: say(EnemiesDone())) if step.is_settled else None
    return [FootButton(skin, words, done, icon="check", width=310)]
