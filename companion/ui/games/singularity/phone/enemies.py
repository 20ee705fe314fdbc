"""The enemy step on a phone at map level: who attacks, what it adds, who goes where (SW-22..30)."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.singularity.actions.enemies import EnemiesDone
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import scene
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc, MiniRow
from companion.ui.games.singularity.phone.directing import Directing
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.phone.price import Total
from companion.ui.games.singularity.phone.step_words import attack_words, move_words
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import Caption, InRow, Labelled, Panel, Spaced, Stacked
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage


@component
def WatchScreen(stage: Stage) -> ft.Control:
    """The step on the map, and in two numbered parts below it."""
    view, skin, cast, step = reading.game(stage), stage.skin, reading.cast(stage), reading.game(stage).step
    directed, set_directed = ft.use_state("")
    rows = step.rows if step else ()
    waits = next((one for one in rows if one.is_open and one.is_by_hand), None)
    back, done = steady(lambda: set_directed("")), steady(lambda: stage.send(EnemiesDone()))
    direct = steady(lambda: set_directed(waits.group if waits else ""))
    if step is None:
        return ft.Container()
    row = next((one for one in rows if one.group == directed), None)
    if row is not None:
        return Directing(stage, row, back)
    ground = scene.scene_of(skin, view, cast)
    body: list[ft.Control] = []
    if ground is not None:
        body.append(PhoneMap(skin, replace(ground, marks=scene.step_marks(view, cast)), 0.38))
    limit = reading.track_value(view, "threat").limit
    body += [AttackList(skin, cast, step, limit), MoveList(skin, cast, rows)]
    if waits is not None:
        words = skin.say("singularity-phone-direct", enemy=cast.enemy_name(waits.enemy, waits.size))
        action = ReasonButton(skin, words, direct, "sw-route")
    else:
        why = "" if step.is_settled else skin.say("singularity-phone-answers-missing", n=step.missing)
        action = ReasonButton(skin, skin.say("singularity-phone-enemies-done"), done, "check", why)
    return SeatPage(
        stage,
        asks="singularity-phone-enemies",
        body=body,
        actions=[action],
    )


@part
def AttackList(skin: Skin, cast: Cast, step: StepView, limit: int | None) -> ft.Control:
    """Part 1: every group once, what it adds, and the sum."""
    rows = [_row(skin, cast, row, attack_words(skin, cast, row), row.raised) for row in step.rows]
    total = Total(skin, step.threat_before, step.threat_after, limit, inner_width(skin))
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("singularity-phone-part-attacks")), *rows, total))


@part
def MoveList(skin: Skin, cast: Cast, step: tuple[StepRow, ...]) -> ft.Control:
    """Part 2: who goes where, and how a group splits."""
    rows: list[ft.Control] = []
    for row in step:
        rows.append(_row(skin, cast, row, move_words(skin, cast, row), None))
        going = [(one.count, cast.space(one.place)) for one in row.to if one.count]
        if len(going) > 1:
            rows.append(MiniRow(skin, cast.icon_of(row.enemy), going))
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("singularity-phone-part-moves")), *rows))


def _row(skin: Skin, cast: Cast, row: StepRow, words: str, raised: int | None) -> ft.Control:
    what = cast.enemy_name(row.enemy, row.size)
    name = skin.say("singularity-phone-at", what=what, place=cast.space(row.place))
    ink = tones(skin).red if raised else skin.palette.muted
    amount = [Words(skin, signed(raised), 20, family=DISPLAY_700, colour=ink)] if raised is not None else []
    line = InRow(
        skin,
        GroupDisc(skin, cast.icon_of(row.enemy), skin.px(36), row.size, is_calm=raised == 0),
        Stacked(skin, Strong(skin, name, 16, lines=2), Muted(skin, words, 14), gap=2, expand=True),
        *amount,
    )
    return Labelled(line, f"{name}: {words}" + (f", {signed(raised)}" if raised is not None else ""))
