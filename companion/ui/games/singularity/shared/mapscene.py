"""The board on the left, what it means on the right; a piece that stands elsewhere is moved by finger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    Caption,
    MapBoard,
    MapLegend,
    MapMarks,
    Panel,
    board_size,
    tones,
)
from companion.ui.games.singularity.shared import lifting
from companion.ui.games.singularity.shared.lifting import Lift, Piece
from companion.ui.games.singularity.shared.page import GAP, act, look, room, spot
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong
from companion.ui.stage import Stage

SHARE = 0.6
"""How much of the width the board takes."""
_STRETCH = ft.CrossAxisAlignment.STRETCH


def board_room(skin: Skin) -> tuple[float, float]:
    """Width and height of the board, its frame taken off."""
    width, height = room(skin)
    return (width - skin.px(GAP)) * SHARE - skin.px(24), height - skin.px(24)


def Beside(stage: Stage, board: ft.Control, right: Sequence[ft.Control]) -> ft.Control:
    """The board in its frame and a column that scrolls when it has to."""
    skin = look(stage)
    width, height = room(skin)
    frame = ft.Container(
        board,
        width=(width - skin.px(GAP)) * SHARE,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=skin.px(20),
        bgcolor=skin.palette.background,
        border=ft.Border.all(1, skin.palette.outline),
    )
    column = ft.Column(
        list(right),
        spacing=skin.px(10),
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
        height=height,
        expand=True,
    )
    return ft.Row([frame, column], spacing=skin.px(GAP), vertical_alignment=ft.CrossAxisAlignment.START)


def Board(
    stage: Stage,
    board: IssueMap,
    marks: MapMarks,
    *,
    on_tap: Callable[[str], None] | None = None,
    on_drop: Callable[[str, str], None] | None = None,
) -> ft.Control:
    """The issue map as large as the page allows."""
    skin, view = look(stage), reading.game(stage)
    width, height = board_room(skin)
    wide, tall = board_size(board, width, height)
    drawn = MapBoard(
        skin,
        board,
        marks,
        width,
        height,
        labels=reading.space_labels(stage),
        on_tap=on_tap,
        on_drop=on_drop,
        label=stage.say("singularity-shared-map", name=board.name),
        diagonal=view.house.diagonal,
    )
    return ft.Container(drawn, width=wide, height=tall)


def Legend(stage: Stage) -> ft.Control:
    """What the signs on the board mean."""
    words = {
        key: stage.say(f"singularity-shared-legend-{key}") for key in ("hazard", "cache", "token", "end")
    }
    return MapLegend(look(stage), words)


def piece_words(stage: Stage, piece: Piece) -> str:
    """A piece by its name."""
    view = reading.game(stage)
    if piece.seat:
        return reading.who(stage, piece.seat)
    enemy = piece.group.partition("@")[0]
    return stage.say(
        "singularity-shared-count", n=piece.count, what=reading.enemy_name(view, enemy, piece.count)
    )


def LiftPanel(stage: Stage, lift: Lift, set_lift: Callable[[Lift | None], None]) -> ft.Control:
    """Which piece, how many, and whether it really stands there; everybody sees it in the log."""
    skin, view = look(stage), reading.game(stage)
    where = spot(lift.start)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-lift"))]
    if lift.piece is None:
        rows.append(Body(skin, stage.say("singularity-shared-lift-which", where=where)))
        chips = [
            Chip(skin, piece_words(stage, piece), partial(set_lift, lifting.chosen(lift, piece)))
            for piece in lifting.pieces_at(view, lift.start)
        ]
        rows.append(ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)))
    else:
        what = piece_words(stage, replace(lift.piece, count=lift.count))
        if not lift.to:
            rows.append(Body(skin, stage.say("singularity-shared-lift-where", what=what, where=where)))
        else:
            to = spot(lift.to)
            rows.append(
                Strong(skin, stage.say("singularity-shared-lift-ask", what=what, where=where, to=to), 17)
            )
        if lift.piece.count > 1:
            rows.append(
                Stepper(
                    skin,
                    lift.count,
                    1,
                    lift.piece.count,
                    lambda count: set_lift(lifting.counted(lift, count)),
                    stage.say("singularity-shared-miniatures"),
                )
            )
    rows.append(_answers(stage, lift, set_lift))
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH),
        colour=tones(skin).amber,
        selected=True,
    )


def _answers(stage: Stage, lift: Lift, set_lift: Callable[[Lift | None], None]) -> ft.Control:
    skin = look(stage)
    said = lifting.action(lift)
    buttons = [
        OutlineButton(skin, stage.say("singularity-shared-lift-no"), partial(set_lift, None), expand=True)
    ]
    if said is not None:

        def move() -> None:
            act(stage, said)
            set_lift(None)

        buttons.append(
            OutlineButton(
                skin,
                stage.say("singularity-shared-lift-yes"),
                move,
                icon="check",
                expand=True,
                filled=skin.palette.raised,
            )
        )
    return ft.Row(buttons, spacing=skin.px(8))


def chosen_spaces(lift: Lift | None) -> frozenset[str]:
    """Spaces to frame while a piece is lifted."""
    return frozenset({lift.start, *([lift.to] if lift.to else [])}) if lift else frozenset()
