"""A turn on the map while the phones play it: cards, a move that goes on, the refill (SW-9..13, SW-31)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.turn import Refilled
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ICONS, PathMark
from companion.ui.games.singularity.shared import lifting
from companion.ui.games.singularity.shared.doing import AtAnyTime, Doing, EndTurn, TurnCards, use_doing
from companion.ui.games.singularity.shared.lifting import Lift
from companion.ui.games.singularity.shared.mapscene import Beside, Board, Legend, LiftPanel, chosen_spaces
from companion.ui.games.singularity.shared.page import (
    GoButton,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    spot,
    subtitle,
)
from companion.ui.games.singularity.shared.reminders import Reminders
from companion.ui.games.singularity.shared.team import Team
from companion.ui.games.singularity.shared.tracks import CauseTaps, TrackBox
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


def turn_words(stage: Stage, view: SingularityView) -> str:
    """What happens now, in one sentence."""
    seat = view.turn.seat if view.turn else None
    name = reading.name(stage, seat)
    if view.travel is not None:
        where = spot(view.travel.place)
        return stage.say("singularity-shared-travel", name=name, where=where, n=view.travel.steps_left)
    late = view.house.discard_timing == "after_enemies"
    if view.phase == "refill":
        said = "singularity-shared-refill-late" if late else "singularity-shared-refill"
        acted = "" if view.groups else stage.say("singularity-phone-nobody-acted")
        return " ".join(filter(None, (acted, stage.say(said, name=name))))
    played = stage.say("singularity-shared-plays", name=name, n=view.turn.cards_played if view.turn else 0)
    return played if late else f"{played} {stage.say('singularity-shared-unplayed')}"


def refill_button(stage: Stage) -> list[ft.Control]:
    """The host may say that the hand is refilled."""
    if reading.game(stage).phase != "refill" or not may_act(stage):
        return []
    words = stage.say("singularity-shared-refilled")
    return [GoButton(look(stage), words, lambda: act(stage, Refilled()))]


@component
def MapPlay(stage: Stage) -> ft.Control:
    """Board, tracks, team; a piece that stands elsewhere is moved with a finger."""
    view, skin = reading.game(stage), look(stage)
    lift, set_lift = ft.use_state(cast("Lift | None", None))
    doing, do = use_doing(stage)
    if view.map is None:
        return ft.Container()
    if doing:
        return Doing(stage, doing, do)
    may = may_act(stage)
    travel = view.travel
    marks = reading.marks(
        stage,
        chosen=chosen_spaces(lift),
        paths=(
            (PathMark((travel.place, *travel.planned), reading.tint_name(stage, travel.members[0])),)
            if travel and travel.planned
            else ()
        ),
    )
    board = Board(
        stage,
        view.map,
        marks,
        on_tap=(lambda place: set_lift(lifting.tapped(view, lift, place))) if may else None,
        on_drop=(lambda start, to: set_lift(lifting.dropped(view, start, to))) if may else None,
    )
    right: list[ft.Control] = [TrackBox(stage)]
    if lift is not None:
        right.append(LiftPanel(stage, lift, set_lift))
    right += [*TurnCards(stage, do), Team(stage), CauseTaps(stage), *AtAnyTime(stage, do)]
    if reminders := Reminders(stage):
        right.append(reminders)
    foot = [
        Sentence(skin, turn_words(stage, view), ICONS["card"]),
        *([Legend(stage)] if skin.device == "tv" and view.phase != "refill" else []),
        *EndTurn(stage, do),
        *refill_button(stage),
    ]
    return SharedPage(
        stage, issue_title(stage), Beside(stage, board, right), detail=subtitle(stage, view), foot=foot
    )
