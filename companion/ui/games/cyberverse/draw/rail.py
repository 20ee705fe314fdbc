"""Where the turn is: the five phases, the steps of a district, the district chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.colours import BUTTON, tones
from companion.ui.games.cyberverse.draw.signs import PHASE_ICONS, STAGE_ICONS, word
from companion.ui.kit.boxes import CENTERED, InRow
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

State = Literal["done", "now", "next"]


@frozen
class RailStep:
    """One step of a rail."""

    word: str
    icon: str
    state: State


def Rail(skin: Skin, steps: Sequence[RailStep], *, height: float = 52) -> ft.Control:
    """Steps side by side; the present one is filled, done ones have a tick.

    On a phone only the present one has its word, and at double text size nothing but its word.
    """
    return InRow(skin, *(_step(skin, one, height) for one in steps), gap=8)


def _step(skin: Skin, step: RailStep, height: float) -> ft.Control:
    palette, good = skin.palette, tones(skin).good
    is_now, is_done = step.state == "now", step.state == "done"
    ink = INK if is_now else good if is_done else palette.muted
    is_bare = is_now and skin.is_phone and skin.large_text
    face = ft.Container(
        ft.Row(
            [
                *([] if is_bare else [Icon(skin, "check" if is_done else step.icon, skin.px(20), ink)]),
                *(
                    [Words(skin, step.word, 16, colour=ink, family=TEXT_700, lines=1, line=1.1)]
                    if not skin.is_phone or is_now
                    else []
                ),
            ],
            alignment=CENTERED,
            spacing=skin.px(8),
        ),
        height=skin.px(height),
        border_radius=skin.px(14),
        bgcolor=BUTTON if is_now else skin.wash(good, 0.1) if is_done else palette.card,
        border=ft.Border.all(
            1.5 if is_now else 1,
            palette.edge or BUTTON if is_now else skin.wash(good, 0.4) if is_done else palette.outline,
        ),
    )
    label = skin.say("cyberverse-draw-step", word=step.word, state=step.state)
    wide = 7 if is_bare else 3 if skin.is_phone and is_now else 1
    return ft.Semantics(content=face, label=label, container=True, exclude_semantics=True, expand=wide)


def _states(codes: Sequence[str], now: str) -> list[State]:
    at = list(codes).index(now) if now in codes else -1
    return ["done" if index < at else "now" if index == at else "next" for index in range(len(codes))]


@part
def PhaseRail(skin: Skin, phase: str, height: float = 52) -> ft.Control:
    """The five phases of a turn (CV-20)."""
    states = _states(tuple(PHASE_ICONS), phase)
    steps = [
        RailStep(word(skin, "phase", code), icon, state)
        for (code, icon), state in zip(PHASE_ICONS.items(), states, strict=True)
    ]
    return Rail(skin, steps, height=height)


@part
def StageRail(skin: Skin, stage: str, height: float = 52) -> ft.Control:
    """The five steps of a district in the Investigation phase (CV-46)."""
    states = _states(tuple(STAGE_ICONS), stage)
    steps = [
        RailStep(skin.say(f"cyberverse-draw-stage-{code}"), icon, state)
        for (code, icon), state in zip(STAGE_ICONS.items(), states, strict=True)
    ]
    return Rail(skin, steps, height=height)
