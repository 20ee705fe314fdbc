"""The map: one drawing for phone, shared screen and editor. Tap a region to open it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Literal

import flet as ft

from companion.ui.games.emergent.draw.board import Board, nearest_on_sheet, sheet_of
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.land import land_svg, over_of, veil_svg
from companion.ui.games.emergent.draw.marks import Marks
from companion.ui.games.emergent.draw.motion import Lying, Running, inscribed
from companion.ui.games.emergent.draw.pen import picture
from companion.ui.games.emergent.draw.places import Window, sizes_of, window_of
from companion.ui.games.emergent.draw.regions import draw_regions, in_sight
from companion.ui.games.emergent.draw.routes import draw_trips, routes_svg
from companion.ui.games.emergent.draw.shapes import circle, path
from companion.ui.games.emergent.draw.tray import DRAG_GROUP
from companion.ui.kit.drawing import Choose, guarded, part
from companion.ui.kit.skin import Skin

Mode = Literal["plan", "fast", "edit"]
Phase = Literal["start", "move", "end"]
LARGEST = 4.0
BARE = Marks()


@part
def TradeMap(
    skin: Skin,
    board: Board,
    marks: Marks = BARE,
    *,
    width: float,
    height: float,
    mode: Mode = "plan",
    on_region: Choose | None = None,
    labels: tuple[tuple[str, str], ...] = (),
    label_of: Callable[[str], str] | None = None,
    zoom: bool = True,
    focus: tuple[str, ...] = (),
    closeness: float = 1.5,
    drops: bool = False,
    on_drop: Callable[[str, str], object] | None = None,
    on_hover: Choose | None = None,
    on_point: Callable[[float, float], object] | None = None,
    on_drag: Callable[[Phase, float, float], object] | None = None,
) -> ft.Control:
    """Regions, routes, cities and pieces (ET-4, ET-16) in a box of any size; the sea fills what is left.

    A tap opens the nearest region; a screen reader finds a button for each. `focus` looks closer at some.
    Land, flat marks and every region are parts: a piece that moves redraws its region. Keys are numbers:
    they reach the phone, and a plan is nobody else's business.
    """
    window = window_of(board, width, height, focus, closeness)
    ground = _ground(skin, board, window, marks, mode)
    seen = [region for region in board.regions if in_sight(board, window, region.id)]
    lying = [
        Lying.keyed(f"lies-{at}")(
            skin,
            width,
            height,
            tuple(piece for piece in ground.pieces if piece.region == region.id),
            tuple(one for one in ground.words if one.region == region.id),
            at if drops else None,
        )
        for at, region in enumerate(seen)
    ]
    layers = [
        Land(skin, board, window, marks.selected, marks.dim, mode),
        picture(width, height, "".join(ground.flat)),
        *lying,
        *(inscribed(skin, one) for one in ground.words if not one.region),
        *(Running(skin, piece, piece.start) for piece in ground.pieces if piece.start),
    ]
    silent = ft.Semantics(
        content=ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.HARD_EDGE),
        exclude_semantics=True,
    )
    known = dict(labels)
    says = label_of or (lambda region: known.get(region) or _said(skin, board, mode, region))
    touched = [
        Touched.keyed(f"touch-{at}")(
            _box(board, window, region.id), region.id, says(region.id), on_region, on_drop, on_hover
        )
        for at, region in enumerate(seen)
    ]
    whole: ft.Control = ft.Stack([silent, *touched], width=width, height=height)
    whole = _listening(board, window, whole, on_region, on_point, on_drag)
    if zoom and on_drag is None:
        whole = ft.InteractiveViewer(
            content=whole, min_scale=1.0, max_scale=LARGEST, width=width, height=height, scale_factor=600
        )
    return ft.Container(
        whole, width=width, height=height, bgcolor=ground.tones.sea, clip_behavior=ft.ClipBehavior.HARD_EDGE
    )


@part
def Land(
    skin: Skin, board: Board, window: Window, selected: str, dim: tuple[str, ...], mode: Mode
) -> ft.Control:
    """The land and its veil, larger than the box where the sea goes on. It never moves."""
    over, sheet = over_of(board), sheet_of(board)
    left, top = window.px(-over, -over)
    wide, tall = (sheet.width + 2 * over) * window.scale, (sheet.height + 2 * over) * window.scale
    land = land_svg(board, is_dark=skin.is_dark, scale=window.scale, is_tinted=mode == "fast")
    veil = veil_svg(board, is_dark=skin.is_dark, scale=round(window.scale, 2), selected=selected, dim=dim)
    return ft.Stack(
        [
            ft.Image(
                src=source,
                left=left,
                top=top,
                width=wide,
                height=tall,
                fit=ft.BoxFit.FILL,
                exclude_from_semantics=True,
            )
            for source in (land, veil)
            if source
        ],
        width=window.width,
        height=window.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _ground(skin: Skin, board: Board, window: Window, marks: Marks, mode: Mode) -> Ground:
    ground = Ground(skin, board, window, sizes_of(skin, sheet_of(board), window))
    own = ground.tones
    if mode != "fast":
        ground.flat.append(routes_svg(board, window, own.route, own.accent, marks.selected, mode == "edit"))
    _loose(ground, marks)
    said = {note.region for note in marks.notes}
    draw_regions(ground, sorted(board.regions, key=lambda one: one.id not in said), marks, mode)
    draw_trips(ground, marks.trips)
    return ground


def _loose(ground: Ground, marks: Marks) -> None:
    """A link the editor is drawing."""
    if marks.loose_link is None:
        return
    name, bx, by = marks.loose_link
    hub, sheet = ground.hub(name), sheet_of(ground.board)
    if hub is None:
        return
    x, y = ground.window.px((bx - sheet.origin[0]) * sheet.scale, (by - sheet.origin[1]) * sheet.scale)
    line = f"M{hub[0]:.1f} {hub[1]:.1f}L{x:.1f} {y:.1f}"
    ground.flat += [
        path(line, stroke=ground.tones.amber, wide=3),
        circle(x, y, 13, ground.tones.amber, 0.25),
        circle(x, y, 6, ground.tones.amber),
    ]


def _said(skin: Skin, board: Board, mode: Mode, region_id: str) -> str:
    """A region in words: its name, its colour in Fast Play, its cities."""
    region = board.region(region_id)
    if region is None:
        return ""
    if mode == "fast":
        colour = skin.say(f"emergent-draw-region-{region.colour}", bonus=region.bonus)
        return skin.say("emergent-draw-region-fast", name=region.name, colour=colour)
    cities = ", ".join(f"{city.rank} {city.name}" for city in board.cities_of(region_id))
    return skin.say(
        "emergent-draw-region-cities" if cities else "emergent-draw-region-empty",
        name=region.name,
        cities=cities,
    )


def _box(board: Board, window: Window, region_id: str) -> tuple[float, float, float, float]:
    """A square around a centre in which no other centre is nearer along either axis."""
    spots = sheet_of(board).spots
    x, y = spots[region_id]
    near = [max(abs(x - ox), abs(y - oy)) for name, (ox, oy) in spots.items() if name != region_id]
    half = min([*near, sheet_of(board).spacing * 1.2]) / 2
    (left, top), (right, bottom) = window.px(x - half, y - half), window.px(x + half, y + half)
    left, top = max(0.0, left), max(0.0, top)
    return left, top, max(1.0, min(window.width, right) - left), max(1.0, min(window.height, bottom) - top)


@part
def Touched(
    box: tuple[float, float, float, float],
    region_id: str,
    label: str,
    on_region: Choose | None,
    on_drop: Callable[[str, str], object] | None,
    on_hover: Choose | None,
) -> ft.Control:
    """A region for fingers, for discs that are dropped on it, and for screen readers."""
    left, top, wide, tall = box
    inner: ft.Control = ft.Container(
        width=wide,
        height=tall,
        bgcolor=ft.Colors.TRANSPARENT,
        on_click=guarded(partial(on_region, region_id)) if on_region else None,
    )
    if on_drop:

        def dropped(event: Any) -> None:
            on_drop(region_id, str(event.src.data))

        def over(event: Any) -> None:
            if on_hover and event.accept:
                on_hover(region_id)

        inner = ft.DragTarget(
            group=DRAG_GROUP,
            content=inner,
            on_accept=guarded(dropped),
            on_will_accept=guarded(over),
            on_leave=guarded(partial(on_hover, "")) if on_hover else None,
        )
    said = ft.Semantics(content=inner, label=label, button=True if on_region else None, container=True)
    return ft.Container(said, left=left, top=top, width=wide, height=tall)


def _listening(
    board: Board,
    window: Window,
    content: ft.Control,
    on_region: Choose | None,
    on_point: Callable[[float, float], object] | None,
    on_drag: Callable[[Phase, float, float], object] | None,
) -> ft.Control:
    """Taps beside the boxes go to the nearest region; the editor gets points and drags of the pack."""
    if not (on_region or on_point or on_drag):
        return content
    sheet = sheet_of(board)

    def at(event: Any) -> tuple[float, float]:
        return window.units(event.local_position.x, event.local_position.y)

    def tapped(event: Any) -> None:
        x, y = at(event)
        if on_point:
            on_point(*sheet.back(x, y))
        elif on_region and (found := nearest_on_sheet(board, x, y)):
            on_region(found)

    def dragged(phase: Phase, event: Any) -> None:
        if on_drag:
            on_drag(phase, *sheet.back(*at(event)))

    def drag(phase: Phase) -> Callable[..., Awaitable[None]] | None:
        return guarded(partial(dragged, phase)) if on_drag else None

    return ft.GestureDetector(
        content=content,
        on_tap_up=guarded(tapped),
        on_pan_start=drag("start"),
        on_pan_update=drag("move"),
        on_pan_end=drag("end"),
        drag_interval=40,
        exclude_from_semantics=True,  # a screen reader would tap its middle; it has a button for each region
    )
