"""The editor of an issue map: tools on the left, the map, forms and checks on the right (SW-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

import flet as ft

from companion import texts
from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.packs.warnings import warnings
from companion.kernel.action import Reason
from companion.ui.games.singularity.draw.board import MapBoard
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.marks import PathMark, board_marks
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.editor import mapbench, mapdraft
from companion.ui.games.singularity.editor.mapbench import TOOLS, Bench, Tool
from companion.ui.games.singularity.editor.mapdraft import MapDraft
from companion.ui.games.singularity.editor.mapforms import Blocks, MapForm
from companion.ui.games.singularity.editor.work import EditorPage, Work, use_work
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Desk

_STRETCH = ft.CrossAxisAlignment.STRETCH
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


def spaces_of(reasons: Sequence[Reason]) -> frozenset[str]:
    """The spaces that faults speak of."""
    found = [one.facts.get("spaces", ()) for one in reasons]
    return frozenset(str(name) for names in found if isinstance(names, (tuple, list)) for name in names)


@component
def MapEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """Tap spaces, link them, mark them; every step can be undone, every fault is named."""
    work = use_work(desk, content, mapdraft.draft_of, mapdraft.document, issue_map.check)
    bench, set_bench = ft.use_state(Bench())
    skin, draft = work.skin, work.now
    if bench.chosen and draft.space(bench.chosen) is None:
        bench = replace(bench, chosen="")

    def say(change: object, *names: str) -> None:
        made, after = cast("Any", change)(bench, draft, *names)
        set_bench(made)
        work.act(lambda _now: after)

    width, height = _room(skin)
    board = mapbench.board_of(draft, has_ghosts=bench.tool == "space")
    chosen = frozenset({bench.chosen} if bench.chosen else bench.run)
    marks = replace(
        board_marks(board),
        chosen=chosen,
        faults=spaces_of(work.faults),
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
            labels=tuple(_labels(board).items()),
            on_tap=lambda place: say(mapbench.touched, place),
            on_drop=lambda start, to: say(mapbench.dragged, start, to),
            label=draft.name,
        )
    frame = ft.Container(
        ft.Column(
            [drawn, *([] if draft.spaces else [Blocks(work)])],
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
    hint = Hint(skin, bench, draft)
    tools = Tools(skin, bench, lambda tool: set_bench(mapbench.with_tool(bench, tool)), is_grid=draft.grid)
    form = MapForm(work, bench, set_bench, oddities(draft))
    return _page(work, frame, hint, tools, form)


def _page(
    work: Work[MapDraft], frame: ft.Control, hint: ft.Control, tools: ft.Control, form: ft.Control
) -> ft.Control:
    skin, draft = work.skin, work.now
    kind = "singularity-editor-grid" if draft.grid else "singularity-editor-free"
    subtitle = texts.say(kind, n=len(draft.spaces))
    if skin.is_phone or skin.large_text:
        body = [tools, hint, frame, form]
        return EditorPage(work, draft.name, body, subtitle=subtitle, wide=True)
    middle = ft.Column([frame, hint], spacing=skin.px(8), tight=True, width=_room(skin)[0] + skin.px(20))
    side = ft.Column([form], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=_STRETCH)
    row = ft.Row(
        [tools, middle, side],
        spacing=skin.px(12),
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return EditorPage(work, draft.name, [row], subtitle=subtitle, wide=True, scrolls=False)


def _room(skin: Skin) -> tuple[float, float]:
    """Width and height of the map, its frame taken off."""
    if skin.is_phone or skin.large_text:
        wide = skin.width - (40 if skin.is_phone else 2 * skin.px(32)) - skin.px(22)
        return wide, min(wide, skin.height * 0.5)
    return skin.width * 0.48, skin.height - skin.px(270)


def _labels(board: IssueMap) -> dict[str, str]:
    """Every space and every free spot in words."""
    made = {}
    for space in board.spaces:
        if space.id.startswith(mapbench.GHOST):
            made[space.id] = texts.say(
                "singularity-editor-add-here", name=space.id.removeprefix(mapbench.GHOST)
            )
            continue
        words = [space.id, space.name]
        words += [texts.say("singularity-editor-tool-hazard")] if space.hazard else []
        words += [texts.say("singularity-editor-tool-cache")] if space.cache else []
        words += [texts.say(f"singularity-token-{space.token}")] if space.token else []
        words += [texts.say("singularity-editor-tool-start")] if board.start == space.id else []
        words += [texts.say("singularity-editor-tool-end")] if board.end == space.id else []
        made[space.id] = ", ".join(word for word in words if word)
    return made


def Tools(skin: Skin, bench: Bench, choose: Any, *, is_grid: bool) -> ft.Control:
    """One tile a tool, two columns; the one in hand is filled."""
    found = tones(skin)
    columns = 2 if not skin.is_phone else 4
    wide = skin.px(74 if not skin.is_phone else 78) * (1.3 if skin.large_text else 1)

    def tile(tool: Tool) -> ft.Control:
        is_on = bench.tool == tool
        ink = found.red if is_on else skin.palette.text
        words = skin.say(f"singularity-editor-tool-{tool}")
        face = ft.Container(
            ft.Column(
                [
                    Icon(skin, ICON[tool], skin.px(24), ink),
                    Words(
                        skin,
                        words,
                        13.5,
                        colour=ink,
                        family=TEXT_700 if is_on else TEXT_600,
                        align=CENTER,
                        lines=1,
                    ),
                ],
                spacing=skin.px(3),
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=wide,
            height=skin.px(62) * (1.3 if skin.large_text else 1),
            border_radius=skin.px(14),
            bgcolor=skin.wash(found.red, 0.16) if is_on else skin.palette.card,
            border=ft.Border.all(2 if is_on else 1, found.red if is_on else skin.palette.outline),
            alignment=ft.Alignment.CENTER,
            ink=True,
            on_click=guarded(partial(choose, tool)),
        )
        return ft.Semantics(
            content=face, button=True, selected=is_on, container=True, label=words, exclude_semantics=True
        )

    tiles = [tile(tool) for tool in TOOLS if tool != "line" or not is_grid]
    rows = [
        ft.Row(tiles[at : at + columns], spacing=skin.px(6), tight=True)
        for at in range(0, len(tiles), columns)
    ]
    return ft.Column(list(rows), spacing=skin.px(6), tight=True)


def Hint(skin: Skin, bench: Bench, draft: MapDraft) -> ft.Control:
    """What the tool does now; read out when it changes."""
    key = f"singularity-editor-hint-{bench.tool}"
    if bench.tool in ("link", "wall") and bench.chosen:
        words = skin.say(f"{key}-on", name=bench.chosen)
    elif bench.tool == "line" and bench.run:
        words = skin.say(f"{key}-on", names=" · ".join(bench.run))
    else:
        area = next((one for one in draft.areas if one.id == bench.area), None)
        words = skin.say(key, area=(area.name or area.id) if area else skin.say("singularity-editor-no-area"))
    said = Words(skin, words, 15, colour=tones(skin).amber, family=TEXT_600, lines=3)
    return ft.Semantics(content=said, live_region=True, container=True)
