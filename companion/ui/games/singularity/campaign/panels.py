"""Issues of a story as slanted comic panels; the disc in one is the threat at its last end (SW-7)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import flet as ft

from companion.games.singularity.sums.story import Panel as IssuePanel
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.boxes import Big, Labelled, Stacked
from companion.ui.kit.fonts import DISPLAY_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

SLANT = 0.062
"""How far the top leans over, of the height."""
NEXT = 1.6
"""How much wider the next issue is."""
LEAST = 0.16
SIGNS = {"won": "check", "next": "sw-emblem", "locked": "lock"}


def PanelRow(skin: Skin, panels: Sequence[IssuePanel], width: float, height: float) -> ft.Control:
    """All issues in order; when there are many, the row moves sideways."""
    shares = sum(NEXT if one.state == "next" else 1.0 for one in panels) or 1.0
    gap = skin.px(6)
    unit = max(skin.px(150), (width - gap * (len(panels) - 1)) / shares)
    tiles = [ComicPanel(skin, one, unit * (NEXT if one.state == "next" else 1.0), height) for one in panels]
    return ft.Row(tiles, spacing=gap, scroll=ft.ScrollMode.AUTO)


def state_words(skin: Skin, panel: IssuePanel) -> str:
    """Won, next or locked, and how many tries it took."""
    words = skin.say(f"singularity-campaign-state-{panel.state}")
    if panel.tries > 1 or (panel.tries and panel.state == "next"):
        return f"{words} · {skin.say('singularity-campaign-tries', n=panel.tries)}"
    return words


def ComicPanel(skin: Skin, panel: IssuePanel, width: float, height: float) -> ft.Control:
    """One issue."""
    paint, palette = tones(skin), skin.palette
    edge = {"won": paint.good, "next": paint.red, "locked": palette.outline}[panel.state]
    ink = palette.muted if panel.state == "locked" else palette.text
    lean = height * SLANT
    is_next = panel.state == "next"
    words = state_words(skin, panel)
    title = Words(
        skin, panel.issue.title, 17 if is_next else 15.5, colour=ink, family=TEXT_700, lines=2, line=1.15
    )
    number = Big(skin, f"#{panel.issue.number}", 32 if is_next else 26, ink)
    sign = edge if panel.state != "locked" else palette.muted
    foot = ft.Row(
        [
            Icon(skin, SIGNS[panel.state], skin.px(20), sign),
            Words(skin, words, 15, colour=sign, family=DISPLAY_600, lines=2, expand=True),
        ],
        spacing=skin.px(7),
        width=width - lean - skin.px(30),
    )
    body = _art(skin, panel, width, height, edge)
    face = ft.Stack(
        [
            svg.picture(width, height, body),
            ft.Container(
                Stacked(skin, number, title, gap=5),
                left=lean + skin.px(14),
                top=skin.px(14),
                width=width - 2 * lean - skin.px(24),
            ),
            ft.Container(foot, left=skin.px(15), bottom=skin.px(14)),
        ],
        width=width,
        height=height,
    )
    label = f"#{panel.issue.number} {panel.issue.title}. {words}"
    return Labelled(face, label)


def _art(skin: Skin, panel: IssuePanel, width: float, height: float, edge: str) -> str:
    """Ground, radar and the disc of the last try, cut to the slanted frame."""
    paint, palette = tones(skin), skin.palette
    lean = height * SLANT
    wide = 4.0 if panel.state == "next" else 2.4
    way = f"M{lean:.1f} 2L{width - 2:.1f} 2L{width - lean:.1f} {height - 2:.1f}L2 {height - 2:.1f}Z"
    name = f"cut-{panel.issue.number}"
    middle = (width * 0.56, height * 0.62)
    reach = height * 0.52
    faint = skin.wash(palette.faint, 0.5)
    ground = skin.wash(edge, 0.1 if panel.state == "next" else 0.03)
    parts = [f'<clipPath id="{name}"><path d="{way}"/></clipPath><path d="{way}" fill="{ground}"/>']
    inner = [
        svg.circle(*middle, reach * part, svg.paint(line=faint, wide=1, opacity=0.6))
        for part in (0.25, 0.5, 0.75)
    ]
    inner.append(svg.circle(*middle, reach, svg.paint(line=paint.red, wide=1.6, dash="8 6", opacity=0.5)))
    turn = math.radians(40 + 57 * panel.issue.number)
    end = (middle[0] + reach * math.cos(turn), middle[1] - reach * math.sin(turn))
    inner.append(svg.line([middle, end], svg.paint(line=faint, wide=1.4)))
    if panel.last is not None:
        limit = panel.last.threat_limit or max(20, panel.last.threat)
        part = max(LEAST, min(1.0, panel.last.threat / limit))
        inner.append(
            svg.circle(
                *middle,
                reach * part,
                svg.paint(skin.wash(paint.red, 0.34), paint.red, 2.4, opacity=0.9),
            )
        )
        inner += _swarm(middle, reach * part, paint.red, panel.last.threat)
    shade = "" if panel.state != "locked" else ' opacity="0.5"'
    parts.append(f'<g clip-path="url(#{name})"{shade}>{"".join(inner)}</g>')
    parts.append(f'<path d="{way}"{svg.paint(line=edge, wide=wide)}/>')
    return "".join(parts)


def _swarm(middle: tuple[float, float], reach: float, red: str, count: int) -> list[str]:
    """Dots inside the disc only."""
    dots = []
    for at in range(min(12 + count, 40)):
        away = reach * (0.45 + 0.5 * math.sqrt(((at * 61) % 41) / 41))
        x, y = svg.around(*middle, away, at * 137.5)
        dots.append(svg.circle(x, y, 1.2 + (at % 3) * 0.6, svg.paint(red, opacity=0.8)))
    return dots
