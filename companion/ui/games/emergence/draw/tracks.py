"""The two race tracks: a bus bar with a pin for each knowledge, a helix with a rung for each (EM-45)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import cos, pi

import flet as ft

from companion.ui.games.emergence.draw.colours import tones
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin

MARGIN = 20.0
RUNGS_A_TURN = 4
"""Rungs in one turn of the helix."""
PHASE = 0.8

Drawing = Callable[[int, float, float, str, bool], str]


def _svg(width: float, height: float, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" fill="none" '
        f'stroke-linecap="round">{body}</svg>'
    )


@lru_cache(maxsize=64)
def bus_bar(steps: int, width: float, height: float, colour: str, lit: bool) -> str:
    """A.I.: pins up and down a bar."""
    middle, step = height / 2, (width - 2 * MARGIN) / max(1, steps - 1)
    pin, dot = middle - height * 0.16, height * 0.07
    stems, ends = [], []
    for at in range(steps):
        x, side = MARGIN + at * step, -1 if at % 2 else 1
        stems.append(f"M{x:.1f} {middle:.1f} v{side * pin:.1f}")
        ends.append(f'<circle cx="{x:.1f}" cy="{middle + side * (pin + dot):.1f}" r="{dot:.1f}"/>')
    dots = f'<g fill="{colour}">' if lit else f'<g stroke="{colour}" stroke-width="{dot * 0.45:.1f}">'
    return _svg(
        width,
        height,
        f'<path d="M{MARGIN} {middle:.1f} H{width - MARGIN:.1f}" stroke="{colour}" '
        f'stroke-width="{height * (0.1 if lit else 0.075):.1f}"/>'
        f'<path d="{"".join(stems)}" stroke="{colour}" stroke-width="{height * 0.036:.1f}"/>'
        f"{dots}{''.join(ends)}</g>",
    )


def _strand(width: float, middle: float, swing: float, period: float, side: int) -> Iterator[str]:
    x = MARGIN - 6
    while x <= width - MARGIN + 6:
        y = middle + side * swing * cos(2 * pi * (x - MARGIN) / period + PHASE)
        yield f"{x:.1f} {y:.1f}"
        x += period / 24


@lru_cache(maxsize=64)
def helix(steps: int, width: float, height: float, colour: str, lit: bool) -> str:
    """Humans: two strands and a rung for each step."""
    middle, swing = height / 2, height / 2 - height * 0.1
    step = (width - 2 * MARGIN) / max(1, steps - 1)
    period = step * RUNGS_A_TURN
    rungs: list[str] = []
    knots: list[str] = []
    for at in range(steps):
        x = MARGIN + at * step
        reach = swing * cos(2 * pi * (x - MARGIN) / period + PHASE)
        rungs.append(f"M{x:.1f} {middle - reach:.1f} V{middle + reach:.1f}")
        knots.extend(
            f'<circle cx="{x:.1f}" cy="{middle + s * reach:.1f}" r="{height * 0.06:.1f}"/>' for s in (1, -1)
        )
    strands = "".join("M" + " L".join(_strand(width, middle, swing, period, side)) for side in (1, -1))
    return _svg(
        width,
        height,
        f'<path d="{"".join(rungs)}" stroke="{colour}" stroke-width="{height * 0.045:.1f}"/>'
        f'<path d="{strands}" stroke="{colour}" stroke-width="{height * (0.06 if lit else 0.045):.1f}"/>'
        + (f'<g fill="{colour}">{"".join(knots)}</g>' if lit else ""),
    )


DRAWINGS: dict[str, Drawing] = {"ai": bus_bar, "human": helix}


@part
def RaceTrack(skin: Skin, side: str, value: int, need: int, width: float, height: float) -> ft.Control:
    """The grey track, and over it the lit one, as far as the team has come; a gain runs along it."""
    draw, colour = DRAWINGS[side], tones(skin).team(side)
    step = (width - 2 * MARGIN) / max(1, need - 1)
    reached = min(value, need)
    lit = 0.0 if reached <= 0 else width if reached >= need else MARGIN + (reached - 0.5) * step
    bright = ft.Container(
        content=ft.Stack(
            [ft.Image(src=draw(need, width, height, colour, True), width=width, height=height, left=0, top=0)]
        ),
        width=lit,
        height=height,
        left=0,
        top=0,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        animate=ft.Animation(skin.time(600), ft.AnimationCurve.EASE_OUT_CUBIC),
    )
    dim = ft.Image(src=draw(need, width, height, skin.palette.outline, False), width=width, height=height)
    team = skin.say(f"emergence-teams-{side}")
    return ft.Semantics(
        content=ft.Stack([dim, bright], width=width, height=height),
        label=skin.say("emergence-shared-track", team=team, n=value, need=need),
        image=True,
        container=True,
    )
