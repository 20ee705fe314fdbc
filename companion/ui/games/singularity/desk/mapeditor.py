"""The editor of an issue map: tools on the left, the map, forms and checks on the right (SW-5)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion import texts
from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.packs.warnings import warnings
from companion.kernel.action import Reason
from companion.ui.desk.checks import found_of
from companion.ui.desk.frame import EDGE, HEAD, DeskFrame, Resumed
from companion.ui.desk.session import Craft, Session, use_session
from companion.ui.desk.tools import ToolHint, ToolTile, Workbench
from companion.ui.games.singularity.desk import mapbench, mapdraft
from companion.ui.games.singularity.desk.collection import GAME_ID
from companion.ui.games.singularity.desk.mapbench import TOOLS, Bench, Tool
from companion.ui.games.singularity.desk.mapdraft import MapDraft
from companion.ui.games.singularity.desk.mapforms import Blocks, MapForm
from companion.ui.games.singularity.draw.board import MapBoard
from companion.ui.games.singularity.draw.colours import LOOKS
from companion.ui.games.singularity.draw.marks import PathMark, board_marks
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.kit.boxes import Stacked, Together
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.stage import Desk

Work = Session[MapDraft, Bench]
ICON: dict[Tool, str] = {
    "space": ICONS["space"],
    "erase": "bin",
    "link": ICONS["link"],
    "wall": ICONS["wall"],
    "area": ICONS["area"],
    "hazard": ICONS["hazard"],
    "cache": ICONS["cache"],
    "token": ICONS["token"],
    "start": ICONS["start"],
    "end": ICONS["end"],
    "line": ICONS["line"],
}


def blank_map() -> dict[str, Any]:
    """A map without anything on it."""
    return mapdraft.document(MapDraft(source=texts.say("singularity-editor-source"))) | {"id": "", "name": ""}


def oddities(draft: MapDraft) -> tuple[Reason, ...]:
    """What is only odd about a map that has no fault."""
    content = mapdraft.document(draft)
    return () if issue_map.check(content) else warnings(IssueMap.model_validate(content))


CRAFT: Final = Craft(GAME_ID, IssueMap, LOOKS, mapdraft.draft_of, mapdraft.document, Bench, option="map")


@component
def MapEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """Tap spaces, link them, mark them; every step can be undone, every fault is named."""
    session = use_session(desk, content, CRAFT)
    skin, bench, draft = session.skin, session.bench, session.draft
    found = found_of(issue_map.check(mapdraft.document(draft)), oddities(draft))
    wrong = (name for one in found if one.standing == "fault" for name in mapbench.spaces_of(one.reason))
    width, height = _room(skin)
    board = mapbench.board_of(draft, has_ghosts=bench.tool == "space")
    marks = replace(
        board_marks(board),
        chosen=frozenset({bench.chosen} if bench.chosen else bench.run),
        faults=frozenset(wrong),
        lit=frozenset(one.id for one in draft.spaces) if draft.spaces else None,
        paths=(PathMark(bench.run, "sky"),) if len(bench.run) > 1 else (),
    )
    drawn: ft.Control = ft.Container(height=1)
    if board.spaces:
        drawn = MapBoard(
            skin,
            board,
            marks,
            width,
            height,
            labels=tuple(_labels(skin, board).items()),
            on_tap=steady(lambda place: session.act(lambda now: mapbench.touched(now, place))),
            on_drop=steady(lambda start, to: session.act(lambda now: mapbench.dragged(now, start, to))),
            label=draft.name,
        )
    frame = ft.Container(
        ft.Column(
            [drawn, *([] if draft.spaces else [Blocks(session)])],
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        width=width + skin.px(20),
        height=height + skin.px(20),
        alignment=ft.Alignment.CENTER,
        border_radius=skin.px(20),
        border=ft.Border.all(1, skin.palette.outline),
        bgcolor=skin.palette.background,
    )
    forms = [*Resumed(session), MapForm(session, found)]
    return DeskFrame(
        session,
        Workbench(skin, MapTools(session), ToolHint(skin, hint(skin, bench, draft)), frame, forms),
        title=draft.name,
        subtitle=skin.say(
            "singularity-editor-grid" if draft.grid else "singularity-editor-free", n=len(draft.spaces)
        ),
        found=found,
        show=mapbench.show,
        play_words="singularity-editor-play",
    )


def _room(skin: Skin) -> tuple[float, float]:
    """Width and height of the map, its frame taken off."""
    if skin.is_phone or skin.large_text:
        wide = skin.width - 2 * skin.px(EDGE) - skin.px(22)
        return wide, min(wide, skin.height * 0.5)
    return skin.width * 0.48, skin.height - skin.px(HEAD + 2 * EDGE + 90)


def _labels(skin: Skin, board: IssueMap) -> dict[str, str]:
    """Every space and every free spot in words."""
    made = {}
    for space in board.spaces:
        if space.id.startswith(mapbench.GHOST):
            made[space.id] = skin.say(
                "singularity-editor-add-here", name=space.id.removeprefix(mapbench.GHOST)
            )
            continue
        words = [space.id, space.name]
        words += [skin.say("singularity-editor-tool-hazard")] if space.hazard else []
        words += [skin.say("singularity-editor-tool-cache")] if space.cache else []
        words += [skin.say(f"singularity-token-{space.token}")] if space.token else []
        words += [skin.say("singularity-editor-tool-start")] if board.start == space.id else []
        words += [skin.say("singularity-editor-tool-end")] if board.end == space.id else []
        made[space.id] = ", ".join(word for word in words if word)
    return made


def MapTools(session: Work) -> ft.Control:
    """One tile a tool, two columns."""
    skin, bench = session.skin, session.bench
    columns, width = (4, 78) if skin.is_phone else (2, 74)

    def choose(tool: Tool) -> None:
        session.act(lambda now: mapbench.with_tool(now, tool))

    def tile(tool: Tool) -> ft.Control:
        is_on = bench.tool == tool
        sign = Icon(skin, ICON[tool], skin.px(24), skin.look.accent if is_on else skin.palette.text)
        words = skin.say(f"singularity-editor-tool-{tool}")
        return ToolTile(skin, sign, words, partial(choose, tool), is_on=is_on, width=width)

    tiles = [tile(tool) for tool in TOOLS if tool != "line" or not session.draft.grid]
    rows = [Together(skin, *tiles[at : at + columns]) for at in range(0, len(tiles), columns)]
    return Stacked(skin, *rows, gap=6)


def hint(skin: Skin, bench: Bench, draft: MapDraft) -> str:
    """What the tool does now."""
    key = f"singularity-editor-hint-{bench.tool}"
    if bench.tool in ("link", "wall") and bench.chosen:
        return skin.say(f"{key}-on", name=bench.chosen)
    if bench.tool == "line" and bench.run:
        return skin.say(f"{key}-on", names=" · ".join(bench.run))
    area = next((one for one in draft.areas if one.id == bench.area), None)
    return skin.say(key, area=(area.name or area.id) if area else skin.say("singularity-editor-no-area"))
