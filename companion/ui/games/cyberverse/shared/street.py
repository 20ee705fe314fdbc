"""At the foot of a tower: who leads, who stands there, henchmen, an ambush (CV-36, CV-41, CV-88)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import DistrictView, FigureView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw import AgentHex, Hex, tones, wash
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Stage


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


def Crown(stage: Stage, board: DistrictView) -> ft.Control:
    """Who has strictly the most, or that nobody has (CV-88)."""
    skin = stage.skin
    if board.leader:
        colour = reading.seat_colour_name(stage, board.leader)
        return _line(
            skin,
            Icon(skin, "crown", skin.px(20), tones(skin).amber),
            SeatMark(skin, colour, skin.px(17)),
        )
    key = "cyberverse-shared-tied" if board.is_tied else "cyberverse-shared-unclaimed"
    return _line(skin, _small(skin, skin.say(key)))


def Figure(stage: Stage, one: FigureView, size: float) -> ft.Control:
    """A miniature as a hexagon: a letter for an agent, a card for a teammate, a skull for a henchman."""
    skin = stage.skin
    if one.kind == "henchman":
        return Hex(skin, size, icon="cv-henchman", colour=tones(skin).red)
    colour, name = reading.colour(stage, one.seat), reading.seat_colour_name(stage, one.seat)
    if one.kind == "teammate":
        return Hex(skin, size, icon="cv-support", colour=colour, seat=name)
    return AgentHex(skin, one.name, size, colour=colour, seat=name)


def Lit(stage: Stage, figure: str, drawn: ft.Control, size: float) -> ft.Control:
    """The figure whose turn it is stands in the light."""
    view, skin, paint = reading.game(stage), stage.skin, tones(stage.skin).magenta
    act, site = view.activation, view.investigation
    now = (site.now if site else None) or ((act.moving or act.called) if act else None)
    if figure != now:
        return drawn
    glow = ft.BoxShadow(
        blur_radius=skin.px(18 if skin.is_dark else 10), color=ft.Colors.with_opacity(0.55, paint)
    )
    return ft.Container(drawn, shadow=glow, border_radius=size, bgcolor=wash(skin, paint, 0.3))


def People(stage: Stage, board: DistrictView, width: float) -> ft.Control:
    """Agents and teammates, side by side in the width there is (CV-36)."""
    skin = stage.skin
    figures = [one for one in board.figures if one.kind != "henchman"]
    if not figures:
        return _line(skin, _small(skin, skin.say("cyberverse-shared-no-agents")), height=44)
    size = min(skin.px(42), (width - skin.px(3) * (len(figures) - 1)) / len(figures))
    row = ft.Row(
        [Lit(stage, one.id, Figure(stage, one, size), size) for one in figures],
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


def Ambush(stage: Stage, board: DistrictView) -> ft.Control:
    """Whose ambush token lies here (CV-41)."""
    skin, paint = stage.skin, tones(stage.skin).amber
    if board.ambush is None:
        return _line(skin, _small(skin, skin.say("cyberverse-shared-no-ambush")))
    return _line(
        skin,
        Icon(skin, "cv-ambush", skin.px(19), paint),
        Words(skin, skin.say("cyberverse-shared-ambush"), 14.5, colour=paint, family=TEXT_700, line=1.1),
        SeatMark(skin, reading.seat_colour_name(stage, board.ambush), skin.px(15)),
    )
