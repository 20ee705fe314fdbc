"""Light level: a move as it went on the board, step by step, with the questions that matter (SW-10..12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.actions.turn import Walk
from companion.games.singularity.sums.previews import walk_preview
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.phone.company import Company, company_of
from companion.ui.games.singularity.phone.move import NOBODY, toggled
from companion.ui.games.singularity.phone.price import Price, warnings
from companion.ui.kit.boxes import Note, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, ReasonButton, WideButton
from companion.ui.kit.drawing import Tap, component, part, steady, use_kept
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

MOST = 12
TYPES = ("0", "1", "2", "3", "4")
FIRST: Final[tuple[LightStep, ...]] = (LightStep(),)


@component
def WalkByWord(stage: Stage, close: Tap) -> ft.Control:
    """How many enemy types stood where each step began, and was it into a hazard?"""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    steps, set_steps = use_kept(FIRST)
    along, set_along = use_kept(NOBODY)
    source, set_source = use_kept("hand")
    ignores, set_ignores = use_kept("")
    mine = reading.mine(stage).seat
    walk = Walk(
        steps=len(steps),
        path=steps,
        companions=along,
        ignores_hazard=bool(ignores),
        from_hand=source == "hand",
    )
    preview = walk_preview(view, walk)

    def go() -> None:
        stage.send(walk)
        close()

    goes, takes = steady(go), steady(lambda seat: set_along(lambda now: toggled(now, seat)))
    ignore = steady(lambda word: set_ignores("" if ignores else word))
    put = steady(lambda at, step: set_steps(lambda now: (*now[:at], step, *now[at + 1 :])))
    body: list[ft.Control] = []
    if tapped := tapped_by_hand(view):
        words = skin.say("singularity-phone-walk-tapped", amount=signed(tapped))
        body.append(Note(skin, words, "warning", tones(skin).amber))
    if len(view.seats) > 1:
        people = company_of(view, cast, mine, (mine, *along), may_choose=True)
        body.append(Company(skin, people, takes))
    body += [WalkStep.keyed(str(at))(skin, at, step, put) for at, step in enumerate(steps)]
    if len(steps) < MOST:
        more = skin.say("singularity-phone-walk-more")
        body.append(WideButton(skin, more, lambda: set_steps((*steps, LightStep())), icon="plus-thin"))
    sources = tuple((one, skin.say(f"singularity-phone-source-{one}"), "") for one in ("hand", "table"))
    hazard = (("ignores", skin.say("singularity-phone-ignores-hazard"), ""),)
    body += [
        Price(skin, cast, preview, inner_width(skin)),
        Chips(skin, skin.say("singularity-phone-source"), sources, source, set_source),
        Chips(skin, "", hazard, ignores, ignore),
    ]
    back = skin.say("singularity-phone-path-back")
    undo = IconButton48(skin, "undo", back, lambda: set_steps(steps[:-1]), size=44, disabled=len(steps) < 2)
    amount = signed(preview.after - preview.before)
    words = skin.say("singularity-phone-move-button", members=1 + len(along), amount=amount)
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-walk-title"),
        subtitle=skin.say("singularity-phone-walk-line", n=len(steps)),
        right=undo,
        body=body,
        notes=warnings(skin, preview),
        actions=[ReasonButton(skin, words, goes, "sw-route")],
        back=close,
    )


def tapped_by_hand(view: SingularityView) -> int:
    """Threat that somebody counted by taps for a move of this turn (SW-11, SW-12)."""
    turn = view.turn.number if view.turn else 0
    return sum(
        one.amount
        for one in view.changes
        if one.cause in ("leave", "hazard") and one.turn == turn and one.is_by_hand and not one.is_undone
    )


@part
def WalkStep(skin: Skin, at: int, step: LightStep, put: Callable[[int, LightStep], None]) -> ft.Control:
    """One step: what stood where it began, and where it led."""
    types = steady(lambda value: put(at, LightStep(types=int(value), hazard=step.hazard)))
    hazard = steady(lambda _value: put(at, LightStep(types=step.types, hazard=not step.hazard)))
    into = (("hazard", skin.say("singularity-phone-walk-hazard"), ICONS["hazard"]),)
    rows = [
        Strong(skin, skin.say("singularity-phone-walk-step", n=at + 1), 16),
        Chips(
            skin,
            skin.say("singularity-phone-walk-types"),
            tuple((value, value, "") for value in TYPES),
            str(step.types),
            types,
        ),
        Chips(skin, "", into, "hazard" if step.hazard else "", hazard),
    ]
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)
