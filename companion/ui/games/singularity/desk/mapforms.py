"""The forms beside a map: a block to begin with, the chosen space, areas, straight lines, checks (SW-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.singularity.packs.issue_map import Space
from companion.ui.desk.checks import Found
from companion.ui.desk.frame import CheckPanel
from companion.ui.desk.session import Session
from companion.ui.games.singularity.desk import mapbench, mapdraft, mapways
from companion.ui.games.singularity.desk.mapbench import Bench
from companion.ui.games.singularity.desk.mapdraft import MapDraft
from companion.ui.games.singularity.draw.colours import area_colour
from companion.ui.kit.boxes import STRETCHED, Caption, InRow, Panel, Spaced, Stacked, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.field import Field
from companion.ui.kit.text import Muted, Words

BLOCKS = ((4, 3), (5, 4), (6, 5))
Work = Session[MapDraft, Bench]


def Blocks(work: Work) -> ft.Control:
    """An empty map begins with a block of spaces, or with a tap."""
    skin = work.skin
    chips = [
        Chip(
            skin,
            skin.say("singularity-editor-block", columns=columns, rows=rows),
            partial(work.step, partial(mapdraft.add_block, columns=columns, rows=rows)),
            icon="sw-space",
        )
        for columns, rows in BLOCKS
    ]
    return ft.Column(
        [
            Muted(skin, skin.say("singularity-editor-blocks"), 15, align=ft.TextAlign.CENTER),
            ft.Row(chips, wrap=True, spacing=skin.px(8), alignment=ft.MainAxisAlignment.CENTER),
        ],
        spacing=skin.px(10),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def MapForm(work: Work, found: Sequence[Found]) -> ft.Control:
    """Everything that is said in words about a map, each part in its own place."""
    skin, bench, draft = work.skin, work.bench, work.draft
    chosen = draft.space(bench.chosen)
    space = [SpaceForm(work, chosen)] if chosen and bench.tool == "space" else []
    areas = [Areas(work)] if bench.tool in ("area", "space") and not space else []
    lines = [Runs(work)] if bench.tool == "line" else []
    parts = (space, areas, lines)
    empty = "" if draft.spaces else skin.say("singularity-editor-no-space")
    checks = CheckPanel(work, found, mapbench.show, empty)
    return Spaced(
        skin,
        *(ft.Column(list(part), tight=True, horizontal_alignment=STRETCHED) for part in parts),
        checks,
        Kind(work),
    )


def SpaceForm(work: Work, space: Space) -> ft.Control:
    """The chosen space: its name, and away with it."""
    skin = work.skin

    def named(words: str) -> None:
        work.step(lambda draft: mapdraft.name_space(draft, space.id, words), f"name-{space.id}")

    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-editor-space", name=space.id)),
        ft.Container(
            Field(
                skin,
                skin.say("singularity-editor-space-name"),
                space.name,
                named,
                longest=40,
            ),
            key=f"space-{space.id}",
        ),
        OutlineButton(
            skin,
            skin.say("singularity-editor-remove", name=space.id),
            lambda: work.step(lambda draft: mapdraft.remove_space(draft, space.id)),
            icon="bin",
        ),
    ]
    return Panel(skin, Spaced(skin, *rows))


def Areas(work: Work) -> ft.Control:
    """The areas: which one the taps belong to, its name, a new one (SW-19)."""
    skin, bench, draft = work.skin, work.bench, work.draft
    board = mapbench.board_of(draft)

    def aim(area: str) -> None:
        work.act(lambda now: replace(now, tool="area", area=area))

    chips = [
        Chip(
            skin,
            area.name or area.id,
            partial(aim, area.id),
            icon="sw-area",
            selected=bench.area == area.id,
            colour=area_colour(skin, board, area.id),
        )
        for area in draft.areas
    ]

    def add() -> None:
        name = skin.say("singularity-editor-area-name", n=len(draft.areas) + 1)
        work.act(lambda now: mapbench.new_area(now, name))

    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-editor-areas")),
        Wrapped(skin, *chips),
        OutlineButton(skin, skin.say("singularity-editor-new-area"), add, icon="plus-thin"),
    ]
    area = next((one for one in draft.areas if one.id == bench.area), None)
    if area is not None:
        rows.append(
            InRow(
                skin,
                ft.Container(
                    Field(
                        skin,
                        skin.say("singularity-editor-area-field"),
                        area.name,
                        partial(_name_area, work, area.id),
                        longest=40,
                    ),
                    expand=True,
                    key=f"area-{area.id}",
                ),
                IconButton48(
                    skin,
                    "bin",
                    skin.say("singularity-editor-remove", name=area.name or area.id),
                    lambda: work.step(lambda now: mapdraft.remove_area(now, area.id)),
                ),
                gap=8,
            )
        )
    return Panel(skin, Spaced(skin, *rows))


def _name_area(work: Work, area: str, words: str) -> None:
    work.step(lambda draft: mapdraft.name_area(draft, area, words), f"area-{area}")


def Runs(work: Work) -> ft.Control:
    """Straight lines of a map that is no grid (SW-24)."""
    skin, bench, draft = work.skin, work.bench, work.draft

    is_line = len(bench.run) > 1
    words = skin.say("singularity-editor-line-done" if is_line else "singularity-editor-line-why")
    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-editor-lines")),
        OutlineButton(skin, words, lambda: work.act(mapbench.line_done), icon="check", disabled=not is_line),
    ]
    for at, line in enumerate(draft.lines):
        rows.append(
            InRow(
                skin,
                Words(skin, " · ".join(line), 15, expand=True),
                IconButton48(
                    skin,
                    "bin",
                    skin.say("singularity-editor-remove", name=" · ".join(line)),
                    partial(work.step, partial(mapways.remove_line, at=at)),
                ),
                gap=8,
            )
        )
    return Panel(skin, Spaced(skin, *rows, gap=8))


def Kind(work: Work) -> ft.Control:
    """A grid, or a map that lists its ways; corners (A23)."""
    skin, draft = work.skin, work.draft
    red = skin.look.accent
    chips = [
        Chip(
            skin,
            skin.say("singularity-editor-is-grid" if grid else "singularity-editor-is-free"),
            partial(work.step, partial(mapways.set_grid, grid=grid)),
            selected=draft.grid == grid,
            colour=red,
        )
        for grid in (True, False)
    ]
    if draft.grid:
        chips.append(
            Chip(
                skin,
                skin.say("singularity-editor-corners"),
                partial(work.step, partial(mapways.set_diagonal, diagonal=not draft.diagonal)),
                selected=draft.diagonal,
                colour=red,
            )
        )
    rows = [
        Caption(skin, skin.say("singularity-editor-kind")),
        Wrapped(skin, *chips),
    ]
    return Panel(skin, Stacked(skin, *rows, gap=8))
