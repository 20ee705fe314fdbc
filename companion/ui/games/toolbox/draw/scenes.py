"""A tile shows the thing: one scene for each tool, all from accent, second and card."""

from __future__ import annotations

import math
from functools import lru_cache

import flet as ft

from companion.ui.games.toolbox.draw.dice import IVORY, cube
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin

WIDE, TALL = 150, 96
SEATS = ("#E69F00", "#56B4E9", "#00A97C")
VIOLET = "#B79CFF"
"""A drawn piece, never a word."""


def Scene(skin: Skin, tool: str, width: float, *, dim: bool = False) -> ft.Control:
    """The thing a tool is, as wide as it may be."""
    palette = skin.palette
    ivory = IVORY[0 if skin.is_dark else 1]
    accent = tint(skin.look.accent, palette.card, 0.4) if dim else skin.look.accent
    second = tint(ivory, palette.card, 0.4) if dim else ivory
    drawn = _drawn(tool, accent, second, tint(skin.look.accent, palette.card, 0.16), palette.background)
    return ft.Image(src=drawn, width=width, height=width * TALL / WIDE, exclude_from_semantics=True)


@lru_cache(maxsize=64)
def _drawn(tool: str, accent: str, second: str, soft: str, ground: str) -> str:
    line = tint(accent, soft, 0.4)
    inner = {
        "countdown": _ring(accent, second, line),
        "clock": _clock(accent, second, soft, line, ground),
        "deal": _cards(accent, second, soft, line),
        "choose": _envelopes(accent, soft, line),
        "tally": _box(accent, second, soft, line, ground),
        "pad": _pad(accent, second, soft, line),
        "luck": _dice(second, ground),
        "kit": _case(accent, second, soft, line),
    }[tool]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{inner}</svg>'
    )


def _ring(accent: str, second: str, line: str) -> str:
    ticks = "".join(
        f"M{75 + 31 * math.sin(at * math.pi / 6):.1f} {48 - 31 * math.cos(at * math.pi / 6):.1f}"
        f"L{75 + 34 * math.sin(at * math.pi / 6):.1f} {48 - 34 * math.cos(at * math.pi / 6):.1f}"
        for at in range(12)
    )
    return (
        f'<circle cx="75" cy="48" r="40" stroke="{line}" stroke-width="7"/>'
        f'<path d="M75 8 A40 40 0 1 1 36 57" stroke="{accent}" stroke-width="7"/>'
        f'<path d="{ticks}" stroke="{line}" stroke-width="2"/>'
        f'<path d="M75 48 L62 35" stroke="{second}" stroke-width="4"/>'
        f'<circle cx="75" cy="48" r="5" fill="{second}"/>'
    )


def _clock(accent: str, second: str, soft: str, line: str, ground: str) -> str:
    def face(x: int, colour: str, hands: str) -> str:
        return (
            f'<circle cx="{x}" cy="55" r="23" fill="{ground}" stroke="{colour}" stroke-width="3.5"/>'
            f'<path d="{hands}" stroke="{colour}" stroke-width="3"/>'
        )

    return (
        f'<rect x="36" y="6" width="20" height="16" rx="4" fill="{second}"/>'
        f'<rect x="88" y="13" width="20" height="9" rx="4" fill="{line}"/>'
        f'<rect x="16" y="20" width="118" height="68" rx="12" fill="{soft}" stroke="{line}" '
        f'stroke-width="2"/>'
        + face(47, accent, "M47 55V41M47 55L54 50")
        + face(103, line, "M103 55V41M103 55L98 65")
    )


def _cards(accent: str, second: str, soft: str, line: str) -> str:
    side = (
        f'<rect x="52" y="14" width="46" height="66" rx="8" fill="{soft}" stroke="{line}" stroke-width="2.5"'
    )
    return (
        f'{side} transform="rotate(-14 75 88) translate(-22 0)"/>'
        f'{side} transform="rotate(14 75 88) translate(22 0)"/>'
        f'<rect x="50" y="10" width="50" height="76" rx="8" fill="{soft}" stroke="{accent}" '
        f'stroke-width="3"/>'
        f'<path d="M60 48 Q75 33 90 48 Q75 63 60 48Z" stroke="{second}" stroke-width="3"/>'
        f'<circle cx="75" cy="48" r="4.5" fill="{second}"/>'
    )


def _envelopes(accent: str, soft: str, line: str) -> str:
    def one(x: int, y: int, edge: str, seal: str) -> str:
        return (
            f'<rect x="{x}" y="{y}" width="60" height="42" rx="5" fill="{soft}" stroke="{edge}" '
            f'stroke-width="2.5"/><path d="M{x + 2} {y + 3}L{x + 30} {y + 23}L{x + 58} {y + 3}" '
            f'stroke="{edge}" stroke-width="2.5"/><circle cx="{x + 30}" cy="{y + 23}" r="7" fill="{seal}"/>'
        )

    return one(4, 14, line, SEATS[0]) + one(86, 14, line, SEATS[2]) + one(45, 42, accent, SEATS[1])


def _box(accent: str, second: str, soft: str, line: str, ground: str) -> str:
    def counter(x: int, y: int, colour: str) -> str:
        return (
            f'<ellipse cx="{x}" cy="{y + 4}" rx="13" ry="6" fill="{tint(colour, ground, 0.6)}"/>'
            f'<ellipse cx="{x}" cy="{y}" rx="13" ry="6" fill="{colour}"/>'
        )

    return (
        f'<rect x="20" y="38" width="110" height="52" rx="8" fill="{soft}" stroke="{line}" '
        f'stroke-width="2.5"/>'
        f'<path d="M20 44L36 34H114L130 44" stroke="{line}" stroke-width="2.5"/>'
        f'<rect x="46" y="36" width="58" height="7" rx="3" fill="{ground}"/>'
        + counter(60, 26, second)
        + counter(92, 18, VIOLET)
        + f'<path d="M44 58V78M51 58V78M58 58V78M65 58V78M40 74L69 62M88 58V78M95 58V78" stroke="{accent}" '
        'stroke-width="3"/>'
    )


def _pad(accent: str, second: str, soft: str, line: str) -> str:
    marks = "".join(
        f'<circle cx="{x}" cy="17" r="5" fill="{colour}"/>'
        for x, colour in zip((44, 75, 106), SEATS, strict=True)
    )
    return (
        f'<rect x="26" y="5" width="98" height="86" rx="8" fill="{soft}" stroke="{line}" stroke-width="2.5"/>'
        f'<path d="M26 29H124M26 50H124M26 71H124M59 5V91M91 5V91" stroke="{line}" '
        f'stroke-width="1.4"/>{marks}'
        f'<path d="M35 80L59 72L78 75L98 52L116 38" stroke="{accent}" stroke-width="4"/>'
        f'<circle cx="117" cy="37" r="5.5" fill="{second}"/>'
    )


def _case(accent: str, second: str, soft: str, line: str) -> str:
    return (
        f'<path d="M56 28V18Q56 10 64 10H86Q94 10 94 18V28" stroke="{line}" stroke-width="5"/>'
        f'<rect x="22" y="28" width="106" height="60" rx="10" fill="{soft}" '
        f'stroke="{accent}" stroke-width="3"/>'
        f'<path d="M22 54H66M84 54H128" stroke="{line}" stroke-width="2.5"/>'
        f'<rect x="66" y="46" width="18" height="16" rx="4" fill="{second}"/>'
    )


def _dice(second: str, ground: str) -> str:
    return cube(52, 44, 26, VIOLET, ground, (5, 3, 6)) + cube(104, 54, 21, second, ground, (1, 4, 6))
