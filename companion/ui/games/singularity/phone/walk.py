"""Light level: a move as it went on the board, step by step, with the questions that matter (SW-10..12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.actions.turn import Walk
from companion.games.singularity.sums.previews import walk_preview
from companion.games.singularity.views import SingularityView
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ICONS, Note, Panel, RedButton, Spaced, signed, tones
from companion.ui.games.singularity.phone.company import Company
from companion.ui.games.singularity.phone.page import Choices, Page, inner_width
from companion.ui.games.singularity.phone.price import Price, warnings
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

MOST = 12
TYPES = ("0", "1", "2", "3", "4")


@component
def WalkByWord(stage: Stage, close: Tap) -> ft.Control:
    """How many enemy types stood where each step began, and was it into a hazard?"""
    view, skin = reading.game(stage), stage.skin
    steps, set_steps = ft.use_state(cast("tuple[LightStep, ...]", (LightStep(),)))
    along, set_along = ft.use_state(cast("tuple[Seat, ...]", ()))
    source, set_source = ft.use_state("hand")
    ignores, set_ignores = ft.use_state(False)
    mine = reading.mine(stage).seat
    walk = Walk(
        steps=len(steps), path=steps, companions=along, ignores_hazard=ignores, from_hand=source == "hand"
    )
    preview = walk_preview(view, walk)

    def put(at: int, step: LightStep) -> None:
        set_steps((*steps[:at], step, *steps[at + 1 :]))

    def go() -> None:
        stage.send(walk)
        close()

    body: list[ft.Control] = [Company(stage, (mine, *along), set_along)] if len(view.seats) > 1 else []
    if tapped := tapped_by_hand(view):
        words = skin.say("singularity-phone-walk-tapped", amount=signed(tapped))
        body.insert(0, Note(skin, words, "warning", tones(skin).amber))
    body += [_step(skin, at, step, put) for at, step in enumerate(steps)]
    if len(steps) < MOST:
        more = skin.say("singularity-phone-walk-more")
        body.append(
            ft.Row(
                [
                    OutlineButton(
                        skin, more, lambda: set_steps((*steps, LightStep())), icon="plus-thin", expand=True
                    )
                ]
            )
        )
    options = [(one, skin.say(f"singularity-phone-source-{one}")) for one in ("hand", "table")]
    hazard = [("ignores", skin.say("singularity-phone-ignores-hazard"))]
    body += [
        Price(stage, preview, inner_width(skin)),
        Choices(skin, skin.say("singularity-phone-source"), options, source, set_source),
        Choices(skin, "", hazard, "ignores" if ignores else "", lambda _value: set_ignores(not ignores)),
    ]
    undo = IconButton48(
        skin,
        "undo",
        skin.say("singularity-phone-path-back"),
        lambda: set_steps(steps[:-1]),
        size=44,
        disabled=len(steps) < 2,
    )
    words = skin.say(
        "singularity-phone-move-button", members=1 + len(along), amount=signed(preview.after - preview.before)
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-walk-title"),
        subtitle=skin.say("singularity-phone-walk-line", n=len(steps)),
        right=undo,
        body=body,
        notes=warnings(stage, preview),
        actions=[RedButton(skin, words, go, icon="sw-route")],
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


def _step(skin: Skin, at: int, step: LightStep, put: Callable[[int, LightStep], None]) -> ft.Control:

    def types(value: str) -> None:
        put(at, LightStep(types=int(value), hazard=step.hazard))

    rows = [
        Strong(skin, skin.say("singularity-phone-walk-step", n=at + 1), 16),
        Choices(
            skin,
            skin.say("singularity-phone-walk-types"),
            [(value, value) for value in TYPES],
            str(step.types),
            types,
        ),
        Choices(
            skin,
            "",
            [("hazard", skin.say("singularity-phone-walk-hazard"))],
            "hazard" if step.hazard else "",
            lambda _value: put(at, LightStep(types=step.types, hazard=not step.hazard)),
            icons={"hazard": ICONS["hazard"]},
        ),
    ]
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)
