"""A turn on the map while the phones play it: cards, a move that goes on, the refill (SW-9..13, SW-31)."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.marks import PathMark
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.shared import lifting
from companion.ui.games.singularity.shared.doing import DoingScreen, use_doing
from companion.ui.games.singularity.shared.lift_box import LiftBox
from companion.ui.games.singularity.shared.lifting import Lift
from companion.ui.games.singularity.shared.mapscene import BoardBeside, BoardSigns, TableMap
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.team import TeamBox, team_of
from companion.ui.games.singularity.shared.tracks import CauseTaps, TrackBox, last_of
from companion.ui.games.singularity.shared.turn import TurnDoors, reminders, turn_buttons, turn_words
from companion.ui.kit.drawing import component, steady, use_kept
from companion.ui.kit.shared import Sentence
from companion.ui.stage import Stage

NOTHING: Final[Lift | None] = None


@component
def MapPlay(stage: Stage) -> ft.Control:
    """Board, tracks, team; a piece that stands elsewhere is moved with a finger."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    doing, do = use_doing(stage)
    say = use_word(stage)
    lift, set_lift = use_kept(NOTHING)
    tap = steady(lambda place: set_lift(lifting.tapped(view, lift, place)))
    drop = steady(lambda start, to: set_lift(lifting.dropped(view, start, to)))
    scene = scene_of(skin, view, cast, has_taps=say is not None)
    if scene is None:
        return ft.Container()
    if doing:
        return DoingScreen(stage, doing, do)
    travel = view.travel
    way = (
        (PathMark((travel.place, *travel.planned), cast.colour(travel.members[0])),)
        if travel and travel.planned
        else ()
    )
    marked = scene.marked(chosen=lifting.framed(lift), paths=way)
    board = TableMap(skin, marked, tap if say else None, drop if say else None)
    right: list[ft.Control] = [TrackBox(skin, reading.dial(skin, view))]
    if lift is not None and say is not None:
        there = lifting.pieces_at(view, lift.start)
        right.append(LiftBox(skin, cast, lift, there, set_lift, say))
    cards, others = TurnDoors(skin, view, cast, do) if say else ([], [])
    last = last_of(skin, cast, view.last_change, may_undo=view.may_undo)
    right += [
        *cards,
        TeamBox(skin, team_of(skin, view, cast)),
        CauseTaps(skin, view.taps, last, say),
        *others,
        *reminders(skin, view),
    ]
    foot = [
        Sentence(skin, turn_words(skin, view, cast), ICONS["card"]),
        *([BoardSigns(skin)] if skin.device == "tv" and view.phase != "refill" else []),
        *turn_buttons(skin, view, cast, say, do),
    ]
    return IssuePage(skin, stage.tools, head_of(stage), BoardBeside(skin, board, right), foot=foot)
