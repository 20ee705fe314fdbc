"""The enemy step on a phone: who attacks, what it adds, who goes where (SW-22..30)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import EnemiesDone
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    Caption,
    GroupDisc,
    MapBoard,
    MapFrame,
    MiniRow,
    Panel,
    RedButton,
    Spaced,
    signed,
    tones,
)
from companion.ui.games.singularity.phone.answers import Answers
from companion.ui.games.singularity.phone.directing import Directing
from companion.ui.games.singularity.phone.page import Page, inner_width, map_height
from companion.ui.games.singularity.phone.price import Total
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage


def EnemyStep(stage: Stage) -> ft.Control:
    """Light level: questions. Map level: watch and confirm."""
    view = reading.game(stage)
    if view.step is None:
        return ft.Container()
    if view.level == "light":
        return Answers(stage, view.step)
    return Watch(stage, view.step)


@component
def Watch(stage: Stage, step: StepView) -> ft.Control:
    """The step on the map, and in two numbered parts below it."""
    view, skin = reading.game(stage), stage.skin
    directed, set_directed = ft.use_state("")
    row = next((one for one in step.rows if one.group == directed), None)
    if row is not None:
        return Directing(stage, row, lambda: set_directed(""))
    room = inner_width(skin)
    body: list[ft.Control] = []
    if view.map is not None:
        board = MapBoard(
            skin,
            view.map,
            reading.step_marks(stage),
            room - 18,
            map_height(skin, 0.38),
            label=skin.say("singularity-draw-map"),
            diagonal=view.house.diagonal,
        )
        body.append(MapFrame(skin, board, padding=8))
    body += [_attacks(stage, step, room), _moves(stage, step)]
    waits = next((one for one in step.rows if one.is_open and one.is_by_hand), None)
    if waits is not None:
        name = reading.enemy_name(view, waits.enemy, waits.size)
        action = RedButton(
            skin,
            skin.say("singularity-phone-direct", enemy=name),
            lambda: set_directed(waits.group),
            icon="sw-route",
        )
    else:
        action = RedButton(
            skin,
            skin.say("singularity-phone-enemies-done"),
            lambda: stage.send(EnemiesDone()),
            icon="check",
            why="" if step.is_settled else skin.say("singularity-phone-answers-missing", n=step.missing),
        )
    return Page(
        stage,
        title=skin.say("singularity-phone-enemies-title"),
        subtitle=skin.say("singularity-phone-enemies-line"),
        body=body,
        actions=[action],
    )


def _attacks(stage: Stage, step: StepView, room: float) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    limit = reading.track_line(view, "threat").limit
    rows = [_row(stage, row, attack_words(stage, row), row.raised) for row in step.rows]
    return Panel(
        skin,
        Spaced(
            skin,
            Caption(skin, skin.say("singularity-phone-part-attacks")),
            *rows,
            Total(skin, step.threat_before, step.threat_after, limit, room),
        ),
    )


def _moves(stage: Stage, step: StepView) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    rows: list[ft.Control] = []
    for row in step.rows:
        icon = reading.icon_of(view, row.enemy)
        rows.append(_row(stage, row, move_words(stage, row), None))
        going = [one for one in row.to if one.count]
        if len(going) > 1:
            rows.append(
                MiniRow(skin, icon, [(one.count, reading.space_name(view, one.place)) for one in going])
            )
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("singularity-phone-part-moves")), *rows))


def _row(stage: Stage, row: StepRow, words: str, raised: int | None) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    name = skin.say(
        "singularity-phone-at",
        what=reading.enemy_name(view, row.enemy, row.size),
        place=reading.space_name(view, row.place),
    )
    ink = tones(skin).red if raised else skin.palette.muted
    amount = [Words(skin, signed(raised), 20, family=DISPLAY_700, colour=ink)] if raised is not None else []
    line = ft.Row(
        [
            GroupDisc(skin, reading.icon_of(view, row.enemy), skin.px(36), row.size, is_calm=raised == 0),
            ft.Column(
                [Strong(skin, name, 16, lines=2), Muted(skin, words, 14)], spacing=2, tight=True, expand=True
            ),
            *amount,
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    said = f"{name}: {words}" + (f", {signed(raised)}" if raised is not None else "")
    return ft.Semantics(content=line, label=said, container=True, exclude_semantics=True)


def attack_words(stage: Stage, row: StepRow) -> str:
    """Whom it reaches, or why not."""
    if row.stay == "delayed":
        return stage.say("singularity-stay-delayed")
    if row.reaches:
        who = reading.people(stage, [one.seat for one in row.reaches])
        near = min(one.distance for one in row.reaches)
        return stage.say("singularity-phone-reaches", who=who, count=len(row.reaches), n=near)
    if row.miss is not None and row.closest:
        who = reading.people(stage, row.closest)
        why = stage.say(f"singularity-miss-{row.miss.replace('_', '-')}")
        return stage.say("singularity-phone-misses", who=who, count=len(row.closest), why=why)
    return stage.say("singularity-phone-no-reach")


def move_words(stage: Stage, row: StepRow) -> str:
    """Where it goes and by whose word."""
    view = reading.game(stage)
    if row.is_open:
        return stage.say("singularity-phone-row-open")
    if row.stay is not None:
        return stage.say(f"singularity-stay-{row.stay.replace('_', '-')}")
    going = [one for one in row.to if one.count]
    where = " / ".join(reading.space_name(view, one.place) for one in going)
    joined = [seat for one in going for seat in one.joins]
    said = stage.say("singularity-phone-goes-to", where=where, ways=len(going))
    if joined:
        said += ", " + stage.say("singularity-phone-joins", who=reading.people(stage, joined))
    if row.ruling in ("vote", "card", "table"):
        said += ", " + stage.say(f"singularity-ruling-{row.ruling}")
    return said
