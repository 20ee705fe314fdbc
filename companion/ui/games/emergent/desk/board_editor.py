"""The board editor (ET-4): type a printed board in once, on a tablet, a laptop, or in need on a phone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion import texts
from companion.games.emergent.packs.board import BoardPack
from companion.net.packs import slug
from companion.ui.desk import keeping
from companion.ui.desk.frame import DeskFrame, Resumed
from companion.ui.desk.session import Craft, use_session
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk.bench import Bench
from companion.ui.games.emergent.desk.boardpage import Offer, board_body, measures_of
from companion.ui.games.emergent.desk.checks import checks
from companion.ui.games.emergent.desk.document import FORMAT, document, draft_of, keeping_ids, with_ids
from companion.ui.games.emergent.desk.doors import GAME_ID
from companion.ui.games.emergent.desk.mapping import Finger, drawn
from companion.ui.games.emergent.desk.room import NO_ROOM, Room, room_of
from companion.ui.games.emergent.desk.work import Work
from companion.ui.games.emergent.draw.board import Board
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.games.emergent.draw.terrain import terrain_of
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.skin import Skin
from companion.ui.stage import Desk

PAUSE: Final = 0.12
"""Before land is measured: fields and lists answer first, and quick fingers cost one measure, not ten."""

CRAFT: Final = Craft(
    GAME_ID, BoardPack, LOOKS, draft_of, document, Bench, kept=with_ids, keeping=keeping_ids, option="board"
)


def blank_board() -> dict[str, Any]:
    """A board without anything on it."""
    return {
        "format": FORMAT,
        "id": "",
        "title": "",
        "source": texts.say("emergent-editor-source"),
        "regions": [],
        "adjacency": [],
        "cities": [],
    }


@component
def BoardEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """A list, a map and a form of one board; every step can be undone, every fault is named."""
    session = use_session(desk, content, CRAFT)
    skin, bench = session.skin, session.bench
    others, set_others = ft.use_state(cast("tuple[keeping.Unfinished, ...]", ()))
    finger = cast("Finger", ft.use_ref(cast("Any", Finger)).current)
    room = _use_room(bench, skin)
    board = _use_land(drawn(bench.draft, room))

    async def look() -> None:
        set_others(await keeping.unfinished(FORMAT))

    effect(look, [])
    work = Work(skin, bench, checks(bench.draft), room, session.act)
    offers = _offers(desk, others, bench)
    return DeskFrame(
        session,
        board_body(work, board, finger, note=Resumed(session), offers=offers),
        title=bench.draft.title,
        subtitle=bench.draft.source,
        found=work.found,
        show=touches.show,
        play_words="emergent-editor-play",
    )


def _use_room(bench: Bench, skin: Skin) -> Room:
    """The room of the map: as the screen is, and the same while the board fits, so that nothing jumps."""
    measures = measures_of(skin)
    aspect = measures.map_width / measures.map_height
    known = cast("ft.MutableRef[tuple[float, Room] | None]", ft.use_ref(None))
    last, room = known.current or (0.0, NO_ROOM)
    if last != aspect or not room.holds(bench.draft):
        room = room_of(bench.draft, aspect)
        known.current = (aspect, room)
    return room


def _use_land(wanted: Board) -> Board:
    """The board to draw: a moment behind while its land is measured beside, so that no table waits for it."""
    shown, set_shown = ft.use_state(wanted)

    async def measure() -> None:
        if _land(shown) != _land(wanted):
            await asyncio.sleep(PAUSE)
            await asyncio.to_thread(terrain_of, wanted)
            set_shown(wanted)

    effect(measure, [_land(wanted)])
    return wanted if _land(shown) == _land(wanted) else shown


def _land(board: Board) -> tuple[object, ...]:
    """What the outlines depend on."""
    return (board.frame, tuple((region.id, region.x, region.y) for region in board.regions))


def _offers(desk: Desk, others: tuple[keeping.Unfinished, ...], bench: Bench) -> tuple[Offer, ...]:
    """Unfinished boards of this device, offered while this one is still empty."""
    if bench.draft.regions:
        return ()
    kept = {line.id for line in desk.library.lines(GAME_ID, FORMAT)}
    path = f"/library/{GAME_ID}/{slug(FORMAT)}"
    made = []
    for one in others:
        is_new = desk.library.free_id(GAME_ID, FORMAT, one.title) == one.id
        if one.id != bench.draft.id and (one.id in kept or is_new):
            route = f"{path}/{one.id}" if one.id in kept else f"{path}?name={one.title}"
            made.append(Offer(one.title, partial(desk.go, route)))
    return tuple(made)
