"""The map of the board editor: tap the sea, tap regions, drag hubs; what a finger drags is drawn above it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk.checks import Found
from companion.ui.games.emergent.desk.draft import BoardDraft, Spot
from companion.ui.games.emergent.desk.room import Room
from companion.ui.games.emergent.desk.work import Work
from companion.ui.games.emergent.draw.board import (
    Board,
    CitySpot,
    RegionSpot,
    Sheet,
    nearest,
    sheet_of,
    spots,
)
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.marks import Marks, NoteMark
from companion.ui.games.emergent.draw.pen import Pen
from companion.ui.games.emergent.draw.places import Window, window_of
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.skin import Skin

GRIP: Final = 64.0
"""A finger this many pixels beside a hub still takes it."""


def drawn(draft: BoardDraft, room: Room) -> Board:
    """The board as the map draws it: keys are its ids, places count from the corner of the room."""
    return Board(
        tuple(
            RegionSpot(str(one.key), one.name, one.x - room.left, one.y - room.top, one.colour)
            for one in draft.regions
        ),
        tuple((str(one), str(other)) for one, other in draft.links),
        tuple(
            CitySpot(str(one.key), one.name, str(one.region), one.rank) for one in draft.cities if one.region
        ),
        frame=(room.width, room.height),
    )


@frozen
class Carried:
    """What a finger drags: a link from a hub, or the hub itself."""

    region: int
    x: float
    y: float
    """From the corner of the room."""
    is_link: bool


@dataclass
class Finger:
    """One session's finger on the map: where it began, and the drawing that follows it."""

    carried: Carried | None = None
    show: Callable[[Carried | None], None] | None = None

    def move(self, carried: Carried | None) -> None:
        """Follow it, without drawing the whole editor again."""
        self.carried = carried
        if self.show:
            self.show(carried)


def BoardMap(work: Work, board: Board, finger: Finger, width: float, height: float) -> ft.Control:
    """The map, with what is dragged above it. `board` may be a moment behind while its land is measured."""
    skin, bench, room = work.skin, work.bench, work.room
    pattern = skin.say("emergent-editor-new-region")

    def point(x: float, y: float) -> None:
        spot = x + room.left, y + room.top
        work.act(lambda now: touches.tap_sea(now, spot, room, pattern))

    def region(word: str) -> None:
        work.act(lambda now: touches.tap_region(now, int(word)))

    def drag(phase: str, x: float, y: float) -> None:
        if phase == "start":
            reach = GRIP / _scale(board, width, height)
            finger.move(_taken(board, bench.tool == "link", (x, y), reach) if bench.tool != "city" else None)
        elif finger.carried and phase == "move":
            finger.move(Carried(finger.carried.region, x, y, finger.carried.is_link))
        elif finger.carried:
            _let_go(work, finger, board, width, height)

    shown = TradeMap(
        skin,
        board,
        _marks(work, board),
        width=width,
        height=height,
        mode="edit",
        on_region=region,
        on_point=point,
        on_drag=drag,
        label_of=partial(_said, work),
        zoom=False,
    )
    return ft.Stack([shown, Following(skin, board, finger, width, height)], width=width, height=height)


def _taken(board: Board, is_link: bool, spot: Spot, reach: float) -> Carried | None:
    near = nearest(board, *spot)
    if not near or math.dist(spots(board)[near], spot) > reach:
        return None
    return Carried(int(near), *spot, is_link)


def _let_go(work: Work, finger: Finger, board: Board, width: float, height: float) -> None:
    """A link ends at the hub it was dragged to; a region stays where it was dropped."""
    carried = finger.carried
    if carried is None:
        return
    spot = (carried.x, carried.y)
    if not carried.is_link:
        finger.carried = None
        place = carried.x + work.room.left, carried.y + work.room.top
        work.act(lambda now: touches.drop(now, carried.region, place, work.room))
        return
    finger.move(None)
    end = _taken(board, True, spot, 1.5 * GRIP / _scale(board, width, height))
    if end and end.region != carried.region:
        work.act(lambda now: touches.join(now, carried.region, end.region))


def _scale(board: Board, width: float, height: float) -> float:
    """Pixels for one unit of the board."""
    return window_of(board, width, height).scale * sheet_of(board).scale


def _marks(work: Work, board: Board) -> Marks:
    known = {region.id for region in board.regions}
    notes = {
        key: (work.skin.say(f"emergent-editor-mark-{_short(found)}"), "bad")
        for found in work.faults
        for key in found.regions
        if key in work.bad_regions
    } | {key: (work.skin.say("emergent-editor-mark-loose"), "amber") for key in work.loose_regions}
    return Marks(
        selected=str(work.bench.selected or ""),
        fault_cities=tuple(map(str, sorted(work.bad_cities))),
        notes=tuple(
            NoteMark(str(key), words, tone="bad" if tone == "bad" else "amber")
            for key, (words, tone) in notes.items()
            if str(key) in known
        ),
    )


def _short(found: Found) -> str:
    """Faults of regions in a word or two, for the map."""
    return "unreachable" if found.is_about_reach else "name" if "name" in found.reason.code else "other"


def _said(work: Work, word: str) -> str:
    """A region in words, for who does not see the map."""
    region = work.draft.region(int(word))
    if region is None:
        return ""
    cities = ", ".join(f"{city.rank} {city.name}" for city in work.draft.cities_of(region.key))
    near = work.skin.language.listed(tuple(one.name for one in work.draft.neighbours(region.key)))
    return work.skin.say(
        "emergent-editor-map-region",
        name=region.name,
        colour=work.skin.say(f"emergent-editor-colour-{region.colour}"),
        cities=cities or work.skin.say("emergent-editor-cities-of", n=0),
        borders=near or work.skin.say("emergent-editor-nothing"),
    )


@component
def Following(skin: Skin, board: Board, finger: Finger, width: float, height: float) -> ft.Control:
    """The hub or the link under the finger. It draws itself alone, so that it keeps up."""
    carried, set_carried = ft.use_state(finger.carried)
    finger.show = set_carried
    effect(lambda: set_carried(finger.carried), [board])
    body = _ghost(skin, board, carried, width, height) if carried else ft.Container()
    return ft.TransparentPointer(content=ft.Container(body, width=width, height=height))


def _ghost(skin: Skin, board: Board, carried: Carried, width: float, height: float) -> ft.Control:
    own, window, sheet = tones(skin), window_of(board, width, height), sheet_of(board)
    pen = Pen(width, height)
    x, y = _pixels(window, sheet, carried.x, carried.y)
    word = str(carried.region)
    ends = [pair[0] if pair[1] == word else pair[1] for pair in board.links if word in pair]
    for end in [word] if carried.is_link else ends:
        if end in sheet.spots:
            hub = window.px(*sheet.spots[end])
            pen.line(*hub, x, y, own.amber, 3, () if carried.is_link else (0.1, 7))
    pen.dot(x, y, skin.px(16), own.amber, 0.25)
    pen.dot(x, y, skin.px(7), own.amber)
    region = board.region(word)
    if region and not carried.is_link:
        pen.text(
            x,
            y - skin.px(30),
            region.name,
            skin.size(17),
            own.amber_words,
            family=DISPLAY_600,
            anchor=0,
        )
    return pen.control()


def _pixels(window: Window, sheet: Sheet, x: float, y: float) -> Spot:
    return window.px((x - sheet.origin[0]) * sheet.scale, (y - sheet.origin[1]) * sheet.scale)
