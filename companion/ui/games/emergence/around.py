"""The tiles around my agent: open ones to tap, closed ones with who closes them (EM-16..18)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt

import flet as ft
import flet.canvas as cv

from companion.games.emergence.views import EmergenceView, TileView
from companion.games.emergence.words import DATA_TYPES
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.hexes import around, corners
from companion.ui.games.emergence.marks import Mark, Small
from companion.ui.games.emergence.panels import CENTERED, MIDDLE, NotNow, Panel, Spaced, Tick
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Muted, Words
from companion.ui.stage import Stage

SPECIAL_ICONS = {"start": "start-tile", "compile": "compile", "assimilate": "assimilate"}
GAP = 6.0
ROOMY = 56.0
"""Hexagons with this radius have room for one more line."""
Pick = Callable[[str], None]


def _hexagon(
    x: float, y: float, radius: float, fill: str, line: str, width: float, dash: list[float] | None
) -> list[cv.Shape]:
    points = corners(x, y, radius)
    path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0])]
    path += [cv.Path.LineTo(*point) for point in points[1:]]
    path.append(cv.Path.Close())
    stroke = ft.Paint(
        color=line,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=dash,
    )
    return [
        cv.Path(elements=path, paint=ft.Paint(color=fill, style=ft.PaintingStyle.FILL)),
        cv.Path(elements=path, paint=stroke),
    ]


def _what(skin: Skin, tile: TileView, size: float) -> ft.Control:
    """What lies on the tile: blocks with their number, or the sign of a special tile."""
    if tile.kind in DATA_TYPES:
        return ft.Row(
            [DataBlock(tile.kind, size), Figures(skin, str(tile.blocks), 17)],
            spacing=5,
            tight=True,
            alignment=CENTERED,
        )
    return Icon(skin, SPECIAL_ICONS[tile.kind], size)


def _agents(stage: Stage, tile: TileView) -> list[ft.Control]:
    """Who stands there besides me, each with the augmentation that opens or closes the tile."""
    view, skin = reading.game(stage), stage.skin
    shown: list[ft.Control] = []
    for seat in tile.agents:
        if reading.is_me(stage, seat):
            continue
        augmentation = reading.line(view, seat).augmentation
        shown.append(Mark(stage, seat, 17))
        if augmentation:
            colour = reading.augmentation_colour(skin, augmentation)
            shown.append(Icon(skin, reading.augmentation_icon(augmentation), 15, colour))
    return shown


def _id(skin: Skin, name: str, radius: float, is_closed: bool) -> ft.Control:
    """The name of a tile, as large as its length allows."""
    short, middling = (20, 15) if radius > ROOMY else (17, 13)
    step = short if len(name) <= 4 else middling if len(name) <= 8 else 12
    return Words(
        skin,
        name,
        step,
        colour=skin.palette.muted if is_closed else "",
        family=DISPLAY_700,
        align=CENTER,
        line=1.0,
        lines=2 if " " in name else 1,
    )


def _label(stage: Stage, tile: TileView, state: str, radius: float) -> ft.Control:
    """The words inside a hexagon."""
    skin, palette = stage.skin, stage.skin.palette
    is_closed = state == "closed"
    people = _agents(stage, tile)
    word = skin.say(f"emergence-tile-{state}") if state != "kind" else skin.say(f"emergence-tile-{tile.kind}")
    foot: list[ft.Control] = [Small(skin, word, colour=palette.warn if is_closed else palette.muted, lines=1)]
    if is_closed:
        foot.insert(0, Icon(skin, "lock", 13, palette.warn))
    top: ft.Control = _what(skin, tile, 26 if radius > ROOMY else 22)
    if state == "here" and stage.me:
        top = Mark(stage, stage.me.seat, 28)
    elif people:
        top = ft.Row([*people[:6]], spacing=3, tight=True, alignment=CENTERED)
    lines = [
        top,
        _id(skin, tile.id, radius, is_closed),
        *([_what(skin, tile, 16)] if people and state != "here" and radius > ROOMY else []),
        ft.Row(foot, spacing=3, tight=True, alignment=CENTERED),
    ]
    return ft.Column(lines, spacing=3, tight=True, alignment=CENTERED, horizontal_alignment=MIDDLE)


def TilesAround(stage: Stage, here: TileView, picked: str, pick: Pick, refuse: Pick) -> ft.Control:
    """A map of the neighbourhood. Open tiles are picked, closed ones say why."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    width = skin.width - 40
    height = min(372.0, max(240.0, skin.height - (360 if skin.is_small else 420)))
    radius = min((width - 2 * GAP) / (3 * sqrt(3)), (height - GAP) / 5)
    spots = around(view.board, here, radius)
    high = max([abs(y) for _, y in spots.values()] + [0.0]) * 2 + 2 * radius + 8
    far = max([abs(x) for x, _ in spots.values()] + [0.0]) * 2 + radius * sqrt(3) + 6
    radius *= min(1.0, width / max(far, 1))
    spots = around(view.board, here, radius)
    middle_x, middle_y = width / 2, high / 2
    colour = reading.my_colour(stage)
    shapes = _hexagon(middle_x, middle_y, radius, palette.raised, palette.edge or colour, 3, None)
    boxes: list[ft.Control] = [_box(_label(stage, here, "here", radius), middle_x, middle_y, radius)]
    for name, (x, y) in spots.items():
        tile = reading.tile(view, name)
        if tile is None:
            continue
        is_open, is_picked = name in view.my_moves, name == picked
        paint: tuple[str, str, float, list[float] | None]
        if is_picked:
            paint = (tint(colour, palette.card, 0.22), palette.edge or colour, 3.5, None)
        elif is_open:
            paint = (palette.card, palette.faint, 1.6, None)
        else:
            paint = (palette.background, palette.warn, 2.0, [7.0, 6.0])
        shapes += _hexagon(middle_x + x, middle_y + y, radius, *paint)
        state = "closed" if not is_open else "open" if tile.kind in DATA_TYPES else "kind"
        tap = pick if is_open else refuse
        boxes.append(
            _box(
                _label(stage, tile, state, radius),
                middle_x + x,
                middle_y + y,
                radius,
                partial(tap, name),
                _spoken(stage, tile, is_open),
                is_picked,
            )
        )
    return ft.Container(
        ft.Stack([cv.Canvas(shapes, width=width, height=high), *boxes], width=width, height=high),
        alignment=ft.Alignment.CENTER,
    )


def _spoken(stage: Stage, tile: TileView, is_open: bool) -> str:
    state = stage.say("emergence-tile-open" if is_open else "emergence-tile-closed")
    return stage.say(
        "emergence-tile-label", tile=tile.id, kind=reading.kind_word(stage, tile.kind), state=state
    )


def _box(
    content: ft.Control,
    x: float,
    y: float,
    radius: float,
    tap: Callable[[], None] | None = None,
    label: str = "",
    is_picked: bool = False,
) -> ft.Control:
    """The middle of a hexagon, as large as a finger needs."""
    wide, high = radius * 1.66, radius * 1.56
    face = ft.Container(
        content,
        width=wide,
        height=high,
        alignment=ft.Alignment.CENTER,
        on_click=guarded(tap),
    )
    inner: ft.Control = face
    if tap:
        inner = ft.Semantics(content=face, button=True, container=True, label=label, selected=is_picked)
    return ft.Container(inner, left=x - wide / 2, top=y - high / 2, width=wide, height=high)


def TileList(stage: Stage, here: TileView, picked: str, pick: Pick) -> ft.Control:
    """The same as rows: for small screens, large text, and who prefers reading."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    colour, closed = reading.my_colour(stage), {at.tile: at for at in view.my_closed}

    def row(name: str) -> ft.Control:
        tile = reading.tile(view, name)
        if tile is None:
            return ft.Container()
        is_open = name in view.my_moves
        head = ft.Row(
            [
                Words(skin, name, 20, family=DISPLAY_700, colour=palette.text if is_open else palette.muted),
                _what(skin, tile, 24),
                Muted(skin, reading.kind_word(stage, tile.kind), 15, expand=True, lines=1),
                *_agents(stage, tile),
                *([Tick(skin, colour)] if name == picked else []),
                *([] if is_open else [NotNow(skin, skin.say("emergence-tile-closed"))]),
            ],
            spacing=8,
        )
        why = [] if is_open or name not in closed else [Muted(skin, reading.reasons(stage, closed[name].why))]
        return Panel(
            skin,
            Spaced(skin, head, *why, gap=6),
            on_click=(lambda: pick(name)) if is_open else None,
            selected=name == picked,
            colour=colour,
            padding=14,
            radius=16,
            is_hollow=not is_open,
        )

    ordered = sorted(here.next_to, key=lambda name: name not in view.my_moves)
    return Spaced(skin, *(row(name) for name in ordered), gap=8)


def why_closed(stage: Stage, name: str) -> tuple[str, str]:
    """Why a tile is closed, and what to pick instead: a headline and a sentence."""
    view: EmergenceView = reading.game(stage)
    why = next((at.why for at in view.my_closed if at.tile == name), ())
    others = stage.skin.language.listed(view.my_moves)
    instead = stage.say("emergence-tile-pick-other", tiles=others) if others else ""
    return stage.say(
        "emergence-tile-title-closed", tile=name
    ), f"{reading.reasons(stage, why)} {instead}".strip()
