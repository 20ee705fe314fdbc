"""At the foot of a tower: who leads, who stands there, henchmen, an ambush (CV-36, CV-41, CV-88)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import CyberverseView, DistrictView, FigureView
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex, Hex
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words


def _small(skin: Skin, text: str, colour: str = "") -> ft.Control:
    return Words(
        skin,
        text,
        14.5,
        colour=colour or skin.palette.muted,
        family=TEXT_500,
        align=CENTER,
        line=1.1,
        lines=1,
    )


def _line(skin: Skin, *parts: ft.Control, height: float = 22) -> ft.Control:
    row = ft.Row(list(parts), spacing=skin.px(7), alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, height=max(skin.px(height), skin.size(14.5) * 1.15))


def Crown(skin: Skin, cast: Cast, board: DistrictView) -> ft.Control:
    """Who has strictly the most, or that nobody has (CV-88)."""
    if board.leader:
        colour = cast.mark(board.leader)
        return _line(
            skin,
            Icon(skin, "crown", skin.px(20), tones(skin).amber),
            SeatMark(skin, colour, skin.px(17)),
        )
    key = "cyberverse-shared-tied" if board.is_tied else "cyberverse-shared-unclaimed"
    return _line(skin, _small(skin, skin.say(key)))


def Figure(skin: Skin, cast: Cast, one: FigureView, size: float) -> ft.Control:
    """A miniature as a hexagon: a letter for an agent, a card for a teammate, a skull for a henchman."""
    if one.kind == "henchman":
        return Hex(skin, size, icon="cv-henchman", colour=tones(skin).red)
    colour, name = cast.colour(skin, one.seat), cast.mark(one.seat)
    if one.kind == "teammate":
        return Hex(skin, size, icon="cv-support", colour=colour, seat=name)
    return AgentHex(skin, one.name, size, colour=colour, seat=name)


def lit(view: CyberverseView) -> str | None:
    """The figure whose turn it is."""
    act, site = view.activation, view.investigation
    return (site.now if site else None) or ((act.moving or act.called) if act else None)


def Lit(skin: Skin, drawn: ft.Control, size: float, *, is_now: bool) -> ft.Control:
    """The figure whose turn it is stands in the light."""
    paint = tones(skin).magenta
    if not is_now:
        return drawn
    glow = ft.BoxShadow(
        blur_radius=skin.px(18 if skin.is_dark else 10), color=ft.Colors.with_opacity(0.55, paint)
    )
    return ft.Container(drawn, shadow=glow, border_radius=size, bgcolor=skin.wash(paint, 0.3))


def People(skin: Skin, cast: Cast, board: DistrictView, now: str | None, width: float) -> ft.Control:
    """Agents and teammates, side by side in the width there is (CV-36)."""
    figures = [one for one in board.figures if one.kind != "henchman"]
    if not figures:
        return _line(skin, _small(skin, skin.say("cyberverse-shared-no-agents")), height=44)
    size = min(skin.px(42), (width - skin.px(3) * (len(figures) - 1)) / len(figures))
    row = ft.Row(
        [Lit(skin, Figure(skin, cast, one, size), size, is_now=one.id == now) for one in figures],
        spacing=skin.px(3),
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(row, height=skin.px(44))


def Henchmen(skin: Skin, board: DistrictView) -> ft.Control:
    """A skull for each, or that there are none (CV-50)."""
    if not board.henchmen:
        return _line(skin, _small(skin, skin.say("cyberverse-shared-no-henchmen")))
    skulls = [Icon(skin, "cv-henchman", skin.px(20), tones(skin).red) for _ in range(board.henchmen)]
    return _line(skin, *skulls)


def Ambush(skin: Skin, cast: Cast, board: DistrictView) -> ft.Control:
    """Whose ambush token lies here (CV-41)."""
    paint = tones(skin).amber
    if board.ambush is None:
        return _line(skin, _small(skin, skin.say("cyberverse-shared-no-ambush")))
    return _line(
        skin,
        Icon(skin, "cv-ambush", skin.px(19), paint),
        Words(skin, skin.say("cyberverse-shared-ambush"), 14.5, colour=paint, family=TEXT_700, line=1.1),
        SeatMark(skin, cast.mark(board.ambush), skin.px(15)),
    )
